//! The module `webhooks`: a name for what each webhook and callback carries.

use quote::quote;

use super::front::inline;
use super::imports::import;
use super::object::plain;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use super::tree::Module;
use super::union::emit_shape;
use crate::ir::{Crate, Events, Webhook};

/// The module of all webhooks and callbacks; `None` where there is none.
pub fn emit_webhooks(plan: &Crate) -> Option<Module> {
    if plan.webhooks.is_empty() {
        return None;
    }
    let items: Vec<Piece> = plan.webhooks.iter().map(emit_webhook).collect();
    let mut items = items;
    items.splice(
        ..0,
        plan.events.as_ref().map(|events| emit_events(events, plan)),
    );
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

/// The enum of all webhooks.
fn emit_events(events: &Events, plan: &Crate) -> Piece {
    let scope = Scope::in_calls();
    scope.part("decode");
    let name = scope.item(&events.name);
    let title = inline(&plan.package.title);
    let docs = tokens::doc_lines(&format!(
        "A webhook of {title}, with what it carries.\n\n\
         [`decode`](Self::decode) reads it by its name, and [`read`](Self::read) without it, where bodies show of which webhook they are."
    ));
    let variants = events.variants.iter().map(|event| {
        let (name, ty) = (scope.name(&event.name), scope.ty(&event.ty));
        let (key, shapes) = (&event.key, event.shapes.iter().map(emit_shape));
        let docs = tokens::doc_lines(&format!("The webhook `{}`.", plain(key)));
        quote!(#docs #[event(#key #(, #shapes)*)] #name(#ty),)
    });
    let item = quote!(#docs pub enum #name { #(#variants)* });
    Piece::in_macro("events!", item, scope)
}

fn emit_webhook(webhook: &Webhook) -> Piece {
    let scope = Scope::in_calls();
    let name = scope.item(&webhook.name);
    let docs = tokens::docs(&webhook.docs);
    let deprecated = tokens::deprecated(webhook.deprecated);
    let ty = scope.ty(&webhook.ty);
    Piece::items(quote!(#docs #deprecated pub type #name = #ty;), scope)
}
