//! A schema that a body has both as JSON and in parts, and that has files, gets a second schema for the parts.
//!
//! In JSON a file is a string; as a part it has a name, a media type and any bytes. So both need types of their own. The second
//! schema is derived, and with it those on the way to the files: arrays, annotations and unions. All others are shared.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use super::normal::{Entry, Normal, Schema, Schemas, UNIONS, end_location, reference, referenced};
use super::rules::is_inside;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::schema::derived::{How, derive};

/// See the module's documentation.
pub fn split(normal: &mut Normal, diagnostics: &mut Diagnostics) {
    let Normal {
        skeleton, schemas, ..
    } = normal;
    let shared: HashSet<String> = contents(skeleton)
        .flat_map(|content| shared_forms(content, schemas))
        .collect();
    let mut forms = Forms {
        schemas,
        copies: HashMap::new(),
    };
    let Some(Value::Object(paths)) = skeleton.get_mut("paths") else {
        return;
    };
    let operations = paths
        .values_mut()
        .filter_map(Value::as_object_mut)
        .flat_map(Map::values_mut);
    let all = operations.filter_map(|operation| {
        operation
            .pointer_mut("/requestBody/content")?
            .as_object_mut()
    });
    for (_, media) in all.flatten().filter(|(name, _)| has_parts(name)) {
        let Some(form) = media.get("schema").and_then(referenced).map(str::to_owned) else {
            continue;
        };
        if !shared.contains(end_location(forms.schemas, &form)) || !forms.has_file(&form, false) {
            continue;
        }
        if forms.is_tagged(&form) {
            let message = "its files are strings, since it is sent as JSON too";
            diagnostics.push(Diagnostic::new(&codes::FILE_AS_STRING, form, message));
            continue;
        }
        let copy = forms.copy(&form);
        media["schema"]["$ref"] = format!("#{copy}").into();
    }
}

/// The media types of each request body.
fn contents(skeleton: &Map<String, Value>) -> impl Iterator<Item = &Map<String, Value>> {
    let paths = skeleton.get("paths").and_then(Value::as_object);
    let items = paths.into_iter().flat_map(Map::values);
    let operations = items.filter_map(Value::as_object).flat_map(Map::values);
    operations.filter_map(|operation| operation.pointer("/requestBody/content")?.as_object())
}

/// The schemas that a body has both as JSON and in parts.
fn shared_forms(content: &Map<String, Value>, schemas: &Schemas) -> HashSet<String> {
    let of = |is_meant: fn(&str) -> bool| -> HashSet<String> {
        let media = content.iter().filter(|(name, _)| is_meant(name));
        let forms = media.filter_map(|(_, media)| referenced(media.get("schema")?));
        forms
            .map(|form| end_location(schemas, form).to_owned())
            .collect()
    };
    let as_json = of(is_json);
    let in_parts = of(has_parts);
    in_parts
        .into_iter()
        .filter(|form| as_json.contains(form))
        .collect()
}

fn has_parts(name: &str) -> bool {
    name.trim_start()
        .to_ascii_lowercase()
        .starts_with("multipart/")
}

/// Whether an object is sent as JSON: also where any media type is allowed.
fn is_json(name: &str) -> bool {
    let essence = name.split(';').next().unwrap_or_default().trim();
    essence.to_ascii_lowercase().ends_with("json")
        || matches!(essence, "*/*" | "application/*" | "*")
}

struct Forms<'s> {
    schemas: &'s mut Schemas,
    /// The location of the second schema for each that has one, as a form and as a field.
    copies: HashMap<(String, bool), String>,
}

