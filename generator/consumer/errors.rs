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
    #[serde(rename = "message")]
    text: String,
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
    for (target, message) in read(messages) {
        if target != name {
            continue;
        }
        let mut primary = message.spans.iter().filter(|span| span.is_primary);
        let usage = primary.find_map(|span| program.at_line(span.line_start));
        let is_known = |known: &CompilerError<'p>| usage.is_some() && known.usage == usage;
        if !errors.iter().any(is_known) {
            errors.push(CompilerError {
                usage,
                message: message.text,
            });
        }
    }
    errors
}

/// The errors of all targets but `name`.
pub fn other_errors(name: &str, messages: &str) -> Vec<String> {
    let others = read(messages)
        .into_iter()
        .filter(|(target, _)| target != name);
    others.map(|(_, message)| message.text).collect()
}

/// The errors, each with its target.
fn read(messages: &str) -> Vec<(String, Message)> {
    let mut errors = Vec::new();
    for line in messages.lines() {
        let Ok(Line {
            target,
            message: Some(message),
        }) = serde_json::from_str::<Line>(line)
        else {
            continue;
        };
        // The last message only counts the others.
        if message.level == "error" && !message.text.starts_with("aborting due to") {
            errors.push((target.name, message));
        }
    }
    errors
}
