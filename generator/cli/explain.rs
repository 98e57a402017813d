//! `disjunct explain`: the long text of a diagnostic's code.

use std::fmt::Write;

use super::console::Console;
use super::exit::Exit;
use crate::diagnostic::{codes, nearest};
use crate::error::Error;

/// Explain the code of a message, such as `unresolved-ref`
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Code; without it, all codes are listed
    code: Option<String>,
}

/// Prints the explanation of a code, or the list of codes.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    let text = match &arguments.code {
        Some(name) => explain_code(name)?,
        None => list_codes(),
    };
    console.print(&text)?;
    Ok(Exit::Done)
}

fn explain_code(name: &str) -> Result<String, Error> {
    // A code copied from a message, such as `error[unresolved-ref]`.
    let bare = name
        .split_once('[')
        .map_or(name, |(_, bare)| bare)
        .trim_end_matches([':', ']']);
    let Some(code) = codes::find(bare) else {
        let guess = nearest(bare, codes::ALL.iter().map(|code| code.name));
        let guess = guess.map_or_else(
            || "run `disjunct explain` for a list".to_owned(),
            |guess| format!("did you mean `{guess}`?"),
        );
        return Err(Error::Usage(format!("unknown code `{name}`; {guess}")));
    };
    Ok(format!(
        "{}[{}]: {}\n\n{}",
        code.severities(),
        code.name,
        code.title,
        code.explain
    ))
}

fn list_codes() -> String {
    let width = codes::ALL
        .iter()
        .map(|code| code.name.len())
        .max()
        .unwrap_or_default();
    codes::ALL.iter().fold(String::new(), |mut list, code| {
        let _ = writeln!(
            list,
            "{:width$}  {:16}  {}",
            code.name,
            code.severities(),
            code.title
        );
        list
    })
}
