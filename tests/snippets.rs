//! The Rust of READMEs, as a reader pastes it: each block is a file of an empty crate that depends on the crates which it names.
//!
//! In: this repository's README, those of the checked-in clients, and of the clients of a few documents of the corpus. Out: whether each
//! block compiles unchanged.

#[path = "support/shared_folder.rs"]
mod shared_folder;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use disjunct::{Files, Layout, Options};
use shared_folder::shared_folder;

/// How many documents of the corpus are checked, other ones each day. `CORPUS=box,figma` names them.
const SAMPLED: usize = 3;

/// The crates that snippets of this repository's README may name, and where they are.
const OURS: [(&str, &str); 4] = [
    ("browser-session", "path = 'ROOT/generated'"),
    ("depot", "path = 'ROOT/generated/depot'"),
    ("disjunct", "path = 'ROOT', default-features = false"),
    ("tokio", "version = '1', features = ['macros', 'rt']"),
];

#[test]
#[ignore = "it compiles the checked-in clients once more: a minute"]
fn the_snippets_of_the_readmes_compile() {
    for page in [
        "README.md",
        "generated/README.md",
        "generated/depot/README.md",
    ] {
        check(page, &OURS, &fs::read_to_string(page).unwrap());
    }
}

#[test]
#[ignore = "it compiles the clients of three documents: a minute or two"]
fn the_snippets_of_the_corpus_compile() {
    let Some(corpus) = shared_folder("corpus") else {
        return;
    };
    let mut documents: Vec<PathBuf> = fs::read_dir(corpus)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .collect();
    documents.sort();
    for document in sampled(&documents) {
        let made = disjunct::generate(document, &Options::default(), Layout::Crate).unwrap();
        // A few documents have errors.
        let Some(files) = made.files else { continue };
        let folder = folder().join("client");
        let _ = fs::remove_dir_all(&folder);
        write_all(&folder, &files);
        let manifest: toml::Table = files.get("Cargo.toml").unwrap().parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap();
        let dependency = format!("path = '{}'", folder.display());
        let page = document.file_name().unwrap().to_string_lossy();
        check(
            &page,
            &[(name, &dependency)],
            files.get("README.md").unwrap(),
        );
    }
}

/// Those that `CORPUS` names, or a few that are far from each other.
fn sampled(documents: &[PathBuf]) -> Vec<&PathBuf> {
    if let Ok(names) = std::env::var("CORPUS") {
        let is_named = |path: &&PathBuf| {
            let path = path.to_string_lossy();
            names.split(',').any(|name| path.contains(name))
        };
        return documents.iter().filter(is_named).collect();
    }
    let day = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_secs()
        / 86400;
    let step = documents.len().div_ceil(SAMPLED).max(1);
    let first = usize::try_from(day).unwrap() % step;
    documents.iter().skip(first).step_by(step).collect()
}

/// Compiles each block of a page.
fn check(page: &str, crates: &[(&str, &str)], text: &str) {
    let blocks: Vec<&str> = blocks(text).collect();
    let whole = blocks.concat();
    // A folder for each page: tests run at the same time.
    let folder = folder().join(page.replace(['/', '.'], "-"));
    let _ = fs::remove_dir_all(&folder);
    let mut manifest = "[package]\nname = 'reader'\nedition = '2024'\n\n[workspace]\n\n[lib]\npath = 'lib.rs'\n\n[dependencies]\n".to_owned();
    for (name, dependency) in crates {
        if whole.contains(&format!("{}::", name.replace('-', "_"))) {
            let dependency = dependency.replace("ROOT", env!("CARGO_MANIFEST_DIR"));
            writeln!(manifest, "{name} = {{ {dependency} }}").unwrap();
        }
    }
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("lib.rs"), "").unwrap();
    for (index, block) in blocks.iter().enumerate() {
        let file = format!("block{}", index + 1);
        fs::write(folder.join(format!("{file}.rs")), block).unwrap();
        writeln!(
            manifest,
            "\n[[example]]\nname = '{file}'\npath = '{file}.rs'\ncrate-type = ['lib']"
        )
        .unwrap();
    }
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    // The versions are those of this workspace, so that nothing is fetched.
    fs::copy("Cargo.lock", folder.join("Cargo.lock")).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["check", "--offline", "--quiet", "--examples"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", target())
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{page}:\n{err}");
    assert!(!blocks.is_empty(), "{page} has no block");
    println!("{page}: {} blocks", blocks.len());
}

/// The blocks of Rust, less one that is a part of a crate with a build script: `tests/consumer` is such a crate.
fn blocks(text: &str) -> impl Iterator<Item = &str> {
    let fenced = text.split("\n```").skip(1).step_by(2);
    let rust = fenced.filter_map(|block| {
        let (language, block) = block.split_once('\n')?;
        language.starts_with("rust").then_some(block)
    });
    rust.filter(|block| !block.contains("OUT_DIR"))
}

fn write_all(folder: &Path, files: &Files) {
    for (path, text) in files.iter() {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    // Not a package of this workspace, in whose folder it is.
    let manifest = folder.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(manifest, format!("{text}\n[workspace]\n")).unwrap();
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("snippets")
}

/// The folder of this workspace's build: its dependencies are used again where they are the same.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
        .parent()
        .unwrap()
        .to_owned()
}

#[test]
fn blocks_are_found() {
    let text = "a\n```rust,no_run\nfn a() {}\n```\nb\n```sh\nls\n```\n```rust\nfn b() {}\n```\n";
    let found: Vec<&str> = blocks(text).collect();
    assert_eq!(found, ["fn a() {}", "fn b() {}"]);
}
