//! Whether the verdicts about crates that `disjunct bump` makes are true: with what the API no longer has, and former names.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use disjunct::Files;
use serde_json::Value;
use tempfile::TempDir;

use crate::batch::{Generated, Outcome, check_generated};
use crate::pairs::{Pair, pairs};
use crate::shared_folder::shared_folder;
use crate::table::write_section;

/// One pair of so many is checked by CI.
const SAMPLE: usize = 5;

/// Consecutive versions of public documents.
const SERIES: [(&str, &[&str]); 3] = [
    (
        "Adyen Checkout",
        &[
            "adyen-checkout-69.json",
            "adyen-checkout-70.json",
            "adyen-checkout-71.json",
        ],
    ),
    ("Intercom", &["intercom-2.13.yaml", "intercom-2.14.yaml"]),
    (
        "Qdrant",
        &[
            "qdrant-1.12.json",
            "qdrant-1.13.json",
            "qdrant-1.14.json",
            "qdrant-1.15.json",
            "qdrant-1.16.json",
        ],
    ),
];

/// A folder with a client, whose document is replaced by later versions.
struct Client {
    folder: TempDir,
    /// The arguments of each bump.
    arguments: &'static [&'static str],
}

impl Client {
    fn new(document: &str, arguments: &'static [&'static str]) -> Self {
        let client = Self {
            folder: TempDir::new().expect("a folder"),
            arguments,
        };
        let config = "[[client]]\nspec = 'api.yaml'\nname = 'api'\nversion = '1.0.0'\n";
        client.write("disjunct.toml", config);
        client.write("api.yaml", document);
        client.run(&["generate", "--quiet"]);
        client
    }

    fn write(&self, path: &str, text: &str) {
        fs::write(self.folder.path().join(path), text).expect("a file");
    }

    fn run(&self, arguments: &[&str]) -> String {
        let output = Command::new(env!("CARGO_BIN_EXE_disjunct"))
            .current_dir(&self.folder)
            .args(arguments)
            .output()
            .expect("the command runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    /// Bumps the crate to the next document, and returns the report and both crates.
    fn bump(&self, document: &str) -> (Value, Generated) {
        let old = self.files();
        self.write("api.yaml", document);
        let mut arguments = vec!["bump", "--message-format", "json"];
        arguments.extend(self.arguments);
        let report = self.run(&arguments);
        let report = if report.is_empty() {
            Value::Null
        } else {
            serde_json::from_str(&report).expect("JSON")
        };
        let new = self.files();
        (report, Generated { old, new })
    }

    /// The files of the crate.
    fn files(&self) -> Files {
        let mut files = Files::default();
        add_files(&self.folder.path().join("generated"), "", &mut files);
        files
    }
}

fn add_files(folder: &Path, prefix: &str, files: &mut Files) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().into_string().expect("UTF-8");
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            add_files(&entry.path(), &format!("{path}/"), files);
        } else if !name.starts_with('.') {
            files.insert(path, fs::read_to_string(entry.path()).expect("UTF-8"));
        }
    }
}

/// How many changes break source code.
fn count_breaks(report: &Value) -> usize {
    let changes = report["changes"].as_array().into_iter().flatten();
    changes
        .filter(|change| change["source"]["breaks"] == true)
        .count()
}

/// What the bump of a pair gives, if it keeps something: without kept parts and aliases, and with them.
struct Bumped {
    name: String,
    without: usize,
    with: usize,
    made: Generated,
}

fn bump_pair(pair: &Pair) -> Option<Bumped> {
    let (old, new) = pair.documents();
    let client = Client::new(&old.to_string(), &[]);
    let (report, made) = client.bump(&new.to_string());
    let plain = Client::new(&old.to_string(), &["--drop"]);
    let (without, _) = plain.bump(&new.to_string());
    let is_kept = report["kept"].as_u64().unwrap_or_default() > 0;
    let (with, without) = (count_breaks(&report), count_breaks(&without));
    (is_kept || with != without).then(|| Bumped {
        name: pair.name.clone(),
        without,
        with,
        made,
    })
}

