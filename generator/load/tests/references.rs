use serde_json::{Value, json};

use super::super::load_text;
use super::read_json;
use crate::diagnostic::Diagnostics;

/// The tree and the codes, each with its location.
fn loaded(document: &Value) -> (Value, Vec<String>) {
    let mut diagnostics = Diagnostics::default();
    let text = document.to_string();
    let (tree, _) = load_text("api.json", text.as_bytes(), &mut diagnostics);
    let found = diagnostics
        .iter()
        .map(|found| format!("{} {}", found.code.name, found.at));
    (tree.expect("it can be read").root, found.collect())
}

/// What is found where there is one reference, in a schema.
fn refused(reference: &str) -> Vec<String> {
    let (_, found) =
        loaded(&json!({ "components": { "schemas": { "A": { "$ref": reference } } } }));
    found
        .into_iter()
        .map(|found| found.replace(" /components/schemas/A/$ref", ""))
        .collect()
}

/// The help of the only diagnostic.
fn help(document: &Value) -> Option<String> {
    let mut diagnostics = Diagnostics::default();
    load_text(
        "api.json",
        document.to_string().as_bytes(),
        &mut diagnostics,
    );
    diagnostics.into_vec().pop().and_then(|found| found.help)
}

#[test]
fn references_within_the_file_are_left_alone() {
    let document = json!({
        "a": { "$ref": "#/b" },
        "b": { "$ref": "#" },
        "c": { "$ref": "#/paths/~1p" },
        "paths": { "/p": {} }
    });
    assert_eq!(loaded(&document), (document, vec![]));
}

#[test]
fn pointers_are_read_as_they_are_meant() {
    let document = json!({
        "paths": { "/a b": {}, "/p{id}": {}, "/c%20d": {} },
        "x": { "$ref": "#/paths/~1a%20b" },
        "y": { "$ref": "#/paths/~1p%7Bid%7D" },
        "z": { "$ref": "#/paths/~1c%20d" },
        "w": { "$ref": "#/paths/~1c%2520d" },
        "v": { "$ref": "#%2Fpaths/~1a%20b" },
        "whole": { "$ref": "#/" }
    });
    let (tree, found) = loaded(&document);
    assert_eq!(found, Vec::<String>::new());
    let reference = |key: &str| tree[key]["$ref"].clone();
    assert_eq!(reference("x"), "#/paths/~1a b");
    assert_eq!(reference("y"), "#/paths/~1p{id}");
    assert_eq!(reference("z"), "#/paths/~1c%2520d");
    assert_eq!(reference("w"), "#/paths/~1c%2520d");
    assert_eq!(reference("v"), "#/paths/~1a b");
    assert_eq!(reference("whole"), "#");
}

#[test]
fn foreign_references_are_refused_by_name() {
    for remote in [
        "http://h/x.json#/a",
        "HTTPS://h",
        "ftp://h/x",
        "data:application/json,{}",
        "jar:file:/x!/y",
        "urn:x",
        "//h/x",
        "\\\\h\\x",
        "http%3A//h/x",
    ] {
        assert_eq!(refused(remote), ["remote-ref"], "{remote}");
    }
    for absolute in [
        "/etc/passwd",
        "file:///etc/passwd",
        "C:\\x",
        "c:/x",
        "\\x",
        "%2Fetc/passwd",
        "FILE:x",
    ] {
        assert_eq!(refused(absolute), ["absolute-ref"], "{absolute}");
    }
    assert_eq!(refused("other.json"), ["unreadable-file"]);
    assert_eq!(refused("%zz"), ["malformed-ref"]);
}

#[test]
fn references_that_lead_nowhere() {
    for nowhere in [
        "#/x",
        "#/components/schemas/A/0",
        "#/components/schemas/",
        "#Anchor",
    ] {
        assert_eq!(refused(nowhere), ["unresolved-ref"], "{nowhere}");
    }
    for malformed in ["#/a%2", "#/a%ff", "#/a~2"] {
        assert_eq!(refused(malformed), ["malformed-ref"], "{malformed}");
    }
}

