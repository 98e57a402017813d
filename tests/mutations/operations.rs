//! Mutations of operations, their names and their responses by status.

use serde_json::{Value, json};

use super::kinds::Behaviour::Same;
use super::kinds::{
    BOTH, Kind, Mutate, Mutation, NEW, NONE, NOTHING, OLD, kind, request, request_if, wire,
};
use super::model::{Model, Operation};
use super::pointer::{as_object, at, for_each_object, join, object_at, remove, rename_key, split};
use super::random::Random;
use super::uses::{Uses, entries, resolve};

pub const KINDS: &[Kind] = &[
    kind(
        "operation added",
        request(NEW, Same),
        Mutate::Document(|model, _| Some(add(model))),
    ),
    kind(
        "operation removed",
        request(OLD, Same),
        Mutate::Document(remove_one),
    ),
    kind(
        "path renamed",
        request(BOTH, Same),
        Mutate::Document(rename_path),
    ),
    kind(
        "method changed",
        request(BOTH, Same),
        Mutate::Document(change_method),
    ),
    kind(
        "operationId renamed",
        NOTHING,
        Mutate::Operation(
            |model, it| it.value["operationId"].is_string() && !has_links(model.document),
            |it| it["operationId"] = json!("renamedByMutation"),
        ),
    ),
    kind("tag renamed", NOTHING, Mutate::Document(rename_tag)),
    kind(
        "operation deprecated",
        NOTHING,
        Mutate::Operation(
            |_, it| it.value.get("deprecated").is_none(),
            |it| it["deprecated"] = json!(true),
        ),
    ),
    kind(
        "another success added",
        wire(NONE, OLD),
        Mutate::Document(|model, random| {
            on_responses(
                model,
                random,
                |model, it| only_success(model, it).is_some_and(Success::is_object),
                add_success,
            )
        }),
    ),
    kind(
        "another success added to one without content",
        NOTHING,
        Mutate::Document(|model, random| {
            on_responses(
                model,
                random,
                |model, it| only_success(model, it).is_some_and(Success::is_empty),
                add_success,
            )
        }),
    ),
    kind(
        "another success removed",
        wire(NONE, NEW),
        Mutate::Document(remove_success),
    ),
    kind(
        "status of the success changed",
        NOTHING,
        Mutate::Document(|model, random| {
            on_responses(
                model,
                random,
                |model, it| only_success(model, it).is_some(),
                |responses| {
                    let status = responses
                        .as_object()
                        .expect("responses")
                        .keys()
                        .find(|status| is_success(status));
                    let status = status.expect("a success").clone();
                    let other = if status == "203" { "200" } else { "203" };
                    rename_key(as_object(responses), &status, other);
                },
            )
        }),
    ),
    kind(
        "error response added",
        NOTHING,
        Mutate::Operation(
            |_, it| it.value["responses"].get("418").is_none(),
            |it| {
                it["responses"]["418"] = json!({
                    "description": "Added.",
                    "content": {"application/json": {"schema": {
                        "type": "object", "properties": {"reason": {"type": "string"}},
                    }}},
                });
            },
        ),
    ),
    kind(
        "error response removed",
        NOTHING,
        Mutate::Operation(
            |_, it| error_of(it.value).is_some(),
            |it| {
                let status = error_of(it).expect("an error");
                as_object(&mut it["responses"]).shift_remove(&status);
            },
        ),
    ),
    kind(
        "status of an error changed",
        NOTHING,
        Mutate::Operation(
            |_, it| error_of(it.value).is_some() && it.value["responses"].get("418").is_none(),
            |it| {
                let status = error_of(it).expect("an error");
                rename_key(as_object(&mut it["responses"]), &status, "418");
            },
        ),
    ),
    kind(
        "header of a response added",
        NOTHING,
        Mutate::Document(|model, random| {
            let fits: Fits = |_, it| it.value["responses"]["200"]["description"].is_string();
            on_responses(model, random, fits, |responses| {
                responses["200"]["headers"]["X-Added"] = json!({"schema": {"type": "integer"}});
            })
        }),
    ),
    kind(
        "header of a response removed",
        NOTHING,
        Mutate::Document(|model, random| {
            let fits: Fits = |_, it| it.value["responses"]["200"]["headers"].is_object();
            on_responses(model, random, fits, |responses| {
                as_object(&mut responses["200"]).shift_remove("headers");
            })
        }),
    ),
];

type Fits = fn(&Model<'_>, &Operation<'_>) -> bool;

fn has_links(document: &Value) -> bool {
    let mut found = false;
    for_each_object(&mut document.clone(), &mut |object| {
        found |= object.contains_key("links");
    });
    found
}

fn is_success(status: &str) -> bool {
    status.starts_with('2')
}

/// An error response by its own status.
fn error_of(operation: &Value) -> Option<String> {
    let statuses = entries(&operation["responses"]).map(|(status, _)| status);
    let mut errors =
        statuses.filter(|status| status.starts_with(['4', '5']) && !status.ends_with('X'));
    errors.next().cloned()
}

/// The content of the only success.
#[derive(Clone, Copy)]
struct Success<'d> {
    document: &'d Value,
    content: Option<&'d Value>,
}

impl Success<'_> {
    /// JSON objects or arrays, which no other JSON type is read as.
    fn is_object(self) -> bool {
        let media = self.content.and_then(Value::as_object);
        let Some(media) = media.filter(|media| media.len() == 1) else {
            return false;
        };
        let Some(schema) = media
            .get("application/json")
            .and_then(|media| media.get("schema"))
        else {
            return false;
        };
        let (_, schema) = resolve(self.document, String::new(), schema);
        let has_properties = schema["properties"]
            .as_object()
            .is_some_and(|all| !all.is_empty());
        schema["type"] == "array" || (schema["type"] == "object" && has_properties)
    }

    fn is_empty(self) -> bool {
        self.content
            .is_none_or(|content| content.as_object().is_some_and(serde_json::Map::is_empty))
    }
}

