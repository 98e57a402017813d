//! Unknown fields, kept as they are: the default.

use std::fmt;

use serde::de::MapAccess;
use serde::ser::SerializeMap;
use serde_json::{Map, Value};

use super::fields::Fields;
use super::rest::{Rest, duplicate};
use super::writer::Writer;

/// The fields of an object that this crate does not know, such as a newer server may send. They are written
/// back.
///
/// It is one pointer wide while it is empty. `Debug` shows the fields' names only. Numbers are held as
/// [`Value`] holds them: an integer beyond 64 bits is the nearest `f64`, and written as such; so are objects inside of a
/// field, in which the last of two equal keys counts.
#[derive(Clone, Default, PartialEq)]
pub struct Extra(Option<Box<Map<String, Value>>>);

impl Extra {
    /// The value of the field `key`.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.0.as_ref()?.get(key)
    }

    /// Adds a field, and gives back the value it had.
    pub fn insert(&mut self, key: impl Into<String>, value: impl Into<Value>) -> Option<Value> {
        self.0
            .get_or_insert_default()
            .insert(key.into(), value.into())
    }

    /// Takes a field out.
    pub fn remove(&mut self, key: &str) -> Option<Value> {
        let removed = self.0.as_mut()?.remove(key);
        self.0.take_if(|fields| fields.is_empty());
        removed
    }

    /// The fields' names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0
            .iter()
            .flat_map(|fields| fields.iter())
            .map(|(key, value)| (key.as_str(), value))
    }

    /// How many fields there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |fields| fields.len())
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl fmt::Debug for Extra {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.keys()).finish()
    }
}

impl Rest for Extra {
    #[cold]
    fn read<'de, A: MapAccess<'de>>(&mut self, fields: &mut Fields<'de, A>) {
        let key = fields.take_key();
        if self.get(&key).is_some() {
            return fields.fail(duplicate(&key));
        }
        if let Some(value) = fields.value::<Value>() {
            self.insert(key, value);
        }
    }

    fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    fn keep(&mut self, key: &str, value: Value) -> bool {
        self.insert(key, value);
        true
    }

    fn write<M: SerializeMap>(&self, out: &mut Writer<M>) {
        for (key, value) in self.iter() {
            out.write(key, value);
        }
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        self.iter().map(|(key, _)| key)
    }
}
