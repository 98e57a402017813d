//! Binary answers. In: an answer. Out: its body as `Bytes`, not copied. It must not look into it.

use bytes::Bytes;

use super::{
    answer::Answer,
    body_error::BodyError,
    output::{Output, complete},
};

/// Bytes of any media type.
pub struct RawBytes;

impl Output for RawBytes {
    type Value = Bytes;

    const ACCEPT: &'static str = "*/*";

    fn read(answer: &Answer) -> Result<Bytes, BodyError> {
        complete(answer)?;
        Ok(answer.body().clone())
    }
}
