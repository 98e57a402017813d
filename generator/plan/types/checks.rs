//! Constraints of schemas → what `validate()` checks.

use std::collections::BTreeSet;

use super::required::required_checks;
use crate::analyse::locations::display;
use crate::analyse::scalars::narrowed;
use crate::config::Formats;
use crate::diagnostic::{Diagnostic, codes};
use crate::ir::{Bound, Check, Decimal, StringFormat, Type};
use crate::markdown;
use crate::plan::planner::Planner;
use crate::schema::{Found, IntegerSchema, Kind, NumberSchema, ObjectSchema, StringSchema};

/// Formats that allow any string.
const WITHOUT_RULES: [&str; 2] = ["binary", "password"];

/// How many locations of an unchecked format are shown.
const MOST_PLACES: usize = 5;

impl Planner<'_> {
    /// The checks of a schema for values of its type.
    pub(in crate::plan) fn plan_checks(&mut self, found: Found<'_>, ty: &Type) -> Vec<Check> {
        match &found.schema.kind {
            // A format with a type of its own is checked by that type; a pattern next to it is usually the same format: `YYYY-MM-DD`.
            Kind::String(text) if matches!(ty, Type::String | Type::Secret) => {
                let mut checks = text_checks(text);
                checks.extend(self.plan_patterns(found, text));
                checks.extend(self.plan_format(found, text));
                checks
            }
            Kind::String(text) if matches!(ty, Type::Temporal(_) | Type::Base64) => {
                self.plan_format(found, text).into_iter().collect()
            }
            Kind::Any if *ty == Type::Value => listed_values(found).into_iter().collect(),
            Kind::Integer(integer) if matches!(ty, Type::Named(_)) => {
                self.plan_narrowing(found, integer)
            }
            Kind::Integer(integer) => integer_checks(integer, ty),
            Kind::Number(number) => number_checks(number),
            Kind::Boolean(values) => match values.as_slice() {
                [only] => vec![Check::Always(*only)],
                _ => Vec::new(),
            },
            Kind::Array(array) => {
                let unique = array.unique_items.then_some(Check::Unique);
                // The type requires as many items as it has positions.
                let required = array.required() as u64;
                let least = array.min_items.filter(|least| *least > required);
                let least = least.map(Check::MinItems);
                let most = array.max_items.map(Check::MaxItems);
                least.into_iter().chain(most).chain(unique).collect()
            }
            Kind::Object(object) if !matches!(ty, Type::Named(_)) => {
                self.plan_property_checks(object)
            }
            _ => Vec::new(),
        }
    }

    /// The checks of all properties together: their number, their names, and which of them are required together.
    pub(in crate::plan) fn plan_property_checks(&mut self, object: &ObjectSchema) -> Vec<Check> {
        let least = object.min_properties.filter(|least| *least > 0);
        let least = least.map(Check::MinProperties);
        let most = object.max_properties.map(Check::MaxProperties);
        let keys = object
            .property_names
            .as_deref()
            .map(|keys| self.plan_type(keys).checks)
            .unwrap_or_default();
        let keys = (!keys.is_empty()).then_some(Check::Keys(keys));
        // No field of a map can be required.
        let is_demanding_map = !object.is_struct() && !object.required.is_empty();
        let required = is_demanding_map.then(|| Check::AnyRequired(vec![object.required.clone()]));
        let counted = keys.into_iter().chain(least).chain(most);
        counted
            .chain(required)
            .chain(required_checks(object))
            .collect()
    }

    /// The check for an enum of integers: the enum is open, but a schema that allows fewer of its values allows no others.
    fn plan_narrowing(&self, found: Found<'_>, integer: &IntegerSchema) -> Vec<Check> {
        let all = narrowed(found).and_then(|all| self.model.find_bare(all));
        let all = all.map(|all| &all.schema.kind);
        let is_less =
            matches!(all, Some(Kind::Integer(all)) if integer.values.len() < all.values.len());
        if is_less {
            listed_integers(integer).into_iter().collect()
        } else {
            Vec::new()
        }
    }

    /// The format of a string, if the user wants formats to be checked and this one is known.
    fn plan_format(&mut self, found: Found<'_>, text: &StringSchema) -> Option<Check> {
        if self.options.formats == Formats::Annotate {
            return None;
        }
        let name = text.format.as_deref()?;
        let format = StringFormat::named(name);
        if format.is_none() && !WITHOUT_RULES.contains(&name) {
            let places = self.unchecked_formats.entry(name.to_owned()).or_default();
            places.insert(found.location.to_owned());
        }
        format.map(Check::Format)
    }

    /// Reports the formats that `validate()` does not check though it checks formats, all of them in one note.
    pub fn report_unchecked_formats(&mut self) {
        let formats = std::mem::take(&mut self.unchecked_formats);
        let Some(first) = formats.values().flatten().next() else {
            return;
        };
        let describe = |(name, places): (&String, &BTreeSet<String>)| {
            let shown = places.iter().take(MOST_PLACES).map(|place| display(place));
            let shown = shown.collect::<Vec<_>>().join(", ");
            let more = match places.len().saturating_sub(MOST_PLACES) {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            format!("`{}` ({shown}{more})", markdown::code_text(name))
        };
        let all: Vec<String> = formats.iter().map(describe).collect();
        let message = format!(
            "`validate()` does not check these formats: {}",
            all.join("; ")
        );
        let at = format!("{first}/format");
        self.diagnostics
            .push(Diagnostic::new(&codes::UNCHECKED_FORMAT, at, message));
    }

    /// The patterns of a string that can be checked; the others are reported.
    fn plan_patterns(&mut self, found: Found<'_>, text: &StringSchema) -> Vec<Check> {
        let mut checks = Vec::new();
        for pattern in &text.patterns {
            if let Some(why) = self.patterns.flaw(pattern) {
                let message = format!("the client does not check this pattern: {why}");
                let at = format!("{}/pattern", found.location);
                self.diagnostics
                    .push(Diagnostic::new(&codes::UNREADABLE_PATTERN, at, message));
            } else {
                checks.push(Check::Pattern(pattern.clone()));
            }
        }
        checks
    }
}