fn only_success<'d>(model: &Model<'d>, operation: &Operation<'d>) -> Option<Success<'d>> {
    let successes = entries(&operation.value["responses"]).filter(|(status, _)| is_success(status));
    let successes: Vec<&Value> = successes.map(|(_, response)| response).collect();
    let [response] = successes.as_slice() else {
        return None;
    };
    let (_, response) = resolve(model.document, String::new(), response);
    Some(Success {
        document: model.document,
        content: response.get("content"),
    })
}

/// Changes the responses of an operation that fits.
fn on_responses(
    model: &Model<'_>,
    random: &mut Random,
    fits: Fits,
    edit: fn(&mut Value),
) -> Option<Mutation> {
    let fitting = model
        .operations
        .iter()
        .filter(|operation| fits(model, operation));
    let fitting: Vec<&Operation<'_>> = fitting.collect();
    let pointer = join(&random.choose(&fitting)?.at.pointer, "responses");
    let mut document = model.document.clone();
    edit(at(&mut document, &pointer));
    Some(Mutation {
        document,
        pointer,
        uses: Uses::RESPONSE,
    })
}

fn add_success(responses: &mut Value) {
    responses["299"] = json!({
        "description": "Added.",
        "content": {"application/json": {"schema": {"type": "boolean"}}},
    });
}

/// Removes the second one of two successes of JSON objects without a common property that both require.
fn remove_success(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    let mut found = Vec::new();
    for operation in &model.operations {
        let responses = &operation.value["responses"];
        let successes = entries(responses).filter(|(status, _)| is_success(status));
        let successes: Vec<(&String, &Value)> = successes.collect();
        if let [(_, kept), (status, removed)] = successes.as_slice()
            && differ(model.document, kept, removed)
        {
            found.push(join(&join(&operation.at.pointer, "responses"), status));
        }
    }
    let pointer = random.choose(&found)?.clone();
    let mut document = model.document.clone();
    remove(&mut document, &pointer);
    Some(Mutation {
        document,
        pointer,
        uses: Uses::RESPONSE,
    })
}

/// Whether one response is JSON that requires what the other one does not describe.
fn differ(document: &Value, kept: &Value, removed: &Value) -> bool {
    let schema = |response| {
        let (_, response) = resolve(document, String::new(), response);
        let schema = &response["content"]["application/json"]["schema"];
        resolve(document, String::new(), schema).1
    };
    let (kept, removed) = (schema(kept), schema(removed));
    let required = kept["required"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    let properties = removed["properties"].as_object();
    properties.is_some_and(|all| required.into_iter().any(|name| !all.contains_key(name)))
}

fn add(model: &Model<'_>) -> Mutation {
    let mut document = model.document.clone();
    let operation = json!({
        "operationId": "addedByMutation",
        "responses": {"204": {"description": "Added."}},
    });
    let pointer = "/paths".to_owned();
    object_at(&mut document, &pointer)
        .insert("/added/by/mutation".to_owned(), json!({"get": operation}));
    Mutation {
        document,
        pointer,
        uses: request_if(true),
    }
}

fn remove_one(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    let fitting: Vec<&Operation<'_>> = if has_links(model.document) {
        Vec::new()
    } else {
        model.operations.iter().collect()
    };
    let pointer = random.choose(&fitting)?.at.pointer.clone();
    let mut document = model.document.clone();
    remove(&mut document, &pointer);
    Some(Mutation {
        document,
        pointer,
        uses: request_if(true),
    })
}

fn rename_path(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    let path = &random.choose(&model.operations)?.at.path;
    let name = format!("{}/mutated", path.trim_end_matches('/'));
    let mut document = model.document.clone();
    // A path may have a query.
    if path.contains('?') || document["paths"].get(&name).is_some() {
        return None;
    }
    rename_key(object_at(&mut document, "/paths"), path, &name);
    Some(Mutation {
        document,
        pointer: join("/paths", path),
        uses: request_if(true),
    })
}

fn change_method(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    let pointer = random.choose(&model.operations)?.at.pointer.clone();
    let (item, method) = split(&pointer);
    let other = match method.as_str() {
        "put" | "get" | "delete" => "post",
        "post" => "put",
        _ => return None,
    };
    let mut document = model.document.clone();
    let item = object_at(&mut document, item);
    if item.contains_key(other) {
        return None;
    }
    rename_key(item, &method, other);
    Some(Mutation {
        document,
        pointer,
        uses: request_if(true),
    })
}

fn rename_tag(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    let tags = model
        .operations
        .iter()
        .filter_map(|operation| operation.value["tags"][0].as_str());
    let tags: Vec<&str> = tags.collect();
    let tag = (*random.choose(&tags)?).to_owned();
    let mut document = model.document.clone();
    for operation in &model.operations {
        let operation = at(&mut document, &operation.at.pointer);
        for found in operation["tags"].as_array_mut().into_iter().flatten() {
            if *found == *tag {
                *found = json!("renamed by mutation");
            }
        }
    }
    for declared in document["tags"].as_array_mut().into_iter().flatten() {
        if declared["name"] == *tag {
            declared["name"] = json!("renamed by mutation");
        }
    }
    Some(Mutation {
        document,
        pointer: format!("/tags ({tag})"),
        uses: Uses::default(),
    })
}
