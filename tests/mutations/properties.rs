//! Mutations of properties that are there already.

use serde_json::{Value, json};

use super::kinds::Behaviour::{Changes, InRequests};
use super::kinds::{
    BOTH, Breaks, Clients, Kind, Mutate, NEW, NONE, NOTHING, OLD, kind, request, wire,
};
use super::model::{Property, has_free_default, is_bare, is_plain, other_default};
use super::pointer::{as_object, rename_key};

const NEW_NAME: &str = "renamed_by_mutation";

pub const KINDS: &[Kind] = &[
    kind(
        "optional property removed",
        request(NONE, InRequests),
        Mutate::Property(|it| !it.required && !it.is_closed, remove),
    ),
    kind(
        "optional property of a closed object removed",
        request(OLD, InRequests),
        Mutate::Property(
            |it| !it.required && it.is_closed && it.has_no_side(),
            remove,
        ),
    ),
    kind(
        "required property removed",
        unread(NEW, OLD),
        Mutate::Property(|it| it.required && !it.is_closed && is_variable(it), remove),
    ),
    kind(
        "optional property renamed",
        request(NONE, InRequests),
        Mutate::Property(|it| !it.required && !it.is_closed, rename),
    ),
    kind(
        "required property renamed",
        unread(BOTH, BOTH),
        Mutate::Property(|it| it.required && !it.is_closed && is_variable(it), rename),
    ),
    kind(
        "property made required",
        wire(OLD, NEW),
        Mutate::Property(
            |it| !it.required && is_variable(it) && it.value.get("default").is_none(),
            require,
        ),
    ),
    kind(
        "property made optional",
        wire(NEW, OLD),
        Mutate::Property(|it| it.required && is_variable(it), no_longer_require),
    ),
    kind(
        "property may be null",
        wire(NEW, OLD),
        Mutate::Property(
            |it| it.is_3_0 && is_scalar(it.value) && !it.is("nullable"),
            |object, name| set(object, name, "nullable", true),
        ),
    ),
    kind(
        "property may be null, by its type",
        wire(NEW, OLD),
        Mutate::Property(
            |it| !it.is_3_0 && is_scalar(it.value),
            |object, name| {
                let ty = property(object, name)["type"].clone();
                set(object, name, "type", json!([ty, "null"]));
            },
        ),
    ),
    kind(
        "property is never null",
        wire(OLD, NEW),
        Mutate::Property(
            |it| it.is_3_0 && is_scalar(it.value) && it.is("nullable"),
            |object, name| unset(object, name, "nullable"),
        ),
    ),
    kind(
        "property is never null, by its type",
        wire(OLD, NEW),
        Mutate::Property(
            |it| {
                !it.is_3_0
                    && it.value["type"] == json!(["string", "null"])
                    && it.value.get("enum").is_none()
            },
            |object, name| set(object, name, "type", "string"),
        ),
    ),
    kind(
        "string property is an integer",
        wire(BOTH, BOTH),
        Mutate::Property(
            |it| is_bare(it.value, "string"),
            |object, name| set(object, name, "type", "integer"),
        ),
    ),
    kind(
        "integer property is a string",
        wire(BOTH, BOTH),
        Mutate::Property(
            |it| is_bare(it.value, "integer"),
            |object, name| set(object, name, "type", "string"),
        ),
    ),
    kind(
        "boolean property is a string",
        wire(BOTH, BOTH),
        Mutate::Property(
            |it| is_bare(it.value, "boolean"),
            |object, name| set(object, name, "type", "string"),
        ),
    ),
    kind(
        "property is an array",
        wire(BOTH, BOTH),
        Mutate::Property(
            |it| is_bare(it.value, "string"),
            |object, name| {
                set(object, name, "type", "array");
                set(object, name, "items", json!({"type": "string"}));
            },
        ),
    ),
    kind(
        "integer property is a number",
        wire(NEW, OLD),
        Mutate::Property(
            |it| is_bare(it.value, "integer"),
            |object, name| set(object, name, "type", "number"),
        ),
    ),
    kind(
        "number property is an integer",
        wire(OLD, NEW),
        Mutate::Property(
            |it| is_bare(it.value, "number"),
            |object, name| set(object, name, "type", "integer"),
        ),
    ),
    kind(
        "integer property is narrower",
        // The lock keeps the wider type.
        wire(OLD, NONE),
        Mutate::Property(
            |it| is_bare(it.value, "integer"),
            |object, name| set(object, name, "format", "int32"),
        ),
    ),
    kind(
        "integer property is wider",
        wire(NEW, OLD),
        Mutate::Property(
            |it| {
                is_plain(it.value, "integer")
                    && it.value["format"] == "int32"
                    && has_no_numbers(it.value)
            },
            |object, name| set(object, name, "format", "int64"),
        ),
    ),
    kind(
        "string property gets a format",
        wire(OLD, NONE),
        Mutate::Property(
            |it| is_bare(it.value, "string"),
            |object, name| set(object, name, "format", "date-time"),
        ),
    ),
    kind(
        "string property loses its format",
        wire(NEW, NONE),
        Mutate::Property(
            |it| is_plain(it.value, "string") && it.value["format"] == "date-time",
            |object, name| unset(object, name, "format"),
        ),
    ),
    kind(
        "default of a property changed",
        behaves(),
        Mutate::Property(
            |it| !it.required && it.has_no_side() && has_free_default(it.value),
            |object, name| {
                let default = other_default(&property(object, name)["default"]);
                set(object, name, "default", default);
            },
        ),
    ),
    kind(
        "default of a property added",
        behaves(),
        Mutate::Property(
            |it| !it.required && is_bare(it.value, "boolean"),
            |object, name| set(object, name, "default", true),
        ),
    ),
    kind(
        "default of a property removed",
        behaves(),
        Mutate::Property(
            |it| !it.required && it.has_no_side() && has_free_default(it.value),
            |object, name| unset(object, name, "default"),
        ),
    ),
    kind(
        "optional property made read-only",
        request(OLD, InRequests),
        Mutate::Property(
            |it| !it.required && it.has_no_side() && is_scalar(it.value),
            |object, name| set(object, name, "readOnly", true),
        ),
    ),
    kind(
        "required property made read-only",
        request(BOTH, InRequests),
        Mutate::Property(
            |it| it.required && it.has_no_side() && is_scalar(it.value),
            |object, name| set(object, name, "readOnly", true),
        ),
    ),
    kind(
        "optional property no longer read-only",
        request(NEW, super::kinds::Behaviour::Same),
        Mutate::Property(
            |it| !it.required && it.is("readOnly") && is_scalar(it.value),
            |object, name| unset(object, name, "readOnly"),
        ),
    ),
    kind(
        "required property no longer read-only",
        request(BOTH, super::kinds::Behaviour::Same),
        Mutate::Property(
            |it| it.required && it.is("readOnly") && is_scalar(it.value),
            |object, name| unset(object, name, "readOnly"),
        ),
    ),
    kind(
        "optional property made write-only",
        NOTHING,
        Mutate::Property(
            |it| !it.required && it.has_no_side() && is_scalar(it.value),
            |object, name| set(object, name, "writeOnly", true),
        ),
    ),
    kind(
        "required property made write-only",
        wire(NONE, OLD),
        Mutate::Property(
            |it| it.required && it.has_no_side() && is_scalar(it.value),
            |object, name| set(object, name, "writeOnly", true),
        ),
    ),
];

