//! Writes the fields of an object one after the other.
//!
//! The first error is kept and ends the writing, so that a field costs its caller one call and no branch.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::patch::Patch;

/// Writes the fields of an object one after the other.
#[derive(Debug)]
pub struct Writer<M: SerializeMap>(Result<M, M::Error>);

impl<M: SerializeMap> Writer<M> {
    /// Opens the object.
    pub fn open<S: Serializer<SerializeMap = M, Ok = M::Ok, Error = M::Error>>(serializer: S) -> Self {
        Self(serializer.serialize_map(None))
    }

    /// Writes a field.
    #[inline]
    pub fn write<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        if let Ok(map) = &mut self.0
            && let Err(error) = map.serialize_entry(key, value)
        {
            self.0 = Err(error);
        }
    }

    /// Writes a field unless it is absent.
    #[inline]
    pub fn optional<T: Serialize>(&mut self, key: &str, value: &Option<T>) {
        if let Some(value) = value {
            self.write(key, value);
        }
    }

    /// Writes a field unless it is absent; it is written so where it was `null`.
    #[inline]
    pub fn maybe<T: Serialize>(&mut self, key: &str, value: &Option<T>) {
        self.optional(key, value);
    }

    /// Writes a field unless it is absent, which is not `null`.
    #[inline]
    pub fn patch<T: Serialize>(&mut self, key: &str, value: &Patch<T>) {
        self.optional(key, &value.given());
    }

    /// Writes a field unless it still stands at the default given.
    pub fn default<T: Serialize + PartialEq>(&mut self, key: &str, value: &T, default: Option<T>) {
        if default.as_ref() != Some(value) {
            self.write(key, value);
        }
    }

    /// Closes the object.
    ///
    /// # Errors
    ///
    /// The first error met on the way.
    pub fn close(self) -> Result<M::Ok, M::Error> {
        self.0?.end()
    }
}
