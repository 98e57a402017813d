//! A comparison for people, as release notes are written.

use std::fmt::Write;

use super::cause::Cause;
use super::entries::Entry;
use super::located::Located;
use super::overview::{self, inert};
use super::report::{Report, show_location};
use super::verify;
use crate::render::inert_text;

/// The first lines of a report with more lines than this are repeated at its end.
const SCREEN: usize = 40;

/// The comparison as text.
pub fn render(report: &Report<'_>) -> String {
    let (old, new) = (&report.old.surface.package, &report.new.surface.package);
    let mut text = format!(
        "{} {} → {}: {}\n",
        inert_text(&new.name),
        inert_text(&old.api_version),
        inert_text(&new.api_version),
        overview::count(report)
    );
    let sentences = overview::sentences(report, inert);
    for sentence in sentences.iter().chain(&report.other_causes(inert)) {
        let _ = writeln!(text, "{sentence}");
    }
    let breaking = report.breaking_entries();
    list_advice(&breaking, &mut text);
    if !breaking.is_empty() {
        text.push_str("\nBreaking changes\n");
    }
    for entry in &breaking {
        text.push('\n');
        describe(entry, &mut text);
    }
    let compatible = report.compatible_entries();
    if !compatible.is_empty() {
        text.push_str("\nCompatible changes\n\n");
    }
    for entry in compatible {
        mention(&entry, &mut text);
    }
    text.push_str(&verify::render(report));
    if text.lines().count() > SCREEN {
        // A terminal shows the end of a long report.
        let _ = writeln!(
            text,
            "\n{}. {}",
            overview::count(report),
            sentences.join(" ")
        );
    }
    text
}

/// What users of the crate have to do, a line each.
fn list_advice(breaking: &[Entry<'_>], text: &mut String) {
    let advice = overview::advice(breaking, inert);
    if !advice.is_empty() {
        text.push_str("\nTo do\n\n");
    }
    for advice in advice {
        let _ = writeln!(text, "  {advice}");
    }
}

/// Changes that break something, in several lines.
fn describe(entry: &Entry<'_>, text: &mut String) {
    let first = entry.first();
    let change = &first.change;
    let direction = match change.direction.name() {
        "" => String::new(),
        name => format!(" ({name})"),
    };
    let accepted = if first.is_accepted { ", accepted" } else { "" };
    let subjects = entry.subjects(inert);
    let _ = writeln!(text, "  {subjects}: {}{direction}{accepted}", change.code);
    for located in entry.shown() {
        show_sides(located, text);
    }
    for (title, verdict) in first.verdicts() {
        if verdict.breaks {
            let _ = writeln!(text, "    {title} breaks: {}", verdict.reason);
        }
    }
    if first.cause != Cause::DOCUMENT {
        let _ = writeln!(text, "    cause: {}", first.cause.name());
    }
    let _ = writeln!(text, "    fingerprint: {}", first.entry);
}

/// What an item was and what it is.
fn show_sides(located: &Located, text: &mut String) {
    let change = &located.change;
    for (sign, side, location) in [
        ('-', &change.old, &located.old),
        ('+', &change.new, &located.new),
    ] {
        if let Some(side) = side {
            let location = location
                .as_ref()
                .map(|location| format!("  # {}", show_location(location)));
            let location = location.unwrap_or_default();
            let _ = writeln!(
                text,
                "    {sign} {}{}",
                inert_text(&side.rust),
                inert_text(&location)
            );
        }
    }
}

/// Changes that break nothing, a line each if they are few.
fn mention(entry: &Entry<'_>, text: &mut String) {
    let first = entry.first();
    let mut note = String::new();
    if first.change.new_client.breaks {
        let reason = first.change.new_client.reason;
        let _ = write!(note, "; new crate, old service: {reason}");
    }
    if first.cause != Cause::DOCUMENT {
        let _ = write!(note, "; cause: {}", first.cause.name());
    }
    if entry.is_abridged() {
        let subjects = entry.subjects(inert);
        let _ = writeln!(text, "  {subjects}: {}{note}", first.change.code);
        return;
    }
    for located in &entry.changes {
        let change = &located.change;
        let _ = writeln!(
            text,
            "  {}: {}: {}{note}",
            inert_text(&change.subject),
            change.code,
            inert_text(&before_and_after(located))
        );
    }
}

/// `String → i64`, or the one of them that there is.
fn before_and_after(located: &Located) -> String {
    let change = &located.change;
    let rust = |side: &Option<crate::compare::Side>| side.as_ref().map(|side| side.rust.clone());
    match (rust(&change.old), rust(&change.new)) {
        (Some(old), Some(new)) if old != new => format!("{old} → {new}"),
        (old, new) => new.or(old).unwrap_or_default(),
    }
}
