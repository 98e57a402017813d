//! Operations that OpenAPI has no two of: with the same id, or for the same requests. Each keeps its call.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::normal::extension;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// Says which operations of the paths are like one before.
pub fn report_twins(paths: &Map<String, Value>, diagnostics: &mut Diagnostics) {
    let (mut ids, mut requests) = (HashMap::new(), HashMap::new());
    for (template, method, operation) in operations(paths) {
        let Some(place) = operation.get(extension::PLACE).and_then(Value::as_str) else { continue };
        let mut report = |before: Option<&str>, at: String, message: String| {
            if let Some(before) = before.filter(|before| *before != place) {
                let found = Diagnostic::new(&codes::DUPLICATE_OPERATION, at, message);
                diagnostics.push(found.related(before, "the other one"));
            }
        };
        if let Some(id) = operation.get("operationId").and_then(Value::as_str) {
            let message =
                format!("another operation has the id `{id}`; the calls are called apart by more than it");
            report(ids.insert(id, place), format!("{place}/operationId"), message);
        }
        let message =
            "another path differs in the names of its parameters only: no service can tell them apart";
        report(
            requests.insert((without_names(template), method), place),
            place.to_owned(),
            message.to_owned(),
        );
    }
}

fn operations(paths: &Map<String, Value>) -> impl Iterator<Item = (&String, &String, &Value)> {
    paths.iter().flat_map(|(template, methods)| {
        let methods = methods.as_object().into_iter().flatten();
        methods.map(move |(method, operation)| (template, method, operation))
    })
}

/// A path whose parameters have no names.
fn without_names(template: &str) -> String {
    let mut parts = template.split('{');
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |whole, part| whole + "{}" + part.split_once('}').map_or(part, |(_, rest)| rest))
}
