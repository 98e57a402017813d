//! The constraints that a schema can put on a value, and how rules are combined.
//!
//! `#[check(each(min_length(1)))]` names them. A rule applies to the value within an `Option`, a `Box` or a secret; an absent value
//! satisfies every rule.

use super::validate::{Report, Rule, Validate};

/// The value validates itself: an object, a union, or an array or map of them.
#[must_use]
pub fn nested() -> Nested {
    Nested
}

/// The rule of [`nested`].
#[derive(Clone, Copy, Debug)]
pub struct Nested;

impl<T: Validate + ?Sized> Rule<T> for Nested {
    fn check(&self, value: &T, report: &mut Report) {
        value.check(report);
    }
}

/// Combines rules, as `#[check]` can have more rules than a tuple.
pub fn all<R>(rules: R) -> R {
    rules
}

/// Any value is valid.
#[must_use]
pub fn unchecked() -> Unchecked {
    Unchecked
}

/// The rule of [`unchecked`].
#[derive(Clone, Copy, Debug)]
pub struct Unchecked;

impl<T: ?Sized> Rule<T> for Unchecked {
    fn check(&self, _: &T, _: &mut Report) {}
}
