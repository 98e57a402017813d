//! `disjunct fit`: what recordings have that the document does not declare, and the overlay that declares it.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{expect, folder, run};

const DOCUMENT: &str = "openapi: 3.0.3
info: {title: Pets, version: 1.0.0}
servers: [{url: 'https://api.example/v1'}]
paths:
  /pets/{id}:
    get:
      operationId: find
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses:
        '200':
          description: A pet.
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
  /pets:
    get:
      operationId: list
      responses:
        '200':
          description: All pets.
          content:
            application/json:
              schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}
components:
  schemas:
    Pet:
      type: object
      required: [id, name, kind]
      properties:
        id: {type: integer, format: int32}
        name: {type: string}
        kind: {$ref: '#/components/schemas/Kind'}
        weight: {type: integer, description: In grams.}
        owner: {$ref: '#/components/schemas/Owner'}
        token: {type: string, enum: [none]}
        home:
          oneOf:
            - {type: object, required: [street], properties: {street: {type: string}}}
            - {type: integer}
        labels: {type: object, additionalProperties: {type: string}}
    Kind: {type: string, enum: [cat, dog]}
    Owner:
      type: object
      additionalProperties: false
      required: [name]
      properties: {name: {type: string}}
";

/// Everything is as declared.
const CLEAN: &str = r#"{"method": "get", "url": "https://api.example/v1/pets/7?token=abc", "status": 200, "body": {"id": 7, "name": "Tom", "kind": "cat"}}
{"op": "GET /pets", "status": "200", "text": "[]"}
{"schema": "Owner", "body": {"name": "Ann"}}
"#;

const LINES: &str = r#"{"method": "GET", "url": "https://api.example/v1/pets/7", "status": 200, "body": {"id": 7, "name": null, "kind": "cat", "weight": 3.5}}
{"method": "GET", "url": "https://api.example/v1/pets/8", "status": 200, "body": {"id": 5000000000, "kind": "parrot", "owner": null, "token": "hunter2", "color": "red"}}

{"method": "GET", "url": "/pets", "status": 200, "body": [{"id": 9, "name": "Max", "kind": "dog", "owner": {"name": "Ann", "vip": true}, "home": "Paris", "labels": {"a": "b"}}]}
{"method": "GET", "url": "https://api.example/v1/pets/9", "status": 404, "body": {"error": "No such pet."}}
{"method": "GET", "url": "https://api.example/v1/pets/9", "status": 200, "media_type": "application/hal+json; charset=utf-8", "body": {"id": 9, "name": "Max", "kind": "dog"}}
{"method": "GET", "url": "https://api.example/v1/pets/9", "status": 200, "text": "<html>"}
{"method": "GET", "url": "https://cdn.example/logo/8f3a77?key=hunter2", "status": 200}
"#;

/// Compares a document with lines; returns the table and the overlay.
fn fit(document: &str, lines: &str) -> (TempDir, String, String) {
    let folder = folder(&[("api.yaml", document), ("lines.jsonl", lines)]);
    let table = expect(
        &folder,
        &["fit", "api.yaml", "lines.jsonl"],
        0,
        "written to",
    );
    let overlay = fs::read_to_string(folder.path().join("api.overlay.yaml"));
    (folder, table, overlay.expect("it was written"))
}

/// What a check of recordings finds that deviate.
fn checked(folder: &TempDir, recordings: &str) -> Value {
    let arguments = [
        "fit",
        "api.yaml",
        recordings,
        "--check",
        "--message-format",
        "json",
    ];
    let report = expect(folder, &arguments, 1, "");
    serde_json::from_str(&report).expect("it is JSON")
}

/// The document with the overlay.
fn effective(folder: &TempDir) -> Value {
    let arguments = [
        "effective",
        "api.yaml",
        "--overlay",
        "api.overlay.yaml",
        "--strict",
    ];
    let document = expect(folder, &arguments, 0, "");
    serde_json::from_str(&document).expect("it is JSON")
}

