//! Arrays whose first items have a type each, and which may have further items.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::value::UnitDeserializer;
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer, forward_to_deserialize_any};

use super::subject::{ItemCount, Subject};
use super::untyped::Untyped;
use super::validate::{Plain, Report, Validate};

/// The name of the tuple struct by which it is requested: an array that may have more items.
const OPEN_TUPLE: &str = "an array of at least so many items";

/// An array whose first items have a type each, and which may have further items.
///
/// It derefs to the tuple of its first items. The first `REQUIRED` of them are in every array; each of the others is an `Option`,
/// which is `None` if the array is shorter. A `None` before another item is written as null.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpenTuple<P, T = Untyped, const REQUIRED: usize = 0> {
    /// The first items.
    pub first: P,
    /// All further items.
    pub rest: Vec<T>,
}

impl<P, T, const REQUIRED: usize> OpenTuple<P, T, REQUIRED> {
    /// Makes an array without further items.
    #[must_use]
    pub fn new(first: P) -> Self {
        Self::with_rest(first, Vec::new())
    }

    /// Makes an array with these further items.
    #[must_use]
    pub fn with_rest(first: P, rest: Vec<T>) -> Self {
        Self { first, rest }
    }
}

impl<P, T, const REQUIRED: usize> Deref for OpenTuple<P, T, REQUIRED> {
    type Target = P;

    fn deref(&self) -> &P {
        &self.first
    }
}

impl<P, T, const REQUIRED: usize> DerefMut for OpenTuple<P, T, REQUIRED> {
    fn deref_mut(&mut self) -> &mut P {
        &mut self.first
    }
}

impl<P, T, const REQUIRED: usize> From<P> for OpenTuple<P, T, REQUIRED> {
    fn from(first: P) -> Self {
        Self::new(first)
    }
}

/// The tuple of the first items.
pub trait FirstItems {
    /// The number of its positions.
    const COUNT: usize;

    /// Whether there is an item at each position.
    #[doc(hidden)]
    fn are_present(&self) -> impl Iterator<Item = bool>;

    /// Writes the first `count` items.
    ///
    /// # Errors
    ///
    /// If an item cannot be written.
    #[doc(hidden)]
    fn write<S: SerializeSeq>(&self, count: usize, out: &mut S) -> Result<(), S::Error>;
}

macro_rules! first_items {
    ($count:literal: $($item:ident $index:tt)*) => {
        impl<$($item: Validate),*> FirstItems for ($($item,)*) {
            const COUNT: usize = $count;

            fn are_present(&self) -> impl Iterator<Item = bool> {
                [$(!self.$index.is_absent()),*].into_iter()
            }

            fn write<__S: SerializeSeq>(&self, count: usize, out: &mut __S) -> Result<(), __S::Error> {
                $(if $index < count {
                    out.serialize_element(&Plain(&self.$index))?;
                })*
                Ok(())
            }
        }
    };
}

first_items!(1: A 0);
first_items!(2: A 0 B 1);
first_items!(3: A 0 B 1 C 2);
first_items!(4: A 0 B 1 C 2 D 3);
first_items!(5: A 0 B 1 C 2 D 3 E 4);
first_items!(6: A 0 B 1 C 2 D 3 E 4 F 5);

impl<P: FirstItems, T: Validate, const REQUIRED: usize> OpenTuple<P, T, REQUIRED> {
    /// The number of the first items that are in the array: the last may be absent.
    fn count_first(&self) -> usize {
        if !self.rest.is_empty() {
            return P::COUNT;
        }
        let present = (1..).zip(self.first.are_present());
        let last = present.filter(|(_, is_present)| *is_present).last();
        last.map_or(0, |(count, _)| count).max(REQUIRED)
    }
}

impl<P: FirstItems, T: Validate, const REQUIRED: usize> Serialize for OpenTuple<P, T, REQUIRED> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let count = self.count_first();
        let mut out = serializer.serialize_seq(Some(count + self.rest.len()))?;
        self.first.write(count, &mut out)?;
        for item in &self.rest {
            out.serialize_element(&Plain(item))?;
        }
        out.end()
    }
}

impl<P: FirstItems + Validate, T: Validate, const REQUIRED: usize> Validate
    for OpenTuple<P, T, REQUIRED>
{
    const HOLDS_INTEGERS: bool = P::HOLDS_INTEGERS || T::HOLDS_INTEGERS;

    fn check(&self, report: &mut Report) {
        self.first.check(report);
        for (index, item) in (P::COUNT..).zip(&self.rest) {
            report.within(index, |report| item.check(report));
        }
    }
}

