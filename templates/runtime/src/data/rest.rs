//! Where the fields are stored that an object's schema does not describe.
//!
//! Other modules implement the trait to keep, ignore or reject unknown fields.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::decode_error::DecodeError;
use super::deviated::{Deviated, Read};
use super::fields::Fields;
use super::validate::Report;
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
