//! A body that is not what was declared. In: what was expected and found. Out: an error that names both and
//! quotes nothing of the body itself. It must not know the call.

use std::{error, fmt};

use super::{super::DecodeError, debug::debug};

/// Why a body could not be read as the document declares it.
#[non_exhaustive]
pub enum BodyError {
    /// A value in it is not as declared, or takes more memory than
    /// [`ClientBuilder::max_decode_memory`](super::super::ClientBuilder::max_decode_memory) allows. The error has its path.
    Decode(DecodeError),
    /// It has another media type, such as the HTML page of a gateway in place of JSON.
    Kind {
        /// What was expected, such as `JSON`.
        expected: &'static str,
        /// The media type of the response, if it has one.
        found: Option<String>,
    },
    /// It has a declared media type whose items only `stream()` reads.
    Stream(String),
    /// There is no body.
    Empty,
    /// It has a content coding that was not requested, such as `br`.
    Coding(String),
    /// It is text in a charset that is not supported.
    Charset(String),
    /// It is longer than [`ClientBuilder::max_error_body`](super::super::ClientBuilder::max_error_body).
    Capped,
    /// It was cut off.
    Broken,
}

impl fmt::Display for BodyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decode(error) if error.memory_limit().is_some() => {
                write!(
                    f,
                    "{error}, which `ClientBuilder::max_decode_memory` limits"
                )
            }
            Self::Decode(error) => error.fmt(f),
            Self::Kind {
                expected,
                found: Some(found),
            } => write!(f, "{found} where {expected} was expected"),
            Self::Kind {
                expected,
                found: None,
            } => {
                write!(f, "a body of no known type where {expected} was expected")
            }
            Self::Stream(found) => {
                write!(f, "{found} is a stream: call `stream()` to read its items")
            }
            Self::Empty => f.write_str("no body where one was expected"),
            Self::Coding(coding) => write!(
                f,
                "a body in the coding `{coding}`, which was not asked for"
            ),
            Self::Charset(charset) => {
                write!(f, "text in the charset `{charset}`, which is not supported")
            }
            Self::Capped => f.write_str("a body longer than is read"),
            Self::Broken => f.write_str("a body that broke off"),
        }
    }
}

impl fmt::Debug for BodyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "BodyError", self)
    }
}

impl error::Error for BodyError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Decode(error) => error.source(),
            _ => None,
        }
    }
}
