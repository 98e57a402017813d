//! `disjunct.lock`: which names it keeps when the document changes, and what is wrong in it.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::{DOCUMENT, expect, folder, run};

#[test]
fn names_are_kept_in_the_lock() {
    let head = "openapi: 3.1.0\ninfo: {title: Pets, version: '1.0.0'}\npaths: {}\ncomponents:\n  schemas:\n";
    let before = format!("{head}    item: {{type: object, properties: {{a: {{type: string}}}}}}\n");
    let folder = folder(&[("api.yaml", &before)]);
    let read = |path: &str| fs::read_to_string(folder.path().join("generated").join(path)).unwrap();
    expect(&folder, &["generate", "api.yaml"], 0, "");
    assert!(
        read("disjunct.lock")
            .ends_with("[names]\n\"/components/schemas/item\" = \"types::Item\"\n")
    );
    let item = read("src/types/item.rs");

    let after =
        format!("{before}    Item: {{type: object, properties: {{b: {{type: string}}}}}}\n");
    fs::write(folder.path().join("api.yaml"), after).unwrap();
    expect(&folder, &["generate", "api.yaml"], 0, "");
    assert_eq!(read("src/types/item.rs"), item);
    assert!(read("src/types/item2.rs").contains("pub struct Item2 {"));
    expect(&folder, &["generate", "api.yaml", "--check"], 0, "");

    // A line that is taken out is a name that is made anew: the one that is spelled as Rust spells types is the plain one.
    let lock = read("disjunct.lock");
    let lock: String = lock
        .lines()
        .filter(|line| !line.contains("schemas"))
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(folder.path().join("generated/disjunct.lock"), lock).unwrap();
    expect(&folder, &["generate", "api.yaml", "--check"], 1, "");
    expect(&folder, &["generate", "api.yaml"], 0, "");
    assert_eq!(
        read("src/types/item_lower.rs"),
        item.replace("Item", "ItemLower")
    );
}

#[test]
fn another_security_scheme_renames_none() {
    let head =
        "openapi: 3.1.0\ninfo: {title: Pets, version: '1.0.0'}\ncomponents: {securitySchemes: {";
    let tail = "}}\npaths: {/pets: {get: {responses: {'204': {description: Done.}}}}}\n";
    let before = "token: {type: http, scheme: bearer}";
    let folder = folder(&[("api.yaml", &format!("{head}{before}{tail}"))]);
    let builder = || {
        expect(&folder, &["generate", "api.yaml"], 0, "");
        fs::read_to_string(folder.path().join("generated/src/calls/mod.rs")).unwrap()
    };
    assert!(builder().contains("bearer_token"));
    let after = format!("{head}another: {{type: oauth2, flows: {{}}}}, {before}{tail}");
    fs::write(folder.path().join("api.yaml"), after).unwrap();
    let builder = builder();
    assert!(
        builder.contains("bearer_token") && builder.contains("another"),
        "{builder}"
    );
}

/// The lock knows a branch by its number, which is another one when branches come before it, or go.
#[test]
fn branches_that_move_take_their_names_along() {
    let by_constant = |name: &str| {
        let hidden = "{type: object, properties: {colour: {enum: [red, white]}}}";
        format!(
            "{{type: object, required: [kind], properties: {{kind: {{const: {name}}}, coat: {hidden}}}}}"
        )
    };
    let by_title = |name: &str| {
        format!("{{title: {name}, type: object, properties: {{age: {{type: integer}}}}}}")
    };
    let by_key = |name: &str| {
        format!("{{type: object, required: [{name}], properties: {{{name}: {{type: integer}}}}}}")
    };
    let forms: [&dyn Fn(&str) -> String; 3] = [&by_constant, &by_title, &by_key];
    for form in forms {
        let write = |folder: &TempDir, names: &[&str]| {
            let head = "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\ncomponents: {schemas: {Pet: {oneOf: [";
            let branches: Vec<String> = names.iter().map(|name| form(name)).collect();
            fs::write(
                folder.path().join("api.yaml"),
                format!("{head}{}]}}}}}}", branches.join(", ")),
            )
            .unwrap();
            expect(folder, &["generate", "api.yaml"], 0, "");
            fs::read_to_string(folder.path().join("generated/src/types/pet.rs")).unwrap()
        };
        let after = [
            &["dog", "cat", "bird"][..],
            &["bird", "ox"],
            &["bird", "cat"],
            &["ox", "cat", "dog", "bird"],
        ];
        for after in after {
            let folder = folder(&[]);
            write(&folder, &["cat", "bird"]);
            let pet = write(&folder, after);
            let fresh = write(&TempDir::new().unwrap(), after);
            assert_eq!(pet, fresh, "{after:?}");
        }
    }
}

