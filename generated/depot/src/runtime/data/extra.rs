//! Keeps unknown fields unchanged, which is the default.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::MapAccess;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::deviated::Deviated;
use super::explicit::drops_nulls;
use super::fields::{Fields, duplicate};
use super::rest::Rest;
use super::untyped::Untyped;
use super::writer::Writer;

/// The fields of an object that the schema does not describe, such as those that a newer server sends. They are written back in
/// the order in which they were read, each as the text that was read: see [`Untyped`].
///
/// An empty map has the size of a pointer. `Debug` shows only the names of the fields.
#[derive(Clone, Default)]
pub struct Extra(Option<Box<Inner>>);

#[derive(Default)]
struct Inner {
    fields: BTreeMap<String, Kept>,
    /// The position of the next field.
    next: usize,
    /// What came for fields that are not as declared.
    deviated: Vec<Deviated>,
}

/// A `null` that was read for an optional field may be dropped: see [`forget_nulls`](super::forget_nulls).
impl Clone for Inner {
    fn clone(&self) -> Self {
        let mut deviated = self.deviated.clone();
        if drops_nulls() {
            deviated.retain(|deviated| !deviated.is_absent_null());
        }
        Self {
            fields: self.fields.clone(),
            next: self.next,
            deviated,
        }
    }
}

/// A field, and its position in the order of insertion.
#[derive(Clone)]
pub(super) struct Kept {
    json: Untyped,
    position: usize,
}

impl<'de> Deserialize<'de> for Kept {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Untyped::deserialize(deserializer).map(|json| Self { json, position: 0 })
    }
}

impl Extra {
    /// Returns the value of the field `key`.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.json(key).map(|json| &**json)
    }

    /// Returns the value of the field `key`, with its text.
    #[must_use]
    pub fn json(&self, key: &str) -> Option<&Untyped> {
        self.0.as_ref()?.fields.get(key).map(|kept| &kept.json)
    }

    /// Inserts a field, and returns its previous value.
    pub fn insert(&mut self, key: impl Into<String>, value: impl Into<Untyped>) -> Option<Untyped> {
        let json = value.into();
        self.put(key.into(), Kept { json, position: 0 })
    }

    fn put(&mut self, key: String, mut kept: Kept) -> Option<Untyped> {
        let inner = self.0.get_or_insert_default();
        kept.position = match inner.fields.get(&key) {
            Some(before) => before.position,
            None => inner.next,
        };
        inner.next += 1;
        inner.fields.insert(key, kept).map(|before| before.json)
    }

    /// Removes a field, and returns its value.
    pub fn remove(&mut self, key: &str) -> Option<Untyped> {
        let removed = self.0.as_mut()?.fields.remove(key);
        self.0
            .take_if(|inner| inner.fields.is_empty() && inner.deviated.is_empty());
        removed.map(|kept| kept.json)
    }

    /// An iterator over the names and values of the fields, in the order of insertion.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Untyped)> {
        let mut fields: Vec<(&String, &Kept)> = match &self.0 {
            Some(inner) => inner.fields.iter().collect(),
            None => Vec::new(),
        };
        fields.sort_by_key(|(_, kept)| kept.position);
        fields
            .into_iter()
            .map(|(key, kept)| (key.as_str(), &kept.json))
    }

    /// Returns the number of fields.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |inner| inner.fields.len())
    }

    /// Returns `true` if there are no fields.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The order of the fields is ignored.
impl PartialEq for Extra {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().all(|(key, json)| other.json(key) == Some(json))
    }
}

impl fmt::Debug for Extra {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.keys()).finish()
    }
}

impl Rest for Extra {
    const KEEPS: bool = true;

    fn keep_deviated(&mut self, deviated: Deviated) {
        deviated.push_to(&mut self.0.get_or_insert_default().deviated);
    }

    fn deviated(&self) -> &[Deviated] {
        match &self.0 {
            Some(inner) => &inner.deviated,
            None => &[],
        }
    }

    #[cold]
    fn read<'de, A: MapAccess<'de>>(&mut self, fields: &mut Fields<'de, A>) {
        let key = fields.take_key();
        if self.has(&key) {
            return fields.fail(duplicate(&key));
        }
        if let Some(kept) = fields.value::<Kept>() {
            self.put(key.into_owned(), kept);
        }
    }

    fn has(&self, key: &str) -> bool {
        self.json(key).is_some()
    }

    fn keep(&mut self, key: &str, value: Value) -> bool {
        self.insert(key, value);
        true
    }

    fn write<M: SerializeMap>(&self, out: &mut Writer<'_, M>) {
        for (key, json) in self.iter() {
            out.write(key, json);
        }
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        self.iter().map(|(key, _)| key)
    }
}
