//! A comparison as annotations of GitHub Actions: one for each change that breaks something, an error if it
//! makes the exit code 1, and a notice with the counts.

use std::fmt::Write;

use super::cause::Cause;
use super::human::verdicts;
use super::report::{Located, Report};
use super::verify;
use crate::cli::console::{escape_command, escape_property};
use crate::cli::summary::counted;
use crate::render::inert_text;

/// The comparison as workflow commands.
pub fn render(report: &Report<'_>, fails: impl Fn(&Located) -> bool) -> String {
    let mut text = String::new();
    for located in &report.changes {
        if located.change.is_breaking() && !located.is_accepted {
            let command = if fails(located) { "error" } else { "warning" };
            annotate(located, command, &mut text);
        }
    }
    let (old, new) = (&report.old.surface.package, &report.new.surface.package);
    let summary = format!(
        "{} {} → {}: {}, {}",
        new.name,
        old.api_version,
        new.api_version,
        counted(report.breaking(), "breaking change"),
        counted(report.compatible(), "compatible change")
    );
    let _ = writeln!(text, "::notice::{}", escape_command(&inert_text(&summary)));
    text + &verify::annotate(report)
}

fn annotate(located: &Located, command: &str, text: &mut String) {
    let change = &located.change;
    let _ = write!(text, "::{command} ");
    if let Some((file, line, column)) = located.new.as_ref().or(located.old.as_ref()) {
        let file = escape_property(&inert_text(file));
        let _ = write!(text, "file={file},line={line},col={column},");
    }
    let mut message = inert_text(&change.subject).into_owned();
    for (sign, side) in [('-', &change.old), ('+', &change.new)] {
        if let Some(side) = side {
            let _ = write!(message, "\n{sign} {}", inert_text(&side.rust));
        }
    }
    for (title, verdict) in verdicts(located) {
        if verdict.breaks {
            let _ = write!(message, "\n{title} breaks: {}", verdict.reason);
        }
    }
    if located.cause != Cause::DOCUMENT {
        let _ = write!(message, "\ncause: {}", located.cause.name());
    }
    if !change.advice.is_empty() {
        let _ = write!(message, "\nto do: {}", inert_text(&change.advice));
    }
    let _ = writeln!(text, "title={}::{}", change.code, escape_command(&message));
}
