//! One operation: the method that returns its request builder, the builder's type, and the alias for its error responses.

use proc_macro2::TokenStream;
use quote::quote;

use super::bodies::{body_type, carry, emit_body, is_checked_text};
use super::call_docs::{describe_builder, describe_method, describe_other_method};
use super::contents::emit_contents;
use super::example::{Examples, call_example};
use super::failure::{emit_failure, emit_responses, failure_type};
use super::former::{FormerMethod, emit_former_method};
use super::imports::import;
use super::object::name_docs;
use super::pages::emit_pages;
use super::print::Piece;
use super::scope::Scope;
use super::streams::{emit_reconnecting, stream_reader};
use super::styles::{explode, style_constant, style_word};
use super::tokens;
use super::tree::Module;
use crate::ir::{
    Body, Call, CallFailure, Content, Contents, Group, Ident, Output, Param, ParamLocation, Passed,
    SharedFailure, Style, Switch, Type,
};

/// The file of an operation, with its example.
pub fn emit_call(
    call: &Call,
    group: &Group,
    failures: &[SharedFailure],
    examples: Option<&Examples<'_>>,
) -> Module {
    let example = examples
        .map(|examples| call_example(call, group, examples))
        .unwrap_or_default();
    let usual = Way {
        method: &call.method,
        body: call.body.as_ref(),
        docs: describe_method(call, failures, &example),
    };
    let others = call.other_bodies.iter().filter(|other| other.body.required);
    let others = others.map(|other| Way {
        method: &other.method,
        body: Some(&other.body),
        docs: describe_other_method(call, other),
    });
    let ways: Vec<Way<'_>> = [usual].into_iter().chain(others).collect();
    let methods = emit_methods(call, group, &ways);
    let former_methods = emit_former_methods(call, group, &ways);
    let ty = emit_type(call, group, failures);
    let responses = match &call.output {
        Output::Several(responses) => Some(emit_responses(responses, &call.ty)),
        _ => None,
    };
    let contents = call.contents.as_ref();
    let contents = contents.map(|contents| emit_contents(contents, call));
    let failure = emit_call_failure(&call.failure, &call.ty);
    let pages = call.pages.as_ref().map(|pages| emit_pages(call, pages));
    let reconnecting = emit_reconnecting(call);
    let items: Vec<Piece> = [methods]
        .into_iter()
        .chain(former_methods)
        .chain([ty])
        .chain(pages)
        .chain(reconnecting)
        .chain(responses)
        .chain(contents)
        .chain([failure])
        .collect();
    let pieces: Vec<Piece> = [import(&items)].into_iter().chain(items).collect();
    Module::of(call.module.as_str(), pieces)
}

