//! The entry of a version in `CHANGELOG.md`: the changes, and what users of the crate have to do.

#[cfg(test)]
mod tests;

use std::fmt::Write;

use crate::cli::diff::{Cause, Located, Report, code_span, code_spans, describe};
use crate::config::PackageVersion;

/// The name of the file, in the folder of the crate.
pub const FILE_NAME: &str = "CHANGELOG.md";

/// The entry of a version.
pub struct Entry {
    api_version: String,
    old_api_version: String,
    breaking: Vec<String>,
    compatible: Vec<String>,
    /// The item, before and after, and what users have to do.
    migration: Vec<[String; 4]>,
}

impl Entry {
    /// The entry of a comparison.
    pub fn of(report: &Report<'_>) -> Self {
        let mut entry = Self {
            api_version: report.new.surface.package.api_version.clone(),
            old_api_version: report.old.surface.package.api_version.clone(),
            breaking: Vec::new(),
            compatible: Vec::new(),
            migration: Vec::new(),
        };
        for located in &report.changes {
            let change = &located.change;
            // Readers of the changelog do not have the files of the document.
            let described = describe(&Located {
                change: change.clone(),
                fingerprint: String::new(),
                is_accepted: false,
                cause: Cause::DOCUMENT,
                old: None,
                new: None,
            });
            if change.is_breaking() {
                entry.breaking.push(described);
            } else {
                entry.compatible.push(described);
            }
            if !change.advice.is_empty() {
                let side = |side: &Option<crate::compare::Side>| {
                    let side = side.as_ref();
                    side.map_or(String::new(), |side| cell(&code_span(&side.rust)))
                };
                let advice = cell(&code_spans(&change.advice));
                let item = cell(&code_span(&change.subject));
                let (old, new) = (side(&change.old), side(&change.new));
                entry.migration.push([item, old, new, advice]);
            }
        }
        entry
    }

    /// The entry as Markdown.
    pub fn to_markdown(&self, version: &PackageVersion) -> String {
        let mut text = format!("## {version}\n\n");
        let (old, new) = (
            code_span(&self.old_api_version),
            code_span(&self.api_version),
        );
        if old == new {
            let _ = writeln!(text, "Version {new} of the API.");
        } else {
            let _ = writeln!(text, "Version {new} of the API, {old} before.");
        }
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
}

/// A cell of a table, in which a bar would begin the next one, even within code.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// Whether the file has an entry of the version.
pub fn has_entry(file: &str, version: &PackageVersion) -> bool {
    let heading = format!("## {version}");
    file.lines().any(|line| line.trim_end() == heading)
}

/// The file with an entry before the others.
pub fn add_entry(file: &str, entry: &str) -> String {
    if file.trim().is_empty() {
        return format!("# Changelog\n\n{entry}");
    }
    let first = if file.starts_with("## ") {
        Some(0)
    } else {
        file.find("\n## ").map(|at| at + 1)
    };
    match first {
        Some(at) => format!("{}{entry}\n{}", &file[..at], &file[at..]),
        None => format!("{}\n\n{entry}", file.trim_end()),
    }
}
