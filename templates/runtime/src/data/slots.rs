//! The slots that the fields of an object are read into, one for each field. Does not depend on any particular object type.

use std::cell::Cell;
use std::mem::replace;

use serde::de::{DeserializeOwned, Error, MapAccess};

use super::corrected_text::{fill, is_same};
use super::corrections::Mode;
use super::decode_error::DecodeError;
use super::deviated::Same;
use super::fields::Fields;
use super::memory;
use super::owned::Owned;
use super::rest::Rest;
use super::validate::Validate;

/// A slot that a field is read into.
pub trait Slot<'de, A: MapAccess<'de>>: Correct {
    /// Reads the value of the last key.
    fn read(&mut self, key: &'static str, fields: &mut Fields<'de, A>);

    /// Whether it is still empty but the field is required.
    fn is_missing(&self) -> bool;
}

/// How a slot is filled if the value is not as declared.
pub trait Correct {
    /// Reads the value from its text, with corrections.
    ///
    /// # Errors
    ///
    /// If the value cannot be corrected.
    fn fill(&mut self, text: &str) -> Result<(), DecodeError>;

    /// Whether the field may be absent.
    fn is_optional(&self) -> bool {
        true
    }

    /// Whether a value of the field is what is read from this JSON.
    fn same(&self) -> Same;
}

impl<T: DeserializeOwned + Validate + PartialEq + 'static> Correct for Option<T> {
    fn fill(&mut self, text: &str) -> Result<(), DecodeError> {
        fill(self, text)
    }

    fn same(&self) -> Same {
        is_same::<T>
    }
}

impl<'de, T, A> Slot<'de, A> for Option<T>
where
    T: DeserializeOwned + Validate + PartialEq + 'static,
    A: MapAccess<'de>,
{
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

impl<T: DeserializeOwned + Validate + PartialEq + 'static> Correct for Required<T> {
    fn fill(&mut self, text: &str) -> Result<(), DecodeError> {
        fill(&mut self.0, text)
    }

    fn is_optional(&self) -> bool {
        false
    }

    fn same(&self) -> Same {
        is_same::<T>
    }
}

impl<'de, T, A> Slot<'de, A> for Required<T>
where
    T: DeserializeOwned + Validate + PartialEq + 'static,
    A: MapAccess<'de>,
{
    fn read(&mut self, key: &'static str, fields: &mut Fields<'de, A>) {
        self.0.read(key, fields);
    }

    fn is_missing(&self) -> bool {
        self.0.is_none()
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

impl<T: DeserializeOwned + Validate + PartialEq + 'static> Correct for Nullable<'_, T> {
    fn fill(&mut self, text: &str) -> Result<(), DecodeError> {
        fill(self.field, text)
    }

    fn same(&self) -> Same {
        is_same::<T>
    }
}

impl<'de, T, A> Slot<'de, A> for Nullable<'_, T>
where
    T: DeserializeOwned + Validate + PartialEq + 'static,
    A: MapAccess<'de>,
{
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
            defaults: &[],
            is_exact: false,
        }
    }

    /// The fields of a struct of which these have defaults, as JSON.
    pub fn defaults<'f>(&'f mut self, defaults: Defaults) -> Owning<'f, 'de, A> {
        self.owning(&mut []).defaults(defaults)
    }

    /// The fields of a struct that refuses what is not as declared.
    pub fn exact(&mut self) -> Owning<'_, 'de, A> {
        self.owning(&mut []).exact()
    }
}

/// The JSON of required properties that are missing.
pub type Defaults = &'static [(&'static str, &'static str)];

/// The fields of a struct, and its properties with fixed values.
#[derive(Debug)]
pub struct Owning<'f, 'de, A: MapAccess<'de>> {
    pub(super) fields: &'f mut Fields<'de, A>,
    pub(super) owned: &'f mut [Owned],
    pub(super) defaults: Defaults,
    /// Whether it refuses what is not as declared.
    pub(super) is_exact: bool,
}

/// The slots of the fields of a struct, in the order of their keys.
pub(super) type Slots<'s, 't, 'de, A> = [&'s mut (dyn Slot<'de, A> + 't)];

impl<'de, A: MapAccess<'de>> Owning<'_, 'de, A> {
    /// Of these fields, some have defaults, as JSON.
    #[must_use]
    pub fn defaults(self, defaults: Defaults) -> Self {
        Self { defaults, ..self }
    }

    /// What is not as declared is refused.
    #[must_use]
    pub fn exact(self) -> Self {
        Self {
            is_exact: true,
            ..self
        }
    }

    /// Reads all fields like [`Fields::read`]; the keys of the fixed properties precede those of the slots, both times.
    ///
    /// `false`, with an error stored, if a field occurs twice, has the wrong type, or is missing.
    pub fn read(
        mut self,
        keys: &'static [&'static str],
        slots: &mut [&mut dyn Slot<'de, A>],
        rest: &mut impl Rest,
    ) -> bool {
        let mode = begin_attempt();
        let is_read = self.read_in(mode, keys, slots, rest);
        end_attempt(mode);
        is_read
    }

    #[inline]
    fn read_in(
        &mut self,
        mode: Mode,
        keys: &'static [&'static str],
        slots: &mut Slots<'_, '_, 'de, A>,
        rest: &mut impl Rest,
    ) -> bool {
        let Self { fields, owned, .. } = self;
        for (index, (owned, key)) in owned.iter_mut().zip(keys).enumerate() {
            if let Some(tag) = fields.take_tag(key, index) {
                owned.take(key, &tag, fields, rest);
            }
        }
        loop {
            let Self { fields, owned, .. } = self;
            let mut last = 0;
            while let Some(index) = fields.next(keys) {
                last = index;
                if let Some(owned) = owned.get_mut(index) {
                    owned.read(keys[index], fields, rest);
                } else if let Some(slot) = slots.get_mut(index - owned.len()) {
                    slot.read(keys[index], fields);
                } else {
                    rest.read(fields);
                }
            }
            if !fields.has_failed() {
                break;
            }
            if !self.correct(mode, last, keys, slots, rest) {
                return false;
            }
        }
        let Self { fields, owned, .. } = self;
        fields.omits_owned = owned.iter().any(Owned::is_omitted);
        let is_missing =
            owned.iter().any(Owned::is_missing) || slots.iter().any(|slot| slot.is_missing());
        !is_missing || self.fill(mode, keys, slots, rest)
    }
}

/// The mode of the object that is read now. If values are corrected, each property is first attempted without.
#[inline]
fn begin_attempt() -> Mode {
    memory::with(|memory| memory.corrections.begin_attempt())
}

#[inline]
fn end_attempt(mode: Mode) {
    if mode == Mode::Correcting {
        memory::with(|memory| memory.corrections.end_attempt());
    }
}