#[test]
fn the_overlay_declares_what_came() {
    let (folder, table, overlay) = fit(DOCUMENT, LINES);
    insta::assert_snapshot!("fit_table", table);
    insta::assert_snapshot!("fit_overlay", overlay);
    for secret in ["hunter2", "Max", "Ann", "Paris", "No such pet", "8f3a77"] {
        assert!(
            !table.contains(secret) && !overlay.contains(secret),
            "{secret}"
        );
    }
    // What was declared is still accepted, and what no overlay can declare is left.
    fs::write(folder.path().join("clean.jsonl"), CLEAN).expect("it can be written");
    expect(
        &folder,
        &["fit", "api.yaml", "clean.jsonl", "--check"],
        0,
        "",
    );
    let report = checked(&folder, "lines.jsonl");
    let left = report["deviations"].as_array().expect("it is an array");
    assert_eq!(left.len(), 1, "{left:#?}");
    assert_eq!(left[0]["came"], "not JSON");
    let document = effective(&folder);
    let pet = &document["components"]["schemas"]["Pet"];
    assert_eq!(pet["required"], json!(["id", "kind"]));
    assert_eq!(
        pet["properties"]["owner"],
        json!({ "allOf": [{ "$ref": "#/components/schemas/Owner" }], "nullable": true })
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--overlay", "api.overlay.yaml"],
        0,
        "",
    );
}

#[test]
fn a_document_that_is_true_gets_no_overlay() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("clean.jsonl", CLEAN)]);
    let table = expect(&folder, &["fit", "api.yaml", "clean.jsonl"], 0, "");
    assert!(table.contains("3 recordings, 3 bodies compared"), "{table}");
    assert!(table.contains("everything is as declared"), "{table}");
    assert!(!folder.path().join("api.overlay.yaml").exists());
}

#[test]
fn a_check_writes_nothing() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("lines.jsonl", LINES)]);
    let table = expect(
        &folder,
        &["fit", "--check", "api.yaml", "lines.jsonl"],
        1,
        "",
    );
    assert!(table.contains("1 of 3"), "{table}");
    assert!(!table.contains("not in the overlay"), "{table}");
    let arguments = [
        "fit",
        "--check",
        "api.yaml",
        "lines.jsonl",
        "--message-format",
        "github",
    ];
    let annotations = expect(&folder, &arguments, 1, "");
    let annotation = "::error file=api.yaml,line=29,col=9::declared string, came null: 1 of 3\n";
    assert!(annotations.contains(annotation), "{annotations}");
    assert!(!folder.path().join("api.overlay.yaml").exists());
}

/// Its entries are as browsers write them.
fn har() -> Value {
    let entry = |url: &str, status: i32, content: Value| {
        json!({
            "startedDateTime": "2024-01-31T12:00:00.000Z",
            "request": { "method": "GET", "url": url, "headers": [
                { "name": "Authorization", "value": "Bearer hunter2" },
            ] },
            "response": { "status": status, "headers": [], "content": content },
            "timings": {},
        })
    };
    let pet = "https://api.example/v1/pets/1";
    let body = r#"{"id": 1, "name": "Tom", "kind": "cow"}"#;
    let json = "application/json; charset=utf-8";
    json!({ "log": { "version": "1.2", "creator": { "name": "x", "version": "1" }, "entries": [
        entry(pet, 200, json!({ "size": 39, "mimeType": json, "text": body })),
        entry(pet, 200, json!({
            "mimeType": json, "encoding": "base64", "text": "eyJpZCI6IDEsICJuYW1lIjogIlRvbSJ9",
        })),
        entry(pet, 304, json!({ "size": 0, "mimeType": "x-unknown" })),
        entry(pet, 0, json!({})),
        entry(pet, -1, json!({})),
        entry("https://api.example/v1/pets/1/photo", 200, json!({
            "mimeType": "image/png", "encoding": "base64", "text": "iVBORw0KGgo=",
        })),
        entry("https://api.example/v1/favicon.ico", 404, json!({ "text": "" })),
    ] } })
}

