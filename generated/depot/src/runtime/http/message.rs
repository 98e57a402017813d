//! The service's message of a failure. In: the response, and the request that was sent. Out: a short string for `Display`, in which nothing that
//! was sent is repeated. It must not know which failures a document declares.

use base64::{Engine, prelude::BASE64_STANDARD};
use http::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, USER_AGENT};
use reqwest::Url;
use serde_json::Value;

use super::{body::Body, outgoing::Outgoing, raw_response::RawResponse};

/// How many characters of a message are shown.
const SHOWN: usize = 300;

/// The longest string, in bytes, that is treated as a message.
const LONGEST_MESSAGE: usize = 8 << 10;

/// The longest body of a request whose values are looked for.
const LONGEST_BODY: usize = 64 << 10;

/// Shorter values are too common in messages to be treated as a repetition of what was sent.
const SHORTEST_VALUE: usize = 4;

/// How many of a list of messages are shown.
const LISTED: usize = 3;

/// Properties that hold the message, or the object or list that holds it, the most specific ones first.
const MESSAGES: [&str; 6] = [
    "detail",
    "message",
    "msg",
    "error_description",
    "error",
    "errors",
];

/// The message of a JSON response, without the values that were sent.
///
/// `None` if it is a success, if there is no message, or if the request has a body in which values cannot be found: a stream, or a large one.
pub(super) fn of(response: &RawResponse, outgoing: &Outgoing) -> Option<Box<str>> {
    if response.status().is_success() {
        return None;
    }
    let media_type = response.head().media_type()?;
    if media_type != "application/json" && !media_type.ends_with("+json") {
        return None;
    }
    let body = serde_json::from_slice(response.body()).ok()?;
    let mut message = find(&body).filter(|message| message.len() <= LONGEST_MESSAGE)?;
    for value in sent_values(outgoing)? {
        message = message.replace(&value, "[redacted]");
    }
    Some(shorten(&message).into())
}

/// The message in a body.
fn find(body: &Value) -> Option<String> {
    match body {
        Value::String(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
        Value::Array(items) => {
            let messages: Vec<String> = items.iter().filter_map(find).take(LISTED).collect();
            Some(messages.join("; ")).filter(|text| !text.is_empty())
        }
        Value::Object(_) => {
            let title = body.get("title").filter(|title| title.is_string());
            let message = MESSAGES.iter().find_map(|name| find(body.get(name)?));
            // The subject of the message: the title of RFC 9457's problems, or the location of a violation.
            let subject = title.and_then(find).or_else(|| location(body.get("loc")?));
            match (subject, message) {
                (Some(subject), Some(message)) => Some(format!("{subject}: {message}")),
                (_, message) => message.or_else(|| title.and_then(find)),
            }
        }
        _ => None,
    }
}

/// The location of a violation, as FastAPI writes it: `["body", "actions", 0]`.
fn location(steps: &Value) -> Option<String> {
    let step = |step: &Value| match step {
        Value::String(name) => name.clone(),
        other => other.to_string(),
    };
    let steps: Vec<String> = steps.as_array()?.iter().map(step).collect();
    Some(steps.join("."))
}

/// The values that a request has in its headers, its query and its body, the longest first.
fn sent_values(outgoing: &Outgoing) -> Option<Vec<String>> {
    let request = outgoing.request().ok()?;
    let mut values = Vec::new();
    header_values(request.headers(), &mut values);
    let query = request.uri().query().unwrap_or_default();
    form_values(&outgoing.url, query, &mut values);
    body_values(&outgoing.url, request.body(), &mut values)?;
    let mut values: Vec<String> = values.iter().map(|value| value.trim().to_owned()).collect();
    values.retain(|value| value.len() >= SHORTEST_VALUE);
    values.sort_by_key(|value| std::cmp::Reverse(value.len()));
    values.dedup();
    Some(values)
}

fn header_values(headers: &HeaderMap, values: &mut Vec<String>) {
    let plain = [
        ACCEPT,
        ACCEPT_ENCODING,
        CONTENT_LENGTH,
        CONTENT_TYPE,
        USER_AGENT,
    ];
    for (_, value) in headers.iter().filter(|(name, _)| !plain.contains(name)) {
        let text = String::from_utf8_lossy(value.as_bytes()).into_owned();
        if let Some(user) = text.strip_prefix("Basic ") {
            let decoded = BASE64_STANDARD.decode(user).unwrap_or_default();
            let decoded = String::from_utf8_lossy(&decoded);
            values.extend(decoded.splitn(2, ':').map(str::to_owned));
        }
        // The token behind its scheme, the value of a cookie.
        values.extend(text.split_once(' ').map(|(_, token)| token.to_owned()));
        values.extend(text.split([' ', ';', '=']).map(str::to_owned));
        values.push(text);
    }
}

fn form_values(base: &Url, form: &str, values: &mut Vec<String>) {
    let mut url = base.clone();
    url.set_query(Some(form));
    values.extend(url.query_pairs().map(|(_, value)| value.into_owned()));
}

fn body_values(base: &Url, body: &Body, values: &mut Vec<String>) -> Option<()> {
    if body.is_none() {
        return Some(());
    }
    let bytes = body.bytes().filter(|bytes| bytes.len() <= LONGEST_BODY)?;
    let text = String::from_utf8_lossy(bytes);
    if let Ok(json) = serde_json::from_str(&text) {
        json_values(&json, values);
    } else if body.content_type() == Some("application/x-www-form-urlencoded") {
        form_values(base, &text, values);
    } else {
        // The parts of a multipart body, the content and attributes of XML.
        values.extend(text.split(['\r', '\n', '<', '>', '"']).map(str::to_owned));
    }
    Some(())
}

fn json_values(json: &Value, values: &mut Vec<String>) {
    match json {
        Value::String(text) => values.push(text.clone()),
        Value::Number(number) => values.push(number.to_string()),
        Value::Array(items) => items.iter().for_each(|item| json_values(item, values)),
        Value::Object(members) => members
            .values()
            .for_each(|value| json_values(value, values)),
        Value::Null | Value::Bool(_) => {}
    }
}

/// One line of at most [`SHOWN`] characters.
fn shorten(message: &str) -> String {
    let printable = |character: char| {
        if character.is_control() {
            ' '
        } else {
            character
        }
    };
    let mut shown: String = message.chars().take(SHOWN).map(printable).collect();
    if shown.len() < message.len() {
        shown.push('…');
    }
    shown
}
