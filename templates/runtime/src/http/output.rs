//! Responses as values. In: a [`RawResponse`]. Out: the value that the document declares for it, or why it is
//! none. It must not know the call or its status.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use super::{
    super::{DecodeError, decode},
    body_error::BodyError,
    body_source::Ending,
    call::Call,
    head::Head,
    raw_response::RawResponse,
    reading::Reading,
};

/// A way to read a response.
pub trait Output {
    /// What is read.
    type Value;

    /// The media types that are asked for, as the value of `Accept`.
    const ACCEPT: &'static str;

    /// The call as it has to be sent for this output.
    #[must_use]
    fn prepare(call: Call) -> Call {
        call
    }

    /// What becomes of the body of a success with this head.
    fn reading(_: &Head) -> Reading {
        Reading::Whole
    }

    /// Reads a success. A stream [takes](RawResponse::take_source) the body; of any other, the bytes are there.
    ///
    /// # Errors
    ///
    /// Fails where the body is not what was declared.
    fn read(response: &RawResponse) -> Result<Self::Value, BodyError>;
}

/// JSON, of any media type: services label it `text/plain` as well.
///
/// No body at all is read as `null`, so that a `T` that takes null takes a 204.
pub struct Json<T>(PhantomData<T>);

impl<T: DeserializeOwned> Output for Json<T> {
    type Value = T;

    const ACCEPT: &'static str = "application/json";

    fn read(response: &RawResponse) -> Result<T, BodyError> {
        let body = complete(response)?;
        // .NET's services open their JSON with a byte order mark.
        let body = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(body);
        if body.trim_ascii().is_empty() {
            return decode(b"null").map_err(|_| BodyError::Empty);
        }
        response
            .decode(body)
            .map_err(|error| undecodable(response, body, error))
    }
}

/// The body, if all of it is here and in the clear.
pub(super) fn complete(response: &RawResponse) -> Result<&[u8], BodyError> {
    match (response.ending(), response.head().coding()) {
        (Ending::Capped, _) => Err(BodyError::Capped),
        (Ending::Broken(_) | Ending::Unread, _) => Err(BodyError::Broken),
        (Ending::Whole, Some(coding)) => Err(BodyError::Coding(coding.to_owned())),
        (Ending::Whole, None) => Ok(response.body()),
    }
}

/// Reports the path in JSON only if JSON was sent; of an HTML page, the media type is reported.
fn undecodable(response: &RawResponse, body: &[u8], error: DecodeError) -> BodyError {
    let found = response.head().media_type();
    let is_json = found
        .as_deref()
        .is_some_and(|media_type| media_type.ends_with("json"));
    let looks_like_json = matches!(body.trim_ascii_start().first(), Some(b'{' | b'['));
    if is_json || looks_like_json || error.memory_limit().is_some() {
        BodyError::Decode(error)
    } else {
        BodyError::Kind {
            expected: "JSON",
            found,
        }
    }
}
