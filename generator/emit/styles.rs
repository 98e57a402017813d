//! The serialization of parameters and of the fields of forms.

use proc_macro2::TokenStream;
use quote::quote;

use super::scope::Scope;
use crate::ir::{Explode, Serialization, Style};

/// The serialization as a constant of the runtime, with what differs from it.
pub fn style_constant(serialization: Serialization, scope: &Scope) -> TokenStream {
    let constant = match serialization.style {
        Style::Form => quote!(FORM),
        Style::Simple => quote!(SIMPLE),
        Style::Label => quote!(LABEL),
        Style::Matrix => quote!(MATRIX),
        Style::SpaceDelimited => quote!(SPACE_DELIMITED),
        Style::PipeDelimited => quote!(PIPE_DELIMITED),
        Style::DeepObject => quote!(DEEP_OBJECT),
        Style::Json => quote!(JSON),
        Style::Cookie => quote!(COOKIE),
    };
    let explode = explode(serialization).map(|explode| quote!(.explode(#explode)));
    let reserved = serialization.reserved.then(|| quote!(.allow_reserved()));
    let style = scope.runtime("Style");
    quote!(#style::#constant #explode #reserved)
}

/// `explode`, where it is not the default of the serialization's `style`.
pub fn explode(serialization: Serialization) -> Option<bool> {
    let by_default = match serialization.style {
        Style::Form | Style::DeepObject | Style::Cookie => Explode::Yes,
        _ => Explode::No,
    };
    match (serialization.explode, by_default) {
        (Explode::Yes, Explode::No) => Some(true),
        (Explode::No, Explode::Yes) if serialization.style != Style::DeepObject => Some(false),
        _ => None,
    }
}

/// A style's name in the document, as an identifier.
pub fn style_word(style: Style) -> TokenStream {
    match style {
        Style::Form => quote!(form),
        Style::Simple => quote!(simple),
        Style::Label => quote!(label),
        Style::Matrix => quote!(matrix),
        Style::SpaceDelimited => quote!(space_delimited),
        Style::PipeDelimited => quote!(pipe_delimited),
        Style::DeepObject => quote!(deep_object),
        Style::Json => quote!(json),
        Style::Cookie => quote!(cookie),
    }
}
