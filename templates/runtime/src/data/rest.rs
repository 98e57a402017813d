//! Where the fields are stored that an object's schema does not describe.
//!
//! The trait, and maps of typed additional properties. Other modules implement it to keep, ignore or reject unknown
//! fields.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde::de::{DeserializeOwned, Error, MapAccess};
use serde::ser::{Serialize, SerializeMap};

use super::decode_error::DecodeError;
use super::deviated::{Deviated, Read};
use super::fields::Fields;
use super::object::Object;
use super::validate::{Report, Validate};
use super::writer::Writer;

/// Where the fields are stored that an object's schema does not describe.
pub trait Rest: Default {
    /// Whether it keeps what came for properties that are not as declared, or nothing has to be kept.
    const KEEPS: bool = false;

    /// Whether an object with properties that are not as declared is refused.
    const REFUSES: bool = false;

    /// Whether the schema declares the values of all other properties.
    const DECLARES: bool = false;

    /// Keeps what came for a property that is not as declared.
    #[doc(hidden)]
    fn keep_deviated(&mut self, _: Deviated) {}

    /// Corrects the value of a property that the schema does not name.
    ///
    /// # Errors
    ///
    /// If it cannot be corrected.
    #[doc(hidden)]
    fn correct_entry(&mut self, _: &str, _: &str) -> Result<Read, DecodeError> {
        Err(DecodeError::new("the value cannot be corrected"))
    }

    /// What was kept of properties that are not as declared.
    #[doc(hidden)]
    fn deviated(&self) -> &[Deviated] {
        &[]
    }

    /// Reads the field whose key was just read. An error is stored in `fields` if it is not allowed, has the wrong type, or occurs
    /// twice.
    fn read<'de, A: MapAccess<'de>>(&mut self, fields: &mut Fields<'de, A>);

    /// Writes the fields back.
    fn write<M: SerializeMap>(&self, out: &mut Writer<'_, M>);

    /// The names of the fields.
    fn keys(&self) -> impl Iterator<Item = &str>;

    /// Whether there is a field with this name.
    fn has(&self, key: &str) -> bool {
        self.keys().any(|kept| kept == key)
    }

    /// Keeps a field unchanged; `false` if it cannot be stored.
    fn keep(&mut self, _: &str, _: serde_json::Value) -> bool {
        false
    }

    /// Reports every field except replaced constants: the schema allows only the fields that it describes.
    fn forbid(&self, constants: &[&str], report: &mut Report) {
        for key in self.keys().filter(|key| !constants.contains(key)) {
            report.within(key.to_owned(), |report| {
                report.violate("extra_forbidden", "Extra inputs are not permitted");
            });
        }
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

/// The error of a field that occurs twice.
pub(crate) fn duplicate<E: Error>(key: &str) -> E {
    DecodeError::fixed(format!("duplicate field `{key}`")).retold()
}
