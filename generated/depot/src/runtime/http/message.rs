//! The service's message of a failure. In: its text, and what is secret in the request that was sent. Out: a short string for `Display`, in
//! which no secret is repeated. It must not know which failures a document declares.

use serde_json::Value;

use super::{head::Head, secrets::Secrets};

/// How many characters of a message are shown.
const SHOWN: usize = 300;

/// The longest string, in bytes, that is treated as a message.
const LONGEST_MESSAGE: usize = 8 << 10;

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

/// The message of a JSON response, without the secrets that were sent; `None` if it is a success, or if there is no message.
pub(super) fn of(head: &Head, body: &[u8], secrets: &Secrets) -> Option<Box<str>> {
    if head.status.is_success() {
        return None;
    }
    let media_type = head.media_type()?;
    if media_type != "application/json" && !media_type.ends_with("+json") {
        return None;
    }
    of_json(body, secrets)
}

/// The message in JSON text.
pub(super) fn of_json(json: &[u8], secrets: &Secrets) -> Option<Box<str>> {
    let message = find(&serde_json::from_slice(json).ok()?);
    let message = message.filter(|message| message.len() <= LONGEST_MESSAGE)?;
    Some(shorten(&secrets.hide(message)).into())
}

/// The message in a string that is not JSON.
pub(super) fn of_text(text: &str, secrets: &Secrets) -> Option<Box<str>> {
    let text = text.trim();
    if text.is_empty() || text.starts_with(['{', '[', '"']) || text.len() > LONGEST_MESSAGE {
        return None;
    }
    Some(shorten(&secrets.hide(text.to_owned())).into())
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
