//! A struct.

use proc_macro2::TokenStream;
use quote::quote;

use super::literal::literal;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::hidden::is_hidden;
use crate::ir::{Direction, Field, Item, Object, Owned, OwnedValue, Presence, Rest};

/// The struct as an `object!`.
pub fn emit_object(item: &Item, object: &Object) -> Piece {
    let scope = Scope::in_types();
    let name = scope.item(&item.name);
    let docs = item.docs.clone().or(|| super::types::fallback_docs(item));
    let docs = tokens::docs(&super::types::describe_constants(docs, &object.owned));
    let attributes = super::added::attributes(item, &scope);
    let facts = facts(object);
    let checks = tokens::checks(&object.checks, &scope);
    let fields = object.fields.iter().map(|field| emit_field(field, &scope));
    let rest = emit_rest(&object.rest, &scope);
    Piece::in_macro(
        "object!",
        quote! {
            #docs
            #attributes
            #[object(#facts)]
            #checks
            pub struct #name {
                #(#fields)*
                #rest
            }
        },
        scope,
    )
}

/// What the macro has to know of the struct as a whole.
fn facts(object: &Object) -> TokenStream {
    let owned = object.owned.iter().map(
        |Owned {
             key,
             value,
             optional,
         }| {
            match value {
                OwnedValue::Tag(value) => {
                    let value = tokens::tag(value);
                    let optional = optional.then(|| quote!(, tag_optional));
                    quote!(tag = (#key, #value) #optional)
                }
                OwnedValue::Constant(text) => {
                    let optional = optional.then(|| quote!(, constant_optional));
                    quote!(constant = (#key, #text) #optional)
                }
            }
        },
    );
    let defaults = object.defaults.iter();
    let defaults = defaults.map(|(key, json)| quote!(#key = #json));
    let defaults = (!object.defaults.is_empty()).then(|| quote!(defaults(#(#defaults),*)));
    let exact = object.exact.then(|| quote!(exact));
    let closed = object.closed.then(|| quote!(closed));
    let facts = owned.chain(defaults).chain(exact).chain(closed);
    quote!(#(#facts),*)
}

fn emit_field(field: &Field, scope: &Scope) -> TokenStream {
    let Field {
        name,
        ty,
        presence,
        direction,
        checks,
        docs,
        ..
    } = field;
    let (wire, rust) = (&name.wire, scope.name(&name.rust));
    let docs = if docs.is_empty() {
        name_docs(wire, |name| format!("The `{name}` property."))
    } else {
        tokens::docs(docs)
    };
    let deprecated = tokens::deprecated_or_dropped(field.deprecated, field.dropped.as_deref());
    let direction = match direction {
        Direction::Both => quote!(),
        Direction::ReadOnly => quote!(, read_only),
        Direction::RequiredInRequests => quote!(, required_in_requests),
    };
    let mode = match presence {
        Presence::Required => quote!(#wire),
        Presence::Optional => quote!(#wire, optional #direction),
        Presence::Maybe => quote!(#wire, optional, nullable #direction),
        Presence::Patch => quote!(#wire, patch #direction),
        Presence::Default(value) => {
            let value = literal(value, scope);
            quote!(#wire, default = #value #direction)
        }
    };
    let checks = tokens::checks(checks, scope);
    let mut ty = scope.ty(ty);
    if *presence == Presence::Patch {
        let patch = scope.runtime("Patch");
        ty = quote!(#patch<#ty>);
    }
    quote! {
        #docs
        #[json(#mode)]
        #deprecated
        #checks
        pub #rust: #ty,
    }
}

fn emit_rest(rest: &Rest, scope: &Scope) -> TokenStream {
    let (name, ty, checks) = match rest {
        Rest::Keep(name, checks) => {
            let checks = tokens::checks(checks, scope);
            (name, scope.runtime("Extra"), checks)
        }
        Rest::Drop(name) => (name, scope.runtime("Dropped"), None),
        Rest::Deny(name) => (name, scope.runtime("Denied"), None),
        Rest::Typed(name, ty, checks) => {
            let (map, ty) = (scope.runtime("AdditionalProperties"), scope.ty(ty));
            let checks = tokens::checks(checks, scope);
            (name, quote!(#map<#ty>), checks)
        }
    };
    let name = scope.name(name);
    quote! {
        #[json(flatten)]
        #checks
        pub #name: #ty,
    }
}

/// The documentation of a name that the document does not describe: the macro writes it, unless that would be unsafe.
pub fn name_docs(wire: &str, describe: impl Fn(&str) -> String) -> TokenStream {
    let plain = plain(wire);
    if plain == wire {
        quote!()
    } else {
        tokens::doc_lines(&describe(&plain))
    }
}

/// Names longer than this many characters are cut in documentation.
const LONGEST_NAME: usize = 200;

/// A wire name that is safe between backticks of a line of documentation: what cannot be seen is as Rust escapes it.
pub fn plain(wire: &str) -> String {
    let shown = |c: char| match c {
        '`' => "'".to_owned(),
        '\t' | '\n' | '\r' => c.escape_default().to_string(),
        c if is_hidden(c) => c.escape_unicode().to_string(),
        c => c.to_string(),
    };
    let cut = if wire.chars().nth(LONGEST_NAME).is_some() {
        "…"
    } else {
        ""
    };
    wire.chars()
        .take(LONGEST_NAME)
        .map(shown)
        .collect::<String>()
        + cut
}
