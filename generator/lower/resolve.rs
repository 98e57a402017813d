//! Following `$ref`s within the one bundled tree.

use serde_json::Value;

use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// How many `$ref`s in a row are followed.
const LONGEST_CHAIN: usize = 64;

/// The JSON pointer that a `$ref` text names, or `None` where it is no reference into the tree.
pub fn pointer_of(reference: &str) -> Option<String> {
    let fragment = reference.strip_prefix('#')?;
    let decoded = percent_decode(fragment)?;
    (decoded.is_empty() || decoded.starts_with('/')).then_some(decoded)
}

fn percent_decode(text: &str) -> Option<String> {
    if !text.contains('%') {
        return Some(text.to_owned());
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = tail.get(..2).and_then(|pair| std::str::from_utf8(pair).ok());
        match (first, hex.and_then(|pair| u8::from_str_radix(pair, 16).ok())) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            _ => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8(bytes).ok()
}

/// Follows the `$ref` of a parameter, body, response, header or path item to the object itself.
///
/// `kind` is what is expected there.
pub fn follow<'a>(
    root: &'a Value,
    value: &'a Value,
    at: &str,
    kind: Kind,
    diagnostics: &mut Diagnostics,
) -> Option<(&'a Value, String)> {
    let mut value = value;
    let mut place = at.to_owned();
    for _ in 0..LONGEST_CHAIN {
        let Some(reference) = value.get("$ref") else {
            return check_object(value, place, kind, diagnostics);
        };
        let target = target_of(reference, &place, kind, diagnostics)?;
        let Some(next) = root.pointer(&target) else {
            diagnostics.push(unresolved(&place, &target));
            return None;
        };
        (value, place) = (next, target);
    }
    let message = format!("the `$ref`s of this {} run in a circle", kind.text());
    diagnostics.push(Diagnostic::new(&codes::REF_CYCLE, at, message));
    None
}

/// What a non-schema `$ref` should lead to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `components.parameters`
    Parameter,
    /// `components.requestBodies`
    RequestBody,
    /// `components.responses`
    Response,
    /// `components.pathItems`
    PathItem,
    /// `components.callbacks`
    Callback,
    /// `components.securitySchemes`
    SecurityScheme,
}

impl Kind {
    /// What messages call it.
    pub fn text(self) -> &'static str {
        match self {
            Self::Parameter => "parameter",
            Self::RequestBody => "request body",
            Self::Response => "response",
            Self::PathItem => "path item",
            Self::Callback => "callback",
            Self::SecurityScheme => "security scheme",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Self::Parameter => "parameters",
            Self::RequestBody => "requestBodies",
            Self::Response => "responses",
            Self::PathItem => "pathItems",
            Self::Callback => "callbacks",
            Self::SecurityScheme => "securitySchemes",
        }
    }
}

fn target_of(reference: &Value, at: &str, kind: Kind, diagnostics: &mut Diagnostics) -> Option<String> {
    let place = format!("{at}/$ref");
    let target = reference.as_str().and_then(pointer_of);
    let Some(target) = target else {
        let message = format!("`$ref` is not a reference to a {}", kind.text());
        diagnostics.push(Diagnostic::new(&codes::UNRESOLVED_REF, place, message));
        return None;
    };
    let component = target.strip_prefix("/components/").and_then(|rest| rest.split_once('/'));
    if component.is_some_and(|(section, name)| section != kind.section() && !name.contains('/')) {
        let message = format!("`$ref` leads to `{target}`, which is no {}; it is read as one", kind.text());
        diagnostics.push(Diagnostic::new(&codes::REF_WRONG_KIND, place, message));
    }
    Some(target)
}

/// The diagnostic for a `$ref` at `at` whose target does not exist.
pub fn unresolved(at: &str, target: &str) -> Diagnostic {
    let message = format!("`$ref` leads to `#{target}`, which does not exist");
    Diagnostic::new(&codes::UNRESOLVED_REF, format!("{at}/$ref"), message)
}

fn check_object<'a>(
    value: &'a Value,
    place: String,
    kind: Kind,
    diagnostics: &mut Diagnostics,
) -> Option<(&'a Value, String)> {
    if value.is_object() {
        return Some((value, place));
    }
    let message = format!("a {} must be an object", kind.text());
    diagnostics.push(Diagnostic::new(&codes::WRONG_TYPE, place, message));
    None
}
