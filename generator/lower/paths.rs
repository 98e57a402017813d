//! Paths and their operations.

use serde_json::{Map, Value};

use super::collisions::report_collisions;
use super::grammar::{Kind, METHODS};
use super::lowering::Lowering;
use super::resolve::{follow_misplaced, trail};
use super::wire_names::read_path;
use crate::diagnostic::{Diagnostic, codes};
use crate::source::pointer::escape;

/// A path item, and those that its `$ref`s refer to, each with its location: the nearest first.
pub type Items<'a> = [(&'a Value, String)];

/// All operations, by path and method.
pub fn lower_paths(lowering: &mut Lowering<'_, '_>) -> Value {
    let mut lowered = Map::new();
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
        lowered.insert(path.into_owned(), operations);
    }
    report_collisions(&lowered, lowering.callbacks, lowering.diagnostics);
    Value::Object(lowered)
}

impl<'a> Lowering<'a, '_> {
    /// A path item, and those that it refers to; none where a reference is invalid.
    pub(super) fn path_items(&mut self, item: &'a Value, at: &str) -> Vec<(&'a Value, String)> {
        let items =
            trail(self.root, item, at, Kind::PathItem, self.diagnostics).unwrap_or_default();
        let is_read = |key: &&String| METHODS.contains(&key.as_str()) || *key == "parameters";
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

    /// What path items have, by method.
    pub(super) fn by_method(
        &mut self,
        items: &Items<'a>,
        read: impl Fn(&mut Self, &'a Value, &str) -> Option<Value>,
    ) -> Value {
        let found: Vec<_> = items
            .iter()
            .flat_map(|(item, at)| self.methods(item, at))
            .collect();
        let mut lowered = Map::new();
        for method in METHODS {
            let Some((_, operation, at)) = found.iter().find(|(own, ..)| *own == method) else {
                continue;
            };
            let stray = (Kind::Operation.text(), Kind::Operation);
            let found = follow_misplaced(self.root, operation, at.clone(), stray, self.diagnostics);
            let operation = found.and_then(|(operation, at)| read(self, operation, &at));
            lowered.extend(operation.map(|operation| (method.to_owned(), operation)));
        }
        Value::Object(lowered)
    }

    /// The operations of one path item, each with its method and location; other fields are reported.
    fn methods(&mut self, item: &'a Value, at: &str) -> Vec<(&'static str, &'a Value, String)> {
        let mut found = Vec::new();
        for (key, value) in item.as_object().into_iter().flatten() {
            let location = format!("{at}/{}", escape(key));
            let small = METHODS
                .into_iter()
                .find(|method| key.eq_ignore_ascii_case(method));
            let message = match small {
                Some(method) if key == method => {
                    found.push((method, value, location));
                    continue;
                }
                Some(method) if item.get(method).is_none() => {
                    found.push((method, value, location.clone()));
                    format!("methods are written in lower case; this is read as `{method}`")
                }
                _ => continue,
            };
            self.diagnostics
                .push(Diagnostic::new(&codes::UNKNOWN_FIELD, location, message));
        }
        found
    }
}
