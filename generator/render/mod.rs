//! Stage: [`Diagnostics`] and [`Sources`] → text, in one of four formats.
//!
//! Strings of the document are shown in terminals, logs and web pages, so every character with a side effect
//! is escaped, in every format. Nothing is printed here.

mod cargo;
mod github;
mod human;
mod inert;
mod json;

#[cfg(test)]
mod tests;

pub use inert::{inert_json, inert_text};

use std::collections::HashMap;

use crate::diagnostic::{Diagnostic, Diagnostics, Omitted, Severity};
use crate::source::{Location, Position, Sources};

/// The format of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MessageFormat {
    /// A person: the line with a caret, and notes.
    Human {
        /// With ANSI colours.
        colored: bool,
    },
    /// A tool: one JSON object a line.
    Json,
    /// GitHub Actions: workflow commands, which become annotations.
    Github,
    /// Cargo, from a build script: `cargo::warning` and `cargo::error`. Notes are skipped, since Cargo has no such lines.
    Cargo,
}

/// Renders all diagnostics in the order of their locations, each with a line feed at the end.
pub fn render(diagnostics: &Diagnostics, sources: &Sources, format: MessageFormat) -> String {
    let ordered = order_by_location(diagnostics, sources);
    match format {
        MessageFormat::Human { colored } => {
            human::render(&ordered, diagnostics.omitted(), sources, colored)
        }
        MessageFormat::Json => {
            render_each(&ordered, diagnostics, sources, Severity::Note, json::render)
        }
        MessageFormat::Github => render_each(
            &ordered,
            diagnostics,
            sources,
            Severity::Note,
            github::render,
        ),
        MessageFormat::Cargo => render_each(
            &ordered,
            diagnostics,
            sources,
            Severity::Warning,
            cargo::render,
        ),
    }
}

/// File by file and from top to bottom; diagnostics without a location come first.
fn order_by_location<'d>(diagnostics: &'d Diagnostics, sources: &Sources) -> Vec<&'d Diagnostic> {
    let files: HashMap<&str, usize> = sources
        .files()
        .enumerate()
        .map(|(index, file)| (file.key.as_str(), index))
        .collect();
    let mut ordered: Vec<&Diagnostic> = diagnostics.iter().collect();
    ordered.sort_by_cached_key(|diagnostic| {
        let found = sources.locate(&diagnostic.at);
        found.map(|found| {
            (
                files.get(found.file.key.as_str()).copied(),
                found.span.start,
            )
        })
    });
    ordered
}

/// One line each, and one for all of a code and severity that were counted but not kept: they are about the whole document.
/// Diagnostics less severe than `least` are skipped.
fn render_each(
    ordered: &[&Diagnostic],
    diagnostics: &Diagnostics,
    sources: &Sources,
    least: Severity,
    one: fn(&Diagnostic, &Sources) -> String,
) -> String {
    let omitted = diagnostics.omitted().map(
        |Omitted {
             code,
             severity,
             count,
         }| {
            let more = Diagnostic::new(code, "", format!("and {count} more like these"));
            Diagnostic {
                severity: *severity,
                ..more
            }
        },
    );
    let omitted: Vec<Diagnostic> = omitted.collect();
    let all = ordered.iter().copied().chain(&omitted);
    let all = all.filter(|diagnostic| diagnostic.severity >= least);
    all.map(|diagnostic| one(diagnostic, sources) + "\n")
        .collect()
}

/// `file:line:column`, or the pointer if no file contains it.
pub fn format_location(location: &Location, sources: &Sources) -> String {
    match sources.locate(location) {
        Some(Position {
            file, line, column, ..
        }) => format!("{}:{line}:{column}", file.path),
        None => location.to_string(),
    }
}
