//! The module `webhooks`: a name for what each webhook and callback carries.

use quote::quote;

use super::front::inline;
use super::imports::import;
use super::print::Piece;
use super::tokens::{self, From};
use super::tree::Module;
use crate::ir::{Crate, Webhook};

/// The module of all webhooks and callbacks; `None` where there is none.
pub fn emit_webhooks(plan: &Crate) -> Option<Module> {
    if plan.webhooks.is_empty() {
        return None;
    }
    let items: Vec<Piece> = plan.webhooks.iter().map(emit_webhook).collect();
    let decode = Piece::Plain(quote!(
        pub use super::runtime::{decode, decode_within};
    ));
    let pieces: Vec<Piece> = [decode, import(&items)].into_iter().chain(items).collect();
    let docs = format!(
        "//! What {} sends by itself, as JSON: its webhooks and callbacks. [`decode`] reads them.\n",
        inline(&plan.package.title)
    );
    Some(Module {
        visibility: "pub",
        docs,
        ..Module::of("webhooks", &pieces)
    })
}

fn emit_webhook(webhook: &Webhook) -> Piece {
    let name = &webhook.name;
    let docs = tokens::docs(&webhook.docs);
    let deprecated = tokens::deprecated(webhook.deprecated);
    let ty = tokens::ty(&webhook.ty, From::Calls);
    Piece::Plain(quote!(#docs #deprecated pub type #name = #ty;))
}
