//! What a file imports from the module around it.

use proc_macro2::TokenStream;
use quote::quote;

use super::print::Piece;

/// The imports of a file next to `types`.
pub fn import(pieces: &[Piece]) -> Piece {
    let uses_runtime = pieces.iter().any(|piece| !piece.uses.runtime.is_empty());
    let uses_types = pieces.iter().any(|piece| !piece.uses.types.is_empty());
    let runtime = uses_runtime.then(|| quote!(runtime));
    let uses_servers = pieces.iter().any(|piece| !piece.uses.modules.is_empty());
    let servers = uses_servers.then(|| quote!(server_urls));
    let types = uses_types.then(|| quote!(types));
    let modules = runtime.into_iter().chain(servers).chain(types);
    let modules: Vec<TokenStream> = modules.collect();
    let modules = (!modules.is_empty()).then(|| quote!(use super::{#(#modules),*};));
    let maps = import_maps(pieces);
    Piece::imports(quote!(#maps #modules))
}

/// The import of the standard library's map, where it is used.
pub fn import_maps(pieces: &[Piece]) -> Option<TokenStream> {
    let uses_map = pieces.iter().any(|piece| piece.uses.has_map);
    uses_map.then(|| {
        quote!(
            use std::collections::BTreeMap;
        )
    })
}
