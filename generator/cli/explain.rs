//! `disjunct explain`: the long text of a diagnostic's code.

use std::fmt::Write;

use super::console::Console;
use super::exit::Exit;
use crate::compare::CODES;
use crate::diagnostic::{codes, nearest};
use crate::error::Error;

/// What a code of `disjunct diff` has in place of a severity.
const CHANGE: &str = "change";

/// What all changes have in common.
const CHANGES: &str = "\
`disjunct diff` reports this change of a crate from one version of its document to the next, each with its verdicts: whether code that
uses the crate still compiles, whether programs with the old crate work with the new service and the new one with the old service, and
whether code that compiles still does the same. To accept a change, add its fingerprint to the file that `--accepted` names.
";

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
        if let Some((name, meaning)) = CODES.iter().find(|(name, _)| *name == bare) {
            return Ok(format!("{CHANGE}[{name}]: {meaning}\n\n{CHANGES}"));
        }
        let names = codes::ALL.iter().map(|code| code.name);
        let guess = nearest(bare, names.chain(CODES.iter().map(|(name, _)| *name)));
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

/// All codes: name, severity and title of each.
fn list_codes() -> String {
    let found = codes::ALL
        .iter()
        .map(|code| (code.name, code.severities(), code.title));
    let changes = CODES
        .iter()
        .map(|(name, meaning)| (*name, CHANGE.to_owned(), *meaning));
    let rows: Vec<_> = found.chain(changes).collect();
    let names = rows.iter().map(|(name, _, _)| name.len());
    let width = names.max().unwrap_or_default();
    rows.iter()
        .fold(String::new(), |mut list, (name, severities, title)| {
            let _ = writeln!(list, "{name:width$}  {severities:16}  {title}");
            list
        })
}
