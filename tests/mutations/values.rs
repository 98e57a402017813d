//! Mutations of lists of values, and of limits.

use serde_json::{Value, json};

use super::kinds::Behaviour::{InRequests, Same};
use super::kinds::{BOTH, Kind, Mutate, NEW, NONE, OLD, kind, request, wire};
use super::model::{Schema, is_bare, is_plain};
use super::pointer::as_object;

pub const KINDS: &[Kind] = &[
    kind(
        "enum value added",
        wire(NEW, NONE),
        Mutate::Schema(is_enum, |schema| {
            values(schema).push(json!("added_by_mutation"));
        }),
    ),
    kind(
        "enum value removed",
        wire(OLD, NONE),
        Mutate::Schema(
            |it| is_enum(it) && has_free_last(it.value),
            |schema| drop(values(schema).pop()),
        ),
    ),
    kind(
        "enum value changed",
        wire(BOTH, NONE),
        Mutate::Schema(
            |it| is_enum(it) && has_free_last(it.value),
            |schema| *values(schema).last_mut().expect("a value") = json!("changed_by_mutation"),
        ),
    ),
    kind(
        "string is an enum",
        wire(OLD, NONE),
        Mutate::Schema(
            |it| is_place(it) && is_bare(it.value, "string"),
            |schema| schema["enum"] = json!(["one", "two"]),
        ),
    ),
    kind(
        "enum is a string",
        wire(NEW, NONE),
        Mutate::Schema(is_enum, |schema| {
            drop(as_object(schema).shift_remove("enum"));
        }),
    ),
    kind(
        "length limited",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_place(it) && is_bare(it.value, "string"),
            |schema| schema["maxLength"] = json!(1000),
        ),
    ),
    kind(
        "least length given",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_place(it) && is_bare(it.value, "string"),
            |schema| schema["minLength"] = json!(1),
        ),
    ),
    kind(
        "length limited more",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_limited(it, "string", "maxLength"),
            |schema| shift(schema, "maxLength", -1),
        ),
    ),
    kind(
        "length limited less",
        request(NEW, Same),
        Mutate::Schema(
            |it| is_limited(it, "string", "maxLength"),
            |schema| shift(schema, "maxLength", 1),
        ),
    ),
    kind(
        "length no longer limited",
        request(NEW, Same),
        Mutate::Schema(
            |it| is_limited(it, "string", "maxLength"),
            |schema| drop(as_object(schema).shift_remove("maxLength")),
        ),
    ),
    kind(
        "pattern changed",
        request(BOTH, InRequests),
        Mutate::Schema(
            |it| is_limited(it, "string", "pattern"),
            |schema| schema["pattern"] = json!("^mutated"),
        ),
    ),
    kind(
        "pattern added",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_place(it) && is_bare(it.value, "string"),
            |schema| schema["pattern"] = json!("^[a-z]+$"),
        ),
    ),
    kind(
        "maximum added",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_place(it) && is_bare(it.value, "integer"),
            |schema| schema["maximum"] = json!(1_000_000),
        ),
    ),
    kind(
        "maximum lower",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_limited(it, "integer", "maximum"),
            |schema| shift(schema, "maximum", -1),
        ),
    ),
    kind(
        "maximum higher",
        request(NEW, Same),
        Mutate::Schema(
            |it| is_limited(it, "integer", "maximum"),
            |schema| shift(schema, "maximum", 1),
        ),
    ),
    kind(
        "minimum higher",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_limited(it, "integer", "minimum"),
            |schema| shift(schema, "minimum", 1),
        ),
    ),
    // An integer that is never negative is an unsigned one.
    kind(
        "integer is never negative",
        super::kinds::Breaks {
            // The lock keeps the type.
            request: OLD,
            response: NONE,
            behaviour: InRequests,
        },
        Mutate::Schema(
            |it| is_place(it) && is_bare(it.value, "integer"),
            |schema| schema["minimum"] = json!(0),
        ),
    ),
    kind(
        "number of items limited",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_place(it) && is_plain(it.value, "array") && it.value.get("maxItems").is_none(),
            |schema| schema["maxItems"] = json!(100),
        ),
    ),
    kind(
        "number of items no longer limited",
        request(NEW, Same),
        Mutate::Schema(
            |it| is_limited(it, "array", "maxItems"),
            |schema| drop(as_object(schema).shift_remove("maxItems")),
        ),
    ),
];

/// A schema whose values are in requests and responses as it describes them.
fn is_place(schema: &Schema<'_>) -> bool {
    !schema.uses.elsewhere && !schema.is_combined && !schema.is_branch && !schema.is_tag
}

/// An open list of strings.
fn is_enum(schema: &Schema<'_>) -> bool {
    let values = schema.value["enum"].as_array();
    let names = [
        "x-enum-varnames",
        "x-enumNames",
        "x-enum-descriptions",
        "x-ms-enum",
        "default",
    ];
    is_place(schema)
        && schema.value["type"] == "string"
        && values.is_some_and(|values| values.len() > 2 && values.iter().all(Value::is_string))
        && !names
            .iter()
            .any(|keyword| schema.value.get(keyword).is_some())
}

/// Whether the last value is nowhere else in the schema.
fn has_free_last(schema: &Value) -> bool {
    let values = schema["enum"].as_array().expect("an array");
    let last = values.last().expect("a value");
    let is_once = values.iter().filter(|value| *value == last).count() == 1;
    is_once && schema["example"] != *last
}

fn values(schema: &mut Value) -> &mut Vec<Value> {
    schema["enum"].as_array_mut().expect("an array")
}

fn is_limited(schema: &Schema<'_>, ty: &str, keyword: &str) -> bool {
    // Values that are there already have to stay valid, and other limits have to leave room.
    const OTHERS: [&str; 6] = [
        "format",
        "default",
        "example",
        "examples",
        "minLength",
        "exclusiveMaximum",
    ];
    let limit = &schema.value[keyword];
    let is_moderate = limit
        .as_i64()
        .is_none_or(|limit| (2..1_000_000_000).contains(&limit));
    is_place(schema)
        && is_plain(schema.value, ty)
        && !limit.is_null()
        && is_moderate
        && !OTHERS.iter().any(|other| schema.value.get(other).is_some())
}

fn shift(schema: &mut Value, keyword: &str, by: i64) {
    let limit = schema[keyword].as_i64().expect("an integer");
    schema[keyword] = json!(limit + by);
}
