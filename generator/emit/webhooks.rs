//! The module `webhooks`: a name for what each webhook and callback carries.

use quote::quote;

use super::Layout;
use super::example::webhook_example;
use super::front::inline;
use super::imports::import;
use super::print::Piece;
use super::tokens::{self, From};
use super::tree::Module;
use crate::ir::{Crate, Webhook};

/// The module of all webhooks and callbacks; `None` where there is none.
pub fn emit_webhooks(plan: &Crate, layout: Layout) -> Option<Module> {
    let first = plan.webhooks.first()?;
    let example = match layout {
        Layout::Crate => webhook_example(first, plan),
        Layout::OneFile => String::new(),
    };
    let items: Vec<Piece> = plan.webhooks.iter().map(emit_webhook).collect();
    let decode = Piece::Plain(quote!(
        pub use super::runtime::decode;
    ));
    let pieces: Vec<Piece> = [decode, import(&items)].into_iter().chain(items).collect();
    let title = inline(&plan.package.title);
    let said = format!(
        "What {title} sends by itself, as JSON: its webhooks and callbacks.\n\n\
         [`decode`] reads them, and says where it fails.\n\n{example}"
    );
    let docs = said.trim_end().lines().map(|line| format!("//! {line}").trim_end().to_owned() + "\n");
    Some(Module { visibility: "pub", docs: docs.collect(), ..Module::of("webhooks", &pieces) })
}

fn emit_webhook(webhook: &Webhook) -> Piece {
    let name = &webhook.name;
    let docs = tokens::docs(&webhook.docs);
    let deprecated = tokens::deprecated(webhook.deprecated);
    let ty = tokens::ty(&webhook.ty, From::Calls);
    Piece::Plain(quote!(#docs #deprecated pub type #name = #ty;))
}
