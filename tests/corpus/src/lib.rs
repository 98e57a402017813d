//! The corpus as a test: the crate of every real document compiles without a warning, and is faithful to its document.
//!
//! In: the documents and their examples, published ones next to the checkout and ten of our own. Out: a [`Report`]. A document's crate is generated, a
//! program around it is written ([`probe`]), cargo builds both ([`build`]), and the program decodes and writes back whatever
//! it is sent: the document's own examples ([`examples`]), and samples of its schemas with one thing changed ([`evolve`]).

pub mod build;
pub mod compare;
pub mod documents;
pub mod evolve;
pub mod examples;
pub mod grid;
pub mod included;
pub mod known;
pub mod make;
pub mod probe;
pub mod raw;
pub mod report;
pub mod sample;
pub mod schema;
pub mod suite;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use documents::Document;
use known::Known;
use report::{Report, Row};

/// The folder of the checkout.
#[must_use]
pub fn checkout() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of all builds: dependencies of emitted crates that are the same are compiled once, also for other tests.
#[must_use]
pub fn target_folder() -> PathBuf {
    checkout().join("target")
}

/// The folder beside the checkout where the documents are.
#[must_use]
pub fn shared() -> PathBuf {
    checkout().join("../shared")
}

/// How much is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// What warns of the crates.
    pub lints: Lints,
    /// Of how many types of each document samples are made.
    pub sampled: usize,
    /// Whether each client is also one file, included by a crate that denies lints.
    pub included: bool,
}

/// What warns of the crates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lints {
    /// The compiler.
    Compiler,
    /// Clippy with its default lints too.
    Clippy,
}

/// Where documents come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Published by others, next to the checkout: a clone does not have them.
    Published,
    /// Written for this project in the manner of well-known frameworks: `tests/documents`.
    Ours,
}

impl Origin {
    /// The folder of the documents.
    #[must_use]
    pub fn folder(self) -> PathBuf {
        match self {
            Self::Published => shared().join("corpus"),
            Self::Ours => checkout().join("tests/documents"),
        }
    }

    /// The folder that their crates are written to.
    #[must_use]
    pub fn workspace(self) -> PathBuf {
        let name = match self {
            Self::Published => "corpus",
            Self::Ours => "documents",
        };
        checkout().join("target").join(name)
    }
}

/// Generates, compiles and runs the crates of some documents.
///
/// # Panics
/// Where the machine fails us: what is wrong with a crate is in the report.
#[must_use]
pub fn run(documents: &[Document], origin: Origin, effort: Effort) -> Report {
    let listed = match origin {
        Origin::Published => examples::read_examples(&shared().join("corpus-examples.jsonl.gz")),
        Origin::Ours => BTreeMap::new(),
    };
    let known = Known::read();
    let mut crates = make::make_crates(documents, effort.included);
    for made in &mut crates {
        let own = match origin {
            Origin::Published => listed.get(&made.document.spec).cloned().unwrap_or_default(),
            Origin::Ours => examples::examples_within(&made.raw),
        };
        made.plan_examples(&own);
        made.plan_changes(effort.sampled, &known);
    }
    let workspace = make::write_workspace(&crates, origin.workspace());
    let whole = crates.iter().filter(|made| made.errors.is_empty());
    let built = build::build(
        &workspace,
        effort,
        whole.map(|made| make::package(&made.document)),
    );
    let rows = crates.iter().map(|made| Row::of(made, &built)).collect();
    Report { rows }
}
