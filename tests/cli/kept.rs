//! `disjunct bump` keeps what the API no longer has, until `--drop`, or until the API has it again.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{expect, folder};

const CONFIG: &str = "[[client]]\nspec = 'api.json'\nversion = '1.0.0'\n";

/// A service that only reads: with an optional property, one of a type of its own, an enum, and a union.
fn reader() -> Value {
    json!({
        "openapi": "3.0.3",
        "info": { "title": "Pets", "version": "1.5.0" },
        "paths": { "/pets": { "get": {
            "operationId": "list_pets",
            "responses": { "200": { "description": "All.", "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/Pet" },
            } } } },
        } } },
        "components": { "schemas": {
            "Pet": {
                "type": "object",
                "required": ["id"],
                "properties": {
                    "id": { "type": "string" },
                    "note": { "type": "string", "description": "A note." },
                    "home": { "$ref": "#/components/schemas/Home" },
                    "kind": { "type": "string", "enum": ["cat", "dog", "fish"] },
                    "toy": { "$ref": "#/components/schemas/Toy" },
                },
            },
            "Home": { "type": "object", "properties": {
                "street": { "type": "string" },
                "city": { "type": "string" },
                "rooms": { "type": "integer" },
            } },
            "Toy": {
                "oneOf": [
                    { "$ref": "#/components/schemas/Ball" },
                    { "$ref": "#/components/schemas/Bone" },
                    { "$ref": "#/components/schemas/Rope" },
                ],
                "discriminator": { "propertyName": "type" },
            },
            "Ball": toy("ball"),
            "Bone": toy("bone"),
            "Rope": toy("rope"),
        } },
    })
}

fn toy(name: &str) -> Value {
    json!({
        "type": "object",
        "required": ["type"],
        "properties": { "type": { "type": "string", "enum": [name] } },
    })
}

/// The service without a property, a property and its type, a value, and a variant and its type.
fn smaller_reader() -> Value {
    let mut document = reader();
    document["info"]["version"] = json!("1.6.0");
    let schemas = &mut document["components"]["schemas"];
    remove(&mut schemas["Pet"]["properties"], "note");
    remove(&mut schemas["Pet"]["properties"], "home");
    remove(schemas, "Home");
    remove(schemas, "Bone");
    schemas["Pet"]["properties"]["kind"]["enum"] = json!(["cat", "fish"]);
    let branches = schemas["Toy"]["oneOf"].as_array_mut().unwrap();
    branches.remove(1);
    document
}

fn remove(object: &mut Value, key: &str) {
    let removed = object.as_object_mut().unwrap().shift_remove(key);
    assert!(removed.is_some(), "{key}");
}

fn write(folder: &TempDir, path: &str, text: &str) {
    fs::write(folder.path().join(path), text).unwrap();
}

fn write_document(folder: &TempDir, document: &Value) {
    let text = serde_json::to_string_pretty(document).unwrap();
    write(folder, "api.json", &text);
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(path)).unwrap()
}

/// A folder with the crate of a document.
fn with_crate(document: &Value) -> TempDir {
    let folder = folder(&[("disjunct.toml", CONFIG)]);
    write_document(&folder, document);
    expect(&folder, &["generate"], 0, "");
    folder
}

/// The pointers of the parts that are kept.
fn kept(folder: &TempDir) -> Vec<String> {
    let path = folder.path().join("generated/disjunct.kept.json");
    let Ok(text) = fs::read_to_string(path) else {
        return Vec::new();
    };
    let file: Value = serde_json::from_str(&text).unwrap();
    let parts = file["parts"].as_array().unwrap().iter();
    parts
        .map(|part| part["at"].as_str().unwrap().to_owned())
        .collect()
}

/// The code of all types.
fn types(folder: &TempDir) -> String {
    let files = fs::read_dir(folder.path().join("generated/src/types")).unwrap();
    let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    texts.collect()
}

/// The changes from the released crate, as `code subject`.
fn changes(folder: &TempDir) -> (Value, Vec<String>) {
    let arguments = ["diff", "--message-format", "json", "--fail-on", "none"];
    let report: Value = serde_json::from_str(&expect(folder, &arguments, 0, "")).unwrap();
    let changes = report["changes"].as_array().unwrap().iter();
    let changes = changes.map(|change| {
        let text = |key: &str| change[key].as_str().unwrap().to_owned();
        format!("{} {}", text("code"), text("subject"))
    });
    let changes = changes.collect();
    (report, changes)
}

