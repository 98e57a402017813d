//! The crates of real documents, compiled and run. Those of the corpus take minutes, so they run only when they are asked for; those of
//! `tests/documents` always run.

use std::env;
use std::fs;
use std::io::{self, Write};

use corpus::documents::{Document, documents, group, group_of_today};
use corpus::known::Known;
use corpus::report::Report;
use corpus::{Effort, Lints, Origin, checkout, run};

/// The documents that every clone has, by clippy's default lints too.
#[test]
fn the_documents_of_this_project() {
    let ours = documents(&Origin::Ours.folder());
    assert!(ours.len() >= 10, "only {} documents are there", ours.len());
    let report = check(
        &ours,
        Origin::Ours,
        Effort {
            lints: Lints::Clippy,
            sampled: SAMPLED,
            included: false,
        },
    );
    let without_examples: Vec<&str> = report
        .rows
        .iter()
        .filter(|row| row.same == 0)
        .map(|row| row.spec.as_str())
        .collect();
    assert!(
        without_examples.is_empty(),
        "no example was tried of {without_examples:?}"
    );
}

/// The part whose turn it is; another one, or documents by name, where the variable `CORPUS` names them. The client of each is also
/// included, as by a build script, in a crate that denies lints.
#[test]
#[ignore = "it compiles the crates of three or four documents"]
fn a_part_of_the_corpus() {
    let all = documents(&Origin::Published.folder());
    let chosen = env::var("CORPUS").unwrap_or_default();
    let some = match chosen.parse() {
        Ok(index) => group(&all, index),
        Err(_) if chosen.is_empty() => group(&all, group_of_today()),
        Err(_) => {
            let names: Vec<&str> = chosen.split(',').collect();
            let is_there =
                |name: &str| all.is_empty() || all.iter().any(|document| document.name == name);
            assert!(
                names.iter().all(|name| is_there(name)),
                "`{chosen}` names what is no document of the corpus"
            );
            all.into_iter()
                .filter(|document| names.contains(&document.name.as_str()))
                .collect()
        }
    };
    if !is_skipped(&some) {
        check(
            &some,
            Origin::Published,
            Effort {
                lints: Lints::Compiler,
                sampled: sampled(SAMPLED),
                included: true,
            },
        );
    }
}

/// Everything, by clippy's default lints too. Writes `docs/corpus.md`.
#[test]
#[ignore = "it compiles the crates of a hundred documents"]
fn the_whole_corpus() {
    let all = documents(&Origin::Published.folder());
    if is_skipped(&all) {
        return;
    }
    let effort = Effort {
        lints: Lints::Clippy,
        sampled: sampled(usize::MAX),
        included: false,
    };
    let report = run(&all, Origin::Published, effort);
    fs::write(
        checkout().join("docs/corpus.md"),
        report.table(&Known::read()),
    )
    .unwrap();
    assert_right(&report, Origin::Published);
}

/// Of so many types of each document samples are made when only some documents are looked at; of all, where all are.
const SAMPLED: usize = 8;

/// Of how many types, where the variable `CORPUS_SAMPLED` says it.
fn sampled(otherwise: usize) -> usize {
    env::var("CORPUS_SAMPLED").map_or(otherwise, |most| most.parse().unwrap())
}

/// Whether there are no documents, which is reported.
fn is_skipped(documents: &[Document]) -> bool {
    if documents.is_empty() {
        // Not by `println!`: what a passing test prints is shown to nobody.
        let skipped = format!(
            "skipped: there is no folder {}\n",
            Origin::Published.folder().display()
        );
        io::stderr().write_all(skipped.as_bytes()).unwrap();
    }
    documents.is_empty()
}

/// Generates, compiles and runs the crates of some documents, and asserts that nothing is wrong with them.
fn check(documents: &[Document], origin: Origin, effort: Effort) -> Report {
    let report = run(documents, origin, effort);
    println!("{}", report.table(&Known::read()));
    assert_right(&report, origin);
    report
}

/// Asserts that nothing is wrong. What is wrong is written to a file as well.
fn assert_right(report: &Report, origin: Origin) {
    let wrong = report.wrong(&Known::read());
    let all = origin.workspace().join("wrong.txt");
    fs::write(&all, wrong.join("\n")).unwrap();
    let some: String = wrong
        .iter()
        .take(20)
        .map(|wrong| format!("{wrong}\n"))
        .collect();
    assert!(
        wrong.is_empty(),
        "{} things are wrong, see {}:\n{some}",
        wrong.len(),
        all.display()
    );
}
