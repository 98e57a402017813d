//! Ignores unknown fields when an object is read.

use serde::de::{IgnoredAny, MapAccess};
use serde::ser::SerializeMap;

use super::fields::Fields;
use super::rest::Rest;
use super::writer::Writer;

/// Replaces the map of unknown fields: they are ignored when an object is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dropped;

impl Rest for Dropped {
    /// Nothing is kept.
    const KEEPS: bool = true;

    fn read<'de, A: MapAccess<'de>>(&mut self, fields: &mut Fields<'de, A>) {
        fields.value::<IgnoredAny>();
    }

    fn write<M: SerializeMap>(&self, _: &mut Writer<'_, M>) {}

    fn keys(&self) -> impl Iterator<Item = &str> {
        std::iter::empty()
    }
}
