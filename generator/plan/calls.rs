//! Operations → calls, grouped by their first tag.

use openapiv3::{OpenAPI, Operation, ReferenceOr, RequestBody, Response};

use super::bindings::display;
use super::call_names::{CallName, CallNames, GroupName};
use super::failures::Failures;
use super::model::{Model, place_of};
use super::names::{Use, ident, joined};
use super::usage::{Side, Usage};
use super::{Planner, auth, docs, params};
use crate::diagnostic::{Diagnostic, codes};
use crate::ir::{Body, Call, Client, Failure, Group, Method, Output, Skipped, Type};
use crate::lower::extension;

/// An operation with its place.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    /// The path template.
    pub path: &'a str,
    /// The HTTP method.
    pub verb: Method,
    /// JSON pointer.
    pub place: &'a str,
    /// The operation.
    pub operation: &'a Operation,
}

/// Every operation, in the document's order.
pub fn operations(document: &OpenAPI) -> impl Iterator<Item = Found<'_>> {
    let items = document.paths.paths.iter().filter_map(|(path, item)| match item {
        ReferenceOr::Item(item) => Some((path.as_str(), item)),
        ReferenceOr::Reference { .. } => None,
    });
    items.flat_map(|(path, item)| {
        let all = [
            (Method::Get, &item.get),
            (Method::Put, &item.put),
            (Method::Post, &item.post),
            (Method::Delete, &item.delete),
            (Method::Options, &item.options),
            (Method::Head, &item.head),
            (Method::Patch, &item.patch),
            (Method::Trace, &item.trace),
        ];
        all.into_iter().filter_map(move |(verb, operation)| {
            let operation = operation.as_ref()?;
            let place = operation.extensions.get(extension::PLACE)?.as_str()?;
            Some(Found { path, verb, place, operation })
        })
    })
}

/// Which schemas travel on which side.
pub fn find_usage(document: &OpenAPI, model: Model<'_>) -> Usage {
    let mut usage = Usage::default();
    for found in operations(document) {
        for parameter in found.operation.parameters.iter().filter_map(ReferenceOr::as_item) {
            if let Some(place) = params::schema_place(parameter) {
                usage.mark(model, place, Side::Request);
            }
        }
        if let Some(place) = body_of(found.operation).and_then(|(_, place)| place) {
            usage.mark(model, place, Side::Request);
            if found.verb == Method::Patch {
                usage.mark(model, place, Side::Patch);
            }
        }
        let responses = &found.operation.responses;
        let all = responses.responses.values().chain(&responses.default);
        for response in all.filter_map(ReferenceOr::as_item) {
            for place in response.content.values().filter_map(|media| place_of(media.schema.as_ref()?)) {
                usage.mark(model, place, Side::Response);
            }
        }
    }
    usage
}

/// Plans the client with all its calls; `None` where the document has no operation.
pub fn plan_client(
    document: &OpenAPI,
    names: &CallNames,
    planner: &mut Planner<'_>,
) -> (Option<Client>, Vec<Failure>) {
    let mut failures = Failures::default();
    let mut groups: Vec<(Option<String>, Vec<Call>)> = Vec::new();
    let mut ordered: Vec<Found<'_>> = operations(document).collect();
    ordered.sort_by_key(|found| found.place);
    for found in ordered {
        let tag = found.operation.tags.first().cloned();
        let Some(called) = names.call(found.place) else { continue };
        let Some(call) = planner.plan_call(document, found, called, &mut failures) else { continue };
        match groups.iter_mut().find(|(name, _)| *name == tag) {
            Some((_, calls)) => calls.push(call),
            None => groups.push((tag, vec![call])),
        }
    }
    groups.sort_by_key(|(tag, _)| order_of(document, tag.as_deref()));
    let groups = plan_groups(document, names, groups);
    let failures = failures.into_sorted();
    if groups.is_empty() {
        return (None, failures);
    }
    let credentials = auth::plan_credentials(document);
    let headers = params::client_headers(&groups, &credentials);
    (Some(Client { groups, credentials, headers }), failures)
}

/// Tags in the order in which the document lists them, then those it does not list by name.
fn order_of(document: &OpenAPI, tag: Option<&str>) -> (usize, Option<String>) {
    let listed = tag.and_then(|tag| document.tags.iter().position(|listed| listed.name == tag));
    match tag {
        None => (0, None),
        Some(tag) => (1 + listed.unwrap_or(document.tags.len()), Some(tag.to_owned())),
    }
}

fn plan_groups(
    document: &OpenAPI,
    names: &CallNames,
    groups: Vec<(Option<String>, Vec<Call>)>,
) -> Vec<Group> {
    let plan = |(tag, calls): (Option<String>, Vec<Call>)| {
        let GroupName { module, handle } = names.group(tag.as_deref())?.clone();
        let described = document.tags.iter().find(|listed| Some(&listed.name) == tag.as_ref());
        let docs = described.and_then(|listed| listed.description.as_deref()).unwrap_or_default();
        let tagged = tag.map(|tag| docs::plan_docs(&format!("Calls tagged `{}`.", tag.replace('`', "'"))));
        let docs = docs::plan_docs(docs).or(|| tagged.unwrap_or_default());
        Some(Group { module, handle, docs, calls })
    };
    groups.into_iter().filter_map(plan).collect()
}

