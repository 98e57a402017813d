//! Enums of the responses of operations, by status: error responses, and several kinds of success.

use proc_macro2::TokenStream;
use quote::quote;

use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{Call, Ident, MediaGuard, Output, StatusBranch, StatusRange, Statuses};
use crate::markdown;

/// The enum as a `failure!`.
pub fn emit_failure(failure: &Statuses, about: &str) -> Piece {
    emit_enum("failure!", failure, about)
}

/// The enum as a `responses!`.
pub fn emit_responses(responses: &Statuses, call: &Ident) -> Piece {
    let about = format!("Responses of [`{call}`], by status.");
    emit_enum("responses!", responses, &about)
}

fn emit_enum(name_of_macro: &'static str, statuses: &Statuses, about: &str) -> Piece {
    let scope = Scope::in_calls();
    let name = scope.item(&statuses.name);
    let branches = statuses
        .branches
        .iter()
        .map(|branch| emit_branch(branch, &scope));
    let docs = tokens::doc_lines(about);
    Piece::in_macro(
        name_of_macro,
        quote! {
            #docs
            pub enum #name {
                #(#branches)*
            }
        },
        scope,
    )
}

fn emit_branch(branch: &StatusBranch, scope: &Scope) -> TokenStream {
    let StatusBranch {
        name,
        status,
        media,
        body,
        docs,
    } = branch;
    let name = scope.name(name);
    let docs = tokens::docs(&docs.clone().or(|| markdown::generated(describe(*status))));
    let status = match status {
        StatusRange::Exactly(code) => {
            let code = proc_macro2::Literal::u16_unsuffixed(*code);
            quote!(#code)
        }
        StatusRange::Hundreds(hundreds) => {
            let first = proc_macro2::Literal::u16_unsuffixed(hundreds * 100);
            let last = proc_macro2::Literal::u16_unsuffixed(hundreds * 100 + 99);
            quote!(#first..=#last)
        }
        StatusRange::Default => quote!(_),
    };
    let guard = match media {
        MediaGuard::Any => None,
        MediaGuard::If(media) => Some((quote!(if), media)),
        MediaGuard::Only(media) => Some((quote!(in), media)),
    };
    let guard = guard.map(|(word, media)| {
        let media_types = scope.runtime("MediaTypes");
        quote!(#word (#media_types(&[#(#media),*])))
    });
    let (reader, body) = read_body(body, scope);
    quote! {
        #docs
        #[status(#status #guard #reader)]
        #name #body,
    }
}

/// How the body of a variant is read, unless as JSON, and the variant's value; nothing for a response without a body.
pub fn read_body(body: &Output, scope: &Scope) -> (Option<TokenStream>, Option<TokenStream>) {
    match body {
        Output::Empty | Output::Several(_) => (None, None),
        Output::Json(ty) => {
            let ty = scope.ty(ty);
            (None, Some(quote!((#ty))))
        }
        Output::Text => {
            scope.runtime("PlainText");
            (Some(quote!(, body = text)), Some(quote!((String))))
        }
        Output::Bytes => {
            let bytes = scope.runtime("Bytes");
            (Some(quote!(, body = bytes)), Some(quote!((#bytes))))
        }
    }
}

fn describe(status: StatusRange) -> String {
    match status {
        StatusRange::Exactly(code) => {
            let reason = http::StatusCode::from_u16(code)
                .ok()
                .and_then(|code| code.canonical_reason());
            reason.map_or_else(
                || format!("Status {code}."),
                |reason| format!("Status {code}, {reason}."),
            )
        }
        StatusRange::Hundreds(hundreds) => format!("Status {hundreds}00 to {hundreds}99."),
        StatusRange::Default => "Any other status.".to_owned(),
    }
}

/// The type of the error responses of an operation.
pub fn failure_type(call: &Call, scope: &Scope) -> TokenStream {
    let name = scope.name(call.failure.name());
    quote!(#name)
}
