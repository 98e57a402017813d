//! Mutations of credentials and servers.

use serde_json::{Value, json};

use super::kinds::Behaviour::{Changes, Same};
use super::kinds::{
    BOTH, Kind, Mutate, Mutation, NEW, NONE, NOTHING, OLD, kind, request, request_if,
};
use super::model::{Model, Operation};
use super::pointer::{as_object, at, join};
use super::random::Random;
use super::uses::entries;

pub const KINDS: &[Kind] = &[
    kind(
        "security scheme added",
        NOTHING,
        Mutate::Document(|model, _| {
            let mut document = model.document.clone();
            let pointer = "/components".to_owned();
            document["components"]["securitySchemes"]["AddedByMutation"] =
                json!({"type": "apiKey", "in": "header", "name": "X-Added-By-Mutation"});
            Some(Mutation {
                document,
                pointer,
                uses: request_if(true),
            })
        }),
    ),
    kind(
        "unused header of a scheme renamed",
        NOTHING,
        Mutate::Document(|model, random| rename_header(model, random, false)),
    ),
    kind(
        "header of a scheme renamed",
        request(BOTH, Same),
        Mutate::Document(|model, random| rename_header(model, random, true)),
    ),
    kind(
        "credentials no longer needed",
        request(NEW, Same),
        Mutate::Operation(
            |_, it| needs_credentials(it),
            |it| it["security"] = json!([]),
        ),
    ),
    kind(
        "credentials needed",
        request(OLD, Changes),
        Mutate::Document(|model, random| {
            let (scheme, _) = entries(&model.document["components"]["securitySchemes"]).next()?;
            let fitting: Vec<&Operation<'_>> = model
                .operations
                .iter()
                .filter(|it| it.security.is_empty())
                .collect();
            let pointer = random.choose(&fitting)?.at.pointer.clone();
            let mut document = model.document.clone();
            at(&mut document, &pointer)["security"] = json!([{scheme: []}]);
            Some(Mutation {
                document,
                pointer,
                uses: request_if(true),
            })
        }),
    ),
    kind(
        "other credentials are enough",
        request(NEW, Same),
        Mutate::Document(|model, random| {
            let fitting: Vec<&Operation<'_>> = model
                .operations
                .iter()
                .filter(|it| needs_credentials(it))
                .collect();
            let operation = random.choose(&fitting)?;
            let pointer = operation.at.pointer.clone();
            let mut document = model.document.clone();
            document["components"]["securitySchemes"]["AddedByMutation"] =
                json!({"type": "apiKey", "in": "header", "name": "X-Added-By-Mutation"});
            let mut security = operation.security.to_vec();
            security.push(json!({"AddedByMutation": []}));
            at(&mut document, &pointer)["security"] = json!(security);
            Some(Mutation {
                document,
                pointer,
                uses: request_if(true),
            })
        }),
    ),
    kind(
        "credentials no longer enough",
        request(OLD, Changes),
        Mutate::Document(|model, random| {
            let fitting: Vec<&Operation<'_>> = model
                .operations
                .iter()
                .filter(|it| needs_credentials(it) && has_alternatives(it))
                .collect();
            let operation = random.choose(&fitting)?;
            let pointer = operation.at.pointer.clone();
            let mut document = model.document.clone();
            at(&mut document, &pointer)["security"] = json!(operation.security[..1]);
            Some(Mutation {
                document,
                pointer,
                uses: request_if(true),
            })
        }),
    ),
    kind(
        "URL of the server changed",
        request(NONE, Changes),
        Mutate::Document(|model, _| {
            let url = model.document["servers"][0]["url"].as_str()?;
            let mut document = model.document.clone();
            document["servers"][0]["url"] = json!(format!("{}/mutated", url.trim_end_matches('/')));
            Some(Mutation {
                document,
                pointer: "/servers/0/url".to_owned(),
                uses: request_if(true),
            })
        }),
    ),
    kind(
        "server added",
        NOTHING,
        Mutate::Document(|model, _| {
            let mut document = model.document.clone();
            let servers = document["servers"].as_array_mut()?;
            servers.push(json!({"url": "https://mutated.example", "description": "Mutated"}));
            Some(Mutation {
                document,
                pointer: "/servers".to_owned(),
                uses: request_if(true),
            })
        }),
    ),
    kind(
        "last server removed",
        NOTHING,
        Mutate::Document(|model, _| {
            let mut document = model.document.clone();
            let servers = document["servers"]
                .as_array_mut()
                .filter(|servers| servers.len() > 1)?;
            servers.pop();
            Some(Mutation {
                document,
                pointer: "/servers".to_owned(),
                uses: request_if(true),
            })
        }),
    ),
];

/// Whether no operation without credentials is accepted.
fn needs_credentials(operation: &Operation<'_>) -> bool {
    let has_schemes = |set: &Value| set.as_object().is_some_and(|set| !set.is_empty());
    !operation.security.is_empty() && operation.security.iter().all(has_schemes)
}

/// Whether other credentials than those of the first set are enough.
fn has_alternatives(operation: &Operation<'_>) -> bool {
    let first = &operation.security[0];
    let lacks_one =
        |set: &Value| entries(first).any(|(scheme, _)| set.get(scheme.as_str()).is_none());
    operation.security.iter().any(lacks_one)
}

/// Gives the header of an API key another name.
fn rename_header(model: &Model<'_>, random: &mut Random, is_used: bool) -> Option<Mutation> {
    let mut found = Vec::new();
    for (name, scheme) in entries(&model.document["components"]["securitySchemes"]) {
        let has_it = |set: &Value| set.get(name).is_some();
        let used = model
            .operations
            .iter()
            .any(|operation| operation.security.iter().any(has_it));
        if scheme["type"] == "apiKey" && scheme["in"] == "header" && used == is_used {
            found.push(join("/components/securitySchemes", name));
        }
    }
    let pointer = random.choose(&found)?.clone();
    let mut document = model.document.clone();
    as_object(at(&mut document, &pointer))
        .insert("name".to_owned(), json!("X-Renamed-By-Mutation"));
    Some(Mutation {
        document,
        pointer,
        uses: request_if(is_used),
    })
}
