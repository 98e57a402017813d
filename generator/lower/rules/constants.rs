//! `const: x` → `enum: [x]`; null in an `enum` → `nullable`; the values of an `enum` once each.

use serde_json::Value;

use super::super::field::read;
use super::super::normal::{Schemas, each_schema_mut};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (location, schema) in each_schema_mut(schemas) {
        let values = schema.remove("enum");
        let at = format!("{location}/enum");
        let listed = values.as_ref().and_then(|values| {
            read(
                values,
                "an array of values",
                &at,
                diagnostics,
                Value::as_array,
            )
        });
        if let Some([]) = listed.map(Vec::as_slice) {
            let message = "empty `enum` accepts no value; it is ignored";
            diagnostics.push(Diagnostic::new(&codes::UNSATISFIABLE, at.as_str(), message));
        }
        let values = match (schema.remove("const"), listed) {
            (Some(only), listed) => {
                if listed.is_some_and(|values| !values.contains(&only)) {
                    let message = "`const` is not in `enum`; the constant is used";
                    diagnostics.push(Diagnostic::new(
                        &codes::UNSATISFIABLE,
                        format!("{location}/const"),
                        message,
                    ));
                }
                vec![only]
            }
            (None, Some(values)) if !values.is_empty() => values.clone(),
            (None, _) => continue,
        };
        let had_null = values.contains(&Value::Null);
        let values = without_repeats(values);
        if values.is_empty() && had_null {
            schema.set("type", "null");
            continue;
        }
        if had_null {
            schema.set("nullable", true);
        }
        schema.set("enum", values);
    }
}

/// Each value once, and no null.
pub fn without_repeats(values: Vec<Value>) -> Vec<Value> {
    let mut seen = std::collections::HashSet::new();
    values
        .into_iter()
        .filter(|value| !value.is_null() && seen.insert(value.to_string()))
        .collect()
}
