//! A report → text for people.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::summary::counted;
use crate::DecidedBy;
use crate::Decision;
use crate::NearMiss;
use crate::Overlap;
use crate::PagedOperation;
use crate::Report;
use crate::render::{format_location, inert_text};
use crate::source::{Location, Sources};

/// The number of overlaps shown for a union; `--message-format json` has all.
const OVERLAPS: usize = 3;

/// The number of near misses of one reason that are shown; `--message-format json` has all.
const NEAR_MISSES: usize = 5;

/// Formats a report: counts, then unions, untyped values, skipped operations, and operations that page or look as if they did.
pub fn format_report(spec: &str, report: &Report) -> String {
    let Report {
        unions,
        untyped,
        skipped,
        unused_media,
        paged,
        near_misses,
        bindings,
        sources,
        ..
    } = report;
    let counts = [
        counted(bindings.operations.len(), "operation"),
        format!("{} skipped", skipped.len()),
        counted(bindings.schemas.len(), "schema"),
        counted(unions.len(), "union"),
        format!("{} untyped", untyped.len()),
        format!("{} paged", paged.len()),
    ];
    let mut text = format!("{}: {}\n", inert_text(spec), counts.join(", "));
    for (url, server) in &bindings.servers {
        let _ = writeln!(text, "  {}: {}", inert_text(server), inert_text(url));
    }
    put_decisions(report, &mut text);
    for (union, overlaps) in unions {
        put_union(union, overlaps, sources, &mut text);
    }
    let streams = bindings.operations.iter().filter_map(|(pointer, binding)| {
        let items = binding.methods.get("stream")?;
        let switch = binding.stream_property.as_ref();
        let switch = switch.map(|name| format!(", and sets `{name}` of the body to true"));
        let again = binding.reconnecting.as_ref();
        let again = again.map(|items| format!("; `.reconnecting()` gives `{items}`"));
        let method = format!(
            "`.stream()` gives `{items}`{}{}",
            switch.unwrap_or_default(),
            again.unwrap_or_default()
        );
        Some((pointer.as_str(), method))
    });
    put_list("streams", streams, sources, &mut text);
    put_list(
        "untyped",
        untyped
            .iter()
            .map(|one| (&*one.pointer, one.reason.text().to_owned())),
        sources,
        &mut text,
    );
    let skipped = skipped
        .iter()
        .map(|one| (&*one.pointer, format!("{}: {}", one.operation, one.reason)));
    put_list("skipped", skipped, sources, &mut text);
    let unused_media = unused_media.iter().map(|one| {
        let part = match &one.status {
            Some(status) => format!("response {status}"),
            None => "request".to_owned(),
        };
        let (operation, media_type) = (&one.operation, &one.media_type);
        let reason = one.reason.text();
        let what = format!("{operation}: `{media_type}` of the {part}: {reason}");
        (&*one.pointer, what)
    });
    put_list(
        "media types without a method",
        unused_media,
        sources,
        &mut text,
    );
    let paged = paged.iter().map(|one| (&*one.pointer, describe_paged(one)));
    put_list("paged", paged, sources, &mut text);
    put_near_misses(near_misses, sources, &mut text);
    text
}

/// Counts of unions by the way their variants are distinguished.
fn put_decisions(report: &Report, text: &mut String) {
    let mut ways: BTreeMap<&str, usize> = BTreeMap::new();
    for (union, _) in &report.unions {
        *ways.entry(way(&union.by)).or_default() += 1;
    }
    for (way, count) in ways {
        let _ = writeln!(
            text,
            "{count:5} {}: {way}",
            if count == 1 { "union" } else { "unions" }
        );
    }
}

fn way(by: &DecidedBy) -> &'static str {
    match by {
        DecidedBy::Discriminator { .. } => "tagged by a discriminator",
        DecidedBy::ImpliedTag { .. } => "tagged by a property with a constant in every branch",
        DecidedBy::Kind => "distinguished by JSON type",
        DecidedBy::Keys => "distinguished by required properties",
        DecidedBy::Shape { .. } => "untagged; the best matching branch is used",
        DecidedBy::Body { .. } => "read by name, or by the body if only one matches best",
        DecidedBy::OneType => "all branches have the same type",
        DecidedBy::Nothing => "not distinguishable; values stay raw JSON",
    }
}

