//! The crates of the corpus, compiled and run. It takes minutes, so nothing here runs unless it is asked for.

use std::env;
use std::fs;

use corpus::documents::{Document, documents, group, group_of_today};
use corpus::{Lints, checkout, run, shared};

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
            all.into_iter().filter(|document| names.contains(&document.name.as_str())).collect()
        }
    };
    check(&some, Lints::Compiler);
}

/// Everything, by clippy's default lints too. Writes `docs/corpus.md`.
#[test]
#[ignore = "it compiles the crates of a hundred documents"]
fn the_whole_corpus() {
    let lints = if env::var_os("CORPUS_WITHOUT_CLIPPY").is_some() { Lints::Compiler } else { Lints::Clippy };
    let table = check(&documents(&shared().join("corpus")), lints);
    fs::create_dir_all(checkout().join("docs")).unwrap();
    fs::write(checkout().join("docs/corpus.md"), table).unwrap();
}

fn check(documents: &[Document], lints: Lints) -> String {
    if documents.is_empty() {
        println!("skipped: there is no folder {}", shared().join("corpus").display());
    }
    let report = run(documents, lints);
    let wrong = report.wrong();
    fs::write(checkout().join("target/corpus-wrong.txt"), wrong.join("\n")).unwrap();
    println!("{}", report.table());
    report.table()
}
