//! Traits and attributes of the user in `disjunct.toml`: what is emitted, what is reported at its line, and what a change of them breaks.

use std::fs;

use tempfile::TempDir;

use super::{expect, folder, run};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
components:
  schemas:
    Pet: {type: object, required: [id], properties: {id: {type: integer}, kind: {$ref: '#/components/schemas/Kind'}}}
    Kind: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}
    Cat: {type: object, required: [type], properties: {type: {const: cat}}}
    Dog: {type: object, required: [type], properties: {type: {const: dog}}}
    Weight: {type: object, properties: {kilograms: {type: number}}}
";

const CLIENT: &str = "[[client]]\nspec = 'openapi.yaml'\nname = 'pets'\n\n";

const DERIVE: &str = "[client.derive]
Pet = ['Hash', 'Eq']
Kind = [{ use = 'strum::VariantNames', dependency = 'strum = { version = \"0.27\", features = [\"derive\"] }' }]

[client.attribute]
'P*' = ['#[doc(alias = \"animal\")]']
";

fn with_config(config: &str) -> TempDir {
    let config = format!("{CLIENT}{config}");
    folder(&[("disjunct.toml", &config), ("openapi.yaml", DOCUMENT)])
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join("generated").join(path)).unwrap()
}

#[test]
fn types_have_what_is_added() {
    let folder = with_config(DERIVE);
    expect(&folder, &["generate"], 0, "");
    let pet = read(&folder, "src/types/pet.rs");
    assert!(
        pet.contains("#[attributes(doc(alias = \"animal\"))]"),
        "{pet}"
    );
    assert!(pet.contains("Hash, Eq for Pet {"), "{pet}");
    let kind = read(&folder, "src/types/kind.rs");
    let line = "#[attributes(derive(Hash, Eq), derive(::strum::VariantNames))]";
    assert!(kind.contains(line), "{kind}");
    let manifest = read(&folder, "Cargo.toml");
    let line = "strum = { version = \"0.27\", features = [\"derive\"] }\n";
    assert!(manifest.contains(line), "{manifest}");
    let lock = read(&folder, "disjunct.lock");
    assert!(lock.contains("derive = "), "{lock}");
    expect(&folder, &["generate", "--check"], 0, "");
    // What no type has is not in the copy of the runtime.
    assert!(read(&folder, "src/runtime/data/mod.rs").contains("extra_order"));
    let bare = with_config("");
    expect(&bare, &["generate"], 0, "");
    assert!(!read(&bare, "src/runtime/data/mod.rs").contains("_order"));
}

#[test]
fn a_trait_that_goes_breaks_code() {
    let folder = with_config(DERIVE);
    expect(&folder, &["generate"], 0, "");
    let without = DERIVE.replace("'Hash', 'Eq'", "'Hash'");
    fs::write(
        folder.path().join("disjunct.toml"),
        format!("{CLIENT}{without}"),
    )
    .unwrap();
    let report = expect(
        &folder,
        &["diff", "generated/disjunct.api.json", "openapi.yaml"],
        1,
        "",
    );
    let line =
        "types::Cat, types::Dog, types::Kind and 1 more: derive-removed\n    - #[derive(Eq)]\n";
    assert!(report.contains(line), "{report}");
    assert!(report.contains("cause: settings"), "{report}");
    assert!(!report.contains("#[derive(Hash)]"), "{report}");
    let out = expect(&folder, &["bump"], 0, "version 1.0.0 replaced by 2.0.0, ");
    assert!(out.contains("derive"), "{out}");
    fs::write(
        folder.path().join("disjunct.toml"),
        format!("{CLIENT}{DERIVE}"),
    )
    .unwrap();
    expect(&folder, &["bump"], 0, "replaced by 2.1.0, ");
}

#[test]
fn what_is_wrong_is_shown_at_its_line() {
    let shown = |entry: &str, code: i32| {
        let folder = with_config(&format!("[client.derive]\nPet = ['Hash']\n{entry}\n"));
        let (found, _, err) = run(&folder, &["generate"]);
        assert_eq!(found, code, "{err}");
        assert!(err.contains("disjunct.toml:7:"), "{err}");
        err
    };
    let err = shown("Weight = ['Eq']", 3);
    assert!(err.contains("`kilograms` is an `f64`"), "{err}");
    let err = shown("Weigth = ['Eq']", 0);
    assert!(err.contains("did you mean `Weight`?"), "{err}");
    let err = shown("Kind = ['strum::VariantNames']", 2);
    assert!(
        err.contains("does not depend on the crate of `strum::VariantNames`"),
        "{err}"
    );
    let err = shown("Kind = 'Eq'", 2);
    assert!(err.contains("expected a sequence"), "{err}");
    let err = shown("Kind = [3]", 2);
    assert!(err.contains("expected a string, such as `Hash`"), "{err}");
}