#[test]
fn what_a_service_no_longer_returns_stays_deprecated() {
    let folder = with_crate(&reader());
    write_document(&folder, &smaller_reader());

    let (report, found) = changes(&folder);
    assert_eq!(report["breaking"], 0, "{report:#}");
    assert_eq!(report["kept"], 6);
    let expected = [
        "field-kept types::Pet::home",
        "field-kept types::Pet::note",
        "type-kept types::Bone",
        "type-kept types::Home",
        "union-variant-kept types::Toy::Bone",
        "variant-kept types::PetKind::Dog",
    ];
    for change in expected {
        assert!(found.iter().any(|one| one == change), "{change}: {found:?}");
    }
    let sentence = "1.1.0 keeps 6 removed things, deprecated; ";
    let text = expect(&folder, &["diff"], 0, "");
    assert!(text.contains(sentence), "{text}");

    let price = "`disjunct bump --drop` removes them and needs 2.0.0";
    let text = expect(&folder, &["bump"], 0, &format!("{sentence}{price}"));
    assert!(text.contains(sentence), "{text}");
    assert_eq!(
        kept(&folder),
        [
            "/components/schemas/Bone",
            "/components/schemas/Home",
            "/components/schemas/Pet/properties/note",
            "/components/schemas/Pet/properties/home",
            "/components/schemas/Pet/properties/kind/enum/1",
            "/components/schemas/Toy/oneOf/1",
        ]
    );
    let deprecated = "#[deprecated = \"version 1.6.0 of the API no longer has it\"]\n";
    let code = types(&folder);
    for item in ["pub note: Option<String>", "Dog,", "Bone(Bone)"] {
        let at = code.find(item).unwrap_or_else(|| panic!("{item}: {code}"));
        let before = code[..at].trim_end();
        assert!(before.ends_with(deprecated.trim_end()), "{item}: {code}");
    }
    assert!(code.contains("A note."), "{code}");
    // The crate is up to date, and nothing is left to bump.
    expect(&folder, &["generate", "--check"], 0, "");
    expect(&folder, &["bump"], 0, "nothing changed");
    // The documentation of the API is not that of the kept parts.
    let document = read(&folder, "generated/disjunct.document.json");
    assert!(!document.contains("A note."), "{document}");
}

#[test]
fn the_effective_document_has_the_kept_parts() {
    let folder = with_crate(&reader());
    write_document(&folder, &smaller_reader());
    let before: Value = serde_json::from_str(&expect(&folder, &["effective"], 0, "")).unwrap();
    assert_eq!(before, smaller_reader());
    expect(&folder, &["bump"], 0, "");
    let text = expect(&folder, &["effective"], 0, "");
    let document: Value = serde_json::from_str(&text).unwrap();
    let pet = &document["components"]["schemas"]["Pet"];
    assert_eq!(
        pet["properties"]["kind"]["enum"],
        json!(["cat", "dog", "fish"])
    );
    assert!(pet["properties"]["home"].is_object(), "{text}");
}

#[test]
fn what_comes_back_is_no_longer_kept() {
    let folder = with_crate(&reader());
    write_document(&folder, &smaller_reader());
    expect(&folder, &["bump"], 0, "");
    let mut document = smaller_reader();
    document["info"]["version"] = json!("1.7.0");
    let kind = &mut document["components"]["schemas"]["Pet"]["properties"]["kind"];
    kind["enum"] = json!(["cat", "fish", "dog"]);
    write_document(&folder, &document);
    let (report, found) = changes(&folder);
    assert_eq!(report["breaking"], 0, "{report:#}");
    assert_eq!(found, ["variant-added types::PetKind::Dog"]);
    expect(&folder, &["bump"], 0, "keeps 5 removed things");
    let text = read(&folder, "generated/disjunct.kept.json");
    assert!(!text.contains("\"dog\""), "{text}");
    // The version that dropped the others is still the one that did.
    assert!(text.contains("1.6.0"), "{text}");
    assert!(!text.contains("1.7.0"), "{text}");
    expect(&folder, &["generate", "--check"], 0, "");
}

#[test]
fn kept_parts_are_dropped() {
    let folder = with_crate(&reader());
    write_document(&folder, &smaller_reader());
    expect(&folder, &["bump"], 0, "");
    expect(
        &folder,
        &["bump", "--drop"],
        0,
        "version 1.1.0 replaced by 2.0.0",
    );
    assert!(kept(&folder).is_empty());
    assert!(!folder.path().join("generated/disjunct.kept.json").exists());
    let code = types(&folder);
    assert!(!code.contains("note"), "{code}");
    expect(&folder, &["generate", "--check"], 0, "");
    expect(&folder, &["bump"], 0, "nothing changed");
}

