//! What a user reads first: the end of a run, faults of settings at their lines, and help that leads on.

use std::fs;

use super::{expect, folder, run};

#[test]
fn the_codes_of_changes_are_explained() {
    let folder = folder(&[]);
    let out = expect(&folder, &["explain", "limit-tightened"], 0, "");
    assert!(out.starts_with("change[limit-tightened]: a limit"), "{out}");
    expect(
        &folder,
        &["explain", "limit-tightend"],
        2,
        "did you mean `limit-tightened`?",
    );
    let out = expect(&folder, &["explain"], 0, "");
    assert!(out.contains("\nwebhook-changed "), "{out}");
}

#[test]
fn an_unresolved_reference_can_be_allowed() {
    let document = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200': {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/Pets'}}}}
components:
  schemas:
    Pets: {type: object, properties: {first: {$ref: '#/components/schemas/Gone'}, second: {$ref: '#/components/schemas/Lost'}}}
    Gone2: {type: string}
";
    let folder = folder(&[("api.yaml", document)]);
    let (code, _, err) = run(&folder, &["generate", "api.yaml"]);
    assert!(code == 3 && err.contains("error[unresolved-ref]"), "{err}");
    let at = "unresolved-ref@/components/schemas/Pets/properties/first/$ref";
    let (code, _, err) = run(&folder, &["generate", "api.yaml", "--allow", at]);
    assert!(
        code == 3 && err.contains("Lost") && !err.contains("Gone`"),
        "{err}"
    );
    let all = [
        "generate",
        "api.yaml",
        "--strict",
        "--allow",
        "unresolved-ref",
    ];
    expect(&folder, &all, 0, "");
    let pets = fs::read_to_string(folder.path().join("generated/src/types/pets.rs")).unwrap();
    assert!(
        pets.contains("pub first: Option<runtime::Untyped>"),
        "{pets}"
    );
    // Where no schema can be, nothing can replace what is missing.
    let other = document.replace(
        "get:\n",
        "get:\n      parameters: [{$ref: '#/components/parameters/Gone'}]\n",
    );
    fs::write(folder.path().join("api.yaml"), other).unwrap();
    expect(&folder, &all, 3, "error[unresolved-ref]");
}

#[test]
fn what_is_valid_is_no_warning() {
    let document = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets:
    post:
      operationId: addPet
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet', maxProperties: 3, required: [name]}}}}
      callbacks: {sold: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {type: object}}}}, responses: {'204': {description: Done.}}}}}}
      responses: {'204': {description: Done.}}
components:
  schemas:
    Pet: {type: object, properties: {name: {type: string}, url: {type: string}}}
";
    let folder = folder(&[("api.yaml", document)]);
    expect(&folder, &["generate", "api.yaml", "--strict"], 0, "");
}
