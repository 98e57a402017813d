//! The module `webhooks`: a name for what each webhook and callback carries.

use quote::quote;

use super::front::inline;
use super::imports::import;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use super::tree::Module;
use crate::ir::{Crate, Webhook};

/// The module of all webhooks and callbacks; `None` where there is none.
pub fn emit_webhooks(plan: &Crate) -> Option<Module> {
    if plan.webhooks.is_empty() {
        return None;
    }
    let items: Vec<Piece> = plan.webhooks.iter().map(emit_webhook).collect();
    let mut pieces = vec![export_decode(), import(&items)];
    pieces.extend(items);
    let docs = format!(
        "//! The webhooks and callbacks of {}: JSON that the service sends. [`decode`] reads it.\n",
        inline(&plan.package.title)
    );
    Some(Module {
        visibility: "pub",
        docs,
        ..Module::of("webhooks", pieces)
    })
}

fn export_decode() -> Piece {
    let scope = Scope::in_calls();
    let (decode, decode_within) = (scope.part("decode"), scope.part("decode_within"));
    Piece::items(
        quote!(
            #[doc(inline)]
            pub use super::runtime::{#decode, #decode_within};
        ),
        scope,
    )
}

fn emit_webhook(webhook: &Webhook) -> Piece {
    let scope = Scope::in_calls();
    let name = scope.item(&webhook.name);
    let docs = tokens::docs(&webhook.docs);
    let deprecated = tokens::deprecated(webhook.deprecated);
    let ty = scope.ty(&webhook.ty);
    Piece::items(quote!(#docs #deprecated pub type #name = #ty;), scope)
}
