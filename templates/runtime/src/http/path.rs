//! Paths that arrive as they were meant. In: a path template and its encoded parameters, or a path that a
//! caller wrote. Out: an encoded path and query, without a segment that a URL parser would collapse.
//! It must not know the base URL.

use percent_encoding::{AsciiSet, CONTROLS, PercentEncode, utf8_percent_encode};

use super::request_error::RequestError;

/// What WHATWG's URL parser would encode or rewrite in a path by itself.
const LITERAL: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'\\')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

/// The same for a query.
const LITERAL_QUERY: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'<')
    .add(b'>')
    .add(b'\'');

/// An encoded path, and the query that was written behind it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Target {
    pub(super) path: String,
    pub(super) query: Vec<String>,
}

/// Why a parameter cannot be a path segment, if it cannot: it is empty, or every URL parser would take it
/// for a step in the tree instead of a name.
pub(super) fn objection(segment: &str) -> Option<&'static str> {
    match segment {
        "" => Some("is empty"),
        segment if is_dots(segment) => Some("is a dot segment"),
        _ => None,
    }
}

/// Fills the `{name}`s of `template` with values that are encoded already.
pub(super) fn fill(
    template: &str,
    values: &[(&'static str, String)],
) -> Result<Target, RequestError> {
    let mut path = String::with_capacity(template.len() + 32);
    let (mut rest, query) = split(template);
    while let Some((literal, tail)) = rest.split_once('{') {
        let (name, tail) = tail
            .split_once('}')
            .ok_or_else(|| RequestError::path("has a brace left open"))?;
        let (_, value) = values
            .iter()
            .find(|(filled, _)| *filled == name)
            .ok_or_else(|| RequestError::parameter("path", name, "has no value"))?;
        path.extend(encode(literal, LITERAL));
        path += value;
        rest = tail;
    }
    path.extend(encode(rest, LITERAL));
    check(path, query)
}

/// A path that a caller wrote: encoded where it has to be, left alone elsewhere.
pub(super) fn literal(written: &str) -> Result<Target, RequestError> {
    let (path, query) = split(written);
    check(encode(path, LITERAL).to_string(), query)
}

fn split(written: &str) -> (&str, Option<&str>) {
    match written.split_once('?') {
        Some((path, query)) => (path, Some(query)),
        None => (written, None),
    }
}

fn check(path: String, query: Option<&str>) -> Result<Target, RequestError> {
    if !path.starts_with('/') {
        return Err(RequestError::path("does not start with a slash"));
    }
    // Parameters may meet within a segment, as in `/{a}{b}`.
    if path.split('/').any(is_dots) {
        return Err(RequestError::path("has a dot segment"));
    }
    let query = query
        .filter(|query| !query.is_empty())
        .map(|query| encode(query, LITERAL_QUERY).to_string());
    Ok(Target {
        path,
        query: query.into_iter().collect(),
    })
}

/// `.` and `..`, in every form that a URL parser collapses.
fn is_dots(segment: &str) -> bool {
    if segment.len() > "%2e%2e".len() {
        return false;
    }
    let plain = segment.to_ascii_lowercase().replace("%2e", ".");
    plain == "." || plain == ".."
}

fn encode<'a>(text: &'a str, set: &'static AsciiSet) -> PercentEncode<'a> {
    utf8_percent_encode(text, set)
}
