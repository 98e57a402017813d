//! `disjunct.lock`: the form of types and operations stays as it is, until an entry is deleted.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use super::{expect, folder};

/// A document with these schemas.
fn document(schemas: &str) -> String {
    format!(
        "openapi: 3.1.0\ninfo: {{title: Pets, version: '1'}}\npaths: {{}}\ncomponents: {{schemas: {{{schemas}}}}}\n"
    )
}

/// Generates the crate of a document, and returns the code of a type.
fn generate(folder: &TempDir, schemas: &str, module: &str) -> String {
    fs::write(folder.path().join("api.yaml"), document(schemas)).expect("a file");
    expect(folder, &["generate", "api.yaml"], 0, "");
    let path = format!("generated/src/types/{module}.rs");
    fs::read_to_string(folder.path().join(path)).expect("a file")
}

/// Removes the lines of the lock that contain a string.
fn delete(folder: &TempDir, part: &str) {
    let path = folder.path().join("generated/disjunct.lock");
    let text = fs::read_to_string(&path).expect("a lock");
    let kept: Vec<&str> = text.lines().filter(|line| !line.contains(part)).collect();
    assert!(kept.len() < text.lines().count(), "{text}");
    fs::write(path, kept.join("\n") + "\n").expect("written");
}

/// The types of the fields, in their order.
fn fields(code: &str) -> Vec<&str> {
    let fields = code
        .lines()
        .filter_map(|line| line.split_once("pub ")?.1.split_once(": "));
    let fields = fields.filter(|(name, _)| *name != "extra");
    fields.map(|(_, ty)| ty.trim_end_matches(',')).collect()
}

#[test]
fn an_integer_keeps_its_type_until_its_line_is_deleted() {
    let folder = folder(&[]);
    let schema = |more: &str| {
        format!(
            "Pet: {{type: object, required: [age], properties: {{age: {{type: integer{more}}}}}}}"
        )
    };
    assert_eq!(fields(&generate(&folder, &schema(""), "pet")), ["i64"]);
    let bounded = schema(", minimum: 0");
    let code = generate(&folder, &bounded, "pet");
    assert_eq!(fields(&code), ["i64"]);
    assert!(code.contains("minimum = 0"), "{code}");
    delete(&folder, "/properties/age\" = \"i64\"");
    assert_eq!(fields(&generate(&folder, &bounded, "pet")), ["u64"]);
    // Negative integers need another type.
    assert_eq!(fields(&generate(&folder, &schema(""), "pet")), ["i64"]);
    assert_eq!(
        fields(&generate(&folder, &schema(", format: int32"), "pet")),
        ["i64"]
    );
    let wider = schema(", format: uint64");
    assert_eq!(fields(&generate(&folder, &wider, "pet")), ["u64"]);
}

/// Names of values come and go, and the API stays as it is.
#[test]
fn an_enum_of_integers_stays_one_and_integers_become_none() {
    let named = ", x-enum-varnames: [Low, High]";
    let schema = |names: &str| {
        let level = format!("{{type: integer, enum: [1, 2]{names}}}");
        format!(
            "Level: {level}, Pet: {{type: object, required: [age, level], properties: {{age: {level}, level: {{$ref: '#/components/schemas/Level'}}}}}}"
        )
    };
    let was_enum = folder(&[]);
    let level = generate(&was_enum, &schema(named), "level");
    assert!(level.contains("] High,"), "{level}");
    assert_eq!(generate(&was_enum, &schema(""), "level"), level);
    let pet = generate(&was_enum, &schema(""), "pet");
    assert_eq!(fields(&pet), ["PetAge", "Level"]);
    assert_eq!(generate(&was_enum, &schema(named), "pet"), pet);

    let was_integer = folder(&[]);
    let level = generate(&was_integer, &schema(""), "level");
    assert!(level.contains("pub type Level = i64;"), "{level}");
    assert_eq!(generate(&was_integer, &schema(named), "level"), level);
    let pet = generate(&was_integer, &schema(named), "pet");
    assert_eq!(fields(&pet), ["i64", "i64"]);
    // The user may want the enum.
    delete(&was_integer, "/Level\" = \"i64\"");
    let level = generate(&was_integer, &schema(named), "level");
    assert!(level.contains("] High,"), "{level}");
}

