//! The document's own facts: title, version and tags.

use serde_json::{Map, Value, json};

use super::field::Fields;
use super::grammar::Kind;
use super::lowering::Lowering;
use super::operations::external_docs;
use super::resolve::follow_misplaced;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::join;

impl<'a> Lowering<'a, '_> {
    /// `info`; `None`, with an error, where it is not an object.
    pub(super) fn info(&mut self) -> Option<Value> {
        let found = self.root.get("info");
        if found.is_none_or(Value::is_null) {
            let message = "missing `info`; empty strings are assumed";
            let at = found.map_or("", |_| "/info");
            self.diagnostics
                .push(Diagnostic::new(&codes::ASSUMED_FIELD, at, message));
            return Some(json!({ "title": "", "version": "" }));
        }
        let (info, at) = self.object(self.root, "info", "")?;
        let mut info = Fields::of(info, &at, self.diagnostics)?;
        let mut lowered = Map::new();
        for key in ["title", "version"] {
            info.assume(key, "an empty string is assumed");
            lowered.insert(key.to_owned(), json!(info.text(key).unwrap_or_default()));
        }
        if let Some(description) = info.text("description").or_else(|| info.text("summary")) {
            lowered.insert("description".to_owned(), json!(description));
        }
        Some(Value::Object(lowered))
    }

    /// `tags`: the names of groups of operations, and their descriptions.
    pub(super) fn tags(&mut self) -> Option<Value> {
        self.facts("tags", Kind::Tag, |tag, at, diagnostics| {
            if let Some(name) = tag.as_str() {
                let message =
                    "expected an object with `name`, found a string; it is used as the name";
                diagnostics.push(Diagnostic::new(&codes::ASSUMED_FIELD, at, message));
                return Some(json!({ "name": name }));
            }
            let mut tag = Fields::of(tag, at, diagnostics)?;
            Some(json!({
                "name": tag.text("name").unwrap_or_default(),
                "description": tag.text("description"),
                "externalDocs": external_docs(tag.object),
            }))
        })
    }

    /// An array of the document; entries that cannot be read are reported and skipped.
    fn facts(
        &mut self,
        key: &str,
        kind: Kind,
        read: impl Fn(&'a Value, &str, &mut Diagnostics) -> Option<Value>,
    ) -> Option<Value> {
        let (list, at) = self.list(self.root, key, "")?;
        let read = list.iter().enumerate().filter_map(|(index, entry)| {
            let at = join(&at, &index.to_string());
            let (entry, at) =
                follow_misplaced(self.root, entry, at, (kind.text(), kind), self.diagnostics)?;
            read(entry, &at, self.diagnostics)
        });
        Some(read.collect())
    }
}
