//! One diagnostic → one line for Cargo.

use super::inert::inert_text;
use super::spell_location;
use crate::diagnostic::Diagnostic;
use crate::source::Sources;

/// `cargo::error=file:line:column: message [code] (help: …)`
pub fn render(diagnostic: &Diagnostic, sources: &Sources) -> String {
    let severity = diagnostic.severity.text();
    let location = spell_location(&diagnostic.at, sources);
    let message = inert_text(&diagnostic.message);
    let help = diagnostic
        .help
        .as_deref()
        .map(|help| format!(" (help: {})", inert_text(help)));
    let help = help.unwrap_or_default();
    format!(
        "cargo::{severity}={}: {message} [{}]{help}",
        inert_text(&location),
        diagnostic.code.name
    )
}
