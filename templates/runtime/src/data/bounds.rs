//! Bounds of numbers, with pydantic's error types and messages.

use super::subject::{Number, Numeric, Subject};
use super::validate::{Report, Rule};

/// A bound of a number.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    kind: &'static str,
    words: &'static str,
    limit: Number,
    holds: fn(Number, Number) -> bool,
}

/// At least `bound`.
pub fn minimum(bound: impl Into<Number>) -> Bound {
    let words = "greater than or equal to";
    Bound {
        kind: "greater_than_equal",
        words,
        limit: bound.into(),
        holds: |value, bound| value >= bound,
    }
}

/// At most `bound`.
pub fn maximum(bound: impl Into<Number>) -> Bound {
    let words = "less than or equal to";
    Bound {
        kind: "less_than_equal",
        words,
        limit: bound.into(),
        holds: |value, bound| value <= bound,
    }
}

/// More than `bound`.
pub fn above(bound: impl Into<Number>) -> Bound {
    let words = "greater than";
    Bound {
        kind: "greater_than",
        words,
        limit: bound.into(),
        holds: |value, bound| value > bound,
    }
}

/// Less than `bound`.
pub fn below(bound: impl Into<Number>) -> Bound {
    let words = "less than";
    Bound {
        kind: "less_than",
        words,
        limit: bound.into(),
        holds: |value, bound| value < bound,
    }
}

/// A multiple of `step`.
pub fn multiple_of(step: impl Into<Number>) -> Bound {
    Bound {
        kind: "multiple_of",
        words: "a multiple of",
        limit: step.into(),
        holds: Number::is_multiple_of,
    }
}

impl<T: Subject<Target: Numeric>> Rule<T> for Bound {
    fn check(&self, value: &T, report: &mut Report) {
        let Self {
            kind,
            words,
            limit,
            holds,
        } = *self;
        let Some(number) = value.subject().map(|value| value.number()) else {
            return;
        };
        if !number.is_finite() {
            report.not_finite();
        } else if !holds(number, limit) {
            report.violate(kind, format!("Input should be {words} {limit}"));
        }
    }
}
