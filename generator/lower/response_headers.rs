//! The headers that a response declares: their names, and the types of their values.

use serde_json::{Map, Value, json};

use super::grammar::Kind;
use super::lowering::Lowering;
use super::normal::reference;
use super::resolve::{described_here, follow, pointer_of};
use super::wire_names::check_declared_header;
use crate::diagnostic::Diagnostics;
use crate::source::pointer::{escape, join};

impl<'a> Lowering<'a, '_> {
    /// Reports the headers of a response whose names no header can have.
    pub(super) fn check_headers(&mut self, response: &'a Value, at: &str) {
        let headers = response.get("headers").and_then(Value::as_object);
        for name in headers.into_iter().flat_map(Map::keys) {
            let at = format!("{at}/headers/{}", escape(name));
            check_declared_header(name, &at, "it is not read", self.diagnostics);
        }
    }

    /// The headers of a response, which were checked before; the array has an object for each.
    pub(super) fn response_headers(&self, response: &'a Value, at: &str) -> Vec<Value> {
        let headers = response.get("headers").and_then(Value::as_object);
        let lower = |(name, header): (&'a String, &'a Value)| {
            let at = format!("{at}/headers/{}", escape(name));
            let declared = described_here(header);
            let mut reported = Diagnostics::default();
            let (header, at) = follow(self.root, header, &at, Kind::Header, &mut reported)?;
            let description = declared.or_else(|| header.get("description")?.as_str());
            let ty = header
                .get("schema")
                .and_then(|schema| self.header_type(schema));
            let schema = header.get("schema");
            let object = schema.and_then(|schema| self.target(schema));
            let enum_location = schema.and_then(|schema| enum_location(schema, &at));
            Some(json!({
                "name": name,
                "type": ty,
                "format": object.and_then(|object| object.get("format")),
                "enum": enum_location.map(|location| reference(&location)),
                "required": header.get("required") == Some(&json!(true)),
                "description": description,
            }))
        };
        headers.into_iter().flatten().filter_map(lower).collect()
    }

    /// A JSON type, or an array of one for its items; null where the text of the header is all there is.
    fn header_type(&self, schema: &'a Value) -> Option<Value> {
        let schema = self.target(schema)?;
        match type_of(schema)? {
            "array" => Some(json!([type_of(self.target(schema.get("items")?)?)?])),
            ty => Some(json!(ty)),
        }
    }

    /// A schema, or the one that its `$ref`s lead to.
    fn target(&self, mut schema: &'a Value) -> Option<&'a Map<String, Value>> {
        for _ in 0..MOST_REFS {
            let object = schema.as_object()?;
            let Some(reference) = object.get("$ref") else {
                return Some(object);
            };
            schema = self.root.pointer(&pointer_of(reference.as_str()?)?)?;
        }
        None
    }
}

/// The location of the schema of the header at `at` if it may be an enum of strings: that of its `$ref`, or its own.
fn enum_location(schema: &Value, at: &str) -> Option<String> {
    if let Some(reference) = schema.get("$ref") {
        return pointer_of(reference.as_str()?);
    }
    let values = schema.get("enum")?.as_array()?;
    let is_enum = !values.is_empty() && values.iter().all(Value::is_string);
    is_enum.then(|| join(at, "schema"))
}

/// How many `$ref`s are followed in a row.
const MOST_REFS: usize = 16;

/// The only JSON type, apart from null.
fn type_of(schema: &Map<String, Value>) -> Option<&str> {
    match schema.get("type")? {
        Value::String(ty) => Some(ty),
        Value::Array(types) => {
            let mut types = types
                .iter()
                .filter_map(Value::as_str)
                .filter(|ty| *ty != "null");
            types.next().filter(|_| types.next().is_none())
        }
        _ => None,
    }
}
