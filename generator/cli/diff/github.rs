//! A comparison as annotations of GitHub Actions: one for each entry that breaks something, an error if it
//! makes the exit code 1, and a notice with the counts.

use std::fmt::Write;

use super::cause::Cause;
use super::entries::Entry;
use super::located::Located;
use super::overview::{self, inert};
use super::report::Report;
use super::verify;
use crate::cli::console::{escape_command, escape_property};
use crate::render::inert_text;

/// The comparison as workflow commands.
pub fn render(report: &Report<'_>, fails: impl Fn(&Located) -> bool) -> String {
    let mut text = String::new();
    for entry in report.breaking_entries() {
        if !entry.first().is_accepted {
            let command = if fails(entry.first()) {
                "error"
            } else {
                "warning"
            };
            annotate(&entry, command, &mut text);
        }
    }
    let (old, new) = (&report.old.surface.package, &report.new.surface.package);
    let mut summary = format!(
        "{} {} → {}: {}",
        inert(&new.name),
        inert(&old.api_version),
        inert(&new.api_version),
        overview::count(report)
    );
    for sentence in overview::sentences(report, inert) {
        let _ = write!(summary, "\n{sentence}");
    }
    let _ = writeln!(text, "::notice::{}", escape_command(&summary));
    text + &verify::annotate(report)
}

fn annotate(entry: &Entry<'_>, command: &str, text: &mut String) {
    let located = entry.first();
    let change = &located.change;
    let _ = write!(text, "::{command} ");
    if let Some((file, line, column)) = located.new.as_ref().or(located.old.as_ref()) {
        let file = escape_property(&inert_text(file));
        let _ = write!(text, "file={file},line={line},col={column},");
    }
    let mut message = entry.subjects(inert);
    for located in entry.shown() {
        for (sign, side) in [('-', &located.change.old), ('+', &located.change.new)] {
            if let Some(side) = side {
                let _ = write!(message, "\n{sign} {}", inert_text(&side.rust));
            }
        }
    }
    for (title, verdict) in located.verdicts() {
        if verdict.breaks {
            let _ = write!(message, "\n{title} breaks: {}", verdict.reason);
        }
    }
    if located.cause != Cause::DOCUMENT {
        let _ = write!(message, "\ncause: {}", located.cause.name());
    }
    let (advice, _) = entry.advice();
    if !advice.is_empty() {
        let _ = write!(message, "\nto do: {}", inert_text(&advice));
    }
    let _ = writeln!(text, "title={}::{}", change.code, escape_command(&message));
}
