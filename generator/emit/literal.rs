//! Values of the document → expressions.

use proc_macro2::{Literal as Lit, TokenStream};
use quote::quote;

use super::scope::Scope;
use crate::ir::{Decimal, Literal, Raw, Type};

/// A default as an expression of the field's type.
pub fn literal(value: &Literal, scope: &Scope) -> TokenStream {
    match value {
        Literal::Bool(flag) => quote!(#flag),
        Literal::Int(number) => number_literal(&number.to_string()),
        Literal::Float(number) => float_literal(number, scope),
        Literal::String(text) if text.is_empty() => quote!(String::new()),
        Literal::String(text) => quote!(#text.to_owned()),
        Literal::Secret(text) => {
            let secret = scope.runtime("Secret");
            quote!(#secret::from(#text))
        }
        Literal::Bytes(bytes) => {
            let base64 = scope.runtime("Base64");
            if bytes.is_empty() {
                quote!(#base64::default())
            } else {
                let bytes = Lit::byte_string(bytes);
                quote!(#base64::from(#bytes.as_slice()))
            }
        }
        Literal::Temporal(kind, text) => {
            let kind = scope.ty(&Type::Temporal(*kind));
            quote!(#kind::from_static(#text))
        }
        Literal::Variant(name, variant) => {
            let (name, variant) = (scope.type_name(name), scope.name(variant));
            quote!(#name::#variant)
        }
        Literal::Branch(name, variant, value) => {
            let (name, variant) = (scope.type_name(name), scope.name(variant));
            let value = literal(value, scope);
            quote!(#name::#variant(#value))
        }
        Literal::Object(name, required, set) => {
            let name = scope.type_name(name);
            let required = required.iter().map(|value| literal(value, scope));
            let set = set.iter().map(|(field, value)| {
                let (field, value) = (scope.name(field), literal(value, scope));
                quote!(.#field(#value))
            });
            quote!(#name::new(#(#required),*)#(#set)*)
        }
        Literal::Untyped(value) => {
            let untyped = scope.runtime("Untyped");
            let value = raw(value, scope);
            quote!(#untyped::from(#value))
        }
        Literal::None => quote!(None),
        Literal::Some(value) => {
            let value = literal(value, scope);
            quote!(Some(#value))
        }
        Literal::Boxed(value) => boxed(value, scope),
        Literal::Map(entries) => {
            let map = scope.map();
            if entries.is_empty() {
                return quote!(#map::new());
            }
            let entries = entries.iter().map(|(key, value)| {
                let (key, value) = (literal(key, scope), literal(value, scope));
                quote!((#key, #value))
            });
            quote!(#map::from([#(#entries),*]))
        }
        Literal::Array(items) if items.is_empty() => quote!(Vec::new()),
        Literal::Array(items) => {
            let items = items.iter().map(|item| literal(item, scope));
            quote!(vec![#(#items),*])
        }
        Literal::Tuple(items) => {
            let items = items.iter().map(|item| literal(item, scope));
            quote!((#(#items),*))
        }
        Literal::OpenTuple(first, rest) => {
            let name = scope.runtime("OpenTuple");
            let first: Vec<_> = first.iter().map(|item| literal(item, scope)).collect();
            let first = match first.as_slice() {
                // In an attribute the comma of `(item,)` is lost.
                [only] => quote!([#only].into()),
                several => quote!((#(#several),*)),
            };
            let rest = rest.iter().map(|item| literal(item, scope));
            quote!(#name::with_rest(#first, vec![#(#rest),*]))
        }
    }
}

/// A value in a box, as clippy has it.
fn boxed(value: &Literal, scope: &Scope) -> TokenStream {
    match value {
        Literal::Object(name, required, set) if required.is_empty() && set.is_empty() => {
            let name = scope.type_name(name);
            quote!(Box::<#name>::default())
        }
        value => {
            let value = literal(value, scope);
            quote!(Box::new(#value))
        }
    }
}

/// Raw JSON. Not by `json!`, whose recursion ends at some thirty properties.
fn raw(value: &Raw, scope: &Scope) -> TokenStream {
    let json = scope.external("::serde_json::Value");
    match value {
        Raw::Null => quote!(#json::Null),
        Raw::Bool(flag) => quote!(#json::Bool(#flag)),
        Raw::Int(number) => {
            let suffix = if i64::try_from(*number).is_ok() {
                "i64"
            } else {
                "u64"
            };
            let number = number_literal(&format!("{number}_{suffix}"));
            quote!(#json::from(#number))
        }
        Raw::Float(number) => {
            let number = float_literal(number, scope);
            quote!(#json::from(#number))
        }
        Raw::String(text) => quote!(#json::from(#text)),
        Raw::Array(items) if items.is_empty() => quote!(#json::Array(Vec::new())),
        Raw::Array(items) => {
            let items = items.iter().map(|item| raw(item, scope));
            quote!(#json::Array(vec![#(#items),*]))
        }
        Raw::Object(properties) if properties.is_empty() => {
            let map = scope.external("::serde_json::Map");
            quote!(#json::Object(#map::new()))
        }
        Raw::Object(properties) => {
            let properties = properties.iter().map(|(key, value)| {
                let value = raw(value, scope);
                quote!((#key, #value))
            });
            quote!(#json::from_iter([#(#properties),*]))
        }
    }
}

/// A number of the type `f64`.
pub fn float_literal(number: &Decimal, scope: &Scope) -> TokenStream {
    if number.has_fraction() {
        scope.record_fraction();
    }
    number_literal(number.as_str())
}

/// A number with its digits in groups of three, as clippy wants long ones.
pub fn number_literal(text: &str) -> TokenStream {
    let (sign, digits) = text
        .strip_prefix('-')
        .map_or(("", text), |digits| ("-", digits));
    let (whole, rest) = digits.split_at(digits.find(['.', 'e', '_']).unwrap_or(digits.len()));
    let grouped = if whole.len() > 4 {
        group(whole)
    } else {
        whole.to_owned()
    };
    let parsed: Lit = format!("{grouped}{rest}")
        .parse()
        .unwrap_or_else(|_| unreachable!("`{text}` is a number"));
    if sign.is_empty() {
        quote!(#parsed)
    } else {
        quote!(-#parsed)
    }
}

fn group(digits: &str) -> String {
    let first = digits.len() % 3;
    let (head, tail) = digits.split_at(first);
    let groups = tail
        .as_bytes()
        .chunks(3)
        .map(|chunk| String::from_utf8_lossy(chunk).into_owned());
    let head = (!head.is_empty()).then(|| head.to_owned());
    head.into_iter().chain(groups).collect::<Vec<_>>().join("_")
}
