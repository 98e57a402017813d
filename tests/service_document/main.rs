//! Holds `specs/openapi.json` against the description of the service, both ways.
//!
//! The description is written out by hand in `tables`. `spelling` writes the document down in the same words, one line
//! for each thing that it says, a keyword that nobody thought of included; the two sets of lines must be the same.
//! What is compared here says nothing about the code that is generated from the document.

mod spelling;
mod tables;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use spelling::{object, text};

type Lines = BTreeSet<String>;

const UNIONS: [&str; 3] = ["InteractionAction", "BrowserAction", "Action"];

#[test]
fn schemas_have_the_described_fields_and_no_other() {
    let described = [
        tables::RECORDS.to_owned(),
        with_common(tables::INTERACTION_COMMON, tables::INTERACTION_ACTIONS),
        with_common(tables::BROWSER_COMMON, tables::BROWSER_ACTIONS),
    ];
    let schemas = object(&document()["components"]["schemas"]);
    let records = schemas
        .iter()
        .filter(|(name, _)| !UNIONS.contains(&name.as_str()));
    check(
        &described.concat(),
        records.flat_map(|(name, schema)| spelling::schema(name, schema)),
    );
}

#[test]
fn descriptions_carry_the_described_meanings() {
    let schemas = &document()["components"]["schemas"];
    for (pointer, meaning) in tables::MEANINGS
        .lines()
        .filter_map(|line| line.split_once('|'))
    {
        let schema = match pointer.trim().split_once('/') {
            Some((schema, field)) => &schemas[schema]["properties"][field],
            None => &schemas[pointer.trim()],
        };
        let description = text(&schema["description"]).to_lowercase();
        assert!(
            description.contains(&meaning.trim().to_lowercase()),
            "{pointer}: {description}"
        );
    }
}

#[test]
fn unions_list_their_kinds_and_no_other() {
    let interaction = kinds(tables::INTERACTION_ACTIONS);
    let browser = kinds(tables::BROWSER_ACTIONS);
    let all = [interaction.clone(), browser.clone()].concat();
    assert_eq!((interaction.len(), browser.len()), (8, 20));
    for (name, kinds) in UNIONS.into_iter().zip([interaction, browser, all]) {
        assert_eq!(
            document()["components"]["schemas"][name],
            union_of(&kinds),
            "{name}"
        );
    }
}

#[test]
fn operations_are_the_described_ones_and_no_other() {
    let paths = object(&document()["paths"]);
    let operations = paths.iter().flat_map(|(path, item)| {
        object(item).into_iter().map(move |(method, operation)| {
            (format!("{} {path}", method.to_uppercase()), operation)
        })
    });
    check(
        tables::OPERATIONS,
        operations.flat_map(|(heading, operation)| spelling::operation(&heading, &operation)),
    );
}

#[test]
fn every_response_carries_the_rate_limit_headers() {
    let headers = object(&document()["components"]["headers"]);
    check(
        tables::RATE_LIMIT_HEADERS,
        headers
            .iter()
            .map(|(name, header)| spelling::header(name, header)),
    );
    let references: Map<String, Value> = headers
        .keys()
        .map(|name| {
            (
                name.clone(),
                json!({ "$ref": format!("#/components/headers/{name}") }),
            )
        })
        .collect();
    for item in object(&document()["paths"]).values() {
        for operation in object(item).values() {
            for (status, response) in object(&operation["responses"]) {
                let operation = text(&operation["operationId"]);
                assert_eq!(
                    response["headers"],
                    json!(references),
                    "{operation} {status}"
                );
            }
        }
    }
}

#[test]
fn the_frame_is_the_described_one_and_nothing_else_is_there() {
    let document = document();
    assert_eq!(
        keys(&document),
        ["components", "info", "openapi", "paths", "tags"]
    );
    assert_eq!(
        keys(&document["components"]),
        ["headers", "schemas", "securitySchemes"]
    );
    assert_eq!(document["openapi"], "3.1.0");
    assert_eq!(document["info"]["version"], "1.4.40");
    let mut schemes = document["components"]["securitySchemes"].clone();
    schemes["OAuth2PasswordBearer"]["description"].take();
    let flow = json!({ "password": { "scopes": {}, "tokenUrl": "token" } });
    let scheme = json!({ "type": "oauth2", "description": null, "flows": flow });
    assert_eq!(schemes, json!({ "OAuth2PasswordBearer": scheme }));
    let tags = document["tags"].as_array().expect("tags are an array");
    check(tables::TAGS, tags.iter().map(spelling::tag));
}

/// The document as it is checked in.
fn document() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/specs/openapi.json");
    let json = std::fs::read_to_string(path).expect("specs/openapi.json can be read");
    serde_json::from_str(&json).expect("specs/openapi.json is JSON")
}

/// Fails with the lines that only one of the two sides has.
fn check(table: &str, documented: impl Iterator<Item = String>) {
    let (described, documented) = (lines(table), documented.collect::<Lines>());
    let missing: Vec<_> = described.difference(&documented).collect();
    let undescribed: Vec<_> = documented.difference(&described).collect();
    assert!(
        missing.is_empty() && undescribed.is_empty(),
        "described, not in the document: {missing:#?}\nin the document, not described: {undescribed:#?}"
    );
}

/// The lines of a table: each heading, and each row after the heading it stands under.
fn lines(table: &str) -> Lines {
    let mut heading = None;
    let rows = table.lines().filter(|line| !line.is_empty());
    rows.map(|line| match (line.strip_prefix("# "), heading) {
        (Some(title), _) => {
            heading = Some(title);
            title.to_owned()
        }
        (None, Some(title)) => format!("{title}: {}", spelling::join(line.split('|'))),
        (None, None) => spelling::join(line.split('|')),
    })
    .collect()
}

/// A table of actions with the common fields put under each heading, and the kinds taken out of the headings.
fn with_common(common: &str, actions: &str) -> String {
    let lines = actions.lines().map(|line| match heading(line) {
        Some((kind, schema)) => format!("# {schema}{}", common.replace("KIND", kind)),
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// Kind and schema of each action of a table, in its order.
fn kinds(actions: &str) -> Vec<(&str, &str)> {
    let headings = actions.lines().filter_map(heading);
    headings
        .map(|(kind, schema)| (kind, schema.trim_end_matches(" closed")))
        .collect()
}

fn heading(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("# ")?.split_once(' ')
}

/// The union of these kinds, as the document must write it.
fn union_of(kinds: &[(&str, &str)]) -> Value {
    let reference = |schema: &str| format!("#/components/schemas/{schema}");
    let branches: Vec<Value> = kinds
        .iter()
        .map(|(_, schema)| json!({ "$ref": reference(schema) }))
        .collect();
    let mapping: Map<String, Value> = kinds
        .iter()
        .map(|(kind, schema)| ((*kind).to_owned(), json!(reference(schema))))
        .collect();
    json!({ "oneOf": branches, "discriminator": { "propertyName": "type", "mapping": mapping } })
}

fn keys(value: &Value) -> Vec<String> {
    let mut keys: Vec<String> = object(value).into_iter().map(|(key, _)| key).collect();
    keys.sort();
    keys
}
