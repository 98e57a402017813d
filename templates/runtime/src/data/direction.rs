//! Read-only properties, which requests do not have, and write-only properties, which responses do not have.
//!
//! A type that is used in both requests and responses has fields for both. Request bodies are serialized within [`in_request`],
//! which skips the read-only fields. They are written otherwise, so that a value can be stored and read again.

use std::cell::Cell;
use std::fmt::Debug;

use super::explicit::drops_nulls;
use super::patch::Patch;
use super::rest::Rest;
use super::visit::{Field, MemberVisitor};

thread_local! {
    /// Whether a request is being serialized on this thread. Serde cannot pass this to nested values.
    static IN_REQUEST: Cell<bool> = const { Cell::new(false) };
}

/// Runs `write`, which serializes values of a request, without their read-only fields.
pub fn in_request<T>(write: impl FnOnce() -> T) -> T {
    /// Restores the previous state, even if `write` panics.
    struct Restore(bool);

    impl Drop for Restore {
        fn drop(&mut self) {
            IN_REQUEST.set(self.0);
        }
    }

    let _restore = Restore(IN_REQUEST.replace(true));
    write()
}

/// Visits a read-only field.
#[derive(Debug)]
pub struct ReadOnly<'v, V>(pub &'v mut V);

impl<V: MemberVisitor> MemberVisitor for ReadOnly<'_, V> {
    fn field<T: Field>(&mut self, key: &str, value: &T, is_written: bool) {
        if !IN_REQUEST.get() {
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

impl<T> MayBeAbsent for Patch<T> {
    fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }
}
