//! One diagnostic → one workflow command of GitHub Actions.

use std::fmt::Write;

use super::inert::inert_text;
use crate::diagnostic::{Diagnostic, Severity};
use crate::source::Sources;

/// `::error file=…,line=…,col=…,title=…::…`
pub fn render(diagnostic: &Diagnostic, sources: &Sources) -> String {
    let mut command = format!("::{} ", command_of(diagnostic.severity));
    if let Some(found) = sources.locate(&diagnostic.at) {
        let end = found.end();
        let file = escape_property(&found.file.path);
        let _ = write!(
            command,
            "file={file},line={},endLine={},col={}",
            found.line, end.line, found.column
        );
        if end.line == found.line {
            let _ = write!(command, ",endColumn={}", end.column);
        }
        command.push(',');
    }
    let mut message = inert_text(&diagnostic.message).into_owned();
    let pointer = diagnostic.at.to_string();
    if !pointer.is_empty() {
        let _ = write!(message, "\nat `{}`", inert_text(&pointer));
    }
    if let Some(help) = &diagnostic.help {
        let _ = write!(message, "\nhelp: {}", inert_text(help));
    }
    let _ = write!(
        command,
        "title={}::{}",
        diagnostic.code.name,
        escape(&message)
    );
    command
}

fn command_of(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "notice",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

/// Of the message.
fn escape(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

/// Of a property, which ends at a comma or colon.
fn escape_property(text: &str) -> String {
    escape(&inert_text(text))
        .replace(':', "%3A")
        .replace(',', "%2C")
}
