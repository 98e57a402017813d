//! What operations may answer instead of success.

use quote::quote;

use super::print::Piece;
use super::tokens::{self, From};
use crate::ir::{Failure, FailureBranch, Output, StatusRange};

/// The enum as a `failure!`.
pub fn emit_failure(failure: &Failure) -> Piece {
    let name = &failure.name;
    let branches = failure.branches.iter().map(|branch| {
        let FailureBranch { name, status, body, docs } = branch;
        let docs = tokens::docs(&docs.clone().or(|| crate::ir::Docs::inert(describe(*status))));
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
        let body = match body {
            Output::Empty => None,
            Output::Json(ty) => {
                let ty = tokens::ty(ty, From::Calls);
                Some(quote!((#ty)))
            }
        };
        quote! {
            #docs
            #[status(#status)]
            #name #body,
        }
    });
    let docs =
        tokens::doc_lines("What the operations that declare these failures may answer instead of success.");
    Piece::Macro(
        "failure",
        quote! {
            #docs
            pub enum #name {
                #(#branches)*
            }
        },
    )
}

fn describe(status: StatusRange) -> String {
    match status {
        StatusRange::Exactly(code) => format!("Status {code}."),
        StatusRange::Hundreds(hundreds) => format!("Status {hundreds}00 to {hundreds}99."),
        StatusRange::Default => "Any other status.".to_owned(),
    }
}
