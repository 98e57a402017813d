//! Two versions of a document → what the later one lacks and a crate can keep: properties and parameters that are optional, values of
//! enums, branches of unions, and schemas that nothing refers to: those are child schemas, or types that no operation has.
//!
//! What makes another type of a schema is not kept: a required property, a type, a constant.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::same::{is_same, parameter_of, references_of, target_of};
use crate::source::pointer::referenced;
use crate::source::{ADDITIONAL, FILES_KEY, METHODS, QUERY, pointer};

/// The parts that `new` lacks, each with its pointer.
pub fn find_removed(former: &Value, new: &Value) -> Vec<(String, Value)> {
    let mut search = Search {
        former,
        new,
        referenced: references_of(former).into_iter().collect(),
        found: Vec::new(),
    };
    search.node(former, new, "");
    search.found
}

struct Search<'v> {
    former: &'v Value,
    new: &'v Value,
    /// What the former document refers to.
    referenced: HashSet<&'v str>,
    found: Vec<(String, Value)>,
}

type Object = Map<String, Value>;

impl Search<'_> {
    /// A part of the document that is no schema.
    fn node(&mut self, former: &Value, new: &Value, at: &str) {
        let (Some(before), Some(after)) = (former.as_object(), new.as_object()) else {
            return;
        };
        for (key, value, other) in common(before, after) {
            let at = pointer::join(at, key);
            match key {
                "schema" => self.schema(value, other, &at),
                "schemas" | "definitions" => {
                    self.unreferenced(value, other, &at);
                    self.schemas(value, other, &at);
                }
                "paths" | "webhooks" => self.paths(value, other, &at),
                FILES_KEY => self.files(value, other, &at),
                "example" | "examples" | "default" => {}
                _ if key.starts_with("x-") => {}
                _ => self.node(value, other, &at),
            }
        }
    }

    /// Other files have documents, or schemas by name or alone.
    fn files(&mut self, former: &Value, new: &Value, at: &str) {
        let (Some(before), Some(after)) = (former.as_object(), new.as_object()) else {
            return;
        };
        for (key, value, other) in common(before, after) {
            let at = pointer::join(at, key);
            let has = |key: &str| value.get(key).is_some();
            if ["components", "definitions", "paths"]
                .iter()
                .any(|key| has(key))
            {
                self.node(value, other, &at);
            } else if is_schema(value) {
                self.schema(value, other, &at);
            } else {
                self.schemas(value, other, &at);
            }
        }
    }

    fn paths(&mut self, former: &Value, new: &Value, at: &str) {
        let (Some(before), Some(after)) = (former.as_object(), new.as_object()) else {
            return;
        };
        for (path, item, other) in common(before, after) {
            let at = pointer::join(at, path);
            self.schemas_of_parameters(item, other, &at);
            for method in METHODS.iter().chain(&[QUERY]) {
                self.operation(
                    (item, other),
                    (item.get(method), other.get(method)),
                    &pointer::join(&at, method),
                );
            }
            let additional =
                [item, other].map(|item| item.get(ADDITIONAL).and_then(Value::as_object));
            if let [Some(before), Some(after)] = additional {
                let at = pointer::join(&at, ADDITIONAL);
                for (method, operation, later) in common(before, after) {
                    let at = pointer::join(&at, method);
                    self.operation((item, other), (Some(operation), Some(later)), &at);
                }
            }
        }
    }

    /// An operation of two path items that are there before and after.
    fn operation(
        &mut self,
        (item, other): (&Value, &Value),
        operations: (Option<&Value>, Option<&Value>),
        at: &str,
    ) {
        if let (Some(operation), Some(later)) = operations {
            self.parameters([item, operation], [other, later], at);
            self.schemas_of_parameters(operation, later, at);
            self.node(operation, later, at);
        }
    }

    /// The schemas of the parameters that are declared at a path or an operation.
    fn schemas_of_parameters(&mut self, former: &Value, new: &Value, at: &str) {
        let at = pointer::join(at, "parameters");
        for (index, parameter) in parameters(new).enumerate() {
            let at = pointer::join(&at, &index.to_string());
            let mut before = parameters(former);
            let Some(before) = before.find(|before| is_same(self.new, before, parameter)) else {
                continue;
            };
            if referenced(parameter).is_some() {
                continue;
            }
            let before = target_of(self.former, before);
            self.schema(before, parameter, &at);
            self.node(before, parameter, &at);
        }
    }

    /// The optional parameters of an operation, which may be those of its path.
    fn parameters(&mut self, former: [&Value; 2], new: [&Value; 2], at: &str) {
        let (before, after) = (parameters_of(former), parameters_of(new));
        let known: Vec<(&str, &str)> = after
            .iter()
            .filter_map(|parameter| parameter_of(self.new, parameter))
            .collect();
        let was_there: HashSet<(&str, &str)> = before
            .iter()
            .filter_map(|parameter| parameter_of(self.former, parameter))
            .collect();
        let at = pointer::join(&pointer::join(at, "parameters"), "-");
        for parameter in before {
            let Some((name, location)) = parameter_of(self.former, parameter) else {
                continue;
            };
            let declared = target_of(self.former, parameter);
            let is_required = declared.get("required") == Some(&Value::Bool(true));
            if is_required || matches!(location, "path" | "body") {
                continue;
            }
            // A parameter whose location or spelling is another one has the setter of the former one.
            let mut new = known.iter().filter(|known| !was_there.contains(*known));
            let has_moved = new.any(|(other, _)| are_one_name(other, name));
            if !known.contains(&(name, location)) && !has_moved {
                self.found.push((at.clone(), parameter.clone()));
            }
        }
    }

    /// The schemas that are gone and that nothing referred to.
    fn unreferenced(&mut self, former: &Value, new: &Value, at: &str) {
        let (Some(before), Some(after)) = (former.as_object(), new.as_object()) else {
            return;
        };
        for (name, schema) in before {
            let at = pointer::join(at, name);
            if !after.contains_key(name) && !self.referenced.contains(at.as_str()) {
                self.found.push((at, schema.clone()));
            }
        }
    }

    fn schemas(&mut self, former: &Value, new: &Value, at: &str) {
        let (Some(before), Some(after)) = (former.as_object(), new.as_object()) else {
            return;
        };
        for (name, schema, other) in common(before, after) {
            self.schema(schema, other, &pointer::join(at, name));
        }
    }

    fn schema(&mut self, former: &Value, new: &Value, at: &str) {
        let (Some(before), Some(after)) = (former.as_object(), new.as_object()) else {
            return;
        };
        if before.contains_key("$ref") || after.contains_key("$ref") {
            return;
        }
        self.properties(before, after, at);
        self.values(before, after, at);
        if !after.contains_key("oneOf") && !after.contains_key("anyOf") {
            self.mapping((before, after), at, |_| true);
        }
        for key in ["oneOf", "anyOf"] {
            self.branches((before, after), key, at);
        }
        if let (Some(before), Some(after)) = (array(before, "allOf"), array(after, "allOf")) {
            self.pair_up(before, after, &pointer::join(at, "allOf"));
        }
        for key in ["items", "additionalProperties"] {
            if let (Some(schema), Some(other)) = (before.get(key), after.get(key)) {
                self.schema(schema, other, &pointer::join(at, key));
            }
        }
    }

    fn properties(&mut self, former: &Object, new: &Object, at: &str) {
        let Some(before) = former.get("properties").and_then(Value::as_object) else {
            return;
        };
        let empty = Object::new();
        let after = match new.get("properties").and_then(Value::as_object) {
            Some(after) => after,
            None if is_of_type(new, "object") => &empty,
            None => return,
        };
        let at = pointer::join(at, "properties");
        for (name, schema) in before {
            let at = pointer::join(&at, name);
            if let Some(other) = after.get(name) {
                self.schema(schema, other, &at);
                continue;
            }
            let mut added = after.keys().filter(|key| !before.contains_key(*key));
            // Then the field stays, and has the other key.
            let has_other_key = added.any(|key| are_one_name(key, name));
            if !is_required(former, name) && !is_required(new, name) && !has_other_key {
                self.found.push((at, schema.clone()));
            }
        }
    }

    /// The values of an enum. One value is a constant, and no enum.
    fn values(&mut self, former: &Object, new: &Object, at: &str) {
        let (Some(before), Some(after)) = (array(former, "enum"), array(new, "enum")) else {
            return;
        };
        if before.len() < 2 || former.get("type") != new.get("type") {
            return;
        }
        let at = pointer::join(at, "enum");
        for (index, value) in before.iter().enumerate() {
            if !value.is_null() && !after.contains(value) {
                self.found
                    .push((pointer::join(&at, &index.to_string()), value.clone()));
            }
        }
    }

    fn branches(&mut self, (former, new): (&Object, &Object), key: &str, at: &str) {
        let (Some(before), Some(after)) = (array(former, key), array(new, key)) else {
            return;
        };
        let branches_at = pointer::join(at, key);
        let removed = self.pair_up(before, after, &branches_at);
        // A type and null are no union.
        if before.iter().filter(|branch| !is_null(branch)).count() < 2 {
            return;
        }
        for index in removed {
            let branch = &before[index];
            if is_null(branch) {
                continue;
            }
            let at_branch = pointer::join(&branches_at, &index.to_string());
            self.found.push((at_branch, branch.clone()));
            if let Some(schema) = referenced(branch) {
                let name = schema.rsplit('/').next();
                self.mapping((former, new), at, |target| {
                    target.strip_prefix('#') == Some(schema) || Some(target) == name
                });
            }
        }
    }

    /// The entries of a discriminator that are gone, whose targets are some that are meant.
    fn mapping(
        &mut self,
        (former, new): (&Object, &Object),
        at: &str,
        is_meant: impl Fn(&str) -> bool,
    ) {
        let mapping = |schema: &Object| -> Option<Object> {
            let mapping = schema.get("discriminator")?.get("mapping")?;
            mapping.as_object().cloned()
        };
        let (Some(before), Some(after)) = (mapping(former), mapping(new)) else {
            return;
        };
        for (value, target) in before {
            let is_meant = is_meant(target.as_str().unwrap_or_default());
            if is_meant && !after.contains_key(&value) {
                let at = format!("{at}/discriminator/mapping");
                self.found.push((pointer::join(&at, &value), target));
            }
        }
    }

    /// Searches the items that both arrays have, and returns the indices of those that only the first one has. An item that is not a
    /// reference may have changed: it is the next one of the other array that the first one does not have.
    fn pair_up(&mut self, before: &[Value], after: &[Value], at: &str) -> Vec<usize> {
        let has =
            |root, all: &[Value], item: &Value| all.iter().any(|one| is_same(root, one, item));
        let (old, new) = (self.former, self.new);
        let mut changed = after
            .iter()
            .filter(|item| referenced(item).is_none() && !has(old, before, item));
        let mut removed = Vec::new();
        let mut pairs = Vec::new();
        for (index, item) in before.iter().enumerate() {
            if has(new, after, item) {
                continue;
            }
            let next = (referenced(item).is_none())
                .then(|| changed.next())
                .flatten();
            match next {
                Some(other) => pairs.push((index, item, other)),
                None => removed.push(index),
            }
        }
        for (_, item, other) in pairs {
            // Its position in the later document counts.
            let index = after.iter().position(|one| one == other);
            let at = pointer::join(at, &index.unwrap_or_default().to_string());
            self.schema(item, other, &at);
        }
        removed
    }
}

