//! Serialization that refuses what JSON cannot hold. In: a value. Out: what a serializer makes of it, or why it cannot, and where
//! in the value. It must not know the part of the request.
//!
//! `serde_json` writes a number that is not finite as `null`, without an error.

use std::cell::{Cell, RefCell};

use serde::ser::{
    Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::Value;

use super::super::{Segment, in_request};

/// Why a value cannot be written, and where in it.
pub(super) struct Unwritable {
    /// Outermost step first; empty for the value itself.
    pub(super) path: Vec<Segment>,
    /// Whether it is a number that is NaN or infinite.
    pub(super) is_not_finite: bool,
    pub(super) source: serde_json::Error,
}

/// Writes `value` into a request with `serializer`: without its read-only properties.
pub(super) fn write<T, S>(value: &T, serializer: S) -> Result<S::Ok, Unwritable>
where
    T: Serialize + ?Sized,
    S: Serializer<Error = serde_json::Error>,
{
    let trail = Trail::default();
    let finite = Finite {
        inner: serializer,
        trail: &trail,
    };
    in_request(|| value.serialize(finite)).map_err(|source| {
        let mut path = trail.steps.into_inner();
        path.reverse();
        Unwritable {
            path,
            is_not_finite: trail.is_not_finite.get(),
            source,
        }
    })
}

/// What is known of an error besides the serializer's own text.
#[derive(Default)]
struct Trail {
    /// Innermost step first: a step is added on the way out.
    steps: RefCell<Vec<Segment>>,
    is_not_finite: Cell<bool>,
}

impl Trail {
    #[cold]
    fn refuse<E: Error>(&self) -> E {
        self.is_not_finite.set(true);
        E::custom("a number is not finite")
    }

    #[cold]
    fn add(&self, step: impl Into<Segment>) {
        self.steps.borrow_mut().push(step.into());
    }
}

/// The text of a map's key, for a path.
#[cold]
fn key_text<K: Serialize + ?Sized>(key: &K) -> String {
    match serde_json::to_value(key) {
        Ok(Value::String(text)) => text,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

/// A value within the value that is written.
struct Inner<'a, T: ?Sized> {
    value: &'a T,
    trail: &'a Trail,
}

impl<T: Serialize + ?Sized> Serialize for Inner<'_, T> {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(Finite {
            inner: serializer,
            trail: self.trail,
        })
    }
}

/// A serializer that refuses numbers that are not finite, and does all else as `inner` does.
struct Finite<'a, S> {
    inner: S,
    trail: &'a Trail,
}

/// The items or members of a value that is being written.
struct Parts<'a, C> {
    inner: C,
    trail: &'a Trail,
    /// How many items were written.
    index: usize,
    /// The key that was written, where its value is written by a call of its own.
    key: String,
    /// The variant of an enum whose content this is.
    variant: Option<&'static str>,
}

impl<'a, C> Parts<'a, C> {
    #[inline]
    fn of<E>(trail: &'a Trail, inner: Result<C, E>) -> Result<Self, E> {
        inner.map(|inner| Self {
            inner,
            trail,
            index: 0,
            key: String::new(),
            variant: None,
        })
    }

    fn within(self, variant: &'static str) -> Self {
        Self {
            variant: Some(variant),
            ..self
        }
    }

    #[cold]
    fn add(&self, step: impl Into<Segment>) {
        self.trail.add(step);
        if let Some(variant) = self.variant {
            self.trail.add(variant);
        }
    }

    /// Writes an item.
    #[inline]
    fn item<T, O, E>(
        &mut self,
        value: &T,
        write: impl FnOnce(&mut C, &Inner<'_, T>) -> Result<O, E>,
    ) -> Result<O, E>
    where
        T: ?Sized,
    {
        let done = write(
            &mut self.inner,
            &Inner {
                value,
                trail: self.trail,
            },
        );
        if done.is_err() {
            self.add(self.index);
        }
        self.index += 1;
        done
    }

    /// Writes a member whose key is known.
    #[inline]
    fn member<T, O, E>(
        &mut self,
        key: &'static str,
        value: &T,
        write: impl FnOnce(&mut C, &Inner<'_, T>) -> Result<O, E>,
    ) -> Result<O, E>
    where
        T: ?Sized,
    {
        let done = write(
            &mut self.inner,
            &Inner {
                value,
                trail: self.trail,
            },
        );
        if done.is_err() {
            self.add(key);
        }
        done
    }
}

macro_rules! as_they_are {
    ($($method:ident($ty:ty))*) => { $(
        #[inline]
        fn $method(self, value: $ty) -> Result<S::Ok, S::Error> {
            self.inner.$method(value)
        }
    )* };
}

macro_rules! if_finite {
    ($($method:ident($ty:ty))*) => { $(
        #[inline]
        fn $method(self, value: $ty) -> Result<S::Ok, S::Error> {
            if value.is_finite() { self.inner.$method(value) } else { Err(self.trail.refuse()) }
        }
    )* };
}

impl<'a, S: Serializer> Serializer for Finite<'a, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Parts<'a, S::SerializeSeq>;
    type SerializeTuple = Parts<'a, S::SerializeTuple>;
    type SerializeTupleStruct = Parts<'a, S::SerializeTupleStruct>;
    type SerializeTupleVariant = Parts<'a, S::SerializeTupleVariant>;
    type SerializeMap = Parts<'a, S::SerializeMap>;
    type SerializeStruct = Parts<'a, S::SerializeStruct>;
    type SerializeStructVariant = Parts<'a, S::SerializeStructVariant>;

    if_finite! { serialize_f32(f32) serialize_f64(f64) }

    as_they_are! {
        serialize_bool(bool) serialize_char(char) serialize_str(&str) serialize_bytes(&[u8])
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64) serialize_i128(i128)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64) serialize_u128(u128)
        serialize_unit_struct(&'static str)
    }

