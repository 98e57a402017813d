//! Rejects unknown fields when an object is read.

use serde::de::{Error, MapAccess};
use serde::ser::SerializeMap;

use super::fields::Fields;
use super::rest::Rest;
use super::writer::Writer;

/// Replaces the map of unknown fields: an object that has any is rejected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Denied;

impl Rest for Denied {
    const REFUSES: bool = true;

    fn read<'de, A: MapAccess<'de>>(&mut self, fields: &mut Fields<'de, A>) {
        let key = fields.take_key();
        fields.fail(A::Error::custom(format_args!("unknown field `{key}`")));
    }

    fn write<M: SerializeMap>(&self, _: &mut Writer<'_, M>) {}

    fn keys(&self) -> impl Iterator<Item = &str> {
        std::iter::empty()
    }
}
