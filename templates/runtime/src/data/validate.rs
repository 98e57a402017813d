//! Validation of values against the constraints of the document. Violations are worded like the 422 responses of pydantic.
//!
//! A [`Validate`] value adds its [`Violation`]s to a [`Report`], which keeps track of the current path.
//! Other modules implement the constraints, which are [`Rule`]s.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::deviation::Deviation;
use super::segment::{Segment, write_path};
use super::whole::integer_of_float;

/// A value that can be validated against the constraints of the document.
pub trait Validate: Serialize {
    /// The name of the tag, if this is a union with a tag.
    const TAG: Option<&'static str> = None;

    /// Whether it is a Rust integer, or contains one not within a type of this crate; serde does not read `1.0` as such an integer.
    #[doc(hidden)]
    const HOLDS_INTEGERS: bool = false;

    /// Adds every violation to `report`. A value without constraints has none.
    fn check(&self, report: &mut Report) {
        let _ = report;
    }

    /// Whether it is no value: `None`.
    #[doc(hidden)]
    fn is_absent(&self) -> bool {
        false
    }

    /// Writes the value, floats without a fraction as integers: `serde_json` writes `1.0` for an `f64` that is 1, which is not what
    /// was read.
    #[doc(hidden)]
    fn write_plain<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.serialize(serializer)
    }
}

/// A value whose floats are written so.
pub(super) struct Plain<'a, T: ?Sized>(pub(super) &'a T);

impl<T: Validate + ?Sized> Serialize for Plain<'_, T> {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write_plain(serializer)
    }
}

/// The value of a field that may be absent.
pub trait MayBeAbsent {
    /// Whether the field is absent.
    fn is_absent(&self) -> bool;
}

impl<T> MayBeAbsent for Option<T> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

/// A constraint on values of the type `T`, such as `minimum(0)`.
pub trait Rule<T: ?Sized> {
    /// Adds a violation to `report` if `value` does not satisfy this rule.
    fn check(&self, value: &T, report: &mut Report);
}

/// A violated constraint, in the format of pydantic, which many services use.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Violation {
    /// The path of the value, for example `["body", "actions", 3, "click", "timeout"]`.
    pub loc: Vec<Segment>,
    /// A message for people.
    pub msg: Cow<'static, str>,
    /// An identifier for programs, for example `greater_than_equal`. It is serialized as `type`.
    pub kind: Cow<'static, str>,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_path(out, &self.loc)?;
        let colon = if self.loc.is_empty() { "" } else { ": " };
        write!(out, "{colon}{}", self.msg)
    }
}

impl Serialize for Violation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Violation", 3)?;
        out.serialize_field("loc", &self.loc)?;
        out.serialize_field("msg", &self.msg)?;
        out.serialize_field("type", &self.kind)?;
        out.end()
    }
}

/// How many violations are shown.
const SHOWN: usize = 10;

/// The violations of a value, of which there is at least one. `Display` shows the first ten.
#[derive(Clone, PartialEq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// Returns the violations, in the order in which they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Violation] {
        &self.0
    }

    /// An iterator over the violations.
    pub fn iter(&self) -> std::slice::Iter<'_, Violation> {
        self.0.iter()
    }

    /// Returns the violations by value.
    #[must_use]
    pub fn into_vec(self) -> Vec<Violation> {
        self.0
    }
}

impl<'a> IntoIterator for &'a Violations {
    type Item = &'a Violation;
    type IntoIter = std::slice::Iter<'a, Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Violations {
    type Item = Violation;
    type IntoIter = std::vec::IntoIter<Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.0.iter().take(SHOWN).enumerate() {
            let comma = if index == 0 { "" } else { "; " };
            write!(out, "{comma}{violation}")?;
        }
        match self.0.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(out, "; and {more} more"),
        }
    }
}

impl fmt::Debug for Violations {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Violations({self})")
    }
}

impl Error for Violations {}

impl Serialize for Violations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Collects violations, and keeps track of the current path.
#[derive(Debug, Default)]
pub struct Report {
    loc: Vec<Segment>,
    found: Vec<Violation>,
    of_request: bool,
}

impl Report {
    /// Creates an empty report whose path is the root.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates an empty report for a value in a request: properties that are required in requests must be present, and the
    /// constraints of read-only properties are ignored, as they are not sent.
    #[must_use]
    pub fn of_request() -> Self {
        Self {
            of_request: true,
            ..Self::default()
        }
    }

    /// Runs `look` with a step appended to the path: a field, a key or an index.
    pub fn within(&mut self, segment: impl Into<Segment>, look: impl FnOnce(&mut Self)) {
        self.loc.push(segment.into());
        look(self);
        self.loc.pop();
    }

    /// Applies `rule` to the field `key`.
    pub fn field<T: ?Sized>(&mut self, key: &'static str, value: &T, rule: &impl Rule<T>) {
        self.loc.push(key.into());
        rule.check(value, self);
        self.loc.pop();
    }

    /// Applies `rule` to the read-only field `key`, unless the value is part of a request: the field is not sent.
    pub fn read_only<T: ?Sized>(&mut self, key: &'static str, value: &T, rule: &impl Rule<T>) {
        if !self.of_request {
            self.field(key, value, rule);
        }
    }

    /// Reports the field `key` if it is absent from a request, where it is required.
    pub fn required_in_requests(&mut self, key: &'static str, value: &impl MayBeAbsent) {
        if self.of_request && value.is_absent() {
            self.within(key, |report| {
                report.violate("missing", "Field required in requests");
            });
        }
    }

