//! Reading and writing, in every way that a user has, and a look at what was written.

use std::fmt::Debug;

use browser_session::runtime::decode;
use serde::de::{DeserializeOwned, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Reads a text as a response is read, by `serde_json` from text and from a value, and from what was written again:
/// all must come to the same. Gives the value and what it is written as.
pub fn read<T>(text: &str) -> (T, String)
where
    T: DeserializeOwned + Serialize + PartialEq + Debug,
{
    let value: T = decode(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    let written = serde_json::to_string(&value).expect("what was read can be written");
    assert_eq!(
        serde_json::from_str::<T>(text).as_ref().ok(),
        Some(&value),
        "from text: {text}"
    );
    assert_eq!(
        serde_json::from_value::<T>(json(text)).as_ref().ok(),
        Some(&value),
        "from a value: {text}"
    );
    assert_eq!(
        decode::<T>(written.as_bytes()).as_ref(),
        Ok(&value),
        "written: {written}"
    );
    (value, written)
}

/// Any JSON text as a value.
pub fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The keys of an object in their order; a duplicate key is listed twice.
pub fn names(object: &str) -> Vec<String> {
    let Names(names) =
        serde_json::from_str(object).unwrap_or_else(|error| panic!("{error}: {object}"));
    names
}

struct Names(Vec<String>);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(NamesVisitor)
    }
}

struct NamesVisitor;

impl<'de> Visitor<'de> for NamesVisitor {
    type Value = Names;

    fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Names, A::Error> {
        let mut names = Vec::new();
        while let Some((name, IgnoredAny)) = map.next_entry()? {
            names.push(name);
        }
        Ok(Names(names))
    }
}
