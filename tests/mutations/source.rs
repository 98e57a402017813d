//! What the compiler reports about mutations: the program that uses the old crate, compiled against the new one.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use tempfile::TempDir;

use super::batch::{Change, Job, Outcome, check};
use super::pairs::Pair;

/// The pairs of one build: the disk has the crates of one build only.
const BATCH: usize = 50;

/// How many of a hundred verdicts may be stricter than the compiler.
const STRICTER: usize = 5;

/// Changes that are reported and may compile, with the reason.
const RULES: [(&[&str], &str); 1] = [(
    &["parameter-removed", "required-parameter-added"],
    "a required parameter takes the position of another one of its type, so that code compiles and passes the value of the other one",
)];

/// What the compiler reports about a kind of mutation.
#[derive(Default)]
struct Count {
    pairs: usize,
    broken: usize,
    reported: usize,
}

/// What the compiler reports about all mutations.
#[derive(Default)]
pub struct Source {
    kinds: BTreeMap<&'static str, Count>,
    pairs: usize,
    /// The number of changes that are reported as breaking.
    changes: usize,
    /// Those without an error of their own, by code. Other errors may hide theirs.
    silent: BTreeMap<String, usize>,
    /// The pairs that are reported and compile, each with a rule.
    stricter: Vec<String>,
    /// Those without a rule.
    unexplained: Vec<String>,
    /// The pairs with errors that no change explains.
    milder: Vec<String>,
}

impl Source {
    /// Compiles the programs of the next pairs.
    pub fn add(&mut self, pairs: &[Pair<'_>]) {
        let folder = TempDir::new().expect("a folder");
        let mut jobs = Vec::new();
        for (index, pair) in pairs.iter().enumerate() {
            let path = |side: &str| folder.path().join(format!("{index}.{side}.json"));
            let (old, new) = (path("old"), path("new"));
            fs::write(&old, &pair.document.text).expect("a file");
            fs::write(&new, &pair.new).expect("a file");
            let name = pair.show();
            jobs.push(Job { name, old, new });
        }
        let outcomes = check("mutations", &jobs);
        for ((pair, job), outcome) in pairs.iter().zip(&jobs).zip(outcomes) {
            let outcome = outcome.unwrap_or_else(|error| panic!("{}: {error}", job.name));
            self.count(pair, &outcome);
        }
    }

    fn count(&mut self, pair: &Pair<'_>, outcome: &Outcome) {
        let breaks: Vec<&Change> = outcome
            .changes
            .iter()
            .filter(|change| change.breaks)
            .collect();
        let is_broken = breaks.iter().any(|change| change.errors > 0);
        let count = self.kinds.entry(pair.kind.name).or_default();
        self.pairs += 1;
        count.pairs += 1;
        count.broken += usize::from(is_broken || !outcome.unexplained.is_empty());
        count.reported += usize::from(!breaks.is_empty());
        self.changes += breaks.len();
        for change in breaks.iter().filter(|change| change.errors == 0) {
            *self.silent.entry(change.code.clone()).or_default() += 1;
        }
        if !breaks.is_empty() && !is_broken {
            let codes: BTreeSet<&str> = breaks.iter().map(|change| change.code.as_str()).collect();
            let rule = RULES
                .iter()
                .find(|(explained, _)| codes.iter().all(|code| explained.contains(code)));
            match rule {
                Some((_, reason)) => self.stricter.push(format!("{}: {reason}", pair.show())),
                None => {
                    let subjects = breaks.iter().map(|change| change.subject.as_str());
                    let subjects: Vec<&str> = subjects.collect();
                    let changes = format!("{codes:?} of {}", subjects.join(", "));
                    self.unexplained.push(format!("{}: {changes}", pair.show()));
                }
            }
        }
        for error in &outcome.unexplained {
            let item = error.item.as_deref().unwrap_or("no item");
            self.milder
                .push(format!("{}: {item}: {}", pair.show(), error.message));
        }
    }

    /// The table, of pairs that were compiled on a day.
    pub fn table(&self, day: &str) -> String {
        let stricter = self.stricter.len() + self.unexplained.len();
        let milder = self.milder.len();
        let exact = self.pairs - stricter - milder;
        let mut text = format!(
            "{} mutations, compiled on {day}: {exact} exact, {stricter} stricter, {milder} milder. A cell is the number of pairs.\n\n\
             | mutation | pairs | does not compile | is reported |\n|---|--:|--:|--:|\n",
            self.pairs
        );
        for (kind, count) in &self.kinds {
            let Count {
                pairs,
                broken,
                reported,
            } = count;
            let _ = writeln!(text, "| {kind} | {pairs} | {broken} | {reported} |");
        }
        let silent: Vec<String> = self
            .silent
            .iter()
            .map(|(code, count)| format!("`{code}` ({count})"))
            .collect();
        let _ = write!(
            text,
            "\nOf {} changes that are reported, {} have an error of the compiler of their own.",
            self.changes,
            self.changes - self.silent.values().sum::<usize>()
        );
        if !silent.is_empty() {
            let _ = write!(text, " The others: {}.", silent.join(", "));
        }
        text += "\n";
        if !self.stricter.is_empty() {
            text += "\nStricter:\n\n";
        }
        for pair in &self.stricter {
            let _ = writeln!(text, "- {pair}");
        }
        text
    }

    /// No verdict is milder than the compiler, and few are stricter.
    pub fn assert(&self) {
        assert!(self.milder.is_empty(), "milder: {:#?}", self.milder);
        assert!(
            self.unexplained.is_empty(),
            "stricter: {:#?}",
            self.unexplained
        );
        let few = self.pairs * STRICTER / 100;
        assert!(self.stricter.len() <= few, "stricter: {:#?}", self.stricter);
    }
}

/// The pairs of each build.
pub fn batches<'p, 'd>(pairs: &'p [Pair<'d>]) -> std::slice::Chunks<'p, Pair<'d>> {
    pairs.chunks(BATCH)
}
