//! Calls whose body has a property `stream`, which decides whether their response is a stream. In: a prepared call. Out: the same call, whose
//! body has the property that its caller asks for. It must not know the type of the body.

use std::{fmt, marker::PhantomData};

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{
    body::Body,
    body_error::BodyError,
    call::Call,
    error::Error,
    failure::Failure,
    head::Head,
    output::{Output, Reading},
    prepared::Prepared,
    raw_response::RawResponse,
    response::Response,
};

/// The property of the body.
const SWITCH: &str = "stream";

/// A response that `O` reads as a whole, and `S` as a stream. It is a stream if the property `stream` of the body is true.
pub struct Switched<O, S>(PhantomData<(O, S)>);

impl<O: Output, S> Output for Switched<O, S> {
    type Value = O::Value;

    const ACCEPT: &'static str = O::ACCEPT;

    /// A body that asks for a stream breaks a constraint.
    fn prepare(mut call: Call) -> Call {
        if is_on(&call.body) {
            call.checks.look("body", None, |report| {
                let message = "must not be true, or `.stream()` has to send the request";
                report.within(SWITCH, |report| report.violate("value_error", message));
            });
        }
        call
    }

    fn reading(head: &Head) -> Reading {
        O::reading(head)
    }

    fn read(response: &RawResponse) -> Result<O::Value, BodyError> {
        O::read(response)
    }
}

impl<O, S: Output, F: Failure, P> Prepared<Switched<O, S>, F, P> {
    /// Sends the request, with `stream` set to true in its body, and returns the items of the response as a stream, once its headers have
    /// arrived.
    ///
    /// Retries and [`timeout`](Self::timeout) end with the headers; then
    /// [`ClientBuilder::idle_timeout`](super::ClientBuilder::idle_timeout) applies.
    ///
    /// # Errors
    ///
    /// Fails if nothing could be sent, no complete response came, the status is an error, or the response is not a
    /// stream: see [`Error`].
    pub fn stream(self) -> impl Future<Output = Result<Response<S::Value>, Error<F>>> {
        let mut call = self.call.for_stream();
        call.body = switch(call.body, true);
        call.send::<S, F>()
    }
}

impl Call {
    /// Declares that the service streams if the property `stream` is absent: every method but `stream()` sends it, as false.
    #[must_use]
    pub fn streams_by_default(self) -> Self {
        Self {
            ask_whole: Some(switch_off),
            ..self
        }
    }
}

/// The properties of an object, in their order and as they are written.
struct Members<'a>(Vec<(String, &'a RawValue)>);

impl Members<'_> {
    fn read(body: &Body) -> Option<Members<'_>> {
        serde_json::from_slice(body.bytes()?).ok()
    }
}

fn is_on(body: &Body) -> bool {
    written(body).is_some_and(|value| value == "true")
}

/// The property as it is written in the body.
fn written(body: &Body) -> Option<&str> {
    let Members(members) = Members::read(body)?;
    let mut members = members.into_iter();
    members.find_map(|(name, value)| (name == SWITCH).then_some(value.get()))
}

/// The body with the property set to false, unless its caller has set it. A null is as good as an absent property.
fn switch_off(body: Body) -> Body {
    match written(&body) {
        None | Some("null") => switch(body, false),
        Some(_) => body,
    }
}

/// The body with the property set. No body becomes one of this property.
fn switch(body: Body, is_on: bool) -> Body {
    let mut json = String::from("{");
    if let Some(Members(members)) = Members::read(&body) {
        for (name, value) in members.iter().filter(|(name, _)| name != SWITCH) {
            let name = serde_json::Value::from(name.as_str());
            json += &format!("{name}:{},", value.get());
        }
    } else if !body.is_none() {
        return body;
    }
    json += &format!("\"{SWITCH}\":{is_on}}}");
    let content_type = body.content_type().unwrap_or("application/json").to_owned();
    Body::new(content_type, json)
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