fn text_checks(text: &StringSchema) -> Vec<Check> {
    let least = text
        .min_length
        .filter(|least| *least > 0)
        .map(Check::MinLength);
    let most = text.max_length.map(Check::MaxLength);
    least.into_iter().chain(most).collect()
}

fn integer_checks(integer: &IntegerSchema, ty: &Type) -> Vec<Check> {
    let bound = Bound::Int;
    // A limit that all values of the type are within needs no check.
    let range = match ty {
        Type::Int(integer) => integer.range(),
        _ => i128::MIN..=i128::MAX,
    };
    let is_least = |limit: i128| limit <= *range.start();
    let is_greatest = |limit: i128| limit >= *range.end();
    let minimum = match (integer.minimum, integer.excludes_minimum) {
        (Some(limit), true) => Some(Check::Above(bound(limit))),
        (Some(limit), false) if !is_least(limit) => Some(Check::Minimum(bound(limit))),
        _ => None,
    };
    let maximum = match (integer.maximum, integer.excludes_maximum) {
        (Some(limit), true) => Some(Check::Below(bound(limit))),
        (Some(limit), false) if !is_greatest(limit) => Some(Check::Maximum(bound(limit))),
        _ => None,
    };
    let multiple = integer
        .multiple_of
        .map(|step| Check::MultipleOf(bound(step.into())));
    listed_integers(integer)
        .into_iter()
        .chain(minimum)
        .chain(maximum)
        .chain(multiple)
        .collect()
}

fn listed_integers(integer: &IntegerSchema) -> Option<Check> {
    listed(
        integer
            .values
            .iter()
            .map(|value| Bound::Int((*value).into()))
            .collect(),
    )
}

fn number_checks(number: &NumberSchema) -> Vec<Check> {
    let bound = |limit: f64| Decimal::checked(limit).map(Bound::Float);
    let minimum = number.minimum.and_then(bound).map(|limit| {
        if number.excludes_minimum {
            Check::Above(limit)
        } else {
            Check::Minimum(limit)
        }
    });
    let maximum = number.maximum.and_then(bound).map(|limit| {
        if number.excludes_maximum {
            Check::Below(limit)
        } else {
            Check::Maximum(limit)
        }
    });
    let multiple = number.multiple_of.and_then(bound).map(Check::MultipleOf);
    let values = number.values.iter().copied();
    listed(values.filter_map(bound).collect())
        .into_iter()
        .chain(minimum)
        .chain(maximum)
        .chain(multiple)
        .collect()
}

/// The values of an `enum` that has no type of its own.
fn listed_values(found: Found<'_>) -> Option<Check> {
    let values = found.schema.values.as_ref()?;
    let texts = values.iter().map(ToString::to_string);
    Some(Check::Listed(texts.collect()))
}

fn listed(values: Vec<Bound>) -> Option<Check> {
    (!values.is_empty()).then_some(Check::OneOf(values))
}
