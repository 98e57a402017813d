//! Credentials that were not sent. In: an origin. Out: an error that names it and how to allow it. It must not know the credentials.

use std::{error, fmt};

/// The request has credentials, and its origin is not allowed to receive them. Nothing was sent.
///
/// Credentials are sent only to the origins of the URLs that were passed to the [`ClientBuilder`](super::super::ClientBuilder).
#[derive(Clone, Debug)]
pub struct CredentialsWithheld {
    pub(super) origin: String,
}

impl CredentialsWithheld {
    /// Returns the origin, such as `https://files.example.com`. [`ClientBuilder::allow_origin`](super::super::ClientBuilder::allow_origin)
    /// allows it.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }
}

impl fmt::Display for CredentialsWithheld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = &self.origin;
        write!(
            f,
            "credentials are not sent to {origin}; `ClientBuilder::allow_origin(\"{origin}\")` allows it"
        )
    }
}

impl error::Error for CredentialsWithheld {}
