//! `ir::Crate` → [`Surface`](super::Surface): the enums of responses.

use super::item::{Item, ItemKind, Response, Responses};
use super::rust_type::RustType;
use super::types::{describe_type, module_path};
use crate::ir;

/// The module of the error responses that operations share.
const SHARED: &str = "calls::failures";

/// The type of the error responses of an operation that declares none.
pub const UNDECLARED: &str = "runtime::Undeclared";

/// The enums of responses, and the names that operations have for those that they share.
pub fn describe_response_items(
    client: Option<&ir::Client>,
    failures: &[ir::SharedFailure],
) -> Vec<Item> {
    let mut items = Vec::new();
    for failure in failures {
        let ir::SharedFailure {
            module: _,
            statuses,
        } = failure;
        // It is at no operation of its own: another user must not change the surface of it.
        items.push(describe_statuses(statuses, SHARED, "", true));
    }
    for group in client.iter().flat_map(|client| &client.groups) {
        let module = module_path(&group.module);
        for call in &group.calls {
            if let ir::Output::Several(statuses) = &call.output {
                items.push(describe_statuses(statuses, &module, &call.pointer, false));
            }
            if let Some(contents) = &call.contents {
                items.push(describe_contents(contents, &module, &call.pointer));
            }
            items.push(describe_failure(&call.failure, &module, &call.pointer));
            // The former name of the request builder is one of the operation.
            let former = call.former_types.iter();
            let former = former.filter(|former| former.name != call.ty);
            items.extend(former.map(|former| Item {
                path: format!("{}::{}", module_path(&former.module), former.former),
                pointer: String::new(),
                deprecated: true,
                dropped: None,
                derives: Vec::new(),
                json_schema: false,
                kind: ItemKind::Alias(RustType::plain(format!("{module}::{}", former.name))),
            }));
        }
    }
    items
}

/// The type of the error responses of an operation.
fn describe_failure(failure: &ir::CallFailure, module: &str, pointer: &str) -> Item {
    let alias_of = |alias: &ir::Ident, target: String| Item {
        path: format!("{module}::{alias}"),
        pointer: pointer.to_owned(),
        deprecated: false,
        dropped: None,
        derives: Vec::new(),
        json_schema: false,
        kind: ItemKind::Alias(RustType::plain(target)),
    };
    match failure {
        ir::CallFailure::Own(statuses) => describe_statuses(statuses, module, pointer, true),
        ir::CallFailure::Shared {
            shared,
            alias,
            docs: _,
        } => alias_of(alias, format!("{SHARED}::{shared}")),
        ir::CallFailure::Undeclared { alias } => alias_of(alias, UNDECLARED.to_owned()),
    }
}

fn describe_statuses(
    statuses: &ir::Statuses,
    module: &str,
    pointer: &str,
    are_errors: bool,
) -> Item {
    let ir::Statuses { name, branches } = statuses;
    let branches = branches.iter().map(|branch| {
        let ir::StatusBranch {
            name,
            status,
            media,
            body,
            docs: _,
        } = branch;
        let media = match media {
            ir::MediaGuard::Any => Vec::new(),
            ir::MediaGuard::If(media) => media.iter().map(|media| format!("if {media}")).collect(),
            ir::MediaGuard::Only(media) => {
                media.iter().map(|media| format!("only {media}")).collect()
            }
        };
        Response {
            name: name.to_string(),
            status: status.to_string(),
            media,
            ty: held_type(body),
        }
    });
    item_of((module, name, pointer), are_errors, branches.collect())
}

/// An enum of responses.
fn item_of(
    (module, name, pointer): (&str, &ir::Ident, &str),
    are_errors: bool,
    branches: Vec<Response>,
) -> Item {
    Item {
        path: format!("{module}::{name}"),
        pointer: pointer.to_owned(),
        deprecated: false,
        dropped: None,
        derives: Vec::new(),
        json_schema: false,
        kind: ItemKind::Responses(Responses {
            are_errors,
            branches,
        }),
    }
}

/// What a variant for a response holds.
fn held_type(body: &ir::Output) -> Option<RustType> {
    match body {
        ir::Output::Empty | ir::Output::Several(_) => None,
        ir::Output::Json(ty) => Some(describe_type(ty)),
        ir::Output::Text => Some(RustType::plain("String")),
        ir::Output::Bytes => Some(RustType::plain("bytes::Bytes")),
    }
}

/// The enum of the contents of a response.
fn describe_contents(contents: &ir::Contents, module: &str, pointer: &str) -> Item {
    let ir::Contents {
        name,
        branches,
        // Which one `send` asks for is the output; `Accept` lists them all.
        usual: _,
        json: _,
        accept: _,
    } = contents;
    let branches = branches.iter().map(|branch| {
        let ir::MediaBranch {
            name,
            // Methods of the request builder.
            method: _,
            download: _,
            media,
            declared: _,
            body,
        } = branch;
        Response {
            name: name.to_string(),
            status: media.join(" | "),
            media: Vec::new(),
            ty: held_type(body),
        }
    });
    item_of((module, name, pointer), false, branches.collect())
}