/// What both objects have.
fn common<'v>(
    former: &'v Object,
    new: &'v Object,
) -> impl Iterator<Item = (&'v str, &'v Value, &'v Value)> {
    let entries = former.iter();
    entries.filter_map(|(key, value)| Some((key.as_str(), value, new.get(key)?)))
}

fn array<'v>(object: &'v Object, key: &str) -> Option<&'v [Value]> {
    object.get(key)?.as_array().map(Vec::as_slice)
}

fn is_required(schema: &Object, name: &str) -> bool {
    let mut required = array(schema, "required").into_iter().flatten();
    required.any(|one| one.as_str() == Some(name))
}

fn is_of_type(schema: &Object, name: &str) -> bool {
    match schema.get("type") {
        Some(Value::String(one)) => one == name,
        Some(Value::Array(several)) => several.iter().any(|one| one.as_str() == Some(name)),
        _ => false,
    }
}

/// Whether null is the only value of a branch, which OpenAPI 3.0 writes as `nullable` alone.
fn is_null(branch: &Value) -> bool {
    let Some(branch) = branch.as_object() else {
        return false;
    };
    branch.get("type").and_then(Value::as_str) == Some("null")
        || (branch.len() == 1 && branch.get("nullable") == Some(&Value::Bool(true)))
}

fn is_schema(value: &Value) -> bool {
    [
        "type",
        "properties",
        "enum",
        "oneOf",
        "anyOf",
        "allOf",
        "$ref",
    ]
    .iter()
    .any(|key| match value.get(key) {
        Some(Value::Object(_)) => *key == "properties",
        Some(_) => true,
        None => false,
    })
}

/// The parameters of an operation, and those of its path that it does not replace.
fn parameters_of([path, operation]: [&Value; 2]) -> Vec<&Value> {
    parameters(operation).chain(parameters(path)).collect()
}

fn parameters(of: &Value) -> impl Iterator<Item = &Value> {
    let parameters = of.get("parameters").and_then(Value::as_array);
    parameters.into_iter().flatten()
}

/// Whether two names are the same in Rust.
fn are_one_name(one: &str, other: &str) -> bool {
    let letters = |name: &str| -> String {
        let letters = name.chars().filter(|c| c.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect()
    };
    letters(one) == letters(other)
}
