//! Diagnostics → text for people: the title of the code, the line with a caret and the message, and notes.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};

use super::format_location;
use super::inert::{inert_line, inert_text};
use crate::diagnostic::{Diagnostic, Omitted, Severity};
use crate::source::{Location, Position, Sources};

/// How many diagnostics of one code and severity are shown; the others are counted.
const SHOWN: usize = 20;

/// How many `$ref`s of a chain are shown.
const CHAIN: usize = 8;

/// Of lines longer than this only what is around the caret is looked at.
const LONG_LINE: usize = 4_096;

/// Renders all diagnostics, an empty line between them.
pub fn render<'d>(
    diagnostics: &[&Diagnostic],
    omitted: impl Iterator<Item = &'d Omitted>,
    sources: &Sources,
    colored: bool,
) -> String {
    let renderer = if colored {
        Renderer::styled().hyperlink(false)
    } else {
        Renderer::plain()
    };
    let mut text = String::new();
    let mut hidden = BTreeMap::<_, usize>::new();
    let mut shown = BTreeMap::<_, usize>::new();
    for diagnostic in diagnostics {
        let kind = (diagnostic.code.name, diagnostic.severity);
        let count = shown.entry(kind).or_default();
        if *count == SHOWN {
            *hidden.entry(kind).or_default() += 1;
            continue;
        }
        *count += 1;
        text += &renderer.render(&groups(diagnostic, sources));
        text += "\n\n";
    }
    for omitted in omitted {
        *hidden
            .entry((omitted.code.name, omitted.severity))
            .or_default() += omitted.count;
    }
    for ((code, severity), count) in hidden {
        let title = level(severity)
            .primary_title(format!("and {count} more like these"))
            .id(code);
        text += &renderer.render(&[Group::with_title(title)]);
        text += "\n\n";
    }
    text
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    }
}

fn groups<'s>(diagnostic: &'s Diagnostic, sources: &'s Sources) -> Vec<Group<'s>> {
    let level = level(diagnostic.severity);
    let message = inert_text(&diagnostic.message);
    let is_located = sources.locate(&diagnostic.at).is_some();
    // Without a line of source text there is no caret to put the message below.
    let title = if is_located {
        diagnostic.code.title.into()
    } else {
        message.clone()
    };
    let title = level.clone().primary_title(title).id(diagnostic.code.name);
    let mut groups = show_location(
        Group::with_title(title),
        level,
        &diagnostic.at,
        sources,
        AnnotationKind::Primary,
        Some(message),
    );
    if let Some(last) = groups.pop() {
        groups.push(last.elements(notes(diagnostic, sources)));
    }
    for (location, what) in &diagnostic.related {
        let title = Level::NOTE.secondary_title(inert_text(what));
        groups.extend(show_location(
            Group::with_title(title),
            Level::NOTE,
            location,
            sources,
            AnnotationKind::Context,
            None,
        ));
    }
    groups
}

fn notes<'s>(diagnostic: &'s Diagnostic, sources: &'s Sources) -> Vec<Element<'s>> {
    let mut notes = Vec::new();
    let pointer = diagnostic.at.to_string();
    if !pointer.is_empty() {
        notes.push(
            Level::NOTE
                .message(format!("at `{}`", inert_text(&pointer)))
                .into(),
        );
    }
    let chain = sources.chain(&diagnostic.at);
    for reference in chain.iter().take(CHAIN) {
        let location = format_location(reference, sources);
        notes.push(
            Level::NOTE
                .message(format!(
                    "reached by the `$ref` at {}",
                    inert_text(&location)
                ))
                .into(),
        );
    }
    let further = chain.len().saturating_sub(CHAIN);
    if further > 0 {
        let references = if further == 1 { "`$ref`" } else { "`$ref`s" };
        notes.push(
            Level::NOTE
                .message(format!("and {further} more {references}"))
                .into(),
        );
    }
    notes.extend(
        diagnostic
            .help
            .iter()
            .map(|help| Level::HELP.message(inert_text(help)).into()),
    );
    notes
}

/// Adds the line of the location, with `label` below the caret. A part of a long line needs a group of its own, since its columns are
/// not those of the file.
fn show_location<'s>(
    group: Group<'s>,
    level: Level<'s>,
    location: &Location,
    sources: &'s Sources,
    kind: AnnotationKind,
    label: Option<Cow<'s, str>>,
) -> Vec<Group<'s>> {
    let Some(found) = sources.locate(location) else {
        return vec![group];
    };
    let path = inert_text(&found.file.path);
    let line = found.file.line(found.line);
    let window = window(&line, &found);
    let (text, span) = shown_part(&found, &window);
    let snippet = Snippet::source(text)
        .line_start(found.line)
        .annotation(kind.span(span).label(label));
    if window == line {
        return vec![group.element(snippet.path(path))];
    }
    let origin = Origin::path(path)
        .line(found.line)
        .char_column(found.column);
    vec![
        group.element(origin),
        Group::with_level(level).element(snippet),
    ]
}

/// The bytes of the line that are shown.
fn window(line: &Range<usize>, found: &Position<'_>) -> Range<usize> {
    if line.len() <= LONG_LINE {
        return line.clone();
    }
    let text = &found.file.text;
    let boundary = |mut at: usize| {
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = found
        .span
        .start
        .saturating_sub(LONG_LINE / 2)
        .max(line.start);
    boundary(start)..boundary((found.span.start + LONG_LINE / 2).min(line.end))
}

/// That text made inert, and where in it the span is: on this one line, and at least one column wide.
fn shown_part(found: &Position<'_>, window: &Range<usize>) -> (String, Range<usize>) {
    let text = &found.file.text;
    let start = found.span.start.clamp(window.start, window.end);
    let end = found.span.end.clamp(start, window.end);
    let before = inert_line(&text[window.start..start]);
    let mut marked = inert_line(&text[start..end]);
    let after = inert_line(&text[end..window.end]);
    if marked.is_empty() && after.is_empty() {
        marked.push(' ');
    }
    let width = if marked.is_empty() {
        after.chars().next().map_or(1, char::len_utf8)
    } else {
        marked.len()
    };
    let span = before.len()..before.len() + width;
    (before + &marked + &after, span)
}
