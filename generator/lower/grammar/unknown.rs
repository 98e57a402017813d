//! Members that OpenAPI does not have where they stand, and those that should be texts.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use super::super::member::is_missing;
use super::super::resolve::pointer_of;
use super::unquoted::{Unquoted, is_unquoted};
use super::{Holds, Kind, MAP, held_at, is_bare_schema};
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest, nearest_within};
use crate::source::Place;
use crate::source::pointer::join;

/// Says which members of the document, and of what it refers to, are none that OpenAPI has there. Of a schema's only those are said
/// that are nearly a keyword: JSON Schema takes any.
///
/// Which of the others are no texts, and should be, comes back.
pub fn check_members(root: &Value, diagnostics: &mut Diagnostics) -> Vec<Unquoted> {
    let mut rest = vec![(root, String::new(), Holds::One(Kind::Document))];
    let (mut elsewhere, mut guesses) = (HashSet::new(), Guesses::new());
    let mut unquoted = Vec::new();
    while let Some((value, at, holds)) = rest.pop() {
        if let Some(reference) = value.get("$ref").and_then(Value::as_str) {
            rest.extend(elsewhere_of(root, reference, holds, &mut elsewhere));
        }
        if is_missing(value) {
            if !holds.may_be_anything() {
                diagnostics.deny_at(&Place::value(join(&at, "$ref")));
            }
            continue;
        }
        match (value, holds) {
            (Value::Object(members), Holds::One(kind)) => {
                if kind == Kind::Schema && has_no_keyword(members) {
                    diagnostics.push(no_keyword(members, at.clone()));
                }
                // A `$ref` that OpenAPI does not have is said where it is followed.
                let own = members.iter().filter(|(name, _)| !name.starts_with("x-") && *name != "$ref");
                let begin = rest.len();
                for (name, member) in own {
                    let (at, field) = (join(&at, name), kind.field(name));
                    if is_unquoted(members, name, member, field) {
                        unquoted.push(Unquoted::of(kind, name, at.clone()));
                    }
                    match field {
                        Some(Holds::Plain | Holds::Text | Holds::Texts) => {}
                        Some(Holds::Later) => diagnostics.push(later(name, at)),
                        Some(holds) => rest.push((member, at, holds)),
                        None if member.is_null() && is_joined(kind, name) => {
                            diagnostics.push(joined(name, at));
                        }
                        None => {
                            let near = guess(kind, name, &mut guesses);
                            if let Some(found) = unknown(kind, name, at, near) {
                                diagnostics.push(found);
                            }
                        }
                    }
                }
                rest[begin..].reverse();
            }
            (Value::Object(members), Holds::Map(kind) | Holds::Open(kind)) => {
                let is_open = holds == Holds::Open(kind);
                let children = members.iter().rev().filter(|(name, _)| !is_open || !name.starts_with("x-"));
                rest.extend(children.map(|(name, child)| (child, join(&at, name), Holds::One(kind))));
            }
            (Value::Array(items), Holds::List(kind)) => {
                let children = items.iter().enumerate().rev();
                let child =
                    |(index, child): (usize, _)| (child, join(&at, &index.to_string()), Holds::One(kind));
                rest.extend(children.map(child));
            }
            _ => {}
        }
    }
    unquoted
}

/// Whether a name is a member and its value, as YAML reads `{type:string}`.
fn is_joined(kind: Kind, name: &str) -> bool {
    name.split_once(':').is_some_and(|(name, _)| name == "$ref" || kind.field(name).is_some())
}

/// Whether what a reference leads to is not of the kind, as is said where it is followed, or is data.
fn is_other(target: &Value, holds: Holds) -> bool {
    matches!(holds, Holds::One(kind) if kind == Kind::Example || is_bare_schema(target, kind))
}

/// What a reference leads to, where nothing else says of what kind that is.
fn elsewhere_of<'a>(
    root: &'a Value,
    reference: &str,
    holds: Holds,
    elsewhere: &mut HashSet<(String, Holds)>,
) -> Option<(&'a Value, String, Holds)> {
    let place = pointer_of(reference).filter(|place| held_at(root, place).is_none())?;
    let target = root.pointer(&place).filter(|target| !is_other(target, holds))?;
    elsewhere.insert((place.clone(), holds)).then_some((target, place, holds))
}

/// Whether a schema has members, and none that says anything of values.
fn has_no_keyword(members: &Map<String, Value>) -> bool {
    let mut own = members.keys().filter(|name| !name.starts_with("x-")).peekable();
    own.peek().is_some() && own.all(|name| name != "$ref" && Kind::Schema.field(name).is_none())
}

