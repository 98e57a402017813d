//! `type: string, format: int-or-string` → `type: [integer, string]`.
//!
//! Kubernetes and everything built on it declare ports and numbers that may be percentages like this.

use serde_json::{Value, json};

use super::super::normal::{Assumption, Schemas, each_schema_mut};
use crate::diagnostic::Diagnostics;
use crate::schema::AssumedType;

/// The format of values that are integers or strings.
const INTEGER_OR_STRING: &str = "int-or-string";

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    for (_, schema) in each_schema_mut(schemas) {
        let is_assumed = !schema.has("type");
        let is_string = is_assumed || schema.type_name() == Some("string");
        let format = schema.get("format").and_then(Value::as_str);
        if is_string && format == Some(INTEGER_OR_STRING) {
            schema.remove("format");
            if is_assumed {
                let types = vec![AssumedType::Integer, AssumedType::String];
                schema.annotations.assumed = Some(Assumption::Types(types));
            }
            schema.set("type", json!(["integer", "string"]));
        }
    }
}