/// Panics unless the compiler agrees with the reports.
fn assert_true(names: &[String], outcomes: &[Result<Outcome, String>]) {
    for (name, outcome) in names.iter().zip(outcomes) {
        let outcome = outcome.as_ref().unwrap_or_else(|error| panic!("{error}"));
        let problems = super::problems(outcome);
        assert!(problems.is_empty(), "{name}: {problems:#?}");
    }
}

#[test]
fn a_sample_of_bumped_pairs_is_as_the_compiler_reports() {
    let pairs = pairs();
    let removals = pairs.iter().filter(|pair| pair.name.contains("removed"));
    let bumped: Vec<Bumped> = removals.step_by(SAMPLE).filter_map(bump_pair).collect();
    assert!(!bumped.is_empty());
    let names: Vec<String> = bumped.iter().map(|pair| pair.name.clone()).collect();
    let made = bumped.into_iter().map(|pair| Ok(pair.made)).collect();
    assert_true(&names, &check_generated("bumped_sample", made));
}

#[test]
#[ignore = "it bumps each pair twice and compiles two crates for many. It writes docs/bumps.md"]
fn every_bumped_pair_is_as_the_compiler_reports() {
    let bumped: Vec<Bumped> = pairs().iter().filter_map(bump_pair).collect();
    let mut table =
        String::from("| pair | changes that break source code without | with |\n|---|--:|--:|\n");
    let mut names = Vec::new();
    let mut made = Vec::new();
    for pair in bumped {
        let _ = writeln!(
            table,
            "| {} | {} | {} |",
            pair.name, pair.without, pair.with
        );
        names.push(pair.name);
        made.push(Ok(pair.made));
    }
    assert_true(&names, &check_generated("bumped", made));
    write_section("bumped", &table);
}

#[test]
#[ignore = "it compiles the crates of large documents: some minutes. It writes docs/bumps.md"]
fn bumped_versions_of_public_apis_are_as_the_compiler_reports() {
    let Some(folder) = shared_folder("series") else {
        return;
    };
    let mut table = String::from(
        "| versions | breaking changes | causes | break source code | kept parts | breaking changes with them | causes | break source code |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    let (mut names, mut made) = (Vec::new(), Vec::new());
    for (name, versions) in SERIES {
        let read = |version: &str| fs::read_to_string(folder.join(version)).expect("a document");
        let first = read(versions[0]);
        let (kept, plain) = (Client::new(&first, &[]), Client::new(&first, &["--drop"]));
        for pair in versions.windows(2) {
            let document = read(pair[1]);
            let (with, both) = kept.bump(&document);
            let (without, _) = plain.bump(&document);
            let name = format!("{name} {} → {}", version_of(pair[0]), version_of(pair[1]));
            let _ = writeln!(
                table,
                "| {name} | {} | {} | {} | {} | {} | {} | {} |",
                without["breaking"],
                without["causes"],
                count_breaks(&without),
                with["kept"],
                with["breaking"],
                with["causes"],
                count_breaks(&with),
            );
            names.push(name);
            made.push(Ok(both));
        }
    }
    for (name, outcome) in names.iter().zip(check_generated("series", made)) {
        let outcome = outcome.unwrap_or_else(|error| panic!("{error}"));
        assert!(outcome.unexplained.is_empty(), "{name}: {outcome:#?}");
        // An argument that comes in place of another one of its type compiles. Something breaks where the report has a break.
        let breaks = outcome.changes.iter().any(|change| change.breaks);
        let fails = outcome.changes.iter().any(|change| change.errors > 0);
        assert_eq!(breaks, fails, "{name}: {outcome:#?}");
    }
    write_section("series", &table);
}

/// `1.16` of `qdrant-1.16.json`.
fn version_of(file: &str) -> &str {
    let name = Path::new(file).file_stem().and_then(|name| name.to_str());
    let version = name.and_then(|name| name.rsplit_once('-'));
    version.map_or(file, |(_, version)| version)
}
