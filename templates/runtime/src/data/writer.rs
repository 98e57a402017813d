//! Writes the properties of an object one after the other.
//!
//! The first error is kept and ends the writing, so that the caller makes one call for each property, without a branch.

use std::any::Any;
use std::fmt::Debug;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::deviated::Deviated;
use super::explicit::drops_nulls;
use super::memory;
use super::plain::Plain;
use super::rest::Rest;
use super::untyped::Untyped;
use super::visit::{Field, MemberVisitor, Members};

/// Writes an object.
///
/// # Errors
///
/// If a property cannot be serialized.
pub fn write_object<S: Serializer>(
    object: &impl Members,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    write_members(object, serializer, None)
}

/// Writes an object that is a variant of a union: the requested tag is written even if the object was read without it.
///
/// # Errors
///
/// If a property cannot be serialized.
pub fn write_tagged<S: Serializer>(
    object: &impl Members,
    asked: &'static str,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    write_members(object, serializer, Some(asked))
}

fn write_members<S: Serializer>(
    object: &impl Members,
    serializer: S,
    asked: Option<&'static str>,
) -> Result<S::Ok, S::Error> {
    let rest = object.rest();
    let mut out = Writer {
        map: serializer.serialize_map(None),
        asked,
        deviated: rest.deviated(),
    };
    if !out.deviated.is_empty() {
        memory::with(|memory| memory.corrections.see_kept());
    }
    object.visit(&mut out);
    out.rest(rest);
    out.map?.end()
}

/// Writes the properties of an object one after the other.
#[derive(Debug)]
pub struct Writer<'a, M: SerializeMap> {
    map: Result<M, M::Error>,
    /// The tag that is always written.
    asked: Option<&'static str>,
    /// What came for properties that were not as declared.
    deviated: &'a [Deviated],
}

impl<M: SerializeMap> Writer<'_, M> {
    /// Writes a property.
    #[inline]
    pub fn write<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        let Ok(map) = &mut self.map else { return };
        if let Err(error) = map.serialize_entry(key, value) {
            self.map = Err(error);
        }
    }
}

/// Properties that were not as declared.
impl<M: SerializeMap> Writer<'_, M> {
    /// Whether what came is written instead of the value, and was written.
    #[cold]
    fn write_deviated(&mut self, key: &str, value: &dyn Any, is_written: bool) -> bool {
        let deviated = self.deviated.iter().find(|deviated| deviated.key() == key);
        let Some(deviated) = deviated.filter(|deviated| deviated.is_current(value, is_written))
        else {
            return false;
        };
        if !(deviated.is_absent_null() && drops_nulls()) {
            self.write_kept(deviated);
        }
        true
    }

    /// Writes what came for a property.
    pub(super) fn write_kept(&mut self, deviated: &Deviated) {
        if let Some(json) = deviated.json() {
            let json = Untyped::of_text(json.into());
            self.write(deviated.key(), &json);
        }
    }
}

impl<M: SerializeMap> MemberVisitor for Writer<'_, M> {
    #[inline]
    fn field<T: Field>(&mut self, key: &str, value: &T, is_written: bool) {
        if !self.deviated.is_empty() && self.write_deviated(key, value, is_written) {
            return;
        }
        if is_written {
            self.write(key, &Plain(value));
        }
    }

    fn rest<R: Rest + Debug>(&mut self, rest: &R) {
        rest.write(self);
    }

    fn owned<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        self.write(key, value);
    }

    fn tag<T: Serialize + ?Sized>(&mut self, key: &str, value: &T, was_absent: bool) {
        let is_asked = self.asked == Some(key);
        if !is_asked && !self.deviated.is_empty() && self.write_deviated(key, &(), true) {
            return;
        }
        if !was_absent || is_asked {
            self.write(key, value);
        }
    }
}
