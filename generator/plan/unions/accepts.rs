//! Whether a schema accepts a value, as far as the normal form says.

use std::cell::RefCell;
use std::collections::HashMap;

use openapiv3::{
    ArrayType, IntegerType, NumberType, ObjectType, StringFormat, StringType,
    VariantOrUnknownOrEmpty,
};
use regex::Regex;
use serde_json::{Map, Number, Value};

use super::formats;
use crate::lower::extension;
use crate::plan::ecma::translate;
use crate::plan::model::{Found, Model, Shape, is_closed, is_set, place_of, places_at, values_of};
use crate::plan::types::named_by::named_by;
use crate::plan::types::required::holds;

/// How deep schemas are followed for one value.
const DEEPEST: usize = 32;

/// Whether the schema at a place accepts a value; `false` also where that cannot be told.
pub fn accepts(model: Model<'_>, place: &str, value: &Value) -> bool {
    Trial::new(model, false).accepts(place, value, 0)
}

/// The same, but that a pattern that cannot be checked is taken to match.
pub fn may_accept(model: Model<'_>, place: &str, value: &Value) -> bool {
    Trial::new(model, true).accepts(place, value, 0)
}

/// What is known of a value and its parts: schemas may lead to the same ones in more ways than can be counted.
struct Trial<'m> {
    model: Model<'m>,
    known: RefCell<HashMap<(&'m str, *const Value), bool>>,
    /// To compile a pattern takes long; `None` where it is none.
    patterns: RefCell<HashMap<&'m str, Option<Regex>>>,
    /// Whether a text matches what is none.
    is_trusting: bool,
}

impl<'m> Trial<'m> {
    fn new(model: Model<'m>, is_trusting: bool) -> Self {
        Self {
            model,
            known: RefCell::default(),
            patterns: RefCell::default(),
            is_trusting,
        }
    }

    fn accepts(&self, place: &str, value: &Value, depth: usize) -> bool {
        let Some(found) = self.model.find(place).filter(|_| depth < DEEPEST) else {
            return false;
        };
        let key = (found.place, std::ptr::from_ref(value));
        let known = self.known.borrow().get(&key).copied();
        known.unwrap_or_else(|| {
            let accepted = self.decide(found, value, depth);
            self.known.borrow_mut().insert(key, accepted);
            accepted
        })
    }

    fn decide(&self, found: Found<'m>, value: &Value, depth: usize) -> bool {
        if value.is_null() && found.data.nullable {
            return true;
        }
        let inside = |place: &str, value: &Value| self.accepts(place, value, depth + 1);
        match found.shape {
            Shape::Annotated(target) => inside(target, value),
            Shape::Text(text) => value
                .as_str()
                .is_some_and(|value| self.accepts_text(text, value)),
            Shape::Integer(integer) => value
                .as_number()
                .and_then(whole)
                .is_some_and(|value| accepts_integer(integer, value)),
            Shape::Number(number) => value
                .as_f64()
                .is_some_and(|value| accepts_number(number, value)),
            Shape::Boolean(boolean) => {
                let listed = |flag| {
                    boolean.enumeration.is_empty() || boolean.enumeration.contains(&Some(flag))
                };
                value.as_bool().is_some_and(listed)
            }
            Shape::Array(array) => value
                .as_array()
                .is_some_and(|items| accepts_list(array, items, &inside)),
            Shape::Tuple(positions) => value.as_array().is_some_and(|items| {
                let mut both = places_at(positions).zip(items);
                items.len() == positions.len() && both.all(|(place, item)| inside(place, item))
            }),
            Shape::Object(object) => value.as_object().is_some_and(|members| {
                holds(found.data, members) && self.accepts_object(found, object, members, &inside)
            }),
            Shape::Union(branches) => {
                let branches = branches.iter().filter_map(place_of);
                let fitting = branches.filter(|branch| inside(branch, value)).count();
                if is_set(found.data, extension::ANY_OF) {
                    fitting > 0
                } else {
                    fitting == 1
                }
            }
            Shape::Null => value.is_null(),
            Shape::Any => in_values(found, value),
        }
    }

    fn accepts_text(&self, text: &'m StringType, value: &str) -> bool {
        let length = value.chars().count();
        let listed = text.enumeration.is_empty()
            || text.enumeration.iter().flatten().any(|one| one == value);
        listed
            && text.min_length.is_none_or(|least| length >= least)
            && text.max_length.is_none_or(|most| length <= most)
            && text
                .pattern
                .as_deref()
                .is_none_or(|pattern| self.matches(pattern, value))
            && (!text.enumeration.is_empty() || fits_format(text, value))
    }

    fn accepts_object(
        &self,
        found: Found<'m>,
        object: &ObjectType,
        members: &Map<String, Value>,
        inside: &dyn Fn(&str, &Value) -> bool,
    ) -> bool {
        let named_by = named_by(found.data);
        let others = |key: &str, value: &Value| match &named_by {
            Some(named_by)
                if !named_by
                    .patterns
                    .iter()
                    .any(|pattern| self.matches(pattern, key)) =>
            {
                !named_by.is_closed
            }
            _ => values_of(object).is_none_or(|place| inside(place, value)),
        };
        let fits =
            |(key, value): (&String, &Value)| match object.properties.get(key).and_then(place_of) {
                Some(place) => inside(place, value),
                None => !is_closed(object) && others(key, value),
            };
        object.required.iter().all(|key| members.contains_key(key))
            && object
                .min_properties
                .is_none_or(|least| members.len() >= least)
            && object
                .max_properties
                .is_none_or(|most| members.len() <= most)
            && members.iter().all(fits)
    }

