//! `patternProperties: {P: S}` → `additionalProperties: S` with the patterns, since properties of other names can have any values.

use serde_json::{Map, Value};

use super::super::normal::{Entry, Schema, Schemas, each_schema_mut, reference};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::schema::PropertyPatterns;
use crate::schema::derived::{How, derive};

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let mut added = Vec::new();
    for (location, schema) in each_schema_mut(schemas) {
        if let Some(Value::Object(patterns)) = schema.remove("patternProperties")
            && !patterns.is_empty()
        {
            let loss = spread(schema, &patterns, location, &mut added);
            if let Some(loss) = loss {
                let at = format!("{location}/patternProperties");
                diagnostics.push(Diagnostic::new(&codes::UNCHECKED_KEYWORD, at, loss));
            }
        }
    }
    if !added.is_empty() {
        schemas.extend(added);
        super::null_branches::lower(schemas, diagnostics);
    }
}

/// Gives properties of all other names the type of those that match, and returns what is lost.
fn spread(
    schema: &mut Schema,
    patterns: &Map<String, Value>,
    location: &str,
    added: &mut Vec<(String, Entry)>,
) -> Option<&'static str> {
    let everything = patterns.keys().any(|pattern| matches_all(pattern));
    let named = schema.properties().is_some_and(|named| !named.is_empty());
    let others = schema.get("additionalProperties").cloned();
    // A schema with only patterns is intended as a map of matching properties.
    let open = others == Some(Value::Bool(true)) || (others.is_none() && named);
    if open && !everything {
        return Some("properties with matching names are kept as raw JSON, as all others are");
    }
    let mut values: Vec<Value> = Vec::new();
    for value in patterns
        .values()
        .chain(&others)
        .filter(|value| value.is_object())
    {
        if !values.contains(value) {
            values.push(value.clone());
        }
    }
    let only = values.len() == 1;
    let value = if only {
        values.remove(0)
    } else {
        let at = derive(location, How::Values);
        added.push((at.clone(), Schema::with("anyOf", values).into()));
        reference(&at)
    };
    schema.set("additionalProperties", value);
    if everything && only {
        return None;
    }
    if everything || others.as_ref().is_some_and(Value::is_object) {
        return Some(
            "names are not matched against these patterns; every property has the type of one of them",
        );
    }
    schema.assertions.property_patterns = Some(PropertyPatterns {
        patterns: patterns.keys().cloned().collect(),
        is_closed: others == Some(Value::Bool(false)),
    });
    let loss = "a property that matches one pattern may have the type of another pattern";
    (!only).then_some(loss)
}

/// Whether every name matches, as far as this is obvious.
fn matches_all(pattern: &str) -> bool {
    let inside = pattern.strip_prefix('^').unwrap_or(pattern);
    let inside = inside.strip_suffix('$').unwrap_or(inside);
    let bare = inside
        .strip_prefix('(')
        .and_then(|inside| inside.strip_suffix(')'))
        .unwrap_or(inside);
    matches!(bare, ".*" | ".+") || matches!(pattern, "" | "^" | "$")
}

#[cfg(test)]
mod tests {
    use super::matches_all;

    #[test]
    fn some_patterns_match_every_name() {
        for pattern in ["", "^", "$", ".*", "^.*$", "^.+$", "^(.*)$", "(.+)"] {
            assert!(matches_all(pattern), "{pattern:?}");
        }
        for pattern in ["^$", "$^", "^()$", "(", ")", "a", "^a.*$", "^.$", "(.*"] {
            assert!(!matches_all(pattern), "{pattern:?}");
        }
    }
}
