//! Text of responses. In: a response. Out: its body as a `String`. It must not know the text's language.

use super::{
    body_error::BodyError,
    charset::{self, NotText},
    output::{Output, complete},
    raw_response::RawResponse,
};

/// Text, in the charset that the response names, or else in UTF-8.
pub struct PlainText;

impl Output for PlainText {
    type Value = String;

    const ACCEPT: &'static str = "text/plain, text/*;q=0.9, */*;q=0.1";

    fn read(response: &RawResponse) -> Result<String, BodyError> {
        charset::decode(complete(response)?, response.headers()).map_err(|error| match error {
            NotText::Charset(charset) => BodyError::Charset(charset),
            NotText::Invalid(expected) => BodyError::Kind {
                expected,
                found: response.head().media_type(),
            },
        })
    }
}

/// Reads itself as [`PlainText`] does. Macros name it by its type, so that only clients with text have the part that reads text.
impl Output for String {
    type Value = Self;

    const ACCEPT: &'static str = PlainText::ACCEPT;

    fn read(response: &RawResponse) -> Result<Self, BodyError> {
        PlainText::read(response)
    }
}
