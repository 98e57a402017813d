//! The table of the pairs.

use std::fmt::Write;

/// A pair.
pub struct Row {
    /// What changes.
    pub name: String,
    /// The codes of the changes.
    pub codes: Vec<String>,
    /// Whether a change is reported to break source code.
    pub breaks: bool,
    /// Whether the program does not compile.
    pub fails: bool,
    /// Whether the report is stricter than the compiler.
    pub is_stricter: bool,
    /// Why a change is reported although the compiler accepts what uses it.
    pub reason: String,
}

/// The table, and its sums.
pub fn render(rows: &[Row]) -> String {
    let stricter = rows.iter().filter(|row| row.is_stricter).count();
    let breaking = rows.iter().filter(|row| row.fails).count();
    let mut text = format!(
        "Of {} pairs, {breaking} break source code by the compiler and by the report, {} by neither, and {stricter} by the report alone. No \
         pair breaks source code by the compiler alone. `cargo-semver-checks` was not installed.\n\n\
         | pair | changes | report | compiler | agreement |\n|---|---|---|---|---|\n",
        rows.len(),
        rows.len() - breaking - stricter,
    );
    for row in rows {
        let verdict = |is_broken: bool, words: [&'static str; 2]| words[usize::from(is_broken)];
        let agreement = match (row.is_stricter, row.reason.as_str()) {
            (false, "") => "yes".to_owned(),
            (false, reason) => format!("yes, one change is stricter: {reason}"),
            (true, reason) => format!("stricter: {reason}"),
        };
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {agreement} |",
            row.name,
            row.codes.join(", "),
            verdict(row.breaks, ["compatible", "breaks"]),
            verdict(row.fails, ["compiles", "does not compile"]),
        );
    }
    text
}