#[test]
fn what_is_dropped_at_once_is_not_kept() {
    let folder = with_crate(&reader());
    write_document(&folder, &smaller_reader());
    expect(
        &folder,
        &["bump", "--drop"],
        0,
        "version 1.0.0 replaced by 2.0.0",
    );
    assert!(kept(&folder).is_empty());
    expect(&folder, &["bump"], 0, "nothing changed");
}

#[test]
fn an_entry_that_is_deleted_by_hand_is_removed_from_the_crate() {
    let folder = with_crate(&reader());
    write_document(&folder, &smaller_reader());
    expect(&folder, &["bump"], 0, "");
    let path = "generated/disjunct.kept.json";
    let mut file: Value = serde_json::from_str(&read(&folder, path)).unwrap();
    let parts = file["parts"].as_array_mut().unwrap();
    parts.retain(|part| part["at"] != "/components/schemas/Pet/properties/note");
    write(&folder, path, &file.to_string());
    let (report, found) = changes(&folder);
    assert_eq!(report["breaking"], 1, "{report:#}");
    assert_eq!(found, ["field-removed types::Pet::note"]);
    // The service does not have it for long.
    assert_eq!(report["changes"][0]["source"]["breaks"], true);
    assert_eq!(report["changes"][0]["behaviour"]["breaks"], false);
    expect(&folder, &["bump"], 0, "version 1.1.0 replaced by 2.0.0");
    assert_eq!(kept(&folder).len(), 5);
    expect(&folder, &["generate", "--check"], 0, "");
}

/// What a service no longer reads is still sent: programs do nothing by it, as those in use.
#[test]
fn what_a_service_no_longer_reads_stays_and_is_a_break_of_behaviour() {
    let mut document = json!({
        "openapi": "3.1.0",
        "info": { "title": "Pets", "version": "1.5.0" },
        "paths": { "/pets": { "post": {
            "operationId": "create_pet",
            "parameters": [
                { "name": "notify", "in": "query", "schema": { "type": "boolean" } },
                { "name": "trace", "in": "query", "schema": { "type": "string" } },
            ],
            "requestBody": { "required": true, "content": { "application/json": { "schema": {
                "type": "object",
                "properties": { "name": { "type": "string" }, "note": { "type": "string" } },
            } } } },
            "responses": { "204": { "description": "Done." } },
        } } },
    });
    let folder = with_crate(&document);
    let post = &mut document["paths"]["/pets"]["post"];
    post["parameters"].as_array_mut().unwrap().remove(0);
    let schema = &mut post["requestBody"]["content"]["application/json"]["schema"];
    remove(&mut schema["properties"], "note");
    write_document(&folder, &document);
    let (report, found) = changes(&folder);
    assert_eq!(report["breaking"], 2, "{report:#}");
    let expected = [
        "parameter-kept calls::untagged::CreatePet::notify",
        "field-kept types::CreatePetBody::note",
    ];
    for change in expected {
        assert!(found.iter().any(|one| one == change), "{change}: {found:?}");
    }
    for change in report["changes"].as_array().unwrap() {
        assert_eq!(change["source"]["breaks"], false, "{change:#}");
        assert_eq!(change["behaviour"]["breaks"], true, "{change:#}");
    }
    let text = expect(&folder, &["bump"], 0, "version 1.0.0 replaced by 2.0.0");
    assert!(text.contains("2.0.0 keeps 2 removed things"), "{text}");
    assert!(!text.contains("needs 2.0.0"), "{text}");
    expect(&folder, &["generate", "--check"], 0, "");
}

#[test]
fn a_file_of_parts_that_is_not_valid_is_an_error_at_its_line() {
    let folder = with_crate(&reader());
    let cases = [
        (
            "{\"version\": 1, \"parts\": [{\"at\": \"/a\"}]}",
            "missing field `dropped_in`",
        ),
        ("{\"version\": 2, \"parts\": []}", "unsupported version"),
        ("<<<<<<< HEAD\n{}", "disjunct.kept.json"),
    ];
    for (text, message) in cases {
        write(&folder, "generated/disjunct.kept.json", text);
        for command in [&["generate", "--check"][..], &["bump"], &["diff"]] {
            let (code, _, errors) = super::run(&folder, command);
            assert_ne!(code, 0, "{text}: {errors}");
            assert!(errors.contains(message), "{errors}");
            assert!(errors.contains("generated/disjunct.kept.json:"), "{errors}");
        }
    }
}