impl Planner<'_> {
    fn plan_call(
        &mut self,
        document: &OpenAPI,
        found: Found<'_>,
        called: &CallName,
        failures: &mut Failures,
    ) -> Option<Call> {
        let CallName { method, module, ty } = called.clone();
        let (arguments, setters) = self.plan_params(found)?;
        let body = match body_of(found.operation) {
            Some((body, place)) => Some(self.plan_body(found, body, place)?),
            None => None,
        };
        let output = self.plan_output(found)?;
        let failure = failures.plan(self, found);
        let failure = failure.map(|shared| (shared, joined([ty.as_str(), "Error"])));
        let operation = found.operation;
        // FastAPI makes a summary of the operation's name where nobody wrote one.
        let summary = operation.summary.as_deref().filter(|summary| ident(summary, Use::Method) != method);
        let described = [summary, operation.description.as_deref()];
        let described: Vec<&str> =
            described.into_iter().flatten().filter(|text| !text.trim().is_empty()).collect();
        Some(Call {
            pointer: display(found.place),
            module,
            method,
            ty,
            verb: found.verb,
            path: found.path.split(['?', '#']).next().unwrap_or_default().to_owned(),
            fixed_query: params::fixed_query(found.path),
            docs: docs::plan_docs(&described.join("\n\n")),
            deprecated: operation.deprecated,
            arguments,
            body,
            setters,
            security: auth::plan_security(document, operation),
            output,
            failure,
        })
    }

    fn plan_body(&mut self, found: Found<'_>, body: &RequestBody, place: Option<&str>) -> Option<Body> {
        let Some(place) = place else {
            self.skip(found, "its body is not JSON");
            return None;
        };
        let planned = self.plan_type(place);
        let docs = docs::plan_docs(body.description.as_deref().unwrap_or_default());
        Some(Body { ty: planned.whole(), required: body.required, checked: false, docs })
    }

    fn plan_output(&mut self, found: Found<'_>) -> Option<Output> {
        let responses = &found.operation.responses;
        let success = |status: &&openapiv3::StatusCode| match status {
            openapiv3::StatusCode::Code(code) => (200..300).contains(code),
            openapiv3::StatusCode::Range(hundreds) => *hundreds == 2,
        };
        let mut statuses: Vec<_> = responses.responses.keys().filter(success).collect();
        statuses.sort_by_key(std::string::ToString::to_string);
        let successes = statuses.iter().filter_map(|status| responses.responses[*status].as_item());
        let default = responses.default.iter().filter_map(ReferenceOr::as_item);
        let described: Vec<&Response> =
            if statuses.is_empty() { default.collect() } else { successes.collect() };
        let mut outputs = Vec::new();
        for response in described {
            let Some(output) = self.plan_content(response) else {
                self.skip(found, "its answer is not JSON");
                return None;
            };
            if !outputs.contains(&output) {
                outputs.push(output);
            }
        }
        if outputs.len() > 1 {
            self.skip(found, "its successes have different bodies");
            return None;
        }
        Some(outputs.pop().unwrap_or(Output::Empty))
    }

    /// What a response brings; `None` where it is not JSON.
    pub(super) fn plan_content(&mut self, response: &Response) -> Option<Output> {
        if response.content.is_empty() {
            return Some(Output::Empty);
        }
        let (_, media) = response.content.iter().find(|(media, _)| is_json(media))?;
        let Some(place) = media.schema.as_ref().and_then(place_of) else {
            return Some(Output::Json(Type::Value));
        };
        Some(Output::Json(self.plan_type(place).whole()))
    }

    /// Says that an operation is left out, and why.
    pub(super) fn skip(&mut self, found: Found<'_>, why: &str) {
        let verb = found.verb.text();
        let operation = format!("{verb} {}", docs::plan_line(found.path));
        let message = format!("`{operation}` is left out: {why}");
        let skipped = Skipped { pointer: found.place.to_owned(), operation, reason: why.to_owned() };
        self.skipped.push(skipped);
        self.diagnostics.push(Diagnostic::new(&codes::SKIPPED_OPERATION, found.place, message));
    }
}

/// The body with the place of its JSON schema, where it has one.
fn body_of(operation: &Operation) -> Option<(&RequestBody, Option<&str>)> {
    let body = operation.request_body.as_ref()?.as_item()?;
    let json = body.content.iter().find(|(media, _)| is_json(media));
    Some((body, json.and_then(|(_, media)| place_of(media.schema.as_ref()?))))
}

/// `application/json`, with parameters or not, and everything `+json`.
pub fn is_json(media: &str) -> bool {
    let essence = media.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    essence == "application/json" || essence.ends_with("+json") || essence == "*/*"
}
