//! Objects with named fields: how a struct, or a union of structs, is read from the fields of a JSON object.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Serialize, Serializer};

use super::decode::read_foreign;
use super::decode_error::DecodeError;
use super::fields::{Fields, duplicate, is_members};
use super::memory;
use super::stack;
use super::validate::Validate;

/// A type that is read from the fields of a JSON object: a struct, or a union of structs.
pub trait Object<'de>: Sized {
    /// Reads the value from the remaining fields.
    ///
    /// `None`, with an error stored in `fields`, if a field is missing, occurs twice, or has the wrong type.
    fn read<A: MapAccess<'de>>(fields: &mut Fields<'de, A>) -> Option<Self>;

    /// Writes the value as a variant of a union whose tag is named `asked`; the struct by itself may omit that tag.
    ///
    /// # Errors
    ///
    /// If a property cannot be serialized.
    fn write<S: Serializer>(&self, asked: &'static str, serializer: S) -> Result<S::Ok, S::Error>
    where
        Self: Serialize,
    {
        let _ = asked;
        self.serialize(serializer)
    }
}

impl<'de, T: Object<'de> + Serialize> Object<'de> for Box<T> {
    fn read<A: MapAccess<'de>>(fields: &mut Fields<'de, A>) -> Option<Self> {
        let counted = memory::take_box::<T, A::Error>();
        fields.kept(counted)?;
        T::read(fields).map(Box::new)
    }

    fn write<S: Serializer>(&self, asked: &'static str, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).write(asked, serializer)
    }
}

/// Reads an object that is a variant of a union.
///
/// `None`, with an error stored in `fields`, if a field is missing, occurs twice, or has the wrong type.
// A function of its own: in a debug build the union's function would have one value of each variant on the
// stack.
#[inline]
pub fn read_branch<'de, T: Object<'de>, U, A: MapAccess<'de>>(
    fields: &mut Fields<'de, A>,
    branch: impl FnOnce(T) -> U,
) -> Option<U> {
    T::read(fields).map(branch)
}

/// Reads an object.
///
/// # Errors
///
/// If the value is not an object, or not a valid one of this type.
pub fn read_object<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Object<'de> + DeserializeOwned,
    D: Deserializer<'de>,
{
    // Not as a map, as `std`'s maps are read: see `Whole`.
    deserializer.deserialize_struct("", &[], ObjectVisitor(PhantomData))
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Object<'de> + DeserializeOwned> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object")
    }

    #[inline]
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        if !is_members::<A>() {
            return read_foreign(&Fields::new(map).text()?);
        }
        match enter(size_of::<T>()) {
            Ok(()) => read_fields(Fields::new(map)),
            Err(error) => Err(error.retold()),
        }
    }
}

/// Begins to read an object of this size.
#[inline(never)]
fn enter(size: usize) -> Result<(), DecodeError> {
    if stack::is_used_up() {
        return Err(DecodeError::fixed("nested too deep for the stack"));
    }
    memory::take_if_larger(size)
}

/// Reads an object from all its fields.
// A function of its own, for the stack of a debug build.
#[inline]
fn read_fields<'de, T: Object<'de>, A: MapAccess<'de>>(
    mut fields: Fields<'de, A>,
) -> Result<T, A::Error> {
    match T::read(&mut fields) {
        Some(object) => Ok(object),
        None => Err(fields.into_error()),
    }
}

/// A variant of a union whose schema describes no fields: the tag is one of its fields.
impl<'de, T: DeserializeOwned + Serialize + Validate> Object<'de> for BTreeMap<String, T> {
    fn read<A: MapAccess<'de>>(fields: &mut Fields<'de, A>) -> Option<Self> {
        let mut map = Self::new();
        while fields.next(&[]).is_some() {
            match map.entry(fields.take_key().into_owned()) {
                Entry::Occupied(entry) => fields.fail(duplicate(entry.key())),
                Entry::Vacant(entry) => {
                    if let Some(value) = fields.typed_value() {
                        entry.insert(value);
                    }
                }
            }
        }
        (!fields.has_failed()).then_some(map)
    }
}
