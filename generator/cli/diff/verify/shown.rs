//! What was verified, as it is shown.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::cli::console::escape_command;
use crate::cli::diff::code_span::code_span;
use crate::cli::diff::located::Located;
use crate::cli::diff::markdown::code_spans;
use crate::cli::diff::report::Report;
use crate::cli::diff::verified::{SemverChecks, Unexplained, Verified};
use crate::compare::Change;
use crate::render::inert_text;

/// The changes that break source code and that a program can show, each with whether the compiler confirms it.
fn breaking<'r>(
    report: &'r Report<'_>,
    verified: &'r Verified,
) -> impl Iterator<Item = (&'r Located, bool)> {
    let changes = report.changes.iter().zip(&verified.is_confirmed);
    let changes = changes.map(|(located, is_confirmed)| (located, *is_confirmed));
    changes.filter(|(located, _)| located.change.source.breaks && !located.change.is_of_package())
}

/// Lines for people; none if nothing was verified.
pub fn render(report: &Report<'_>) -> String {
    let Some(verified) = &report.verified else {
        return String::new();
    };
    let all = breaking(report, verified).count();
    let (confirmed, others): (Vec<_>, Vec<_>) =
        breaking(report, verified).partition(|(_, is_confirmed)| *is_confirmed);
    let mut text = format!(
        "\nVerified by the compiler: {} of {all} changes that break source code\n",
        confirmed.len()
    );
    for (located, _) in others {
        let change = &located.change;
        let subject = inert_text(&change.subject);
        let _ = writeln!(text, "  compiles: {subject}: {}", change.code);
    }
    for error in &verified.unexplained {
        let _ = writeln!(text, "  {}", inert_text(&describe(error)));
    }
    let _ = writeln!(
        text,
        "{}",
        inert_text(&describe_semver_checks(&verified.semver_checks))
    );
    text
}

/// A section in Markdown; none if nothing was verified.
pub fn render_markdown(report: &Report<'_>) -> String {
    let Some(verified) = &report.verified else {
        return String::new();
    };
    let all = breaking(report, verified).count();
    let others = breaking(report, verified).filter(|(_, is_confirmed)| !is_confirmed);
    let others: Vec<&Change> = others.map(|(located, _)| &located.change).collect();
    let confirmed = all - others.len();
    let mut text = format!(
        "\n### Verification\n\n- The compiler confirms {confirmed} of {all} changes that break source code.\n"
    );
    for change in others {
        let subject = code_span(&change.subject);
        let _ = writeln!(text, "- compiles: {subject}: {}", change.code);
    }
    for error in &verified.unexplained {
        let _ = writeln!(text, "- {}", code_spans(&describe(error)));
    }
    let semver_checks = describe_semver_checks(&verified.semver_checks);
    let _ = writeln!(text, "- {}", code_spans(&semver_checks));
    text
}

/// An error that no change explains, in a line.
fn describe(error: &Unexplained) -> String {
    let message = error.message.lines().next().unwrap_or_default();
    match &error.item {
        Some(item) => {
            format!("defect of disjunct: `{item}` breaks, and no change is reported: {message}")
        }
        None => format!("defect of disjunct: the new crate does not compile: {message}"),
    }
}

fn describe_semver_checks(checks: &SemverChecks) -> String {
    match checks {
        SemverChecks::Skipped(reason) => format!("cargo-semver-checks was skipped: {reason}"),
        SemverChecks::Ran {
            breaks: true,
            summary,
        } => format!("cargo-semver-checks finds breaking changes: {summary}"),
        SemverChecks::Ran {
            breaks: false,
            summary,
        } => format!("cargo-semver-checks finds no breaking change: {summary}"),
    }
}

/// Annotations of GitHub: the defects, and a notice.
pub fn annotate(report: &Report<'_>) -> String {
    let Some(verified) = &report.verified else {
        return String::new();
    };
    let mut text = String::new();
    for error in &verified.unexplained {
        let message = describe(error);
        let _ = writeln!(text, "::error::{}", escape_command(&inert_text(&message)));
    }
    let confirmed = breaking(report, verified).filter(|(_, is_confirmed)| *is_confirmed);
    let notice = format!(
        "the compiler confirms {} of {} changes that break source code; {}",
        confirmed.count(),
        breaking(report, verified).count(),
        describe_semver_checks(&verified.semver_checks)
    );
    let _ = writeln!(text, "::notice::{}", escape_command(&inert_text(&notice)));
    text
}

/// For programs; null if nothing was verified.
pub fn render_json(report: &Report<'_>) -> Value {
    let Some(verified) = &report.verified else {
        return Value::Null;
    };
    let fingerprints = |of: bool| -> Vec<&str> {
        let changes = breaking(report, verified).filter(|(_, is_confirmed)| *is_confirmed == of);
        changes
            .map(|(located, _)| located.fingerprint.as_str())
            .collect()
    };
    let unexplained = verified.unexplained.iter();
    let unexplained =
        unexplained.map(|error| json!({"item": error.item, "message": error.message}));
    let semver_checks = match &verified.semver_checks {
        SemverChecks::Skipped(reason) => json!({ "skipped": reason }),
        SemverChecks::Ran { breaks, summary } => json!({"breaks": breaks, "summary": summary}),
    };
    json!({
        "confirmed": fingerprints(true),
        "compiles": fingerprints(false),
        "unexplained": unexplained.collect::<Vec<_>>(),
        "cargo_semver_checks": semver_checks,
    })
}

#[cfg(test)]
mod tests {
    use super::render_markdown;
    use crate::cli::diff::accepted::Accepted;
    use crate::cli::diff::report::Report;
    use crate::cli::diff::side::side_of_surface;
    use crate::cli::diff::verified::{SemverChecks, Unexplained, Verified};

    #[test]
    fn a_verification_is_a_section_of_markdown() {
        let text = include_str!("../../../surface/tests/version_1.api.json");
        let old = side_of_surface("old", text).expect("a surface");
        let mut new = side_of_surface("new", text).expect("a surface");
        new.surface.recursion_limit = Some(512);
        new.surface.package.has_api_version = false;
        let mut report = Report::of(&old, &new, None, &Accepted::default());
        assert_eq!(render_markdown(&report), "");
        let is_limit = |code: &str| code == "recursion-limit-changed";
        let changes = report.changes.iter();
        report.verified = Some(Verified {
            is_confirmed: changes
                .map(|located| !is_limit(located.change.code))
                .collect(),
            unexplained: vec![Unexplained {
                item: Some("types::Pet".to_owned()),
                message: "no `x` <b>\nhere".to_owned(),
            }],
            semver_checks: SemverChecks::Skipped("it is not installed".to_owned()),
        });
        let expected = "\n### Verification\n\n\
            - The compiler confirms 0 of 1 changes that break source code.\n\
            - compiles: `recursion_limit`: recursion-limit-changed\n\
            - defect of disjunct: `types::Pet` breaks, and no change is reported: no `x` \\<b\\>\n\
            - cargo\\-semver\\-checks was skipped: it is not installed\n";
        assert_eq!(render_markdown(&report), expected);
    }
}
