//! Whether the verdicts of `disjunct diff` about source code are true: the program that uses the whole old crate is compiled against
//! the new one.

#![cfg(feature = "cli")]

#[path = "../bumps/batch.rs"]
mod batch;
mod bumped;
#[allow(
    dead_code,
    reason = "only `disjunct diff` is compared with the expected changes"
)]
#[path = "../bumps/pairs.rs"]
mod pairs;
mod real;
mod report;
mod semver;
#[path = "../support/shared_folder.rs"]
mod shared_folder;
#[path = "../bumps/table.rs"]
mod table;
mod verify;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use batch::{Job, Outcome, check};
use disjunct::{Layout, Options, generate};
use pairs::pairs;
use report::{Row, render};
use serde_json::Value;
use table::write_section;
use tempfile::TempDir;

/// Why a change is reported as a break of source code although the program compiles, by code.
const STRICTER: &[(&str, &str)] = &[(
    "package-renamed",
    "the program names the crate by a name of its own in `Cargo.toml`",
)];

fn write_document(folder: &Path, name: &str, document: &Value) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, document.to_string()).expect("a file");
    path
}

/// The jobs of the pairs, with their documents in a folder.
fn jobs_of_pairs(folder: &Path) -> Vec<Job> {
    let mut jobs = Vec::new();
    for (index, pair) in pairs().iter().enumerate() {
        let (old, new) = pair.documents();
        jobs.push(Job {
            name: pair.name.clone(),
            old: write_document(folder, &format!("{index}-old.json"), &old),
            new: write_document(folder, &format!("{index}-new.json"), &new),
        });
    }
    jobs
}

/// What is wrong with the verdicts of a pair.
fn problems(outcome: &Outcome) -> Vec<String> {
    let mut problems = Vec::new();
    for error in &outcome.unexplained {
        let item = error.item.as_deref().unwrap_or("the program");
        problems.push(format!("{item} does not compile: {}", error.message));
    }
    for change in &outcome.changes {
        let is_allowed = STRICTER.iter().any(|(code, _)| *code == change.code);
        if change.breaks && change.errors == 0 && !is_allowed {
            problems.push(format!("{} {} compiles", change.code, change.subject));
        }
    }
    problems
}

fn assert_true(jobs: &[Job], outcomes: &[Result<Outcome, String>]) {
    let mut wrong = Vec::new();
    for (job, outcome) in jobs.iter().zip(outcomes) {
        let outcome = outcome.as_ref().unwrap_or_else(|error| panic!("{error}"));
        let problems = problems(outcome);
        if !problems.is_empty() {
            wrong.push((&job.name, problems));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Against its own crate the program compiles without a warning.
fn assert_compiles(folder: &str, documents: &[PathBuf]) {
    let jobs = documents.iter().map(|document| Job {
        name: document.display().to_string(),
        old: document.clone(),
        new: document.clone(),
    });
    let jobs: Vec<Job> = jobs.collect();
    for (job, outcome) in jobs.iter().zip(check(folder, &jobs)) {
        let outcome = outcome.unwrap_or_else(|error| panic!("{error}"));
        assert!(outcome.changes.is_empty(), "{}: {outcome:#?}", job.name);
        assert!(outcome.unexplained.is_empty(), "{}: {outcome:#?}", job.name);
        assert!(outcome.warnings.is_empty(), "{}: {outcome:#?}", job.name);
    }
}

#[test]
fn the_program_compiles_against_its_own_crate() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let documents = [
        "specs/openapi.json",
        "specs/depot.yaml",
        "tests/bumps/base.yaml",
        "tests/truth/few_parts.yaml",
    ];
    let documents = documents.map(|document| root.join(document));
    assert_compiles("own", &documents);
}

#[test]
#[ignore = "it compiles a dozen crates"]
fn the_program_compiles_against_its_own_crate_of_many_kinds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = fs::read_dir(root.join("tests/documents")).expect("a folder");
    let documents = folder.map(|entry| entry.expect("an entry").path());
    let documents = documents.filter(|path| path.extension().is_some_and(|end| end != "md"));
    assert_compiles("documents", &documents.collect::<Vec<_>>());
}

/// What the surface has at the top of a crate is there.
#[test]
fn exports_are_those_of_the_crate() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/documents");
    let folder = fs::read_dir(root).expect("a folder");
    let documents = folder.map(|entry| entry.expect("an entry").path());
    for path in documents.filter(|path| path.extension().is_some_and(|end| end != "md")) {
        let made = generate(&path, &Options::default(), Layout::Crate).expect("it is read");
        let files = made.files.expect("a crate");
        let text = |name: &str| files.get(name).expect("a file");
        let surface: Value = serde_json::from_str(text("disjunct.api.json")).expect("JSON");
        let front = text("src/lib.rs");
        let words: Vec<&str> = front.split(|c: char| !c.is_alphanumeric()).collect();
        for export in surface["client"]["exports"].as_array().expect("an array") {
            let export = export.as_str().expect("a name");
            assert!(words.contains(&export), "{}: {export}", path.display());
        }
    }
}

