//! Properties of one direction: read-only ones, which requests do not have, and write-only ones, which responses do not have.
//!
//! A type that travels in both directions has fields for both. What is written into a request is written within [`in_request`],
//! which leaves out the read-only fields; everywhere else they are written, so that a value can be stored and read again.

use std::cell::Cell;
use std::fmt::Debug;

use serde::Serialize;

use super::explicit::drops_nulls;
use super::patch::Patch;
use super::rest::Rest;
use super::visit::MemberVisitor;

thread_local! {
    /// Whether a request is being written on this thread. Serde has no way to pass this down to nested values.
    static IN_REQUEST: Cell<bool> = const { Cell::new(false) };
}

/// Runs `write`, which writes values into a request: without their read-only fields.
pub fn in_request<T>(write: impl FnOnce() -> T) -> T {
    /// Restores what held before, also where `write` panics.
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
    fn field<T: Serialize + Debug>(&mut self, key: &str, name: &str, value: &T, is_written: bool) {
        self.0
            .field(key, name, value, is_written && !IN_REQUEST.get());
    }

    fn rest<R: Rest + Debug>(&mut self, name: &str, rest: &R) {
        self.0.rest(name, rest);
    }
}

/// The modes of read-only fields: `object!` calls them where the trait is not imported.
impl<V: MemberVisitor> ReadOnly<'_, V> {
    /// A field that may be absent.
    pub fn optional<T: Serialize + Debug>(&mut self, key: &str, name: &str, value: &Option<T>) {
        MemberVisitor::optional(self, key, name, value);
    }

    /// The visitor for a field that may be `null` as well.
    pub fn or_null(&mut self, was_null: bool) -> OrNull<'_, Self> {
        MemberVisitor::or_null(self, was_null)
    }

    /// A field that may be absent, which is not `null`.
    pub fn patch<T: Serialize + Debug>(&mut self, key: &str, name: &str, value: &Patch<T>) {
        MemberVisitor::patch(self, key, name, value);
    }

    /// A field that is absent where it still stands at the default given.
    pub fn default<T: Serialize + Debug + PartialEq>(
        &mut self,
        key: &str,
        name: &str,
        value: &T,
        default: Option<T>,
    ) {
        MemberVisitor::default(self, key, name, value, default);
    }
}

/// Visits an optional field that may be `null`.
#[derive(Debug)]
pub struct OrNull<'v, V> {
    /// What visits it.
    pub visitor: &'v mut V,
    /// Whether `null` was read for it.
    pub was_null: bool,
}

impl<V: MemberVisitor> OrNull<'_, V> {
    /// The field: a `null` that was read is written, and so is a value.
    pub fn optional<T: Serialize + Debug>(&mut self, key: &str, name: &str, value: &Option<T>) {
        let is_written = value.is_some() || (self.was_null && !drops_nulls());
        self.visitor.field(key, name, value, is_written);
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
