//! Mutations of objects: properties are added, other properties are allowed or not.

use serde_json::{Value, json};

use super::kinds::Behaviour::{InRequests, Same};
use super::kinds::{Kind, Mutate, NEW, NONE, NOTHING, OLD, kind, request, wire};
use super::model::Schema;
use super::pointer::as_object;
use super::properties::require;

const ADDED: &str = "added_by_mutation";

pub const KINDS: &[Kind] = &[
    kind(
        "optional property added",
        NOTHING,
        Mutate::Schema(|it| is_object(it) && !is_closed(it), add),
    ),
    kind(
        "optional property of a closed object added",
        wire(NEW, NONE),
        Mutate::Schema(|it| is_object(it) && is_closed(it), add),
    ),
    kind(
        "required property added",
        wire(OLD, NEW),
        Mutate::Schema(
            |it| is_object(it) && !is_closed(it),
            |object| {
                add(object);
                require(object, ADDED);
            },
        ),
    ),
    kind(
        "other properties forbidden",
        request(OLD, InRequests),
        Mutate::Schema(
            |it| is_object(it) && !it.is_combined && it.value.get("additionalProperties").is_none(),
            |object| object["additionalProperties"] = json!(false),
        ),
    ),
    kind(
        "other properties allowed",
        request(NEW, Same),
        Mutate::Schema(
            |it| is_object(it) && !it.is_combined && is_closed(it),
            |object| drop(as_object(object).shift_remove("additionalProperties")),
        ),
    ),
    kind(
        "properties in another order",
        NOTHING,
        Mutate::Schema(
            |it| {
                is_object(it)
                    && it.value["properties"]
                        .as_object()
                        .is_some_and(|all| all.len() > 1)
            },
            |object| {
                let properties = as_object(&mut object["properties"]);
                *properties = std::mem::take(properties).into_iter().rev().collect();
            },
        ),
    ),
    kind(
        "required properties in another order",
        NOTHING,
        Mutate::Schema(
            |it| {
                is_object(it)
                    && it.value["required"]
                        .as_array()
                        .is_some_and(|all| all.len() > 1)
            },
            |object| {
                object["required"]
                    .as_array_mut()
                    .expect("an array")
                    .reverse();
            },
        ),
    ),
];

/// An object with properties, in JSON alone.
fn is_object(schema: &Schema<'_>) -> bool {
    const OTHERS: [&str; 6] = [
        "oneOf",
        "anyOf",
        "not",
        "if",
        "maxProperties",
        "unevaluatedProperties",
    ];
    let properties = schema.value["properties"].as_object();
    properties.is_some_and(|properties| !properties.is_empty())
        && schema.uses.is_json()
        && !OTHERS
            .iter()
            .any(|keyword| schema.value.get(keyword).is_some())
}

fn is_closed(schema: &Schema<'_>) -> bool {
    schema.value["additionalProperties"] == Value::Bool(false)
}

fn add(object: &mut Value) {
    object["properties"][ADDED] = json!({"type": "string"});
}