    fn matches(&self, pattern: &'m str, value: &str) -> bool {
        let mut patterns = self.patterns.borrow_mut();
        let compiled = patterns
            .entry(pattern)
            .or_insert_with(|| Regex::new(&translate(pattern)).ok());
        compiled
            .as_ref()
            .map_or(self.is_trusting, |pattern| pattern.is_match(value))
    }
}

/// Values of several types, or of one that has no list of its own.
fn in_values(found: Found<'_>, value: &Value) -> bool {
    let values = found
        .data
        .extensions
        .get(extension::VALUES)
        .and_then(Value::as_array);
    values.is_none_or(|values| values.contains(value))
}

/// A number that is written without a fraction.
pub fn integer(number: &Number) -> Option<i128> {
    number
        .as_i64()
        .map(i128::from)
        .or_else(|| number.as_u64().map(i128::from))
}

/// A number without a fraction, however it is written.
pub fn whole(number: &Number) -> Option<i128> {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the range is checked on the line before"
    )]
    integer(number).or_else(|| {
        let float = number
            .as_f64()
            .filter(|float| float.fract() == 0.0 && float.abs() < 9.0e15)?;
        Some(float as i128)
    })
}

/// Formats that are not known here take any text, as JSON Schema has it.
fn fits_format(text: &StringType, value: &str) -> bool {
    let name = match &text.format {
        VariantOrUnknownOrEmpty::Item(StringFormat::DateTime) => "date-time",
        VariantOrUnknownOrEmpty::Item(StringFormat::Date) => "date",
        VariantOrUnknownOrEmpty::Item(StringFormat::Byte) => "byte",
        VariantOrUnknownOrEmpty::Unknown(format) => format.as_str(),
        _ => return true,
    };
    formats::fits_format(name, value)
}

/// A value of a text's format; an empty one where any text is of it, `None` where none is made up.
pub fn sample_of(text: &StringType) -> Option<&'static str> {
    match &text.format {
        VariantOrUnknownOrEmpty::Empty => Some(""),
        VariantOrUnknownOrEmpty::Item(StringFormat::DateTime) => Some("2024-01-31T12:00:00Z"),
        VariantOrUnknownOrEmpty::Item(StringFormat::Date) => Some("2024-01-31"),
        VariantOrUnknownOrEmpty::Item(StringFormat::Byte) => Some("QUJD"),
        VariantOrUnknownOrEmpty::Item(_) => None,
        VariantOrUnknownOrEmpty::Unknown(format) => match format.as_str() {
            "time" => Some("12:00:00Z"),
            "duration" => Some("PT5M"),
            "uuid" => Some("123e4567-e89b-12d3-a456-426614174000"),
            "uri" | "url" | "uri-reference" | "iri" => Some("https://example.com/"),
            "email" => Some("a@example.com"),
            "hostname" => Some("example.com"),
            "ipv4" => Some("192.0.2.1"),
            "ipv6" => Some("2001:db8::1"),
            _ => Some(""),
        },
    }
}

fn accepts_integer(integer: &IntegerType, value: i128) -> bool {
    let (minimum, maximum) = (
        integer.minimum.map(i128::from),
        integer.maximum.map(i128::from),
    );
    let above =
        minimum.is_none_or(|least| value > least || (value == least && !integer.exclusive_minimum));
    let below =
        maximum.is_none_or(|most| value < most || (value == most && !integer.exclusive_maximum));
    let listed = integer.enumeration.is_empty()
        || integer
            .enumeration
            .iter()
            .flatten()
            .any(|one| i128::from(*one) == value);
    above
        && below
        && listed
        && integer
            .multiple_of
            .is_none_or(|step| step != 0 && value % i128::from(step) == 0)
}

fn accepts_number(number: &NumberType, value: f64) -> bool {
    let above = number
        .minimum
        .is_none_or(|least| value > least || (value >= least && !number.exclusive_minimum));
    let below = number
        .maximum
        .is_none_or(|most| value < most || (value <= most && !number.exclusive_maximum));
    let listed = number.enumeration.is_empty()
        || number
            .enumeration
            .iter()
            .flatten()
            .any(|one| one.total_cmp(&value).is_eq());
    above
        && below
        && listed
        && number
            .multiple_of
            .is_none_or(|step| is_multiple(value, step))
}

/// Give or take the error of a division of doubles, as the runtime has it.
fn is_multiple(value: f64, step: f64) -> bool {
    let times = value / step;
    (times - times.round()).abs() <= times.abs() * 4.0 * f64::EPSILON
}

fn accepts_list(array: &ArrayType, items: &[Value], inside: &dyn Fn(&str, &Value) -> bool) -> bool {
    let unique = || {
        items
            .iter()
            .enumerate()
            .all(|(index, item)| !items[..index].contains(item))
    };
    array.min_items.is_none_or(|least| items.len() >= least)
        && array.max_items.is_none_or(|most| items.len() <= most)
        && (!array.unique_items || unique())
        && array
            .items
            .as_ref()
            .and_then(place_of)
            .is_none_or(|place| items.iter().all(|item| inside(place, item)))
}
