//! Lengths of strings, arrays and maps, with pydantic's error types and messages.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;
use serde_json::Value;

use super::subject::Subject;
use super::validate::{Report, Rule};

/// A bound of the length of a string, in characters.
#[derive(Clone, Copy, Debug)]
pub enum TextLength {
    /// The minimum.
    Least(usize),
    /// The maximum.
    Most(usize),
}

/// At least `least` characters.
#[must_use]
pub fn min_length(least: usize) -> TextLength {
    TextLength::Least(least)
}

/// At most `most` characters.
#[must_use]
pub fn max_length(most: usize) -> TextLength {
    TextLength::Most(most)
}

impl<T: Subject<Target = str>> Rule<T> for TextLength {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(length) = value.subject().map(|text| text.chars().count()) else {
            return;
        };
        match *self {
            Self::Least(least) if length < least => {
                let msg = format!(
                    "String should have at least {least} character{}",
                    plural(least)
                );
                report.violate("string_too_short", msg);
            }
            Self::Most(most) if length > most => {
                let msg = format!(
                    "String should have at most {most} character{}",
                    plural(most)
                );
                report.violate("string_too_long", msg);
            }
            _ => {}
        }
    }
}

/// A bound of the length of an array.
#[derive(Clone, Copy, Debug)]
pub enum ListLength {
    /// The minimum number of items.
    Least(usize),
    /// The maximum number of items.
    Most(usize),
}

/// At least `least` items.
#[must_use]
pub fn min_items(least: usize) -> ListLength {
    ListLength::Least(least)
}

/// At most `most` items.
#[must_use]
pub fn max_items(most: usize) -> ListLength {
    ListLength::Most(most)
}

impl<T: Subject<Target = [U]>, U> Rule<T> for ListLength {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(length) = value.subject().map(<[U]>::len) else {
            return;
        };
        match *self {
            Self::Least(least) if length < least => {
                report.violate("too_short", too_short("List", least, length));
            }
            Self::Most(most) if length > most => {
                let s = plural(most);
                let msg = format!(
                    "List should have at most {most} item{s} after validation, not {length}"
                );
                report.violate("too_long", msg);
            }
            _ => {}
        }
    }
}

/// A bound of the number of entries of a map.
#[derive(Clone, Copy, Debug)]
pub enum MapLength {
    /// The minimum number of entries.
    Least(usize),
    /// The maximum number of entries.
    Most(usize),
}

/// At least `least` entries.
#[must_use]
pub fn min_properties(least: usize) -> MapLength {
    MapLength::Least(least)
}

/// At most `most` entries.
#[must_use]
pub fn max_properties(most: usize) -> MapLength {
    MapLength::Most(most)
}

impl<T: Subject<Target = BTreeMap<K, V>>, K, V> Rule<T> for MapLength {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(length) = value.subject().map(BTreeMap::len) else {
            return;
        };
        match *self {
            Self::Least(least) if length < least => {
                report.violate("too_short", too_short("Dictionary", least, length));
            }
            Self::Most(most) if length > most => {
                let s = plural(most);
                let msg = format!(
                    "Dictionary should have at most {most} item{s} after validation, not more"
                );
                report.violate("too_long", msg);
            }
            _ => {}
        }
    }
}

fn too_short(what: &str, least: usize, length: usize) -> String {
    format!(
        "{what} should have at least {least} item{} after validation, not {length}",
        plural(least)
    )
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// No two items of an array are the same JSON value.
#[must_use]
pub fn unique() -> Unique {
    Unique
}

/// The rule of [`unique`].
#[derive(Clone, Copy, Debug)]
pub struct Unique;

impl<T: Subject<Target = [U]>, U: Serialize> Rule<T> for Unique {
    fn check(&self, value: &T, report: &mut Report) {
        let mut seen = HashSet::new();
        for item in value.subject().into_iter().flatten() {
            let Ok(json) = serde_json::to_value(item) else {
                continue;
            };
            if !seen.insert(canonical(json).to_string()) {
                report.violate("unique_items", "List should have unique items");
                return;
            }
        }
    }
}

/// A canonical form that is the same for equal JSON values: `1.0` becomes `1`, and properties are sorted by name.
fn canonical(value: Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64() {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "the range is checked on the line before"
            )]
            Some(float) if number.is_f64() && float.fract() == 0.0 && float.abs() < 9.0e15 => {
                Value::from(float as i64)
            }
            _ => Value::Number(number),
        },
        Value::Array(items) => items.into_iter().map(canonical).collect(),
        Value::Object(properties) => {
            let properties = properties
                .into_iter()
                .map(|(name, value)| (name, canonical(value)));
            let sorted: BTreeMap<String, Value> = properties.collect();
            sorted.into_iter().collect()
        }
        other => other,
    }
}