/// Of a hundred pairs so many may be reported as a break although the program compiles.
const MOST_STRICTER: usize = 5;

/// One pair of so many is checked by CI.
const SAMPLE: usize = 7;

#[test]
fn a_sample_of_the_pairs_is_as_the_compiler_reports() {
    let folder = TempDir::new().expect("a folder");
    let jobs = jobs_of_pairs(folder.path());
    let sample: Vec<Job> = jobs.into_iter().step_by(SAMPLE).collect();
    assert_true(&sample, &check("sample", &sample));
}

#[test]
#[ignore = "it compiles two crates for each pair: about three minutes, and five more with cargo-semver-checks. It writes docs/bumps.md"]
fn every_pair_is_as_the_compiler_reports() {
    let folder = TempDir::new().expect("a folder");
    let jobs = jobs_of_pairs(folder.path());
    let outcomes = check("pairs", &jobs);
    assert_true(&jobs, &outcomes);
    let lints = semver::lints_of_pairs(&jobs);
    let mut rows = Vec::new();
    for (index, (job, outcome)) in jobs.iter().zip(&outcomes).enumerate() {
        let outcome = outcome.as_ref().expect("it was checked above");
        let mut row = row(&job.name, outcome);
        row.lints = lints.as_ref().map(|lints| lints[index].clone());
        rows.push(row);
    }
    let stricter = rows.iter().filter(|row| row.is_stricter).count();
    assert!(
        stricter * 100 <= rows.len() * MOST_STRICTER,
        "{stricter} pairs are stricter"
    );
    write_section("pairs", &render(&rows));
}

/// `DISJUNCT_PAIRS='a type is renamed|nothing' cargo test --test truth -- --ignored pairs_by_name`, after a few pairs were added.
#[test]
#[ignore = "it compiles two crates for each pair that `DISJUNCT_PAIRS` names"]
fn pairs_by_name_are_as_the_compiler_reports() {
    let names = env::var("DISJUNCT_PAIRS").expect("names of pairs, separated by bars");
    let names: Vec<&str> = names.split('|').collect();
    let folder = TempDir::new().expect("a folder");
    let mut jobs = jobs_of_pairs(folder.path());
    jobs.retain(|job| names.contains(&job.name.as_str()));
    assert_eq!(jobs.len(), names.len());
    assert_true(&jobs, &check("by_name", &jobs));
}

/// The row of a pair.
fn row(name: &str, outcome: &Outcome) -> Row {
    let mut codes: Vec<String> = outcome
        .changes
        .iter()
        .map(|change| change.code.clone())
        .collect();
    codes.dedup();
    let mut reasons = Vec::new();
    for change in outcome
        .changes
        .iter()
        .filter(|change| change.breaks && change.errors == 0)
    {
        let reason = STRICTER.iter().find(|(code, _)| *code == change.code);
        reasons.extend(reason.map(|(_, reason)| *reason));
    }
    let breaks = outcome.changes.iter().any(|change| change.breaks);
    let fails = outcome.changes.iter().any(|change| change.errors > 0);
    Row {
        name: name.to_owned(),
        codes,
        breaks,
        fails,
        is_stricter: breaks && !fails,
        reason: reasons.join("; "),
        lints: None,
    }
}
