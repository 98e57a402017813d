//! Text answers. In: an answer. Out: its body as a `String`. It must not know the text's language.

use super::{
    body_error::BodyError,
    output::{Output, complete},
    raw_response::RawResponse,
};

/// Text in UTF-8.
pub struct PlainText;

impl Output for PlainText {
    type Value = String;

    const ACCEPT: &'static str = "text/plain, text/*;q=0.9, */*;q=0.1";

    fn read(response: &RawResponse) -> Result<String, BodyError> {
        String::from_utf8(complete(response)?.to_vec()).map_err(|_| BodyError::Kind {
            expected: "UTF-8 text",
            found: response.head().media_type(),
        })
    }
}
