//! The slots that the fields of an object are read into, one for each field. Does not depend on any particular object type.

use std::cell::Cell;
use std::mem::replace;

use serde::de::{Deserialize, Error, MapAccess};

use super::fields::Fields;
use super::owned::Owned;
use super::rest::Rest;
use super::validate::Validate;

/// A slot that a field is read into.
pub trait Slot<'de, A: MapAccess<'de>> {
    /// Reads the value of the last key.
    fn read(&mut self, key: &'static str, fields: &mut Fields<'de, A>);

    /// Whether it is still empty but the field is required.
    fn is_missing(&self) -> bool;
}

impl<'de, T: Deserialize<'de> + Validate, A: MapAccess<'de>> Slot<'de, A> for Option<T> {
    fn read(&mut self, key: &'static str, fields: &mut Fields<'de, A>) {
        if self.is_some() {
            return fields.fail(A::Error::duplicate_field(key));
        }
        *self = fields.typed_value();
    }

    fn is_missing(&self) -> bool {
        false
    }
}

/// The slot of a required field.
#[derive(Debug)]
pub struct Required<T>(pub Option<T>);

impl<T> Required<T> {
    /// Returns the value that was read.
    ///
    /// # Panics
    ///
    /// If there is none: an object without its required fields was already rejected.
    #[inline]
    pub fn taken(self) -> T {
        self.0
            .unwrap_or_else(|| unreachable!("`Fields::read` has seen that it is there"))
    }
}

/// The slot of an optional field that may be `null`.
#[derive(Debug)]
pub struct Nullable<'a, T> {
    /// The field, which is initially `None`.
    pub field: &'a mut Option<T>,
    /// Whether it was read.
    pub seen: bool,
    /// The fields that were explicitly `null`.
    pub explicit: &'a [Cell<u8>],
    /// The bit of the field in `explicit`.
    pub bit: usize,
}

impl<'de, T: Deserialize<'de> + Validate, A: MapAccess<'de>> Slot<'de, A> for Nullable<'_, T> {
    fn read(&mut self, key: &'static str, fields: &mut Fields<'de, A>) {
        if replace(&mut self.seen, true) {
            return fields.fail(A::Error::duplicate_field(key));
        }
        let value = fields.typed_value::<Option<T>>();
        if let Some(None) = value {
            let byte = &self.explicit[self.bit / 8];
            byte.set(byte.get() | 1 << (self.bit % 8));
        }
        *self.field = value.flatten();
    }

    fn is_missing(&self) -> bool {
        false
    }
}

impl<'de, T: Deserialize<'de> + Validate, A: MapAccess<'de>> Slot<'de, A> for Required<T> {
    fn read(&mut self, key: &'static str, fields: &mut Fields<'de, A>) {
        self.0.read(key, fields);
    }

    fn is_missing(&self) -> bool {
        self.0.is_none()
    }
}

impl<'de, A: MapAccess<'de>> Fields<'de, A> {
    /// Reads all fields: those with a slot, and all others into `rest`. `keys` contains the keys of the slots twice.
    ///
    /// `false`, with an error stored, if a field occurs twice, has the wrong type, or is missing.
    // Slots are behind pointers, and no function is generated for each struct: this is the cheapest to compile.
    pub fn read(
        &mut self,
        keys: &'static [&'static str],
        slots: &mut [&mut dyn Slot<'de, A>],
        rest: &mut impl Rest,
    ) -> bool {
        self.owning(&mut []).read(keys, slots, rest)
    }

    /// The fields of a struct with these fixed properties.
    #[inline]
    pub fn owning<'f>(&'f mut self, owned: &'f mut [Owned]) -> Owning<'f, 'de, A> {
        Owning {
            fields: self,
            owned,
        }
    }
}

/// The fields of a struct, and its properties with fixed values.
#[derive(Debug)]
pub struct Owning<'f, 'de, A: MapAccess<'de>> {
    fields: &'f mut Fields<'de, A>,
    owned: &'f mut [Owned],
}

impl<'de, A: MapAccess<'de>> Owning<'_, 'de, A> {
    /// Reads all fields like [`Fields::read`]; the keys of the fixed properties precede those of the slots, both times.
    ///
    /// `false`, with an error stored, if a field occurs twice, has the wrong type, or is missing.
    pub fn read(
        self,
        keys: &'static [&'static str],
        slots: &mut [&mut dyn Slot<'de, A>],
        rest: &mut impl Rest,
    ) -> bool {
        let Self { fields, owned } = self;
        for (index, (owned, key)) in owned.iter_mut().zip(keys).enumerate() {
            if let Some(tag) = fields.take_tag(key, index) {
                owned.take(key, &tag, fields, rest);
            }
        }
        while let Some(index) = fields.next(keys) {
            if let Some(owned) = owned.get_mut(index) {
                owned.read(keys[index], fields, rest);
            } else if let Some(slot) = slots.get_mut(index - owned.len()) {
                slot.read(keys[index], fields);
            } else {
                rest.read(fields);
            }
        }
        if fields.has_failed() {
            return false;
        }
        fields.omits_owned = owned.iter().any(Owned::is_omitted);
        let missing = owned
            .iter()
            .map(Owned::is_missing)
            .chain(slots.iter().map(|slot| slot.is_missing()));
        match keys.iter().zip(missing).find(|(_, is_missing)| *is_missing) {
            Some((key, _)) => {
                fields.fail(A::Error::missing_field(key));
                false
            }
            None => true,
        }
    }
}
