//! What a schema accepts, by the rules of JSON Schema 2020-12 and of OpenAPI 3.0: a second opinion, which reads the author's own
//! text and shares nothing with the generator.
//!
//! Formats and discriminators are annotations. What cannot be judged (a broken pattern, a reference to nowhere) is accepted.

use std::cell::RefCell;
use std::collections::HashMap;

use regex::Regex;
use serde_json::{Map, Value};

use crate::raw::{Raw, reference};

/// Deeper than any value goes: a schema that leads back to itself without a step into the value.
const DEEPEST: usize = 200;

/// The schemas of a document.
#[derive(Debug)]
pub struct Schemas<'a> {
    /// The document.
    pub raw: &'a Raw,
    patterns: RefCell<HashMap<String, Option<Regex>>>,
    /// The schemas that are referred to and being judged, each with its value: by their addresses.
    judging: RefCell<Vec<(*const Value, *const Value)>>,
}

impl<'a> Schemas<'a> {
    /// The schemas of a document.
    #[must_use]
    pub fn of(raw: &'a Raw) -> Self {
        Self {
            raw,
            patterns: RefCell::default(),
            judging: RefCell::default(),
        }
    }

    /// Whether the schema at a pointer accepts a value.
    #[must_use]
    pub fn accept(&self, pointer: &str, value: &Value) -> bool {
        self.raw
            .find(pointer)
            .is_none_or(|(_, schema)| self.accepts(schema, value))
    }

    /// Whether a schema accepts a value.
    #[must_use]
    pub fn accepts(&self, schema: &Value, value: &Value) -> bool {
        self.judge(schema, value, 0)
    }

    fn judge(&self, schema: &Value, value: &Value, depth: usize) -> bool {
        let Value::Object(keywords) = schema else {
            return *schema != Value::Bool(false);
        };
        if depth > DEEPEST {
            return true;
        }
        // Beside a `$ref` too, where it has no effect by the letter.
        if value.is_null()
            && self.raw.is_3_0
            && keywords.get("nullable") == Some(&Value::Bool(true))
        {
            return true;
        }
        if let Some(target) = reference(schema) {
            let accepted = self
                .raw
                .find(target)
                .is_none_or(|(_, other)| self.judge_target(other, value, depth + 1));
            if self.raw.is_3_0 || !accepted {
                return accepted;
            }
        }
        if is_null_in_3_0(schema) {
            return value.is_null();
        }
        is_of_type(keywords, value)
            && is_listed(keywords, value)
            && self.fits_parts(keywords, value, depth + 1)
            && match value {
                Value::Object(members) => self.fits_object(keywords, members, depth + 1),
                Value::Array(items) => self.fits_array(keywords, items, depth + 1),
                Value::String(text) => self.fits_text(keywords, text),
                Value::Number(number) => number
                    .as_f64()
                    .is_none_or(|number| fits_number(keywords, number)),
                Value::Null | Value::Bool(_) => true,
            }
    }

    /// A schema that leads back to itself without a step into the value says nothing more.
    fn judge_target(&self, schema: &Value, value: &Value, depth: usize) -> bool {
        let judged: (*const Value, *const Value) = (schema, value);
        if self.judging.borrow().contains(&judged) {
            return true;
        }
        self.judging.borrow_mut().push(judged);
        let accepted = self.judge(schema, value, depth);
        self.judging.borrow_mut().pop();
        accepted
    }

    fn fits_parts(&self, keywords: &Map<String, Value>, value: &Value, depth: usize) -> bool {
        let list = |keyword: &str| keywords.get(keyword).and_then(Value::as_array);
        let accepts = |schema: &&Value| self.judge(schema, value, depth);
        list("allOf").is_none_or(|parts| parts.iter().all(|part| accepts(&part)))
            && list("anyOf").is_none_or(|parts| parts.iter().any(|part| accepts(&part)))
            && list("oneOf").is_none_or(|parts| parts.iter().filter(accepts).count() == 1)
            && keywords.get("not").is_none_or(|not| !accepts(&not))
            && keywords.get("if").is_none_or(|condition| {
                let then = if accepts(&condition) { "then" } else { "else" };
                keywords.get(then).is_none_or(|then| accepts(&then))
            })
    }

    fn fits_object(
        &self,
        keywords: &Map<String, Value>,
        members: &Map<String, Value>,
        depth: usize,
    ) -> bool {
        let properties = keywords.get("properties").and_then(Value::as_object);
        let patterns = keywords.get("patternProperties").and_then(Value::as_object);
        let required = keywords
            .get("required")
            .and_then(Value::as_array)
            .into_iter()
            .flatten();
        let additional = keywords.get("additionalProperties");
        let fits_member = |(key, value): (&String, &Value)| {
            let own = properties.and_then(|properties| properties.get(key));
            let matching = patterns
                .into_iter()
                .flatten()
                .filter(|(pattern, _)| self.is_match(pattern, key));
            let schemas: Vec<&Value> = own
                .into_iter()
                .chain(matching.map(|(_, schema)| schema))
                .collect();
            let extra = additional.filter(|_| schemas.is_empty());
            schemas
                .into_iter()
                .chain(extra)
                .all(|schema| self.judge(schema, value, depth))
        };
        let names = keywords.get("propertyNames");
        let fits_name = |key: &String| {
            names.is_none_or(|names| self.judge(names, &Value::String(key.clone()), depth))
        };
        required
            .filter_map(Value::as_str)
            .all(|key| members.contains_key(key))
            && fits_count(keywords, "Properties", members.len())
            && members.iter().all(fits_member)
            && members.keys().all(fits_name)
    }

