//! Unknown fields as a part of values that are hashed and sorted.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use serde_json::Value;

use super::extra::Extra;
use super::json_order::{compare_fields, hash_fields};

/// Compares the fields of two objects by their names and values. Their order is ignored.
#[must_use]
pub fn compare_extra(one: &Extra, other: &Extra) -> Ordering {
    compare_fields(fields(one), fields(other))
}

fn fields(extra: &Extra) -> impl Iterator<Item = (&str, &Value)> {
    extra.iter().map(|(key, json)| (key, &**json))
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
        hash_fields(fields(self), state);
    }
}
