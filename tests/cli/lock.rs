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

    // A line that is taken out is a name that is made anew: the one that is written like a Rust type is the plain one.
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
        ["Team", "Simple", "Pro", "String"]
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
    let location = format!("{}:2:", Path::new("generated/disjunct.lock").display());
    let (code, _, err) = run(&folder, &["generate", "api.yaml"]);
    assert!(
        code == 4 && err.contains("warning[unusable-lock]: ") && err.contains(&location),
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

/// Two schemas of which the second one came later, and the lock says which of them has the plain name.
fn with_twins() -> TempDir {
    let head = "openapi: 3.1.0\ninfo: {title: Pets, version: '1.0.0'}\npaths: {}\ncomponents:\n  schemas:\n";
    let before = format!("{head}    item: {{type: object, properties: {{a: {{type: string}}}}}}\n");
    let folder = folder(&[("api.yaml", &before)]);
    expect(&folder, &["generate", "api.yaml"], 0, "");
    let after =
        format!("{before}    Item: {{type: object, properties: {{b: {{type: string}}}}}}\n");
    fs::write(folder.path().join("api.yaml"), after).unwrap();
    expect(&folder, &["generate", "api.yaml"], 0, "");
    folder
}

#[test]
fn a_missing_lock_is_a_warning_that_names_what_moves() {
    let folder = with_twins();
    let lock = folder.path().join("generated/disjunct.lock");
    let before = fs::read_to_string(&lock).unwrap();
    fs::remove_file(&lock).unwrap();
    let (code, _, err) = run(&folder, &["generate", "api.yaml", "--check"]);
    let manifest = fs::read_to_string(folder.path().join("generated/.disjunct-manifest")).unwrap();
    let line = 1 + manifest
        .lines()
        .position(|line| line.ends_with("  disjunct.lock"))
        .unwrap();
    assert!(
        code == 1
            && err.contains("warning[missing-lock]: missing `disjunct.lock`")
            && err.contains(&format!("--> generated/.disjunct-manifest:{line}:19")),
        "{err}"
    );
    let moves = "^ this file is missing, so no name is kept: types and operations move, \
        removed: src/types/item2.rs; added: src/types/item_lower.rs\n";
    assert!(err.contains(moves), "{err}");
    assert!(err.contains("help: restore the last committed `disjunct.lock`"));
    // Denied, nothing is written.
    expect(
        &folder,
        &["generate", "api.yaml", "--strict"],
        1,
        "error[missing-lock]",
    );
    assert!(folder.path().join("generated/src/types/item2.rs").exists() && !lock.exists());
    // Restored, it is as if nothing had happened.
    fs::write(&lock, &before).unwrap();
    expect(&folder, &["generate", "api.yaml", "--check"], 0, "");
    fs::remove_file(&lock).unwrap();
    let allow = [
        "generate",
        "api.yaml",
        "--strict",
        "--allow",
        "missing-lock",
    ];
    expect(&folder, &allow, 0, "");
    assert!(lock.exists());
    let (_, _, err) = run(&folder, &["generate", "api.yaml", "--check"]);
    assert!(!err.contains("missing-lock"), "{err}");
}

#[test]
fn a_missing_lock_may_move_nothing() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(&folder, &["generate", "api.yaml"], 0, "");
    fs::remove_file(folder.path().join("generated/disjunct.lock")).unwrap();
    let part = "so no name is kept: no type or operation moves to another file\n";
    expect(&folder, &["generate", "api.yaml"], 0, part);
    // A first run has no lock, and misses none.
    let first = self::folder(&[("api.yaml", DOCUMENT)]);
    let (_, _, err) = run(&first, &["generate", "api.yaml"]);
    assert!(!err.contains("missing-lock"), "{err}");
}

/// The tables of a lock before its names.
fn origin_of(folder: &TempDir) -> toml::Table {
    let lock = fs::read_to_string(folder.path().join("generated/disjunct.lock")).unwrap();
    lock.parse().unwrap()
}

