//! What was found, as text and as JSON.

use std::fmt::Write;

use serde_json::{Value, json};

use super::row::Rows;
use crate::cli::console::{escape_command, escape_property};
use crate::fit::Tally;
use crate::render::inert_text;

/// How many patterns of URLs without an operation are shown; `--message-format json` has all.
const PATTERNS: usize = 20;

/// What is shown.
pub struct Outcome<'a> {
    /// The document.
    pub spec: &'a str,
    /// The counts.
    pub tally: &'a Tally,
    /// What is not as declared.
    pub rows: &'a Rows,
    /// The path of the overlay, and how many actions are new.
    pub overlay: Option<(&'a str, usize)>,
}

/// Formats the counts, the table, and the requests without an operation.
pub fn format_table(outcome: &Outcome<'_>) -> String {
    let tally = outcome.tally;
    let counted = |count: u64, one: &str, several: &str| {
        format!("{count} {}", if count == 1 { one } else { several })
    };
    let mut text = format!(
        "{}: {}, {} compared, {} without JSON, {} not of an operation\n",
        inert_text(outcome.spec),
        counted(tally.recordings, "recording", "recordings"),
        counted(tally.bodies, "body", "bodies"),
        tally.without_body,
        tally.unmatched_count(),
    );
    if outcome.rows.is_empty() {
        if tally.recordings > tally.unmatched_count() {
            text.push_str("everything is as declared\n");
        }
    } else {
        put_rows(outcome, &mut text);
    }
    put_unmatched(tally, &mut text);
    text
}

fn put_rows(outcome: &Outcome<'_>, text: &mut String) {
    let head = ["how often", "declared", "came", "location"].map(str::to_owned);
    let cells = outcome.rows.values().map(|row| {
        let often = format!("{} of {}", row.count, row.of);
        let pointer = inert_text(&row.pointer);
        let location = match &row.position {
            Some((file, line, column)) => {
                format!("{}:{line}:{column} `{pointer}`", inert_text(file))
            }
            None => format!("`{pointer}`"),
        };
        let shown = |text: &str| inert_text(text).into_owned();
        [often, shown(&row.declared), shown(&row.came), location]
    });
    let table: Vec<[String; 4]> = [head].into_iter().chain(cells).collect();
    let width = |column: usize| {
        let widths = table.iter().map(|row| row[column].chars().count());
        widths.max().unwrap_or(0)
    };
    let widths = [width(0), width(1), width(2)];
    let reasons = outcome.rows.values().map(|row| row.left.as_deref());
    text.push('\n');
    for (row, reason) in table.iter().zip([None].into_iter().chain(reasons)) {
        let [often, declared, came, location] = row;
        let [first, second, third] = widths;
        let _ = writeln!(
            text,
            "{often:first$}  {declared:second$}  {came:third$}  {location}"
        );
        if let Some(reason) = reason {
            let _ = writeln!(text, "  not in the overlay: {}", inert_text(reason));
        }
    }
}

fn put_unmatched(tally: &Tally, text: &mut String) {
    if tally.unmatched.is_empty() {
        return;
    }
    let mut patterns: Vec<(&String, &u64)> = tally.unmatched.iter().collect();
    patterns.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    text.push_str("\nnot of an operation\n");
    for (pattern, count) in patterns.iter().take(PATTERNS) {
        let _ = writeln!(text, "{count:5}  {}", inert_text(pattern));
    }
    if patterns.len() > PATTERNS {
        let _ = writeln!(text, "       and {} more", patterns.len() - PATTERNS);
    }
}

/// Annotations of the lines that declare something else, as workflow commands of GitHub.
pub fn format_annotations(outcome: &Outcome<'_>) -> String {
    let mut text = String::new();
    for row in outcome.rows.values() {
        let (declared, came) = (&row.declared, &row.came);
        let message = format!(
            "declared {declared}, came {came}: {} of {}",
            row.count, row.of
        );
        let message = escape_command(&inert_text(&message));
        let _ = match &row.position {
            Some((file, line, column)) => writeln!(
                text,
                "::error file={},line={line},col={column}::{message}",
                escape_property(&inert_text(file)),
            ),
            None => writeln!(text, "::error::{message}"),
        };
    }
    text
}

/// One object: counts, `deviations`, `unmatched` and `overlay`.
pub fn table_value(outcome: &Outcome<'_>) -> Value {
    let tally = outcome.tally;
    let deviations = outcome.rows.values().map(|row| {
        let (file, line, column) = match &row.position {
            Some((file, line, column)) => (json!(file), json!(line), json!(column)),
            None => (Value::Null, Value::Null, Value::Null),
        };
        json!({
            "pointer": row.pointer,
            "file": file,
            "line": line,
            "column": column,
            "declared": row.declared,
            "came": row.came,
            "count": row.count,
            "of": row.of,
            "left": row.left,
        })
    });
    json!({
        "spec": outcome.spec,
        "recordings": tally.recordings,
        "compared": tally.bodies,
        "without_json": tally.without_body,
        "deviating": tally.deviating,
        "deviations": deviations.collect::<Vec<_>>(),
        "unmatched": tally.unmatched,
        "overlay": outcome.overlay.map(|(path, actions)| {
            json!({ "path": path, "actions": actions })
        }),
    })
}
