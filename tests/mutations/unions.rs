//! Mutations of unions.

use serde_json::{Value, json};

use super::kinds::{BOTH, Kind, Mutate, Mutation, NEW, NONE, OLD, kind, wire};
use super::model::{Model, Schema, is_bare};
use super::pointer::{at, object_at, rename_key};
use super::random::Random;
use super::uses::entries;

const ADDED: &str = "AddedByMutation";

pub const KINDS: &[Kind] = &[
    kind(
        "branch of a tagged union added",
        wire(NEW, NONE),
        Mutate::Document(add_tagged),
    ),
    kind(
        "branch of a tagged union removed",
        wire(OLD, NONE),
        Mutate::Document(remove_tagged),
    ),
    kind(
        "value of a tag changed",
        wire(BOTH, NONE),
        Mutate::Document(change_tag),
    ),
    kind(
        "branch of a union by JSON type added",
        wire(NEW, OLD),
        Mutate::Schema(
            |it| is_by_type(it) && !has_type(it.value, "boolean"),
            |schema| branches(schema).push(json!({"type": "boolean"})),
        ),
    ),
    kind(
        "branch of a union by JSON type removed",
        wire(OLD, NEW),
        Mutate::Schema(is_by_type, |schema| drop(branches(schema).pop())),
    ),
];

fn keyword(schema: &Value) -> Option<&'static str> {
    ["oneOf", "anyOf"]
        .into_iter()
        .find(|keyword| schema[*keyword].is_array())
}

fn branches(schema: &mut Value) -> &mut Vec<Value> {
    let keyword = keyword(schema).expect("a union");
    schema[keyword].as_array_mut().expect("an array")
}

/// A union of plain types, each another one.
fn is_by_type(schema: &Schema<'_>) -> bool {
    let Some(keyword) = keyword(schema.value) else {
        return false;
    };
    let branches = schema.value[keyword].as_array().expect("an array");
    let mut types = Vec::new();
    for branch in branches {
        let is_type = entries(branch)
            .all(|(key, _)| ["type", "title", "description"].contains(&key.as_str()));
        let ty = branch["type"]
            .as_str()
            .filter(|ty| ["string", "integer", "boolean"].contains(ty));
        let Some(ty) = ty.filter(|_| is_type) else {
            return false;
        };
        types.push(ty);
    }
    types.sort_unstable();
    types.dedup();
    let is_plain = !schema.is_combined && !schema.is_branch && schema.uses.is_json();
    is_plain
        && types.len() == branches.len()
        && types.len() > 1
        && schema.value.get("default").is_none()
}

fn has_type(schema: &Value, ty: &str) -> bool {
    let branches = keyword(schema).and_then(|keyword| schema[keyword].as_array());
    branches
        .into_iter()
        .flatten()
        .any(|branch| branch["type"] == ty)
}

/// The pointers of unions with a tag whose branches are references, all mapped, with the number of branches at least.
fn tagged<'m>(model: &'m Model<'_>, least: usize) -> Vec<&'m Schema<'m>> {
    let is_tagged = |schema: &&Schema<'_>| {
        let branches = keyword(schema.value).and_then(|keyword| schema.value[keyword].as_array());
        let Some(branches) = branches else {
            return false;
        };
        let are_references = branches.iter().all(|branch| branch["$ref"].is_string());
        let mapping = &schema.value["discriminator"]["mapping"];
        let is_mapped =
            |branch: &Value| entries(mapping).any(|(_, target)| *target == branch["$ref"]);
        let are_mapped = branches.iter().all(is_mapped);
        let is_plain = !schema.is_combined && !schema.is_branch && schema.uses.is_json();
        is_plain && are_references && are_mapped && branches.len() >= least
    };
    model.schemas.iter().filter(is_tagged).collect()
}

fn add_tagged(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    let unions = tagged(model, 2);
    let schema = random.choose(&unions)?;
    let tag = schema.value["discriminator"]["propertyName"].as_str()?;
    let reference = format!("#/components/schemas/{ADDED}");
    let mut document = model.document.clone();
    object_at(&mut document, "/components/schemas").insert(
        ADDED.to_owned(),
        json!({
            "type": "object",
            "required": [tag, "added_by_mutation"],
            "properties": {tag: {"type": "string"}, "added_by_mutation": {"type": "string"}},
        }),
    );
    let union = at(&mut document, &schema.pointer);
    union["discriminator"]["mapping"]["added_by_mutation"] = json!(reference);
    branches(union).push(json!({"$ref": reference}));
    Some(Mutation {
        document,
        pointer: schema.pointer.clone(),
        uses: schema.uses,
    })
}

fn remove_tagged(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    let unions = tagged(model, 3);
    let schema = random.choose(&unions)?;
    let mut document = model.document.clone();
    let union = at(&mut document, &schema.pointer);
    let removed = branches(union).pop()?;
    let mapping = union["discriminator"]["mapping"].as_object_mut()?;
    mapping.retain(|_, target| *target != removed["$ref"]);
    Some(Mutation {
        document,
        pointer: schema.pointer.clone(),
        uses: schema.uses,
    })
}

/// Changes a value of a tag that the branch itself does not list.
fn change_tag(model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
    let mut found = Vec::new();
    for schema in tagged(model, 2) {
        let tag = schema.value["discriminator"]["propertyName"].as_str()?;
        for (value, reference) in entries(&schema.value["discriminator"]["mapping"]) {
            let branch = reference.as_str().and_then(|text| text.strip_prefix('#'));
            let branch = branch.and_then(|pointer| model.document.pointer(pointer));
            if branch.is_some_and(|branch| is_bare(&branch["properties"][tag], "string")) {
                found.push((schema, value));
            }
        }
    }
    let (schema, value) = random.choose(&found)?;
    let mut document = model.document.clone();
    let mapping = &mut at(&mut document, &schema.pointer)["discriminator"]["mapping"];
    rename_key(mapping.as_object_mut()?, value, "changed_by_mutation");
    Some(Mutation {
        document,
        pointer: schema.pointer.clone(),
        uses: schema.uses,
    })
}
