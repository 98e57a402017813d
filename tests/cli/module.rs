//! `--layout module` and `--layout file`: a client that is a module of a package that the user has.

use std::fs;

use super::{DOCUMENT, folder, run};

const MANIFEST: &str = "[package]
name = \"pets\"
version = \"1.0.0\"

[dependencies]
bytes = \"1\"
";

const CONFIG: &str = "[[client]]
spec = \"openapi.yaml\"
output = \"src/client\"
layout = \"module\"
";

#[test]
fn a_module_has_a_file_for_each_module_inside() {
    let folder = folder(&[
        ("openapi.yaml", DOCUMENT),
        ("disjunct.toml", CONFIG),
        ("Cargo.toml", MANIFEST),
    ]);
    let (code, _, err) = run(&folder, &["generate"]);
    assert_eq!(code, 0, "{err}");
    let made = folder.path().join("src/client");
    for path in ["mod.rs", "calls/mod.rs", "runtime/mod.rs", "disjunct.lock"] {
        assert!(made.join(path).is_file(), "{path}");
    }
    for path in ["Cargo.toml", "README.md", "src", "disjunct.api.json"] {
        assert!(!made.join(path).exists(), "{path}");
    }
    // What the package has already is not asked for again.
    assert!(err.contains("in `[dependencies]` of "), "{err}");
    assert!(err.contains("\nserde_json = "), "{err}");
    assert!(!err.contains("\nbytes = "), "{err}");
    let next = "next: declare `#[rustfmt::skip] mod client;` in the module above\n";
    assert!(err.ends_with(next), "{err}");
    assert_eq!(run(&folder, &["generate", "--check"]).0, 0);
}

#[test]
fn a_module_in_one_file_keeps_its_names_too() {
    let folder = folder(&[("openapi.yaml", DOCUMENT)]);
    let arguments = ["generate", "openapi.yaml", "--output", "client", "--layout"];
    let (code, _, err) = run(&folder, &[arguments.as_slice(), &["file"]].concat());
    assert_eq!(code, 0, "{err}");
    let names: Vec<String> = fs::read_dir(folder.path().join("client"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.starts_with('.'))
        .collect();
    assert!(names.contains(&"mod.rs".to_owned()), "{names:?}");
    assert!(names.contains(&"disjunct.lock".to_owned()), "{names:?}");
    assert_eq!(names.len(), 2, "{names:?}");
    // Another form of the same client replaces its files.
    let (code, _, err) = run(&folder, &[arguments.as_slice(), &["module"]].concat());
    assert_eq!(code, 0, "{err}");
    assert!(folder.path().join("client/calls/mod.rs").is_file());
}

#[test]
fn a_module_has_no_version_to_bump() {
    let folder = folder(&[("openapi.yaml", DOCUMENT), ("disjunct.toml", CONFIG)]);
    assert_eq!(run(&folder, &["generate"]).0, 0);
    let (code, _, err) = run(&folder, &["bump"]);
    assert_eq!(code, 0, "{err}");
    assert!(
        err.starts_with("src/client is skipped: a module has no version"),
        "{err}"
    );
    let (code, _, err) = run(&folder, &["diff"]);
    assert_ne!(code, 0);
    assert!(err.contains("src/client is a module"), "{err}");
}

#[test]
fn no_client_is_among_the_modules_of_another() {
    let config =
        format!("{CONFIG}[[client]]\nspec = \"openapi.yaml\"\noutput = \"src/client/other\"\n");
    let folder = folder(&[("openapi.yaml", DOCUMENT), ("disjunct.toml", &config)]);
    let (code, _, err) = run(&folder, &["generate"]);
    assert_ne!(code, 0);
    assert!(
        err.contains("where the modules of another client are"),
        "{err}"
    );
}
