//! Which members of an object are not written: nobody gave them a value.

/// Which members of an object are not written, because nobody gave them a value: fields that stand at their default, and constants
/// that were absent where it was read. An object that is read and written again stays as it was. A
/// field's setter takes it out.
///
/// It is as many bytes long as a bit for each such member needs. It makes no difference between two objects: it equals any
/// other.
#[derive(Clone, Copy, Debug)]
pub struct Omitted<const BYTES: usize>([u8; BYTES]);

/// What an object keeps of which every member is written that is there: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeverOmitted;

/// What an object keeps of its omitted members.
pub trait Omission {
    /// Those of these members that are absent: members are given by their number.
    fn of(members: &[(usize, bool)]) -> Self;
}

impl Omission for NeverOmitted {
    fn of(_: &[(usize, bool)]) -> Self {
        Self
    }
}

impl<const BYTES: usize> Omission for Omitted<BYTES> {
    #[inline]
    fn of(members: &[(usize, bool)]) -> Self {
        let mut omitted = Self([0; BYTES]);
        for (member, absent) in members {
            omitted.0[member / 8] |= u8::from(*absent) << (member % 8);
        }
        omitted
    }
}

impl<const BYTES: usize> Omitted<BYTES> {
    /// Takes out the member of this number.
    #[inline]
    pub fn remove(&mut self, member: usize) {
        self.0[member / 8] &= !(1 << (member % 8));
    }

    /// Whether the member of this number is in it.
    #[inline]
    #[must_use]
    pub fn contains(&self, member: usize) -> bool {
        self.0[member / 8] & (1 << (member % 8)) != 0
    }
}

impl<const BYTES: usize> PartialEq for Omitted<BYTES> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The type that keeps an object's omitted members, given something of each that can be omitted.
macro_rules! omission {
    () => {
        runtime::NeverOmitted
    };
    ($($member:tt)+) => {
        runtime::Omitted<{ [$(stringify!($member)),*].len().div_ceil(8) }>
    };
}

pub(crate) use omission;
