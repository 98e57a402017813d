//! A comparison for people, as release notes are written.

use std::fmt::Write;

use super::cause::Cause;
use super::report::{Located, Report, show_location};
use super::verify;
use crate::cli::summary::counted;
use crate::compare::Verdict;
use crate::render::inert_text;

/// The comparison as text.
pub fn render(report: &Report<'_>) -> String {
    let (old, new) = (&report.old.surface.package, &report.new.surface.package);
    let mut text = format!(
        "{} {} → {}: {}\n",
        inert_text(&new.name),
        inert_text(&old.api_version),
        inert_text(&new.api_version),
        count(report)
    );
    for cause in report.other_causes(|text| inert_text(text).into_owned()) {
        let _ = writeln!(text, "{cause}");
    }
    let (breaking, compatible): (Vec<&Located>, Vec<&Located>) = report
        .changes
        .iter()
        .partition(|located| located.change.is_breaking());
    if !breaking.is_empty() {
        text.push_str("\nBreaking changes\n");
    }
    for located in breaking {
        text.push('\n');
        describe(located, &mut text);
    }
    if !compatible.is_empty() {
        text.push_str("\nCompatible changes\n\n");
    }
    for located in compatible {
        mention(located, &mut text);
    }
    text + &verify::render(report)
}

/// `3 breaking, 5 compatible changes`.
fn count(report: &Report<'_>) -> String {
    match (report.breaking(), report.compatible()) {
        (0, 0) => "no changes".to_owned(),
        (breaking, 0) => counted(breaking, "breaking change"),
        (0, compatible) => counted(compatible, "compatible change"),
        (breaking, compatible) => {
            format!(
                "{breaking} breaking, {}",
                counted(compatible, "compatible change")
            )
        }
    }
}

/// A change that breaks something, in several lines.
fn describe(located: &Located, text: &mut String) {
    let change = &located.change;
    let direction = match change.direction.name() {
        "" => String::new(),
        name => format!(" ({name})"),
    };
    let accepted = if located.is_accepted {
        ", accepted"
    } else {
        ""
    };
    let _ = writeln!(
        text,
        "  {}: {}{direction}{accepted}",
        inert_text(&change.subject),
        change.code
    );
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
    for (title, verdict) in verdicts(located) {
        if verdict.breaks {
            let _ = writeln!(text, "    {title} breaks: {}", verdict.reason);
        }
    }
    if !change.advice.is_empty() {
        let _ = writeln!(text, "    to do: {}", inert_text(&change.advice));
    }
    if located.cause != Cause::DOCUMENT {
        let _ = writeln!(text, "    cause: {}", located.cause.name());
    }
    let _ = writeln!(text, "    fingerprint: {}", located.fingerprint);
}

/// The verdicts with their titles.
pub fn verdicts(located: &Located) -> [(&'static str, &Verdict); 4] {
    let change = &located.change;
    [
        ("source", &change.source),
        ("old crate, new service", &change.old_client),
        ("new crate, old service", &change.new_client),
        ("behaviour", &change.behaviour),
    ]
}

/// A change that breaks nothing, in a line.
fn mention(located: &Located, text: &mut String) {
    let change = &located.change;
    let side = |side: &Option<crate::compare::Side>| side.as_ref().map(|side| side.rust.clone());
    let what = match (side(&change.old), side(&change.new)) {
        (Some(old), Some(new)) if old != new => format!("{old} → {new}"),
        (old, new) => new.or(old).unwrap_or_default(),
    };
    let mut note = String::new();
    if change.new_client.breaks {
        let _ = write!(
            note,
            "; new crate, old service: {}",
            change.new_client.reason
        );
    }
    if located.cause != Cause::DOCUMENT {
        let _ = write!(note, "; cause: {}", located.cause.name());
    }
    let _ = writeln!(
        text,
        "  {}: {}: {}{note}",
        inert_text(&change.subject),
        change.code,
        inert_text(&what)
    );
}
