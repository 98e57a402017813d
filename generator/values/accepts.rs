//! Whether a schema accepts a value, as far as its normal form describes it.

use std::cell::RefCell;
use std::collections::HashMap;

use regex::Regex;
use serde_json::{Map, Number, Value};

use super::formats;
use crate::schema::{
    ArraySchema, Found, IntegerSchema, Kind, NumberSchema, ObjectSchema, RequiredRule, Schemas,
    StringSchema,
};
use disjunct_runtime::source::translate;

/// Whether properties are checked as their object requires.
pub fn holds(object: &ObjectSchema, properties: &Map<String, Value>) -> bool {
    let all = |names: &Vec<String>| names.iter().all(|name| properties.contains_key(name));
    object.required_rules.iter().all(|rule| match rule {
        RequiredRule::AnyOf(groups) => groups.iter().any(all),
        RequiredRule::OneOf(groups) => groups.iter().filter(|names| all(names)).count() == 1,
        RequiredRule::Dependent(name, others) => !properties.contains_key(name) || all(others),
    })
}

/// How deep schemas are followed for one value.
const DEEPEST: usize = 32;

/// Whether the schema at a location accepts a value; `false` also where this cannot be decided.
pub fn accepts(model: &Schemas, location: &str, value: &Value) -> bool {
    Trial::new(model, false).accepts(location, value, 0)
}

/// The same, except that a pattern that cannot be checked is treated as a match.
pub fn may_accept(model: &Schemas, location: &str, value: &Value) -> bool {
    Trial::new(model, true).accepts(location, value, 0)
}

/// Results for a value and its parts: the same schemas can be reached in more ways than can be counted.
struct Trial<'m> {
    model: &'m Schemas,
    known: RefCell<HashMap<(&'m str, *const Value), bool>>,
    /// Compiled patterns, because compiling takes long; `None` for one that is invalid.
    patterns: RefCell<HashMap<&'m str, Option<Regex>>>,
    /// What to return for a pattern that is invalid.
    is_trusting: bool,
}

impl<'m> Trial<'m> {
    fn new(model: &'m Schemas, is_trusting: bool) -> Self {
        Self {
            model,
            known: RefCell::default(),
            patterns: RefCell::default(),
            is_trusting,
        }
    }

    fn accepts(&self, location: &str, value: &Value, depth: usize) -> bool {
        let Some(found) = self.model.find(location).filter(|_| depth < DEEPEST) else {
            return false;
        };
        let key = (found.location, std::ptr::from_ref(value));
        let known = self.known.borrow().get(&key).copied();
        known.unwrap_or_else(|| {
            let accepted = self.decide(found, value, depth);
            self.known.borrow_mut().insert(key, accepted);
            accepted
        })
    }

    fn decide(&self, found: Found<'m>, value: &Value, depth: usize) -> bool {
        if value.is_null() && found.schema.nullable {
            return true;
        }
        let inside = |location: &str, value: &Value| self.accepts(location, value, depth + 1);
        match &found.schema.kind {
            Kind::Annotated(target) => inside(target, value),
            Kind::String(text) => value
                .as_str()
                .is_some_and(|value| self.accepts_text(text, value)),
            Kind::Integer(integer) => value
                .as_number()
                .and_then(whole)
                .is_some_and(|value| accepts_integer(integer, value)),
            Kind::Number(number) => value
                .as_f64()
                .is_some_and(|value| accepts_number(number, value)),
            Kind::Boolean(values) => value
                .as_bool()
                .is_some_and(|flag| values.is_empty() || values.contains(&flag)),
            Kind::Array(array) => value
                .as_array()
                .is_some_and(|items| accepts_list(array, items, &inside)),
            Kind::Tuple(positions) => value.as_array().is_some_and(|items| {
                let mut both = positions.iter().map(String::as_str).zip(items);
                items.len() == positions.len()
                    && both.all(|(location, item)| inside(location, item))
            }),
            Kind::Object(object) => value.as_object().is_some_and(|properties| {
                holds(object, properties) && self.accepts_object(object, properties, &inside)
            }),
            Kind::OneOf(branches) => {
                let fitting = branches.iter().filter(|branch| inside(branch, value));
                fitting.count() == 1
            }
            Kind::AnyOf(branches) => branches.iter().any(|branch| inside(branch, value)),
            Kind::Null => value.is_null(),
            Kind::Any => in_values(found, value),
        }
    }