    fn serialize_none(self) -> Result<S::Ok, S::Error> {
        self.inner.serialize_none()
    }

    fn serialize_unit(self) -> Result<S::Ok, S::Error> {
        self.inner.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.inner.serialize_some(&Inner {
            value,
            trail: self.trail,
        })
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        self.inner.serialize_unit_variant(name, index, variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.inner.serialize_newtype_struct(
            name,
            &Inner {
                value,
                trail: self.trail,
            },
        )
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        let inner = Inner {
            value,
            trail: self.trail,
        };
        self.inner
            .serialize_newtype_variant(name, index, variant, &inner)
            .inspect_err(|_| self.trail.add(variant))
    }

    #[inline]
    fn serialize_seq(self, len: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        Parts::of(self.trail, self.inner.serialize_seq(len))
    }

    fn serialize_tuple(self, len: usize) -> Result<Self::SerializeTuple, S::Error> {
        Parts::of(self.trail, self.inner.serialize_tuple(len))
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        Parts::of(self.trail, self.inner.serialize_tuple_struct(name, len))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        let inner = self
            .inner
            .serialize_tuple_variant(name, index, variant, len);
        Ok(Parts::of(self.trail, inner)?.within(variant))
    }

    #[inline]
    fn serialize_map(self, len: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        Parts::of(self.trail, self.inner.serialize_map(len))
    }

    fn serialize_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        Parts::of(self.trail, self.inner.serialize_struct(name, len))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        let inner = self
            .inner
            .serialize_struct_variant(name, index, variant, len);
        Ok(Parts::of(self.trail, inner)?.within(variant))
    }

    fn is_human_readable(&self) -> bool {
        self.inner.is_human_readable()
    }
}

macro_rules! items {
    ($($kind:ident $method:ident)*) => { $(
        impl<C: $kind> $kind for Parts<'_, C> {
            type Ok = C::Ok;
            type Error = C::Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), C::Error> {
                self.item(value, |inner, value| inner.$method(value))
            }

            #[inline]
            fn end(self) -> Result<C::Ok, C::Error> {
                self.inner.end()
            }
        }
    )* };
}

items! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

macro_rules! members {
    ($($kind:ident)*) => { $(
        impl<C: $kind> $kind for Parts<'_, C> {
            type Ok = C::Ok;
            type Error = C::Error;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), C::Error> {
                self.member(key, value, |inner, value| inner.serialize_field(key, value))
            }

            fn skip_field(&mut self, key: &'static str) -> Result<(), C::Error> {
                self.inner.skip_field(key)
            }

            #[inline]
            fn end(self) -> Result<C::Ok, C::Error> {
                self.inner.end()
            }
        }
    )* };
}

members! { SerializeStruct SerializeStructVariant }

impl<C: SerializeMap> SerializeMap for Parts<'_, C> {
    type Ok = C::Ok;
    type Error = C::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), C::Error> {
        self.key = key_text(key);
        self.inner.serialize_key(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), C::Error> {
        let done = self.inner.serialize_value(&Inner {
            value,
            trail: self.trail,
        });
        if done.is_err() {
            self.trail.add(std::mem::take(&mut self.key));
        }
        done
    }

    #[inline]
    fn serialize_entry<K: Serialize + ?Sized, V: Serialize + ?Sized>(
        &mut self,
        key: &K,
        value: &V,
    ) -> Result<(), C::Error> {
        let done = self.inner.serialize_entry(
            key,
            &Inner {
                value,
                trail: self.trail,
            },
        );
        if done.is_err() {
            self.trail.add(key_text(key));
        }
        done
    }

    #[inline]
    fn end(self) -> Result<C::Ok, C::Error> {
        self.inner.end()
    }
}
