//! Passes the properties of a struct to a visitor that writes or formats them. Does not depend on any particular struct.

use std::collections::BTreeMap;
use std::fmt::{self, Debug, DebugStruct, Formatter};
use std::str::Split;

use serde::Serialize;

use super::direction::is_in_request;
use super::explicit::drops_nulls;
use super::patch::Patch;
use super::rest::Rest;
use super::validate::Validate;

/// A struct whose properties can be visited.
pub trait Members: 'static {
    /// The type of the properties that the schema does not describe.
    type Rest: Rest + Debug;

    /// Visits each property except those that the schema does not describe, in the order in which they are written.
    fn visit(&self, visitor: &mut impl MemberVisitor);

    /// The properties that the schema does not describe.
    fn rest(&self) -> &Self::Rest;
}

/// The type of a field.
pub trait Field: Debug + Validate + 'static {}

impl<T: Debug + Validate + 'static> Field for T {}

/// A visitor of the properties of a struct.
///
/// It gets the key and the value of each field; the method is the field's mode, named as in `object!`.
pub trait MemberVisitor {
    /// A field.
    fn field<T: Field>(&mut self, key: &str, value: &T, is_written: bool);

    /// The properties that the schema does not describe.
    fn rest<R: Rest + Debug>(&mut self, rest: &R);

    /// A property with a fixed value.
    fn owned<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        let _ = (key, value);
    }

    /// A tag, unless it was absent.
    fn tag<T: Serialize + ?Sized>(&mut self, key: &str, value: &T, was_absent: bool) {
        if !was_absent {
            self.owned(key, value);
        }
    }

    /// A constant, unless it was absent, or another value was kept instead.
    fn constant(&mut self, key: &str, value: &str, was_absent: bool, rest: &impl Rest) {
        if !rest.has(key) {
            self.tag(key, value, was_absent);
        }
    }

    /// The visitor of a field that requests do not have.
    fn read_only(&mut self) -> ReadOnly<'_, Self>
    where
        Self: Sized,
    {
        ReadOnly(self)
    }

    /// The visitor of an optional field that may be `null`; `was_null` if it was read as `null`.
    fn or_null(&mut self, was_null: bool) -> OrNull<'_, Self>
    where
        Self: Sized,
    {
        OrNull {
            visitor: self,
            was_null,
        }
    }

    /// A field that is always written.
    fn required<T: Field>(&mut self, key: &str, value: &T) {
        self.field(key, value, true);
    }

    /// A field that may be absent.
    fn optional<T: Field>(&mut self, key: &str, value: &Option<T>) {
        self.field(key, value, value.is_some());
    }

    /// A field that may be absent but not `null`.
    fn patch<T: Field>(&mut self, key: &str, value: &Patch<T>) {
        self.field(key, value, !value.is_absent());
    }

    /// A field that is absent while it has its default value.
    fn default<T: Field + PartialEq>(&mut self, key: &str, value: &T, default: Option<T>) {
        self.field(key, value, default.as_ref() != Some(value));
    }
}

/// Visits a read-only field.
#[derive(Debug)]
pub struct ReadOnly<'v, V>(pub &'v mut V);

impl<V: MemberVisitor> MemberVisitor for ReadOnly<'_, V> {
    fn field<T: Field>(&mut self, key: &str, value: &T, is_written: bool) {
        if !is_in_request() {
            self.0.field(key, value, is_written);
        }
    }

    fn rest<R: Rest + Debug>(&mut self, rest: &R) {
        self.0.rest(rest);
    }
}

/// The modes of read-only fields. `object!` calls them where the trait is not imported.
impl<V: MemberVisitor> ReadOnly<'_, V> {
    /// A field that may be absent.
    pub fn optional<T: Field>(&mut self, key: &str, value: &Option<T>) {
        MemberVisitor::optional(self, key, value);
    }

    /// The visitor of a field that may also be `null`.
    pub fn or_null(&mut self, was_null: bool) -> OrNull<'_, Self> {
        MemberVisitor::or_null(self, was_null)
    }

    /// A field that may be absent but not `null`.
    pub fn patch<T: Field>(&mut self, key: &str, value: &Patch<T>) {
        MemberVisitor::patch(self, key, value);
    }

    /// A field that is absent while it has its default value.
    pub fn default<T: Field + PartialEq>(&mut self, key: &str, value: &T, default: Option<T>) {
        MemberVisitor::default(self, key, value, default);
    }
}

/// Visits an optional field that may be `null`.
#[derive(Debug)]
pub struct OrNull<'v, V> {
    /// The visitor of the object.
    pub visitor: &'v mut V,
    /// Whether the field was read as `null`.
    pub was_null: bool,
}

impl<V: MemberVisitor> OrNull<'_, V> {
    /// The field: it is written if it has a value, or was read as `null`.
    pub fn optional<T: Field>(&mut self, key: &str, value: &Option<T>) {
        let is_written = value.is_some() || (self.was_null && !drops_nulls());
        self.visitor.field(key, value, is_written);
    }
}

/// Formats a struct like a derived `Debug`, without its properties with fixed values.
///
/// `fields` are the names of the fields in the order of [`Members::visit`], separated by commas.
///
/// # Errors
///
/// If the formatter returns an error.
// One string for all names: a `stringify!` for each field is slower to compile.
pub fn show_object(
    object: &impl Members,
    name: &str,
    fields: &str,
    out: &mut Formatter<'_>,
) -> fmt::Result {
    let mut shown = Shown {
        fields: fields.split(','),
        out: out.debug_struct(name),
    };
    object.visit(&mut shown);
    shown.rest(object.rest());
    shown.out.finish()
}

/// A struct that is being formatted.
struct Shown<'a, 'b, 'f> {
    /// The names of the next fields.
    fields: Split<'f, char>,
    out: DebugStruct<'a, 'b>,
}

impl Shown<'_, '_, '_> {
    fn show(&mut self, value: &dyn Debug) {
        let name = self.fields.next().unwrap_or_default().trim();
        let name = name.strip_prefix("r#").unwrap_or(name);
        self.out.field(name, value);
    }
}

impl MemberVisitor for Shown<'_, '_, '_> {
    fn field<T: Field>(&mut self, _: &str, value: &T, _: bool) {
        self.show(value);
    }

    fn rest<R: Rest + Debug>(&mut self, rest: &R) {
        self.show(rest);
    }
}

/// The names of the properties that an object is written with, for rules about all of them.
pub fn members_of(object: &impl Members) -> BTreeMap<String, ()> {
    let mut names = Names(BTreeMap::new());
    object.visit(&mut names);
    names.rest(object.rest());
    names.0
}

struct Names(BTreeMap<String, ()>);

impl MemberVisitor for Names {
    fn field<T: Field>(&mut self, key: &str, _: &T, is_written: bool) {
        if is_written {
            self.0.insert(key.to_owned(), ());
        }
    }

    fn rest<R: Rest + Debug>(&mut self, rest: &R) {
        self.0.extend(rest.keys().map(|key| (key.to_owned(), ())));
    }

    fn owned<T: Serialize + ?Sized>(&mut self, key: &str, _: &T) {
        self.0.insert(key.to_owned(), ());
    }
}
