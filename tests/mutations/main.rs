//! Documents that are mutated by a fixed seed: `disjunct diff` reports what each mutation breaks.
//!
//! A mutation is of a kind, for which `kinds.rs` and the modules with the kinds state what it breaks where a request or a response has
//! what is changed. Whether one has it is found out by `uses.rs`, without the generator. What breaks source code, the compiler decides.

#![cfg(feature = "cli")]

#[path = "../bumps/batch.rs"]
mod batch;
mod bodies;
mod documentation;
mod documents;
mod judge;
mod kinds;
mod model;
mod objects;
mod operations;
#[path = "../bumps/table.rs"]
mod page;
mod pairs;
mod parameters;
mod pointer;
mod properties;
mod random;
mod rules;
mod security;
mod source;
mod table;
mod unions;
mod uses;
mod values;

use std::env;

use judge::judge;
use page::write_section;
use pairs::pairs_of;
use source::{Source, batches};

/// Mutations of each document.
const EACH: usize = 8;

/// The size of the largest documents of the corpus that are mutated, in bytes.
const LARGEST: u64 = 1_000_000;

/// The size of the largest documents whose crates are compiled.
const LARGEST_COMPILED: u64 = 60_000;

#[test]
fn mutations_of_the_repository_break_what_diff_reports() {
    let documents = documents::of_repository();
    judge(&pairs_of(&documents, EACH)).assert();
}

/// Takes minutes, and writes `docs/bumps.md`: `cargo test --test mutations -- --ignored mutations_of_the_corpus`.
#[test]
#[ignore = "takes minutes"]
fn mutations_of_the_corpus_break_what_diff_reports() {
    let Some(documents) = documents::of_corpus(LARGEST) else {
        return;
    };
    let pairs = pairs_of(&documents, EACH);
    let tally = judge(&pairs);
    tally.assert();
    assert!(pairs.len() >= 300, "{} pairs", pairs.len());
    assert!(tally.documents() >= 40, "{} documents", tally.documents());
    write_section("mutations", &table::table(&tally));
}

/// Takes minutes, and writes `docs/bumps.md`: `cargo test --test mutations -- --ignored compiles`. `MUTATIONS=100` compiles at most a
/// hundred pairs, spread over the documents.
#[test]
#[ignore = "takes minutes"]
fn what_compiles_with_mutations_is_what_diff_reports() {
    let Some(documents) = documents::of_corpus(LARGEST_COMPILED) else {
        return;
    };
    let mut pairs = pairs_of(&documents, EACH);
    let most = env::var("MUTATIONS").map_or(Ok(pairs.len()), |most| most.parse());
    // Spread over the documents and kinds.
    let step = pairs.len().div_ceil(most.expect("a number").max(1));
    let mut index = 0;
    pairs.retain(|_| {
        index += 1;
        (index - 1) % step == 0
    });
    let mut source = Source::default();
    for batch in batches(&pairs) {
        source.add(batch);
        write_section("mutations, compiled", &source.table(&today()));
    }
    source.assert();
}

/// The day of the run.
fn today() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%d").to_string()
}
