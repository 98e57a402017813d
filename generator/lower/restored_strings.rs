//! Numbers and booleans in place of strings → those strings, as the document writes them.
//!
//! YAML reads an unquoted `1.10` as the number `1.1`: the original is taken from the file.

use serde_json::{Value, json};

use super::grammar::Unquoted;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::Sources;

/// Makes strings of the fields that should be strings.
pub fn restore(
    root: &mut Value,
    unquoted: Vec<Unquoted>,
    sources: &Sources,
    diagnostics: &mut Diagnostics,
) {
    for Unquoted { at, is_usual } in unquoted {
        let Some(field) = root.pointer_mut(&at) else {
            continue;
        };
        let is_list = field.is_array();
        let written: Vec<String> = match field {
            Value::Array(items) => {
                let items = items.iter_mut().enumerate();
                let mut write =
                    |(index, item)| write(item, &format!("{at}/{index}"), sources, diagnostics);
                items.filter_map(&mut write).collect()
            }
            one => write(one, &at, sources, diagnostics).into_iter().collect(),
        };
        if !is_usual && !written.is_empty() {
            diagnostics.push(treated_as_strings(&written, is_list, at));
        }
    }
}

/// Makes a string of a number or boolean, and returns the string.
fn write(
    value: &mut Value,
    at: &str,
    sources: &Sources,
    diagnostics: &mut Diagnostics,
) -> Option<String> {
    if !value.is_number() && !value.is_boolean() {
        return None;
    }
    if value.is_f64() {
        // A string has no range.
        diagnostics
            .retain(|found| found.code != &codes::NUMBER_OUT_OF_RANGE || found.at.pointer != at);
    }
    let text = sources
        .as_written(at)
        .map_or_else(|| value.to_string(), str::to_owned);
    *value = json!(text);
    Some(text)
}

fn treated_as_strings(written: &[String], is_list: bool, at: String) -> Diagnostic {
    let expected = if is_list { "strings" } else { "a string" };
    let (first, others) = written.split_at(written.len().min(3));
    let (first, are_taken) = (
        first.join("`, `"),
        if written.len() == 1 {
            "is converted"
        } else {
            "are converted"
        },
    );
    let more = if others.is_empty() {
        String::new()
    } else {
        format!(" and {} more", others.len())
    };
    let message = format!("expected {expected}; `{first}`{more} without quotes {are_taken}");
    Diagnostic::new(&codes::MISMATCHED_VALUE, at, message)
}
