//! Names, paths and types of a surface as tokens.
//!
//! A surface is a file that anybody may have written: what is not an identifier becomes one that no crate has.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use crate::surface::RustType;

/// The crate in the paths of the program.
pub const CRATE: &str = "api";

/// A name.
pub fn name(text: &str) -> Ident {
    syn::parse_str(text).unwrap_or_else(|_| Ident::new("not_a_name", Span::call_site()))
}

/// The path of an item in the crate.
pub fn path(text: &str) -> TokenStream {
    let steps = [CRATE].into_iter().chain(text.split("::")).map(name);
    quote!(#(#steps)::*)
}

/// A type.
pub fn ty(of: &RustType) -> TokenStream {
    let arguments = of.arguments.iter().map(ty);
    let name = match of.name.as_str() {
        "" if of.arguments.len() == 1 => return quote!((#(#arguments,)*)),
        "" => return quote!((#(#arguments),*)),
        number if number.starts_with(|first: char| first.is_ascii_digit()) => {
            return constant(number);
        }
        "BTreeMap" => quote!(std::collections::BTreeMap),
        "bytes::Bytes" => quote!(bytes::Bytes),
        // A type of the user.
        outside if outside.starts_with("::") => {
            let steps = outside.split("::").skip(1).map(name);
            quote!(#(::#steps)*)
        }
        in_crate if in_crate.contains("::") => path(in_crate),
        standard => {
            let standard = name(standard);
            quote!(#standard)
        }
    };
    if of.arguments.is_empty() {
        name
    } else {
        quote!(#name<#(#arguments),*>)
    }
}

/// A number as an argument of a type.
fn constant(number: &str) -> TokenStream {
    let number = number.parse().unwrap_or_default();
    let number = Literal::usize_unsuffixed(number);
    quote!(#number)
}

/// The type of an argument of an operation's method, which is borrowed where it is not a number or a boolean.
pub fn argument_type(of: &RustType) -> TokenStream {
    match (of.name.as_str(), of.arguments.as_slice()) {
        ("String", _) => quote!(&str),
        ("bool" | "f64" | "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64", _) => ty(of),
        ("Vec", [item]) => {
            let item = ty(item);
            quote!(&[#item])
        }
        _ => {
            let of = ty(of);
            quote!(&#of)
        }
    }
}
