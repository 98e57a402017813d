//! A comparison in Markdown, for a pull request or release notes.

use std::fmt::Write;

use super::cause::Cause;
use super::code_span::code_span;
use super::human::verdicts;
use super::report::{Located, Report, show_location};
use super::verify;
use crate::cli::summary::counted;
use crate::compare;

/// The comparison as Markdown. Every string of a document is in a code span.
pub fn render(report: &Report<'_>) -> String {
    let (old, new) = (&report.old.surface.package, &report.new.surface.package);
    let mut text = format!(
        "## {} {} → {}\n\n{}, {}.\n",
        code_span(&new.name),
        code_span(&old.api_version),
        code_span(&new.api_version),
        counted(report.breaking(), "breaking change"),
        counted(report.compatible(), "compatible change"),
    );
    for cause in report.other_causes(code_span) {
        let _ = writeln!(text, "\n{cause}");
    }
    let (breaking, compatible): (Vec<&Located>, Vec<&Located>) = report
        .changes
        .iter()
        .partition(|located| located.change.is_breaking());
    for (title, changes) in [
        ("Breaking changes", breaking),
        ("Compatible changes", compatible),
    ] {
        if changes.is_empty() {
            continue;
        }
        let _ = write!(text, "\n### {title}\n\n");
        for located in changes {
            text.push_str(&describe(located));
        }
    }
    text + &verify::render_markdown(report)
}

/// A change as an item of a list.
pub fn describe(located: &Located) -> String {
    let mut text = String::new();
    let change = &located.change;
    let direction = match change.direction.name() {
        "" => String::new(),
        name => format!(", in {name}"),
    };
    let accepted = if located.is_accepted {
        ", accepted"
    } else {
        ""
    };
    let _ = writeln!(
        text,
        "- {}: {}{direction}{accepted}",
        code_span(&change.subject),
        change.code
    );
    let before = describe_side(change.old.as_ref(), located.old.as_ref());
    let after = describe_side(change.new.as_ref(), located.new.as_ref());
    let _ = match (before, after) {
        (Some(before), Some(after)) => writeln!(text, "  - {before} → {after}"),
        (Some(before), None) => writeln!(text, "  - removed: {before}"),
        (None, Some(after)) => writeln!(text, "  - added: {after}"),
        (None, None) => Ok(()),
    };
    for (title, verdict) in verdicts(located) {
        if verdict.breaks {
            let _ = writeln!(text, "  - {title} breaks: {}", verdict.reason);
        }
    }
    if located.cause != Cause::DOCUMENT {
        let _ = writeln!(text, "  - cause: {}", located.cause.name());
    }
    if !change.advice.is_empty() {
        let _ = writeln!(text, "  - to do: {}", code_spans(&change.advice));
    }
    text
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
