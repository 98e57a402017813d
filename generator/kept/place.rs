//! A part in its location of the document, unless the document has it itself.

use serde_json::{Map, Value};

use super::Part;
use super::same::is_same;
use crate::source::pointer;

/// What becomes of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// It is at this pointer now.
    At(String),
    /// It is in an array now, and the parts after it have moved by one.
    Inserted {
        /// The pointer of the array.
        array: String,
        /// The index of the part.
        index: usize,
        /// How many parts the array had.
        before: usize,
    },
    /// The document has it.
    Present,
    /// The document has nothing that it could be a part of.
    Nowhere,
}

/// What is created, where it is missing, to hold a part.
const CONTAINERS: [&str; 6] = [
    "components",
    "definitions",
    "mapping",
    "parameters",
    "properties",
    "schemas",
];

/// Adds a part to a document.
pub fn place(root: &mut Value, part: &Part) -> Place {
    let Some((parent, token)) = part.at.rsplit_once('/') else {
        return Place::Nowhere;
    };
    let name = pointer::unescape(token);
    let is_of_array = token == "-" || token.parse::<usize>().is_ok();
    if !is_there(root, parent) && !create(root, parent, is_of_array) {
        return Place::Nowhere;
    }
    let is_present = match pointer::value_at(root, parent) {
        Some(Value::Object(members)) => members.contains_key(&*name),
        Some(Value::Array(items)) => items.iter().any(|item| is_same(root, item, &part.value)),
        _ => return Place::Nowhere,
    };
    if is_present {
        return Place::Present;
    }
    match root.pointer_mut(parent) {
        Some(Value::Object(members)) => {
            members.insert(name.into_owned(), part.value.clone());
            Place::At(part.at.clone())
        }
        Some(Value::Array(items)) if is_of_array => {
            let before = items.len();
            let index = token.parse().unwrap_or(before).min(before);
            items.insert(index, part.value.clone());
            Place::Inserted {
                array: parent.to_owned(),
                index,
                before,
            }
        }
        _ => Place::Nowhere,
    }
}

fn is_there(root: &Value, at: &str) -> bool {
    pointer::value_at(root, at).is_some()
}

/// Creates the object or array at a pointer, and the objects around it, if these can be created.
fn create(root: &mut Value, at: &str, is_array: bool) -> bool {
    let Some((parent, token)) = at.rsplit_once('/') else {
        return false;
    };
    let may_create = CONTAINERS.contains(&token);
    if !may_create || (!is_there(root, parent) && !create(root, parent, false)) {
        return false;
    }
    let Some(Value::Object(members)) = root.pointer_mut(parent) else {
        return false;
    };
    let container = if is_array {
        Value::Array(Vec::new())
    } else {
        Value::Object(Map::new())
    };
    members.insert(token.to_owned(), container);
    true
}
