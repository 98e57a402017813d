//! The operations of the emitted crate.

use super::failures::Failures;
use super::nested::Checked;
use super::pages::{Declared, PageReport};
use super::strings::Strings;
use crate::draft;
use crate::ir::{Body, Call, Client, Group, OtherBody, Param, Passed, TypeModule, has_keys};
use crate::lock::Lock;

/// The client with all its operations.
pub fn link_client(
    client: draft::Client,
    failures: &Failures<'_>,
    of_types: (&Checked, &Strings),
    (types, lock, report): (&[TypeModule], &Lock, &mut PageReport),
) -> Client {
    let declared = Declared::of(types, lock);
    let mut groups = Vec::new();
    for group in client.groups {
        let mut calls = Vec::new();
        for call in group.calls {
            let pages = declared.link_pages(&call, report);
            calls.push(Call {
                pages,
                ..link_call(call, of_types, failures)
            });
        }
        groups.push(Group {
            module: group.module,
            handle: group.handle,
            docs: group.docs,
            calls,
            moved_to: None,
        });
    }
    Client {
        groups,
        credentials: client.credentials,
        headers: client.headers,
        response_headers: client.response_headers,
        servers: client.servers,
        server_variables: client.server_variables,
    }
}

fn link_call(
    call: draft::Call,
    (checked, strings): (&Checked, &Strings),
    failures: &Failures<'_>,
) -> Call {
    let link_param = |param: Param| Param {
        checks: checked.nest(param.checks, &param.ty),
        passed: strings.passed(&param.ty),
        ..param
    };
    let idempotency_key = idempotency_key(&call);
    let link_body = |body: Body| Body {
        checked: body.content.ty().is_some_and(|ty| checked.holds_any(ty)),
        passed: body
            .content
            .ty()
            .map_or(Passed::AsItself, |ty| strings.passed(ty)),
        ..body
    };
    let link_other = |other: OtherBody| OtherBody {
        body: link_body(other.body),
        ..other
    };
    Call {
        idempotency_key,
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
        lifecycle: call.lifecycle,
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
        redirects: call.redirects,
        pages: None,
        former_types: Vec::new(),
        former_methods: Vec::new(),
    }
}

/// The header parameter `Idempotency-Key`, where its value may be a UUID.
fn idempotency_key(call: &draft::Call) -> Option<String> {
    let mut params = call.setters.iter().filter(|_| has_keys(&call.http_method));
    let param = params.find(|param| param.is_random_key())?;
    Some(param.name.wire.clone())
}
