//! Which fields of an object stand at their default because nobody gave them a value.

use std::fmt;

/// Which fields of an object stand at their default because nobody gave them a value: they are not written,
/// so that an object that is read and written again stays as it was. A field's setter takes it out.
///
/// Holds 128 fields; those beyond are always written. It makes no difference between two objects: it equals
/// any other.
#[derive(Clone, Copy, Default)]
pub struct Omitted([u64; 2]);

/// What an object keeps whose fields have no defaults: nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NeverOmitted;

/// What an object keeps of its omitted fields.
pub trait Omission: Default {
    /// All fields: nobody gave any of them a value yet.
    fn all() -> Self;
}

impl Omission for NeverOmitted {
    fn all() -> Self {
        Self
    }
}

impl Omission for Omitted {
    fn all() -> Self {
        Self([u64::MAX; 2])
    }
}

impl Omitted {
    /// With the field of this number, where it is absent.
    #[inline]
    #[must_use]
    pub fn with(mut self, field: usize, absent: bool) -> Self {
        if let Some(word) = self.0.get_mut(field / 64) {
            *word |= u64::from(absent) << (field % 64);
        }
        self
    }

    /// Takes out the field of this number.
    #[inline]
    pub fn remove(&mut self, field: usize) {
        if let Some(word) = self.0.get_mut(field / 64) {
            *word &= !(1 << (field % 64));
        }
    }

    /// Whether the field of this number is in it.
    #[inline]
    #[must_use]
    pub fn contains(&self, field: usize) -> bool {
        self.0.get(field / 64).is_some_and(|word| word & (1 << (field % 64)) != 0)
    }
}

impl PartialEq for Omitted {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl fmt::Debug for Omitted {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("_")
    }
}

/// The type that keeps an object's omitted fields, given the keys of those that have a default.
macro_rules! omission {
    () => {
        runtime::NeverOmitted
    };
    ($($key:literal)+) => {
        runtime::Omitted
    };
}

pub(crate) use omission;