    fn accepts_text(&self, text: &'m StringSchema, value: &str) -> bool {
        let length = value.chars().count() as u64;
        let listed = text.values.is_empty() || text.values.iter().any(|one| one == value);
        listed
            && text.min_length.is_none_or(|least| length >= least)
            && text.max_length.is_none_or(|most| length <= most)
            && text
                .patterns
                .iter()
                .all(|pattern| self.matches(pattern, value))
            && (!text.values.is_empty() || fits_format(text, value))
    }

    fn accepts_object(
        &self,
        object: &'m ObjectSchema,
        properties: &Map<String, Value>,
        inside: &dyn Fn(&str, &Value) -> bool,
    ) -> bool {
        let others = |key: &str, value: &Value| {
            let matches = |pattern: &'m String| self.matches(pattern, key);
            match &object.patterns {
                Some(named) if !named.patterns.iter().any(matches) => !named.is_closed,
                _ => object
                    .additional_schema()
                    .is_none_or(|location| inside(location, value)),
            }
        };
        let fits = |(key, value): (&String, &Value)| match object
            .properties
            .get(key)
            .map(String::as_str)
        {
            Some(location) => inside(location, value),
            None => !object.is_closed() && others(key, value),
        };
        let count = properties.len() as u64;
        object
            .required
            .iter()
            .all(|key| properties.contains_key(key))
            && object.min_properties.is_none_or(|least| count >= least)
            && object.max_properties.is_none_or(|most| count <= most)
            && properties.iter().all(fits)
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

/// `enum` of a schema of several types, or of a type without a list of its own.
fn in_values(found: Found<'_>, value: &Value) -> bool {
    let values = found.schema.values.as_ref();
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

/// JSON Schema accepts any string where a format is unknown.
fn fits_format(text: &StringSchema, value: &str) -> bool {
    let format = text.format.as_deref();
    format.is_none_or(|format| formats::fits_format(format, value))
}

/// A value of a string's format; an empty string where any string matches, `None` where no value can be made.
pub fn sample_of(text: &StringSchema) -> Option<&'static str> {
    let Some(format) = text.format.as_deref() else {
        return Some("");
    };
    match format {
        "date-time" => Some("2024-01-31T12:00:00Z"),
        "date" => Some("2024-01-31"),
        "byte" => Some("QUJD"),
        "password" | "binary" => None,
        "time" => Some("12:00:00Z"),
        "duration" => Some("PT5M"),
        "uuid" => Some("123e4567-e89b-12d3-a456-426614174000"),
        "uri" | "url" | "uri-reference" | "iri" => Some("https://example.com/"),
        "email" => Some("a@example.com"),
        "hostname" => Some("example.com"),
        "ipv4" => Some("192.0.2.1"),
        "ipv6" => Some("2001:db8::1"),
        _ => Some(""),
    }
}

fn accepts_integer(integer: &IntegerSchema, value: i128) -> bool {
    let above = integer
        .minimum
        .is_none_or(|least| value > least || (value == least && !integer.excludes_minimum));
    let below = integer
        .maximum
        .is_none_or(|most| value < most || (value == most && !integer.excludes_maximum));
    let listed =
        integer.values.is_empty() || integer.values.iter().any(|one| i128::from(*one) == value);
    above
        && below
        && listed
        && integer
            .multiple_of
            .is_none_or(|step| step != 0 && value % i128::from(step) == 0)
}

fn accepts_number(number: &NumberSchema, value: f64) -> bool {
    let above = number
        .minimum
        .is_none_or(|least| value > least || (value >= least && !number.excludes_minimum));
    let below = number
        .maximum
        .is_none_or(|most| value < most || (value <= most && !number.excludes_maximum));
    let listed = number.values.is_empty()
        || number
            .values
            .iter()
            .any(|one| one.total_cmp(&value).is_eq());
    above
        && below
        && listed
        && number
            .multiple_of
            .is_none_or(|step| is_multiple(value, step))
}

/// Tolerates the rounding error of a division of doubles, as the runtime does.
fn is_multiple(value: f64, step: f64) -> bool {
    let times = value / step;
    (times - times.round()).abs() <= times.abs() * 4.0 * f64::EPSILON
}

fn accepts_list(
    array: &ArraySchema,
    items: &[Value],
    inside: &dyn Fn(&str, &Value) -> bool,
) -> bool {
    let unique = || {
        items
            .iter()
            .enumerate()
            .all(|(index, item)| !items[..index].contains(item))
    };
    let count = items.len() as u64;
    array.min_items.is_none_or(|least| count >= least)
        && array.max_items.is_none_or(|most| count <= most)
        && (!array.unique_items || unique())
        && items.iter().enumerate().all(|(index, item)| {
            let described = array.item_at(index);
            described.is_none_or(|location| inside(location, item))
        })
}
