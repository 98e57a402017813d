//! Names that a user writes into `disjunct.lock` are kept or refused, and never taken back silently.

use std::fs;

use tempfile::TempDir;

use super::{expect, folder, run};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths: {/pets: {get: {operationId: listPets, responses: {'200': {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}}
components:
  schemas:
    Pet: {type: object, properties: {tag: {type: object, properties: {a-b: {type: string}}}, name: {type: string}}}
    kind: {type: string, enum: [cat, Cat]}
    Owner: {type: object, properties: {kind: {$ref: '#/components/schemas/kind'}}}
";

fn generated() -> TempDir {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(&folder, &["generate", "api.yaml"], 0, "");
    folder
}

/// Edits the lock.
fn edit(folder: &TempDir, edit: impl Fn(String) -> String) -> String {
    let path = folder.path().join("generated/disjunct.lock");
    let text = edit(fs::read_to_string(&path).unwrap());
    fs::write(path, &text).unwrap();
    text
}

#[test]
fn a_name_that_cannot_be_kept_is_an_error_that_says_how_to_rename() {
    for (wanted, name) in [
        ("types::PetTag", "types::Label"),
        ("calls::untagged::ListPets", "calls::untagged::AllPets"),
    ] {
        let folder = generated();
        let text = edit(&folder, |lock| {
            assert!(lock.contains(wanted), "{lock}");
            lock.replace(wanted, name)
        });
        let line = 1 + text.lines().position(|line| line.contains(name)).unwrap();
        for mode in [&[][..], &["--check"], &["--dry-run"]] {
            let (code, _, err) = run(&folder, &[&["generate", "api.yaml"], mode].concat());
            assert!(code == 3 && err.contains("error[edited-lock]"), "{err}");
            assert!(err.contains(&format!("disjunct.lock:{line}:")), "{err}");
            assert!(
                err.contains(&format!("cannot be named `{name}`; it is `{wanted}`")),
                "{err}"
            );
            assert!(err.contains("help: rename it in the document"), "{err}");
        }
        let kept = fs::read_to_string(folder.path().join("generated/disjunct.lock")).unwrap();
        assert_eq!(kept, text);
        expect(&folder, &["generate", "api.yaml", "--overwrite"], 0, "");
        expect(
            &folder,
            &["generate", "api.yaml", "--check"],
            0,
            "up to date",
        );
    }
}

#[test]
fn an_added_line_is_obeyed() {
    let folder = generated();
    edit(&folder, |lock| {
        let line = "[names]\n\"/components/schemas/Owner\" = \"types::Keeper\"\n";
        lock.replace("[names]\n", line)
    });
    for _ in 0..2 {
        expect(&folder, &["generate", "api.yaml"], 0, "");
        assert!(folder.path().join("generated/src/types/keeper.rs").exists());
    }
}

#[test]
fn a_name_that_follows_from_another_is_not_changed_silently() {
    let folder = generated();
    edit(&folder, |lock| {
        let line = "[names]\n\"/components/schemas/Pet\" = \"types::Animal\"\n";
        lock.replace("[names]\n", line)
    });
    let message = "cannot be named `types::PetTag`; it is `types::AnimalTag`";
    expect(&folder, &["generate", "api.yaml"], 3, message);
}

#[test]
fn members_are_kept_or_refused() {
    let folder = generated();
    edit(&folder, |lock| {
        assert!(lock.contains("\"Cat\" = \"Cat2\"\n"), "{lock}");
        lock.replace("\"Cat2\"", "\"Tiger\"")
    });
    let message = "cannot be named `Tiger`; it is `Cat2`";
    expect(&folder, &["generate", "api.yaml"], 3, message);
}

#[test]
fn what_changes_nothing_is_no_error() {
    let folder = generated();
    // Comments, a line less, and an entry of something that the document no longer has.
    edit(&folder, |lock| {
        let gone = "[names]\n\"/components/schemas/Gone\" = \"types::Gone\"\n";
        lock.replace("[names]\n", gone) + "# Mine.\n"
    });
    expect(&folder, &["generate", "api.yaml"], 0, "");
}