/// A type stays if it holds all values: a narrower format or a limit changes none, and what allows other values does.
#[test]
fn an_integer_has_another_type_only_for_values_that_it_cannot_hold() {
    let schema = |keywords: &str| {
        format!(
            "Pet: {{type: object, required: [age], properties: {{age: {{type: integer{keywords}}}}}}}"
        )
    };
    let minimum = ", minimum: 0";
    let cases = [
        // A minimum comes: the values that are no longer allowed do not matter.
        ("", minimum, "i64", "i64"),
        (
            ", format: int64",
            ", format: int64, minimum: 0",
            "i64",
            "i64",
        ),
        (
            ", format: int32",
            ", format: int32, minimum: 0",
            "i32",
            "i32",
        ),
        // A minimum goes, and negative integers come, which an unsigned type does not hold.
        (minimum, "", "u64", "i64"),
        (
            ", format: int32, minimum: 0",
            ", format: int32",
            "u32",
            "i32",
        ),
        (minimum, ", minimum: -1", "u64", "i64"),
        // A maximum that needs an unsigned type.
        (minimum, ", minimum: 0, maximum: 100", "u64", "u64"),
        (
            "",
            ", minimum: 0, maximum: 18446744073709551615",
            "i64",
            "u64",
        ),
        // A narrower format comes, a wider one goes.
        ("", ", format: int32", "i64", "i64"),
        (", format: int64", ", format: int32", "i64", "i64"),
        (", format: int64", "", "i64", "i64"),
        ("", ", format: int64", "i64", "i64"),
        // A narrower one goes, or a wider one comes: there may be larger integers.
        (", format: int32", "", "i32", "i64"),
        (", format: int32", ", format: int64", "i32", "i64"),
        (", format: uint32", ", format: uint64", "u32", "u64"),
        (", format: uint64", ", format: uint32", "u64", "u64"),
    ];
    for (before, after, first, second) in cases {
        let folder = folder(&[]);
        let code = generate(&folder, &schema(before), "pet");
        assert_eq!(fields(&code), [first], "{before}");
        let code = generate(&folder, &schema(after), "pet");
        assert_eq!(fields(&code), [second], "{before} -> {after}");
    }
}

#[test]
fn all_forms_are_chosen_anew_where_names_are() {
    let folder = folder(&[("disjunct.toml", "[[client]]\nspec = 'api.yaml'\n")]);
    let schema =
        |more: &str| format!("Pet: {{type: object, properties: {{age: {{type: integer{more}}}}}}}");
    generate(&folder, &schema(""), "pet");
    let code = generate(&folder, &schema(", minimum: 0, default: 1"), "pet");
    assert_eq!(fields(&code), ["Option<i64>"]);
    expect(
        &folder,
        &["names"],
        0,
        "generated: 0 names and 2 forms would change with `--renew`",
    );
    expect(
        &folder,
        &["names", "--renew"],
        0,
        "generated: 0 names and 2 forms changed",
    );
    let path = folder.path().join("generated/src/types/pet.rs");
    let code = fs::read_to_string(path).expect("a file");
    assert_eq!(fields(&code), ["u64"]);
    expect(
        &folder,
        &["names"],
        0,
        "all names are as they would be chosen today",
    );
}

#[test]
fn a_default_that_comes_or_goes_changes_no_type() {
    let folder = folder(&[]);
    let schema =
        |more: &str| format!("Pet: {{type: object, properties: {{name: {{type: string{more}}}}}}}");
    assert_eq!(
        fields(&generate(&folder, &schema(""), "pet")),
        ["Option<String>"]
    );
    let code = generate(&folder, &schema(", default: Rex"), "pet");
    assert_eq!(fields(&code), ["Option<String>"]);
    assert!(code.contains("Rex"), "{code}");
    delete(&folder, "fields = [\"name\"]");
    let code = generate(&folder, &schema(", default: Rex"), "pet");
    assert_eq!(fields(&code), ["String"]);
    // The former default stays, for which a program was written.
    let code = generate(&folder, &schema(""), "pet");
    assert_eq!(fields(&code), ["String"]);
    assert!(code.contains("Rex"), "{code}");
    // One that is not valid any more does not.
    let code = generate(&folder, &schema(", maxLength: 2"), "pet");
    assert_eq!(fields(&code), ["Option<String>"]);
}

