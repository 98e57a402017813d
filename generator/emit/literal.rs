//! Values of the document → expressions.

use proc_macro2::{Literal as Lit, TokenStream, TokenTree};
use quote::quote;

use super::tokens::{From, ty};
use crate::ir::{Literal, Raw, Type};

/// A default as an expression of the field's type.
pub fn literal(value: &Literal) -> TokenStream {
    match value {
        Literal::Bool(flag) => quote!(#flag),
        Literal::Int(number) => number_literal(&number.to_string()),
        Literal::Float(number) => number_literal(&format!("{number:?}")),
        Literal::Text(text) if text.is_empty() => quote!(String::new()),
        Literal::Text(text) => quote!(#text.to_owned()),
        Literal::Secret(text) => quote!(runtime::Secret::from(#text)),
        Literal::Bytes(bytes) if bytes.is_empty() => quote!(runtime::Base64::default()),
        Literal::Bytes(bytes) => {
            let bytes = Lit::byte_string(bytes);
            quote!(runtime::Base64::from(#bytes.as_slice()))
        }
        Literal::Temporal(kind, text) => {
            let kind = ty(&Type::Temporal(*kind), From::Types);
            quote!(#kind::from_static(#text))
        }
        Literal::Variant(name, variant) => quote!(#name::#variant),
        Literal::Branch(name, variant, value) => {
            let value = literal(value);
            quote!(#name::#variant(#value))
        }
        Literal::Object(name, required, set) => {
            let required = required.iter().map(literal);
            let set = set.iter().map(|(field, value)| {
                let value = literal(value);
                quote!(.#field(#value))
            });
            quote!(#name::new(#(#required),*)#(#set)*)
        }
        Literal::Untyped(value) => {
            let value = raw(value);
            quote!(runtime::Untyped::from(#value))
        }
        Literal::None => quote!(None),
        Literal::Some(value) => {
            let value = literal(value);
            quote!(Some(#value))
        }
        Literal::Boxed(value) => boxed(value),
        Literal::Map(entries) if entries.is_empty() => quote!(BTreeMap::new()),
        Literal::Map(entries) => {
            let entries = entries
                .iter()
                .map(|(key, value)| (literal(key), literal(value)));
            let entries = entries.map(|(key, value)| quote!((#key, #value)));
            quote!(BTreeMap::from([#(#entries),*]))
        }
        Literal::List(items) if items.is_empty() => quote!(Vec::new()),
        Literal::List(items) => {
            let items = items.iter().map(literal);
            quote!(vec![#(#items),*])
        }
        Literal::Tuple(items) => {
            let items = items.iter().map(literal);
            quote!((#(#items),*))
        }
    }
}

/// A value in a box, as clippy has it.
fn boxed(value: &Literal) -> TokenStream {
    match value {
        Literal::Object(name, required, set) if required.is_empty() && set.is_empty() => {
            quote!(Box::<#name>::default())
        }
        value => {
            let value = literal(value);
            quote!(Box::new(#value))
        }
    }
}

/// Raw JSON. Not by `json!`, whose recursion ends at some thirty members.
fn raw(value: &Raw) -> TokenStream {
    match value {
        Raw::Null => quote!(::serde_json::Value::Null),
        Raw::Bool(flag) => quote!(::serde_json::Value::Bool(#flag)),
        Raw::Int(number) => {
            let suffix = if i64::try_from(*number).is_ok() {
                "i64"
            } else {
                "u64"
            };
            let number = number_literal(&format!("{number}_{suffix}"));
            quote!(::serde_json::Value::from(#number))
        }
        Raw::Float(number) => {
            let number = number_literal(&format!("{number:?}"));
            quote!(::serde_json::Value::from(#number))
        }
        Raw::Text(text) => quote!(::serde_json::Value::from(#text)),
        Raw::List(items) if items.is_empty() => quote!(::serde_json::Value::Array(Vec::new())),
        Raw::List(items) => {
            let items = items.iter().map(raw);
            quote!(::serde_json::Value::Array(vec![#(#items),*]))
        }
        Raw::Object(members) if members.is_empty() => {
            quote!(::serde_json::Value::Object(::serde_json::Map::new()))
        }
        Raw::Object(members) => {
            let members = members.iter().map(|(key, value)| {
                let value = raw(value);
                quote!((#key, #value))
            });
            quote!(::serde_json::Value::from_iter([#(#members),*]))
        }
    }
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

/// Whether a number with a fraction is among the tokens: clippy takes 3.14 for π.
pub fn has_fraction(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|tree| match tree {
        TokenTree::Literal(value) => {
            let text = value.to_string();
            text.starts_with(|first: char| first.is_ascii_digit())
                && text.contains('.')
                && !text.ends_with(".0")
        }
        TokenTree::Group(group) => has_fraction(group.stream()),
        TokenTree::Ident(_) | TokenTree::Punct(_) => false,
    })
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
