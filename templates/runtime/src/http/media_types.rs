//! Which of the declared media types a response is of. In: the head of a response, and media types of the document. Out: whether they fit. It
//! must not look into the body.

use http::header::CONTENT_TYPE;

use super::{body_error::BodyError, head::Head, media_range::includes, raw_response::RawResponse};

/// Media types, or ranges of them such as `text/*`.
///
/// A parameter such as `version=2` has to be in the response too; `charset` does not matter.
#[derive(Clone, Copy, Debug)]
pub struct MediaTypes(pub &'static [&'static str]);

impl MediaTypes {
    /// Whether the response is of one of them.
    #[must_use]
    pub fn include(self, response: &RawResponse) -> bool {
        self.include_head(response.head())
    }

    pub(super) fn include_head(self, head: &Head) -> bool {
        let found = head.headers().get(CONTENT_TYPE);
        let found = found.and_then(|value| value.to_str().ok());
        found.is_some_and(|found| self.0.iter().any(|declared| includes(declared, found)))
    }

    /// Accepts a response of one of them.
    ///
    /// # Errors
    ///
    /// Fails with [`BodyError::Kind`] for any other response.
    pub fn expect(self, response: &RawResponse) -> Result<(), BodyError> {
        if self.include(response) {
            return Ok(());
        }
        Err(BodyError::Kind {
            expected: self.0.first().copied().unwrap_or_default(),
            found: response.head().media_type(),
        })
    }
}
