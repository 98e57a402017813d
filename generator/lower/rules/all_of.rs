//! `allOf: [A, B]`, and `allOf: [A]` beside other keywords → the merger of all of them.
//!
//! A single part that is only annotated (described, made nullable, given a default) stays as it is.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::super::normal::{Schema, Schemas, referenced};
use super::merge::{Merger, is_annotation, merge};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let mut merging = Merging { state: HashMap::new(), diagnostics };
    let mut index = 0;
    // Merging a property that two parts describe adds an entry, which is merged in its turn.
    while let Some((place, _)) = schemas.get_index(index) {
        let place = place.clone();
        merging.merge_at(&place, schemas, 0);
        index += 1;
    }
}

/// How deep `allOf` may lead from one schema to the next.
const DEEPEST: usize = 64;

enum State {
    Running,
    Done,
}

struct Merging<'d> {
    state: HashMap<String, State>,
    diagnostics: &'d mut Diagnostics,
}

impl Merging<'_> {
    /// Replaces the schema at `place` by the merger of its parts, which are merged first.
    fn merge_at(&mut self, place: &str, schemas: &mut Schemas, depth: usize) {
        if self.state.contains_key(place) {
            return;
        }
        let Some(schema) = schemas.get(place).and_then(Value::as_object).cloned() else { return };
        let Some(parts) = parts_to_merge(&schema) else { return };
        if depth > DEEPEST {
            let message = "`allOf` leads too deep to be merged";
            self.diagnostics.push(Diagnostic::new(&codes::TOO_DEEP, place, message));
            return;
        }
        self.state.insert(place.to_owned(), State::Running);
        let mut sides: Vec<Schema> =
            parts.iter().map(|part| self.part(part, place, schemas, depth)).collect();
        sides.push(schema.into_iter().filter(|(key, _)| key != "allOf").collect());
        let mut merger = Merger::new(place, self.diagnostics);
        let merged = sides.into_iter().fold(Map::new(), |left, right| merge(left, right, &mut merger));
        let additions = merger.additions;
        schemas.insert(place.to_owned(), Value::Object(merged));
        schemas.extend(additions);
        self.state.insert(place.to_owned(), State::Done);
    }

    /// The keywords of one part, references followed and its own parts merged; its annotations describe it alone.
    fn part(&mut self, part: &str, from: &str, schemas: &mut Schemas, depth: usize) -> Schema {
        let mut place = part.to_owned();
        for _ in 0..DEEPEST {
            if matches!(self.state.get(&place), Some(State::Running)) {
                let message = "this `allOf` contains itself, so no value can be said to fit it";
                self.diagnostics.push(Diagnostic::new(&codes::ALL_OF_CYCLE, from, message));
                return Map::new();
            }
            self.merge_at(&place, schemas, depth + 1);
            let Some(schema) = schemas.get(&place) else { return Map::new() };
            let next = referenced(schema).or_else(|| annotated(schema)).map(str::to_owned);
            match next {
                Some(next) => place = next,
                None => {
                    let keywords = schema.as_object().into_iter().flatten();
                    let kept = keywords.filter(|(key, _)| !describes(key));
                    return kept.map(|(key, value)| (key.clone(), value.clone())).collect();
                }
            }
        }
        Map::new()
    }
}

fn describes(keyword: &str) -> bool {
    matches!(keyword, "title" | "description" | "default" | "deprecated" | "discriminator")
}

/// The one part that a schema only annotates.
fn annotated(schema: &Value) -> Option<&str> {
    let keywords = schema.as_object()?;
    let [part] = keywords.get("allOf")?.as_array()?.as_slice() else { return None };
    keywords.keys().all(|key| key == "allOf" || is_annotation(key)).then(|| referenced(part))?
}

fn parts_to_merge(schema: &Schema) -> Option<Vec<String>> {
    let parts = schema.get("allOf")?.as_array()?;
    let only_annotates = parts.len() == 1 && schema.keys().all(|key| key == "allOf" || is_annotation(key));
    (!only_annotates).then(|| parts.iter().filter_map(referenced).map(str::to_owned).collect())
}
