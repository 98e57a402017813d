//! Names that are sent without escaping: names that HTTP does not allow are rejected here, before a request fails.
//!
//! Path templates, and names of headers and cookies.

use std::borrow::Cow;

use serde_json::{Map, Value};

use super::grammar::Kind;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};

/// A path template as it is appended to the URL of the server, which begins with `/`. Reports one that is not a path below that URL, or
/// that is another of `paths`.
pub fn read_path<'t>(
    template: &'t str,
    paths: &Map<String, Value>,
    at: &str,
    diagnostics: &mut Diagnostics,
) -> Option<Cow<'t, str>> {
    // Not a field of a path item, and not a URL.
    let is_relative = !template.starts_with('/')
        && !template.contains("://")
        && Kind::PathItem.field(template).is_none();
    if !is_relative {
        return check_path(template, at, diagnostics).map(|()| Cow::Borrowed(template));
    }
    let path = format!("/{template}");
    check_path(&path, at, diagnostics)?;
    if paths.contains_key(&path) {
        let message = format!("this path is read as `{path}`, which is another key");
        let found = Diagnostic::new(&codes::INVALID_PATH, at, message);
        diagnostics.push(found.help("put the operations of both under one key"));
        return None;
    }
    let message = format!("this path does not begin with `/`; it is read as `{path}`");
    let help = "begin it with `/`";
    diagnostics.push(Diagnostic::new(&codes::RELATIVE_PATH, at, message).help(help));
    Some(Cow::Owned(path))
}

/// Reports a path template that is not a path below the URL of the server.
fn check_path(template: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<()> {
    let is_dots = |step: &&str| {
        let plain = step.replace("%2e", ".").replace("%2E", ".");
        plain == "." || plain == ".."
    };
    let path = template.split(['?', '#']).next().unwrap_or_default();
    let why = if !template.starts_with('/') {
        "does not begin with `/`"
    } else if path.split('/').any(|step| is_dots(&step)) {
        "has a step that is `.`, `..` or empty"
    } else if !braces_match(path) {
        "has a brace without its counterpart, or an expression in braces"
    } else if outside_braces(path).any(|c| c == '\\' || c.is_control()) {
        "has a character that is not allowed in a path"
    } else {
        let sent = template.split('#').next().unwrap_or_default();
        if sent != template {
            let message = "path contains a fragment; the fragment is not sent";
            let found = Diagnostic::new(&codes::PATH_WITH_QUERY, at, message);
            let help =
                "write what the service distinguishes requests by into the path or the query";
            diagnostics.push(found.help(help));
        }
        let query = &sent[path.len()..];
        if !query.is_empty() {
            let message = "path contains a query; the query is sent unchanged";
            let found = Diagnostic::new(&codes::PATH_WITH_QUERY, at, message);
            let help = "declare a parameter with `in: query` for values in braces";
            diagnostics.push(if query.contains('{') {
                found.help(help)
            } else {
                found.severity(Severity::Note)
            });
        }
        return Some(());
    };
    let message = format!("this path {why}");
    let help = match Kind::PathItem.field(template) {
        Some(_) => {
            "this is a field of a path item: move it one level deeper, under each path that it applies to"
        }
        None => {
            "a path is appended to the URL of the server: begin it with `/`, and write the names of its parameters in braces"
        }
    };
    diagnostics.push(Diagnostic::new(&codes::INVALID_PATH, at, message).help(help));
    None
}

/// Whether braces come in pairs and are not nested.
fn braces_match(template: &str) -> bool {
    let mut braces = template.chars().filter(|c| matches!(c, '{' | '}'));
    while let Some(brace) = braces.next() {
        if brace != '{' || braces.next() != Some('}') {
            return false;
        }
    }
    true
}

/// Removes the names in braces, which are never sent.
fn outside_braces(template: &str) -> impl Iterator<Item = char> + '_ {
    let mut inside = false;
    template.chars().filter(move |c| {
        inside = match c {
            '{' => true,
            '}' => false,
            _ => inside,
        };
        !inside
    })
}

/// The names that a header can have.
const HEADER_NAMES: &str = "use letters, digits and any of !#$%&'*+-.^_`|~";

/// Reports a name that a header or cookie cannot have.
pub fn check_sent_name(
    location: &str,
    name: &str,
    at: &str,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    if can_be_sent(location, name) {
        return Some(());
    }
    let message = format!("invalid name of a {location}");
    let help = match location {
        "cookie" => "use ASCII characters other than blanks, quotes, `,`, `;`, `=` and `\\`",
        _ => HEADER_NAMES,
    };
    diagnostics.push(Diagnostic::new(&codes::INVALID_HEADER_NAME, at, message).help(help));
    None
}

/// Reports a header of a response or of a part that no message can have; `outcome` is what becomes of it.
pub fn check_declared_header(name: &str, at: &str, outcome: &str, diagnostics: &mut Diagnostics) {
    if !is_token(name) {
        let message = format!("invalid name of a header; {outcome}");
        let found = Diagnostic::new(&codes::INVALID_HEADER_NAME, at, message);
        diagnostics.push(found.severity(Severity::Warning).help(HEADER_NAMES));
    }
}

/// Headers of the connection and of message framing, which the transport sets. A second value could end the message elsewhere, or
/// reach another service.
const OF_TRANSPORT: [&str; 9] = [
    "connection",
    "content-length",
    "host",
    "keep-alive",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];

/// Skips a parameter or an API key, named by `what`, whose header the transport sets.
pub fn check_reserved(
    location: &str,
    name: &str,
    what: &str,
    at: &str,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    let is_reserved = location == "header"
        && OF_TRANSPORT
            .iter()
            .any(|own| name.eq_ignore_ascii_case(own));
    if !is_reserved {
        return Some(());
    }
    let message = format!("HTTP itself sets the header `{name}`; the {what} is skipped");
    diagnostics.push(Diagnostic::new(&codes::RESERVED_HEADER, at, message));
    None
}

/// Skips an API key whose name cannot be sent. A name with control characters could add a header, so it is an error.
pub fn check_key_name(
    location: &str,
    name: &str,
    at: &str,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    if can_be_sent(location, name) && !name.is_empty() {
        return check_reserved(location, name, "key", at, diagnostics);
    }
    if name.contains(char::is_control) {
        return check_sent_name(location, name, at, diagnostics);
    }
    let message = format!("invalid name of a {location}; the API key is skipped");
    diagnostics.push(Diagnostic::new(
        &codes::SKIPPED_SECURITY_SCHEME,
        at,
        message,
    ));
    None
}

/// Names of headers and cookies are sent as they are; others are escaped.
fn can_be_sent(location: &str, name: &str) -> bool {
    match location {
        "header" => is_token(name),
        "cookie" => name
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && !b"\",;=\\".contains(&byte)),
        _ => true,
    }
}

/// Whether it is a token of RFC 9110.
pub fn is_token(name: &str) -> bool {
    http::HeaderName::from_bytes(name.as_bytes()).is_ok()
}