#[test]
fn recordings_of_a_browser_are_read() {
    for text in [har().to_string(), format!("\u{feff}{:#}", har())] {
        let folder = folder(&[("api.yaml", DOCUMENT), ("a.har", &text)]);
        let report = checked(&folder, "a.har");
        let came: Vec<&Value> = report["deviations"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|row| &row["came"])
            .collect();
        assert_eq!(came, ["\"cow\"", "`kind` absent"]);
        assert_eq!(report["recordings"], 7);
        assert_eq!(report["compared"], 2);
        assert_eq!(report["without_json"], 3);
        let unmatched = json!({
            "GET api.example/v1/favicon.ico": 1, "GET api.example/v1/pets/{}/photo": 1,
        });
        assert_eq!(report["unmatched"], unmatched);
    }
}

#[test]
fn recordings_of_another_server_are_compared() {
    let line =
        r#"{"method": "GET", "url": "http://localhost:8080/pets", "status": 200, "body": [{}]}"#;
    let folder = folder(&[("api.yaml", DOCUMENT), ("a.jsonl", line)]);
    let arguments = ["fit", "api.yaml", "a.jsonl", "--check"];
    let table = expect(&folder, &arguments, 1, "no recording is of an operation");
    assert!(
        table.contains("    1  GET localhost:8080/pets\n"),
        "{table}"
    );
    let server = ["--server", "http://localhost:8080"];
    let arguments = [&["fit", "api.yaml", "a.jsonl", "--check"], &server[..]].concat();
    let table = expect(&folder, &arguments, 1, "");
    assert!(table.contains("`kind` absent"), "{table}");
}

#[test]
fn broken_recordings_are_located_and_not_quoted() {
    let broken = [
        ("{\"schema\": \"Pet\",\n", "a.jsonl:1:"),
        (
            "\n{\"schema\": \"Pet\"} hunter2\n",
            "a.jsonl:2:19: trailing characters",
        ),
        (
            "{\"status\": 200}\n",
            "a.jsonl:1:0: expected `schema`, or `method`, `url` and `status`",
        ),
        (
            "{\"op\": \"hunter2\"}\n",
            "a.jsonl:1:0: `op` is a method and a path",
        ),
        (
            "\"hunter2\"\n",
            "a.jsonl:1:0: expected a HAR, or an object on each line",
        ),
        (
            "{\"method\": \"GET\", \"url\": \"/\", \"status\": \"hunter2\"}",
            "a.jsonl:1:0: `status` is a number",
        ),
        ("{\"log\": \"hunter2\"}", "`log.entries` is an array"),
        (
            "{\"log\": {\"entries\": [\n{\"request\": \"hunter2\"}]}}",
            "a.jsonl:2:",
        ),
        (
            "{\"log\": {\"entries\": [\n}}",
            "a.jsonl:2:1: expected value",
        ),
    ];
    for (text, message) in broken {
        let folder = folder(&[
            ("api.yaml", DOCUMENT),
            ("a.jsonl", text),
            ("b.jsonl", CLEAN),
        ]);
        let (exit, out, error) = run(&folder, &["fit", "api.yaml", "b.jsonl", "a.jsonl"]);
        assert_eq!((exit, out.as_str()), (3, ""), "{text}: {error}");
        assert!(error.contains(message), "{text}: {error}");
        assert!(!error.contains("hunter2"), "{error}");
    }
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(
        &folder,
        &["fit", "api.yaml", "none.har"],
        4,
        "cannot read none.har",
    );
    expect(&folder, &["fit", "api.yaml"], 2, "<RECORDINGS>");
    let arguments = ["fit", "api.yaml", "none.har", "--server", "localhost"];
    expect(&folder, &arguments, 2, "`--server` is a URL");
    expect(
        &folder,
        &["fit", "-", "none.har"],
        2,
        "cannot be standard input",
    );
}

