//! The enum of the contents of a response, by media type, with the methods that ask for them.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::call_docs::failure_name;
use super::object::plain;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{Call, Contents, MediaBranch, Output};

/// The enum as a `contents!`.
pub fn emit_contents(contents: &Contents, call: &Call) -> Piece {
    let scope = Scope::in_calls();
    let (name, ty) = (scope.item(&contents.name), scope.name(&call.ty));
    let failure = match &call.failure {
        Some(failure) => {
            let name = scope.name(failure_name(failure));
            quote!(#name)
        }
        None => scope.runtime("Undeclared"),
    };
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
    let written: Vec<String> = media
        .iter()
        .map(|name| format!("`{}`", plain(name)))
        .collect();
    let docs = tokens::doc_lines(&format!("{}.", written.join(", ")));
    let send = branch.method.as_ref().map(|method| {
        let method = scope.name(method);
        quote!(#[send = #method])
    });
    let (reader, ty) = match &branch.body {
        Output::Json(ty) => (quote!(json), scope.ty(ty)),
        Output::Text => (quote!(text), quote!(String)),
        Output::Bytes => (quote!(bytes), scope.external("bytes::Bytes")),
        Output::Empty | Output::Several(_) => (quote!(empty), quote!(())),
    };
    quote! {
        #docs
        #[media(#index, body = #reader, types = #(#media)|*)]
        #send
        #name(#ty),
    }
}
