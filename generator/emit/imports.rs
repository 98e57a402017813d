//! What a file takes from the module around it.

use proc_macro2::TokenStream;
use quote::quote;

use super::print::{Piece, names};

/// The imports of a file beside `types`, if it names anything.
pub fn import(pieces: &[Piece]) -> Piece {
    let has_macro = pieces.iter().any(|piece| matches!(piece, Piece::Macro(..)));
    let runtime = (has_macro || names(pieces, "runtime")).then(|| quote!(runtime));
    let types = names(pieces, "types").then(|| quote!(types));
    let modules: Vec<TokenStream> = runtime.into_iter().chain(types).collect();
    let modules = (!modules.is_empty()).then(|| quote!(use super::{#(#modules),*};));
    let maps = import_maps(pieces);
    Piece::Plain(quote!(#maps #modules))
}

/// The import of the standard library's map, where it is named.
pub fn import_maps(pieces: &[Piece]) -> Option<TokenStream> {
    names(pieces, "BTreeMap").then(|| {
        quote!(
            use std::collections::BTreeMap;
        )
    })
}
