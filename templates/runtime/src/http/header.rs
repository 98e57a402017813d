//! Header names and values from callers' text. In: text. Out: checked names and values, or an error that
//! names the header and hides the value. It must not know which call they are for.

use reqwest::header::{self, HeaderName, HeaderValue};

use super::request_error::RequestError;

/// What frames a message is decided by the transport alone: two opinions on it are how requests get smuggled.
const FRAMING: [HeaderName; 4] = [
    header::CONNECTION,
    header::CONTENT_LENGTH,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
];

/// Headers whose values are always secrets.
const SECRET: [HeaderName; 3] = [
    header::AUTHORIZATION,
    header::COOKIE,
    header::PROXY_AUTHORIZATION,
];

/// A header's name, if a caller may set it.
pub(super) fn name(text: &str) -> Result<HeaderName, RequestError> {
    let name = HeaderName::from_bytes(text.as_bytes())
        .map_err(|_| RequestError::header(text, "is not a valid header name"))?;
    if FRAMING.contains(&name) {
        return Err(RequestError::header(text, "is set by the transport"));
    }
    Ok(name)
}

/// A header's value: no CR, LF, NUL or other control character but the tab.
pub(super) fn value(name: &HeaderName, text: &str) -> Result<HeaderValue, RequestError> {
    let mut value = HeaderValue::from_bytes(text.as_bytes())
        .map_err(|_| RequestError::header(name.as_str(), "has a value with a control character"))?;
    value.set_sensitive(SECRET.contains(name));
    Ok(value)
}
