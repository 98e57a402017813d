//! Maps whose properties are described by `patternProperties`.
//!
//! The schema of a pattern describes the properties whose names match it; the others are not described. The distinction matters
//! only for validation: a response is never rejected because of such a property.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::content::Content;
use super::decode_error::DecodeError;
use super::memory;
use super::pattern::{Pattern, pattern};
use super::read_value::read_value;
use super::subject::Subject;
use super::text::{Text, into_text};
use super::untyped::Untyped;
use super::validate::{Report, Rule, Validate};

/// The value of a property in a map that is described by `patternProperties`.
///
/// A value that has the type is a [`Value`](Self::Value); any other is kept unchanged.
#[derive(Clone, Debug, PartialEq)]
pub enum Matching<T> {
    /// A value of the type that the patterns describe.
    Value(T),
    /// Any other value: the property matches no pattern, or the value does not have the type of its pattern.
    Other(Untyped),
}

impl<T> Matching<T> {
    /// Returns the value, if it has the type.
    #[must_use]
    pub fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Other(_) => None,
        }
    }

    /// Returns the value, if it has the type.
    #[must_use]
    pub fn into_value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Other(_) => None,
        }
    }
}

impl<T> From<T> for Matching<T> {
    fn from(value: T) -> Self {
        Self::Value(value)
    }
}

/// What is accepted for a field whose pattern decides its type.
#[doc(hidden)]
#[macro_export]
macro_rules! matching_fields {
    () => {
        impl<T> IntoField<runtime::Matching<T>> for T {
            fn into_field(self) -> runtime::Matching<T> {
                runtime::Matching::Value(self)
            }
        }

        impl IntoField<runtime::Matching<String>> for &str {
            fn into_field(self) -> runtime::Matching<String> {
                runtime::Matching::Value(self.to_owned())
            }
        }

        impl<T: FromText> FromText for runtime::Matching<T> {}
    };
}

impl<T: Text> Text for Matching<T> {
    fn unknown(text: String) -> Self {
        Self::Value(into_text(text))
    }
}

impl<T: Serialize> Serialize for Matching<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Value(value) => value.serialize(serializer),
            Self::Other(value) => value.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de> + Validate> Deserialize<'de> for Matching<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (content, size) = memory::counted(|| Content::deserialize(deserializer));
        let content = content?;
        let matching = read_matching(content, size).map_err(DecodeError::retold);
        memory::give_back(size);
        matching
    }
}

/// Reads the value as a `T`, or else keeps it unchanged. Its memory is counted as `size` bytes, and so is that of its copy.
fn read_matching<'de, T: Deserialize<'de> + Validate>(
    content: Content<'de>,
    size: u64,
) -> Result<Matching<T>, DecodeError> {
    let size_of_copy = usize::try_from(size).unwrap_or(usize::MAX);
    count_copy(size_of_copy, size_of::<T>())?;
    let copy = content.clone();
    let (read, size_of_read) = memory::counted(|| read_value::<T, _>(copy));
    memory::give_back(size);
    match read {
        Ok(value) => Ok(Matching::Value(value)),
        Err(error) if error.memory_limit().is_some() => Err(error),
        Err(_) => {
            memory::give_back(size_of_read);
            Untyped::deserialize(content).map(Matching::Other)
        }
    }
}

/// Counts a copy, and the storage of what is read from it.
#[inline(never)]
fn count_copy(size: usize, storage: usize) -> Result<(), DecodeError> {
    memory::with(|memory| {
        memory.take(size)?;
        memory.store_in(storage);
        Ok(())
    })
}

/// What is validated depends on the name of the property: see [`by_pattern`].
impl<T: Serialize> Validate for Matching<T> {}

/// Properties whose names match one of `patterns` must have the type and satisfy `rule`; if the map `is_closed`, others are
/// violations.
#[must_use]
pub fn by_pattern<R>(
    (patterns, is_closed, rule): (&'static [&'static str], bool, R),
) -> ByPattern<R> {
    ByPattern {
        patterns,
        is_closed,
        rule,
    }
}

/// The rule of [`by_pattern`].
#[derive(Clone, Copy, Debug)]
pub struct ByPattern<R> {
    patterns: &'static [&'static str],
    is_closed: bool,
    rule: R,
}

impl<T, K, V, R> Rule<T> for ByPattern<R>
where
    T: Subject<Target = BTreeMap<K, Matching<V>>>,
    K: AsRef<str>,
    V: Validate,
    R: Rule<V>,
{
    fn check(&self, value: &T, report: &mut Report) {
        for (key, value) in value.subject().into_iter().flatten() {
            let key = key.as_ref();
            let mut patterns = self.patterns.iter().copied().map(pattern);
            let matches = patterns.any(|pattern: Pattern| pattern.matches(key));
            report.within(key.to_owned(), |report| match value {
                Matching::Value(value) if matches => {
                    value.check(report);
                    self.rule.check(value, report);
                }
                Matching::Other(_) if matches => {
                    report.violate(
                        "value_error",
                        "Value should have the type that its pattern describes",
                    );
                }
                _ if self.is_closed => {
                    report.violate("extra_forbidden", "Extra inputs are not permitted");
                }
                _ => {}
            });
        }
    }
}
