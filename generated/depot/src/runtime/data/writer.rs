//! Writes the properties of an object one after the other.
//!
//! The first error is kept and ends the writing, so that the caller makes one call for each property, without a branch.

use std::any::Any;

use serde::ser::{Serialize, SerializeMap};

use super::deviated::Deviated;
use super::explicit::drops_nulls;
use super::untyped::Untyped;

/// Writes the properties of an object one after the other.
#[derive(Debug)]
pub struct Writer<'a, M: SerializeMap> {
    pub(super) map: Result<M, M::Error>,
    /// The tag that is always written.
    pub(super) asked: Option<&'static str>,
    /// What came for properties that were not as declared.
    pub(super) deviated: &'a [Deviated],
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
    pub(super) fn write_deviated(&mut self, key: &str, value: &dyn Any, is_written: bool) -> bool {
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
