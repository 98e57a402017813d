use super::{Files, is_safe_path};

fn files(paths: &[&str]) -> Files {
    let mut files = Files::default();
    for path in paths {
        files.insert(*path, "");
    }
    files
}

#[test]
fn paths_that_leave_the_folder_or_differ_between_systems_are_not_safe() {
    let bad = [
        "",
        "/",
        "/a",
        "a/",
        "a//b",
        ".",
        "..",
        "a/../b",
        "a/.",
        "a.",
        "...",
        "A.rs",
        "src/Lib.rs",
        "cargo.toml",
        "readme.md",
        "a\\b",
        "c:a",
        "a b",
        "a\n",
        "ä.rs",
        ".disjunct-manifest",
        "src/.disjunct-1.tmp",
    ];
    for path in bad {
        assert!(!is_safe_path(path), "{path:?}");
    }
    for path in [
        "src/lib.rs",
        "Cargo.toml",
        "README.md",
        "a/b/c-d_0.rs",
        ".gitattributes",
        "rustfmt.toml",
    ] {
        assert!(is_safe_path(path), "{path:?}");
    }
}

#[test]
fn files_come_sorted() {
    let files = files(&["src/lib.rs", "Cargo.toml", "src/b/mod.rs", "src/b.rs"]);
    let paths: Vec<_> = files.iter().map(|(path, _)| path).collect();
    assert_eq!(
        paths,
        ["Cargo.toml", "src/b.rs", "src/b/mod.rs", "src/lib.rs"]
    );
    assert_eq!(
        (files.len(), files.get("src/b.rs"), files.get("src/b")),
        (4, Some(""), None)
    );
}

#[test]
fn only_is_the_text_of_a_single_file() {
    assert_eq!(files(&[]).only(), None);
    assert_eq!(files(&["a.rs"]).only(), Some(""));
    assert_eq!(files(&["a.rs", "b.rs"]).only(), None);
}

#[test]
#[should_panic(expected = "not a path")]
fn an_unsafe_path_panics() {
    files(&["../a.rs"]);
}

#[test]
#[should_panic(expected = "same path")]
fn a_path_taken_panics() {
    files(&["a.rs", "a.rs"]);
}

#[test]
#[should_panic(expected = "below a file")]
fn a_path_below_a_file_panics() {
    files(&["src/a", "src/a/b.rs"]);
}

#[test]
#[should_panic(expected = "a folder already")]
fn a_file_over_a_folder_panics() {
    files(&["src/a/b.rs", "src/a"]);
}
