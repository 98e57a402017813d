//! Binary responses. In: a response. Out: its body as `Bytes`, not copied. It must not look into it.

use bytes::Bytes;

use super::{
    body_error::BodyError,
    output::{Output, complete},
    raw_response::RawResponse,
};

/// Bytes of any media type.
pub struct RawBytes;

impl Output for RawBytes {
    type Value = Bytes;

    const ACCEPT: &'static str = "*/*";

    fn read(response: &RawResponse) -> Result<Bytes, BodyError> {
        complete(response)?;
        Ok(response.body().clone())
    }
}
