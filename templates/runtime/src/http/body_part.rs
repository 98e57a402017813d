//! A part of a multipart body. In: its headers and bytes. Out: the same, and a value of its JSON. It must not know the parts around it.

use std::fmt;

use bytes::Bytes;
use http::header::{HeaderMap, HeaderName};
use serde::de::DeserializeOwned;

use super::super::{DecodeError, decode_noted};

/// A part of a multipart body.
#[derive(Clone)]
pub struct BodyPart {
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
    /// Whether JSON that is not as declared is an error.
    pub(super) is_strict: bool,
}

impl BodyPart {
    /// Returns the headers of the part, such as `Content-Type`, `Content-ID` and `Content-Disposition`.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// Returns the body of the part.
    #[must_use]
    pub fn body(&self) -> &Bytes {
        &self.body
    }

    /// Reads the body of the part as JSON.
    ///
    /// # Errors
    ///
    /// If it is not JSON of this type.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        decode_noted(&self.body, None, self.is_strict).map(|(value, _)| value)
    }
}

/// Shows the names of the headers: a value may be a secret.
impl fmt::Debug for BodyPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.headers.keys().map(HeaderName::as_str).collect();
        f.debug_struct("BodyPart")
            .field("headers", &names)
            .field("body", &format_args!("{} bytes", self.body.len()))
            .finish()
    }
}
