//! The clients of `disjunct.toml`.

use std::fs;

use super::{DOCUMENT, WITH_WARNING, expect, folder, run};

#[test]
fn clients_of_the_config_are_generated_from_any_folder_below() {
    let config = "[[client]]\nspec = 'specs/a.yaml'\noutput = 'a'\n[[client]]\nspec = 'specs/b.yaml'\noutput = 'b'\n";
    let folder = folder(&[
        ("disjunct.toml", config),
        ("specs/a.yaml", DOCUMENT),
        ("specs/b.yaml", WITH_WARNING),
    ]);
    expect(
        folder.path().join("specs"),
        &["generate"],
        0,
        "warning[yaml-tag]",
    );
    assert!(
        folder.path().join("a/Cargo.toml").exists() && folder.path().join("b/Cargo.toml").exists()
    );
    expect(&folder, &["generate", "--check"], 0, "b: up to date");
    expect(
        &folder,
        &["generate", "--check", "--strict"],
        1,
        "error[yaml-tag]",
    );
    fs::write(folder.path().join("specs/a.yaml"), "{").unwrap();
    fs::remove_dir_all(folder.path().join("b")).unwrap();
    expect(
        &folder,
        &["generate"],
        3,
        "specs/a.yaml: nothing was generated",
    );
    assert!(folder.path().join("b/Cargo.toml").exists());
}

#[test]
fn a_config_that_is_not_valid_is_a_usage_error() {
    let folder = folder(&[
        (
            "disjunct.toml",
            "[[client]]\nspec = 'api.yaml'\noutptu = 'x'\n",
        ),
        ("empty/x", ""),
    ]);
    let (code, out, err) = run(&folder, &["generate"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.starts_with("error[invalid-config]: ") && err.contains("^ unknown field `outptu`"),
        "{err}"
    );
    assert!(err.contains("--> disjunct.toml:3:1"), "{err}");
}
