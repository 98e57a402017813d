//! An open enum of texts.

use quote::quote;

use super::object::name_docs;
use super::print::Piece;
use super::tokens;
use crate::ir::{Item, TextEnum};

/// The enum as a `text!`.
pub fn emit_text(item: &Item, texts: &TextEnum) -> Piece {
    let name = &item.name;
    let docs = tokens::docs(&item.docs.clone().or(|| super::types::fallback_docs(item)));
    let deprecated = tokens::deprecated(item.deprecated);
    let variants = texts.variants.iter().map(|variant| {
        let (wire, rust) = (&variant.name.wire, &variant.name.rust);
        let docs = if variant.docs.is_empty() { name_docs(wire) } else { tokens::docs(&variant.docs) };
        quote! {
            #docs
            #[json(#wire)]
            #rust,
        }
    });
    Piece::Macro(
        "text",
        quote! {
            #docs
            #deprecated
            pub enum #name {
                #(#variants)*
            }
        },
    )
}
