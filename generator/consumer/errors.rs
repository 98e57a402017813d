//! The messages of cargo → the errors of the program.

use serde::Deserialize;

use super::program::Program;
use super::usage::Use;

/// An error of the compiler.
#[derive(Clone, Debug)]
pub struct CompilerError<'p> {
    /// The function that does not compile; `None` outside of the program's functions.
    pub usage: Option<&'p Use>,
    /// The error, in one line.
    pub message: String,
}

#[derive(Deserialize)]
struct Line {
    #[serde(default)]
    target: Target,
    message: Option<Message>,
}

#[derive(Default, Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    message: String,
    #[serde(default)]
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    is_primary: bool,
    line_start: usize,
}

/// The errors of the target `name` in the lines that `cargo check --message-format=json` prints, one for each function.
pub fn errors<'p>(program: &'p Program, name: &str, messages: &str) -> Vec<CompilerError<'p>> {
    let mut errors: Vec<CompilerError<'p>> = Vec::new();
    for line in messages.lines() {
        let Ok(Line { target, message }) = serde_json::from_str::<Line>(line) else {
            continue;
        };
        let Some(message) = message.filter(|message| message.level == "error") else {
            continue;
        };
        // The last message only counts the others.
        if target.name != name || message.message.starts_with("aborting due to") {
            continue;
        }
        let mut primary = message.spans.iter().filter(|span| span.is_primary);
        let usage = primary.find_map(|span| program.at_line(span.line_start));
        let is_known = |known: &CompilerError<'p>| usage.is_some() && known.usage == usage;
        if !errors.iter().any(is_known) {
            errors.push(CompilerError {
                usage,
                message: message.message,
            });
        }
    }
    errors
}
