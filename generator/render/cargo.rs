//! One diagnostic → one line for Cargo.

use super::format_location;
use super::inert::inert_text;
use crate::diagnostic::Diagnostic;
use crate::source::Sources;

/// `cargo::error=file:line:column: message [code] (help: …)`
pub fn render(diagnostic: &Diagnostic, sources: &Sources) -> String {
    let severity = diagnostic.severity.text();
    let location = format_location(&diagnostic.at, sources);
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
