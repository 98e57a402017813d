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
    /// The lints of `cargo-semver-checks` that fail, if it is installed.
    pub lints: Option<Vec<String>>,
}

impl Row {
    /// What `cargo-semver-checks` says.
    fn semver_checks(&self) -> String {
        match &self.lints {
            None => "not installed".to_owned(),
            Some(lints) if lints.is_empty() => "compatible".to_owned(),
            Some(lints) => lints.join(", "),
        }
    }
}

/// The table, and its sums.
pub fn render(rows: &[Row]) -> String {
    let stricter = rows.iter().filter(|row| row.is_stricter).count();
    let breaking = rows.iter().filter(|row| row.fails).count();
    let mut text = format!(
        "Of {} pairs, {breaking} break source code by the compiler and by the report, {} by neither, and {stricter} by the report alone. No \
         pair breaks source code by the compiler alone. {}\n\n\
         | pair | changes | report | compiler | agreement | `cargo-semver-checks` |\n|---|---|---|---|---|---|\n",
        rows.len(),
        rows.len() - breaking - stricter,
        agreement_of_semver_checks(rows),
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
            "| {} | {} | {} | {} | {agreement} | {} |",
            row.name,
            row.codes.join(", "),
            verdict(row.breaks, ["compatible", "breaks"]),
            verdict(row.fails, ["compiles", "does not compile"]),
            row.semver_checks(),
        );
    }
    text
}

/// How often `cargo-semver-checks` and the compiler agree.
fn agreement_of_semver_checks(rows: &[Row]) -> String {
    let mut agree = 0;
    let mut misses = 0;
    let mut alone = 0;
    for row in rows {
        let Some(lints) = &row.lints else {
            return "`cargo-semver-checks` was not installed.".to_owned();
        };
        match (!lints.is_empty(), row.fails) {
            (false, true) => misses += 1,
            (true, false) => alone += 1,
            (true, true) | (false, false) => agree += 1,
        }
    }
    format!(
        "`cargo-semver-checks`, which compares the rustdoc of both crates, agrees with the compiler about {agree} of them; it misses \
         {misses} breaks, and reports {alone} that the program does not notice."
    )
}