/// What requests had is no longer read.
const fn unread(request: Clients, response: Clients) -> Breaks {
    Breaks {
        request,
        response,
        behaviour: InRequests,
    }
}

const fn behaves() -> Breaks {
    request(NONE, Changes)
}

fn property<'v>(object: &'v mut Value, name: &str) -> &'v mut Value {
    &mut object["properties"][name]
}

fn set(object: &mut Value, name: &str, keyword: &str, value: impl Into<Value>) {
    property(object, name)[keyword] = value.into();
}

fn unset(object: &mut Value, name: &str, keyword: &str) {
    as_object(property(object, name)).shift_remove(keyword);
}

/// A property with several values, which requests and responses both have: a constant is written by the client.
fn is_variable(property: &Property<'_>) -> bool {
    let listed = property.value["enum"].as_array().map_or(2, Vec::len);
    let is_constant = property.value.get("const").is_some() || listed < 2;
    // A reference may lead to a constant, or to what may be null.
    let is_described = property.value.get("type").is_some();
    !is_constant && is_described && property.has_no_side()
}

fn is_scalar(schema: &Value) -> bool {
    ["string", "integer", "number", "boolean"]
        .iter()
        .any(|ty| is_plain(schema, ty))
}

/// An integer whose values are known by its format alone.
fn has_no_numbers(schema: &Value) -> bool {
    ["default", "example", "examples", "minimum", "maximum"]
        .iter()
        .all(|keyword| schema.get(keyword).is_none())
}

/// Removes a property.
fn remove(object: &mut Value, name: &str) {
    as_object(&mut object["properties"]).shift_remove(name);
    no_longer_require(object, name);
}

fn rename(object: &mut Value, name: &str) {
    rename_key(as_object(&mut object["properties"]), name, NEW_NAME);
    let required = object.get_mut("required").and_then(Value::as_array_mut);
    for required in required.into_iter().flatten() {
        if required == name {
            *required = json!(NEW_NAME);
        }
    }
}

/// Adds a property to `required`.
pub fn require(object: &mut Value, name: &str) {
    let object = as_object(object);
    let required = object.entry("required").or_insert_with(|| json!([]));
    required.as_array_mut().expect("an array").push(json!(name));
}

fn no_longer_require(object: &mut Value, name: &str) {
    let object = as_object(object);
    if let Some(Value::Array(required)) = object.get_mut("required") {
        required.retain(|required| required != name);
        // An empty list is no valid one in OpenAPI 3.0.
        if required.is_empty() {
            object.shift_remove("required");
        }
    }
}