#[test]
fn the_lock_says_what_it_was_generated_from() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(&folder, &["generate", "api.yaml"], 0, "");
    let first = origin_of(&folder);
    assert_eq!(first["document"]["version"].as_str(), Some("1.0.0"));
    let generator = first["generator"]["version"].as_str();
    assert_eq!(generator, Some(env!("CARGO_PKG_VERSION")));
    assert!(!first.contains_key("settings"));

    // The same document in another notation has the same hash, another one has another.
    let json: serde_json::Value = serde_yaml::from_str(DOCUMENT).unwrap();
    fs::write(folder.path().join("api.json"), json.to_string()).unwrap();
    expect(
        &folder,
        &["generate", "api.json", "--check"],
        0,
        "up to date",
    );
    let described = DOCUMENT.replace("Well.", "Very well.");
    fs::write(folder.path().join("api.yaml"), described).unwrap();
    expect(&folder, &["generate", "api.yaml", "--check"], 1, "stale");
    expect(&folder, &["generate", "api.yaml"], 0, "");
    let second = origin_of(&folder);
    assert_ne!(second["document"]["hash"], first["document"]["hash"]);

    // Of the settings, those that decide names and types.
    let config = "[[client]]\nspec = 'api.yaml'\nversion = '2.0.0'\nformats = 'check'\nname = 'pets-client'\nlicense = 'MIT'\n\
        max_size = 64\npages = [{ operation = 'health', deny = true }]\n";
    fs::write(folder.path().join("disjunct.toml"), config).unwrap();
    expect(&folder, &["generate"], 0, "");
    expect(&folder, &["generate", "--check"], 0, "up to date");
    let third = origin_of(&folder);
    let settings: toml::Table = "formats = 'check'\nname = 'pets-client'\n\
        pages = [{ operation = 'health', deny = true }]\n"
        .parse()
        .unwrap();
    assert_eq!(third["settings"].as_table(), Some(&settings));

    // An edited origin is out of date.
    let lock = folder.path().join("generated/disjunct.lock");
    let edited = fs::read_to_string(&lock)
        .unwrap()
        .replace("hash = \"", "hash = \"0");
    fs::write(&lock, edited).unwrap();
    expect(&folder, &["generate", "--check"], 1, "1 to change");
    expect(&folder, &["generate"], 0, "1 changed");
    expect(&folder, &["generate", "--check"], 0, "up to date");
}

/// As an earlier generator wrote it.
#[test]
fn a_lock_without_an_origin_keeps_its_names() {
    let folder = with_twins();
    let lock = folder.path().join("generated/disjunct.lock");
    let text = fs::read_to_string(&lock).unwrap();
    let (head, rest) = text.split_once("[document]").unwrap();
    let (_, names) = rest.split_once("[names]").unwrap();
    fs::write(&lock, format!("{head}[names]{names}")).unwrap();
    let out = expect(&folder, &["generate", "api.yaml"], 0, "1 changed");
    assert_eq!(out, "changed generated/disjunct.lock\n");
    assert_eq!(fs::read_to_string(&lock).unwrap(), text);
}

/// As git leaves it where two branches changed the document.
#[test]
fn a_conflict_in_what_the_lock_was_generated_from_is_settled() {
    let folder = with_twins();
    let lock = folder.path().join("generated/disjunct.lock");
    let text = fs::read_to_string(&lock).unwrap();
    let line = text
        .lines()
        .find(|line| line.starts_with("hash = "))
        .unwrap();
    let conflict = format!("<<<<<<< HEAD\nhash = \"0\"\n=======\n{line}\n>>>>>>> other");
    fs::write(&lock, text.replace(line, &conflict)).unwrap();
    let (code, out, err) = run(&folder, &["generate", "api.yaml"]);
    assert_eq!(
        (code, out.as_str()),
        (0, "changed generated/disjunct.lock\n"),
        "{err}"
    );
    assert!(!err.contains("unusable-lock"), "{err}");
    assert_eq!(fs::read_to_string(&lock).unwrap(), text);
}