fn emit_call_failure(failure: &CallFailure, call: &Ident) -> Piece {
    let text = format!("Error responses of [`{call}`].");
    match failure {
        CallFailure::Own(failure) => emit_failure(failure, &text),
        CallFailure::Shared {
            shared,
            alias,
            docs,
        } => {
            let text = if docs.is_empty() {
                text
            } else {
                format!("{text}\n\n{}", docs.text())
            };
            let docs = tokens::doc_lines(&text);
            let scope = Scope::in_calls();
            let (alias, shared) = (scope.item(alias), scope.name(shared));
            Piece::items(
                quote!(#docs pub type #alias = super::failures::#shared;),
                scope,
            )
        }
        CallFailure::Undeclared { alias } => {
            let text = format!("Error responses of [`{call}`], which declares none.");
            let docs = tokens::doc_lines(&text);
            let scope = Scope::in_calls();
            let (alias, undeclared) = (scope.item(alias), scope.runtime("Undeclared"));
            Piece::items(quote!(#docs pub type #alias = #undeclared;), scope)
        }
    }
}

/// A method that returns the request builder, with its own way to send the body.
struct Way<'a> {
    method: &'a Ident,
    body: Option<&'a Body>,
    docs: String,
}

impl<'a> Way<'a> {
    fn required_body(&self) -> Option<&'a Body> {
        self.body.filter(|body| body.required)
    }
}

fn emit_methods(call: &Call, group: &Group, ways: &[Way<'_>]) -> Piece {
    let scope = Scope::in_calls();
    let owner = match &group.handle {
        Some((handle, _)) => {
            let handle = scope.name(handle);
            quote!(super::#handle<'_>)
        }
        None => scope.runtime("Client"),
    };
    let methods = ways.iter().map(|way| emit_method(call, group, way, &scope));
    let methods = quote! {
        impl #owner {
            #(#methods)*
        }
    };
    Piece::items(methods, scope)
}

/// The methods with former names.
fn emit_former_methods(call: &Call, group: &Group, ways: &[Way<'_>]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for former in &call.former_methods {
        for way in ways.iter().filter(|way| *way.method == former.name) {
            let scope = Scope::in_calls();
            let arguments = arguments(call, way, &scope);
            let method = FormerMethod {
                names: former,
                group,
                attributes: allowances(call, arguments.len()),
                arguments: &arguments,
                returned: &call.ty,
            };
            pieces.push(emit_former_method(&method, scope));
        }
    }
    pieces
}

fn emit_method(call: &Call, group: &Group, way: &Way<'_>, scope: &Scope) -> TokenStream {
    let (method, ty) = (scope.name(way.method), scope.item(&call.ty));
    let docs = tokens::doc_lines(&way.docs);
    let is_other = way.method != &call.method;
    let deprecated = tokens::deprecated(call.deprecated);
    let arguments = arguments(call, way, scope);
    let allowances = allowances(call, arguments.len());
    let arguments = arguments.iter().map(|(name, ty)| quote!(#name: #ty));
    let way_body = way.required_body();
    let chain = emit_chain(call, scope);
    let carried = way_body.map(|body| emit_body(body, is_other, scope));
    // Clippy takes 3.14 for π.
    let has_fraction = scope.uses().has_fraction;
    let constant = has_fraction.then(|| quote!(#[allow(clippy::approx_constant)]));
    let client = match &group.handle {
        Some(_) => quote!(self.client),
        None => quote!(self),
    };
    let new_call = new_call(&call.http_method, &client, scope);
    let query = call
        .fixed_query
        .as_ref()
        .map(|query| format!("?{query}"))
        .unwrap_or_default();
    let template = format!("{}{query}", call.path);
    let converted = emit_conversions(call, way, scope);
    // A value that is used twice is converted once.
    let text = way_body.filter(|body| is_checked_text(body));
    let text = text.map(|_| quote!(let body: String = body.into();));
    quote! {
        #docs
        #deprecated
        #allowances
        #constant
        #[inline]
        pub fn #method(&self, #(#arguments),*) -> #ty {
            let template = #template;
            #converted
            #text
            #new_call #chain #carried.into()
        }
    }
}

/// The arguments of a method, with their types.
fn arguments(call: &Call, way: &Way<'_>, scope: &Scope) -> Vec<(TokenStream, TokenStream)> {
    let mut arguments = Vec::new();
    for param in &call.arguments {
        let name = scope.name(&param.name.rust);
        let ty = if param.passed == Passed::AsStringToo {
            let (into, ty) = (scope.runtime("IntoField"), scope.ty(&param.ty));
            quote!(impl #into<#ty>)
        } else {
            tokens::argument_type(&param.ty, scope)
        };
        arguments.push((quote!(#name), ty));
    }
    let Some(body) = way.required_body() else {
        return arguments;
    };
    let ty = body_type(&body.content, scope);
    let ty = match body.content {
        Content::Text | Content::Bytes => quote!(impl Into<#ty>),
        _ if body.passed == Passed::AsStringToo => {
            let into = scope.runtime("IntoField");
            quote!(impl #into<#ty>)
        }
        _ => ty,
    };
    arguments.push((quote!(body), ty));
    if body.content == Content::Raw && way.method != &call.method {
        arguments.push((quote!(media_type), quote!(&'static str)));
    }
    arguments
}

/// The arguments that take strings too become their types.
fn emit_conversions(call: &Call, way: &Way<'_>, scope: &Scope) -> TokenStream {
    let params = call.arguments.iter();
    let params = params.filter(|param| param.passed == Passed::AsStringToo);
    let params = params.map(|param| (scope.name(&param.name.rust), scope.ty(&param.ty)));
    let body = way.required_body();
    let body = body.filter(|body| body.passed == Passed::AsStringToo);
    let body = body.map(|body| (quote!(body), body_type(&body.content, scope)));
    let params = params.map(|(name, ty)| (quote!(#name), ty));
    params
        .chain(body)
        .map(|(name, ty)| quote!(let #name: #ty = #name.into_field();))
        .collect()
}

/// What clippy would report about arguments that the document requires.
fn allowances(call: &Call, arguments: usize) -> TokenStream {
    let many = (arguments > MOST_ARGUMENTS).then(|| quote!(#[allow(clippy::too_many_arguments)]));
    let mut names = call.arguments.iter().map(|param| param.name.rust.as_str());
    let vague = names
        .any(|name| VAGUE.contains(&name))
        .then(|| quote!(#[allow(clippy::disallowed_names)]));
    quote!(#many #vague)
}

/// Clippy reports more arguments than this, `self` not counted. A document that requires them means it.
const MOST_ARGUMENTS: usize = 6;

/// Names that clippy reports as forgotten placeholders.
const VAGUE: [&str; 3] = ["foo", "baz", "quux"];

/// The methods that set up the request builder before it is returned.
fn emit_chain(call: &Call, scope: &Scope) -> TokenStream {
    let security = (!call.security.is_empty()).then(|| {
        let sets = call.security.iter().map(|set| {
            let schemes = set.iter().map(|required| &required.scheme);
            quote!(&[#(#schemes),*])
        });
        quote!(.security(&[#(#sets),*]))
    });
    let arguments = call.arguments.iter().map(|param| {
        let (wire, name) = (&param.name.wire, scope.name(&param.name.rust));
        let style = style_constant(param.serialization, scope);
        let value = match param.ty {
            _ if param.passed == Passed::AsStringToo => quote!(&#name),
            Type::Bool | Type::Int(_) | Type::Float => quote!(&#name),
            _ => quote!(#name),
        };
        let (method, location) = match param.location {
            ParamLocation::Path => (quote!(path), "path"),
            ParamLocation::Query | ParamLocation::QueryString => (quote!(query), "query"),
            ParamLocation::Header => (quote!(header), "header"),
            ParamLocation::Cookie => (quote!(cookie), "cookie"),
        };
        let check = tokens::rule_of_runtime(&param.checks, scope)
            .map(|rule| quote!(.check(#location, #wire, &#name, &#rule)));
        let whole = is_whole(param).then(|| quote!(.whole()));
        quote!(.#method(#wire, #style #whole, #value) #check)
    });
    let inherited = call.setters.iter().filter(|param| param.for_all);
    let inherited: Vec<&str> = inherited.map(|param| param.name.wire.as_str()).collect();
    let inherited = (!inherited.is_empty()).then(|| quote!(.inherit_headers(&[#(#inherited),*])));
    let accept = call.accept.as_ref().map(|accept| quote!(.accept(#accept)));
    let stream = call.stream.as_ref();
    let stream_accept = stream.and_then(|stream| stream.accept.as_ref());
    let stream_accept = stream_accept.map(|accept| quote!(.stream_accept(#accept)));
    let stream_types = stream
        .map(|stream| &stream.types)
        .filter(|types| !types.is_empty());
    let stream_types = stream_types.map(|types| quote!(.stream_types(&[#(#types),*])));
    let by_default = stream.filter(|stream| stream.switch == Some(Switch::On));
    let by_default = by_default.map(|_| quote!(.streams_by_default()));
    let streams = quote!(#stream_accept #stream_types #by_default);
    let servers = call.servers.iter().map(|server| {
        let (ty, name) = (scope.servers(), scope.name(&server.name));
        match &server.constructor {
            Some(constructor) => {
                let constructor = scope.name(constructor);
                quote!(#ty::#constructor())
            }
            None => quote!(#ty::#name),
        }
    });
    let servers: Vec<TokenStream> = servers.collect();
    let servers = (!servers.is_empty()).then(|| quote!(.servers([#(#servers),*])));
    let key = call.idempotency_key.as_ref().map(|header| {
        scope.part("idempotency");
        quote!(.idempotency_key(#header))
    });
    let redirects = (!call.redirects.is_empty()).then(|| {
        let statuses = call
            .redirects
            .iter()
            .map(|status| proc_macro2::Literal::u16_unsuffixed(*status));
        quote!(.redirects(&[#(#statuses),*]))
    });
    quote!(#servers #security #accept #streams #redirects #inherited #key #(#arguments)*)
}

fn emit_type(call: &Call, group: &Group, failures: &[SharedFailure]) -> Piece {
    let scope = Scope::in_calls();
    let ty = scope.item(&call.ty);
    let docs = tokens::doc_lines(&describe_builder(call, group, failures));
    let failure = failure_type(call, &scope);
    let optional_body = call.body.as_ref().filter(|body| !body.required);
    // Methods need a type that no other operation has.
    let has_methods =
        call.contents.is_some() || call.pages.is_some() || call.reconnecting().is_some();
    if call.setters.is_empty() && optional_body.is_none() && !has_methods {
        let prepared = scope.runtime("Prepared");
        let reader = reader(call, &scope);
        return Piece::items(
            quote!(#docs pub type #ty = #prepared<#reader, #failure>;),
            scope,
        );
    }
    let reader = reader(call, &scope);
    let setters = call.setters.iter().map(|param| emit_setter(param, &scope));
    let others = call
        .other_bodies
        .iter()
        .filter(|other| !other.body.required);
    let others = others.map(|other| {
        let setter = scope.name(&other.method);
        (quote!(#setter), &other.body)
    });
    let bodies = optional_body.map(|body| (quote!(body), body));
    let bodies = bodies.into_iter().chain(others).map(|(setter, body)| {
        let ty = body_type(&body.content, &scope);
        let docs = tokens::docs(
            &body
                .docs
                .clone()
                .or(|| crate::markdown::generated("Sets the request body.")),
        );
        let (carry, encoder) = carry(body, &scope);
        let encoder = encoder.map(|encoder| quote!(= #encoder));
        let checks = tokens::checks(&body.checks, &scope);
        quote!(#docs #[body(#carry #encoder)] #checks #setter: #ty,)
    });
    Piece::in_macro(
        "call!",
        quote! {
            #docs
            #[call(output = #reader, failure = #failure)]
            pub struct #ty {
                #(#setters)*
                #(#bodies)*
            }
        },
        scope,
    )
}

/// The decoder of the content that is asked for by default.
fn usual_reader(contents: &Contents, call: &Call, scope: &Scope) -> TokenStream {
    let reader = whole_reader(call, scope);
    let (declared, name) = (scope.runtime("Declared"), scope.name(&contents.name));
    let index = proc_macro2::Literal::usize_unsuffixed(contents.usual);
    quote!(#declared<#reader, #name, #index>)
}

/// The decoder of a success response.
fn reader(call: &Call, scope: &Scope) -> TokenStream {
    let whole = match &call.contents {
        Some(contents) => usual_reader(contents, call, scope),
        None => whole_reader(call, scope),
    };
    let Some(stream) = &call.stream else {
        return whole;
    };
    let items = stream_reader(&stream.items, scope);
    let streamed = if stream.switch.is_some() {
        scope.runtime("Switched")
    } else {
        scope.runtime("Streamed")
    };
    quote!(#streamed<#whole, #items>)
}

/// The decoder of a success response that is read as a whole.
fn whole_reader(call: &Call, scope: &Scope) -> TokenStream {
    match &call.output {
        Output::Empty => scope.runtime("NoContent"),
        Output::Json(ty) => {
            let (json, ty) = (scope.runtime("Json"), scope.ty(ty));
            quote!(#json<#ty>)
        }
        Output::Text => scope.runtime("PlainText"),
        Output::Bytes if call.stream.is_some() => scope.runtime("RawBytes"),
        Output::Bytes => scope.runtime("Download"),
        Output::Several(responses) => {
            let name = scope.name(&responses.name);
            quote!(#name)
        }
    }
}

fn emit_setter(param: &Param, scope: &Scope) -> TokenStream {
    let (wire, name) = (&param.name.wire, scope.name(&param.name.rust));
    let subject = |name: &str| match param.location {
        ParamLocation::Query | ParamLocation::Path => format!("Sets the `{name}` query parameter."),
        ParamLocation::QueryString => "Sets the query string.".to_owned(),
        ParamLocation::Header => format!("Sets the `{name}` header."),
        ParamLocation::Cookie => format!("Sets the `{name}` cookie."),
    };
    let docs = if param.docs.is_empty() {
        name_docs(wire, subject)
    } else {
        tokens::docs(&param.docs)
    };
    let deprecated = tokens::deprecated_or_dropped(param.deprecated, param.dropped.as_deref());
    let (location, usual) = match param.location {
        ParamLocation::Query | ParamLocation::QueryString | ParamLocation::Path => {
            (quote!(query), Style::Form)
        }
        ParamLocation::Header => (quote!(header), Style::Simple),
        ParamLocation::Cookie => (quote!(cookie), Style::Form),
    };
    let style = (param.serialization.style != usual).then(|| {
        let style = style_word(param.serialization.style);
        quote!(, style = #style)
    });
    let explode = explode(param.serialization).map(|explode| quote!(, explode = #explode));
    let reserved = param
        .serialization
        .reserved
        .then(|| quote!(, allow_reserved));
    let whole = is_whole(param).then(|| quote!(, whole));
    let attribute = quote!(#[#location(#wire #style #explode #reserved #whole)]);
    let checks = tokens::checks(&param.checks, scope);
    let ty = scope.ty(&param.ty);
    quote!(#docs #deprecated #attribute #checks #name: #ty,)
}

/// Whether a parameter is the whole query string.
fn is_whole(param: &Param) -> bool {
    param.location == ParamLocation::QueryString
}

/// A new call with an HTTP method, which may have no constant.
fn new_call(http_method: &str, client: &TokenStream, scope: &Scope) -> TokenStream {
    let call = scope.runtime("Call");
    if !WITH_CONSTANT.contains(&http_method) {
        return quote!(#call::with_method(#client, #http_method, template));
    }
    let name = proc_macro2::Ident::new(http_method, proc_macro2::Span::call_site());
    let method = scope.runtime("Method");
    quote!(#call::new(#client, #method::#name, template))
}

/// The methods that have a constant.
const WITH_CONSTANT: [&str; 8] = [
    "GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE",
];
