//! `anyOf: [{required: [a]}, {required: [b]}]` and `dependentRequired` → rules about the properties that are there.
//!
//! Branches that only require properties make no types of their own: the schema stays one object.

use serde_json::Value;

use super::super::normal::{Schema, Schemas, referenced, schema_at, schema_at_mut};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::schema::RequiredRule;

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let locations: Vec<String> = schemas.keys().cloned().collect();
    for location in locations {
        let Some(schema) = schema_at(schemas, &location) else {
            continue;
        };
        let mut unions = Vec::new();
        for key in ["anyOf", "oneOf"] {
            unions.extend(union_rule(schemas, schema, key).map(|rule| (key, rule)));
        }
        let dependent = dependent_rules(schema, &location, diagnostics);
        let Some(schema) = schema_at_mut(schemas, &location) else {
            continue;
        };
        schema.remove("dependentRequired");
        for (key, rule) in unions {
            schema.remove(key);
            schema.assertions.required_rules.push(rule);
        }
        schema.assertions.required_rules.extend(dependent);
    }
}

/// The properties that each branch of a union requires, where no branch does more. `oneOf` counts only complete branches.
fn union_rule(schemas: &Schemas, schema: &Schema, key: &str) -> Option<RequiredRule> {
    let branches = schema
        .array(key)
        .filter(|branches| !branches.is_empty() && is_object(schema))?;
    let (mut groups, mut is_wider) = (Vec::new(), false);
    for branch in branches {
        let branch = schema_at(schemas, referenced(branch)?)?;
        groups.push(required_only(branch)?);
        is_wider |= branch.annotations.is_wider;
    }
    Some(if is_wider || key == "anyOf" {
        RequiredRule::AnyOf(groups)
    } else {
        RequiredRule::OneOf(groups)
    })
}

/// The properties that a branch requires, where it does nothing more.
fn required_only(branch: &Schema) -> Option<Vec<String>> {
    if !is_object(branch) || !branch.has_only(&["required", "type"]) {
        return None;
    }
    names(branch.get("required")?)
}

/// `dependentRequired` of an object, property by property.
fn dependent_rules(
    schema: &Schema,
    location: &str,
    diagnostics: &mut Diagnostics,
) -> Vec<RequiredRule> {
    let Some(dependent) = schema.get("dependentRequired") else {
        return Vec::new();
    };
    let Some(rules) = read_dependent(dependent) else {
        let message =
            "`dependentRequired` maps each property to an array of properties that it requires";
        let at = format!("{location}/dependentRequired");
        diagnostics.push(Diagnostic::new(&codes::IGNORED_KEYWORD, at, message));
        return Vec::new();
    };
    if is_object(schema) { rules } else { Vec::new() }
}

fn read_dependent(dependent: &Value) -> Option<Vec<RequiredRule>> {
    let rule = |(name, others): (&String, &Value)| {
        Some(RequiredRule::Dependent(name.clone(), names(others)?))
    };
    dependent.as_object()?.iter().map(rule).collect()
}

/// Whether a schema may be one of objects.
fn is_object(schema: &Schema) -> bool {
    schema.get("type").is_none_or(|kind| kind == "object")
}

/// An array of names; `None` where it is none.
fn names(value: &Value) -> Option<Vec<String>> {
    let name = |name: &Value| name.as_str().map(str::to_owned);
    value.as_array()?.iter().map(name).collect()
}
