//! The limits of values that `validate` checks.

use serde::{Deserialize, Serialize};

use super::omit::is_default;

/// One limit, by the keyword of JSON Schema.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Limit {
    /// The part of the value that it is about: empty for the value itself, else `items`, `values`, `keys` and so on.
    #[serde(default, skip_serializing_if = "is_default")]
    pub on: String,
    /// The keyword.
    pub keyword: String,
    /// Its value: a number as Rust writes it, a string, or JSON.
    #[serde(default, skip_serializing_if = "is_default")]
    pub value: String,
}
