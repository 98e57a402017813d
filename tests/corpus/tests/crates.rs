//! The crates of the corpus, compiled and run. It takes minutes, so nothing here runs unless it is asked for.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use corpus::documents::{Document, documents, group, group_of_today};
use corpus::known::Known;
use corpus::{Effort, Lints, checkout, run, shared};

/// The tenth whose turn it is; another one, or documents by name, where the variable `CORPUS` names them.
#[test]
#[ignore = "it compiles the crates of some ten documents"]
fn a_tenth_of_the_corpus() {
    let all = documents(&shared().join("corpus"));
    let chosen = env::var("CORPUS").unwrap_or_default();
    let some = match chosen.parse() {
        Ok(index) => group(&all, index),
        Err(_) if chosen.is_empty() => group(&all, group_of_today()),
        Err(_) => {
            let names: Vec<&str> = chosen.split(',').collect();
            let is_there = |name: &str| all.is_empty() || all.iter().any(|document| document.name == name);
            assert!(
                names.iter().all(|name| is_there(name)),
                "`{chosen}` names what is no document of the corpus"
            );
            all.into_iter().filter(|document| names.contains(&document.name.as_str())).collect()
        }
    };
    check(&some, Effort { lints: Lints::Compiler, sampled: sampled(SAMPLED) }, None);
}

/// Everything, by clippy's default lints too. Writes `docs/corpus.md`.
#[test]
#[ignore = "it compiles the crates of a hundred documents"]
fn the_whole_corpus() {
    let page = checkout().join("docs/corpus.md");
    let effort = Effort { lints: Lints::Clippy, sampled: sampled(usize::MAX) };
    check(&documents(&shared().join("corpus")), effort, Some(&page));
}

/// Of so many types of each document samples are made when only some documents are looked at; of all, where all are.
const SAMPLED: usize = 8;

/// Of how many types, where the variable `CORPUS_SAMPLED` says it.
fn sampled(otherwise: usize) -> usize {
    env::var("CORPUS_SAMPLED").map_or(otherwise, |most| most.parse().unwrap())
}

fn check(documents: &[Document], effort: Effort, page: Option<&Path>) {
    if documents.is_empty() {
        // Not by `println!`: what a passing test prints is shown to nobody.
        let folder = shared().join("corpus");
        let skipped = format!("skipped: there is no folder {}\n", folder.display());
        return io::stderr().write_all(skipped.as_bytes()).unwrap();
    }
    let known = Known::read();
    let report = run(documents, effort);
    let table = report.table(&known);
    match page {
        Some(page) => fs::write(page, table).unwrap(),
        None => println!("{table}"),
    }
    let wrong = report.wrong(&known);
    let all = checkout().join("target/corpus/wrong.txt");
    fs::create_dir_all(all.parent().unwrap()).unwrap();
    fs::write(&all, wrong.join("\n")).unwrap();
    let some: String = wrong.iter().take(20).map(|wrong| format!("{wrong}\n")).collect();
    assert!(wrong.is_empty(), "{} things are wrong, see {}:\n{some}", wrong.len(), all.display());
}
