//! Which of the declared media types a response is of. In: the head of a response, and media types of the document. Out: whether they fit. It
//! must not look into the body.

use http::header::CONTENT_TYPE;

use super::{body_error::BodyError, head::Head, raw_response::RawResponse};

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

/// Whether a declared media type or range includes the one that was found.
pub(super) fn includes(declared: &str, found: &str) -> bool {
    let is_there = |(name, value): (&str, &str)| {
        name.eq_ignore_ascii_case("charset")
            || parameters(found).any(|(other_name, other_value)| {
                other_name.eq_ignore_ascii_case(name) && other_value.eq_ignore_ascii_case(value)
            })
    };
    is_in_range(essence(declared), essence(found)) && parameters(declared).all(is_there)
}

fn is_in_range(range: &str, essence: &str) -> bool {
    match range.split_once('/') {
        None => range == "*",
        Some(("*", _)) => true,
        Some((kind, "*")) => essence
            .split_once('/')
            .is_some_and(|(found, _)| found.eq_ignore_ascii_case(kind)),
        Some(_) => range.eq_ignore_ascii_case(essence),
    }
}

fn essence(media_type: &str) -> &str {
    media_type.split(';').next().unwrap_or_default().trim()
}

fn parameters(media_type: &str) -> impl Iterator<Item = (&str, &str)> {
    let pairs = media_type.split(';').skip(1);
    pairs.filter_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        Some((name.trim(), value.trim().trim_matches('"')))
    })
}