#[test]
fn a_released_document_that_is_missing_is_reported() {
    let folder = with_crate(&reader());
    fs::remove_file(folder.path().join("generated/disjunct.document.json")).unwrap();
    write_document(&folder, &smaller_reader());
    let (_, _, errors) = super::run(&folder, &["bump"]);
    assert!(
        errors.contains("there is no generated/disjunct.document.json"),
        "{errors}"
    );
    assert!(kept(&folder).is_empty());
    // The next bump knows it.
    let document = read(&folder, "generated/disjunct.document.json");
    assert!(document.contains("1.6.0"), "{document}");
}

/// Parts of documents in several files, and of Swagger 2.0, are kept too.
#[test]
fn parts_of_other_files_are_kept() {
    let document = "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths: {/pets: {get: {operationId: pets, responses: {'200': \
                    {description: All., content: {application/json: {schema: {$ref: 'pets.yaml#/Pet'}}}}}}}}\n";
    let pets = "Pet: {type: object, properties: {a: {type: string}, b: {$ref: '#/Name'}}}\nName: {type: object, properties: {first: {type: string}}}\n";
    let config = CONFIG.replace("api.json", "api.yaml");
    let folder = folder(&[
        ("disjunct.toml", &config),
        ("api.yaml", document),
        ("pets.yaml", pets),
    ]);
    expect(&folder, &["generate"], 0, "");
    write(
        &folder,
        "pets.yaml",
        "Pet: {type: object, properties: {a: {type: string}}}\n",
    );
    expect(&folder, &["bump"], 0, "1.1.0 keeps 2 removed things");
    assert_eq!(
        kept(&folder),
        [
            "/x-disjunct-files/pets.yaml/Name",
            "/x-disjunct-files/pets.yaml/Pet/properties/b",
        ]
    );
    expect(&folder, &["generate", "--check"], 0, "");
}

#[test]
fn parts_of_swagger_2_are_kept() {
    let mut document = json!({
        "swagger": "2.0",
        "info": { "title": "Pets", "version": "1" },
        "paths": { "/pets": { "get": {
            "operationId": "pets",
            "parameters": [
                { "name": "limit", "in": "query", "type": "integer" },
                { "name": "order", "in": "query", "type": "string", "enum": ["up", "down"] },
            ],
            "responses": { "200": { "description": "All.", "schema": { "$ref": "#/definitions/Pet" } } },
        } } },
        "definitions": { "Pet": { "type": "object", "properties": {
            "a": { "type": "string" },
            "b": { "type": "string" },
        } } },
    });
    let folder = with_crate(&document);
    remove(&mut document["definitions"]["Pet"]["properties"], "b");
    document["paths"]["/pets"]["get"]["parameters"]
        .as_array_mut()
        .unwrap()
        .remove(0);
    write_document(&folder, &document);
    let (_, found) = changes(&folder);
    assert_eq!(
        found,
        [
            "parameter-kept calls::untagged::Pets::limit",
            "field-kept types::Pet::b",
        ]
    );
    expect(&folder, &["bump"], 0, "keeps 2 removed things");
    assert_eq!(
        kept(&folder),
        [
            "/paths/~1pets/get/parameters/-",
            "/definitions/Pet/properties/b",
        ]
    );
}

/// A type that a kept part has and that another name is given to is one type.
#[test]
fn kept_parts_follow_a_renamed_type() {
    let folder = with_crate(&reader());
    let mut document = reader();
    let text = document.to_string().replace("Home\"", "House\"");
    document = serde_json::from_str(&text).unwrap();
    let schemas = &mut document["components"]["schemas"];
    schemas["House"]["description"] = json!("Where it lives.");
    remove(&mut schemas["Pet"]["properties"], "home");
    schemas["Pet"]["properties"]["house"] = json!({ "$ref": "#/components/schemas/House" });
    write_document(&folder, &document);
    let (report, _) = changes(&folder);
    let text = expect(&folder, &["bump"], 0, "");
    assert_eq!(report["breaking"], 0, "{report:#}\n{text}");
    assert_eq!(kept(&folder), ["/components/schemas/Pet/properties/home"]);
    let kept = read(&folder, "generated/disjunct.kept.json");
    assert!(kept.contains("#/components/schemas/House"), "{kept}");
    let types = read(&folder, "generated/src/types/mod.rs");
    assert!(types.contains("pub type Home = House;"), "{types}");
}

/// The service with operations of a tag.
fn tagged(tag: &str) -> Value {
    let mut document = reader();
    document["paths"]["/pets"]["get"]["tags"] = json!([tag]);
    document
}

