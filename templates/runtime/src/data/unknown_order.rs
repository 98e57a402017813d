//! Unknown variants as values that are hashed and sorted.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use super::json_order::{compare_json, hash_json};
use super::unknown_variant::UnknownVariant;

/// Compares two unknown variants by their tags, then by their JSON.
#[must_use]
pub fn compare_unknown(one: &UnknownVariant, other: &UnknownVariant) -> Ordering {
    let by_tag = one.tag().cmp(other.tag());
    by_tag.then_with(|| compare_json(one.value(), other.value()))
}

impl Eq for UnknownVariant {}

impl PartialOrd for UnknownVariant {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for UnknownVariant {
    fn cmp(&self, other: &Self) -> Ordering {
        compare_unknown(self, other)
    }
}

impl Hash for UnknownVariant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tag().hash(state);
        hash_json(self.value(), state);
    }
}