    fn fits_array(&self, keywords: &Map<String, Value>, items: &[Value], depth: usize) -> bool {
        let first = keywords
            .get("prefixItems")
            .and_then(Value::as_array)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let rest = keywords
            .get("items")
            .filter(|items| items.is_object() || items.is_boolean());
        let is_unique = || {
            items
                .iter()
                .enumerate()
                .all(|(index, item)| !items[..index].contains(item))
        };
        fits_count(keywords, "Items", items.len())
            && first
                .iter()
                .zip(items)
                .all(|(schema, item)| self.judge(schema, item, depth))
            && rest.is_none_or(|rest| {
                items
                    .iter()
                    .skip(first.len())
                    .all(|item| self.judge(rest, item, depth))
            })
            && (keywords.get("uniqueItems") != Some(&Value::Bool(true)) || is_unique())
    }

    fn fits_text(&self, keywords: &Map<String, Value>, text: &str) -> bool {
        let says = |keyword: &str| keywords.get(keyword).and_then(Value::as_str);
        fits_count(keywords, "Length", text.chars().count())
            && says("pattern").is_none_or(|pattern| self.is_match(pattern, text))
            && says("format")
                .and_then(pattern_of)
                .is_none_or(|pattern| self.is_match(pattern, text))
    }

    /// Whether a pattern matches a text.
    #[must_use]
    pub fn is_match(&self, pattern: &str, text: &str) -> bool {
        let mut patterns = self.patterns.borrow_mut();
        let regex = patterns
            .entry(pattern.to_owned())
            .or_insert_with(|| Regex::new(pattern).ok());
        regex.as_ref().is_none_or(|regex| regex.is_match(text))
    }
}

/// What texts of the formats that have types begin like.
fn pattern_of(format: &str) -> Option<&'static str> {
    match format {
        "date-time" => Some(r"^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d"),
        "date" => Some(r"^\d{4}-\d\d-\d\d"),
        "time" => Some(r"^\d\d:\d\d"),
        "duration" => Some(r"^-?P"),
        "byte" => Some(r"^[A-Za-z0-9+/_-]*=*$"),
        _ => None,
    }
}

/// `{nullable: true}` is how authors of 3.0 spell `{type: null}`, though by the letter it says nothing.
#[must_use]
pub fn is_null_in_3_0(schema: &Value) -> bool {
    schema.as_object().is_some_and(|keywords| {
        keywords.len() == 1 && keywords.get("nullable") == Some(&Value::Bool(true))
    })
}

fn is_of_type(keywords: &Map<String, Value>, value: &Value) -> bool {
    let is_of = |name: &str| match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        _ => true,
    };
    match keywords.get("type") {
        Some(Value::String(name)) => is_of(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).any(is_of),
        _ => true,
    }
}

fn is_listed(keywords: &Map<String, Value>, value: &Value) -> bool {
    keywords
        .get("enum")
        .and_then(Value::as_array)
        .is_none_or(|listed| listed.iter().any(|one| is_same(one, value)))
        && keywords.get("const").is_none_or(|one| is_same(one, value))
}

fn is_same(one: &Value, other: &Value) -> bool {
    one == other || (one.is_number() && one.as_f64() == other.as_f64())
}

fn fits_count(keywords: &Map<String, Value>, what: &str, count: usize) -> bool {
    let limit = |side: &str| {
        keywords
            .get(&format!("{side}{what}"))
            .and_then(Value::as_f64)
    };
    #[allow(clippy::cast_precision_loss)]
    let count = count as f64;
    limit("min").is_none_or(|least| count >= least) && limit("max").is_none_or(|most| count <= most)
}

fn fits_number(keywords: &Map<String, Value>, number: f64) -> bool {
    let limit = |keyword: &str| keywords.get(keyword).and_then(Value::as_f64);
    let is_open = |keyword: &str| keywords.get(keyword) == Some(&Value::Bool(true));
    let fits_multiple =
        |step: f64| step <= 0.0 || ((number / step).round() * step - number).abs() < 1e-9;
    let fits_least = |least| {
        if is_open("exclusiveMinimum") {
            number > least
        } else {
            number >= least
        }
    };
    let fits_most = |most| {
        if is_open("exclusiveMaximum") {
            number < most
        } else {
            number <= most
        }
    };
    limit("minimum").is_none_or(fits_least)
        && limit("maximum").is_none_or(fits_most)
        && limit("exclusiveMinimum").is_none_or(|least| number > least)
        && limit("exclusiveMaximum").is_none_or(|most| number < most)
        && limit("multipleOf").is_none_or(fits_multiple)
}
