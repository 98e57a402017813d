//! Numbers and booleans in place of strings → those strings, as the document writes them.
//!
//! YAML reads an unquoted `1.10` as the number `1.1`: the original is taken from the file.

use serde_json::{Value, json};

use super::grammar::Unquoted;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::Sources;

/// Makes strings of the fields that should be strings.
pub fn spell_texts(
    root: &mut Value,
    unquoted: Vec<Unquoted>,
    sources: &Sources,
    diagnostics: &mut Diagnostics,
) {
    for Unquoted { at, is_usual } in unquoted {
        let Some(member) = root.pointer_mut(&at) else {
            continue;
        };
        let is_list = member.is_array();
        let spelled: Vec<String> = match member {
            Value::Array(items) => {
                let items = items.iter_mut().enumerate();
                let mut spell =
                    |(index, item)| spell(item, &format!("{at}/{index}"), sources, diagnostics);
                items.filter_map(&mut spell).collect()
            }
            one => spell(one, &at, sources, diagnostics).into_iter().collect(),
        };
        if !is_usual && !spelled.is_empty() {
            diagnostics.push(taken_for_texts(&spelled, is_list, at));
        }
    }
}

/// Makes a string of a number or boolean, and returns the string.
fn spell(
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
        .spelling(at)
        .map_or_else(|| value.to_string(), str::to_owned);
    *value = json!(text);
    Some(text)
}

fn taken_for_texts(spelled: &[String], is_list: bool, at: String) -> Diagnostic {
    let expected = if is_list { "strings" } else { "a string" };
    let (first, others) = spelled.split_at(spelled.len().min(3));
    let (first, are_taken) = (
        first.join("`, `"),
        if spelled.len() == 1 {
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
