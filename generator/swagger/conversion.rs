//! The state of a conversion: what was moved, the references to rewrite, and the parts of other files to convert.

use std::collections::{HashSet, VecDeque};

use serde_json::{Map, Value, json};

use super::locations::Locations;
use super::media::Media;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, codes};
use crate::source::pointer::{percent_decode, value_at};
use crate::source::{FILES_KEY, Moves};

/// How many references in a row are followed.
const LONGEST_CHAIN: usize = 32;

/// What a value is converted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    PathItem,
    /// A parameter that is not a body or a part of one.
    Parameter,
    Response,
    Schema,
}

/// The state of converting a document.
pub struct Conversion<'a, 'd> {
    pub(super) root: &'a Value,
    pub(super) moves: Moves,
    pub(super) diagnostics: &'d mut Diagnostics,
    /// The media types that the document declares for all operations.
    pub(super) consumes: Media,
    pub(super) produces: Media,
    /// The locations of all objects with a `$ref`, after the conversion.
    references: Vec<String>,
    /// The parts of other files to convert.
    reached: VecDeque<(String, Role)>,
    seen: HashSet<(String, Role)>,
}

impl<'a, 'd> Conversion<'a, 'd> {
    /// Of a document, of which nothing is converted yet.
    pub fn of(root: &'a Value, diagnostics: &'d mut Diagnostics) -> Self {
        let mut conversion = Self {
            root,
            moves: Moves::default(),
            diagnostics,
            consumes: Media::default(),
            produces: Media::default(),
            references: Vec::new(),
            reached: VecDeque::new(),
            seen: HashSet::new(),
        };
        if let Some(root) = root.as_object() {
            let mut listed = |key| conversion.media_types(root, key, "").unwrap_or_default();
            let (consumes, produces) = (listed("consumes"), listed("produces"));
            conversion.consumes = consumes;
            conversion.produces = produces;
        }
        conversion
    }

    /// The converted document, and what was moved in it.
    pub fn convert(mut self) -> (Value, Moves) {
        let mut converted = self.document();
        if let Some(files) = self.root.get(FILES_KEY) {
            converted.insert(FILES_KEY.to_owned(), files.clone());
        }
        let mut converted = Value::Object(converted);
        while let Some((pointer, role)) = self.reached.pop_front() {
            let Some(value) = value_at(self.root, &pointer) else {
                continue;
            };
            let part = self.value(role, value, &Locations::fixed(&pointer));
            // If it is inside of a part that was converted before, and moved there, it is converted already.
            if let Some(before) = converted.pointer_mut(&pointer) {
                *before = part;
            }
        }
        self.rewrite_references(&mut converted);
        (converted, self.moves)
    }

    /// Converts a value, or a reference to one.
    pub(super) fn value(&mut self, role: Role, value: &'a Value, locations: &Locations) -> Value {
        let Value::Object(object) = value else {
            return value.clone();
        };
        self.note_reference(object, role, locations);
        match role {
            Role::Schema => self.schema(object, locations),
            _ if object.contains_key("$ref") => value.clone(),
            Role::PathItem => self.path_item(object, locations),
            Role::Parameter => self.parameter(object, locations),
            Role::Response => {
                let produces = self.produces.clone();
                self.response(object, locations, &produces)
            }
        }
    }

    /// Converts the values of a map; what is no map stays as it is.
    pub(super) fn map(&mut self, role: Role, values: &'a Value, locations: &Locations) -> Value {
        let Value::Object(values) = values else {
            return values.clone();
        };
        let converted = values.iter().map(|(name, value)| {
            let value = self.value(role, value, &locations.field(name));
            (name.clone(), value)
        });
        Value::Object(converted.collect())
    }

    /// Records the `$ref` of an object.
    pub(super) fn note_reference(
        &mut self,
        object: &Map<String, Value>,
        role: Role,
        locations: &Locations,
    ) {
        let Some(target) = target_of(object) else {
            return;
        };
        self.references.push(locations.new.clone());
        self.reach(target, role);
    }

    /// A reference to the value at a location of the written document, at `at` in the converted one.
    pub(super) fn refer(&mut self, target: &str, role: Role, at: &str) -> Value {
        self.references.push(at.to_owned());
        self.reach(target.to_owned(), role);
        json!({ "$ref": reference_to(target) })
    }

    /// A part of another file is converted when something refers to it.
    fn reach(&mut self, target: String, role: Role) {
        let is_in_file = target
            .strip_prefix('/')
            .and_then(|rest| rest.strip_prefix(FILES_KEY))
            .is_some_and(|rest| rest.starts_with('/'));
        let reached = (target, role);
        if is_in_file && self.seen.insert(reached.clone()) {
            self.reached.push_back(reached);
        }
    }

    /// The object that references lead to from `value`, with its location; `None` if it is not there, which `load` has reported.
    pub(super) fn follow(
        &self,
        value: &'a Value,
        at: &str,
    ) -> Option<(&'a Map<String, Value>, String)> {
        let (mut value, mut at) = (value, at.to_owned());
        for _ in 0..LONGEST_CHAIN {
            let object = value.as_object()?;
            if !object.contains_key("$ref") {
                return Some((object, at));
            }
            at = target_of(object)?;
            value = value_at(self.root, &at)?;
        }
        None
    }

    fn rewrite_references(&mut self, converted: &mut Value) {
        for holder in std::mem::take(&mut self.references) {
            let Some(object) = converted
                .pointer_mut(&holder)
                .and_then(Value::as_object_mut)
            else {
                continue;
            };
            let Some(target) = target_of(object) else {
                continue;
            };
            let target = reference_to(&self.moves.target(&target));
            object.insert("$ref".to_owned(), target.into());
        }
    }

    /// A field that is a string. Another value is reported, unless it is null.
    pub(super) fn text(
        &mut self,
        object: &'a Map<String, Value>,
        key: &str,
        at: &str,
    ) -> Option<&'a str> {
        match object.get(key)? {
            Value::String(text) => Some(text),
            Value::Null => None,
            _ => {
                self.report(
                    &codes::WRONG_TYPE,
                    at,
                    format!("expected a string for `{key}`"),
                );
                None
            }
        }
    }

    pub(super) fn report(&mut self, code: &'static Code, at: &str, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::new(code, at, message));
    }
}

/// The location that the `$ref` of an object names.
fn target_of(object: &Map<String, Value>) -> Option<String> {
    let fragment = object.get("$ref")?.as_str()?.strip_prefix('#')?;
    percent_decode(fragment)
}

/// The reference to a location.
pub fn reference_to(pointer: &str) -> String {
    format!("#{}", pointer.replace('%', "%25"))
}
