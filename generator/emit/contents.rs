//! The enum of the contents of a response, by media type, with the methods that ask for them.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::call_docs::list_media_types;
use super::failure::{failure_type, read_body};
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{Call, Contents, MediaBranch};

/// The enum as a `contents!`.
pub fn emit_contents(contents: &Contents, call: &Call) -> Piece {
    let scope = Scope::in_calls();
    let (name, ty) = (scope.item(&contents.name), scope.name(&call.ty));
    let failure = failure_type(call, &scope);
    let json = match contents.json {
        Some(index) => {
            let index = Literal::usize_unsuffixed(index);
            quote!(Some(#index))
        }
        None => quote!(None),
    };
    let accept = &contents.accept;
    let rows = contents.branches.iter().enumerate();
    let rows = rows.map(|(index, branch)| emit_row(index, branch, &scope));
    let docs = tokens::doc_lines(&format!("Responses of [`{}`], by media type.", call.ty));
    Piece::in_macro(
        "contents!",
        quote! {
            #docs
            #[contents(of = #ty, failure = #failure, accept = #accept, json = #json)]
            pub enum #name {
                #(#rows)*
            }
        },
        scope,
    )
}

fn emit_row(index: usize, branch: &MediaBranch, scope: &Scope) -> TokenStream {
    let index = Literal::usize_unsuffixed(index);
    let name = scope.name(&branch.name);
    let media = &branch.media;
    let docs = tokens::doc_lines(&format!("{}.", list_media_types(media)));
    let (reader, value) = read_body(&branch.body, scope);
    let reader = reader.unwrap_or_else(|| quote!(, body = json));
    let send = branch.method.as_ref().map(|method| {
        let method = scope.name(method);
        quote!(, send = #method)
    });
    let download = branch.download.as_ref().map(|method| {
        let (method, bytes) = (scope.name(method), scope.runtime("ByteStream"));
        quote!(, download = #method(#bytes))
    });
    quote! {
        #docs
        #[media(#index, types = #(#media)|* #reader #send #download)]
        #name #value,
    }
}
