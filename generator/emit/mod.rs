//! `ir::Crate` → `Files`. This stage cannot fail and decides nothing: everything it needs is in the plan.
//!
//! Rust that varies is quoted (here), text that varies is a template (`templates/crate`), Rust that never varies is a
//! file (`templates/runtime`), copied as it is where something emitted names it.

mod added;
mod attributes;
mod bindings;
mod bodies;
mod call;
mod call_docs;
mod client;
mod contents;
mod deprecated;
mod example;
mod failure;
mod former;
mod front;
mod imports;
mod literal;
mod object;
mod origin;
mod pages;
mod print;
mod readme;
mod runtime;
mod sample;
mod scope;
mod servers;
mod streams;
mod styles;
mod tokens;
mod tree;
mod types;
mod union;
mod values;
mod webhooks;

use self::tree::Module;
use crate::files::{Files, Layout};
use crate::ir::{Crate, Credential};

pub use bindings::{Bindings, OperationBinding, ParameterBinding, WebhookBinding, write_bindings};

/// Makes the files of the planned crate, and returns the crates that they need.
pub fn emit_crate(plan: &Crate, layout: Layout) -> (Files, front::Dependencies) {
    let types = types::emit_types(plan);
    let calls = client::emit_client(plan, layout);
    let webhooks = webhooks::emit_webhooks(plan);
    let servers = servers::emit_servers(plan);
    let modules = types.into_iter().chain(calls).chain(webhooks);
    let mut modules: Vec<Module> = modules.chain(servers).collect();
    deprecated::mark_deprecated(&mut modules, &deprecated::deprecated_types(plan));
    let root = front::emit_front(plan, &modules, layout);
    let credentials = plan.client.iter().flat_map(|client| &client.credentials);
    let credentials: Vec<&Credential> = credentials.collect();
    let package = plan.package.runtime.as_ref();
    let location = package.map(|package| package.location.as_str());
    let (runtime, dependency) =
        runtime::emit_runtime(&root, &modules, &credentials, location, layout);
    modules.push(runtime);
    let root = Module {
        children: modules,
        ..root
    };
    let needed = front::Dependencies::of(&root, dependency, &plan.package.custom, layout);
    let files = match layout {
        Layout::Crate => tree::into_package(front::emit_package(plan, &needed), root),
        Layout::Module => tree::into_module(front::emit_comment(&root, &needed), root),
        Layout::OneFile => tree::into_one_file(&front::emit_comment(&root, &needed), root),
    };
    (files, needed)
}
