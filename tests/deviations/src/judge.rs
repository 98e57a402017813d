//! What became of a value, compared with what must become of it.

use std::collections::BTreeMap;

use expected::runtime::{DecodeError, Segment};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::deviate::{Deviating, Expected};
use crate::listed::{Outcome, Read};
use crate::path::{is_around, is_path, shown};

/// What became of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Became {
    /// It was read, and nothing was corrected.
    Valid,
    /// It was read with corrections.
    Corrected,
    /// It was refused.
    Refused,
}

/// Whether a crate keeps what it does not expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// It is kept.
    Keep,
    /// It is reported by the response, but not kept.
    Drop,
    /// It is refused.
    Deny,
    /// It is kept, and all that is not as declared is refused.
    Exact,
}

/// Checks what holds for every body, and what became of it.
///
/// # Errors
///
/// What is wrong.
pub fn check_any(text: &str, outcome: &Outcome, unknown: Unknown) -> Result<Became, String> {
    match (&outcome.read, &outcome.strict) {
        (Err(_), Err(_)) => Ok(Became::Refused),
        (Err(error), Ok(_)) => Err(format!("only a strict reader reads it: {error}")),
        (Ok(read), strict) => {
            check_read(text, read, unknown)?;
            check_strict(text, read, strict)
        }
    }
}

fn check_read(text: &str, read: &Read, unknown: Unknown) -> Result<(), String> {
    if !read.is_same {
        return Err("`decode` does not read the same".to_owned());
    }
    if read.written != read.of_clone {
        return Err(format!("a clone is written as {}", read.of_clone));
    }
    if !matches!(unknown, Unknown::Keep | Unknown::Exact) {
        return Ok(());
    }
    if as_spelled(text) != as_spelled(&read.written) {
        return Err(format!("it is written back as {}", read.written));
    }
    // A constraint of the schema may have the kind `missing` too: it precedes.
    let mut reported: Vec<_> = read
        .violations
        .iter()
        .filter(|found| ["missing", "null", "type"].contains(&found.kind.as_ref()))
        .map(|found| (shown(&found.loc), found.kind.to_string()))
        .collect();
    reported.drain(..reported.len().saturating_sub(read.deviations.len()));
    let corrected: Vec<_> = read
        .deviations
        .iter()
        .map(|found| (found.path(), found.kind().to_string()))
        .collect();
    if reported == corrected {
        Ok(())
    } else {
        Err(format!(
            "`validate` reports {reported:?}, of the deviations {corrected:?}"
        ))
    }
}

fn check_strict(
    text: &str,
    read: &Read,
    strict: &Result<String, DecodeError>,
) -> Result<Became, String> {
    match strict {
        Ok(written) if read.deviations.is_empty() => {
            if *written == read.written {
                Ok(Became::Valid)
            } else {
                Err(format!("a strict reader reads {written}"))
            }
        }
        Ok(_) => Err(format!(
            "a strict reader reads it in spite of {:?}",
            read.deviations
        )),
        Err(error) if read.deviations.is_empty() => {
            Err(format!("only a strict reader refuses it: {error}"))
        }
        Err(error) => {
            let root: Value = serde_json::from_str(text).unwrap_or_default();
            let path: Vec<Segment> = error.segments().cloned().collect();
            let is_there = read.deviations.iter().any(|found| {
                is_around(&path, found.segments(), &root) || path.starts_with(found.segments())
            });
            if is_there && error.message().ends_with("; `decode` accepts it") {
                Ok(Became::Corrected)
            } else {
                Err(format!(
                    "a strict reader says {error}, of {:?}",
                    read.deviations
                ))
            }
        }
    }
}

/// Checks what became of a deviation; `shown` is the branch of the value without it.
///
/// # Errors
///
/// What is wrong.
pub fn check(
    deviating: &Deviating,
    outcome: &Outcome,
    branch: &str,
    unknown: Unknown,
) -> Result<Became, String> {
    let text = deviating.body.to_string();
    let became = check_any(&text, outcome, unknown)?;
    if let Ok(read) = &outcome.read
        && became == Became::Corrected
        && read.shown != branch
    {
        return Err(format!("it is read as {}, not as {branch}", read.shown));
    }
    match (&deviating.expected, &outcome.read) {
        (Expected::Corrected { .. }, Err(_)) if unknown == Unknown::Deny => {}
        (Expected::Corrected { error, .. }, Err(found)) if unknown == Unknown::Exact => {
            check_refused(&deviating.body, error, found)?;
        }
        (Expected::Valid, Err(_)) if unknown == Unknown::Deny => {}
        (Expected::Undecided(_), _) => {}
        (Expected::Valid, _) if became == Became::Valid => {}
        (Expected::Corrected { path, kind, error }, Ok(read)) => {
            check_corrected(&deviating.body, path, kind, read)?;
            match &outcome.strict {
                Err(found) => check_refused(&deviating.body, error, found)?,
                Ok(_) => return Err("a strict reader reads it".to_owned()),
            }
        }
        (Expected::Refused(path), Err(error)) => check_refused(&deviating.body, path, error)?,
        (_, Err(error)) => return Err(format!("it is refused: {error}")),
        (_, Ok(read)) => return Err(format!("it is read, {became:?}: {:?}", read.deviations)),
    }
    Ok(became)
}

fn check_corrected(body: &Value, path: &[Segment], kind: &str, read: &Read) -> Result<(), String> {
    let [deviation] = read.deviations.as_slice() else {
        return Err(format!("there is not one deviation: {:?}", read.deviations));
    };
    let is_there = is_path(deviation.segments(), path, body);
    if is_there && deviation.kind().as_str() == kind {
        Ok(())
    } else {
        Err(format!("the deviation is {deviation}"))
    }
}

/// Checks that an error is at a path; that of a missing property is at the object, and names it.
fn check_refused(body: &Value, path: &[Segment], error: &DecodeError) -> Result<(), String> {
    let found: Vec<Segment> = error.segments().cloned().collect();
    let is_missing = match path.split_last() {
        Some((Segment::Key(key), object)) => {
            let names_it = error.message().contains(&format!("missing field `{key}`"));
            names_it && is_path(&found, object, body)
        }
        _ => false,
    };
    if is_missing || is_path(&found, path, body) {
        Ok(())
    } else {
        Err(format!(
            "the error is at {}: {}",
            error.path(),
            error.message()
        ))
    }
}

/// A JSON text as a tree whose numbers are as they are written.
#[derive(Debug, PartialEq)]
enum Spelled {
    Scalar(String),
    Array(Vec<Self>),
    Object(BTreeMap<String, Self>),
}

fn as_spelled(text: &str) -> Option<Spelled> {
    let text = text.trim();
    match text.as_bytes().first()? {
        b'{' => {
            let members: BTreeMap<String, Box<RawValue>> = serde_json::from_str(text).ok()?;
            let members = members
                .into_iter()
                .map(|(key, value)| Some((key, as_spelled(value.get())?)));
            members.collect::<Option<_>>().map(Spelled::Object)
        }
        b'[' => {
            let items: Vec<Box<RawValue>> = serde_json::from_str(text).ok()?;
            let items = items.iter().map(|item| as_spelled(item.get()));
            items.collect::<Option<_>>().map(Spelled::Array)
        }
        b'"' => serde_json::from_str::<String>(text)
            .ok()
            .map(|text| Spelled::Scalar(format!("\"{text}"))),
        // `2.0` is written as `2`.
        _ => Some(Spelled::Scalar(text.trim_end_matches(".0").to_owned())),
    }
}