#[test]
fn the_nearest_name_is_suggested() {
    let schemas = |reference: &str| json!({ "a": { "$ref": reference }, "components": { "schemas": { "Pet": { "x": 1 } } } });
    assert_eq!(
        help(&schemas("#/components/schemas/Pat")).as_deref(),
        Some("did you mean `#/components/schemas/Pet`?")
    );
    assert_eq!(
        help(&schemas("#/components/schema/Pet/x")).as_deref(),
        Some("did you mean `#/components/schemas/Pet/x`?")
    );
    assert_eq!(
        help(&schemas("#Pet")).as_deref(),
        Some("did you mean `#/components/schemas/Pet`?")
    );
    assert_eq!(help(&schemas("#/components/schemas/Invoice")), None);
}

#[test]
fn a_reference_must_be_a_text() {
    let properties = json!({ "a": { "$ref": 1 }, "b": { "$ref": {} }, "c": { "$ref": null }, "$ref": { "type": "string" } });
    let (_, found) =
        loaded(&json!({ "components": { "schemas": { "P": { "properties": properties } } } }));
    let at = |name: &str| format!("ref-not-a-string /components/schemas/P/properties/{name}/$ref");
    assert_eq!(found, [at("a"), at("b"), at("c")]);
}

#[test]
fn an_unquoted_reference_of_yaml_is_a_comment() {
    let mut diagnostics = Diagnostics::default();
    load_text(
        "api.yaml",
        b"a: {x: 1}\nb:\n  $ref: #/a\n",
        &mut diagnostics,
    );
    let found = diagnostics.into_vec().remove(0);
    assert_eq!(found.code.name, "ref-not-a-string");
    assert!(
        found
            .help
            .is_some_and(|help| help.contains("quote the reference"))
    );
}

#[test]
fn data_is_not_looked_at() {
    let data = json!({ "$ref": "http://h" });
    let schema = json!({
        "example": data, "examples": [data], "default": data, "enum": [data], "const": data, "x-any": data,
    });
    let document = json!({
        "paths": { "/p": { "get": { "responses": { "200": { "content": { "application/json": {
            "schema": schema,
            "examples": { "one": { "value": data, "summary": data } },
        } }, "links": { "l": { "parameters": { "p": data }, "requestBody": data } } } } } }, "x-any": data },
        "components": { "x-any": data },
        "x-any": { "deep": [data] },
    });
    assert_eq!(loaded(&document), (document, vec![]));
}

#[test]
fn names_are_not_keywords() {
    let bad = json!({ "$ref": "#/none" });
    let names = json!({ "default": bad, "example": bad, "examples": bad, "enum": bad, "const": bad, "x-y": bad });
    let document = json!({
        "paths": { "/p": { "get": { "responses": { "default": bad } } } },
        "components": { "schemas": { "default": { "properties": names }, "x-z": bad }, "examples": { "default": bad } },
    });
    let (_, found) = loaded(&document);
    assert_eq!(found.len(), 1 + 6 + 1 + 1, "{found:?}");
}

#[test]
fn references_in_every_position_are_followed() {
    let bad = json!({ "$ref": "#/none" });
    let document = json!({
        "paths": { "/p": bad, "/q": { "get": {
            "parameters": [bad, { "schema": bad }],
            "requestBody": { "content": { "a/b": { "schema": { "items": [bad], "allOf": [bad], "not": bad } } } },
            "responses": { "200": { "headers": { "x-h": bad }, "links": { "l": bad } } },
            "callbacks": { "c": { "{$request.body#/u}": bad } },
        } } },
        "webhooks": { "w": bad },
    });
    assert_eq!(loaded(&document).1.len(), 10);
}

#[test]
fn anchors_and_ids_are_found_in_their_file() {
    let document = json!({
        "a": { "$ref": "#pet" },
        "b": { "$ref": "https://example.test/owner#/properties/name" },
        "c": { "$ref": "relative-id" },
        "components": { "schemas": {
            "Pet": { "$anchor": "pet" },
            "Owner": { "$id": "https://example.test/owner", "properties": { "name": {} } },
            "Other": { "$id": "relative-id" },
        } },
    });
    let (tree, found) = loaded(&document);
    assert_eq!(found, Vec::<String>::new());
    assert_eq!(tree["a"]["$ref"], "#/components/schemas/Pet");
    assert_eq!(
        tree["b"]["$ref"],
        "#/components/schemas/Owner/properties/name"
    );
    assert_eq!(tree["c"]["$ref"], "#/components/schemas/Other");
}

