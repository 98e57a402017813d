//! The tables of the mutations in `docs/bumps.md`.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::judge::{AXES, Agreement, Tally, agreement};

/// The table of the axes that a mutation's kind decides.
pub fn table(tally: &Tally<'_, '_>) -> String {
    let mut text = format!(
        "{} mutations of {} documents, each judged by a rule of its kind and by where what it changes is used. A cell is the number of \
         pairs that break, and the number of those that are reported.\n\n",
        tally.judged.len(),
        tally.documents()
    );
    text += &counts(tally);
    text += "\n| mutation | pairs | old client, new service | new client, old service | behaviour |\n|---|--:|--:|--:|--:|\n";
    let mut kinds: BTreeMap<&str, (usize, [[usize; 2]; 3])> = BTreeMap::new();
    for axis in 0..AXES.len() {
        for (pair, _, breaks, reported) in tally.on_axis(axis) {
            let (pairs, cells) = kinds.entry(pair.kind.name).or_default();
            *pairs += usize::from(axis == 0);
            cells[axis][0] += usize::from(breaks);
            cells[axis][1] += usize::from(reported);
        }
    }
    for (kind, (pairs, cells)) in kinds {
        let cells: Vec<String> = cells
            .iter()
            .map(|[breaks, reported]| show(*breaks, *reported))
            .collect();
        let _ = writeln!(text, "| {kind} | {pairs} | {} |", cells.join(" | "));
    }
    text + &stricter(tally)
}

fn show(breaks: usize, reported: usize) -> String {
    match (breaks, reported) {
        (0, 0) => String::new(),
        (breaks, reported) => format!("{breaks} / {reported}"),
    }
}

/// How many verdicts are exact, axis by axis.
fn counts(tally: &Tally<'_, '_>) -> String {
    let mut text = "| axis | exact | stricter | milder |\n|---|--:|--:|--:|\n".to_owned();
    for (axis, name) in AXES.iter().enumerate() {
        let (mut exact, mut stricter, mut milder) = (0, 0, 0);
        for (pair, verdict, breaks, reported) in tally.on_axis(axis) {
            match agreement(pair, verdict, name, [breaks, reported]) {
                Agreement::Exact => exact += 1,
                Agreement::Stricter(_) => stricter += 1,
                Agreement::Milder => milder += 1,
            }
        }
        let _ = writeln!(text, "| {name} | {exact} | {stricter} | {milder} |");
    }
    text
}

/// Each stricter verdict, by its rule.
fn stricter(tally: &Tally<'_, '_>) -> String {
    let mut by_rule: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (axis, name) in AXES.iter().enumerate() {
        for (pair, verdict, breaks, reported) in tally.on_axis(axis) {
            let found = agreement(pair, verdict, name, [breaks, reported]);
            if let Agreement::Stricter(Some(reason)) = found {
                let document = &pair.document.name;
                let line = format!("`{document}`, {} ({name}, {})", pair.kind.name, pair.used);
                by_rule.entry(reason).or_default().push(line);
            }
        }
    }
    let mut text = String::new();
    for (reason, lines) in by_rule {
        let _ = write!(text, "\nStricter: {reason}.\n\n");
        for line in lines {
            let _ = writeln!(text, "- {line}");
        }
    }
    text
}
