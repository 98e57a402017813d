//! The tree of the whole document.

use serde_json::Value;

use crate::hash::fnv1a;

/// Replaces a `$ref` whose file does not exist or cannot be read. Its value is that `$ref`.
pub const MISSING_KEY: &str = "x-disjunct-missing";

/// The methods that a path item has in every version of OpenAPI 3, in the order in which they are read.
pub const METHODS: [&str; 8] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
];

/// The method that a path item has a field for since OpenAPI 3.2.
pub const QUERY: &str = "query";

/// The field of a path item that has the operations of all other methods.
pub const ADDITIONAL: &str = "additionalOperations";

/// One tree of all files of a document, key order as written.
///
/// If a `$ref` refers to another file, the tree of that file is under [`FILES_KEY`](super::FILES_KEY) at the root, and the
/// `$ref` is `#/x-disjunct-files/…`. So every reference refers to a location in the tree, or is an error.
/// If the file cannot be read, which was reported, [`MISSING_KEY`] replaces the reference.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Always an object.
    pub root: Value,
}

impl Document {
    /// A hash of what is in the document: the same as JSON and as YAML, and in any order of keys.
    pub fn hash(&self) -> u64 {
        hash_value(&self.root)
    }
}

/// Each JSON type begins with a byte of its own.
fn hash_value(value: &Value) -> u64 {
    match value {
        Value::Null => fnv1a(*b"0"),
        Value::Bool(value) => fnv1a([b'b', u8::from(*value)]),
        Value::Number(number) => hash_text(b'n', &number.to_string()),
        Value::String(text) => hash_text(b's', text),
        Value::Array(items) => {
            let hashes = items.iter().flat_map(|item| hash_value(item).to_le_bytes());
            fnv1a([b'a'].into_iter().chain(hashes))
        }
        Value::Object(entries) => {
            // A sum is the same in any order.
            let mut sum = 0_u64;
            for (key, value) in entries {
                let entry = key.bytes().chain(hash_value(value).to_le_bytes());
                sum = sum.wrapping_add(fnv1a(entry));
            }
            fnv1a([b'o'].into_iter().chain(sum.to_le_bytes()))
        }
    }
}

fn hash_text(first: u8, text: &str) -> u64 {
    fnv1a([first].into_iter().chain(text.bytes()))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Document;

    fn hash(root: Value) -> u64 {
        Document { root }.hash()
    }

    #[test]
    fn the_order_of_keys_is_no_difference() {
        let one = hash(json!({ "a": 1, "b": { "c": [true, null], "d": "x" } }));
        let other = hash(json!({ "b": { "d": "x", "c": [true, null] }, "a": 1 }));
        assert_eq!(one, other);
    }

    #[test]
    fn everything_else_is_one() {
        let all = [
            json!({}),
            json!([]),
            json!({ "a": 1 }),
            json!({ "a": "1" }),
            json!({ "a": 1.5 }),
            json!({ "a": null }),
            json!({ "a": false }),
            json!({ "a": true }),
            json!({ "a": [] }),
            json!({ "a": {} }),
            json!({ "a": [1, 2] }),
            json!({ "a": [2, 1] }),
            json!({ "a": [[1], 2] }),
            json!({ "a": { "b": 1 }, "c": 2 }),
            json!({ "a": { "b": 1, "c": 2 } }),
            json!({ "a": 2, "b": 1 }),
            json!({ "a": 1, "b": 2 }),
            json!({ "b": 1 }),
        ];
        let mut hashes: Vec<u64> = all.iter().cloned().map(hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), all.len());
    }

    /// Locks are compared over years.
    #[test]
    fn the_hash_never_changes() {
        let document =
            json!({ "info": { "version": "1.0.0" }, "paths": {}, "tags": ["ä", 1.5, true, null] });
        assert_eq!(hash(document), 0xc797_9c8a_d978_cdd9);
    }
}
