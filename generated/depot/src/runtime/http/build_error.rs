//! A client that cannot be made. In: what its builder was given. Out: an error that quotes no secret and
//! no URL. It must not know how a client sends.

use std::{error, fmt};

use super::debug::debug;

/// The error of [`ClientBuilder::build`](super::super::ClientBuilder::build).
#[non_exhaustive]
pub enum BuildError {
    /// The base URL is not valid.
    BaseUrl {
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The URL of a server of the document is not valid.
    Server {
        /// The server.
        name: &'static str,
        /// What is wrong with its URL.
        reason: &'static str,
    },
    /// The URL of an [allowed origin](super::super::ClientBuilder::allow_origin) is not valid.
    Origin {
        /// What is wrong with it.
        reason: &'static str,
    },
    /// A credential would be sent to another machine without encryption.
    Insecure,
    /// A credential was set for a security scheme that the document does not have.
    UnknownScheme {
        /// The scheme that it was set for.
        scheme: String,
        /// The schemes of the document.
        schemes: &'static [&'static str],
    },
    /// A credential cannot be sent.
    Credential {
        /// The security scheme it was set for.
        scheme: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// A header of the client cannot be sent.
    Header(super::RequestError),
    /// The HTTP client could not be set up.
    Transport(reqwest::Error),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BaseUrl { reason } => write!(f, "the base URL {reason}"),
            Self::Server { name, reason } => write!(f, "the URL of the server `{name}` {reason}"),
            Self::Origin { reason } => write!(f, "the URL of an allowed origin {reason}"),
            Self::Insecure => f.write_str(
                "credentials are sent over plain http to this machine only; use https, or allow_insecure_http(true)",
            ),
            Self::UnknownScheme { scheme, schemes } => write!(
                f,
                "a credential is set for `{scheme}`, which is no security scheme; the schemes are `{}`",
                schemes.join("`, `")
            ),
            Self::Credential { scheme, reason } => write!(f, "the credential for `{scheme}` {reason}"),
            Self::Header(error) => error.fmt(f),
            Self::Transport(_) => f.write_str("the HTTP client could not be set up"),
        }
    }
}

impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "BuildError", self)
    }
}

impl error::Error for BuildError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Transport(source) => Some(source),
            _ => None,
        }
    }
}