impl Forms<'_> {
    /// Whether there are files in a form, or a field is one or an array of some.
    fn has_file(&self, location: &str, is_field: bool) -> bool {
        let mut queue = vec![(location.to_owned(), is_field)];
        let mut seen = HashSet::new();
        while let Some((location, is_field)) = queue.pop() {
            let Some(entry) = self.schemas.get(&location) else {
                continue;
            };
            if entry.schema().is_some_and(is_file) {
                return true;
            }
            if seen.insert((location, is_field)) {
                queue.extend(inside(entry, is_field));
            }
        }
        false
    }

    /// Whether a form is a union with a discriminator, whose values name the branches.
    fn is_tagged(&self, form: &str) -> bool {
        let end = end_location(self.schemas, form);
        let schema = self.schemas.get(end).and_then(Entry::schema);
        schema.is_some_and(|schema| schema.is_union() && schema.discriminator.is_some())
    }

    /// Adds the second schema of a form that has files, and those on the way to them. Returns its location.
    fn copy(&mut self, form: &str) -> String {
        let mut queue = vec![(form.to_owned(), false)];
        let whole = self.place(form, false, derive(form, How::Files)).0;
        while let Some((location, is_field)) = queue.pop() {
            let Some(mut entry) = self.schemas.get(&location).cloned() else {
                continue;
            };
            let (at, _) = self.place(&location, is_field, derive(&location, How::Files));
            if self.schemas.contains_key(&at) {
                continue;
            }
            for (child, is_inner) in inside(&entry, is_field) {
                if !self.has_file(&child, is_inner) {
                    continue;
                }
                let place = match child.strip_prefix(&location) {
                    Some(inner) if is_inside(&child, &location) => format!("{at}{inner}"),
                    _ => derive(&child, How::Files),
                };
                let (copy, is_new) = self.place(&child, is_inner, place);
                redirect(&mut entry, &child, &copy);
                if is_new {
                    queue.push((child, is_inner));
                }
            }
            self.schemas.insert(at, entry);
        }
        whole
    }

    /// The location of the second schema, and whether it is decided now: `at`.
    fn place(&mut self, location: &str, is_field: bool, at: String) -> (String, bool) {
        let key = (location.to_owned(), is_field);
        let is_new = !self.copies.contains_key(&key);
        (self.copies.entry(key).or_insert(at).clone(), is_new)
    }
}

/// The locations inside a schema on the way to files, each with whether it is a field. An object within a field is sent as JSON.
fn inside(entry: &Entry, is_field: bool) -> Vec<(String, bool)> {
    let schema = match entry {
        Entry::Reference(target) => return vec![(target.clone(), is_field)],
        Entry::Schema(schema) => schema,
    };
    let same = ["allOf"].into_iter().chain(UNIONS);
    let same = same.flat_map(|keyword| schema.locations(keyword));
    let fields = schema.properties().filter(|_| !is_field);
    let fields = fields.into_iter().flat_map(Map::values);
    let items = schema.location("items").into_iter();
    let positions = schema.assertions.tuple.iter().flatten();
    let positions = positions.map(String::as_str);
    let parts = fields.filter_map(referenced).chain(items);
    let parts = parts.chain(positions.chain(schema.locations("prefixItems")));
    same.map(|at| (at.to_owned(), is_field))
        .chain(parts.map(|at| (at.to_owned(), true)))
        .collect()
}

fn is_file(schema: &Schema) -> bool {
    schema.type_name() == Some("string") && schema.get("format") == Some(&"binary".into())
}

/// Makes a schema refer to `to` where it refers to `from` on the way to files.
fn redirect(entry: &mut Entry, from: &str, to: &str) {
    let schema = match entry {
        Entry::Reference(target) => return to.clone_into(target),
        Entry::Schema(schema) => schema,
    };
    let change = |value: &mut Value| {
        if referenced(value) == Some(from) {
            *value = reference(to);
        }
    };
    for keyword in ["allOf", "prefixItems"].into_iter().chain(UNIONS) {
        let list = schema
            .keywords
            .get_mut(keyword)
            .and_then(Value::as_array_mut);
        list.into_iter().flatten().for_each(change);
    }
    let fields = schema.keywords.get_mut("properties");
    let fields = fields.and_then(Value::as_object_mut);
    fields
        .into_iter()
        .flat_map(Map::values_mut)
        .for_each(change);
    schema
        .keywords
        .get_mut("items")
        .into_iter()
        .for_each(change);
    let positions = schema.assertions.tuple.iter_mut().flatten();
    positions
        .filter(|at| *at == from)
        .for_each(|at| to.clone_into(at));
}
