//! Charsets. In: bytes or a string, and the media type that names their charset. Out: a string or bytes. It must not know the
//! request or the response.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};
use reqwest::header::{CONTENT_TYPE, HeaderMap};

/// Why bytes are not text.
pub(super) enum NotText {
    /// Their charset, which is not known.
    Charset(String),
    /// What was expected, which they are not.
    Invalid(&'static str),
}

/// The text of a response. Without a charset it is UTF-8.
pub(super) fn decode(bytes: &[u8], headers: &HeaderMap) -> Result<String, NotText> {
    let content_type = headers.get(CONTENT_TYPE);
    let content_type = content_type.and_then(|value| value.to_str().ok());
    let charset = content_type.and_then(charset_of).unwrap_or("utf-8");
    // ASCII is UTF-8; the standard for the web has it as Windows-1252.
    let encoding = if is_ascii(charset) {
        UTF_8
    } else {
        Encoding::for_label(charset.as_bytes()).ok_or_else(|| NotText::Charset(shown(charset)))?
    };
    if encoding == UTF_8 {
        let text = std::str::from_utf8(bytes).map_err(|_| NotText::Invalid("UTF-8 text"))?;
        return Ok(text.to_owned());
    }
    // A mark at the beginning says which UTF-16 it is.
    let is_utf16 = |encoding| encoding == UTF_16LE || encoding == UTF_16BE;
    let (encoding, bytes) = match Encoding::for_bom(bytes) {
        Some((found, length)) if is_utf16(encoding) && is_utf16(found) => {
            (found, bytes.get(length..).unwrap_or_default())
        }
        _ => (encoding, bytes),
    };
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
    text.map(String::from)
        .ok_or(NotText::Invalid("text in its charset"))
}

/// The bytes of a string that is sent as `content_type`, or what is wrong with it.
pub(super) fn encode(text: &str, content_type: &str) -> Result<Vec<u8>, &'static str> {
    const NOT_IN_CHARSET: &str = "has a character that its charset does not have";
    let charset = charset_of(content_type).unwrap_or("utf-8");
    if is_ascii(charset) {
        return text.is_ascii().then(|| text.into()).ok_or(NOT_IN_CHARSET);
    }
    // The standard for the web has it as Windows-1252, which has other characters from 80 to 9F.
    if charset.eq_ignore_ascii_case("iso-8859-1") {
        let bytes: Result<Vec<u8>, _> = text.chars().map(u8::try_from).collect();
        return bytes.map_err(|_| NOT_IN_CHARSET);
    }
    let encoding = Encoding::for_label(charset.as_bytes());
    // It writes UTF-16 as UTF-8.
    let encoding = encoding.filter(|encoding| *encoding == encoding.output_encoding());
    let encoding = encoding.ok_or("is text in a charset that is not supported")?;
    match encoding.encode(text) {
        (bytes, _, false) => Ok(bytes.into_owned()),
        (_, _, true) => Err(NOT_IN_CHARSET),
    }
}

/// The parameter `charset` of a media type.
fn charset_of(content_type: &str) -> Option<&str> {
    let mut parameters = content_type.split(';').skip(1);
    parameters.find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        let is_charset = name.trim().eq_ignore_ascii_case("charset");
        is_charset.then(|| value.trim().trim_matches('"'))
    })
}

fn is_ascii(charset: &str) -> bool {
    ["us-ascii", "ascii"]
        .iter()
        .any(|name| name.eq_ignore_ascii_case(charset))
}

/// The name as a message may quote it.
fn shown(charset: &str) -> String {
    let is_plain = |c: &char| c.is_ascii_alphanumeric() || "-_.:+".contains(*c);
    charset.chars().filter(is_plain).take(40).collect()
}
