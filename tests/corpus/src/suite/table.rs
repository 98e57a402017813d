//! The checked-in table: every value that does not become what the suite says, and why.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::outcome::{Outcome, Tested};

/// Reasons that no diagnostic gives, because they are decisions that the documentation states: by file and description of the
/// group, `*` for all groups of a file.
#[derive(Debug, Default)]
pub struct Decisions(BTreeMap<(String, String), String>);

/// What stands for no reason.
const NO_REASON: &str = "(none)";

/// How a decision begins.
const DECISION: &str = "decided: ";

impl Decisions {
    /// Reads lines of three columns.
    ///
    /// # Panics
    /// Where a line has not three columns.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        Self(
            lines
                .map(
                    |line| match line.split('\t').collect::<Vec<_>>().as_slice() {
                        [file, group, why] => (
                            ((*file).to_owned(), (*group).to_owned()),
                            format!("{DECISION}{why}"),
                        ),
                        _ => panic!("a line has not three columns: {line}"),
                    },
                )
                .collect(),
        )
    }

    /// The decisions that are the reason of no row, as `file: group`.
    #[must_use]
    pub fn unused(&self, rows: &[Row]) -> Vec<String> {
        let is_used = |file: &str, group: &str| {
            let of_group = |row: &&Row| row.file == file && (group == "*" || row.group == group);
            rows.iter()
                .filter(of_group)
                .any(|row| row.reason.starts_with(DECISION))
        };
        let unused = self.0.keys().filter(|(file, group)| !is_used(file, group));
        unused
            .map(|(file, group)| format!("{file}: {group}"))
            .collect()
    }

    fn why(&self, tested: &Tested) -> Option<&String> {
        let group = &tested.made.group;
        let of = |description: &str| self.0.get(&(group.file.clone(), description.to_owned()));
        of(&group.description).or_else(|| of("*"))
    }
}

/// The values of a group that have one outcome other than the suite's, for one reason.
#[derive(Debug)]
pub struct Row {
    /// The file of the group.
    pub file: String,
    /// The description of the group.
    pub group: String,
    /// What became of the values.
    pub outcome: Outcome,
    /// Diagnostics with their locations, or a decision; empty where nothing announces it.
    pub reason: String,
    /// The descriptions of the values.
    pub values: Vec<String>,
}

/// The rows of all groups, in their order.
#[must_use]
pub fn rows(tested: &[Tested], decisions: &Decisions) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for tested in tested {
        let first = rows.len();
        for (value, outcome) in tested.outcomes().filter(|(_, outcome)| !outcome.is_right()) {
            let announced = tested.announced_by(value, outcome).join(", ");
            let decided = decisions.why(tested).filter(|_| announced.is_empty());
            let reason = decided.cloned().unwrap_or(announced);
            let same = |row: &&mut Row| row.outcome == outcome && row.reason == reason;
            if let Some(row) = rows[first..].iter_mut().find(same) {
                row.values.push(value.description.clone());
                continue;
            }
            rows.push(Row {
                file: tested.made.group.file.clone(),
                group: tested.made.group.description.clone(),
                outcome,
                reason,
                values: vec![value.description.clone()],
            });
        }
    }
    rows
}

/// The text of the table.
#[must_use]
pub fn write(rows: &[Row]) -> String {
    let mut text = "# file\tgroup\toutcome\treason: diagnostics and their locations in the schema, or a decision\tvalues\n".to_owned();
    for row in rows {
        let values = row.values.join(" | ");
        let reason = if row.reason.is_empty() {
            NO_REASON
        } else {
            &row.reason
        };
        let _ = writeln!(
            text,
            "{}\t{}\t{}\t{reason}\t{values}",
            row.file,
            row.group,
            row.outcome.text()
        );
    }
    text
}

/// The figures of a run, a line each.
#[must_use]
pub fn summary(tested: &[Tested], rows: &[Row]) -> String {
    let count = |wanted: Outcome| {
        let outcomes = tested.iter().flat_map(Tested::outcomes);
        outcomes.filter(|(_, outcome)| *outcome == wanted).count()
    };
    let mut text = String::new();
    let mut line = |count: usize, what: &str| _ = writeln!(text, "{count:>5}  {what}");
    line(count(Outcome::Kept), "valid, kept");
    line(count(Outcome::Changed), "valid, changed");
    line(count(Outcome::ValidRefused), "valid, refused, of which");
    for (reason, values) in by_reason(rows, Outcome::ValidRefused) {
        line(values, &format!("  {reason}"));
    }
    line(count(Outcome::InvalidRefused), "invalid, refused");
    let mut accepted = by_reason(rows, Outcome::InvalidAccepted);
    let silent = accepted.remove(NO_REASON).unwrap_or(0);
    line(
        accepted.values().sum(),
        "invalid, accepted and announced, of which",
    );
    for (reason, values) in accepted {
        line(values, &format!("  {reason}"));
    }
    line(silent, "invalid, accepted silently");
    line(count(Outcome::NoTypes), "no types: the document is refused");
    text
}

/// How many values have an outcome, by the codes that announce it, or by the decision.
fn by_reason(rows: &[Row], outcome: Outcome) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for row in rows.iter().filter(|row| row.outcome == outcome) {
        if row.reason.starts_with(DECISION) {
            *counts.entry(row.reason.clone()).or_default() += row.values.len();
            continue;
        }
        let mut codes: Vec<&str> = row
            .reason
            .split(", ")
            .map(|reason| reason.split(" #").next().unwrap())
            .collect();
        codes.sort_unstable();
        codes.dedup();
        let codes = if row.reason.is_empty() {
            NO_REASON.to_owned()
        } else {
            codes.join(", ")
        };
        *counts.entry(codes).or_default() += row.values.len();
    }
    counts
}
