//! Properties that a schema does not name, but whose values it describes.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::collections::btree_map::{self, Entry};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::de::{DeserializeOwned, MapAccess};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::corrected_text::{is_same, read_corrected};
use super::decode_error::DecodeError;
use super::deviated::{Deviated, Read};
use super::fields::{Fields, duplicate};
use super::rest::Rest;
use super::subject::Subject;
use super::validate::{Report, Validate};
use super::visit::{Field, MemberVisitor};
use super::writer::Writer;

/// The properties of an object that its schema does not name, but whose values it describes: a map, as which it is used.
///
/// ```ignore
/// value.extra.insert("width".to_owned(), 2.5);
/// for (name, number) in &value.extra {}
/// ```
///
/// An empty one has the size of a pointer, and allocates nothing.
#[derive(Clone)]
pub struct AdditionalProperties<T>(Option<Box<Inner<T>>>);

#[derive(Clone)]
struct Inner<T> {
    map: BTreeMap<String, T>,
    /// What came for properties that are not as declared.
    deviated: Vec<Deviated>,
}

impl<T: 'static> AdditionalProperties<T> {
    const EMPTY: &BTreeMap<String, T> = &BTreeMap::new();

    /// Creates an empty map.
    #[must_use]
    pub fn new() -> Self {
        Self(None)
    }

    /// Converts into the map.
    #[must_use]
    pub fn into_map(self) -> BTreeMap<String, T> {
        self.0.map(|inner| inner.map).unwrap_or_default()
    }

    fn inner(&mut self) -> &mut Inner<T> {
        self.0.get_or_insert_with(|| {
            Box::new(Inner {
                map: BTreeMap::new(),
                deviated: Vec::new(),
            })
        })
    }
}

impl<T: 'static> Default for AdditionalProperties<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: 'static> Deref for AdditionalProperties<T> {
    type Target = BTreeMap<String, T>;

    fn deref(&self) -> &BTreeMap<String, T> {
        match &self.0 {
            Some(inner) => &inner.map,
            None => Self::EMPTY,
        }
    }
}

impl<T: 'static> DerefMut for AdditionalProperties<T> {
    fn deref_mut(&mut self) -> &mut BTreeMap<String, T> {
        &mut self.inner().map
    }
}

impl<T: PartialEq + 'static> PartialEq for AdditionalProperties<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq + 'static> Eq for AdditionalProperties<T> {}

impl<T: PartialOrd + 'static> PartialOrd for AdditionalProperties<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (**self).partial_cmp(&**other)
    }
}

impl<T: Ord + 'static> Ord for AdditionalProperties<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}

impl<T: Hash + 'static> Hash for AdditionalProperties<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: PartialEq + 'static> PartialEq<BTreeMap<String, T>> for AdditionalProperties<T> {
    fn eq(&self, other: &BTreeMap<String, T>) -> bool {
        **self == *other
    }
}

impl<T: fmt::Debug + 'static> fmt::Debug for AdditionalProperties<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(out)
    }
}

impl<T: 'static> From<BTreeMap<String, T>> for AdditionalProperties<T> {
    fn from(map: BTreeMap<String, T>) -> Self {
        let mut properties = Self::new();
        if !map.is_empty() {
            properties.inner().map = map;
        }
        properties
    }
}

impl<T: 'static> FromIterator<(String, T)> for AdditionalProperties<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(entries: I) -> Self {
        BTreeMap::from_iter(entries).into()
    }
}

impl<T: 'static> IntoIterator for AdditionalProperties<T> {
    type Item = (String, T);
    type IntoIter = btree_map::IntoIter<String, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.into_map().into_iter()
    }
}

impl<'a, T: 'static> IntoIterator for &'a AdditionalProperties<T> {
    type Item = (&'a String, &'a T);
    type IntoIter = btree_map::Iter<'a, String, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: 'static> Subject for AdditionalProperties<T> {
    type Target = BTreeMap<String, T>;

    fn subject(&self) -> Option<&BTreeMap<String, T>> {
        Some(self)
    }
}

impl<T: Serialize + 'static> Serialize for AdditionalProperties<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<T: Validate + 'static> Validate for AdditionalProperties<T> {
    fn check(&self, report: &mut Report) {
        (**self).check(report);
    }
}

impl<T> Rest for AdditionalProperties<T>
where
    T: DeserializeOwned + Field + PartialEq,
{
    const KEEPS: bool = true;
    const DECLARES: bool = true;

    fn keep_deviated(&mut self, deviated: Deviated) {
        deviated.push_to(&mut self.inner().deviated);
    }

    fn deviated(&self) -> &[Deviated] {
        match &self.0 {
            Some(inner) => &inner.deviated,
            None => &[],
        }
    }

    fn read<'de, A: MapAccess<'de>>(&mut self, fields: &mut Fields<'de, A>) {
        let Some(value) = fields.typed_value() else {
            return;
        };
        match self.entry(fields.take_key().into_owned()) {
            Entry::Occupied(entry) => fields.fail(duplicate(entry.key())),
            Entry::Vacant(entry) => {
                entry.insert(value);
            }
        }
    }

    fn correct_entry(&mut self, key: &str, text: &str) -> Result<Read, DecodeError> {
        match read_corrected::<T>(text) {
            Ok(value) => {
                self.insert(key.to_owned(), value);
                Ok(Read::Value(is_same::<T>))
            }
            Err(error) if error.is_correctable() => Ok(Read::Entry),
            Err(error) => Err(error),
        }
    }

    fn write<M: SerializeMap>(&self, out: &mut Writer<'_, M>) {
        for (key, value) in self {
            out.field(key, value, true);
        }
        for deviated in self.deviated() {
            if deviated.is_entry() && !self.contains_key(deviated.key()) {
                out.write_kept(deviated);
            }
        }
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        (**self).keys().map(String::as_str)
    }
}
