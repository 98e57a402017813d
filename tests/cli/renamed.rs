//! Names of the user in `disjunct.toml`: what is wrong with them is shown at its line, and `bump` keeps them.

use std::fs;

use tempfile::TempDir;

use super::{expect, folder, run};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
paths:
  /pets:
    get: {operationId: listPets, tags: [pets], responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: {type: string}
        status: {type: string, enum: [for sale, sold]}
";

const CLIENT: &str = "[[client]]\nspec = 'openapi.yaml'\nname = 'pets'\n";

/// A crate of the document without renames.
fn with_crate() -> TempDir {
    let folder = folder(&[("disjunct.toml", CLIENT), ("openapi.yaml", DOCUMENT)]);
    expect(&folder, &["generate"], 0, "");
    folder
}

fn write(folder: &TempDir, path: &str, text: &str) {
    fs::write(folder.path().join(path), text).unwrap();
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(path)).unwrap()
}

#[test]
fn a_bump_keeps_the_names_of_the_user_and_the_former_ones() {
    let folder = with_crate();
    let renames = "[client.rename]\nPet = 'Animal'\n'Pet.name' = 'title'\nlistPets = 'find'\n";
    write(&folder, "disjunct.toml", &format!("{CLIENT}{renames}"));
    let summary = expect(&folder, &["bump"], 0, "version 1.0.0 replaced by 2.0.0, ");
    assert!(summary.contains("rename"), "{summary}");
    let types = read(&folder, "generated/src/types/mod.rs");
    for (former, name) in [("Pet", "Animal"), ("PetStatus", "AnimalStatus")] {
        let alias = format!("pub type {former} = {name};\n");
        assert!(types.contains(&alias), "{types}");
    }
    let animal = read(&folder, "generated/src/types/animal.rs");
    assert!(animal.contains("#[json(\"name\")]"), "{animal}");
    assert!(animal.contains("pub title: String"), "{animal}");
    let find = read(&folder, "generated/src/calls/pets/find.rs");
    assert!(
        find.contains("pub fn find(") && find.contains("pub fn list_pets("),
        "{find}"
    );
    expect(&folder, &["generate", "--check"], 0, "");
    expect(&folder, &["bump"], 0, "nothing changed");

    // Of a changed document too.
    let next = DOCUMENT.replace(
        "name: {type: string}",
        "name: {type: string}\n        age: {type: integer}",
    );
    write(&folder, "openapi.yaml", &next);
    expect(&folder, &["bump"], 0, "replaced by 2.1.0, ");
    let animal = read(&folder, "generated/src/types/animal.rs");
    assert!(
        animal.contains("pub title: String") && animal.contains("pub age: "),
        "{animal}"
    );
}

#[test]
fn a_bump_refuses_a_document_without_what_is_renamed() {
    let folder = with_crate();
    let renames = "[client.rename]\n\"/components/schemas/Pet\" = 'Animal'\n";
    write(&folder, "disjunct.toml", &format!("{CLIENT}{renames}"));
    expect(&folder, &["bump"], 0, "");
    let before = read(&folder, "generated/src/types/mod.rs");
    write(
        &folder,
        "next.yaml",
        &DOCUMENT
            .replace("Pet:", "Pets:")
            .replace("schemas/Pet'", "schemas/Pets'"),
    );
    let message = "the document has no `/components/schemas/Pet` to be named `Animal`";
    let (code, _, output) = run(&folder, &["bump", "next.yaml"]);
    assert_eq!(code, 3, "{output}");
    assert!(
        output.contains(message) && output.contains("error[unused-rename]"),
        "{output}"
    );
    assert!(output.contains("disjunct.toml:6:1"), "{output}");
    assert!(
        output.contains("did you mean `/components/schemas/Pets`?"),
        "{output}"
    );
    assert_eq!(read(&folder, "generated/src/types/mod.rs"), before);
    assert_eq!(read(&folder, "openapi.yaml"), DOCUMENT);
    // Without `bump` it is a warning, unless warnings are denied.
    write(&folder, "openapi.yaml", &read(&folder, "next.yaml"));
    expect(
        &folder,
        &["generate", "--dry-run"],
        0,
        "warning[unused-rename]",
    );
}

/// The names go as they came: no line of the lock keeps them.
#[test]
fn without_the_entry_the_name_is_that_of_the_document() {
    let folder = with_crate();
    let before = read(&folder, "generated/src/types/mod.rs");
    let renames =
        "[client.rename]\nPet = 'Animal'\n\"/components/schemas/Pet/properties/status\" = 'Sale'\n";
    write(&folder, "disjunct.toml", &format!("{CLIENT}{renames}"));
    expect(&folder, &["generate"], 0, "");
    assert!(read(&folder, "generated/src/types/mod.rs").contains("Sale"));
    write(&folder, "disjunct.toml", CLIENT);
    expect(&folder, &["generate"], 0, "");
    assert_eq!(read(&folder, "generated/src/types/mod.rs"), before);
}

#[test]
fn a_name_that_cannot_be_is_shown_at_its_line() {
    let folder = with_crate();
    let renames = "[client.rename]\nlistPets = 'find'\nPet = 'some_pet'\n";
    write(&folder, "disjunct.toml", &format!("{CLIENT}{renames}"));
    let (code, _, output) = run(&folder, &["generate"]);
    assert_eq!(code, 0, "{output}");
    assert!(
        output.contains("warning[unused-rename]") && output.contains("disjunct.toml:6:1"),
        "{output}"
    );
    let renames = "[client.rename]\nlistPets = 'find'\nPet = 'HTTPPet'\n";
    write(&folder, "disjunct.toml", &format!("{CLIENT}{renames}"));
    let (code, _, output) = run(&folder, &["generate"]);
    assert_eq!(code, 3, "{output}");
    assert!(output.contains("error[invalid-rename]"), "{output}");
    assert!(
        output.contains("disjunct.toml:6:1") && output.contains("write `HttpPet`"),
        "{output}"
    );
}
