//! What comes before the entries of a report: how much breaks, for whom, which version is needed, and what to do.

use std::borrow::Cow;

use indexmap::IndexMap;

use super::entries::Entry;
use super::report::Report;
use crate::cli::next_version::{Step, next_version, version_of};
use crate::cli::summary::counted;
use crate::compare::{Change, Verdict};
use crate::render::inert_text;

/// `3 breaking changes, 5 compatible changes`; with the number of causes where several changes have one.
pub fn count(report: &Report<'_>) -> String {
    let breaking = report.breaking();
    let causes = report.breaking_entries().len();
    let mut shown = counted(breaking, "breaking change");
    if causes < breaking {
        shown = format!("{shown} of {}", counted(causes, "cause"));
    }
    match (breaking, report.compatible()) {
        (0, 0) => "no changes".to_owned(),
        (_, 0) => shown,
        (0, compatible) => counted(compatible, "compatible change"),
        (_, compatible) => format!("{shown}, {}", counted(compatible, "compatible change")),
    }
}

/// Whom the changes break, the version that they need, and what that keeps, a sentence each. Strings are written by `show`.
pub fn sentences(report: &Report<'_>, show: impl Fn(&str) -> String) -> Vec<String> {
    let mut sentences = who_breaks(report, &show);
    let needed = report.keeping.needed.as_ref();
    let kept = needed.and_then(|needed| report.keeping.sentence(&needed.to_string(), &show));
    sentences.extend(kept.map(|kept| format!("{kept}.")));
    sentences
}

fn who_breaks(report: &Report<'_>, show: impl Fn(&str) -> String) -> Vec<String> {
    let mut sentences = Vec::new();
    let broken = broken(report);
    if broken.is_empty() {
        return sentences;
    }
    sentences.push(format!("Breaks {}.", broken.join(", ")));
    let changes = report.changes.iter().map(|located| &located.change);
    if let Ok(version) = version_of(&report.old.surface) {
        let needed = next_version(&version, Step::of(changes));
        let (needed, version) = (show(&needed.to_string()), show(&version.to_string()));
        sentences.push(format!(
            "Needs version {needed} of the crate, {version} before."
        ));
    }
    let api_version = &report.new.surface.package.api_version;
    if *api_version == report.old.surface.package.api_version {
        let api_version = show(api_version);
        sentences.push(format!("The document still has version {api_version}."));
    }
    sentences
}

/// What breaks, each with the number of changes.
fn broken(report: &Report<'_>) -> Vec<String> {
    let count = |breaks: fn(&Change) -> &Verdict| {
        let changes = report.changes.iter();
        changes
            .filter(|located| breaks(&located.change).breaks)
            .count()
    };
    let kinds = [
        (count(|change| &change.source), "source code"),
        (
            count(|change| &change.old_client),
            "programs with the old crate",
        ),
        (count(|change| &change.behaviour), "behaviour"),
    ];
    let kinds = kinds.into_iter().filter(|(count, _)| *count > 0);
    kinds
        .map(|(count, what)| format!("{what} ({count})"))
        .collect()
}

/// What users of the crate have to do, in the order of the entries, each with its first item, unless it names that, and with the number of
/// changes that ask for it. `show` writes names and advice, whose code is between backticks.
pub fn advice(entries: &[Entry<'_>], show: impl Fn(&str) -> String) -> Vec<String> {
    let mut list: IndexMap<Cow<'_, str>, (usize, &str)> = IndexMap::new();
    for entry in entries {
        let (advice, changes) = entry.advice();
        if !advice.is_empty() {
            let subject = entry.first().change.subject.as_str();
            list.entry(advice).or_insert((0, subject)).0 += changes;
        }
    }
    let list = list.into_iter();
    list.map(|(advice, (changes, subject))| {
        let owner = subject
            .rsplit_once("::")
            .map_or(subject, |(owner, _)| owner);
        let begins = [format!("`{owner}`"), format!("`{owner}::")];
        let is_named = begins.iter().any(|begin| advice.contains(begin));
        let item = format!("`{subject}`");
        let place = match (changes, is_named) {
            (1, true) => String::new(),
            (1, false) => format!(" ({item})"),
            (several, _) => format!(" ({several} times, first {item})"),
        };
        show(&format!("{advice}{place}"))
    })
    .collect()
}

/// A string of a document, as a terminal or a log shows it.
pub fn inert(text: &str) -> String {
    inert_text(text).into_owned()
}