impl<P, T, const REQUIRED: usize> Subject for OpenTuple<P, T, REQUIRED> {
    type Target = Self;

    fn subject(&self) -> Option<&Self> {
        Some(self)
    }
}

impl<P: FirstItems, T: Validate, const REQUIRED: usize> ItemCount for OpenTuple<P, T, REQUIRED> {
    fn count_items(&self) -> usize {
        self.count_first() + self.rest.len()
    }
}

impl<'de, P, T, const REQUIRED: usize> Deserialize<'de> for OpenTuple<P, T, REQUIRED>
where
    P: Deserialize<'de>,
    T: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple_struct(OPEN_TUPLE, REQUIRED, Read(PhantomData))
    }
}

struct Read<V>(PhantomData<V>);

impl<'de, P, T, const REQUIRED: usize> Visitor<'de> for Read<OpenTuple<P, T, REQUIRED>>
where
    P: Deserialize<'de>,
    T: Deserialize<'de>,
{
    type Value = OpenTuple<P, T, REQUIRED>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut tuple = OpenTuple::new(P::deserialize(First {
            seq: &mut seq,
            required: REQUIRED,
            has_ended: false,
        })?);
        while let Some(item) = seq.next_element()? {
            tuple.rest.push(item);
        }
        Ok(tuple)
    }
}

/// The first items of an array.
struct First<'s, A> {
    seq: &'s mut A,
    /// How many are still required.
    required: usize,
    /// Whether the array has no more items.
    has_ended: bool,
}

impl<'de, A: SeqAccess<'de>> Deserializer<'de> for First<'_, A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_seq(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for First<'_, A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        if self.required > 0 {
            self.required -= 1;
            return self.seq.next_element_seed(seed);
        }
        let mut seed = Some(seed);
        if !self.has_ended {
            let item = self.seq.next_element_seed(Optional(&mut seed))?;
            if item.is_some() {
                return Ok(item);
            }
            self.has_ended = true;
        }
        let absent = seed.map(|seed| seed.deserialize(UnitDeserializer::new()));
        absent.transpose()
    }
}

/// Reads an item that is present for an `Option`, for which null would be absent otherwise.
struct Optional<'s, S>(&'s mut Option<S>);

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Optional<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<S::Value, D::Error> {
        match self.0.take() {
            Some(seed) => seed.deserialize(Present(deserializer)),
            None => Err(D::Error::custom("an item is read once")),
        }
    }
}

/// The value of an `Option` that is not `None`.
struct Present<D>(D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Present<D> {
    type Error = D::Error;

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        visitor.visit_some(self.0)
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// What is accepted for a field of an open tuple.
#[doc(hidden)]
#[macro_export]
macro_rules! open_tuple_fields {
    () => {
        runtime::accept_tuple! { A FromA 0 }
        runtime::accept_tuple! { A FromA 0 B FromB 1 }
        runtime::accept_tuple! { A FromA 0 B FromB 1 C FromC 2 }
        runtime::accept_tuple! { A FromA 0 B FromB 1 C FromC 2 D FromD 3 }
        runtime::accept_tuple! { A FromA 0 B FromB 1 C FromC 2 D FromD 3 E FromE 4 }
        runtime::accept_tuple! { A FromA 0 B FromB 1 C FromC 2 D FromD 3 E FromE 4 F FromF 5 }
    };
}

/// A tuple for an open tuple.
#[doc(hidden)]
#[macro_export]
macro_rules! accept_tuple {
    ($($item:ident $from:ident $index:tt)*) => {
        impl<$($item, $from: IntoField<$item>,)* T, const REQUIRED: usize>
            IntoField<runtime::OpenTuple<($($item,)*), T, REQUIRED>> for ($($from,)*)
        {
            fn into_field(self) -> runtime::OpenTuple<($($item,)*), T, REQUIRED> {
                runtime::OpenTuple::new(($(self.$index.into_field(),)*))
            }
        }

        impl<$($item, $from: IntoField<$item>,)* T, const REQUIRED: usize>
            IntoField<Option<runtime::OpenTuple<($($item,)*), T, REQUIRED>>> for ($($from,)*)
        {
            fn into_field(self) -> Option<runtime::OpenTuple<($($item,)*), T, REQUIRED>> {
                Some(self.into_field())
            }
        }
    };
}
