//! Runs `disjunct diff` over pairs, and compares what it reports with what the mutations break.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::Value;
use tempfile::TempDir;

use super::kinds::Broken;
use super::pairs::Pair;
use super::rules::RULES;

/// How many of a hundred verdicts of an axis may be stricter than what breaks.
const STRICTER: usize = 5;

/// What the command reports about a pair. What breaks source code, the compiler decides.
pub struct Verdict {
    pub broken: Broken,
    /// Each change: its code and subject, and what it breaks.
    pub changes: Vec<String>,
    /// Why the command reports nothing; empty where it does.
    pub failure: String,
}

/// The verdicts of all pairs.
pub struct Tally<'p, 'd> {
    pub judged: Vec<(&'p Pair<'d>, Verdict)>,
}

/// The axes that a mutation's kind decides.
pub const AXES: [&str; 3] = ["old client", "new client", "behaviour"];

fn axes(broken: Broken) -> [bool; 3] {
    [broken.old_client, broken.new_client, broken.behaviour]
}

/// Compares the documents of each pair.
pub fn judge<'p, 'd>(pairs: &'p [Pair<'d>]) -> Tally<'p, 'd> {
    let next = AtomicUsize::new(0);
    let verdicts: Mutex<BTreeMap<usize, Verdict>> = Mutex::default();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let folder = TempDir::new().expect("a folder");
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(pair) = pairs.get(index) else { break };
                    let verdict = diff(&folder, pair);
                    verdicts.lock().expect("no panic").insert(index, verdict);
                }
            });
        }
    });
    let verdicts = verdicts.into_inner().expect("no panic");
    Tally {
        judged: pairs.iter().zip(verdicts.into_values()).collect(),
    }
}

fn diff(folder: &TempDir, pair: &Pair<'_>) -> Verdict {
    fs::write(folder.path().join("old.json"), &pair.document.text).expect("a file");
    fs::write(folder.path().join("new.json"), &pair.new).expect("a file");
    let output = Command::new(env!("CARGO_BIN_EXE_disjunct"))
        .current_dir(folder.path())
        .args([
            "diff",
            "old.json",
            "new.json",
            "--fail-on",
            "none",
            "--message-format",
            "json",
        ])
        .output()
        .expect("the command runs");
    let mut failure = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        let _ = write!(failure, "{}", output.status);
    }
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let changes = report["changes"].as_array().map_or(&[][..], Vec::as_slice);
    let breaks = |axis: &str| {
        let pointer = format!("{axis}/breaks");
        changes
            .iter()
            .any(|change| change.pointer(&pointer) == Some(&Value::Bool(true)))
    };
    Verdict {
        broken: Broken {
            old_client: breaks("/wire/old_client_new_service"),
            new_client: breaks("/wire/new_client_old_service"),
            behaviour: breaks("/behaviour"),
        },
        changes: changes.iter().map(show).collect(),
        failure,
    }
}

/// `field-removed types::Pet::note: source, old client`
fn show(change: &Value) -> String {
    let verdicts = [
        ("source", "/source"),
        ("old client", "/wire/old_client_new_service"),
        ("new client", "/wire/new_client_old_service"),
        ("behaviour", "/behaviour"),
    ];
    let mut broken = Vec::new();
    for (name, pointer) in verdicts {
        if change.pointer(&format!("{pointer}/breaks")) == Some(&Value::Bool(true)) {
            broken.push(name);
        }
    }
    let text = |key: &str| change[key].as_str().expect("a string").to_owned();
    format!(
        "{} {}: {}",
        text("code"),
        text("subject"),
        broken.join(", ")
    )
}

/// How a verdict compares with what breaks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Agreement {
    Exact,
    /// It is stricter, for this reason; `None` if there is no rule.
    Stricter(Option<&'static str>),
    Milder,
}

impl<'d> Tally<'_, 'd> {
    /// The number of documents.
    pub fn documents(&self) -> usize {
        let names = self.judged.iter().map(|(pair, _)| &pair.document.name);
        names.collect::<BTreeSet<_>>().len()
    }

    /// What breaks by the mutation and what is reported, on an axis, for each pair.
    pub fn on_axis(&self, axis: usize) -> Vec<(&Pair<'d>, &Verdict, bool, bool)> {
        let judged = self.judged.iter();
        let compared = judged.map(|(pair, verdict)| {
            let (breaks, reported) = (axes(pair.expected)[axis], axes(verdict.broken)[axis]);
            (*pair, verdict, breaks, reported)
        });
        compared.collect()
    }

    /// No verdict is milder than what breaks; few are stricter, each by a rule.
    pub fn assert(&self) {
        let mut wrong = String::new();
        for (pair, verdict) in &self.judged {
            if !verdict.failure.is_empty() {
                let _ = writeln!(wrong, "{}: {}", pair.show(), verdict.failure);
            }
        }
        for (axis, name) in AXES.iter().enumerate() {
            let mut stricter = 0;
            for (pair, verdict, breaks, reported) in self.on_axis(axis) {
                let problem = match agreement(pair, verdict, name, [breaks, reported]) {
                    Agreement::Exact => continue,
                    Agreement::Stricter(Some(_)) => {
                        stricter += 1;
                        continue;
                    }
                    Agreement::Stricter(None) => "stricter",
                    Agreement::Milder => "milder",
                };
                let _ = writeln!(wrong, "{problem} on {name}: {}", pair.show());
                for change in verdict.changes.iter().take(12) {
                    let _ = writeln!(wrong, "    {change}");
                }
            }
            let few = self.judged.len() * STRICTER / 100;
            assert!(
                stricter <= few,
                "{stricter} verdicts are stricter on {name}"
            );
        }
        assert!(wrong.is_empty(), "{} pairs\n{wrong}", self.judged.len());
    }
}

/// How what is reported compares with what breaks.
pub fn agreement(pair: &Pair<'_>, verdict: &Verdict, axis: &str, sides: [bool; 2]) -> Agreement {
    match sides {
        [true, false] => Agreement::Milder,
        [false, true] => {
            let rule = RULES
                .iter()
                .find(|rule| (rule.applies)(pair, verdict, axis));
            Agreement::Stricter(rule.map(|rule| rule.reason))
        }
        _ => Agreement::Exact,
    }
}
