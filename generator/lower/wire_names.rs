//! Names that go on the wire as they are: what HTTP cannot carry is refused here, before it fails at run time.
//!
//! Path templates, header names, server addresses, and the dialect that schemas say they are in.

use serde_json::{Map, Value};

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::escape;

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
    } else if outside_braces(path).any(|c| c == '\\' || c.is_control()) {
        "has a character that cannot stand in a path"
    } else {
        if path != template {
            let message = "a query in a path is sent as it stands, and what follows `#` is not sent";
            diagnostics.push(Diagnostic::new(&codes::PATH_WITH_QUERY, at, message));
        }
        return Some(());
    };
    let message = format!("this path {why}");
    let help =
        "a path is appended to the server's address: it begins with `/` and has neither query nor fragment";
    diagnostics.push(Diagnostic::new(&codes::INVALID_PATH, at, message).help(help));
    None
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

/// Refuses a header name that is none.
pub fn check_header_name(name: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<()> {
    if is_header_name(name) {
        return Some(());
    }
    let message = "this is no name that a header can have";
    let help = "header names are letters, digits and any of !#$%&'*+-.^_`|~";
    diagnostics.push(Diagnostic::new(&codes::INVALID_HEADER_NAME, at, message).help(help));
    None
}

/// Leaves out an API key whose header cannot have its name. One with control characters would be a header more: it is refused.
pub fn check_key_name(name: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<()> {
    if is_header_name(name) || name.contains(char::is_control) {
        return check_header_name(name, at, diagnostics);
    }
    let message = "no header can have this name: the key is left out";
    diagnostics.push(Diagnostic::new(&codes::SKIPPED_SECURITY_SCHEME, at, message));
    None
}

/// Whether it is a token of RFC 9110.
fn is_header_name(name: &str) -> bool {
    http::HeaderName::from_bytes(name.as_bytes()).is_ok()
}

/// Says which variables of a server's address nothing defines, and which defaults are none of those allowed.
pub fn check_server(server: &Map<String, Value>, at: &str, diagnostics: &mut Diagnostics) {
    let url = server.get("url").and_then(Value::as_str).unwrap_or_default();
    let variables = server.get("variables").and_then(Value::as_object);
    let used = url.split('{').skip(1).filter_map(|part| part.split_once('}').map(|(name, _)| name));
    for name in used.filter(|name| !variables.is_some_and(|variables| variables.contains_key(*name))) {
        let message = format!("nothing defines the variable `{name}` of this address");
        diagnostics.push(Diagnostic::new(&codes::SERVER_VARIABLE, format!("{at}/url"), message));
    }
    for (name, variable) in variables.into_iter().flatten() {
        let allowed = variable.get("enum").and_then(Value::as_array);
        let default = variable.get("default");
        if let (Some(allowed), Some(default)) = (allowed, default)
            && !allowed.contains(default)
        {
            let at = format!("{at}/variables/{}/default", escape(name));
            let message = "the default is none of the values that the variable may have";
            diagnostics.push(Diagnostic::new(&codes::SERVER_VARIABLE, at, message));
        }
    }
}

/// Says that schemas in another dialect are read as OpenAPI's.
pub fn check_dialect(dialect: &Value, at: &str, diagnostics: &mut Diagnostics) {
    const KNOWN: [&str; 3] = [
        "https://spec.openapis.org/oas/3.1/dialect/",
        "https://spec.openapis.org/oas/3.2/dialect/",
        "https://json-schema.org/draft/2020-12/schema",
    ];
    let known = dialect.as_str().is_some_and(|dialect| KNOWN.iter().any(|known| dialect.starts_with(known)));
    if !known {
        let message = "this dialect is not known; schemas are read in OpenAPI's own";
        diagnostics.push(Diagnostic::new(&codes::UNKNOWN_DIALECT, at, message));
    }
}
