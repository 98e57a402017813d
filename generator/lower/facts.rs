//! The document's own facts: title, version and tags.

use std::collections::HashSet;
use std::iter;

use indexmap::IndexMap;
use serde_json::{Map, Value, json};

use super::field::Fields;
use super::grammar::Kind;
use super::lowering::Lowering;
use super::normal::extension;
use super::operations::external_docs;
use super::resolve::follow_misplaced;
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};
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
            let mut lowered = json!({
                "name": tag.text("name").unwrap_or_default(),
                "description": tag.text("description"),
                "externalDocs": external_docs(tag.object),
            });
            let facts = [
                (extension::SUMMARY, "summary"),
                (extension::PARENT, "parent"),
            ];
            for (fact, key) in facts {
                if let Some(text) = tag.text(key) {
                    lowered[fact] = json!(text);
                }
            }
            Some(lowered)
        })
    }

    /// Reports parents of tags that are no tags, or that have the tag as their own parent.
    pub(super) fn report_parents(&mut self, tags: Option<&Value>) {
        let tags = tags.and_then(Value::as_array).into_iter().flatten();
        let named = tags.filter_map(|tag| Some((tag["name"].as_str()?, tag)));
        let named: IndexMap<&str, &Value> = named.rev().collect();
        let declared = self.root.get("tags").and_then(Value::as_array);
        for (index, tag) in declared.into_iter().flatten().enumerate() {
            let (Some(name), Some(parent)) = (tag["name"].as_str(), tag["parent"].as_str()) else {
                continue;
            };
            let parent_of = |name: &str| named.get(name)?[extension::PARENT].as_str();
            let above = iter::successors(Some(parent), |above| parent_of(above));
            let message = if !named.contains_key(parent) {
                format!("the parent `{parent}` is not among the tags; it is ignored")
            } else if above.take(named.len()).any(|above| above == name) {
                format!("`{parent}` has the tag `{name}` as a parent too")
            } else {
                continue;
            };
            let at = format!("/tags/{index}/parent");
            let found = Diagnostic::new(&codes::UNKNOWN_PARENT, at, message);
            let names = named.keys().copied().filter(|other| *other != name);
            let near = nearest(parent, names).filter(|near| *near != parent);
            let help = near.map(|near| format!("did you mean `{near}`?"));
            self.diagnostics.push(Diagnostic { help, ..found });
        }
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

/// The tags that are no groups: those of a `kind` other than `nav`.
pub fn labels_of(root: &Value) -> HashSet<&str> {
    let tags = root.get("tags").and_then(Value::as_array);
    let is_label = |tag: &&Value| tag["kind"].as_str().is_some_and(|kind| kind != "nav");
    let labels = tags.into_iter().flatten().filter(is_label);
    labels.filter_map(|tag| tag["name"].as_str()).collect()
}
