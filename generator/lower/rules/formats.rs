//! Reports a `format` that resembles one with a type of its own; the format is not changed.
//!
//! A guess could reject what a service sends: `datetime` may be written differently.

use std::collections::BTreeMap;

use serde_json::Value;

use super::super::field::elsewhere;
use super::super::normal::{INTEGER_FORMATS, Schemas, each_schema};
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest_within};

/// The formats that decide a type, except those of integers.
const TYPED: [&str; 8] = [
    "date",
    "date-time",
    "time",
    "duration",
    "byte",
    "binary",
    "float",
    "double",
];

/// See the module's documentation. Each is reported once.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let mut found: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (location, schema) in each_schema(schemas) {
        if let Some(format) = schema.get("format").and_then(Value::as_str) {
            found.entry(format).or_default().push(location);
        }
    }
    for (format, locations) in found {
        let Some(meant) = meant(format) else { continue };
        let others = elsewhere(locations.len() - 1);
        let message = format!("unknown `format` `{format}`; it has no effect{others}");
        let at = format!("{}/format", locations[0]);
        let help = format!("did you mean `{meant}`?");
        diagnostics.push(Diagnostic::new(&codes::UNKNOWN_FORMAT, at, message).help(help));
    }
}

/// The format of the same letters; a long name may differ in one letter. A different number is no misspelling.
fn meant(format: &str) -> Option<&'static str> {
    let letters = |text: &str| -> String {
        text.chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|letter| letter.to_ascii_lowercase())
            .collect()
    };
    let known = || TYPED.into_iter().chain(INTEGER_FORMATS);
    if known().any(|known| known == format) {
        return None;
    }
    let digits = |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
    let close = |known: &&str| known.len() > 4 && digits(known) == digits(format);
    let same = known().find(|known| letters(known) == letters(format));
    same.or_else(|| nearest_within(format, 1, known().filter(close)))
}
