//! Paths and their operations.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::collisions::report_collisions;
use super::grammar::{ADDITIONAL, Kind, METHODS, QUERY};
use super::lowering::Lowering;
use super::normal::extension;
use super::resolve::{follow_misplaced, trail};
use super::wire_names::{is_token, read_path};
use crate::diagnostic::{Diagnostic, codes};
use crate::source::Location;
use crate::source::pointer::{escape, join};

/// A path item, and those that its `$ref`s refer to, each with its location: the nearest first.
pub type Items<'a> = [(&'a Value, String)];

/// All operations, by path and method. Those whose methods OpenAPI 3.0 does not know are put among the callbacks.
pub fn lower_paths(lowering: &mut Lowering<'_, '_>) -> Value {
    let (mut lowered, mut others) = (Map::new(), Map::new());
    let found = lowering.map(lowering.root, "paths", "");
    let (paths, at) = found.map_or((None, String::new()), |(paths, at)| (Some(paths), at));
    for (template, item) in paths
        .into_iter()
        .flatten()
        .filter(|(template, _)| !template.starts_with("x-"))
    {
        let at = format!("{at}/{}", escape(template));
        let path = paths.and_then(|paths| read_path(template, paths, &at, lowering.diagnostics));
        let Some(path) = path else {
            continue;
        };
        let items = lowering.path_items(item, &at);
        let operations = lowering.by_method(&items, |lowering, operation, at| {
            lowering.operation(&items, operation, at)
        });
        let mut items = operations.keyed(&path);
        lowered.extend(items.next());
        others.extend(items);
    }
    let all = [&lowered, &others];
    report_collisions(all, lowering.callbacks, lowering.diagnostics);
    if !others.is_empty() {
        let others = Value::Object(others);
        lowering
            .callbacks
            .insert(extension::OPERATIONS.to_owned(), others);
    }
    Value::Object(lowered)
}

