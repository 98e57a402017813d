//! Documents that others wrote: the published ones of the corpus.
//!
//! Their folder lies next to the checkout. Where it is not there, nothing is tested, and the test says so. What comes of them is
//! pinned in `tests/corpus.tsv`: a change that reaches a document that it should not reach shows there.

#[path = "support/shared_folder.rs"]
mod shared_folder;

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::{self, Write};
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use disjunct::{Files, Layout, Options, Severity, generate};
use shared_folder::shared_folder;

/// As much as a main thread has; a thread of a test has a quarter of it.
const STACK: usize = 8 << 20;

/// What becomes of a document.
enum Outcome {
    Files(Made),
    /// The codes of its errors, each once.
    Errors(BTreeSet<&'static str>),
    Panic(String),
}

/// The files that are made of a document, and what they leave out.
struct Made {
    files: Files,
    skipped: usize,
    untyped: usize,
}

impl fmt::Debug for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Files(made) => write!(f, "{} files", made.files.len()),
            Self::Errors(codes) => write!(f, "errors {codes:?}"),
            Self::Panic(message) => write!(f, "panic: {message}"),
        }
    }
}

/// The documents of the corpus that no client is made of, with the codes of their errors in the alphabet's order. It may only
/// get shorter.
const WITH_ERRORS: &[(&str, &[&str])] = &[];

/// The bytes are those of an earlier run, of which the table has the hashes.
#[test]
fn the_corpus_is_generated_with_the_same_bytes() {
    let outcomes = for_each_document("corpus", outcome_of);
    let mut failed = Vec::new();
    for (name, (outcome, _)) in &outcomes {
        let known = WITH_ERRORS
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, codes)| *codes);
        match (outcome, known) {
            (Outcome::Files(_), None) => {}
            (Outcome::Files(_), Some(_)) => {
                failed.push(format!(
                    "{name} has no errors any more: take it out of the table"
                ));
            }
            (Outcome::Errors(codes), Some(known)) if codes.iter().eq(known) => {
                println!("{name}: {codes:?}");
            }
            _ => failed.push(format!("{name}: {outcome:?}")),
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
    if !outcomes.is_empty() {
        assert_pinned(&outcomes);
    }
}

/// Asserts that `tests/corpus.tsv` says what came of each document, and repairs it unless this is CI.
fn assert_pinned(outcomes: &BTreeMap<String, (Outcome, Duration)>) {
    let mut table =
        String::from("document\thash\tfiles\tlines\tskipped operations\tuntyped schemas\n");
    for (name, (outcome, _)) in outcomes {
        let Outcome::Files(Made {
            files,
            skipped,
            untyped,
        }) = outcome
        else {
            continue;
        };
        let lines: usize = files.iter().map(|(_, text)| text.lines().count()).sum();
        let hash = hash(files);
        writeln!(
            table,
            "{name}\t{hash:016x}\t{}\t{lines}\t{skipped}\t{untyped}",
            files.len()
        )
        .unwrap();
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus.tsv");
    let pinned = fs::read_to_string(&path).unwrap_or_default();
    let changed: Vec<&str> = table
        .lines()
        .filter(|line| !pinned.lines().any(|known| known == *line))
        .collect();
    if pinned != table && env::var_os("CI").is_none() {
        fs::write(&path, &table).unwrap();
    }
    assert!(
        pinned == table,
        "tests/corpus.tsv is stale: run this test locally, and look at what it changes\n{changed:#?}"
    );
}

/// FNV-1a over all paths and texts.
fn hash(files: &Files) -> u64 {
    let bytes = files
        .iter()
        .flat_map(|(path, text)| [path, "\0", text, "\0"])
        .flat_map(str::bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn outcome_of(path: &Path) -> Outcome {
    let made = generate(path, &Options::default(), Layout::Crate).unwrap();
    let errors = made
        .diagnostics
        .iter()
        .filter(|found| found.severity == Severity::Error);
    let errors = errors.map(|found| found.code.name).collect();
    let skipped = made
        .diagnostics
        .iter()
        .filter(|found| found.code.name == "skipped-operation")
        .count();
    let untyped = made.untyped.len();
    made.files.map_or(Outcome::Errors(errors), |files| {
        Outcome::Files(Made {
            files,
            skipped,
            untyped,
        })
    })
}

/// What becomes of each document of a folder, and how long it took. Empty where there is no such folder.
fn for_each_document(
    folder: &str,
    task: impl Fn(&Path) -> Outcome + Sync,
) -> BTreeMap<String, (Outcome, Duration)> {
    let Some(folder) = shared_folder(folder) else {
        return BTreeMap::new();
    };
    let mut documents = documents_in(&folder);
    // The large ones first, so that no thread is left with one at the end.
    documents.sort_by_key(|path| std::cmp::Reverse(fs::metadata(path).unwrap().len()));
    let (next, outcomes) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let work = || {
        while let Some(path) = documents.get(next.fetch_add(1, Ordering::Relaxed)) {
            let start = Instant::now();
            let outcome = panic::catch_unwind(AssertUnwindSafe(|| task(path)));
            let outcome = outcome.unwrap_or_else(|panic| Outcome::Panic(spell_panic(&*panic)));
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            outcomes
                .lock()
                .unwrap()
                .insert(name, (outcome, start.elapsed()));
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().unwrap().get() {
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, work)
                .unwrap();
        }
    });
    outcomes.into_inner().unwrap()
}

/// The documents of a folder, and those that have a folder for themselves.
fn documents_in(folder: &Path) -> Vec<PathBuf> {
    let entries = |folder: &Path| {
        fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect::<Vec<_>>()
    };
    let (folders, files): (Vec<_>, Vec<_>) =
        entries(folder).into_iter().partition(|path| path.is_dir());
    let files = files
        .into_iter()
        .chain(folders.iter().flat_map(|folder| entries(folder)));
    let is_document = |path: &PathBuf| {
        path.is_file() && path.extension().is_some_and(|extension| extension != "tsv")
    };
    files.filter(is_document).collect()
}

fn spell_panic(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied())
        .unwrap_or_default()
        .to_owned()
}
