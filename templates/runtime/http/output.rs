//! Answers as values. In: an [`RawResponse`]. Out: the value that the document declares for it, or why it is
//! none. It must not know the call or its status.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use super::{
    super::{DecodeError, decode, decode_within},
    body_error::BodyError,
    raw_response::{Ending, RawResponse},
};

/// A way to read an answer.
pub trait Output {
    /// What is read.
    type Value;

    /// The media types that are asked for, as `Accept` says it.
    const ACCEPT: &'static str;

    /// Reads an answer whose status says that it is one of these.
    ///
    /// # Errors
    ///
    /// Fails where the body is not what was declared.
    fn read(answer: &RawResponse) -> Result<Self::Value, BodyError>;
}

/// JSON, whatever media type it comes as: services say `text/plain` for it as well.
///
/// No body at all is read as `null`, so that a `T` that takes null takes a 204.
pub struct Json<T>(PhantomData<T>);

impl<T: DeserializeOwned> Output for Json<T> {
    type Value = T;

    const ACCEPT: &'static str = "application/json";

    fn read(answer: &RawResponse) -> Result<T, BodyError> {
        let body = complete(answer)?;
        // .NET's services open their JSON with a byte order mark.
        let body = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(body);
        if body.trim_ascii().is_empty() {
            return decode(b"null").map_err(|_| BodyError::Empty);
        }
        let decoded = match answer.decode_memory() {
            Some(memory) => decode_within(body, memory),
            None => decode(body),
        };
        decoded.map_err(|error| undecodable(answer, body, error))
    }
}

/// The body, if all of it is here and in the clear.
pub(super) fn complete(answer: &RawResponse) -> Result<&[u8], BodyError> {
    match (answer.ending(), answer.coding()) {
        (Ending::Capped, _) => Err(BodyError::Capped),
        (Ending::Broken(_) | Ending::Unread, _) => Err(BodyError::Broken),
        (Ending::Whole, Some(coding)) => Err(BodyError::Coding(coding.to_owned())),
        (Ending::Whole, None) => Ok(answer.body()),
    }
}

/// Says where JSON went wrong only where JSON was sent: of an HTML page, its kind is the news.
fn undecodable(answer: &RawResponse, body: &[u8], error: DecodeError) -> BodyError {
    let found = answer.media_type();
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
