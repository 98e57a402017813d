//! Following `$ref`s within the one bundled tree.

use serde_json::Value;

use super::member::read;
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
    trail(root, value, at, kind, diagnostics)?.pop()
}

/// The values that are on the way of `$ref`s from `value` to an object, both included; each with its place.
pub fn trail<'a>(
    root: &'a Value,
    value: &'a Value,
    at: &str,
    kind: Kind,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(&'a Value, String)>> {
    let mut trail = vec![(value, at.to_owned())];
    while let Some((value, place)) = trail.last()
        && trail.len() <= LONGEST_CHAIN
    {
        let Some(reference) = value.get("$ref") else {
            if kind != Kind::Section {
                read(value, kind.text(), place, diagnostics, Value::as_object)?;
            }
            return Some(trail);
        };
        let target = target_of(reference, place, kind, diagnostics)?;
        let Some(next) = root.pointer(&target) else {
            diagnostics.push(unresolved(place, &target));
            return None;
        };
        trail.push((next, target));
    }
    let message = format!("these `$ref`s run in a circle, and none leads to {}", kind.text());
    diagnostics.push(Diagnostic::new(&codes::REF_CYCLE, at, message));
    None
}

/// What a `$ref` leads to that stands in place of `what`, where OpenAPI has none; else the value itself.
pub fn follow_stray<'a>(
    root: &'a Value,
    value: &'a Value,
    at: String,
    (what, kind): (&str, Kind),
    diagnostics: &mut Diagnostics,
) -> Option<(&'a Value, String)> {
    if value.get("$ref").is_none_or(|reference| !reference.is_string()) {
        return Some((value, at));
    }
    let message = format!("OpenAPI has no `$ref` in place of {what}; it is followed all the same");
    diagnostics.push(Diagnostic::new(&codes::UNKNOWN_MEMBER, format!("{at}/$ref"), message));
    follow(root, value, &at, kind, diagnostics)
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
    /// `components.headers`
    Header,
    /// `components.links`
    Link,
    /// An operation, which OpenAPI has no `$ref`s to.
    Operation,
    /// `components.mediaTypes`, as OpenAPI 3.2 has them.
    MediaType,
    /// A map or list of such things, which OpenAPI has no `$ref`s to.
    Section,
}

impl Kind {
    /// What messages call it.
    pub fn text(self) -> &'static str {
        match self {
            Self::Parameter => "a parameter",
            Self::RequestBody => "a request body",
            Self::Response => "a response",
            Self::PathItem => "a path item",
            Self::Callback => "a callback",
            Self::SecurityScheme => "a security scheme",
            Self::Header => "a header",
            Self::Link => "a link",
            Self::Operation => "an operation",
            Self::MediaType => "a media type",
            Self::Section => "a section of the document",
        }
    }

    /// Where among the components such things stand.
    fn section(self) -> Option<&'static str> {
        Some(match self {
            Self::Parameter => "parameters",
            Self::RequestBody => "requestBodies",
            Self::Response => "responses",
            Self::PathItem => "pathItems",
            Self::Callback => "callbacks",
            Self::SecurityScheme => "securitySchemes",
            Self::Header => "headers",
            Self::Link => "links",
            Self::MediaType => "mediaTypes",
            Self::Operation | Self::Section => return None,
        })
    }
}

fn target_of(reference: &Value, at: &str, kind: Kind, diagnostics: &mut Diagnostics) -> Option<String> {
    let place = format!("{at}/$ref");
    let target = reference.as_str().and_then(pointer_of);
    let Some(target) = target else {
        let message = format!("`$ref` is not a reference to {}", kind.text());
        diagnostics.push(Diagnostic::new(&codes::UNRESOLVED_REF, place, message));
        return None;
    };
    let component = target.strip_prefix("/components/").and_then(|rest| rest.split_once('/'));
    let is_other = |section: &str| kind.section().is_some_and(|own| own != section);
    if component.is_some_and(|(section, name)| is_other(section) && !name.contains('/')) {
        let message = format!("`$ref` leads to `{target}`, which is not {}; it is read as one", kind.text());
        diagnostics.push(Diagnostic::new(&codes::REF_WRONG_KIND, place, message));
    }
    Some(target)
}

/// The diagnostic for a `$ref` at `at` whose target does not exist.
pub fn unresolved(at: &str, target: &str) -> Diagnostic {
    let message = format!("`$ref` leads to `#{target}`, which does not exist");
    Diagnostic::new(&codes::UNRESOLVED_REF, format!("{at}/$ref"), message)
}