impl<'a> Lowering<'a, '_> {
    /// A path item, and those that it refers to; none where a reference is invalid.
    pub(super) fn path_items(&mut self, item: &'a Value, at: &str) -> Vec<(&'a Value, String)> {
        let items =
            trail(self.root, item, at, Kind::PathItem, self.diagnostics).unwrap_or_default();
        let is_read = |key: &&String| {
            METHODS.contains(&key.as_str())
                || [QUERY, ADDITIONAL, "parameters"].contains(&key.as_str())
        };
        for (item, at) in items.iter().take(items.len().saturating_sub(1)) {
            if let Some(key) = item.as_object().and_then(|item| item.keys().find(is_read)) {
                let message = format!("`{key}` next to `$ref`; both are read");
                let at = format!("{at}/{}", escape(key));
                self.diagnostics
                    .push(Diagnostic::new(&codes::MERGED_PATH, at, message));
            }
        }
        items
    }

    /// What path items have, by method: that of the methods of OpenAPI 3.0 as one path item, and each other as a path item of its own.
    pub(super) fn by_method(
        &mut self,
        items: &Items<'a>,
        read: impl Fn(&mut Self, &'a Value, &str) -> Option<Value>,
    ) -> ByMethod {
        let found: Vec<Found<'a>> = items
            .iter()
            .flat_map(|(item, at)| {
                let own = self.methods(item, at);
                own.into_iter().chain(self.additional(item, at))
            })
            .collect();
        let mut seen = HashSet::new();
        let mut lowered = ByMethod::default();
        let is_first = |found: &&Found<'a>| seen.insert(found.method);
        let firsts: Vec<&Found<'a>> = found.iter().filter(is_first).collect();
        let known = METHODS
            .into_iter()
            .filter_map(|method| firsts.iter().find(|found| found.method == method));
        let others = firsts
            .iter()
            .filter(|found| !METHODS.contains(&found.method));
        for Found { method, value, at } in known.chain(others) {
            let stray = (Kind::Operation.text(), Kind::Operation);
            let found = follow_misplaced(self.root, value, at.clone(), stray, self.diagnostics);
            let operation = found.and_then(|(operation, at)| read(self, operation, &at));
            let Some(mut operation) = operation else {
                continue;
            };
            if METHODS.contains(method) {
                lowered.item.insert((*method).to_owned(), operation);
                continue;
            }
            let method = if *method == QUERY { "QUERY" } else { method };
            operation[extension::METHOD] = json!(method);
            let item = json!({ "get": operation });
            lowered.others.push((method.to_owned(), item));
        }
        lowered
    }

    /// The operations of one path item, each with its method and location; other fields are reported.
    fn methods(&mut self, item: &'a Value, at: &str) -> Vec<Found<'a>> {
        let mut found = Vec::new();
        for (key, value) in item.as_object().into_iter().flatten() {
            let location = format!("{at}/{}", escape(key));
            let Some(method) = field_of(key) else {
                continue;
            };
            if key != method {
                if item.get(method).is_some() {
                    continue;
                }
                let message =
                    format!("methods are written in lower case; this is read as `{method}`");
                let at = location.clone();
                self.diagnostics
                    .push(Diagnostic::new(&codes::UNKNOWN_FIELD, at, message));
            }
            found.push(Found {
                method,
                value,
                at: location,
            });
        }
        found
    }

    /// The operations of the methods that a path item has no field for. A method with a field is reported, and read where the field is
    /// absent.
    fn additional(&mut self, item: &'a Value, at: &str) -> Vec<Found<'a>> {
        let Some((operations, at)) = self.map(item, ADDITIONAL, at) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for (method, value) in operations {
            let at = join(&at, method);
            let report = |message: String| {
                Diagnostic::new(&codes::UNKNOWN_METHOD, Location::key(&at), message)
            };
            let method = match field_of(method) {
                _ if !is_token(method) => {
                    let message = format!("`{method}` is not an HTTP method; it is skipped");
                    self.diagnostics.push(report(message));
                    continue;
                }
                _ if method == "CONNECT" => {
                    let message = "`CONNECT` opens a tunnel and has no response; it is skipped";
                    self.diagnostics.push(report(message.to_owned()));
                    continue;
                }
                Some(field) if item.get(field).is_some() => {
                    let message = format!("the path item has `{field}`; this is skipped");
                    self.diagnostics.push(report(message));
                    continue;
                }
                Some(field) => {
                    let message = format!(
                        "`{method}` is the field `{field}` of a path item; it is read as that"
                    );
                    let help = format!("move it to `{field}`, next to `additionalOperations`");
                    self.diagnostics.push(report(message).help(help));
                    field
                }
                None => method,
            };
            found.push(Found { method, value, at });
        }
        found
    }
}

/// The operations of path items.
#[derive(Default)]
pub struct ByMethod {
    /// Those of the methods that OpenAPI 3.0 knows, as its path item.
    pub item: Map<String, Value>,
    /// The others, by method: each is in place of `get` of a path item.
    pub others: Vec<(String, Value)>,
}

impl ByMethod {
    /// The path items, each under its key, for an address: see [`extension::OPERATIONS`].
    pub fn keyed(self, address: &str) -> impl Iterator<Item = (String, Value)> {
        let others = self.others.into_iter();
        let others = others.map(move |(method, item)| (format!("{method} {address}"), item));
        [(address.to_owned(), Value::Object(self.item))]
            .into_iter()
            .chain(others)
    }
}

/// An operation of a path item: the field, or the method where it has none.
struct Found<'a> {
    method: &'a str,
    value: &'a Value,
    at: String,
}

/// The field of a path item for a method.
fn field_of(method: &str) -> Option<&'static str> {
    let mut fields = METHODS.into_iter().chain([QUERY]);
    fields.find(|field| method.eq_ignore_ascii_case(field))
}
