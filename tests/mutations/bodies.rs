//! Mutations of request bodies and of the media types of responses.

use serde_json::{Value, json};

use super::kinds::Behaviour::{InRequests, Same};
use super::kinds::{Kind, Mutate, NEW, NONE, NOTHING, OLD, kind, request, wire};
use super::model::Operation;
use super::pointer::{as_object, rename_key};
use super::uses::entries;

pub const KINDS: &[Kind] = &[
    kind(
        "optional body added",
        NOTHING,
        Mutate::Operation(|_, it| may_have_body(it), |it| add_body(it, false)),
    ),
    kind(
        "required body added",
        request(OLD, Same),
        Mutate::Operation(|_, it| may_have_body(it), |it| add_body(it, true)),
    ),
    kind(
        "optional body removed",
        request(NONE, InRequests),
        Mutate::Operation(
            |_, it| has_body(it) && !requires_body(it),
            |it| drop(as_object(it).shift_remove("requestBody")),
        ),
    ),
    kind(
        "required body removed",
        request(NEW, InRequests),
        Mutate::Operation(
            |_, it| requires_body(it),
            |it| drop(as_object(it).shift_remove("requestBody")),
        ),
    ),
    kind(
        "body made required",
        request(OLD, Same),
        Mutate::Operation(
            |_, it| has_body(it) && !requires_body(it),
            |it| it["requestBody"]["required"] = json!(true),
        ),
    ),
    kind(
        "body made optional",
        request(NEW, Same),
        Mutate::Operation(
            |_, it| requires_body(it),
            |it| it["requestBody"]["required"] = json!(false),
        ),
    ),
    kind(
        "media type of a body added",
        request(NEW, Same),
        Mutate::Operation(
            |_, it| has_body(it) && it.value["requestBody"]["content"].get("text/csv").is_none(),
            |it| it["requestBody"]["content"]["text/csv"] = json!({"schema": {"type": "string"}}),
        ),
    ),
    kind(
        "media type of a body removed",
        request(OLD, Same),
        Mutate::Operation(
            |_, it| other_media(&it.value["requestBody"]).is_some(),
            |it| remove_media(&mut it["requestBody"]),
        ),
    ),
    kind(
        "media type of a success added",
        wire(NONE, NEW),
        Mutate::Operation(
            |_, it| {
                is_only_success(it, "200")
                    && it.value["responses"]["200"]["content"]
                        .get("application/json")
                        .is_some()
                    && it.value["responses"]["200"]["content"]
                        .get("text/csv")
                        .is_none()
            },
            |it| {
                it["responses"]["200"]["content"]["text/csv"] =
                    json!({"schema": {"type": "string"}});
            },
        ),
    ),
    kind(
        "media type of a success removed",
        wire(NONE, OLD),
        Mutate::Operation(
            |_, it| {
                is_only_success(it, "200") && other_media(&it.value["responses"]["200"]).is_some()
            },
            |it| remove_media(&mut it["responses"]["200"]),
        ),
    ),
    kind(
        "content of a success removed",
        wire(NONE, OLD),
        Mutate::Operation(
            |_, it| {
                is_only_success(it, "200")
                    && it.value["responses"]["200"]["content"]
                        .get("application/json")
                        .is_some()
            },
            |it| drop(as_object(&mut it["responses"]["200"]).shift_remove("content")),
        ),
    ),
    kind(
        "content of a success added",
        wire(NONE, NEW),
        Mutate::Operation(
            |_, it| {
                is_only_success(it, "204") && it.value["responses"]["204"].get("$ref").is_none()
            },
            |it| {
                // A response of status 204 has no content.
                let responses = as_object(&mut it["responses"]);
                rename_key(responses, "204", "200");
                responses["200"]["content"] = json!({"application/json": {"schema": {
                    "type": "object", "required": ["done"], "properties": {"done": {"type": "boolean"}},
                }}});
            },
        ),
    ),
];

fn has_body(operation: &Operation<'_>) -> bool {
    operation.value["requestBody"]["content"]["application/json"].is_object()
}

fn requires_body(operation: &Operation<'_>) -> bool {
    has_body(operation) && operation.value["requestBody"]["required"] == Value::Bool(true)
}

fn may_have_body(operation: &Operation<'_>) -> bool {
    let method = operation.at.method.as_str();
    ["post", "put", "patch"].contains(&method) && operation.value.get("requestBody").is_none()
}

fn add_body(operation: &mut Value, required: bool) {
    let schema = json!({"type": "object", "properties": {"added_by_mutation": {"type": "string"}}});
    operation["requestBody"] = json!({
        "required": required,
        "content": {"application/json": {"schema": schema}},
    });
}

fn is_only_success(operation: &Operation<'_>, status: &str) -> bool {
    let statuses = entries(&operation.value["responses"]).map(|(status, _)| status);
    let successes: Vec<&String> = statuses.filter(|status| status.starts_with('2')).collect();
    successes == [status]
}

/// A text or a file next to JSON.
fn other_media(of: &Value) -> Option<String> {
    of["content"].get("application/json")?;
    let media = entries(&of["content"]).map(|(media, _)| media);
    let others = [
        "text/csv",
        "text/plain",
        "text/html",
        "application/xml",
        "application/octet-stream",
        "application/pdf",
    ];
    let mut found = media.filter(|media| others.contains(&media.as_str()));
    found.next().cloned()
}

fn remove_media(of: &mut Value) {
    let media = other_media(of).expect("a media type");
    as_object(&mut of["content"]).shift_remove(&media);
}
