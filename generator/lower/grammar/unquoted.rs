//! Fields that should be strings and are numbers or booleans.

use serde_json::{Map, Value};

use super::{Holds, Kind};

/// Such a field, or an array of strings with such items.
pub struct Unquoted {
    /// Its location.
    pub at: String,
    /// Whether such strings are commonly written without quotes, so that nothing is reported.
    pub is_usual: bool,
}

const USUAL: [(Kind, &str); 4] = [
    (Kind::Info, "version"),
    (Kind::Operation, "tags"),
    (Kind::ServerVariable, "default"),
    (Kind::ServerVariable, "enum"),
];

impl Unquoted {
    /// The field `name` of an object.
    pub fn of(kind: Kind, name: &str, at: String) -> Self {
        Self {
            at,
            is_usual: USUAL.contains(&(kind, name)),
        }
    }
}

/// Whether a field for strings has another value that can be made a string.
pub fn is_unquoted(
    owner: &Map<String, Value>,
    name: &str,
    member: &Value,
    field: Option<Holds>,
) -> bool {
    let is_one = || member.is_number() || member.is_boolean();
    let has_one = || {
        member
            .as_array()
            .is_some_and(|all| all.iter().any(|one| one.is_number() || one.is_boolean()))
    };
    match (field, name) {
        (Some(Holds::String), _) => is_one(),
        (Some(Holds::Strings), _) => has_one(),
        (Some(Holds::Plain), "enum") => has_one() && holds_texts(owner),
        (Some(Holds::Plain), "const" | "default") => is_one() && holds_texts(owner),
        _ => false,
    }
}

/// Whether the values of a schema are strings.
fn holds_texts(schema: &Map<String, Value>) -> bool {
    match schema.get("type") {
        Some(Value::Array(kinds)) => {
            let mut kinds = kinds.iter().filter(|kind| *kind != "null").peekable();
            kinds.peek().is_some() && kinds.all(|kind| kind == "string")
        }
        Some(kind) => kind == "string",
        None => false,
    }
}
