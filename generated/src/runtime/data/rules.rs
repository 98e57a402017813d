//! The constraints that a schema can put on a value, and how rules are combined.
//!
//! `#[check(each(min_length(1)))]` names them. A rule applies to the value within an `Option`, a `Box` or a secret; an absent value
//! satisfies every rule. Of several rules `(a, b)` for one value only the first violation is reported,
//! as pydantic does.

use std::collections::BTreeMap;

use super::extra::Extra;
use super::subject::Subject;
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

/// Every item of an array satisfies `rule`.
pub fn each<R>(rule: R) -> Each<R> {
    Each(rule)
}

/// The rule of [`each`].
#[derive(Clone, Copy, Debug)]
pub struct Each<R>(R);

impl<T: Subject<Target = [U]>, U, R: Rule<U>> Rule<T> for Each<R> {
    fn check(&self, value: &T, report: &mut Report) {
        for (index, item) in value.subject().into_iter().flatten().enumerate() {
            report.within(index, |report| self.0.check(item, report));
        }
    }
}

/// Every key of a map satisfies `rule`.
pub fn keys<R>(rule: R) -> Keys<R> {
    Keys(rule)
}

/// The rule of [`keys`].
#[derive(Clone, Copy, Debug)]
pub struct Keys<R>(R);

impl<T: Subject<Target = BTreeMap<K, V>>, K: AsRef<str>, V, R: Rule<K>> Rule<T> for Keys<R> {
    fn check(&self, value: &T, report: &mut Report) {
        for key in value.subject().into_iter().flat_map(BTreeMap::keys) {
            report.within(key.as_ref().to_owned(), |report| {
                report.within("[key]", |report| self.0.check(key, report));
            });
        }
    }
}

impl<R: Rule<String>> Rule<Extra> for Keys<R> {
    fn check(&self, value: &Extra, report: &mut Report) {
        for (key, _) in value.iter() {
            report.within(key.to_owned(), |report| {
                report.within("[key]", |report| self.0.check(&key.to_owned(), report));
            });
        }
    }
}

/// Every value of a map satisfies `rule`.
pub fn values<R>(rule: R) -> Values<R> {
    Values(rule)
}

/// The rule of [`values`].
#[derive(Clone, Copy, Debug)]
pub struct Values<R>(R);

impl<T: Subject<Target = BTreeMap<K, V>>, K: AsRef<str>, V, R: Rule<V>> Rule<T> for Values<R> {
    fn check(&self, value: &T, report: &mut Report) {
        for (key, value) in value.subject().into_iter().flatten() {
            report.within(key.as_ref().to_owned(), |report| {
                self.0.check(value, report);
            });
        }
    }
}

/// Each position of a tuple satisfies the rule at the same position of `rules`.
pub fn positions<R>(rules: R) -> Positions<R> {
    Positions(rules)
}

/// The rule of [`positions`].
#[derive(Clone, Copy, Debug)]
pub struct Positions<R>(R);

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

macro_rules! at_positions {
    ($($item:ident $rule:ident $index:tt)*) => {
        impl<$($item),*> Subject for ($($item,)*) {
            type Target = Self;

            fn subject(&self) -> Option<&Self> {
                Some(self)
            }
        }

        impl<T: Subject<Target = ($($item,)*)>, $($item, $rule: Rule<$item>),*> Rule<T> for Positions<($($rule,)*)> {
            fn check(&self, value: &T, report: &mut Report) {
                if let Some(items) = value.subject() {
                    $(report.within($index, |report| self.0.$index.check(&items.$index, report));)*
                }
            }
        }
    };
}

at_positions!(A RuleA 0 B RuleB 1);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3 E RuleE 4);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3 E RuleE 4 F RuleF 5);

macro_rules! first_of {
    ($($rule:ident)*) => {
        impl<T: ?Sized, $($rule: Rule<T>),*> Rule<T> for ($($rule,)*) {
            #[allow(non_snake_case)]
            fn check(&self, value: &T, report: &mut Report) {
                let (before, ($($rule,)*)) = (report.len(), self);
                $(
                    if report.len() == before {
                        $rule.check(value, report);
                    }
                )*
            }
        }
    };
}

first_of!(A B);
first_of!(A B C);
first_of!(A B C D);
first_of!(A B C D E);
first_of!(A B C D E F);
