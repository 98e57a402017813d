//! Writes the properties of an object one after the other.
//!
//! The first error is kept and ends the writing, so that the caller makes one call for each property, without a branch.

use std::fmt::Debug;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::rest::Rest;
use super::visit::{MemberVisitor, Members};

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
    let mut out = Writer {
        map: serializer.serialize_map(None),
        asked,
    };
    object.visit(&mut out);
    out.map?.end()
}

/// Writes the properties of an object one after the other.
#[derive(Debug)]
pub struct Writer<M: SerializeMap> {
    map: Result<M, M::Error>,
    /// The tag that is always written.
    asked: Option<&'static str>,
}

impl<M: SerializeMap> Writer<M> {
    /// Writes a property.
    #[inline]
    pub fn write<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        if let Ok(map) = &mut self.map
            && let Err(error) = map.serialize_entry(key, value)
        {
            self.map = Err(error);
        }
    }
}

impl<M: SerializeMap> MemberVisitor for Writer<M> {
    #[inline]
    fn field<T: Serialize + Debug>(&mut self, key: &str, value: &T, is_written: bool) {
        if is_written {
            self.write(key, value);
        }
    }

    fn rest<R: Rest + Debug>(&mut self, rest: &R) {
        rest.write(self);
    }

    fn owned<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        self.write(key, value);
    }

    fn tag<T: Serialize + ?Sized>(&mut self, key: &str, value: &T, was_absent: bool) {
        if !was_absent || self.asked == Some(key) {
            self.write(key, value);
        }
    }
}
