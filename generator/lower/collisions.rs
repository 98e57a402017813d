//! Operations with the same id, or for the same requests. Each keeps its request builder, or its type.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::normal::extension;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// Reports operations, webhooks and callbacks that have the id or the requests of an earlier one. `paths` are path items by path, and by
/// method and path.
pub fn report_collisions(
    paths: [&Map<String, Value>; 2],
    callbacks: &Map<String, Value>,
    diagnostics: &mut Diagnostics,
) {
    let (mut ids, mut requests) = (HashMap::new(), HashMap::new());
    for (template, method, operation) in paths.into_iter().flat_map(operations) {
        let Some(location) = location_of(operation) else {
            continue;
        };
        if let Some(id) = id_of(operation) {
            let message =
                format!("another operation has the id `{id}`; the names of both are made unique");
            report_id(ids.insert(id, location), location, message, diagnostics);
        }
        let message = "another path differs only in the names of its parameters";
        let before = requests.insert((without_names(template), method), location);
        report(
            before,
            location,
            location.to_owned(),
            message.to_owned(),
            diagnostics,
        );
    }
    for request in sent(paths, callbacks) {
        let (Some(location), Some(id)) = (location_of(request), id_of(request)) else {
            continue;
        };
        let message = format!(
            "the id `{id}` is in use already; ids are unique among operations, webhooks and callbacks"
        );
        report_id(ids.insert(id, location), location, message, diagnostics);
    }
}

fn report_id(before: Option<&str>, location: &str, message: String, diagnostics: &mut Diagnostics) {
    let at = format!("{location}/operationId");
    report(before, location, at, message, diagnostics);
}

fn report(
    before: Option<&str>,
    location: &str,
    at: String,
    message: String,
    diagnostics: &mut Diagnostics,
) {
    // Several paths or operations may refer to one operation.
    if let Some(before) = before.filter(|before| *before != location) {
        let found = Diagnostic::new(&codes::DUPLICATE_OPERATION, at, message);
        diagnostics.push(found.related(before, "the other operation is here"));
    }
}

fn location_of(operation: &Value) -> Option<&str> {
    operation.get(extension::LOCATION)?.as_str()
}

fn id_of(operation: &Value) -> Option<&str> {
    operation.get("operationId")?.as_str()
}

fn operations(paths: &Map<String, Value>) -> impl Iterator<Item = (&String, &String, &Value)> {
    paths.iter().flat_map(|(template, methods)| {
        let methods = methods.as_object().into_iter().flatten();
        methods.map(move |(method, operation)| (template, method, operation))
    })
}

/// The callbacks of operations, then webhooks and shared callbacks.
fn sent<'a>(
    paths: [&'a Map<String, Value>; 2],
    callbacks: &'a Map<String, Value>,
) -> impl Iterator<Item = &'a Value> {
    let operations_of_paths = paths.into_iter().flat_map(operations);
    let own =
        operations_of_paths.filter_map(|(_, _, operation)| operation.get("callbacks")?.as_object());
    let all = own.chain([callbacks]).flat_map(Map::values);
    let requests = all.filter_map(Value::as_object).flat_map(operations);
    requests.map(|(_, _, request)| request)
}

/// A path without the names of its parameters.
fn without_names(template: &str) -> String {
    let mut parts = template.split('{');
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |whole, part| {
        whole + "{}" + part.split_once('}').map_or(part, |(_, rest)| rest)
    })
}
