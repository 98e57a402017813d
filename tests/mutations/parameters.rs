//! Mutations of parameters.

use serde_json::{Value, json};

use super::kinds::Behaviour::{Changes, InRequests, Same};
use super::kinds::{
    BOTH, Kind, Mutate, Mutation, NEW, NONE, NOTHING, OLD, kind, request, request_if,
};
use super::model::{Model, Parameter, has_free_default, is_bare, is_plain, other_default};
use super::pointer::{as_object, remove};
use super::random::Random;

const ADDED: &str = "added_by_mutation";

pub const KINDS: &[Kind] = &[
    kind(
        "optional parameter added",
        NOTHING,
        Mutate::Operation(|_, _| true, |operation| add(operation, false)),
    ),
    kind(
        "required parameter added",
        request(OLD, Same),
        Mutate::Operation(|_, _| true, |operation| add(operation, true)),
    ),
    kind(
        "optional parameter removed",
        request(NONE, InRequests),
        Mutate::Document(|model, random| remove_one(model, random, |it| !is_required(it))),
    ),
    kind(
        "required parameter removed",
        request(NEW, InRequests),
        Mutate::Document(|model, random| {
            remove_one(model, random, |it| {
                is_required(it) && it.value["in"] != "path"
            })
        }),
    ),
    kind(
        "optional parameter renamed",
        request(NONE, InRequests),
        Mutate::Parameter(
            |it| is_free(it) && !is_required(it),
            |it| it["name"] = json!("renamed_by_mutation"),
        ),
    ),
    kind(
        "required parameter renamed",
        request(BOTH, InRequests),
        Mutate::Parameter(
            |it| is_free(it) && is_required(it),
            |it| it["name"] = json!("renamed_by_mutation"),
        ),
    ),
    kind(
        "parameter made required",
        request(OLD, Same),
        Mutate::Parameter(
            |it| is_free(it) && !is_required(it),
            |it| it["required"] = json!(true),
        ),
    ),
    kind(
        "parameter made optional",
        request(NEW, Same),
        Mutate::Parameter(
            |it| is_free(it) && is_required(it),
            |it| drop(as_object(it).shift_remove("required")),
        ),
    ),
    kind(
        "string parameter is an integer",
        request(OLD, Same),
        Mutate::Parameter(
            |it| is_bare(it.schema, "string"),
            |it| it["schema"]["type"] = json!("integer"),
        ),
    ),
    kind(
        "integer parameter is a string",
        request(NEW, Same),
        Mutate::Parameter(
            |it| is_bare(it.schema, "integer"),
            |it| it["schema"]["type"] = json!("string"),
        ),
    ),
    kind(
        "boolean parameter is a string",
        request(NEW, Same),
        Mutate::Parameter(
            |it| is_bare(it.schema, "boolean"),
            |it| it["schema"]["type"] = json!("string"),
        ),
    ),
    kind(
        "optional query parameter is a header",
        request(NONE, InRequests),
        Mutate::Parameter(
            |it| is_free(it) && !is_required(it) && it.value["in"] == "query" && has_no_style(it),
            |it| it["in"] = json!("header"),
        ),
    ),
    kind(
        "required query parameter is a header",
        request(BOTH, InRequests),
        Mutate::Parameter(
            |it| is_free(it) && is_required(it) && it.value["in"] == "query" && has_no_style(it),
            |it| it["in"] = json!("header"),
        ),
    ),
    kind(
        "array parameter is serialized in another way",
        request(BOTH, Same),
        Mutate::Parameter(
            |it| it.value["in"] == "query" && it.schema["type"] == "array" && has_no_style(it),
            |it| it["explode"] = json!(false),
        ),
    ),
    kind(
        "default of a parameter changed",
        request(NONE, Changes),
        Mutate::Parameter(
            |it| !is_required(it) && !may_page(it) && has_free_default(it.schema),
            |it| {
                let default = other_default(&it["schema"]["default"]);
                it["schema"]["default"] = default;
            },
        ),
    ),
    kind(
        "limit of a parameter added",
        request(OLD, InRequests),
        Mutate::Parameter(
            |it| is_bare(it.schema, "string"),
            |it| it["schema"]["maxLength"] = json!(50),
        ),
    ),
    kind(
        "limit of a parameter removed",
        request(NEW, Same),
        Mutate::Parameter(
            |it| is_plain(it.schema, "integer") && it.schema.get("maximum").is_some(),
            |it| drop(as_object(&mut it["schema"]).shift_remove("maximum")),
        ),
    ),
    kind(
        "parameter deprecated",
        NOTHING,
        Mutate::Parameter(
            |it| it.value.get("deprecated").is_none(),
            |it| it["deprecated"] = json!(true),
        ),
    ),
    kind(
        "parameter described",
        NOTHING,
        Mutate::Parameter(
            |_| true,
            |it| it["description"] = json!("Described by a mutation."),
        ),
    ),
];

fn is_required(parameter: &Parameter<'_>) -> bool {
    parameter.value["required"] == Value::Bool(true)
}

/// A parameter that may have any name: a path has its parameters in it, and OpenAPI reserves names of headers.
fn is_free(parameter: &Parameter<'_>) -> bool {
    const RESERVED: [&str; 3] = ["accept", "content-type", "authorization"];
    let name = parameter.value["name"].as_str().unwrap_or_default();
    parameter.value["in"] != "path" && !RESERVED.contains(&name.to_ascii_lowercase().as_str())
}

/// Whether its name is one of those that select a page: another default numbers pages in another way.
fn may_page(parameter: &Parameter<'_>) -> bool {
    let name = parameter.value["name"]
        .as_str()
        .unwrap_or_default()
        .to_ascii_lowercase();
    let words = ["page", "offset", "start", "skip", "cursor"];
    words.iter().any(|word| name.contains(word))
}

fn has_no_style(parameter: &Parameter<'_>) -> bool {
    let is_absent = |keyword: &&str| parameter.value.get(*keyword).is_none();
    ["style", "explode", "allowReserved"].iter().all(is_absent)
}

fn add(operation: &mut Value, required: bool) {
    let operation = as_object(operation);
    let parameters = operation.entry("parameters").or_insert_with(|| json!([]));
    let schema = json!({"type": "string"});
    let added = json!({"name": ADDED, "in": "query", "required": required, "schema": schema});
    parameters.as_array_mut().expect("an array").push(added);
}

/// Removes a parameter that is declared where it is used.
fn remove_one(
    model: &Model<'_>,
    random: &mut Random,
    fits: fn(&Parameter<'_>) -> bool,
) -> Option<Mutation> {
    let all = model.parameters.iter();
    let fitting: Vec<&Parameter<'_>> = all
        .filter(|it| it.pointer.starts_with("/paths/") && is_free(it) && fits(it))
        .collect();
    let pointer = random.choose(&fitting)?.pointer.clone();
    let mut document = model.document.clone();
    remove(&mut document, &pointer);
    Some(Mutation {
        document,
        pointer,
        uses: request_if(true),
    })
}
