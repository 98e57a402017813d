//! `const: x` → `enum: [x]`; null in an `enum` → `nullable`; the values of an `enum` once each.

use serde_json::{Value, json};

use super::super::normal::Schemas;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else { continue };
        if let Some(value) = schema.remove("const") {
            schema.insert("enum".to_owned(), json!([value]));
        }
        let Some(values) = schema.remove("enum") else { continue };
        let Value::Array(values) = values else {
            let at = format!("{place}/enum");
            diagnostics.push(Diagnostic::new(&codes::WRONG_TYPE, at, "expected a list of values"));
            continue;
        };
        let had_null = values.contains(&Value::Null);
        let values = without_repeats(values);
        if values.is_empty() && had_null {
            schema.insert("type".to_owned(), json!("null"));
            continue;
        }
        if had_null {
            schema.insert("nullable".to_owned(), json!(true));
        }
        schema.insert("enum".to_owned(), Value::Array(values));
    }
}

/// Each value once, and no null.
pub fn without_repeats(values: Vec<Value>) -> Vec<Value> {
    let mut seen = std::collections::HashSet::new();
    values.into_iter().filter(|value| !value.is_null() && seen.insert(value.to_string())).collect()
}