#[test]
fn actions_are_added_to_an_overlay_that_is_there() {
    let there = "overlay: 1.1.0
info: {title: Mine, version: 1.0.0}
actions:
  # Cows are cats here.
  - target: $.components.schemas.Kind
    update: {enum: [parrot]}
";
    let folder = folder(&[
        ("api.yaml", DOCUMENT),
        ("lines.jsonl", LINES),
        ("api.overlay.yaml", there),
    ]);
    expect(&folder, &["fit", "api.yaml", "lines.jsonl"], 0, "added to");
    let path = folder.path().join("api.overlay.yaml");
    let overlay = fs::read_to_string(&path).expect("it is there");
    assert!(overlay.starts_with(there), "{overlay}");
    assert_eq!(overlay.matches("parrot").count(), 1, "{overlay}");
    effective(&folder);
    // Nothing more comes of it.
    let (exit, _, error) = run(&folder, &["fit", "api.yaml", "lines.jsonl"]);
    assert_eq!((exit, error.as_str()), (0, ""));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), overlay);
    // As JSON, and in a form that cannot be extended.
    let flow = "overlay: 1.0.0\nactions: [{target: $.info, update: {title: Dogs}}]\n";
    fs::write(folder.path().join("flow.yaml"), flow).expect("it can be written");
    let arguments = ["fit", "api.yaml", "lines.jsonl", "--into", "flow.yaml"];
    expect(
        &folder,
        &arguments,
        4,
        "flow.yaml is an overlay whose `actions`",
    );
    let arguments = ["fit", "api.yaml", "lines.jsonl", "--into", "new.json"];
    expect(&folder, &arguments, 0, "written to new.json");
    let json = fs::read_to_string(folder.path().join("new.json")).expect("it was written");
    let json: Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!(json["overlay"], "1.0.0");
}

const V31: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
paths: {}
components:
  schemas:
    Base:
      type: object
      required: [id]
      properties: {id: {type: string, maxLength: 8}, size: {enum: [s, m]}}
    Pet:
      allOf:
        - $ref: '#/components/schemas/Base'
        - type: object
          required: [friends, born]
          properties:
            friends: {type: array, items: {$ref: '#/components/schemas/Pet'}}
            born: {type: [string, integer], description: A year.}
            size: {type: string}
            state: {const: on}
            choice:
              oneOf:
                - {$ref: '#/components/schemas/A'}
                - {$ref: '#/components/schemas/B'}
              discriminator: {propertyName: type}
    A: {type: object, required: [type, x], properties: {type: {const: A}, x: {type: integer}}}
    B: {type: object, required: [type], properties: {type: {const: B}}}
";

#[test]
fn a_document_of_3_1_has_types_with_null() {
    let lines = r##"{"schema": "Pet", "body": {"id": null, "size": "xl", "friends": [null, {"id": 7, "friends": []}], "born": {"year": 1999}}}
{"schema": "#/components/schemas/Pet", "body": {"friends": null, "born": null, "size": null, "id": "1", "state": "off", "choice": {"type": "A"}}}
{"schema": "Pet", "body": {"id": "1", "friends": [], "born": 1999, "choice": {"type": "C", "y": 1}}}
{"schema": "None", "body": {}}
"##;
    let (folder, table, overlay) = fit(V31, lines);
    insta::assert_snapshot!("fit_table_3_1", table);
    insta::assert_snapshot!("fit_overlay_3_1", overlay);
    let document = effective(&folder);
    let schemas = &document["components"]["schemas"];
    assert_eq!(
        schemas["Base"]["properties"]["id"],
        json!({ "maxLength": 8, "type": ["string", "integer", "null"] })
    );
    assert_eq!(schemas["A"]["required"], json!(["type"]));
    let report = checked(&folder, "lines.jsonl");
    let left = report["deviations"].as_array().expect("it is an array");
    assert_eq!(left.len(), 1, "{left:#?}");
    assert_eq!(left[0]["came"], "no branch, tag `C`");
}

const V2: &str = "swagger: '2.0'
info: {title: Pets, version: 1.0.0}
host: api.example
basePath: /v1
produces: [application/json]
paths:
  /pets:
    get:
      operationId: list
      responses:
        '200': {description: All pets., schema: {type: array, items: {$ref: '#/definitions/Pet'}}}
definitions:
  Pet:
    type: object
    required: [id]
    properties: {id: {type: integer}, name: {type: string}, owner: {$ref: '#/definitions/Owner'}}
  Owner: {type: object, properties: {name: {type: string}}}
";

