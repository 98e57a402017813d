//! Streams of events that the document describes as objects of their fields. In: an event. Out: the object `{"event": …, "data": …}` as a value.
//! It must not know how a stream is divided into events.

use std::{fmt, marker::PhantomData};

use serde::de::{
    Deserialize, DeserializeOwned, Deserializer, Error, IgnoredAny, MapAccess, Visitor,
};
use serde_json::{Value, value::RawValue};

use super::{
    super::{DecodeError, decode_declared},
    body_error::BodyError,
    decoding::Decoding,
    event_framing::RawEvent,
    event_stream::{EVENT_STREAM, EventStream},
    head::Head,
    output::Output,
    raw_response::RawResponse,
    reading::Reading,
    records::{Item, read_json, reading},
};

/// The name that the HTML standard gives to an event without one.
const NAME: &str = "message";

/// Events that are read as the object `{"event": …, "data": …}`. An event named `error` is the error of the service.
///
/// If `FIELDS` is true, the object also has the fields `id` and `retry` of the event. An event without a name is read by the name that the
/// standard gives it or, if `UNNAMED` is true, without the field `event`.
pub struct NamedEvents<T, const FIELDS: bool = false, const UNNAMED: bool = false>(PhantomData<T>);

impl<T: DeserializeOwned, const FIELDS: bool, const UNNAMED: bool> Output
    for NamedEvents<T, FIELDS, UNNAMED>
{
    type Value = EventStream<T>;

    const ACCEPT: &'static str = EVENT_STREAM;

    fn reading(head: &Head) -> Reading {
        reading(head, &[EVENT_STREAM])
    }

    fn read(response: &RawResponse) -> Result<EventStream<T>, BodyError> {
        EventStream::of_named(response, read_event::<T, FIELDS, UNNAMED>, false)
    }
}

/// [`NamedEvents`] of which an event named `error` is one.
pub struct NamedEventsAndErrors<T, const FIELDS: bool = false, const UNNAMED: bool = false>(
    PhantomData<T>,
);

impl<T: DeserializeOwned, const FIELDS: bool, const UNNAMED: bool> Output
    for NamedEventsAndErrors<T, FIELDS, UNNAMED>
{
    type Value = EventStream<T>;

    const ACCEPT: &'static str = EVENT_STREAM;

    fn reading(head: &Head) -> Reading {
        reading(head, &[EVENT_STREAM])
    }

    fn read(response: &RawResponse) -> Result<EventStream<T>, BodyError> {
        EventStream::of_named(response, read_event::<T, FIELDS, UNNAMED>, true)
    }
}

fn read_event<T: DeserializeOwned, const FIELDS: bool, const UNNAMED: bool>(
    event: &RawEvent,
    data: &[u8],
    decoding: Option<&Decoding>,
) -> Result<Item<T>, DecodeError> {
    let name = event.name.as_deref();
    if is_whole(name, data) {
        return read_json(data, decoding);
    }
    let further = if FIELDS { further(event) } else { Vec::new() };
    let usual = if UNNAMED { None } else { Some(NAME) };
    read_forms(name.or(usual), data, &further, decoding)
}

/// Whether the data is the whole object: some services send the name in the data, as well or only there.
fn is_whole(name: Option<&str>, data: &[u8]) -> bool {
    match serde_json::from_slice(data) {
        Ok(OwnName(Some(own))) => name.is_none_or(|name| name == own),
        _ => false,
    }
}

/// The field `event` of an object that has no fields but those of an event.
struct OwnName(Option<String>);

impl<'de> Deserialize<'de> for OwnName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(OwnNameVisitor)
    }
}

struct OwnNameVisitor;

impl<'de> Visitor<'de> for OwnNameVisitor {
    type Value = OwnName;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the fields of an event")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<OwnName, A::Error> {
        let mut name = None;
        while let Some(field) = map.next_key::<String>()? {
            match field.as_str() {
                "event" => name = Some(map.next_value()?),
                "data" | "id" | "retry" => _ = map.next_value::<IgnoredAny>()?,
                // Of most data the first field already shows it.
                _ => return Err(A::Error::custom("another field")),
            }
        }
        Ok(OwnName(name))
    }
}

/// The fields `id` and `retry`, as they are written in the object.
fn further(event: &RawEvent) -> Vec<String> {
    let id = event.id.as_deref().map(Value::from);
    let retry = event.retry.map(|time| time.as_millis());
    let id = id.map(|id| format!("\"id\":{id}"));
    let retry = retry.map(|retry| format!("\"retry\":{retry}"));
    id.into_iter().chain(retry).collect()
}

/// Reads the data as JSON or else, since that of another event may be text, as a string. If it is as declared in neither form, the first
/// one is corrected, unless there is no data.
fn read_forms<T: DeserializeOwned>(
    name: Option<&str>,
    data: &[u8],
    further: &[String],
    decoding: Option<&Decoding>,
) -> Result<Item<T>, DecodeError> {
    let text = Value::from(&*String::from_utf8_lossy(data)).to_string();
    let as_text = object(name, Some(&text), further);
    let json = match serde_json::from_slice::<&RawValue>(data) {
        Ok(json) => Some(json.get()),
        Err(_) if data.trim_ascii().is_empty() => None,
        Err(_) => return read_json(&as_text, decoding),
    };
    let as_json = object(name, json, further);
    let memory = decoding.and_then(Decoding::memory);
    let as_declared = |form: &[u8]| decode_declared(form, memory).map(|value| (value, Vec::new()));
    let error = match as_declared(&as_json) {
        Err(error) if error.memory_limit().is_none() => error,
        read => return read,
    };
    match as_declared(&as_text) {
        Err(error) if error.memory_limit().is_none() => {}
        read => return read,
    }
    match json {
        Some(_) => read_json(&as_json, decoding),
        None => Err(error),
    }
}

/// The object of these fields, the name first: it decides how the data is read.
fn object(name: Option<&str>, data: Option<&str>, further: &[String]) -> Vec<u8> {
    let name = name.map(|name| format!("\"event\":{}", Value::from(name)));
    let data = data.map(|data| format!("\"data\":{data}"));
    let fields: Vec<String> = name.into_iter().chain(data).collect();
    format!("{{{}}}", [&fields, further].concat().join(",")).into_bytes()
}