    /// Validates the variant of a union whose tag is `key`. The tag of the variant is one of `tags`; a variant that is itself a
    /// union with the same tag adds the tag to the path itself.
    pub fn tagged<T: Validate + Serialize>(
        &mut self,
        key: &'static str,
        tags: &[&'static str],
        branch: &T,
    ) {
        let [tag, others @ ..] = tags else {
            return branch.check(self);
        };
        if T::TAG == Some(key) {
            return branch.check(self);
        }
        let (depth, before) = (self.loc.len(), self.found.len());
        self.within(*tag, |report| branch.check(report));
        if !others.is_empty() && self.found.len() > before {
            let written = written_tag(key, branch).unwrap_or_else(|| (*tag).into());
            self.found[before..]
                .iter_mut()
                .for_each(|found| found.loc[depth] = written.clone());
        }
    }

    /// Adds a violation of the current value.
    pub fn violate(&mut self, kind: &'static str, msg: impl Into<Cow<'static, str>>) {
        let (loc, kind) = (self.loc.clone(), kind.into());
        self.found.push(Violation {
            loc,
            msg: msg.into(),
            kind,
        });
    }

    /// Adds the violation that the current value is a number that JSON cannot represent.
    pub fn not_finite(&mut self) {
        self.violate("finite_number", "Input should be a finite number");
    }

    /// Returns the number of violations found so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Returns `true` if no violations were found so far.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Discards all violations except the first `len`.
    pub fn truncate(&mut self, len: usize) {
        self.found.truncate(len);
    }

    /// Adds what is not as declared. Violations of the values that were read instead are removed.
    pub(super) fn add_deviations(&mut self, deviations: Vec<Deviation>) {
        let is_within = |found: &Violation| {
            let mut paths = deviations.iter().map(|deviation| &deviation.path);
            paths.any(|path| found.loc.starts_with(path))
        };
        self.found.retain(|found| !is_within(found));
        self.found
            .extend(deviations.into_iter().map(|deviation| Violation {
                msg: deviation.kind.expected().into(),
                kind: deviation.kind.as_str().into(),
                loc: deviation.path,
            }));
    }

    /// Finishes the report.
    ///
    /// # Errors
    ///
    /// All violations, if there are any.
    pub fn finish(self) -> Result<(), Violations> {
        if self.found.is_empty() {
            Ok(())
        } else {
            Err(Violations(self.found))
        }
    }
}

fn written_tag(key: &str, branch: &impl Serialize) -> Option<Segment> {
    match serde_json::to_value(branch).ok()?.get(key)? {
        Value::String(tag) => Some(tag.clone().into()),
        tag => Some(tag.to_string().into()),
    }
}

impl<T: Validate> Validate for Option<T> {
    const HOLDS_INTEGERS: bool = T::HOLDS_INTEGERS;

    fn check(&self, report: &mut Report) {
        if let Some(value) = self {
            value.check(report);
        }
    }

    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn write_plain<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => serializer.serialize_some(&Plain(value)),
            None => serializer.serialize_none(),
        }
    }
}

impl<T: Validate + ?Sized> Validate for Box<T> {
    const TAG: Option<&'static str> = T::TAG;
    const HOLDS_INTEGERS: bool = T::HOLDS_INTEGERS;

    fn check(&self, report: &mut Report) {
        (**self).check(report);
    }

    fn write_plain<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).write_plain(serializer)
    }
}

impl<T: Validate + ?Sized> Validate for &T {
    fn check(&self, report: &mut Report) {
        (**self).check(report);
    }
}

impl<T: Validate> Validate for Vec<T> {
    const HOLDS_INTEGERS: bool = T::HOLDS_INTEGERS;

    fn check(&self, report: &mut Report) {
        self.as_slice().check(report);
    }

    fn write_plain<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Plain))
    }
}

impl<T: Validate> Validate for [T] {
    fn check(&self, report: &mut Report) {
        for (index, item) in self.iter().enumerate() {
            report.within(index, |report| item.check(report));
        }
    }
}

impl<K: AsRef<str> + Serialize, V: Validate> Validate for BTreeMap<K, V> {
    const HOLDS_INTEGERS: bool = V::HOLDS_INTEGERS;

    fn check(&self, report: &mut Report) {
        for (key, value) in self {
            report.within(key.as_ref().to_owned(), |report| value.check(report));
        }
    }

    fn write_plain<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key, Plain(value))))
    }
}

macro_rules! tuple_to_check {
    ($($item:ident $index:tt)*) => {
        impl<$($item: Validate),*> Validate for ($($item,)*) {
            const HOLDS_INTEGERS: bool = $($item::HOLDS_INTEGERS)||*;

            fn check(&self, report: &mut Report) {
                $(report.within($index, |report| self.$index.check(report));)*
            }

            fn write_plain<__S: Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                ($(Plain(&self.$index),)*).serialize(serializer)
            }
        }
    };
}

tuple_to_check!(A 0);
tuple_to_check!(A 0 B 1);
tuple_to_check!(A 0 B 1 C 2);
tuple_to_check!(A 0 B 1 C 2 D 3);
tuple_to_check!(A 0 B 1 C 2 D 3 E 4);
tuple_to_check!(A 0 B 1 C 2 D 3 E 4 F 5);

macro_rules! nothing_to_check {
    ($($ty:ty)*) => { $(
        impl Validate for $ty {}
    )* };
}

nothing_to_check!(() bool String);

macro_rules! floats {
    ($($ty:ty)*) => { $(
        impl Validate for $ty {
            fn write_plain<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match integer_of_float((*self).into()) {
                    Some(integer) => serializer.serialize_i64(integer),
                    None => self.serialize(serializer),
                }
            }
        }
    )* };
}

floats!(f32 f64);

macro_rules! integers {
    ($($ty:ty)*) => { $(
        impl Validate for $ty {
            const HOLDS_INTEGERS: bool = true;
        }
    )* };
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

/// Of several rules for one value only the first violation is reported, as pydantic does.
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
