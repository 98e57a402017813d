//! A comparison in Markdown, for a pull request or release notes.

use std::fmt::Write;

use super::cause::Cause;
use super::code_span::code_span;
use super::entries::Entry;
use super::located::Located;
use super::overview;
use super::report::{Report, show_location};
use super::verify;
use crate::compare;

/// The most characters of a comparison: a comment on GitHub has at most 65,536.
const MOST_CHARACTERS: usize = 64_000;

/// The comparison as Markdown, within the limit of a comment on GitHub. Every string of a document is in a code span.
pub fn render(report: &Report<'_>) -> String {
    let (old, new) = (&report.old.surface.package, &report.new.surface.package);
    let mut text = format!(
        "## {} {} → {}\n\n{}.\n",
        code_span(&new.name),
        code_span(&old.api_version),
        code_span(&new.api_version),
        overview::count(report),
    );
    let mut sentences = overview::sentences(report, code_span);
    sentences.extend(report.other_causes(code_span));
    for sentence in sentences {
        let _ = writeln!(text, "\n{sentence}");
    }
    let verification = verify::render_markdown(report);
    let breaking = report.breaking_entries();
    let advice = overview::advice(&breaking, code_spans);
    let advice = advice.into_iter().map(|advice| format!("- {advice}\n"));
    let compatible = report.compatible_entries();
    let sections: [(&str, Vec<String>); 3] = [
        ("To do", advice.collect()),
        ("Breaking changes", breaking.iter().map(describe).collect()),
        (
            "Compatible changes",
            compatible.iter().map(describe).collect(),
        ),
    ];
    for (title, items) in sections {
        let left =
            MOST_CHARACTERS.saturating_sub(text.chars().count() + verification.chars().count());
        add_section(title, items, left, &mut text);
    }
    text + &verification
}

/// A section with as many items as fit in a number of characters.
fn add_section(title: &str, items: Vec<String>, mut left: usize, text: &mut String) {
    if items.is_empty() {
        return;
    }
    let _ = write!(text, "\n### {title}\n\n");
    let count = items.len();
    for (index, item) in items.into_iter().enumerate() {
        let size = item.chars().count();
        // Room for the next titles, and for the line that counts what is left out.
        if size + 200 > left {
            let others = count - index;
            let _ = writeln!(
                text,
                "- and {others} more, which `disjunct diff` shows without `--markdown`"
            );
            return;
        }
        left -= size;
        text.push_str(&item);
    }
}

/// An entry as an item of a list.
fn describe(entry: &Entry<'_>) -> String {
    let mut text = String::new();
    let first = entry.first();
    let change = &first.change;
    let direction = match change.direction.name() {
        "" => String::new(),
        name => format!(", in {name}"),
    };
    let accepted = if first.is_accepted { ", accepted" } else { "" };
    let subjects = entry.subjects(code_span);
    let _ = writeln!(text, "- {subjects}: {}{direction}{accepted}", change.code);
    if change.is_breaking() || entry.changes.len() == 1 {
        for located in entry.shown() {
            text.push_str(&describe_sides(located));
        }
    }
    for (title, verdict) in first.verdicts() {
        if verdict.breaks {
            let _ = writeln!(text, "  - {title} breaks: {}", verdict.reason);
        }
    }
    if first.cause != Cause::DOCUMENT {
        let _ = writeln!(text, "  - cause: {}", first.cause.name());
    }
    text
}

/// What it was and what it is, as an item.
fn describe_sides(located: &Located) -> String {
    let change = &located.change;
    let before = describe_side(change.old.as_ref(), located.old.as_ref());
    let after = describe_side(change.new.as_ref(), located.new.as_ref());
    match (before, after) {
        (Some(before), Some(after)) => format!("  - {before} → {after}\n"),
        (Some(before), None) => format!("  - removed: {before}\n"),
        (None, Some(after)) => format!("  - added: {after}\n"),
        (None, None) => String::new(),
    }
}

fn describe_side(
    part: Option<&compare::Side>,
    location: Option<&(String, usize, usize)>,
) -> Option<String> {
    let part = code_span(&part?.rust);
    let location = location.map(|location| format!(" ({})", code_span(&show_location(location))));
    Some(part + &location.unwrap_or_default())
}

/// Advice, whose names are between backticks: each becomes a code span that nothing escapes from.
pub fn code_spans(advice: &str) -> String {
    let mut text = String::new();
    for (index, piece) in advice.split('`').enumerate() {
        if index % 2 == 1 {
            text.push_str(&code_span(piece));
        } else {
            text.push_str(&plain(piece));
        }
    }
    text
}

/// Words with every sign escaped that means something in Markdown.
fn plain(text: &str) -> String {
    let mut escaped = String::new();
    for c in crate::render::inert_text(text).chars() {
        if c.is_ascii_punctuation() && !",.:;()".contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
