//! Headers that the document declares. In: the headers of a response. Out: the value of one, or that it is not as declared. It must not
//! show the value, which may be a secret.

use std::{error, fmt};

use http::header::HeaderMap;

use super::{error::Error, response::Response};

/// A response header that is not as the document declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderError {
    name: &'static str,
    /// Whether there is none.
    is_absent: bool,
}

impl HeaderError {
    fn wrong(name: &'static str) -> Self {
        let is_absent = false;
        Self { name, is_absent }
    }

    /// The name of the header; [`Response::header`](super::Response::header) has its text.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Whether the header is absent, which the document declares as required.
    #[must_use]
    pub fn is_absent(&self) -> bool {
        self.is_absent
    }
}

impl fmt::Display for HeaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problem = if self.is_absent {
            "absent"
        } else {
            "not as declared"
        };
        write!(f, "the header `{}` is {problem}", self.name)
    }
}

impl error::Error for HeaderError {}

/// What has the headers of a response: the crate's traits for declared headers read them.
pub trait ReadHeaders {
    /// The headers, if there was a response.
    #[doc(hidden)]
    fn declared_headers(&self) -> Option<&HeaderMap>;
}

impl<T> ReadHeaders for Response<T> {
    fn declared_headers(&self) -> Option<&HeaderMap> {
        Some(self.headers())
    }
}

impl<E> ReadHeaders for Error<E> {
    fn declared_headers(&self) -> Option<&HeaderMap> {
        self.headers()
    }
}

/// The value of a header; the values of several of one name are joined by commas.
///
/// # Errors
///
/// If it is no value of the type, or not UTF-8.
pub fn read_header<'a, T: HeaderValue>(
    headers: impl Into<Option<&'a HeaderMap>>,
    name: &'static str,
) -> Result<Option<T>, HeaderError> {
    let mut values = Vec::new();
    for value in headers
        .into()
        .into_iter()
        .flat_map(|headers| headers.get_all(name))
    {
        let text = std::str::from_utf8(value.as_bytes()).map_err(|_| HeaderError::wrong(name))?;
        values.push(text);
    }
    if values.is_empty() {
        return Ok(None);
    }
    let value = T::read(values.join(", ").trim());
    value.map(Some).ok_or(HeaderError::wrong(name))
}

/// The value of a header that the document declares as required.
///
/// # Errors
///
/// Those of [`read_header`], and if it is absent.
pub fn read_required_header<'a, T: HeaderValue>(
    headers: impl Into<Option<&'a HeaderMap>>,
    name: &'static str,
) -> Result<T, HeaderError> {
    let is_absent = true;
    read_header(headers, name)?.ok_or(HeaderError { name, is_absent })
}

/// A type of header values.
pub trait HeaderValue: Sized {
    /// Reads a value.
    fn read(text: &str) -> Option<Self>;
}

impl HeaderValue for String {
    fn read(text: &str) -> Option<Self> {
        Some(text.to_owned())
    }
}

macro_rules! parsed {
    ($($ty:ty)*) => { $(
        impl HeaderValue for $ty {
            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        }
    )* };
}

parsed! { bool f64 i64 }

/// Items between commas (`style: simple`).
impl<T: HeaderValue> HeaderValue for Vec<T> {
    fn read(text: &str) -> Option<Self> {
        let items = text
            .split(',')
            .map(str::trim)
            .filter(|item| !item.is_empty());
        items.map(T::read).collect()
    }
}
