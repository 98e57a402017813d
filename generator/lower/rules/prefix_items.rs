//! `prefixItems: [A, B]` → `items: anyOf [A, B]`: what stands where is not said by a list's type, what may stand in it is.

use serde_json::{Value, json};

use super::super::normal::{Schema, Schemas, reference};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let mut added = Vec::new();
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else { continue };
        let first = schema.remove("prefixItems");
        let first = first.as_ref().and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        end_after(schema, first.len());
        if first.is_empty() {
            continue;
        }
        let rest = schema.remove("items");
        let mut items: Vec<&Value> = Vec::new();
        for item in first.iter().chain(&rest) {
            if !items.contains(&item) {
                items.push(item);
            }
        }
        let at = format!("{place}/prefixItems");
        let item = match items.as_slice() {
            [only] => (*only).clone(),
            several => {
                added.push((at.clone(), json!({ "anyOf": several })));
                let message = "items are not held against their positions: each may be any of these";
                diagnostics.push(Diagnostic::new(&codes::UNCHECKED_KEYWORD, &at, message));
                reference(&at)
            }
        };
        schema.insert("items".to_owned(), item);
    }
    schemas.extend(added);
}

/// `items: false`: no more than come first.
fn end_after(schema: &mut Schema, count: usize) {
    if schema.get("items") == Some(&Value::Bool(false)) {
        schema.remove("items");
        schema.entry("maxItems").or_insert(json!(count));
    }
}
