//! The variant of a union for unknown tags.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::decode_error::DecodeError;
use super::fields::{Fields, duplicate};
use super::memory;
use super::object::{Object, read_object};
use super::reader::Reader;
use super::tag::Tag;
use super::untyped::Untyped;
use super::validate::Validate;

/// An object whose tag is unknown to this crate, for example from a newer server. The whole object is kept and written
/// back.
///
/// `Debug` shows only the tag and the names of the fields. The object is written back as the text that was read: see [`Untyped`].
#[derive(Clone, PartialEq)]
pub struct UnknownVariant(Box<Inner>);

#[derive(Clone, PartialEq)]
struct Inner {
    tag: String,
    json: Untyped,
}

impl UnknownVariant {
    fn new(tag: String, json: Untyped) -> Self {
        Self(Box::new(Inner { tag, json }))
    }

    pub(super) fn of_tag(mut self, tag: String) -> Self {
        self.0.tag = tag;
        self
    }

    /// A variant that did not come.
    pub(super) fn of_nothing() -> Self {
        Self::new(String::new(), Untyped::default())
    }

    /// Returns the value of the tag; empty if there is none.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.0.tag
    }

    /// Returns the whole object, including the tag if it has one.
    #[must_use]
    pub fn value(&self) -> &Value {
        &self.0.json
    }

    /// Returns the whole object, with its text.
    #[must_use]
    pub fn json(&self) -> &Untyped {
        &self.0.json
    }

    /// Reads all remaining fields, including the tag.
    ///
    /// `None`, with an error stored in `fields`, if a field occurs twice.
    #[cold]
    pub fn read_tagged<'de, A: MapAccess<'de>>(
        tag: &Tag<'de>,
        fields: &mut Fields<'de, A>,
    ) -> Option<Self> {
        Some(Self::new(tag.text().to_owned(), read_whole(fields)?))
    }
}

/// An object without a tag, which could be one of several known variants.
impl<'de> Object<'de> for UnknownVariant {
    #[cold]
    fn read<A: MapAccess<'de>>(fields: &mut Fields<'de, A>) -> Option<Self> {
        Some(Self::new(String::new(), read_whole(fields)?))
    }
}

impl<'de> Deserialize<'de> for UnknownVariant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_object(deserializer)
    }
}

fn read_whole<'de, A: MapAccess<'de>>(fields: &mut Fields<'de, A>) -> Option<Untyped> {
    let counted = memory::take_box::<Inner, A::Error>();
    fields.kept(counted)?;
    let text = match fields.whole()? {
        Some(text) => Cow::Borrowed(text),
        None => Cow::Owned(fields.read_text()?),
    };
    let counted = memory::take_string(text.len());
    fields.kept(counted.map_err(DecodeError::retold))?;
    let mut keys = BTreeSet::new();
    for key in memory::limited(usize::MAX, |memory| Reader::new(&text, memory).keys()) {
        if let Some(key) = keys.replace(key) {
            fields.fail(duplicate(&key));
            return None;
        }
    }
    Some(Untyped::of_text(text))
}

impl fmt::Debug for UnknownVariant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys: Vec<_> = self
            .0
            .json
            .as_object()
            .into_iter()
            .flat_map(Map::keys)
            .collect();
        out.debug_struct("UnknownVariant")
            .field("tag", &self.0.tag)
            .field("keys", &keys)
            .finish()
    }
}

impl Serialize for UnknownVariant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.json.serialize(serializer)
    }
}

impl Validate for UnknownVariant {}
