//! Names of media types: those of streams, invalid ones, and ones that resemble a media type that decides how bytes are read.

use super::grammar::Kind;
use super::wire_names::is_token;
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest_within};
use crate::source::Location;

/// A stream of server-sent events.
pub const EVENT_STREAM: &str = "text/event-stream";

/// A JSON text sequence (RFC 7464); other types of such sequences end with `+json-seq` (RFC 8091).
pub const JSON_SEQUENCE: &str = "application/json-seq";

/// Whether the body is a stream, which lasts as long as the service keeps the connection open.
pub fn is_stream(essence: &str) -> bool {
    let streams = [
        EVENT_STREAM,
        "application/x-ndjson",
        "application/ndjson",
        "application/jsonl",
        "application/jsonlines",
        "application/x-jsonlines",
    ];
    streams.contains(&essence) || is_json_sequence(essence)
}

/// Whether the body is a JSON text sequence.
pub fn is_json_sequence(essence: &str) -> bool {
    essence == JSON_SEQUENCE || essence.ends_with("+json-seq")
}

/// The media type without its parameters, in lower case.
pub fn essence(name: &str) -> String {
    name.split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase()
}

/// Media types that decide what is sent or read.
const READ: [&str; 11] = [
    "application/json",
    "application/json-patch+json",
    "application/merge-patch+json",
    "application/octet-stream",
    "application/problem+json",
    "application/x-ndjson",
    "application/x-www-form-urlencoded",
    "application/xml",
    "multipart/form-data",
    "text/event-stream",
    "text/plain",
];

/// Valid media types that differ from one of these in a single letter.
const OTHERS: [&str; 2] = ["application/bson", "application/yml"];

/// The media type that this is a misspelling of: one letter is missing or different. With one letter more it is another type: `jsonl`.
fn media_type_meant(essence: &str) -> Option<&'static str> {
    let known = |names: &[&str]| {
        names
            .iter()
            .any(|known| known.eq_ignore_ascii_case(essence))
    };
    let longer = READ
        .into_iter()
        .filter(|known| known.len() >= essence.len());
    (!known(&READ) && !known(&OTHERS))
        .then(|| nearest_within(essence, 1, longer))
        .flatten()
}

/// Reports an invalid media type, which no request can name, and one that is almost a known one.
pub fn check_media_type(name: &str, at: &str, diagnostics: &mut Diagnostics) {
    let (essence, _) = name.split_once(';').unwrap_or((name, ""));
    let mut halves = essence.trim().split('/');
    let is_one = halves.next().is_some_and(is_token)
        && halves.next().is_none_or(is_token)
        && halves.next().is_none();
    let has_two = essence.contains('/') || essence.trim() == "*";
    if is_one && has_two && !name.contains(char::is_control) {
        if let Some(meant) = media_type_meant(essence.trim()) {
            let message = "unknown media type; its body is read as bytes";
            let found = Diagnostic::new(&codes::UNKNOWN_MEDIA_TYPE, Location::key(at), message);
            diagnostics.push(found.help(format!("did you mean `{meant}`?")));
        }
        return;
    }
    let message = "invalid media type; expected a type and a subtype, as in `application/json`";
    let found = Diagnostic::new(&codes::UNKNOWN_MEDIA_TYPE, Location::key(at), message);
    diagnostics.push(match essence.trim() {
        "json" | "xml" | "pdf" | "zip" => {
            found.help(format!("did you mean `application/{}`?", essence.trim()))
        }
        "text" => found.help("did you mean `text/plain`?"),
        own if Kind::MediaType.field(own).is_some() => found.help(format!(
            "put it under a media type: `application/json: {{{own}: …}}`"
        )),
        _ => found,
    });
}