#[test]
fn a_renamed_group_keeps_its_former_names_over_several_versions_and_back() {
    let folder = with_crate(&tagged("pets"));
    for (tag, version) in [("animals", "1.1.0"), ("beasts", "1.2.0"), ("pets", "1.3.0")] {
        write_document(&folder, &tagged(tag));
        let (report, _) = changes(&folder);
        assert_eq!(report["breaking"], 0, "{tag}: {report:#}");
        expect(&folder, &["bump"], 0, &format!("replaced by {version}"));
        expect(&folder, &["generate", "--check"], 0, "");
        let surface = read(&folder, "generated/disjunct.api.json");
        let surface: Value = serde_json::from_str(&surface).unwrap();
        let groups = surface["client"]["groups"].as_array().unwrap().iter();
        let groups: Vec<&str> = groups
            .map(|group| group["path"].as_str().unwrap())
            .collect();
        assert!(groups.contains(&"calls::pets"), "{groups:?}");
        assert!(groups.contains(&&*format!("calls::{tag}")), "{groups:?}");
    }
    let calls = read(&folder, "generated/src/calls/mod.rs");
    for former in ["animals", "beasts"] {
        let method = format!("pub fn {former}(&self)");
        let at = calls.find(&method).unwrap_or_else(|| panic!("{calls}"));
        let note = "#[deprecated = \"renamed to `client.pets()`\"]";
        assert!(calls[..at].contains(note), "{calls}");
    }
}

/// A part is kept with what it refers to, also if that goes later.
#[test]
fn the_type_of_a_kept_part_is_kept_when_it_goes() {
    let folder = with_crate(&reader());
    let mut document = reader();
    remove(
        &mut document["components"]["schemas"]["Pet"]["properties"],
        "home",
    );
    write_document(&folder, &document);
    // The type of the property is none that is gone.
    let (_, found) = changes(&folder);
    assert_eq!(found, ["field-kept types::Pet::home"]);
    expect(&folder, &["bump"], 0, "1.1.0 keeps 1 removed thing,");
    remove(&mut document["components"]["schemas"], "Home");
    write_document(&folder, &document);
    let warning =
        "this part refers to `#/components/schemas/Home`, which does not exist; it is skipped";
    expect(&folder, &["generate"], 0, warning);
    let (report, found) = changes(&folder);
    assert_eq!(report["breaking"], 0, "{report:#}");
    assert_eq!(found, ["type-kept types::Home"]);
    expect(&folder, &["bump"], 0, "1.2.0 keeps 2 removed things,");
    expect(&folder, &["generate", "--check"], 0, "");
}

/// What is kept is known by itself, and not by the schema that it refers to.
#[test]
fn references_are_kept_whose_targets_the_api_still_has() {
    let mut document = json!({
        "openapi": "3.1.0",
        "info": { "title": "Pets", "version": "2" },
        "paths": { "/pets": { "get": {
            "operationId": "pets",
            "parameters": [{ "$ref": "#/components/parameters/Limit" }],
            "responses": { "200": { "description": "All.", "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/Pets" },
            } } } },
        } } },
        "components": {
            "parameters": { "Limit": { "name": "limit", "in": "query", "schema": { "type": "integer" } } },
            "schemas": {
                "Pets": { "type": "object", "properties": {
                    "first": { "$ref": "#/components/schemas/Pet" },
                    "cat": { "$ref": "#/components/schemas/Cat" },
                    "dog": { "$ref": "#/components/schemas/Dog" },
                } },
                "Pet": { "oneOf": [
                    { "$ref": "#/components/schemas/Cat" },
                    { "$ref": "#/components/schemas/Dog" },
                    { "type": "string" },
                ] },
                "Cat": toy("cat"),
                "Dog": toy("dog"),
            },
        },
    });
    let folder = with_crate(&document);
    let get = &mut document["paths"]["/pets"]["get"];
    get["parameters"] = json!([]);
    let schemas = &mut document["components"]["schemas"];
    remove(&mut schemas["Pets"]["properties"], "cat");
    let branches = schemas["Pet"]["oneOf"].as_array_mut().unwrap();
    branches.remove(1);
    write_document(&folder, &document);
    let (report, found) = changes(&folder);
    assert_eq!(
        found,
        [
            "parameter-kept calls::untagged::Pets::limit",
            "union-variant-kept types::PetObject::Dog",
            "field-kept types::Pets::cat",
        ],
        "{report:#}"
    );
    expect(&folder, &["bump"], 0, "keeps 3 removed things");
    expect(&folder, &["generate", "--check"], 0, "");
}
