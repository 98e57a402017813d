//! Answers without content. In: any answer. Out: `()`. It must not look at the body.

use super::{answer::Answer, body_error::BodyError, output::Output};

/// Nothing: a body that comes all the same is ignored.
pub struct NoContent;

impl Output for NoContent {
    type Value = ();

    const ACCEPT: &'static str = "*/*";

    fn read(_: &Answer) -> Result<(), BodyError> {
        Ok(())
    }
}
