//! Calls whose body has a property `stream`, which decides whether their response is a stream. In: a prepared call. Out: the same call, whose
//! body has the property that its caller asks for. It must not know the type of the body.

use std::marker::PhantomData;

use super::{
    body::Body, body_error::BodyError, body_members, call::Call, head::Head, output::Output,
    raw_response::RawResponse, reading::Reading,
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

/// Adds `stream` to `Prepared`.
macro_rules! switched {
    () => {
        impl<O, S: runtime::Output, F: runtime::Failure, P>
            Prepared<runtime::Switched<O, S>, F, P>
        {
            /// Sends the request, with `stream` set to true in its body, and returns the items of the response as a stream, once its headers have
            /// arrived.
            ///
            /// Retries and [`timeout`](Self::timeout) end with the headers; then
            /// [`ClientBuilder::idle_timeout`](ClientBuilder::idle_timeout) applies.
            ///
            /// # Errors
            ///
            /// Fails if nothing could be sent, no complete response came, the status is an error, or the response is not a
            /// stream: see [`Error`](runtime::Error).
            pub fn stream(
                self,
            ) -> impl ::std::future::Future<
                Output = Result<runtime::Response<S::Value>, runtime::Error<F>>,
            > {
                self.call.switched_on().send::<S, F>()
            }
        }
    };
}

impl Call {
    /// The call as `stream()` sends it.
    #[must_use]
    pub fn switched_on(self) -> Self {
        let mut call = self.for_stream();
        call.body = switch(call.body, true);
        call
    }

    /// Declares that the service streams if the property `stream` is absent: every method but `stream()` sends it, as false.
    #[must_use]
    pub fn streams_by_default(self) -> Self {
        Self {
            ask_whole: Some(switch_off),
            ..self
        }
    }
}

fn is_on(body: &Body) -> bool {
    written(body).is_some_and(|value| value == "true")
}

/// The property as it is written in the body.
fn written(body: &Body) -> Option<&str> {
    body_members::property(body, &[SWITCH])
}

/// The body with the property set to false, unless its caller has set it. A null is as good as an absent property.
fn switch_off(body: Body) -> Body {
    match written(&body) {
        None | Some("null") => switch(body, false),
        Some(_) => body,
    }
}

/// The body with the property set. No body becomes one of this property; one that is no JSON object stays as it is.
fn switch(body: Body, is_on: bool) -> Body {
    let value = if is_on { "true" } else { "false" };
    body_members::with_property(&body, &[SWITCH], value).unwrap_or(body)
}

pub(crate) use {switched};
