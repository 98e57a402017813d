//! Which members of an object nobody gave a value: fields that stand at their default, and the tag that the object owns.

/// Which members of an object nobody gave a value: fields that stand at their default, and what the object owns. They are not
/// written, so that an object that is read and written again stays as it was. A field's setter takes it out.
///
/// It is as many bytes long as a bit for each such member needs. It makes no difference between two objects.
#[derive(Clone, Copy, Debug)]
pub struct Omitted<const BYTES: usize>([u8; BYTES]);

/// What an object keeps none of whose members can be omitted: nothing.
#[derive(Clone, Copy, Debug)]
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

/// The type that keeps an object's omitted members, given one expression for each that can be.
macro_rules! omission {
    () => {
        runtime::NeverOmitted
    };
    ($($member:expr)+) => {
        runtime::Omitted<{ [$(stringify!($member)),*].len().div_ceil(8) }>
    };
}

/// How a struct that may leave its tag out is written as a branch.
macro_rules! write_with_tag {
    () => {
        fn write<__S: ::serde::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
            runtime::write_tagged(self, serializer)
        }
    };
}

pub(crate) use {omission, write_with_tag};