/// A box that an edge of a cycle got stays with it, and an edge that had none gets none.
#[test]
fn the_new_edge_of_a_cycle_gets_the_box() {
    let folder = folder(&[]);
    let schemas = |owner: &str| {
        format!(
            "Pet: {{type: object, properties: {{home: {{$ref: '#/components/schemas/Home'}}}}}}, \
             Home: {{type: object, properties: {{city: {{type: string}}{owner}}}}}"
        )
    };
    assert_eq!(
        fields(&generate(&folder, &schemas(""), "pet")),
        ["Option<Home>"]
    );
    let owner = ", owner: {$ref: '#/components/schemas/Pet'}";
    let home = generate(&folder, &schemas(owner), "home");
    assert_eq!(fields(&home), ["Option<String>", "Option<Box<Pet>>"]);
    assert_eq!(
        fields(&generate(&folder, &schemas(owner), "pet")),
        ["Option<Home>"]
    );
    // Without the lock both have one.
    let fresh = TempDir::new().expect("a folder");
    assert_eq!(
        fields(&generate(&fresh, &schemas(owner), "pet")),
        ["Option<Box<Home>>"]
    );
    assert_eq!(
        fields(&generate(&fresh, &schemas(""), "pet")),
        ["Option<Box<Home>>"]
    );
    // There is one box in the cycle already.
    assert_eq!(
        fields(&generate(&fresh, &schemas(owner), "home"))[1],
        "Option<Pet>"
    );
    delete(&fresh, "boxed = [\"home\"]");
    assert_eq!(
        fields(&generate(&fresh, &schemas(""), "pet")),
        ["Option<Home>"]
    );
}

/// Fields in the order of `required`, which no tool sorts along with keys; a new one is the last argument of `new`.
#[test]
fn arguments_have_the_order_of_required() {
    let schema = |required: &str| {
        format!(
            "Pet: {{type: object, required: [{required}], properties: {{age: {{type: integer}}, id: {{type: string}}, name: {{type: string}}}}}}"
        )
    };
    let names = |code: &str| -> Vec<String> {
        let fields = code
            .lines()
            .filter_map(|line| line.split_once("pub ")?.1.split_once(": "));
        let names = fields.map(|(name, _)| name.to_owned());
        names.filter(|name| name != "extra").collect()
    };
    let new = folder(&[]);
    assert_eq!(
        names(&generate(&new, &schema("name, id"), "pet")),
        ["age", "name", "id"]
    );
    assert_eq!(
        names(&generate(&new, &schema("id, name"), "pet")),
        ["age", "name", "id"]
    );
    let code = generate(&new, &schema("age, id, name"), "pet");
    assert_eq!(names(&code), ["name", "id", "age"]);
    // A crate of an earlier version keeps the order of the properties.
    let lock = "version = 4\n[names]\n";
    let old = folder(&[("generated/disjunct.lock", lock)]);
    assert_eq!(
        names(&generate(&old, &schema("name, id"), "pet")),
        ["age", "id", "name"]
    );
    assert_eq!(
        names(&generate(&old, &schema("name, id, age"), "pet")),
        ["id", "name", "age"]
    );
}

#[test]
fn a_form_that_is_none_is_reported() {
    let folder = folder(&[]);
    let schema = "Pet: {type: object, properties: {age: {type: integer}}}";
    generate(&folder, schema, "pet");
    let path = folder.path().join("generated/disjunct.lock");
    let text = fs::read_to_string(&path).expect("a lock");
    let text = text
        .replace("fields = [\"age\"]", "fields = 1")
        .replace("= \"i64\"", "= \"i65\"");
    fs::write(&path, text).expect("written");
    let check = ["generate", "api.yaml", "--check"];
    expect(&folder, &check, 1, "the form is skipped");
    expect(
        &folder,
        &check,
        1,
        "expected one of i8, i16, i32, i64, u8, u16, u32, u64; the entry is skipped",
    );
}

/// The same document as a tool writes it that sorts keys.
fn with_sorted_keys(value: Value) -> Value {
    match value {
        Value::Object(object) => {
            let sorted: BTreeMap<String, Value> = object.into_iter().collect();
            let sorted = sorted.into_iter();
            Value::Object(
                sorted
                    .map(|(key, value)| (key, with_sorted_keys(value)))
                    .collect(),
            )
        }
        Value::Array(items) => items.into_iter().map(with_sorted_keys).collect(),
        other => other,
    }
}

/// Our documents, and versions of a public one where they are.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let shared = root.join("../shared/series");
    let mut paths = vec![
        root.join("specs/openapi.json"),
        root.join("specs/depot.yaml"),
    ];
    for version in ["1.12", "1.16"] {
        let path = shared.join(format!("qdrant-{version}.json"));
        if path.exists() {
            paths.push(path);
        } else {
            eprintln!("skipped: there is no {}", path.display());
        }
    }
    paths
}

