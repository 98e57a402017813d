//! Verb: [`Diagnostics`] and [`Sources`] → text, in one of four formats.
//!
//! Text of the document ends up in terminals, logs and web pages, so every character of it that could do more than be seen is
//! spelled out, in every format. Nothing is printed here.

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
use crate::source::{Location, Place, Sources};

/// Who reads the messages.
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
    /// Cargo, from a build script: `cargo::warning` and `cargo::error`. Cargo has nothing for a note, so notes are left out.
    Cargo,
}

/// Renders all diagnostics, each with the line feed that ends it, in the order of the places that they are about.
pub fn render(diagnostics: &Diagnostics, sources: &Sources, format: MessageFormat) -> String {
    let ordered = order_by_place(diagnostics, sources);
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

/// File by file and from top to bottom, as their reader will mend them; what is about no place comes first.
fn order_by_place<'d>(diagnostics: &'d Diagnostics, sources: &Sources) -> Vec<&'d Diagnostic> {
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
/// What is less severe than `least` is left out.
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

/// `file:line:column`, or the place itself where no file has it.
pub fn spell_location(place: &Place, sources: &Sources) -> String {
    match sources.locate(place) {
        Some(Location {
            file, line, column, ..
        }) => format!("{}:{line}:{column}", file.path),
        None => place.to_string(),
    }
}
