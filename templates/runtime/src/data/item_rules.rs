//! Rules for the items of arrays, and for the keys and values of maps.

use std::collections::BTreeMap;

use super::extra::Extra;
use super::subject::Subject;
use super::validate::{Report, Rule};

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
