//! Operations → request builders, grouped by the operations' first tag.

pub mod auth;
mod bodies;
mod contents;
mod event_enum;
mod events;
mod failures;
pub mod params;
mod readers;
mod response_headers;
mod responses;
mod streams;
mod templates;
mod undefined;
mod unread;
pub mod webhooks;

use std::collections::BTreeMap;
use std::iter;

use indexmap::IndexMap;
use openapiv3::{OpenAPI, Operation};
use serde_json::Value;

use self::bodies::Bodies;
use self::responses::Success;
use super::docs;
use super::planner::Planner;
use super::servers::Servers;
use crate::analyse::locations::display;
use crate::analyse::names::call_names::{CallName, CallNames, GroupName};
use crate::diagnostic::{Diagnostic, codes};
use crate::draft::{Call, Client, Group};
use crate::ir::{Docs, Ident, Output, Param, Skipped};
use crate::lower::extension;
use crate::markdown;
use crate::names::taken::SENDERS;
use crate::names::{Use, ident, joined};
use crate::operations::{OperationAt, body_of, operations};

/// Plans the client with all its operations; `None` where the document has no operation.
pub fn plan_client<'a>(
    document: &'a OpenAPI,
    names: &CallNames,
    planner: &mut Planner<'a>,
) -> Option<Client> {
    let mut groups: IndexMap<Option<&str>, Vec<Call>> = IndexMap::new();
    let servers = Servers::plan(document, &planner.options.lock);
    let mut ordered: Vec<OperationAt<'a>> = operations(document).collect();
    ordered.sort_by_cached_key(OperationAt::listed);
    for found in ordered {
        let Some(call_name) = names.call(&found.listed()) else {
            continue;
        };
        let Some(call) = planner.plan_call(document, found, call_name, &servers) else {
            continue;
        };
        groups.entry(names.tag(&found)).or_default().push(call);
    }
    let handles: Vec<Ident> = groups
        .keys()
        .filter_map(|tag| Some(names.group(*tag)?.handle.clone()?.1))
        .collect();
    for (tag, calls) in &mut groups {
        let other_methods = if tag.is_none() {
            handles.as_slice()
        } else {
            &[]
        };
        bodies::settle_methods(calls, other_methods);
    }
    let groups = plan_groups(document, names, groups);
    if groups.is_empty() {
        return None;
    }
    let credentials = auth::plan_credentials(document, (planner.renames, &planner.options.lock));
    let headers = params::client_headers(&groups, &credentials);
    let response_headers = response_headers::plan_response_headers(document, planner);
    Some(Client {
        groups,
        credentials,
        headers,
        response_headers,
        servers: servers.servers,
        server_variables: servers.variables,
    })
}

/// The groups: operations without a tag, then the declared tags in the document's order, then tags that are not declared, by
/// name.
pub fn plan_groups(
    document: &OpenAPI,
    names: &CallNames,
    mut groups: IndexMap<Option<&str>, Vec<Call>>,
) -> Vec<Group> {
    let mut tags: IndexMap<&str, Docs> = IndexMap::new();
    for tag in &document.tags {
        let further = docs::read_on(tag.external_docs.as_ref());
        let parent = tag.extensions.get(extension::PARENT);
        let parent = parent.and_then(|parent| parent_of(document, parent.as_str()?));
        let summary = tag.extensions.get(extension::SUMMARY);
        let paragraphs = [
            summary.and_then(Value::as_str),
            tag.description.as_deref(),
            parent.as_deref(),
            further.as_deref(),
        ];
        let docs = || markdown::paragraphs(&paragraphs);
        tags.entry(&tag.name).or_insert_with(docs);
    }
    let location = |tag: &str| tags.get_index_of(tag).unwrap_or(tags.len());
    groups.sort_by_cached_key(|tag, _| (tag.map(location), *tag));
    let plan = |(tag, calls): (Option<&str>, Vec<Call>)| {
        let GroupName { module, handle } = names.group(tag)?.clone();
        let docs = tag
            .and_then(|tag| tags.get(tag).cloned())
            .unwrap_or_default();
        let tagged = tag.map(|tag| {
            markdown::to_docs(&format!("Operations tagged `{}`.", tag.replace('`', "'")))
        });
        let docs = docs.or(|| tagged.unwrap_or_default());
        Some(Group {
            module,
            handle,
            docs,
            calls,
        })
    };
    groups.into_iter().filter_map(plan).collect()
}

