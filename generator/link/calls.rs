//! The operations of the emitted crate.

use super::failures::Failures;
use super::nested::Checked;
use super::pages::{Declared, PageReport};
use crate::draft::{self, Items};
use crate::ir::{Body, Call, Client, Group, OtherBody, Param, SharedFailure, TypeModule};

/// The client with all its operations, and the enums of error responses that operations share.
pub fn link_client(
    client: Option<draft::Client>,
    items: &Items,
    checked: &Checked,
    (types, report): (&[TypeModule], &mut PageReport),
) -> (Option<Client>, Vec<SharedFailure>) {
    let mut failures = Failures::new(items);
    let declared = Declared::of(types);
    let Some(client) = client else {
        return (None, Vec::new());
    };
    let mut groups = Vec::new();
    for group in client.groups {
        let mut calls = Vec::new();
        for call in group.calls {
            let pages = declared.link_pages(&call, report);
            calls.push(Call {
                pages,
                ..link_call(call, checked, &mut failures)
            });
        }
        groups.push(Group {
            module: group.module,
            handle: group.handle,
            docs: group.docs,
            calls,
        });
    }
    let client = Client {
        groups,
        credentials: client.credentials,
        headers: client.headers,
        servers: client.servers,
        server_variables: client.server_variables,
    };
    (Some(client), failures.into_sorted())
}

fn link_call(call: draft::Call, checked: &Checked, failures: &mut Failures<'_>) -> Call {
    let link_param = |param: Param| Param {
        checks: checked.nest(param.checks, &param.ty),
        ..param
    };
    let link_body = |body: Body| Body {
        checked: body.content.ty().is_some_and(|ty| checked.holds_any(ty)),
        ..body
    };
    let link_other = |other: OtherBody| OtherBody {
        body: link_body(other.body),
        ..other
    };
    Call {
        pointer: call.pointer,
        module: call.module,
        method: call.method,
        failure: failures.link(call.failures, &call.ty),
        ty: call.ty,
        http_method: call.http_method,
        path: call.path,
        fixed_query: call.fixed_query,
        docs: call.docs,
        deprecated: call.deprecated,
        arguments: call.arguments.into_iter().map(link_param).collect(),
        body: call.body.map(link_body),
        other_bodies: call.other_bodies.into_iter().map(link_other).collect(),
        setters: call.setters.into_iter().map(link_param).collect(),
        servers: call.servers,
        security: call.security,
        on_success: call.on_success,
        output: call.output,
        contents: call.contents,
        stream: call.stream,
        readers: call.readers,
        accept: call.accept,
        pages: None,
    }
}
