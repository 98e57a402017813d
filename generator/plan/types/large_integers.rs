//! The types of scalars, and integers in a schema that its type cannot hold: the client rejects a response that contains one.

use serde_json::Value;

use crate::analyse::scalars::{integer_type, kept_integer, scalar_type};
use crate::diagnostic::{Diagnostic, Severity, codes};
use crate::ir::{IntegerType, Type};
use crate::plan::planner::Planner;
use crate::schema::{Found, IntegerSchema, Kind};

/// The formats of unsigned integers.
const UNSIGNED: [&str; 5] = ["uint8", "uint16", "uint32", "uint64", "uint"];

impl Planner<'_> {
    /// The type of a string, a number or a boolean.
    pub(super) fn plan_scalar(&mut self, found: Found<'_>) -> Type {
        match &found.schema.kind {
            Kind::Integer(integer) => Type::Int(self.plan_integer(integer, found)),
            _ => scalar_type(found).unwrap_or(Type::Value),
        }
    }

    /// The type of an integer, which the lock keeps.
    pub(super) fn plan_integer(
        &mut self,
        integer: &IntegerSchema,
        found: Found<'_>,
    ) -> IntegerType {
        let ty = self.integer_of(integer, found);
        self.lock.keep_integer(found.location, ty.name());
        ty
    }

    fn integer_of(&self, integer: &IntegerSchema, found: Found<'_>) -> IntegerType {
        match self.options.lock.integer_at(found.location) {
            Some(before) => kept_integer(integer, found, before),
            None => integer_type(integer, found),
        }
    }

    /// Reports an integer that the schema allows and its type cannot hold. Nothing is reported for a plain `type: integer`.
    pub(super) fn report_large_integers(&mut self, found: Found<'_>) {
        let Kind::Integer(integer) = &found.schema.kind else {
            return;
        };
        let ty = self.integer_of(integer, found);
        let shown = shown_integers(integer, found);
        let beyond = shown.iter().find(|(_, value)| !holds(ty, value));
        let (message, severity) = if let Some((keyword, value)) = beyond {
            let message = format!(
                "the {keyword} {value} is out of range for `{}`; the client rejects such integers",
                ty.name()
            );
            (message, Severity::Warning)
        } else if ty == IntegerType::U64 && may_be_negative(integer, found) {
            let message =
                "integers above `i64::MAX` need `u64`; the client rejects negative integers";
            (message.to_owned(), Severity::Note)
        } else {
            return;
        };
        let report = Diagnostic::new(&codes::LARGE_INTEGER, found.location, message);
        let report = if severity == Severity::Note {
            report.help("add `minimum: 0` if no value is negative")
        } else {
            report
        };
        self.diagnostics.push(report.severity(severity));
    }
}

/// The integers in a schema, each with the keyword.
fn shown_integers(integer: &IntegerSchema, found: Found<'_>) -> Vec<(&'static str, Value)> {
    let limit = |limit: i128| match u64::try_from(limit) {
        Ok(limit) => Some(Value::from(limit)),
        Err(_) => i64::try_from(limit).ok().map(Value::from),
    };
    let minimum = integer.minimum.and_then(limit);
    let maximum = integer.maximum.and_then(limit);
    let limits = [("minimum", minimum), ("maximum", maximum)];
    let limits = limits
        .into_iter()
        .filter_map(|(keyword, value)| Some((keyword, value?)));
    let listed = found.schema.values.iter().flatten();
    let listed = listed.map(|value| ("enum value", value.clone()));
    let example = found.schema.example.iter();
    let example = example.map(|value| ("example", value.clone()));
    limits.chain(listed).chain(example).collect()
}

/// Whether a value is in the range of the type, or no integer.
fn holds(ty: IntegerType, value: &Value) -> bool {
    if let Some(whole) = value.as_i64() {
        return ty.holds(whole.into());
    }
    if let Some(whole) = value.as_u64() {
        return ty.holds(whole.into());
    }
    // The parser made a double of an integer of more than 64 bits.
    let is_large =
        |number: f64| number.fract() == 0.0 && number.abs() >= 9_223_372_036_854_775_808.0;
    !value.as_f64().is_some_and(is_large)
}

/// Whether the schema does not exclude negative integers.
fn may_be_negative(integer: &IntegerSchema, found: Found<'_>) -> bool {
    let is_listed = !integer.values.is_empty() || found.schema.values.is_some();
    let is_unsigned = integer
        .format
        .as_deref()
        .is_some_and(|format| UNSIGNED.contains(&format));
    let least = if integer.excludes_minimum { -1 } else { 0 };
    !is_listed && !is_unsigned && integer.minimum.is_none_or(|minimum| minimum < least)
}