/// A sentence about the tag that another one is in, and about those that this one is in.
fn parent_of(document: &OpenAPI, parent: &str) -> Option<String> {
    let find = |name: &str| document.tags.iter().find(|tag| tag.name == name);
    let above = iter::successors(find(parent), |tag| {
        find(tag.extensions.get(extension::PARENT)?.as_str()?)
    });
    let names = above
        .take(document.tags.len())
        .map(|tag| format!("`{}`", markdown::code_text(&tag.name)));
    let mut names: Vec<String> = names.collect();
    names.dedup();
    (!names.is_empty()).then(|| format!("Part of {}.", names.join(" in ")))
}

/// Renames setters that would have the name of a method of the request builder.
fn free_methods(setters: &mut [Param], success: &Success) {
    let has_download = success.output == Output::Bytes && success.contents.is_none();
    let stream = success.stream.as_ref();
    let is_there = [
        stream.is_some(),
        stream.is_some_and(|stream| stream.reconnects),
        stream.is_none() && has_download,
    ];
    for (method, is_there) in SENDERS.into_iter().zip(is_there) {
        let is_same = |setter: &&mut Param| is_there && setter.name.rust.plain() == method;
        if let Some(setter) = setters.iter_mut().find(is_same) {
            setter.name.rust = joined([method, "_param"]);
        }
    }
}

impl<'a> Planner<'a> {
    fn plan_call(
        &mut self,
        document: &'a OpenAPI,
        found: OperationAt<'a>,
        call_name: &CallName,
        servers: &Servers,
    ) -> Option<Call> {
        let CallName { method, module, ty } = call_name.clone();
        let (arguments, mut setters) = self.plan_params(document, found);
        let bodies = match self.plan_bodies(found, &method) {
            Ok(bodies) => bodies,
            Err(obstacle) => {
                self.skip(found, &obstacle);
                return None;
            }
        };
        let (body, other_bodies) = match bodies {
            Some(Bodies { usual, others }) => (Some(usual), others),
            None => (None, Vec::new()),
        };
        let taken = setters.iter().map(|param| param.name.rust.plain());
        let taken: Vec<&str> = taken.collect();
        let success = self.plan_success(found, &ty, &taken);
        free_methods(&mut setters, &success);
        let failures = self.plan_failures(found);
        let declared = responses::successes(found);
        let first = declared.first().map(|(_, response)| *response);
        let paging = self.plan_pages(found, first);
        let operation = found.operation;
        let summary = docs::summary_of(operation, |summary| ident(summary, Use::Method) == method);
        let listed = body_of(operation, self.model).zip(body.as_ref());
        let sent =
            listed.and_then(|((listed, chosen), body)| bodies::describe(body, listed, chosen.name));
        let further = docs::read_on(operation.external_docs.as_ref());
        let paragraphs = [
            summary,
            operation.description.as_deref(),
            sent.as_deref(),
            success.note.as_deref(),
            further.as_deref(),
        ];
        Some(Call {
            pointer: display(found.location),
            module,
            method,
            ty,
            http_method: found.http_method.to_owned(),
            path: found
                .path
                .split(['?', '#'])
                .next()
                .unwrap_or_default()
                .to_owned(),
            fixed_query: templates::fixed_query(found.path),
            docs: markdown::paragraphs(&paragraphs),
            deprecated: operation.deprecated,
            lifecycle: lifecycle_of(operation),
            arguments,
            body,
            other_bodies,
            setters,
            servers: servers.of(operation),
            security: auth::plan_security(document, operation),
            on_success: success.docs,
            output: success.output,
            contents: success.contents,
            stream: success.stream,
            readers: success.readers,
            accept: success.accept,
            paging,
            redirects: failures::redirects(found),
            failures,
        })
    }

    /// Reports a skipped operation.
    pub(super) fn skip(&mut self, found: OperationAt<'_>, why: &str) {
        let path = markdown::one_line(found.path);
        let operation = format!("{} {path}", found.http_method);
        let message = format!("operation `{operation}` is skipped: {why}");
        let skipped = Skipped {
            pointer: found.location.to_owned(),
            operation,
            reason: why.to_owned(),
        };
        self.skipped.push(skipped);
        self.diagnostics.push(Diagnostic::new(
            &codes::SKIPPED_OPERATION,
            found.location,
            message,
        ));
    }
}

/// What an operation announces about its end and its stability.
fn lifecycle_of(operation: &Operation) -> BTreeMap<String, String> {
    let announced = extension::LIFECYCLE.iter().filter_map(|key| {
        let text = operation.extensions.get(*key)?.as_str()?;
        Some(((*key).to_owned(), text.to_owned()))
    });
    announced.collect()
}
