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

impl<const BYTES: usize> Omitted<BYTES> {
    /// Those of these members that are absent: members are given by their number.
    #[inline]
    #[must_use]
    pub fn of(members: &[(usize, bool)]) -> Self {
        let mut omitted = Self([0; BYTES]);
        for member in members {
            omitted.set(*member);
        }
        omitted
    }

    /// Puts in the member of this number, where it is absent.
    #[inline]
    pub fn set(&mut self, (member, absent): (usize, bool)) {
        self.0[member / 8] |= u8::from(absent) << (member % 8);
    }

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

/// What an object keeps of its omitted members, each given by its number and whether it is absent.
macro_rules! omitted {
    () => {
        runtime::NeverOmitted
    };
    ($($member:expr),+ $(,)?) => {
        runtime::Omitted::of(&[$($member),+])
    };
}

/// How a struct that may leave its tag out is written as a branch.
macro_rules! write_with_tag {
    () => {
        fn write<__S: ::serde::Serializer>(
            &self,
            asked: &'static str,
            serializer: __S,
        ) -> Result<__S::Ok, __S::Error> {
            runtime::write_tagged(self, asked, serializer)
        }
    };
}

pub(crate) use {omission, omitted, write_with_tag};
