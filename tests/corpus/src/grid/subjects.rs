//! Schemas with one rule or of one kind.

use serde_json::{Value, json};

/// A rule with the type that it is for, or a kind of type.
#[derive(Clone, Debug)]
pub struct Subject {
    /// As a Rust identifier.
    pub name: &'static str,
    /// The schema.
    pub schema: Value,
    /// Whether its values have no parts.
    pub is_scalar: bool,
}

impl Subject {
    /// Whether its values are arrays.
    #[must_use]
    pub fn is_array(&self) -> bool {
        self.schema["type"] == "array"
    }
}

/// All subjects.
#[must_use]
pub fn subjects() -> Vec<Subject> {
    let scalars = [numbers(), strings(), enums()].concat();
    let others = [arrays(), maps(), objects(), unions()].concat();
    let row = |is_scalar: bool| {
        move |(name, schema): (&'static str, Value)| Subject {
            name,
            schema,
            is_scalar,
        }
    };
    let scalars = scalars.into_iter().map(row(true));
    scalars.chain(others.into_iter().map(row(false))).collect()
}

type Row = (&'static str, Value);

fn numbers() -> Vec<Row> {
    vec![
        ("boolean", json!({"type": "boolean"})),
        ("integer", json!({"type": "integer"})),
        ("int32", json!({"type": "integer", "format": "int32"})),
        ("number", json!({"type": "number"})),
        ("integer_minimum", json!({"type": "integer", "minimum": -3})),
        ("integer_maximum", json!({"type": "integer", "maximum": 5})),
        (
            "integer_above",
            json!({"type": "integer", "exclusiveMinimum": 3}),
        ),
        (
            "integer_below",
            json!({"type": "integer", "exclusiveMaximum": 5}),
        ),
        (
            "integer_multiple",
            json!({"type": "integer", "multipleOf": 5}),
        ),
        ("number_minimum", json!({"type": "number", "minimum": 0.5})),
        ("number_maximum", json!({"type": "number", "maximum": 2.5})),
        (
            "number_above",
            json!({"type": "number", "exclusiveMinimum": 0}),
        ),
        (
            "number_below",
            json!({"type": "number", "exclusiveMaximum": 1.5}),
        ),
        (
            "number_multiple",
            json!({"type": "number", "multipleOf": 0.01}),
        ),
        ("integer_default", json!({"type": "integer", "default": 20})),
        ("number_default", json!({"type": "number", "default": 0.5})),
        (
            "boolean_default",
            json!({"type": "boolean", "default": true}),
        ),
    ]
}

fn strings() -> Vec<Row> {
    let format = |format: &str| json!({"type": "string", "format": format});
    vec![
        ("string", json!({"type": "string"})),
        ("min_length", json!({"type": "string", "minLength": 2})),
        ("max_length", json!({"type": "string", "maxLength": 5})),
        ("pattern", json!({"type": "string", "pattern": "^[a-z]+$"})),
        (
            "ecma_pattern",
            json!({"type": "string", "pattern": "^(?!x)\\d+$"}),
        ),
        (
            "string_default",
            json!({"type": "string", "default": "plain"}),
        ),
        ("date", format("date")),
        ("date_time", format("date-time")),
        ("time", format("time")),
        ("duration", format("duration")),
        ("uuid", format("uuid")),
        ("byte", format("byte")),
        (
            "base64",
            json!({"type": "string", "contentEncoding": "base64"}),
        ),
        ("binary", format("binary")),
        ("uri", format("uri")),
        ("email", format("email")),
        ("hostname", format("hostname")),
        ("ipv4", format("ipv4")),
        ("ipv6", format("ipv6")),
        ("password", format("password")),
        (
            "date_pattern",
            json!({"type": "string", "format": "date", "pattern": "^20"}),
        ),
        (
            "password_length",
            json!({"type": "string", "format": "password", "minLength": 8}),
        ),
        (
            "date_default",
            json!({"type": "string", "format": "date", "default": "2020-02-02"}),
        ),
    ]
}

fn enums() -> Vec<Row> {
    vec![
        (
            "enum_strings",
            json!({"type": "string", "enum": ["new", "used"]}),
        ),
        ("enum_integers", json!({"type": "integer", "enum": [1, 2]})),
        (
            "enum_named_integers",
            json!({"type": "integer", "enum": [1, 2], "x-enum-varnames": ["One", "Two"]}),
        ),
        (
            "enum_numbers",
            json!({"type": "number", "enum": [0.5, 1.5]}),
        ),
        (
            "enum_default",
            json!({"type": "string", "enum": ["new", "used"], "default": "new"}),
        ),
        ("const_string", json!({"type": "string", "const": "fixed"})),
        ("const_integer", json!({"type": "integer", "const": 7})),
        ("const_boolean", json!({"type": "boolean", "const": true})),
    ]
}

fn arrays() -> Vec<Row> {
    let array = |items: Value| json!({"type": "array", "items": items});
    let ruled = |rule: &str, value: Value| {
        let mut schema = array(json!({"type": "string"}));
        schema[rule] = value;
        schema
    };
    vec![
        ("array", array(json!({"type": "integer"}))),
        ("array_of_arrays", array(array(json!({"type": "string"})))),
        ("min_items", ruled("minItems", json!(1))),
        ("max_items", ruled("maxItems", json!(9))),
        ("unique_items", ruled("uniqueItems", json!(true))),
        ("contains", ruled("contains", json!({"const": "a"}))),
        (
            "item_minimum",
            array(json!({"type": "integer", "minimum": 0})),
        ),
        (
            "item_pattern",
            array(json!({"type": "string", "pattern": "^a"})),
        ),
        (
            "tuple",
            json!({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "items": false,
                "minItems": 2, "maxItems": 2}),
        ),
        (
            "tuple_rule",
            json!({"type": "array", "prefixItems": [{"type": "string", "maxLength": 3}, {"type": "integer"}],
                "items": false, "minItems": 2, "maxItems": 2}),
        ),
        (
            "open_tuple",
            json!({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}),
        ),
        (
            "open_tuple_rules",
            json!({"type": "array", "prefixItems": [{"type": "string", "maxLength": 3}, {"type": "integer"}],
                "items": {"type": "boolean"}, "minItems": 3, "uniqueItems": true}),
        ),
        (
            "open_tuple_of_one",
            json!({"type": "array", "prefixItems": [{"type": "number", "maximum": 3}], "default": [1, 2]}),
        ),
    ]
}

fn maps() -> Vec<Row> {
    let map = |values: Value| json!({"type": "object", "additionalProperties": values});
    let ruled = |rule: &str, value: Value| {
        let mut schema = map(json!({"type": "string"}));
        schema[rule] = value;
        schema
    };
    vec![
        ("map", map(json!({"type": "integer"}))),
        ("free_map", json!({"type": "object"})),
        ("map_of_maps", map(map(json!({"type": "string"})))),
        ("min_properties", ruled("minProperties", json!(1))),
        ("max_properties", ruled("maxProperties", json!(9))),
        (
            "property_names_pattern",
            ruled("propertyNames", json!({"pattern": "^x-"})),
        ),
        (
            "property_names_length",
            ruled("propertyNames", json!({"maxLength": 3})),
        ),
        (
            "property_names_enum",
            ruled("propertyNames", json!({"enum": ["a", "b"]})),
        ),
        (
            "property_names_format",
            ruled("propertyNames", json!({"format": "uuid"})),
        ),
        (
            "map_value_minimum",
            map(json!({"type": "integer", "minimum": 0})),
        ),
        (
            "pattern_properties",
            json!({"type": "object", "patternProperties": {"^x-": {"type": "string"}}}),
        ),
        (
            "pattern_properties_closed",
            json!({"type": "object", "patternProperties": {"^x-": true}, "additionalProperties": false}),
        ),
        (
            "pattern_properties_rule",
            json!({"type": "object", "patternProperties": {"^x-": {"type": "integer", "minimum": 1}},
                "additionalProperties": false}),
        ),
        (
            "pattern_properties_several",
            json!({"type": "object", "patternProperties": {"^s-": {"type": "string"}, "^i-": {"type": "integer"}},
                "additionalProperties": false}),
        ),
    ]
}

fn objects() -> Vec<Row> {
    let object = || {
        let text = json!({"type": "string"});
        json!({"type": "object", "properties": {"a": text, "b": text}})
    };
    let ruled = |rule: &str, value: Value| {
        let mut schema = object();
        schema[rule] = value;
        schema
    };
    let property = |property: Value| json!({"type": "object", "properties": {"a": property}});
    let one_each = json!([{"required": ["a"]}, {"required": ["b"]}]);
    vec![
        ("object", object()),
        (
            "empty_object",
            json!({"type": "object", "properties": {}, "additionalProperties": false}),
        ),
        ("required", ruled("required", json!(["a"]))),
        ("closed", ruled("additionalProperties", json!(false))),
        (
            "typed_rest",
            ruled(
                "additionalProperties",
                json!({"type": "integer", "minimum": 2}),
            ),
        ),
        (
            "dependent_required",
            ruled("dependentRequired", json!({"a": ["b"]})),
        ),
        ("any_required", ruled("anyOf", one_each.clone())),
        ("one_required", ruled("oneOf", one_each)),
        ("object_min_properties", ruled("minProperties", json!(1))),
        (
            "object_property_names",
            ruled("propertyNames", json!({"maxLength": 3})),
        ),
        (
            "object_pattern_properties",
            ruled("patternProperties", json!({"^x-": {"type": "integer"}})),
        ),
        (
            "read_only",
            property(json!({"type": "string", "readOnly": true})),
        ),
        (
            "write_only",
            property(json!({"type": "string", "writeOnly": true})),
        ),
        ("constant", property(json!({"const": "fixed"}))),
        (
            "deprecated",
            property(json!({"type": "string", "deprecated": true})),
        ),
        (
            "all_of",
            json!({"allOf": [object(), property(json!({"maxLength": 2}))]}),
        ),
    ]
}

fn unions() -> Vec<Row> {
    let kind = |kind: &str| json!({"type": "object", "required": ["kind"], "properties": {"kind": {"const": kind}}});
    let with = |name: &str| json!({"type": "object", "required": [name], "properties": {name: {"type": "string"}}});
    let (text, number) = (json!({"type": "string"}), json!({"type": "integer"}));
    vec![
        ("untyped", json!({})),
        ("null", json!({"type": "null"})),
        ("tagged_union", json!({"oneOf": [kind("cat"), kind("dog")]})),
        ("union_by_type", json!({"oneOf": [text, number]})),
        ("union_of_types", json!({"type": ["string", "boolean"]})),
        (
            "union_of_containers",
            json!({"oneOf": [{"type": "array", "items": text}, with("a"), text]}),
        ),
        ("union_by_shape", json!({"anyOf": [with("a"), with("b")]})),
        (
            "union_of_alike",
            json!({"anyOf": [{"type": "string", "format": "date"}, text]}),
        ),
        (
            "union_with_rules",
            json!({"oneOf": [{"type": "string", "maxLength": 3}, {"type": "integer", "minimum": 0}]}),
        ),
        (
            "union_of_numbers",
            json!({"oneOf": [number, {"type": "number"}]}),
        ),
    ]
}
