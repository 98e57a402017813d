//! What a field is by its mode, the word that `object!` has for it: before it is read, and after. A
//! field that nobody gave a value is what an untouched slot holds. When it is written, [`MemberVisitor`](super::MemberVisitor) knows.

use super::patch::Patch;
use super::slots::Required;

/// What a field is read into. It is `None` until the field was read.
pub mod slot {
    /// The field itself, which is an `Option`.
    #[inline]
    #[must_use]
    pub fn optional<T: Default>() -> T {
        T::default()
    }

    /// The field, if it was there.
    #[inline]
    #[must_use]
    pub fn maybe<T>() -> Option<T> {
        None
    }

    /// The field, which must be there.
    #[inline]
    #[must_use]
    pub fn required<T>() -> super::Required<T> {
        super::Required(None)
    }

    pub use self::{maybe as default, maybe as patch};
}

/// The field, of what its slot holds.
pub mod taken {
    /// What was read.
    ///
    /// # Panics
    ///
    /// Where nothing was: an object whose required fields are missing has been refused before.
    #[inline]
    pub fn required<T>(slot: super::Required<T>) -> T {
        slot.0.unwrap_or_else(|| unreachable!("`Fields::read` has seen that it is there"))
    }

    /// The slot itself.
    #[inline]
    pub fn optional<T>(slot: Option<T>) -> Option<T> {
        slot
    }

    /// What was read, `null` being nothing.
    #[inline]
    pub fn maybe<T>(slot: Option<Option<T>>) -> Option<T> {
        slot.flatten()
    }

    /// What was read, where anything was.
    #[inline]
    pub fn patch<T>(slot: Option<super::Patch<T>>) -> super::Patch<T> {
        slot.unwrap_or(super::Patch::Absent)
    }

    /// What was read, else the default.
    #[inline]
    pub fn default<T>(slot: Option<T>, default: impl FnOnce() -> T) -> T {
        slot.unwrap_or_else(default)
    }
}
