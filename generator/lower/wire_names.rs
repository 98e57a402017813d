//! Names that go on the wire as they are: what HTTP cannot carry is refused here, before it fails at run time.
//!
//! Path templates, and names of headers and cookies.

use super::grammar::Kind;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};

/// Refuses a path template that is no path below the server's address.
pub fn check_path(template: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<()> {
    let is_dots = |step: &&str| {
        let plain = step.replace("%2e", ".").replace("%2E", ".");
        plain == "." || plain == ".."
    };
    let path = template.split(['?', '#']).next().unwrap_or_default();
    let why = if !template.starts_with('/') {
        "does not begin with `/`"
    } else if path.split('/').any(|step| is_dots(&step)) {
        "has a step that leads up or nowhere"
    } else if !braces_match(path) {
        "has a brace without its other one, or an expression in braces"
    } else if outside_braces(path).any(|c| c == '\\' || c.is_control()) {
        "has a character that cannot stand in a path"
    } else {
        if path != template {
            let message =
                "a query in a path is sent as it stands, and what follows `#` is not sent";
            let found = Diagnostic::new(&codes::PATH_WITH_QUERY, at, message);
            let varies = template
                .split('#')
                .next()
                .is_some_and(|sent| sent[path.len()..].contains('{'));
            let help = "what stands in braces is no part of it: a parameter with `in: query` is sent by itself";
            diagnostics.push(if varies {
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
            "this is a member of a path: it stands one level deeper, under each path that it is said of"
        }
        None => {
            "a path is appended to the server's address: it begins with `/`, and the names of its parameters stand in braces"
        }
    };
    diagnostics.push(Diagnostic::new(&codes::INVALID_PATH, at, message).help(help));
    None
}

/// Whether every brace has its other one, and none stands inside others.
fn braces_match(template: &str) -> bool {
    let mut braces = template.chars().filter(|c| matches!(c, '{' | '}'));
    while let Some(brace) = braces.next() {
        if brace != '{' || braces.next() != Some('}') {
            return false;
        }
    }
    true
}

/// What stands between braces names a parameter and never reaches the wire.
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

/// Refuses the name of a header or cookie that none can have.
pub fn check_sent_name(
    place: &str,
    name: &str,
    at: &str,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    if can_be_sent(place, name) {
        return Some(());
    }
    let message = format!("this is no name that a {place} can have");
    let help = match place {
        "cookie" => {
            "names of cookies are signs of ASCII other than blanks, quotes, `,`, `;`, `=` and `\\`"
        }
        _ => "header names are letters, digits and any of !#$%&'*+-.^_`|~",
    };
    diagnostics.push(Diagnostic::new(&codes::INVALID_HEADER_NAME, at, message).help(help));
    None
}

/// Headers of the connection and of a message's framing: the transport sets them. A second value of one would end the message
/// elsewhere, or reach another service.
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

/// Skips a parameter or an API key, which `what` says, whose header the transport sets.
pub fn check_reserved(
    place: &str,
    name: &str,
    what: &str,
    at: &str,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    let is_reserved = place == "header"
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

/// Leaves out an API key that cannot be sent under its name. One with control characters would be a header more: it is refused.
pub fn check_key_name(
    place: &str,
    name: &str,
    at: &str,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    if can_be_sent(place, name) && !name.is_empty() {
        return check_reserved(place, name, "key", at, diagnostics);
    }
    if name.contains(char::is_control) {
        return check_sent_name(place, name, at, diagnostics);
    }
    let message = format!("no {place} can have this name: the key is left out");
    diagnostics.push(Diagnostic::new(
        &codes::SKIPPED_SECURITY_SCHEME,
        at,
        message,
    ));
    None
}

/// Names of headers and cookies are sent as they are; others are escaped.
fn can_be_sent(place: &str, name: &str) -> bool {
    match place {
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
