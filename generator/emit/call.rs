//! One call: the method that prepares it, its type, and its own name for what it may fail with.

use proc_macro2::TokenStream;
use quote::quote;

use super::object::plain;
use super::print::{Piece, names, print};
use super::tokens::{self, From};
use super::tree::Module;
use super::{Layout, example};
use crate::ir::{Body, Call, Crate, Explode, Group, Method, Output, Param, ParamPlace, Style, Type};

/// The file of a call.
pub fn emit_call(call: &Call, group: &Group, plan: &Crate, layout: Layout) -> Module {
    let method = emit_method(call, group, plan, layout);
    let ty = emit_type(call);
    let alias = call.failure.as_ref().map(|(shared, alias)| {
        let text = format!("What [`{}`] may answer instead of success.", call.ty);
        let docs = tokens::doc_lines(&text);
        quote!(#docs pub type #alias = super::failures::#shared;)
    });
    let items = [Piece::Plain(method), ty, Piece::Plain(quote!(#alias))];
    let types = names(&items, "types").then(|| quote!(types));
    let imports: Vec<TokenStream> = [quote!(runtime)].into_iter().chain(types).collect();
    let maps = names(&items, "BTreeMap").then(|| {
        quote!(
            use std::collections::BTreeMap;
        )
    });
    let imports = Piece::Plain(quote!(#maps use super::{#(#imports),*};));
    let pieces: Vec<Piece> = [imports].into_iter().chain(items).collect();
    Module { name: call.module.as_str().to_owned(), text: print(&pieces), ..Module::default() }
}

fn emit_method(call: &Call, group: &Group, plan: &Crate, layout: Layout) -> TokenStream {
    let (method, ty) = (&call.method, &call.ty);
    let line = format!("`{} {}`", call.verb.text(), plain(&call.path));
    let summary = if call.docs.is_empty() { line } else { format!("{}\n\n{line}", call.docs.text()) };
    let described = describe_arguments(call);
    let example = match layout {
        Layout::Crate => example::call_example(call, group, plan),
        Layout::OneFile => String::new(),
    };
    let parts = [summary, described, example];
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    let docs = tokens::doc_lines(&parts.join("\n\n"));
    let deprecated = tokens::deprecated(call.deprecated);
    let arguments = call.arguments.iter().map(|param| {
        let name = &param.name.rust;
        let ty = argument_type(&param.ty);
        quote!(#name: #ty)
    });
    let body = call.body.as_ref().filter(|body| body.required).map(|body| {
        let ty = tokens::ty(&body.ty, From::Calls);
        quote!(body: #ty)
    });
    let arguments = arguments.chain(body);
    let chain = emit_chain(call);
    let (owner, client) = match &group.handle {
        Some((handle, _)) => (quote!(super::#handle<'_>), quote!(self.client)),
        None => (quote!(runtime::Client), quote!(self)),
    };
    let verb = verb(call.verb);
    let path = &call.path;
    quote! {
        impl #owner {
            #docs
            #deprecated
            pub fn #method(&self, #(#arguments),*) -> #ty {
                let template = #path;
                runtime::Call::new(#client, #verb, template)#chain.into()
            }
        }
    }
}

/// What the document says of the arguments, a line each.
fn describe_arguments(call: &Call) -> String {
    let lines = call.arguments.iter().filter(|param| !param.docs.is_empty());
    let lines = lines.map(|param| {
        let said = param.docs.text().replace('\n', "\n  ");
        // A fence opens only at the beginning of a line.
        let gap = if said.starts_with("```") { "\n\n  " } else { " " };
        format!("- `{}`:{gap}{said}", param.name.rust.plain())
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn argument_type(ty: &Type) -> TokenStream {
    match ty {
        Type::Text => quote!(&str),
        Type::Bool | Type::Int(_) | Type::Float(_) => tokens::ty(ty, From::Calls),
        other => {
            let other = tokens::ty(other, From::Calls);
            quote!(&#other)
        }
    }
}

/// What is told to the call before it is given out.
fn emit_chain(call: &Call) -> TokenStream {
    let security = (!call.security.is_empty()).then(|| {
        let sets = call.security.iter().map(|set| quote!(&[#(#set),*]));
        quote!(.security(&[#(#sets),*]))
    });
    let arguments = call.arguments.iter().map(|param| {
        let (wire, name) = (&param.name.wire, &param.name.rust);
        let style = style_constant(param);
        let value = match param.ty {
            Type::Bool | Type::Int(_) | Type::Float(_) => quote!(&#name),
            _ => quote!(#name),
        };
        let (place, word) = match param.place {
            ParamPlace::Path => (quote!(path), "path"),
            ParamPlace::Query => (quote!(query), "query"),
            ParamPlace::Header => (quote!(header), "header"),
            ParamPlace::Cookie => (quote!(cookie), "cookie"),
        };
        let check =
            tokens::rule_in_runtime(&param.checks).map(|rule| quote!(.check(#word, #wire, &#name, &#rule)));
        quote!(.#place(#wire, #style, #value) #check)
    });
    let body = call.body.as_ref().filter(|body| body.required).map(|body| {
        let carry = carry(body);
        quote!(.#carry(&body))
    });
    let fixed = call.fixed_query.iter().map(|(name, value)| quote!(.add_query(#name, &#value)));
    quote!(#security #(#fixed)* #(#arguments)* #body)
}

fn carry(body: &Body) -> TokenStream {
    if body.checked { quote!(json) } else { quote!(json_unchecked) }
}

fn style_constant(param: &Param) -> TokenStream {
    let constant = match param.style {
        Style::Form => quote!(FORM),
        Style::Simple => quote!(SIMPLE),
        Style::Label => quote!(LABEL),
        Style::Matrix => quote!(MATRIX),
        Style::SpaceDelimited => quote!(SPACE_DELIMITED),
        Style::PipeDelimited => quote!(PIPE_DELIMITED),
        Style::DeepObject => quote!(DEEP_OBJECT),
    };
    let change = explode_word(param).map(|word| quote!(.#word()));
    quote!(runtime::Style::#constant #change)
}

/// How `explode` differs from what the style does by itself.
fn explode_word(param: &Param) -> Option<TokenStream> {
    let by_itself = match param.style {
        Style::Form | Style::DeepObject => Explode::Yes,
        _ => Explode::No,
    };
    match (param.explode, by_itself) {
        (Explode::Yes, Explode::No) => Some(quote!(exploded)),
        (Explode::No, Explode::Yes) if param.style != Style::DeepObject => Some(quote!(joined)),
        _ => None,
    }
}

fn emit_type(call: &Call) -> Piece {
    let ty = &call.ty;
    let docs = tokens::doc_lines(&format!("The call that `{}` prepares.", call.method.plain()));
    let output = match &call.output {
        Output::Empty => quote!(() as empty),
        Output::Json(ty) => tokens::ty(ty, From::Calls),
    };
    let failure = match &call.failure {
        Some((_, alias)) => quote!(#alias),
        None => quote!(runtime::Undeclared),
    };
    let setters = call.setters.iter().map(emit_setter);
    let body = call.body.as_ref().filter(|body| !body.required).map(|body| {
        let ty = tokens::ty(&body.ty, From::Calls);
        let docs = tokens::docs(&body.docs.clone().or(|| crate::ir::Docs::inert("The body.")));
        let carry = carry(body);
        quote!(#docs #[body(#carry)] body: #ty,)
    });
    Piece::Macro(
        "call",
        quote! {
            #docs
            #[call(output #output, failure #failure)]
            pub struct #ty {
                #(#setters)*
                #body
            }
        },
    )
}

fn emit_setter(param: &Param) -> TokenStream {
    let (wire, name) = (&param.name.wire, &param.name.rust);
    let docs = if param.docs.is_empty() {
        tokens::doc_lines(&format!("The `{}` parameter.", plain(wire)))
    } else {
        tokens::docs(&param.docs)
    };
    let deprecated = tokens::deprecated(param.deprecated);
    let word = match param.style {
        Style::Form => quote!(form),
        Style::Simple => quote!(simple),
        Style::Label => quote!(label),
        Style::Matrix => quote!(matrix),
        Style::SpaceDelimited => quote!(space_delimited),
        Style::PipeDelimited => quote!(pipe_delimited),
        Style::DeepObject => quote!(deep_object),
    };
    let change = explode_word(param);
    let place = match (param.place, &change) {
        (ParamPlace::Query | ParamPlace::Path, _) => quote!(#[query(#wire, #word #change)]),
        (ParamPlace::Header, None) => quote!(#[header(#wire)]),
        (ParamPlace::Header, Some(_)) => quote!(#[header(#wire, #word #change)]),
        (ParamPlace::Cookie, None) => quote!(#[cookie(#wire)]),
        (ParamPlace::Cookie, Some(_)) => quote!(#[cookie(#wire, #word #change)]),
    };
    let checks = tokens::checks(&param.checks);
    let ty = tokens::ty(&param.ty, From::Calls);
    quote!(#docs #deprecated #place #checks #name: #ty,)
}

fn verb(method: Method) -> TokenStream {
    let name = proc_macro2::Ident::new(method.text(), proc_macro2::Span::call_site());
    quote!(reqwest::Method::#name)
}
