//! Unknown fields as a part of values that are hashed and sorted.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use super::extra::Extra;
use super::json_order::{compare_json, hash_json};
use super::untyped::Untyped;

/// Compares the fields of two objects by their names and values. Their order is ignored.
#[must_use]
pub fn compare_extra(one: &Extra, other: &Extra) -> Ordering {
    let (ones, others) = (sorted(one), sorted(other));
    let fields = ones.iter().zip(&others);
    let mut fields = fields.map(|((key, json), (other_key, other))| {
        key.cmp(other_key).then_with(|| compare_json(json, other))
    });
    let first = fields.find(|ordering| ordering.is_ne());
    first.unwrap_or_else(|| ones.len().cmp(&others.len()))
}

fn sorted(extra: &Extra) -> Vec<(&str, &Untyped)> {
    let mut fields: Vec<_> = extra.iter().collect();
    fields.sort_by_key(|(key, _)| *key);
    fields
}

impl Eq for Extra {}

impl PartialOrd for Extra {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Extra {
    fn cmp(&self, other: &Self) -> Ordering {
        compare_extra(self, other)
    }
}

impl Hash for Extra {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        for (key, json) in sorted(self) {
            key.hash(state);
            hash_json(json, state);
        }
    }
}
