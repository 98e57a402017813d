//! The entry of a version in `CHANGELOG.md`: the changes, and what users of the crate have to do.

#[cfg(test)]
mod tests;

use std::fmt::Write;

use crate::cli::diff::{Located, Report, ReportEntry, code_span, code_spans};
use crate::compare::{CODES, Change, Side};
use crate::config::PackageVersion;

/// The name of the file, in the folder of the crate.
pub const FILE_NAME: &str = "CHANGELOG.md";

/// The entry of a version.
pub struct Entry {
    api_version: String,
    old_api_version: String,
    breaking: Vec<String>,
    compatible: Vec<String>,
    /// The items, before and after, and what users have to do.
    migration: Vec<[String; 4]>,
}

impl Entry {
    /// The entry of a comparison.
    pub fn of(report: &Report<'_>) -> Self {
        let breaking = report.breaking_entries();
        let compatible = report.compatible_entries();
        let to_do = breaking.iter().chain(&compatible);
        let to_do = to_do.filter(|entry| !entry.advice().0.is_empty());
        Self {
            api_version: report.new.surface.package.api_version.clone(),
            old_api_version: report.old.surface.package.api_version.clone(),
            migration: to_do.map(describe_migration).collect(),
            breaking: breaking.iter().map(describe).collect(),
            compatible: compatible.iter().map(describe).collect(),
        }
    }

    /// What is below the heading, as Markdown.
    pub fn to_markdown(&self) -> String {
        let mut text = self.first_line() + "\n";
        for (title, changes) in [
            ("Breaking changes", &self.breaking),
            ("Compatible changes", &self.compatible),
        ] {
            if !changes.is_empty() {
                let _ = write!(text, "\n### {title}\n\n{}", changes.concat());
            }
        }
        if !self.migration.is_empty() {
            text.push_str(
                "\n### Migration\n\n| item | before | after | to do |\n|---|---|---|---|\n",
            );
        }
        for row in &self.migration {
            let _ = writeln!(text, "| {} |", row.join(" | "));
        }
        text
    }

    fn first_line(&self) -> String {
        let (old, new) = (
            code_span(&self.old_api_version),
            code_span(&self.api_version),
        );
        if old == new {
            format!("Version {new} of the API.")
        } else {
            format!("Version {new} of the API, {old} before.")
        }
    }

    /// The file with this entry. It is added under the heading `Unreleased`, if there is one, else with a heading before those of other
    /// versions. An entry that is there may have been edited, and stays.
    pub fn add_to(&self, file: &str, version: &PackageVersion) -> String {
        let entry = self.to_markdown();
        let headings = headings(file);
        let is_named = |name: &str| headings.iter().position(|heading| heading.name == name);
        if is_named(&version.to_string()).is_some() {
            return file.to_owned();
        }
        if let Some(index) = is_named("Unreleased") {
            let end = headings.get(index + 1);
            let end = end.map_or(file.len(), |next| next.start);
            let start = headings[index].end;
            if file[start..end].contains(&self.first_line()) {
                return file.to_owned();
            }
            let rest = file[start..].trim_start_matches('\n');
            let separator = if rest.is_empty() { "" } else { "\n" };
            return format!("{}\n\n{entry}{separator}{rest}", file[..start].trim_end());
        }
        let entry = format!("## {version}\n\n{entry}");
        if file.trim().is_empty() {
            return format!("# Changelog\n\n{entry}");
        }
        match headings.first() {
            Some(first) => format!("{}{entry}\n{}", &file[..first.start], &file[first.start..]),
            None => format!("{}\n\n{entry}", file.trim_end()),
        }
    }
}

/// A heading of a version.
struct Heading<'f> {
    /// `1.2.0` of `## [1.2.0] - 2026-01-31`.
    name: &'f str,
    /// Where its line begins.
    start: usize,
    /// Where its line ends.
    end: usize,
}

/// The headings of versions in a file.
fn headings(file: &str) -> Vec<Heading<'_>> {
    let mut headings = Vec::new();
    let mut start = 0;
    for line in file.split_inclusive('\n') {
        if let Some(title) = line.strip_prefix("## ") {
            let name = title.split_whitespace().next().unwrap_or_default();
            let name = name.trim_matches(['[', ']']);
            headings.push(Heading {
                name: name.strip_prefix('v').unwrap_or(name),
                start,
                end: start + line.len(),
            });
        }
        start += line.len();
    }
    headings
}

/// Changes as an item of a list, in words.
fn describe(entry: &ReportEntry<'_>) -> String {
    let located = entry.first();
    let code = located.change.code;
    let meaning = CODES.iter().find(|(known, _)| *known == code);
    let meaning = meaning.map_or(code, |(_, meaning)| meaning);
    let mut text = format!("- {}: {}", entry.subjects(code_span), code_spans(meaning));
    if located.change.is_breaking() || entry.changes.len() == 1 {
        text.push_str(&before_and_after(located));
    }
    text.push_str(".\n");
    for (title, verdict) in located.verdicts() {
        if verdict.breaks {
            let _ = writeln!(text, "  - {title} breaks: {}", verdict.reason);
        }
    }
    text
}

/// `: String → i64`, where an item has changed.
fn before_and_after(located: &Located) -> String {
    match (&located.change.old, &located.change.new) {
        (Some(old), Some(new)) if old.rust != new.rust => {
            format!(": {} → {}", code_span(&old.rust), code_span(&new.rust))
        }
        _ => String::new(),
    }
}

/// What users have to do, as a row of a table.
fn describe_migration(entry: &ReportEntry<'_>) -> [String; 4] {
    let sides = |side: fn(&Change) -> &Option<Side>| {
        let sides = entry.shown().iter();
        let sides = sides.filter_map(|located| side(&located.change).as_ref());
        let sides: Vec<String> = sides.map(|side| cell(&code_span(&side.rust))).collect();
        sides.join(", ")
    };
    [
        cell(&entry.subjects(code_span)),
        sides(|change| &change.old),
        sides(|change| &change.new),
        cell(&code_spans(&entry.advice().0)),
    ]
}

/// A cell of a table, in which a bar would begin the next one, even within code.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
