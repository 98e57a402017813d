//! `anyOf: [{required: [a]}, {required: [b]}]` and `dependentRequired` → rules about the members that are there.
//!
//! Branches that say no more than this make no types of their own: it stays one object.

use serde_json::{Value, json};

use super::super::normal::{Schema, Schemas, extension, is_annotation, referenced};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    for place in places {
        let Some(schema) = schemas.get(&place).and_then(Value::as_object) else {
            continue;
        };
        let mut rules = Vec::new();
        for key in ["anyOf", "oneOf"] {
            rules.extend(groups(schemas, schema, key).map(|(rule, groups)| (key, rule, groups)));
        }
        if let Some(dependent) = schema.get("dependentRequired") {
            if !is_dependent(dependent) {
                let message =
                    "`dependentRequired` is, for a property, the list of those that it requires";
                let at = format!("{place}/dependentRequired");
                diagnostics.push(Diagnostic::new(&codes::IGNORED_KEYWORD, at, message));
            } else if is_object(schema) {
                rules.push(("dependentRequired", "dependentRequired", dependent.clone()));
            }
        }
        let Some(schema) = schemas.get_mut(&place).and_then(Value::as_object_mut) else {
            continue;
        };
        schema.remove("dependentRequired");
        if rules.is_empty() {
            continue;
        }
        for (key, ..) in &rules {
            schema.remove(*key);
        }
        let rules = rules
            .into_iter()
            .map(|(_, rule, names)| json!({ rule: names }))
            .collect();
        schema.insert(extension::REQUIRED.to_owned(), rules);
    }
}

/// What each branch of a union requires, where no branch says more. That exactly one fits holds only of branches that are whole.
fn groups<'k>(schemas: &Schemas, schema: &Schema, key: &'k str) -> Option<(&'k str, Value)> {
    let branches = schema
        .get(key)?
        .as_array()
        .filter(|branches| !branches.is_empty() && is_object(schema))?;
    let branches = branches
        .iter()
        .map(|branch| schemas.get(referenced(branch)?)?.as_object());
    let branches: Vec<&Schema> = branches.collect::<Option<_>>()?;
    let is_wider = branches
        .iter()
        .any(|branch| branch.contains_key(extension::WIDER));
    let groups = branches
        .into_iter()
        .map(required_only)
        .collect::<Option<_>>()?;
    Some((if is_wider { "anyOf" } else { key }, groups))
}

/// What a branch requires, where it says no more.
fn required_only(branch: &Schema) -> Option<Value> {
    let says = |key: &String| matches!(key.as_str(), "required" | "type") || is_annotation(key);
    let required = branch
        .get("required")
        .filter(|_| is_object(branch) && branch.keys().all(says))?;
    required
        .as_array()?
        .iter()
        .all(Value::is_string)
        .then(|| required.clone())
}

/// Whether a schema is one of objects, as far as it says.
fn is_object(schema: &Schema) -> bool {
    schema.get("type").is_none_or(|kind| kind == "object")
}

fn is_dependent(value: &Value) -> bool {
    let is_names = |names: &Value| {
        names
            .as_array()
            .is_some_and(|names| names.iter().all(Value::is_string))
    };
    value
        .as_object()
        .is_some_and(|dependent| dependent.values().all(is_names))
}
