//! The properties of a body that is written already. In: JSON. Out: the same JSON with one property set, the others in their order and as
//! they are written. It must not know the type of the body.

use std::{fmt, marker::PhantomData};

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::{Value, value::RawValue};

use super::body::Body;

/// The properties of an object, in their order and as they are written.
struct Members<'a>(Vec<(String, &'a RawValue)>);

/// A property as it is written; `None` where the body is no JSON object, or does not have it.
pub(super) fn property<'b>(body: &'b Body, path: &[&str]) -> Option<&'b str> {
    let mut json = std::str::from_utf8(body.bytes()?).ok()?;
    for step in path {
        let Members(members) = serde_json::from_str(json).ok()?;
        let mut members = members.into_iter();
        json = members.find_map(|(name, value)| (name == *step).then_some(value.get()))?;
    }
    Some(json)
}

/// The body with a property, which `value` is the JSON of. No body becomes one of this property; a body that is no JSON object is `None`.
pub(super) fn with_property(body: &Body, path: &[&str], value: &str) -> Option<Body> {
    let json = match body.bytes() {
        Some(bytes) => Some(std::str::from_utf8(bytes).ok()?),
        None if body.is_none() => None,
        None => return None,
    };
    let json = set(json, path, value)?;
    let content_type = body.content_type().unwrap_or("application/json").to_owned();
    Some(body.clone().rewritten(content_type, json))
}

/// The object with the property, in place of the one that it has.
fn set(object: Option<&str>, path: &[&str], value: &str) -> Option<String> {
    let Some((step, rest)) = path.split_first() else {
        return Some(value.to_owned());
    };
    let Members(members) = match object {
        None | Some("null") => Members(Vec::new()),
        Some(object) => serde_json::from_str(object).ok()?,
    };
    let mut json = String::from("{");
    let mut own = None;
    for (name, value) in &members {
        if name == step {
            own = Some(value.get());
            continue;
        }
        let name = Value::from(name.as_str());
        json += &format!("{name}:{},", value.get());
    }
    let name = Value::from(*step);
    json += &format!("{name}:{}}}", set(own, rest, value)?);
    Some(json)
}

impl<'de: 'a, 'a> Deserialize<'de> for Members<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(MembersVisitor(PhantomData))
    }
}

struct MembersVisitor<'a>(PhantomData<&'a RawValue>);

impl<'de: 'a, 'a> Visitor<'de> for MembersVisitor<'a> {
    type Value = Members<'a>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'a>, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = map.next_entry()? {
            members.push(member);
        }
        Ok(Members(members))
    }
}