#[test]
fn sorted_keys_change_no_file() {
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a document");
        let document: Value = serde_yaml::from_str(&text).expect("a document");
        let folder = folder(&[("api.json", &document.to_string())]);
        expect(&folder, &["generate", "api.json"], 0, "");
        let sorted = with_sorted_keys(document).to_string();
        fs::write(folder.path().join("api.json"), sorted).expect("written");
        expect(
            &folder,
            &["generate", "api.json", "--check"],
            0,
            "up to date",
        );
    }
}

/// Without a lock fields may have another order, and arguments of one type must not: code would compile, and do something else.
#[test]
fn sorted_keys_swap_no_arguments_without_a_lock() {
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a document");
        let document: Value = serde_yaml::from_str(&text).expect("a document");
        let sorted = with_sorted_keys(document.clone());
        let folder = folder(&[
            ("old.json", &document.to_string()),
            ("new.json", &sorted.to_string()),
        ]);
        for side in ["old", "new"] {
            let spec = format!("{side}.json");
            expect(
                &folder,
                &["generate", &spec, "--output", side, "--quiet"],
                0,
                "",
            );
        }
        let sides = ["old/disjunct.api.json", "new/disjunct.api.json"];
        let format = ["--message-format", "json", "--fail-on", "none"];
        let arguments = [&["diff"][..], &sides, &format].concat();
        let report: Value =
            serde_json::from_str(&expect(&folder, &arguments, 0, "")).expect("JSON");
        let changes = report["changes"].as_array().expect("an array").iter();
        let codes: Vec<&str> = changes
            .filter_map(|change| change["code"].as_str())
            .collect();
        for code in ["new-reordered", "arguments-reordered"] {
            assert!(!codes.contains(&code), "{}: {code}", path.display());
        }
    }
}

/// A document whose only operation responds with a pet, and accepts one if `is_sent`.
fn of_response(pet: &str, is_sent: bool) -> String {
    let content = "content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}";
    let body = if is_sent {
        format!("requestBody: {{{content}}}, ")
    } else {
        String::new()
    };
    format!(
        "openapi: 3.1.0\ninfo: {{title: Pets, version: '1'}}\n\
         paths: {{/pet: {{put: {{operationId: put, {body}responses: {{'200': {{description: A pet., {content}}}}}}}}}}}\n\
         components: {{schemas: {{Pet: {{type: object, {pet}}}}}}}\n"
    )
}

/// What the API promises in addition changes no type that only responses have. A request has to have it.
#[test]
fn a_struct_of_responses_keeps_each_option() {
    let first = "required: [id, tag], properties: {id: {type: string}, tag: {type: [string, 'null']}, name: {type: string}, note: {type: [string, 'null']}}";
    let second = "required: [id, tag, name, note, age], properties: {id: {type: string}, tag: {type: string}, name: {type: string}, note: {type: string}, age: {type: integer}}";
    let run = |folder: &TempDir, pet: &str, is_sent: bool| {
        let path = folder.path();
        fs::write(path.join("api.yaml"), of_response(pet, is_sent)).expect("a file");
        expect(folder, &["generate", "api.yaml"], 0, "");
        fs::read_to_string(path.join("generated/src/types/pet.rs")).expect("a file")
    };
    let option = "Option<String>";
    let before = ["String", option, option, option];
    let folder = folder(&[]);
    assert_eq!(fields(&run(&folder, first, false)), before);
    let code = run(&folder, second, false);
    assert_eq!(
        fields(&code),
        ["String", option, option, option, "Option<i64>"]
    );
    assert_eq!(code.matches("The document requires it now").count(), 3);
    assert_eq!(code.matches("no longer allows it").count(), 1);
    // As long as nothing else changes.
    assert_eq!(run(&folder, second, false), code);
    // `new` changes anyway.
    let renamed = "required: [key, tag, age], properties: {key: {type: string}, tag: {type: string}, age: {type: integer}}";
    assert_eq!(
        fields(&run(&folder, renamed, false)),
        [option, "Option<i64>", "String"]
    );
    // A request without it would be refused.
    assert_eq!(
        fields(&run(&folder, second, true)),
        ["String", "String", "String", "String", "i64"]
    );
}
