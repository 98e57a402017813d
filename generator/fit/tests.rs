//! A schema that was changed accepts everything that it accepted before, and what it was changed for.

use serde_json::{Map, Value, json};

use super::json_type::JsonType;
use super::judge::{Direction, judge};
use super::keywords::{Change, mend};
use super::tree::Dialect;
use crate::diagnostic::Diagnostics;
use crate::load::load_text;
use crate::lower::lower_document;
use crate::schema::Schemas;
use crate::swagger::convert_swagger;
use crate::typed::type_document;
use crate::values::accepts::accepts;

/// The schemas of a document of a version, which has no errors.
fn read(dialect: Dialect, schemas: &Map<String, Value>) -> Schemas {
    let (version, key) = match dialect {
        Dialect::V2 => (json!({ "swagger": "2.0" }), "definitions"),
        Dialect::V3 => (json!({ "openapi": "3.0.3" }), "components"),
        Dialect::V31 => (json!({ "openapi": "3.1.0" }), "components"),
    };
    let mut document = version;
    document["info"] = json!({ "title": "", "version": "" });
    document["paths"] = json!({});
    document[key] = match dialect {
        Dialect::V2 => json!(schemas),
        Dialect::V3 | Dialect::V31 => json!({ "schemas": schemas }),
    };
    let mut diagnostics = Diagnostics::default();
    let text = document.to_string();
    let (document, mut sources) = load_text("api.json", text.as_bytes(), &mut diagnostics);
    let document = document.expect("it is a document");
    let document = convert_swagger(document, &mut sources, &mut diagnostics);
    let normal = lower_document(document, &sources, &mut diagnostics);
    let normal = normal.unwrap_or_else(|| panic!("it is lowered: {text}"));
    let model = type_document(normal, &mut diagnostics).expect("it is typed");
    assert!(!diagnostics.has_errors(), "{text}");
    model.schemas
}

/// Schemas that can be written in all versions.
fn schemas() -> Vec<Value> {
    let mut all = vec![
        json!({ "type": "string" }),
        json!({ "type": "string", "enum": ["a", "b"], "description": "Two." }),
        json!({ "type": "string", "format": "date", "minLength": 10 }),
        json!({ "type": "integer", "format": "int32", "minimum": 0, "maximum": 5 }),
        json!({ "type": "number", "example": 1.5 }),
        json!({ "type": "boolean", "default": true }),
        json!({ "type": "array", "items": { "type": "integer" }, "maxItems": 2 }),
        json!({
            "type": "object", "required": ["a"],
            "properties": { "a": { "type": "string" }, "b": { "type": "integer" } },
        }),
        json!({
            "type": "object", "additionalProperties": false,
            "properties": { "a": { "type": "string" } },
        }),
        json!({ "type": "object", "additionalProperties": { "type": "string" } }),
    ];
    all.push(json!({ "$ref": "#/components/schemas/other" }));
    all.push(json!({
        "allOf": [{ "$ref": "#/components/schemas/other" }, {
            "type": "object", "required": ["b"], "properties": { "b": { "type": "string" } },
        }],
    }));
    all
}

/// Schemas of single versions.
fn schemas_of(dialect: Dialect) -> Vec<Value> {
    match dialect {
        Dialect::V2 => vec![json!({ "type": "string", "x-nullable": true })],
        Dialect::V3 => vec![
            json!({ "type": "string", "nullable": true }),
            json!({ "oneOf": [{ "type": "string" }, { "type": "integer" }] }),
        ],
        Dialect::V31 => vec![
            json!({ "type": ["string", "integer"], "maxLength": 3 }),
            json!({ "const": "a" }),
            json!({ "type": "string", "const": "a" }),
            json!({ "anyOf": [{ "type": "string" }, { "type": "null" }] }),
            json!({ "oneOf": [{ "const": "a" }, { "const": "b" }] }),
        ],
    }
}

fn values() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(0),
        json!(7),
        json!(-3),
        json!(2.5),
        json!(5_000_000_000_u64),
        json!("a"),
        json!("c"),
        json!("2024-01-31"),
        json!([]),
        json!([1]),
        json!(["a", null]),
        json!({}),
        json!({ "a": "x" }),
        json!({ "a": "x", "b": 1 }),
        json!({ "b": "x", "c": "y" }),
        json!({ "a": null }),
        json!({ "a": "x", "b": "y", "c": [] }),
    ]
}

fn changes() -> Vec<Change> {
    let types = [
        JsonType::String,
        JsonType::Number,
        JsonType::Array,
        JsonType::Object,
    ];
    let mut all: Vec<Change> = types
        .into_iter()
        .map(|found| Change {
            types: [found].into(),
            ..Change::default()
        })
        .collect();
    let null = Change {
        null: true,
        ..Change::default()
    };
    all.push(Change {
        types: [JsonType::Boolean, JsonType::Integer].into(),
        ..null.clone()
    });
    all.push(Change {
        values: vec![json!("c")],
        ..null.clone()
    });
    all.push(Change {
        optional: ["a".to_owned(), "b".to_owned()].into(),
        declared: [("c".to_owned(), [].into())].into(),
        ..Change::default()
    });
    all.push(Change {
        opens: true,
        ..Change::default()
    });
    all.push(Change {
        any_value: true,
        ..Change::default()
    });
    all.push(null);
    all
}

#[test]
fn nothing_is_refused_that_was_accepted() {
    let mut compared = 0;
    for dialect in [Dialect::V2, Dialect::V3, Dialect::V31] {
        for schema in [schemas(), schemas_of(dialect)].concat() {
            let text = schema.to_string();
            let text = match dialect {
                Dialect::V2 => text.replace("/components/schemas/", "/definitions/"),
                Dialect::V3 | Dialect::V31 => text,
            };
            let schema: Value = serde_json::from_str(&text).expect("it is JSON");
            for change in changes() {
                compared += compare(dialect, &schema, &change);
            }
        }
    }
    assert!(compared > 500, "only {compared} values were accepted");
}

/// Returns how many values the schema accepted.
fn compare(dialect: Dialect, schema: &Value, change: &Change) -> usize {
    let before = schema.as_object().expect("it is an object");
    let Ok(after) = mend(before, change, dialect) else {
        return 0;
    };
    let other = json!({ "type": "object", "properties": { "a": { "type": "string" } } });
    let schemas = json!({ "before": before, "after": after, "other": other });
    let schemas = read(dialect, schemas.as_object().expect("it is an object"));
    let at = |name: &str| format!("/components/schemas/{name}");
    let is_refused = |location: &str, value: &Value| {
        let findings = judge(
            &schemas,
            &|_| false,
            Direction::Response,
            (location, location),
            value,
        );
        findings
            .deviations
            .iter()
            .any(|found| found.what.is_refused())
    };
    let mut accepted = 0;
    // A type that came is one that no branch of a union has.
    let is_known = |value: &Value| {
        change.types.contains(&JsonType::of(value)) && !is_refused(&at("before"), value)
    };
    if values().iter().any(is_known) {
        return 0;
    }
    for value in values() {
        let context = || format!("{value} of {schema} as {}", Value::Object(after.clone()));
        if accepts(&schemas, &at("before"), &value) {
            accepted += 1;
            assert!(accepts(&schemas, &at("after"), &value), "{}", context());
        }
        let is_new = match JsonType::of(&value) {
            JsonType::Null => change.null,
            found => change.types.contains(&found),
        };
        if is_new || !is_refused(&at("before"), &value) {
            assert!(!is_refused(&at("after"), &value), "{}", context());
        }
    }
    accepted
}
