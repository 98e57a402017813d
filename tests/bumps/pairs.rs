//! The pairs of documents, each a change of `base.yaml`, as `pairs.yaml` describes them.

use serde::Deserialize;
use serde_json::{Map, Value};

const BASE: &str = include_str!("base.yaml");
const PAIRS: &str = include_str!("pairs.yaml");

/// A change of the base, and what it does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// What changes, in words.
    pub name: String,
    /// What makes the old document of the base.
    #[serde(default)]
    pub before: Edit,
    /// What makes the new document of the old one.
    #[serde(default)]
    pub after: Edit,
    /// Code and subject of each change, with what breaks: `source`, `old client`, `new client`, `behaviour`.
    pub changes: Vec<Map<String, Value>>,
}

/// What is set and removed, by JSON pointer.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Edit {
    /// The values by their pointers; `-` is the end of an array.
    set: Map<String, Value>,
    /// The pointers of what is removed, before anything is set.
    remove: Vec<String>,
}

impl Pair {
    /// The old document and the new one.
    ///
    /// # Panics
    /// If an edit does not fit the base.
    #[must_use]
    pub fn documents(&self) -> (Value, Value) {
        let mut old: Value = serde_yaml::from_str(BASE).expect("a document");
        self.before.apply(&mut old);
        let mut new = old.clone();
        self.after.apply(&mut new);
        (old, new)
    }
}

impl Edit {
    /// Removes and sets the values.
    ///
    /// # Panics
    /// If a pointer leads to nothing.
    pub fn apply(&self, document: &mut Value) {
        for pointer in &self.remove {
            let (parent, key) = split(pointer);
            match document.pointer_mut(parent) {
                Some(Value::Object(object)) => {
                    assert!(object.shift_remove(&key).is_some(), "{pointer}");
                }
                Some(Value::Array(array)) => drop(array.remove(key.parse().expect("an index"))),
                _ => panic!("there is no {pointer}"),
            }
        }
        for (pointer, value) in &self.set {
            let (parent, key) = split(pointer);
            match document.pointer_mut(parent) {
                Some(Value::Object(object)) => drop(object.insert(key, value.clone())),
                Some(Value::Array(array)) if key == "-" => array.push(value.clone()),
                Some(Value::Array(array)) => {
                    array[key.parse::<usize>().expect("an index")] = value.clone();
                }
                _ => panic!("there is no {parent}"),
            }
        }
    }
}

fn split(pointer: &str) -> (&str, String) {
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    (parent, key.replace("~1", "/").replace("~0", "~"))
}

/// All pairs.
///
/// # Panics
/// If the file is wrong.
#[must_use]
pub fn pairs() -> Vec<Pair> {
    serde_yaml::from_str(PAIRS).expect("pairs")
}
