//! Files to download, whole or in part.

use std::ops::Range;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_RANGES, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, ETAG, IF_RANGE, RANGE,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream;

use super::Shared;
use crate::state::lock;
use crate::{content, respond};

/// Serves `HEAD` too: hyper sends no body then.
pub(crate) async fn download(
    State(state): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(size) = lock(&state.files).get(&id).copied() else {
        return respond::not_found();
    };
    let etag = header(format!("\"{id}-{size}\""));
    let is_current = headers.get(IF_RANGE).is_none_or(|known| *known == etag);
    let wanted = headers.get(RANGE).filter(|_| is_current);
    let wanted = wanted.and_then(|range| parse(range.to_str().ok()?, size));
    let (status, range) = match wanted {
        None => (StatusCode::OK, 0..size),
        Some(range) if range.is_empty() => return no_such_range(size),
        Some(range) => (StatusCode::PARTIAL_CONTENT, range),
    };
    let length = range.end - range.start;
    let pieces = content::pieces(range.clone()).map(Ok::<_, axum::BoxError>);
    let mut response = (status, Body::from_stream(stream::iter(pieces))).into_response();
    let headers = response.headers_mut();
    headers.insert(
        CONTENT_TYPE,
        HeaderValue::from_static("application/octet-stream"),
    );
    headers.insert(CONTENT_LENGTH, length.into());
    headers.insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    headers.insert(ETAG, etag);
    if status == StatusCode::PARTIAL_CONTENT {
        let range = format!("bytes {}-{}/{size}", range.start, range.end - 1);
        headers.insert(CONTENT_RANGE, header(range));
    }
    response
}

/// One range of bytes; empty if the file has none of them. Anything else is ignored, as RFC 9110 allows.
fn parse(range: &str, size: u64) -> Option<Range<u64>> {
    let (first, last) = range.strip_prefix("bytes=")?.split_once('-')?;
    if first.is_empty() {
        let count: u64 = last.parse().ok()?;
        return Some(size.saturating_sub(count)..size);
    }
    let first: u64 = first.parse().ok()?;
    let end = match last {
        "" => size,
        last => last.parse::<u64>().ok()?.saturating_add(1).min(size),
    };
    Some(first..end)
}

fn no_such_range(size: u64) -> Response {
    let detail = "The file does not have these bytes.";
    let mut response = respond::problem(StatusCode::RANGE_NOT_SATISFIABLE, detail);
    let range = header(format!("bytes */{size}"));
    response.headers_mut().insert(CONTENT_RANGE, range);
    response
}

fn header(value: String) -> HeaderValue {
    HeaderValue::try_from(value).expect("a header value")
}

pub(crate) async fn delete(State(state): Shared, Path(id): Path<String>) -> Response {
    if lock(&state.files).remove(&id).is_none() {
        return respond::not_found();
    }
    StatusCode::NO_CONTENT.into_response()
}

/// Two parts, of text and of bytes that look like a boundary but for their end.
pub(crate) async fn documents(State(state): Shared, Path(id): Path<String>) -> Response {
    const BODY: &str = "A preamble.\r\n\
        --depot\r\nContent-Type: application/json\r\nContent-ID: <metadata>\r\n\r\n{\"name\":\"Manual\"}\r\n\
        --depot\r\nContent-Type: application/pdf\r\nContent-ID: <document>\r\n\r\n%PDF-\r\n--depo\r\n\r\n\
        --depot--\r\nAn epilogue.";
    if !lock(&state.items).has(&id) {
        return respond::not_found();
    }
    respond::text(StatusCode::OK, "multipart/mixed; boundary=depot", BODY)
}