/// Variants are called after their types, less what these have in common: another branch has less in common.
#[test]
fn a_new_branch_renames_no_variant() {
    let write = |folder: &TempDir, branches: &[&str]| {
        let object = |name: &&str| {
            let key = name.to_lowercase();
            format!(
                "{name}: {{type: object, required: [{key}], properties: {{{key}: {{type: string}}}}}}"
            )
        };
        let objects: Vec<String> = ["SimpleUser", "ProUser", "Team"]
            .iter()
            .map(object)
            .chain(["Id: {type: string}".to_owned()])
            .collect();
        let refs: Vec<String> = branches
            .iter()
            .map(|name| format!("{{$ref: '#/components/schemas/{name}'}}"))
            .collect();
        let document = format!(
            "openapi: 3.1.0\ninfo: {{title: Pets, version: '1'}}\ncomponents: {{schemas: {{Owner: {{oneOf: [{}]}}, {}}}}}",
            refs.join(", "),
            objects.join(", ")
        );
        fs::write(folder.path().join("api.yaml"), document).unwrap();
        expect(folder, &["generate", "api.yaml"], 0, "");
        let owner = fs::read_to_string(folder.path().join("generated/src/types/owner.rs")).unwrap();
        let variants = owner
            .lines()
            .filter_map(|line| Some(line.trim().split_once("] ")?.1.split_once('(')?.0));
        variants.map(str::to_owned).collect::<Vec<_>>()
    };
    let folder = folder(&[]);
    assert_eq!(
        write(&folder, &["SimpleUser", "ProUser"]),
        ["Simple", "Pro"]
    );
    assert_eq!(
        write(&folder, &["Team", "SimpleUser", "Id", "ProUser"]),
        ["Team", "Simple", "Pro", "Text"]
    );
    assert_eq!(write(&folder, &["ProUser", "Team"]), ["Pro", "Team"]);
    assert_eq!(
        write(&TempDir::new().unwrap(), &["ProUser", "Team"]),
        ["ProUser", "Team"]
    );
}

#[test]
fn a_lock_that_cannot_be_read_is_not_replaced() {
    let folder = folder(&[
        ("api.yaml", DOCUMENT),
        ("generated/disjunct.lock", "version = 1\n<<<<<<< ours\n"),
    ]);
    let lock = folder.path().join("generated/disjunct.lock");
    let place = format!("{}:2:", Path::new("generated/disjunct.lock").display());
    let (code, _, err) = run(&folder, &["generate", "api.yaml"]);
    assert!(
        code == 4 && err.contains("warning[unusable-lock]: ") && err.contains(&place),
        "{err}"
    );
    assert!(
        err.contains("disjunct.lock") && err.contains("--overwrite"),
        "{err}"
    );
    assert!(fs::read_to_string(&lock).unwrap().contains("<<<<<<< ours"));
    assert!(!folder.path().join("generated/Cargo.toml").exists());
    expect(
        &folder,
        &["generate", "api.yaml", "--overwrite"],
        0,
        "warning[unusable-lock]: ",
    );
    let entry = "\"/paths/~1health/get\" = \"calls::untagged::Health\"";
    assert!(
        fs::read_to_string(&lock)
            .unwrap()
            .ends_with(&format!("{entry}\n"))
    );

    let twice = format!(
        "version = 1\n[names]\n{entry}\n{}\n",
        entry.replace("get", "put")
    );
    fs::write(&lock, twice).unwrap();
    expect(
        &folder,
        &["generate", "api.yaml", "--overwrite"],
        0,
        "another entry has the same name",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--check", "--strict"],
        0,
        "",
    );
}

/// What has no end is not read at all.
#[cfg(unix)]
#[test]
fn a_lock_is_a_file() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("generated/mine.txt", "")]);
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("generated/disjunct.lock")).unwrap();
    expect(&folder, &["generate", "api.yaml"], 4, "it is not a file");
}
