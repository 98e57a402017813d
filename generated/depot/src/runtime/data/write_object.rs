//! Writes an object: its properties, and those that its schema does not describe.

use std::fmt::Debug;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::memory;
use super::rest::Rest;
use super::validate::Plain;
use super::visit::{Field, MemberVisitor, Members};
use super::writer::Writer;

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
