//! Which fields of an object stand at their default because nobody gave them a value.

/// Which fields of an object stand at their default because nobody gave them a value: they are not written,
/// so that an object that is read and written again stays as it was. A field's setter takes it out.
///
/// It is as many bytes long as a bit for each field with a default needs. It makes no difference between two objects.
#[derive(Clone, Copy, Debug)]
pub struct Omitted<const BYTES: usize>([u8; BYTES]);

/// What an object keeps whose fields have no defaults: nothing.
#[derive(Clone, Copy, Debug)]
pub struct NeverOmitted;

/// What an object keeps of its omitted fields.
pub trait Omission {
    /// All fields: nobody gave any of them a value yet.
    fn all() -> Self;

    /// Those of these fields that are absent: fields are given by their number.
    fn of(fields: &[(usize, bool)]) -> Self;
}

impl Omission for NeverOmitted {
    fn all() -> Self {
        Self
    }

    fn of(_: &[(usize, bool)]) -> Self {
        Self
    }
}

impl<const BYTES: usize> Omission for Omitted<BYTES> {
    fn all() -> Self {
        Self([u8::MAX; BYTES])
    }

    #[inline]
    fn of(fields: &[(usize, bool)]) -> Self {
        let mut omitted = Self([0; BYTES]);
        for (field, absent) in fields {
            omitted.0[field / 8] |= u8::from(*absent) << (field % 8);
        }
        omitted
    }
}

impl<const BYTES: usize> Omitted<BYTES> {
    /// Takes out the field of this number.
    #[inline]
    pub fn remove(&mut self, field: usize) {
        self.0[field / 8] &= !(1 << (field % 8));
    }

    /// Whether the field of this number is in it.
    #[inline]
    #[must_use]
    pub fn contains(&self, field: usize) -> bool {
        self.0[field / 8] & (1 << (field % 8)) != 0
    }
}

/// The type that keeps an object's omitted fields, given the defaults that some have.
macro_rules! omission {
    () => {
        runtime::NeverOmitted
    };
    ($($default:expr)+) => {
        runtime::Omitted<{ [$(stringify!($default)),*].len().div_ceil(8) }>
    };
}

pub(crate) use omission;
