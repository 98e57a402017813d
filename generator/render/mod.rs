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

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{Location, Place, Sources};

/// Who reads the messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Cargo, from a build script: `cargo::warning` and `cargo::error`.
    Cargo,
}

/// Renders all diagnostics, each with the line feed that ends it.
pub fn render(diagnostics: &Diagnostics, sources: &Sources, format: MessageFormat) -> String {
    match format {
        MessageFormat::Human { colored } => human::render(diagnostics, sources, colored),
        MessageFormat::Json => render_each(diagnostics, sources, json::render),
        MessageFormat::Github => render_each(diagnostics, sources, github::render),
        MessageFormat::Cargo => render_each(diagnostics, sources, cargo::render),
    }
}

fn render_each(
    diagnostics: &Diagnostics,
    sources: &Sources,
    one: fn(&Diagnostic, &Sources) -> String,
) -> String {
    diagnostics.iter().map(|diagnostic| one(diagnostic, sources) + "\n").collect()
}

/// `file:line:column`, or the place itself where no file has it.
pub fn spell_location(place: &Place, sources: &Sources) -> String {
    match sources.locate(place) {
        Some(Location { file, line, column, .. }) => format!("{}:{line}:{column}", file.path),
        None => place.to_string(),
    }
}