#[test]
fn a_document_of_2_0_is_changed_as_it_is_written() {
    let lines = r#"{"method": "GET", "url": "https://api.example/v1/pets", "status": 200, "body": [{"name": null, "owner": null}, {"id": "7"}]}
{"method": "GET", "url": "https://api.example/v1/pets", "status": 500, "body": {}}
{"method": "GET", "url": "https://api.example/v1/pets", "status": 200, "media_type": "application/hal+json", "body": []}
{"method": "GET", "url": "https://api.example/v1/pets", "status": 201, "body": [{"id": 1}]}
"#;
    let (folder, table, _) = fit(V2, lines);
    assert!(
        table.contains("`/definitions/Pet/properties/id`"),
        "{table}"
    );
    expect(
        &folder,
        &["fit", "api.yaml", "lines.jsonl", "--check"],
        0,
        "",
    );
    let document = effective(&folder);
    let properties = &document["definitions"]["Pet"]["properties"];
    assert_eq!(
        properties["name"],
        json!({ "type": "string", "x-nullable": true })
    );
    assert_eq!(
        properties["owner"],
        json!({ "allOf": [{ "$ref": "#/definitions/Owner" }], "x-nullable": true })
    );
    let get = &document["paths"]["/pets"]["get"];
    assert_eq!(get["responses"]["500"]["schema"], json!({}));
    // The body is as that of another status.
    let schema = json!({ "$ref": "#/paths/~1pets/get/responses/200/schema" });
    assert_eq!(get["responses"]["201"]["schema"], schema);
    assert_eq!(
        get["produces"],
        json!(["application/json", "application/hal+json"])
    );
}

#[test]
fn another_file_is_not_reached() {
    let document = DOCUMENT.replace("'#/components/schemas/Owner'", "owner.yaml");
    let owner = "type: object\nrequired: [name]\nproperties: {name: {type: string}}\n";
    let line = r#"{"op": "GET /pets/1", "status": 200, "body": {"id": 1, "name": "a", "kind": "cat", "owner": {}}}"#;
    let folder = folder(&[
        ("api.yaml", &document),
        ("owner.yaml", owner),
        ("a.jsonl", line),
    ]);
    let table = expect(&folder, &["fit", "api.yaml", "a.jsonl"], 0, "");
    assert!(
        table.contains("owner.yaml:3:14 `owner.yaml#/properties/name`"),
        "{table}"
    );
    assert!(
        table.contains("not in the overlay: it is in owner.yaml"),
        "{table}"
    );
    assert!(!folder.path().join("api.overlay.yaml").exists());
    // The use of it is in the document.
    let line = line.replace("{}}", "null}");
    fs::write(folder.path().join("a.jsonl"), line).expect("it can be written");
    expect(
        &folder,
        &["fit", "api.yaml", "a.jsonl"],
        0,
        "2 actions written",
    );
    let nullable = effective(&folder)["components"]["schemas"]["Pet"]["properties"]["owner"].take();
    assert_eq!(
        nullable,
        json!({ "allOf": [{ "$ref": "owner.yaml" }], "nullable": true })
    );
    expect(&folder, &["fit", "api.yaml", "a.jsonl", "--check"], 0, "");
}

/// Bodies that real services sent.
#[test]
fn recordings_of_real_services_are_as_the_overlay_declares() {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let documents = [
        (
            "recorded/adyen-balanceplatform-v2",
            "recorded/adyen-balanceplatform-v2",
        ),
        ("recorded/adyen-capital-v1", "recorded/adyen-capital-v1"),
        ("recorded/adyen-checkout-v72", "recorded/adyen-checkout-v72"),
        ("recorded/adyen-webhooks-v1", "recorded/adyen-webhooks-v1"),
        ("corpus/twilio_api_v2010", "recorded/twilio_api_v2010"),
    ];
    for (document, recordings) in documents {
        let document = shared.join(document).with_extension("json");
        let recordings = shared.join(recordings).with_extension("jsonl");
        if !document.exists() || !recordings.exists() {
            eprintln!("skipped: {} is not there", document.display());
            continue;
        }
        let folder = folder(&[]);
        let spec = document.to_string_lossy();
        let recordings = recordings.to_string_lossy();
        let arguments = ["fit", &spec, &recordings, "--into", "fit.overlay.yaml"];
        expect(&folder, &arguments, 0, "");
        let checked = [&arguments[..], &["--check"]].concat();
        let table = expect(&folder, &checked, 0, "");
        assert!(table.contains("everything is as declared"), "{table}");
    }
}
