//! A field, value or variant whose JSON is the same keeps its name in Rust, whatever else changes in the document.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use super::{expect, folder};

const CONFIG: &str = "[[client]]\nspec = 'api.yaml'\nversion = '1.0.0'\n";

/// Writes a document with these schemas.
fn write_document(folder: &TempDir, schemas: &str) {
    let document = format!(
        "openapi: 3.1.0\ninfo: {{title: Pets, version: '1'}}\npaths: {{}}\ncomponents: {{schemas: {{{schemas}}}}}\n"
    );
    fs::write(folder.path().join("api.yaml"), document).unwrap();
}

/// The changes of a bump from one document to the other, as `code subject`; those that break source code end with `!`.
fn bump(former: &str, new: &str) -> (TempDir, Vec<String>) {
    let folder = folder(&[("disjunct.toml", CONFIG)]);
    write_document(&folder, former);
    expect(&folder, &["generate"], 0, "");
    write_document(&folder, new);
    let text = expect(&folder, &["bump", "--message-format", "json"], 0, "");
    expect(&folder, &["generate", "--check"], 0, "");
    if text.is_empty() {
        return (folder, Vec::new());
    }
    let report: Value = serde_json::from_str(&text).unwrap();
    let changes = report["changes"].as_array().unwrap().iter();
    let changes = changes.map(|change| {
        let text = |key: &str| change[key].as_str().unwrap();
        let mark = if change["source"]["breaks"] == true {
            "!"
        } else {
            ""
        };
        format!("{} {}{mark}", text("code"), text("subject"))
    });
    let changes = changes.collect();
    (folder, changes)
}

fn changes(former: &str, new: &str) -> Vec<String> {
    bump(former, new).1
}

fn pet(keys: &[&str]) -> String {
    let keys = keys.iter().map(|key| format!("{key}: {{type: string}}"));
    let keys: Vec<String> = keys.collect();
    format!("Pet: {{type: object, properties: {{{}}}}}", keys.join(", "))
}

/// The new field would have the name, since it is the first one, or is written like one in Rust.
#[test]
fn a_new_field_takes_no_name() {
    assert_eq!(
        changes(&pet(&["foo-bar"]), &pet(&["foo_bar", "foo-bar"])),
        ["field-added types::Pet::foo_bar_2"]
    );
    assert_eq!(
        changes(&pet(&["foo_bar"]), &pet(&["foo-bar", "foo_bar"])),
        ["field-added types::Pet::foo_dash_bar"]
    );
}

fn values(values: &str) -> String {
    format!("Kind: {{type: string, enum: [{values}]}}")
}

#[test]
fn a_new_value_takes_no_name() {
    assert_eq!(
        changes(&values("foo-bar, b"), &values("foo_bar, foo-bar, b")),
        ["variant-added types::Kind::FooUnderscoreBar"]
    );
}

fn named(names: &str) -> String {
    values(&format!("a, b], x-enum-varnames: [{names}"))
}

#[test]
fn a_value_keeps_its_name_though_the_document_names_it_anew() {
    let (folder, found) = bump(&named("Small, Large"), &named("Small, Huge"));
    assert!(found.is_empty(), "{found:?}");
    // Names that come, and that go.
    assert!(changes(&values("a, b"), &named("Small, Large")).is_empty());
    assert!(changes(&named("Small, Large"), &values("a, b")).is_empty());
    // A new value has the name of the document.
    write_document(
        &folder,
        &values("a, b, c], x-enum-varnames: [Small, Huge, Vast"),
    );
    let text = expect(&folder, &["bump"], 0, "");
    assert!(text.contains("types::Kind::Vast"), "{text}");
    // Until the names are chosen anew.
    expect(
        &folder,
        &["names", "--renew"],
        0,
        "generated: 1 name changed",
    );
    let code = fs::read_to_string(folder.path().join("generated/src/types/kind.rs")).unwrap();
    assert!(code.contains("Huge") && !code.contains("Large"), "{code}");
}

