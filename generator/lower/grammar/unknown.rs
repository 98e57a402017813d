//! Diagnostics for fields that OpenAPI does not have at their location.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::super::field::{elsewhere, null, wrong_type};
use super::{Holds, Kind, MAP};
use crate::diagnostic::{Diagnostic, Severity, codes, nearest, nearest_within};
use crate::source::Location;
use crate::source::pointer::join;

/// Whether a name contains a field and its value, as YAML reads `{type:string}`.
fn is_joined(kind: Kind, name: &str) -> bool {
    name.split_once(':')
        .is_some_and(|(name, _)| name == "$ref" || kind.field(name).is_some())
}

/// Whether a schema has fields, but no keyword.
pub fn has_no_keyword(members: &Map<String, Value>) -> bool {
    let mut own = members
        .keys()
        .filter(|name| !name.starts_with("x-"))
        .peekable();
    own.peek().is_some() && own.all(|name| name != "$ref" && Kind::Schema.field(name).is_none())
}

/// The diagnostic for such a schema.
pub fn no_keyword(members: &Map<String, Value>, at: String) -> Diagnostic {
    let (_, name) = at.rsplit_once('/').unwrap_or_default();
    let help = if MAP.contains(&name) {
        "if this belongs to the schema above, indent it as a keyword of that schema"
    } else if members.contains_key("schema") {
        "write the contents of `schema` here"
    } else if members.values().all(Value::is_object) {
        "a `$ref` to one of these ends with its name, and the fields of an object belong under `properties`"
    } else {
        "add the `type` of the values"
    };
    let message = "schema has no keyword; any value is accepted";
    Diagnostic::new(&codes::UNKNOWN_FIELD, Location::key(at), message).help(help)
}

/// The diagnostic for a value of the wrong type at a location that nothing else reads.
pub fn misfit(value: &Value, holds: Holds, at: &str) -> Diagnostic {
    let expected = match holds {
        Holds::One(kind) => kind.text(),
        Holds::Array(_) => "an array",
        Holds::Map(_) | Holds::Open(_) => "an object",
        _ => "a string",
    };
    match value {
        Value::Null => null(at, expected),
        _ => {
            let wrong = wrong_type(at, expected, value);
            let message = format!("{}; it is skipped", wrong.message);
            Diagnostic {
                help: wrong.help,
                ..Diagnostic::new(&codes::UNKNOWN_FIELD, at, message)
            }
        }
    }
}

/// The extension for `nullable` in documents of Swagger 2.0.
const SWAGGER_NULLABLE: &str = "x-nullable";

/// Whether a schema is nullable only by an extension of Swagger 2.0.
pub fn is_swagger_null(members: &Map<String, Value>) -> bool {
    let is_true = |name| members.get(name) == Some(&Value::Bool(true));
    is_true(SWAGGER_NULLABLE) && !is_true("nullable")
}

/// The diagnostic for such a schema and for `others` like it.
pub fn swagger_null(at: &str, others: usize) -> Diagnostic {
    let others = elsewhere(others);
    let message =
        format!("`{SWAGGER_NULLABLE}` has no effect in OpenAPI 3; null is rejected{others}");
    let found = Diagnostic::new(
        &codes::IGNORED_KEYWORD,
        Location::key(join(at, SWAGGER_NULLABLE)),
        message,
    );
    found.help("use `nullable: true`, or from OpenAPI 3.1 on `type: [string, 'null']`")
}

fn joined(name: &str, at: String) -> Diagnostic {
    let message = format!("`{name}` is a key without a value; it is skipped");
    let found = Diagnostic::new(&codes::UNKNOWN_FIELD, Location::key(at), message);
    found.help("add a space after the colon")
}

/// Suggestions for unknown names, by the type of object and the name.
pub type Guesses = HashMap<(Kind, String), Option<&'static str>>;

/// How many names get a suggestion: the search is expensive.
const MOST_GUESSES: usize = 1_000;

/// Other words for keywords.
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
        let known = kind
            .fields()
            .iter()
            .flat_map(|(_, names)| names.iter().copied())
            .chain(["$ref"]);
        if kind != Kind::Schema {
            let begins = |known: &&str| name.len() > 3 && known.starts_with(name);
            return nearest(name.trim(), known.clone()).or_else(|| known.clone().find(begins));
        }
        if let Some((_, meant)) = OTHER_WORDS.iter().find(|(word, _)| *word == name) {
            return Some(meant);
        }
        // Unknown fields of a schema may resemble short and rare keywords by accident.
        let known = known
            .filter(|known| *known == "$ref" || (known.len() > 3 && !known.contains(['$', '-'])));
        nearest_within(name.trim(), (name.chars().count() / 4).clamp(1, 2), known)
    })
}

/// The diagnostic for an unknown field. Of a schema, only fields that resemble a keyword are reported: JSON Schema allows
/// others.
pub fn unknown(
    kind: Kind,
    name: &str,
    value: &Value,
    at: String,
    guesses: &mut Guesses,
) -> Option<Diagnostic> {
    if value.is_null() && is_joined(kind, name) {
        return Some(joined(name, at));
    }
    let near = guess(kind, name, guesses).map(|near| format!("did you mean `{near}`?"));
    let in_swagger = || {
        help_for_swagger(name)
            .filter(|_| kind != Kind::Schema)
            .map(str::to_owned)
    };
    let help = match near.or_else(in_swagger) {
        Some(help) => help,
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
        None if kind == Kind::Document && name.starts_with('/') => {
            "put it under `paths`".to_owned()
        }
        None if Kind::Document.field(name).is_some() => {
            format!("`{name}` belongs at the top of the document: indent it less")
        }
        None if kind == Kind::PathItem && value.is_object() => {
            "if this is an operation, put it under `additionalOperations`, by its method as it is sent"
                .to_owned()
        }
        None => {
            // Neither misspelled, misplaced nor of an older version: no tool reads it, so nothing is lost.
            let is_compared = guesses.contains_key(&(kind, name.to_owned()));
            let severity = if is_compared {
                Severity::Note
            } else {
                Severity::Warning
            };
            let found = not_a_field(kind, name, at).severity(severity);
            return Some(found.help("names of extensions begin with `x-`"));
        }
    };
    Some(not_a_field(kind, name, at).help(help))
}

/// The field of OpenAPI 3 that replaces a field of Swagger 2.0.
fn help_for_swagger(name: &str) -> Option<&'static str> {
    match name {
        "basePath" | "host" | "schemes" => {
            Some("write the address of the service as `servers: [{url: …}]`")
        }
        "collectionFormat" => Some("use `style` and `explode` for arrays"),
        "consumes" | "produces" => Some("media types are the keys of `content`"),
        "definitions" => Some("put it into `components: {schemas: …}`"),
        "securityDefinitions" => Some("put it into `components: {securitySchemes: …}`"),
        _ => None,
    }
}

fn not_a_field(kind: Kind, name: &str, at: String) -> Diagnostic {
    let message = format!("{} has no field `{name}`; it is skipped", kind.text());
    Diagnostic::new(&codes::UNKNOWN_FIELD, Location::key(at), message)
}
