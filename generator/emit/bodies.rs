//! Request bodies: the methods and encoders that carry them, and their types.

use proc_macro2::TokenStream;
use quote::quote;

use super::scope::Scope;
use super::styles::style_constant;
use super::tokens;
use crate::ir::{Body, Content, PartPositions, Parts};

/// The method that takes the body from the arguments.
pub fn emit_body(body: &Body, is_other: bool, scope: &Scope) -> TokenStream {
    match body.content {
        Content::Raw if is_other => return quote!(.body(body.labelled(media_type))),
        Content::Raw => return quote!(.body(body)),
        _ => {}
    }
    let (carry, encoder) = carry(body, scope);
    let value = match body.content {
        Content::Text | Content::Bytes if !is_checked_text(body) => quote!(&body.into()),
        _ => quote!(&body),
    };
    let encoder = encoder.map(|encoder| quote!(, &#encoder));
    let check =
        tokens::rule_of_runtime(&body.checks, scope).map(|rule| quote!(.check_body(&body, &#rule)));
    quote!(.#carry(#value #encoder) #check)
}

/// Whether a required body is a string that is validated.
pub fn is_checked_text(body: &Body) -> bool {
    body.required && body.content == Content::Text && !body.checks.is_empty()
}

/// The method for the body, and the encoder where the body is not JSON.
pub fn carry(body: &Body, scope: &Scope) -> (TokenStream, Option<TokenStream>) {
    let media = &body.media;
    let encoder = |name, argument: TokenStream| {
        let name = scope.runtime(name);
        quote!(#name(#argument))
    };
    let encoder = match &body.content {
        Content::Json(_) if media == "application/json" => None,
        Content::Json(_) => Some(encoder("JsonAs", quote!(#media))),
        Content::Form(_, styles) => {
            let styles = styles.iter().map(|(field, serialization)| {
                let style = style_constant(*serialization, scope);
                quote!((#field, #style))
            });
            Some(encoder("Form", quote!(&[#(#styles),*])))
        }
        Content::Multipart(_, parts) => Some(multipart(parts, media, scope)),
        Content::Text if body.is_utf8() => Some(encoder("TextAs", quote!(#media))),
        Content::Text => Some(encoder("TextIn", quote!(#media))),
        Content::Bytes => Some(encoder("BytesAs", quote!(#media))),
        Content::Raw => Some(scope.runtime("AsWritten")),
    };
    let carry = match (&encoder, body.checked) {
        (None, true) => quote!(json),
        (None, false) => quote!(json_unchecked),
        (Some(_), true) => quote!(encoded),
        (Some(_), false) => quote!(encoded_unchecked),
    };
    (carry, encoder)
}

/// The encoder of a multipart body.
fn multipart(parts: &Parts, media: &str, scope: &Scope) -> TokenStream {
    let encoder = scope.runtime("Multipart");
    let types = parts.types.iter();
    let types = types.map(|(field, media)| quote!((#field, #media)));
    let media = (media != "multipart/form-data").then(|| quote!(.media_type(#media)));
    let styles = parts.styles.iter().map(|(field, serialization)| {
        let style = style_constant(*serialization, scope);
        quote!((#field, #style))
    });
    let styled = (!parts.styles.is_empty()).then(|| quote!(.styled(&[#(#styles),*])));
    let headers = parts.headers.iter().filter_map(|(field, headers)| {
        let required = headers.iter().filter(|header| header.required);
        let required: Vec<&str> = required.map(|header| header.name.as_str()).collect();
        (!required.is_empty()).then(|| quote!((#field, &[#(#required),*])))
    });
    let headers: Vec<TokenStream> = headers.collect();
    let headers = (!headers.is_empty()).then(|| quote!(.headers(&[#(#headers),*])));
    let PartPositions { first, rest } = &parts.positions;
    let has_positions = !first.is_empty() || rest.is_some();
    let positions = has_positions.then(|| {
        let first = first.iter().map(|media| media.as_deref().unwrap_or(""));
        let rest = rest.as_deref().unwrap_or("");
        quote!(.by_position(&[#(#first),*], #rest))
    });
    quote!(#encoder::new(&[#(#types),*]) #media #styled #headers #positions)
}

/// The type of a body.
pub fn body_type(content: &Content, scope: &Scope) -> TokenStream {
    match content {
        Content::Json(ty) | Content::Form(ty, _) | Content::Multipart(ty, _) => scope.ty(ty),
        Content::Text => quote!(String),
        Content::Bytes | Content::Raw => scope.runtime("Body"),
    }
}