/// Otherwise a name would be that of another value than in the documentation of the API.
#[test]
fn a_name_that_the_document_gives_to_another_value_is_that_of_the_other_one() {
    let (folder, found) = bump(&named("Small, Large"), &named("Large, Small"));
    assert_eq!(
        found,
        [
            "variant-value-changed types::Kind::Large",
            "variant-value-changed types::Kind::Small",
        ]
    );
    let changelog = fs::read_to_string(folder.path().join("generated/CHANGELOG.md")).unwrap();
    assert!(changelog.contains("Breaking changes"), "{changelog}");
}

const BALL: &str =
    "type: object, required: [radius], properties: {radius: {type: number}, color: {type: string}}";
const BONE: &str =
    "type: object, required: [length], properties: {length: {type: number}, taste: {type: string}}";

/// A union of two schemas of these names.
fn toy(ball: &str, bone: &str) -> String {
    format!(
        "Toy: {{oneOf: [{{$ref: '#/components/schemas/{ball}'}}, {{$ref: '#/components/schemas/{bone}'}}]}}, \
         {ball}: {{{BALL}}}, {bone}: {{{BONE}}}"
    )
}

/// The code of the union.
fn code_of_toy(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("generated/src/types/toy.rs")).unwrap()
}

#[test]
fn a_variant_keeps_its_name_when_its_type_has_another_one() {
    let (folder, found) = bump(&toy("Ball", "Bone"), &toy("Ball", "Femur"));
    assert_eq!(found, ["type-renamed types::Femur"]);
    assert!(code_of_toy(&folder).contains("Bone(Femur)"));
    // Over several versions, and back again.
    for (name, variant) in [("Tibia", "Bone(Tibia)"), ("Bone", "Bone(Bone)")] {
        write_document(&folder, &toy("Ball", name));
        expect(&folder, &["bump"], 0, "");
        let code = code_of_toy(&folder);
        assert!(code.contains(variant), "{code}");
    }
}

#[test]
fn a_branch_that_becomes_a_component_is_the_same_branch() {
    let inline = format!("Toy: {{oneOf: [{{{BALL}}}, {{{BONE}}}]}}");
    let (folder, found) = bump(&inline, &toy("Ball", "Bone"));
    assert_eq!(
        found,
        ["type-renamed types::Ball", "type-renamed types::Bone"]
    );
    let code = code_of_toy(&folder);
    assert!(
        code.contains("Radius(Ball)") && code.contains("Length(Bone)"),
        "{code}"
    );
    let (_, found) = bump(&toy("Ball", "Bone"), &inline);
    assert_eq!(
        found,
        [
            "type-renamed types::ToyLength",
            "type-renamed types::ToyRadius"
        ]
    );
}

/// Its value is another one, so it is another variant.
#[test]
fn a_variant_whose_tag_has_another_value_breaks_source_code() {
    let tagged = |value: &str| {
        let object = "type: object, required: [type], properties: {type: {type: string}}";
        format!(
            "Toy: {{oneOf: [{{$ref: '#/components/schemas/Ball'}}, {{$ref: '#/components/schemas/Bone'}}], discriminator: {{propertyName: type, \
             mapping: {{{value}: '#/components/schemas/Ball', bone: '#/components/schemas/Bone'}}}}}}, Ball: {{{object}}}, Bone: {{{object}}}"
        )
    };
    let found = changes(&tagged("ball"), &tagged("round"));
    let renamed = "union-variant-renamed types::Toy::Round!";
    assert!(found.iter().any(|change| change == renamed), "{found:?}");
}

/// A union without a name in the document is named after its branches. Its former name stays an alias when it has further ones.
#[test]
fn a_union_with_further_branches_keeps_its_former_name() {
    let schemas = |branches: &str| {
        format!("Pet: {{type: object, properties: {{tag: {{anyOf: [{branches}]}}}}}}")
    };
    let (two, three) = (
        schemas("{type: string}, {type: integer}"),
        schemas("{type: string}, {type: integer}, {type: boolean}"),
    );
    let (folder, changes) = bump(&two, &three);
    assert_eq!(
        changes,
        [
            "type-renamed types::StringOrIntegerOrBoolean",
            "union-variant-added types::StringOrIntegerOrBoolean::Boolean",
        ]
    );
    let types = fs::read_to_string(folder.path().join("generated/src/types/mod.rs")).unwrap();
    let alias = "pub type StringOrInteger = StringOrIntegerOrBoolean;";
    assert!(types.contains(alias), "{types}");
}