fn no_keyword(members: &Map<String, Value>, at: String) -> Diagnostic {
    let (_, name) = at.rsplit_once('/').unwrap_or_default();
    let help = if MAP.contains(&name) {
        "if it belongs to the schema above, indent it as that one's keywords"
    } else if members.contains_key("schema") {
        "write here what stands under `schema`"
    } else if members.values().all(Value::is_object) {
        "a `$ref` to one of these ends with its name, and fields of an object stand under `properties`"
    } else {
        "say the `type` of the values"
    };
    let message = "this schema has no keyword: any value is taken";
    Diagnostic::new(&codes::UNKNOWN_MEMBER, Place::key(at), message).help(help)
}

fn joined(name: &str, at: String) -> Diagnostic {
    let message = format!("`{name}` is one name without a value; it is left out");
    let found = Diagnostic::new(&codes::UNKNOWN_MEMBER, Place::key(at), message);
    found.help("put a space after the colon")
}

fn later(name: &str, at: String) -> Diagnostic {
    let message = format!("`{name}` of OpenAPI 3.2 is not supported yet; it is left out");
    Diagnostic::new(&codes::UNKNOWN_MEMBER, Place::key(at), message)
}

/// What may have been meant by names that are none, by the kind of object and the name.
type Guesses = HashMap<(Kind, String), Option<&'static str>>;

/// So many names get a guess: to find what is like one is dear.
const MOST_GUESSES: usize = 1_000;

/// What people call keywords.
const OTHER_WORDS: [(&str, &str); 14] = [
    ("$reference", "$ref"),
    ("additionalProperty", "additionalProperties"),
    ("allowNull", "nullable"),
    ("desc", "description"),
    ("extends", "allOf"),
    ("mandatory", "required"),
    ("max", "maximum"),
    ("maxLen", "maxLength"),
    ("min", "minimum"),
    ("minLen", "minLength"),
    ("optional", "required"),
    ("property", "properties"),
    ("regex", "pattern"),
    ("values", "enum"),
];

fn guess(kind: Kind, name: &str, guesses: &mut Guesses) -> Option<&'static str> {
    let asked = (kind, name.to_owned());
    if guesses.len() == MOST_GUESSES {
        return *guesses.get(&asked)?;
    }
    *guesses.entry(asked).or_insert_with(|| {
        let known = kind.fields().iter().flat_map(|(_, names)| names.iter().copied()).chain(["$ref"]);
        if kind != Kind::Schema {
            let begins = |known: &&str| name.len() > 3 && known.starts_with(name);
            return nearest(name.trim(), known.clone()).or_else(|| known.clone().find(begins));
        }
        if let Some((_, meant)) = OTHER_WORDS.iter().find(|(word, _)| *word == name) {
            return Some(meant);
        }
        // A schema may have other members, whose names are like the short and rare keywords by accident.
        let known =
            known.filter(|known| *known == "$ref" || (known.len() > 3 && !known.contains(['$', '-'])));
        nearest_within(name.trim(), (name.chars().count() / 4).clamp(1, 2), known)
    })
}

fn unknown(kind: Kind, name: &str, at: String, near: Option<&str>) -> Option<Diagnostic> {
    let help = match near {
        Some(near) => format!("did you mean `{near}`?"),
        None if kind == Kind::Schema => return None,
        None if kind.field("schema").is_some() && Kind::Schema.field(name).is_some() => {
            "put it into `schema`".to_owned()
        }
        None if kind.field("content").is_some() && Kind::MediaType.field(name).is_some() => {
            format!("put it under a media type: `content: {{application/json: {{{name}: …}}}}`")
        }
        None if kind.field("content").is_some() && name.contains('/') => {
            format!("put it into `content`: `content: {{{name}: …}}`")
        }
        None if kind == Kind::PathItem && Kind::Operation.field(name).is_some() => {
            format!("put it into an operation: `get: {{{name}: …}}`")
        }
        None if kind == Kind::Document && name.starts_with('/') => "put it under `paths`".to_owned(),
        None if Kind::Document.field(name).is_some() => {
            format!("`{name}` stands at the top of the document: indent it less")
        }
        None if matches!(name, "consumes" | "produces") => "media types are the keys of `content`".to_owned(),
        None => "what is not OpenAPI's has a name that begins with `x-`".to_owned(),
    };
    let message = format!("{} has no `{name}`; it is left out", kind.text());
    Some(Diagnostic::new(&codes::UNKNOWN_MEMBER, Place::key(at), message).help(help))
}