fn put_union(union: &Decision, overlaps: &[Overlap], sources: &Sources, text: &mut String) {
    let name = union.name.as_deref().unwrap_or("union");
    let location = location(&union.pointer, sources);
    let _ = writeln!(text, "\n{} at {location}", inert_text(name));
    let _ = match &union.by {
        DecidedBy::Discriminator { property, .. } => {
            writeln!(
                text,
                "  tagged by the discriminator `{}`",
                inert_text(property)
            )
        }
        DecidedBy::ImpliedTag { property, .. } => {
            writeln!(
                text,
                "  tagged by `{}`, which has a constant in every branch",
                inert_text(property)
            )
        }
        by => writeln!(text, "  {}", way(by)),
    };
    if let Some((_, Some(variant))) = union.by.tag() {
        let _ = writeln!(text, "  `{}` if the tag is absent", inert_text(variant));
    }
    for branch in &union.branches {
        let variant = branch
            .variant
            .as_deref()
            .map(|variant| format!("{} ", inert_text(variant)));
        let select = Some(&branch.select).filter(|select| !select.is_empty());
        let select = select.map(|select| format!("({}) ", inert_text(select)));
        let pointer =
            inert_text(&Location::value(branch.pointer.as_str()).to_string()).into_owned();
        let _ = writeln!(
            text,
            "  - {}{}{pointer}",
            variant.unwrap_or_default(),
            select.unwrap_or_default()
        );
    }
    put_overlaps(union, overlaps, text);
}

/// A tag distinguishes branches that overlap otherwise.
fn put_overlaps(union: &Decision, overlaps: &[Overlap], text: &mut String) {
    if union.by.is_tag() {
        return;
    }
    for Overlap {
        first,
        second,
        witness,
    } in overlaps.iter().take(OVERLAPS)
    {
        let (first, second, witness) = (first + 1, second + 1, inert_text(witness));
        let _ = writeln!(
            text,
            "  branches {first} and {second} both accept {witness}"
        );
    }
    if overlaps.len() > OVERLAPS {
        let more = overlaps.len() - OVERLAPS;
        let pairs = if more == 1 {
            "pair overlaps"
        } else {
            "pairs overlap"
        };
        let _ = writeln!(text, "  and {more} more {pairs}");
    }
}

fn put_list<'r>(
    title: &str,
    list: impl Iterator<Item = (&'r str, String)>,
    sources: &Sources,
    text: &mut String,
) {
    let mut title = Some(title);
    for (pointer, what) in list {
        if let Some(title) = title.take() {
            let _ = writeln!(text, "\n{title}");
        }
        let _ = writeln!(
            text,
            "  {}: {}",
            location(pointer, sources),
            inert_text(&what)
        );
    }
}

/// What leads from a page to the next one, and where the items are.
fn describe_paged(paged: &PagedOperation) -> String {
    let mut text = format!("{}: {}", paged.operation, paged.rule.name());
    match (&paged.parameter, &paged.property) {
        (Some(parameter), Some(property)) => {
            let _ = write!(text, ", `{parameter}` is set to `{property}`");
        }
        (Some(parameter), None) => {
            let _ = write!(text, ", `{parameter}` is counted up");
        }
        (None, Some(property)) => {
            let _ = write!(text, " in `{property}`");
        }
        (None, None) => {}
    }
    if let Some(first) = paged.first {
        let assumed = if paged.first_is_assumed {
            " (assumed)"
        } else {
            ""
        };
        let _ = write!(text, " from {first}{assumed}");
    }
    match paged.items.as_str() {
        "" => text.push_str("; the page is the array of items"),
        items => {
            let _ = write!(text, "; items in `{items}`");
        }
    }
    if paged.is_declared {
        text.push_str("; declared by `pages`");
    }
    text
}

/// The near misses, grouped by reason, each with the settings that declare how it pages.
fn put_near_misses(near_misses: &[NearMiss], sources: &Sources, text: &mut String) {
    let mut by_reason: BTreeMap<&str, Vec<&NearMiss>> = BTreeMap::new();
    for miss in near_misses {
        by_reason.entry(&miss.reason).or_default().push(miss);
    }
    for (reason, misses) in by_reason {
        let count = misses.len();
        let operations = if count == 1 {
            "operation looks as if it paged"
        } else {
            "operations look as if they paged"
        };
        let _ = writeln!(
            text,
            "\n{count} {operations}, but {}; to declare it, add these lines to the client in `disjunct.toml`",
            inert_text(reason)
        );
        for miss in misses.iter().take(NEAR_MISSES) {
            let _ = writeln!(text, "  {}", location(&miss.pointer, sources));
            for line in miss.settings.lines() {
                let _ = writeln!(text, "    {}", inert_text(line));
            }
        }
        if count > NEAR_MISSES {
            let more = count - NEAR_MISSES;
            let _ = writeln!(text, "  and {more} more; `--message-format json` has all");
        }
    }
}

/// `file:line:column`, and the pointer.
fn location(pointer: &str, sources: &Sources) -> String {
    let location = Location::key(pointer);
    let line_and_column = format_location(&location, sources);
    format!(
        "{} `{}`",
        inert_text(&line_and_column),
        inert_text(&location.to_string())
    )
}