#[test]
fn only_a_keyword_makes_an_anchor() {
    let document = json!({
        "a": { "$ref": "#limit" },
        "components": { "schemas": { "Pet": {
            "properties": {
                "default": { "$anchor": "limit" },
                "$anchor": { "type": "string" },
                "$id": { "const": "not-an-id" },
            },
            "default": { "$anchor": "limit" },
        } } },
    });
    let (tree, found) = loaded(&document);
    assert_eq!(found, Vec::<String>::new());
    assert_eq!(
        tree["a"]["$ref"],
        "#/components/schemas/Pet/properties/default"
    );
}

#[test]
fn references_in_a_schema_with_an_id_begin_there() {
    let pet = json!({
        "$id": "https://example.test/schemas/pet",
        "properties": {
            "name": { "$ref": "#/$defs/Name" },
            "parent": { "$ref": "#" },
            "owner": { "$ref": "owner#key" },
            "kind": { "$ref": "#/components/schemas/Kind" },
        },
        "$defs": { "Name": {} },
    });
    let owner = json!({ "$id": "https://example.test/schemas/owner", "$defs": { "Key": { "$anchor": "key" } } });
    let document = json!({
        "a": { "$ref": "https://example.test/schemas/pet#/$defs/Name" },
        "b": { "$ref": "https://example.test/api.json#/components/schemas/Kind" },
        "$self": "https://example.test/api.json",
        "components": { "schemas": { "Pet": pet, "Owner": owner, "Kind": {} } },
    });
    let (tree, found) = loaded(&document);
    assert_eq!(found, Vec::<String>::new());
    assert_eq!(tree["a"]["$ref"], "#/components/schemas/Pet/$defs/Name");
    assert_eq!(tree["b"]["$ref"], "#/components/schemas/Kind");
    let properties = &tree["components"]["schemas"]["Pet"]["properties"];
    assert_eq!(
        properties["name"]["$ref"],
        "#/components/schemas/Pet/$defs/Name"
    );
    assert_eq!(properties["parent"]["$ref"], "#/components/schemas/Pet");
    assert_eq!(
        properties["owner"]["$ref"],
        "#/components/schemas/Owner/$defs/Key"
    );
    assert_eq!(properties["kind"]["$ref"], "#/components/schemas/Kind");
}

#[test]
fn a_pointer_may_lead_through_references() {
    let document = json!({
        "a": { "$ref": "#/components/schemas/Alias/properties/id" },
        "components": { "schemas": { "Alias": { "$ref": "#/components/schemas/Pet" }, "Pet": { "properties": { "id": {} } } } },
    });
    assert_eq!(
        loaded(&document).0["a"]["$ref"],
        "#/components/schemas/Pet/properties/id"
    );
    let cycle = json!({ "a": { "$ref": "#/b/x" }, "b": { "$ref": "#/c" }, "c": { "$ref": "#/b" } });
    assert_eq!(loaded(&cycle).1, ["unresolved-ref /a/$ref"]);
}

#[test]
fn mappings_hold_names_or_references() {
    let mapping = json!({ "a": "Pet", "b": "#/components/schemas/Pet", "c": "#/components/schemas/None", "d": "http://h/x", "e": "Pet.v1" });
    let (_, found) = loaded(
        &json!({ "components": { "schemas": { "Pet": { "discriminator": { "mapping": mapping } } } } }),
    );
    assert_eq!(
        found,
        ["remote-ref /components/schemas/Pet/discriminator/mapping/d"]
    );
}

#[test]
fn what_is_outside_is_named_and_not_read() {
    let content = json!({ "a/b": { "examples": { "e": { "externalValue": "http://h/x" } } } });
    let links = json!({ "l": { "operationRef": "http://h/x#/a" }, "m": { "operationRef": "#/paths/~1p/get" } });
    let response = json!({ "content": content, "links": links });
    let (_, found) =
        loaded(&json!({ "paths": { "/p": { "get": { "responses": { "200": response } } } } }));
    let codes: Vec<_> = found
        .iter()
        .filter_map(|found| found.split(' ').next())
        .collect();
    assert_eq!(codes, ["external-example", "external-operation"]);
}

#[test]
fn many_broken_references_take_no_long_time() {
    let broken: String = (0..3_000)
        .map(|n| format!("\"S{n}\": {{\"$ref\": \"#/components/schemas/T{n}\"}},"))
        .collect();
    let (_, found) = read_json(&format!(
        "{{\"components\": {{\"schemas\": {{{broken} \"Z\": {{}}}}}}}}"
    ));
    assert_eq!(found.len(), 1_000);
}
