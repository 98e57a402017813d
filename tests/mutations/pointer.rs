//! JSON pointers.

use serde_json::{Map, Value};

/// The pointer of a property.
pub fn join(parent: &str, key: &str) -> String {
    format!("{parent}/{}", key.replace('~', "~0").replace('/', "~1"))
}

/// The pointer of the parent, and the key.
pub fn split(pointer: &str) -> (&str, String) {
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    (parent, key.replace("~1", "/").replace("~0", "~"))
}

/// The value at a pointer that exists.
pub fn at<'v>(document: &'v mut Value, pointer: &str) -> &'v mut Value {
    let found = document.pointer_mut(pointer);
    found.unwrap_or_else(|| panic!("there is no {pointer}"))
}

/// The object at a pointer that exists.
pub fn object_at<'v>(document: &'v mut Value, pointer: &str) -> &'v mut Map<String, Value> {
    as_object(at(document, pointer))
}

/// An object.
pub fn as_object(value: &mut Value) -> &mut Map<String, Value> {
    value.as_object_mut().expect("an object")
}

/// Removes what is at a pointer.
pub fn remove(document: &mut Value, pointer: &str) {
    let (parent, key) = split(pointer);
    match at(document, parent) {
        Value::Object(object) => drop(object.shift_remove(&key)),
        Value::Array(array) => drop(array.remove(key.parse().expect("an index"))),
        _ => panic!("there is no {pointer}"),
    }
}

/// Gives a key of an object another name, in its position.
pub fn rename_key(object: &mut Map<String, Value>, key: &str, name: &str) {
    let entries = std::mem::take(object);
    for (found, value) in entries {
        let is_renamed = found == key;
        object.insert(if is_renamed { name.to_owned() } else { found }, value);
    }
}

/// Calls `change` with each object of a value, the inner ones first.
pub fn for_each_object(value: &mut Value, change: &mut dyn FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| for_each_object(item, change)),
        Value::Object(object) => {
            object
                .values_mut()
                .for_each(|value| for_each_object(value, change));
            change(object);
        }
        _ => {}
    }
}
