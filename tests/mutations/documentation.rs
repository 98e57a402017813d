//! Mutations of what only people read, and of names that are in no request.

use serde_json::json;

use super::kinds::{Kind, Mutate, Mutation, NOTHING, kind};
use super::model::{Model, Schema};
use super::pointer::{for_each_object, object_at, rename_key};
use super::random::Random;
use super::uses::{Uses, entries};

pub const KINDS: &[Kind] = &[
    kind(
        "schema described",
        NOTHING,
        Mutate::Schema(is_schema, |it| {
            it["description"] = json!("Described by a mutation.");
        }),
    ),
    kind(
        "property described",
        NOTHING,
        Mutate::Property(
            |it| it.value.get("$ref").is_none(),
            |object, name| {
                object["properties"][name]["description"] = json!("Described by a mutation.");
            },
        ),
    ),
    kind(
        "example of a property",
        NOTHING,
        Mutate::Property(
            |it| super::model::is_bare(it.value, "string"),
            |object, name| object["properties"][name]["example"] = json!("an example"),
        ),
    ),
    kind(
        "property deprecated",
        NOTHING,
        Mutate::Property(
            |it| it.value.get("$ref").is_none() && it.value.get("deprecated").is_none(),
            |object, name| object["properties"][name]["deprecated"] = json!(true),
        ),
    ),
    kind(
        "schema deprecated",
        NOTHING,
        Mutate::Schema(
            |it| is_schema(it) && it.value.get("deprecated").is_none(),
            |it| it["deprecated"] = json!(true),
        ),
    ),
    kind(
        "extension added",
        NOTHING,
        Mutate::Schema(is_schema, |it| it["x-added-by-mutation"] = json!(true)),
    ),
    kind(
        "operation described",
        NOTHING,
        Mutate::Operation(
            |_, _| true,
            |it| it["summary"] = json!("Summarized by a mutation."),
        ),
    ),
    kind(
        "version changed",
        NOTHING,
        Mutate::Document(|model, _| {
            let mut document = model.document.clone();
            document["info"]["version"] = json!("99.0.0");
            Some(Mutation {
                document,
                pointer: "/info/version".to_owned(),
                uses: Uses::default(),
            })
        }),
    ),
    kind("schema renamed", NOTHING, Mutate::Document(rename)),
    kind(
        "unused schema added",
        NOTHING,
        Mutate::Document(|model, _| {
            let mut document = model.document.clone();
            let added = json!({"type": "object", "properties": {"a": {"type": "string"}}});
            document["components"]["schemas"]["AddedByMutation"] = added;
            Some(Mutation {
                document,
                pointer: "/components/schemas".to_owned(),
                uses: Uses::default(),
            })
        }),
    ),
];

fn is_schema(schema: &Schema<'_>) -> bool {
    schema.value.get("$ref").is_none() && schema.value.get("type").is_some()
}

/// Renames a component, and what refers to it. The names of branches of unions may be values of tags.
fn rename(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    const FOLDER: &str = "/components/schemas";
    const NEW: &str = "RenamedByMutation";
    let mut text_of_tags = String::new();
    for_each_object(&mut model.document.clone(), &mut |object| {
        text_of_tags += &object
            .get("discriminator")
            .map(ToString::to_string)
            .unwrap_or_default();
    });
    let has_tags = !text_of_tags.is_empty();
    let all = model.schemas.iter().filter(|schema| {
        let is_component =
            schema.pointer.matches('/').count() == 3 && schema.pointer.starts_with(FOLDER);
        is_component && !(has_tags && (schema.is_branch || schema.is_combined))
    });
    let all: Vec<&Schema<'_>> = all.collect();
    let pointer = random.choose(&all)?.pointer.clone();
    let name = entries(&model.document["components"]["schemas"])
        .map(|(name, _)| name)
        .find(|name| super::pointer::join(FOLDER, name) == pointer)?;
    let (former, reference) = (format!("#{pointer}"), format!("#{FOLDER}/{NEW}"));
    let mut document = model.document.clone();
    rename_key(object_at(&mut document, FOLDER), name, NEW);
    for_each_object(&mut document, &mut |object| {
        for value in object.values_mut() {
            let text = value.as_str().unwrap_or_default();
            let inner = text
                .strip_prefix(&former)
                .filter(|rest| rest.is_empty() || rest.starts_with('/'));
            if let Some(inner) = inner {
                *value = json!(format!("{reference}{inner}"));
            }
        }
    });
    Some(Mutation {
        document,
        pointer,
        uses: Uses::default(),
    })
}
