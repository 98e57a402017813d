//! Responses without content. In: any response. Out: `()`. It must not look at the body.

use super::{body_error::BodyError, output::Output, raw_response::RawResponse};

/// Nothing: a body that comes all the same is ignored.
pub struct NoContent;

impl Output for NoContent {
    type Value = ();

    const ACCEPT: &'static str = "*/*";

    fn read(_: &RawResponse) -> Result<(), BodyError> {
        Ok(())
    }
}
