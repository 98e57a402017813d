//! `--bindings`: what became of each schema and operation, and which file it is written to.

use std::fs;

use super::{expect, folder};

const BINDINGS: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer, minimum: 0}}]
    get:
      operationId: show
      tags: [pets]
      parameters: [{$ref: '#/components/parameters/Sort'}]
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: 'shared.yaml#/Pet'}}}}}
    put:
      operationId: replace
      requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {x: {type: string}}}}}}
      responses: {4XX: {description: No., content: {application/json: {schema: {$ref: 'shared.yaml#/Pet'}}}}}
    trace:
      requestBody: {content: {multipart/mixed: {schema: {}}}}
      responses: {default: {description: No., content: {application/json: {schema: {type: object, properties: {c: {}}}}}}}
webhooks:
  lost: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {d: {}}}}, image/png: {}}}}}
components:
  parameters:
    Sort: {name: sortBy, in: query, schema: {type: string}}
  schemas:
    Alias: {$ref: 'shared.yaml#/Pet'}
    Odd:
      oneOf: [{type: object, properties: {a: {type: string}}}, {type: object, properties: {b: {type: [string, 'null']}}}]
    Both: {allOf: [{properties: {a: {type: string}}}, {properties: {a: {example: x}}}]}
";

/// Not even a document of ours is lost to `--bindings`; what an earlier run wrote is brought up to date.
#[test]
fn bindings_replace_only_bindings() {
    let folder = folder(&[
        ("api.yaml", BINDINGS),
        ("shared.yaml", "Pet: {type: object}\n"),
        ("notes.txt", "mine\n"),
    ]);
    for mine in ["api.yaml", "notes.txt"] {
        let before = fs::read_to_string(folder.path().join(mine)).unwrap();
        let message = "these files were edited or not generated";
        expect(
            &folder,
            &["generate", "api.yaml", "--bindings", mine],
            4,
            message,
        );
        assert_eq!(
            fs::read_to_string(folder.path().join(mine)).unwrap(),
            before
        );
        assert!(!folder.path().join("generated").exists());
    }
    let arguments = ["generate", "api.yaml", "--bindings", "b.json"];
    expect(&folder, &arguments, 0, "");
    expect(&folder, &[&arguments[..], &["--check"]].concat(), 0, "");
    let path = folder.path().join("b.json");
    let stale = fs::read_to_string(&path)
        .unwrap()
        .replace("types::", "old::");
    fs::write(&path, stale).unwrap();
    expect(
        &folder,
        &[&arguments[..], &["--check"]].concat(),
        1,
        "b.json is stale",
    );
    expect(&folder, &arguments, 0, "");
    expect(&folder, &[&arguments[..], &["--check"]].concat(), 0, "");
    expect(
        &folder,
        &[
            "generate",
            "api.yaml",
            "--overwrite",
            "--bindings",
            "notes.txt",
        ],
        0,
        "",
    );
}

/// Every schema that values can be of has a type, and every operation says what it sends and reads, whether it has a call or not.
#[test]
fn bindings_lead_from_the_document_to_rust() {
    let folder = folder(&[
        ("api.yaml", BINDINGS),
        (
            "shared.yaml",
            "Pet: {type: object, properties: {a: {type: string}}}\n",
        ),
    ]);
    expect(
        &folder,
        &["generate", "api.yaml", "--bindings", "out/bindings.json"],
        0,
        "",
    );
    let text = fs::read_to_string(folder.path().join("out/bindings.json")).unwrap();
    let bindings: serde_json::Value = serde_json::from_str(&text).unwrap();
    for (pointer, ty) in [
        ("/components/schemas/Alias", "types::Pet"),
        ("/components/schemas/Odd", "types::Odd"),
        ("/components/schemas/Odd/oneOf/1", "types::OddB"),
        (
            "/components/schemas/Odd/oneOf/1/properties/b",
            "Option<String>",
        ),
        ("/components/schemas/Both/allOf/1/properties/a", "String"),
        (
            "/paths/~1pets~1{id}/put/requestBody/content/multipart~1form-data/schema",
            "types::ReplaceBody",
        ),
        (
            "/paths/~1pets~1{id}/put/responses/4XX/content/application~1json/schema",
            "types::Pet",
        ),
        ("shared.yaml#/Pet", "types::Pet"),
    ] {
        assert_eq!(bindings["schemas"][pointer], ty, "{pointer}\n{text}");
    }
    let operation =
        |verb: &str| bindings["operations"][format!("/paths/~1pets~1{{id}}/{verb}")].clone();
    let id = "/paths/~1pets~1{id}/parameters/0";
    let (get, put, left_out) = (operation("get"), operation("put"), operation("trace"));
    assert_eq!(
        (&get["call"], &put["call"]),
        (&"pets().show".into(), &"replace".into())
    );
    assert_eq!(
        (&left_out["call"], &left_out["parameters"][id]["argument"]),
        (&serde_json::Value::Null, &serde_json::Value::Null)
    );
    assert_eq!(
        left_out["responses"]["default"]["application/json"],
        "types::TracePetsByIdResponseDefault"
    );
    assert_eq!(
        (
            &get["parameters"][id]["argument"],
            &get["parameters"][id]["type"]
        ),
        (&"id".into(), &"u64".into())
    );
    assert_eq!(
        get["parameters"]["/components/parameters/Sort"]["setter"],
        "sort_by"
    );
    assert_eq!(get["responses"]["200"]["application/json"], "types::Pet");
    assert_eq!(get["readers"]["200"]["application/json"], "send");
    assert_eq!(put["body"]["multipart/form-data"], "types::ReplaceBody");
    assert_eq!(put["senders"]["multipart/form-data"], "body");
    let lost = &bindings["webhooks"]["/webhooks/lost/post"];
    assert_eq!(
        (&lost["name"], &lost["body"]["application/json"]),
        (&"webhooks::Lost".into(), &"types::LostWebhook".into())
    );
}
