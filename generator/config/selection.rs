//! Data type: which operations and media types of a document a client has.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The operations that a client has: the table `[client.select]` of `disjunct.toml`. By default all.
///
/// Each list has patterns, in which `*` is any string; in a path, `*` is any string without `/`, and `**` any string. One that begins with
/// `!` excludes what it matches. An operation is selected if each list that is not empty selects it: one of its patterns does, or it only
/// excludes others.
///
/// ```
/// use disjunct::Selection;
///
/// let mut select = Selection::default();
/// select.tags = vec!["pets".to_owned()];
/// select.paths = vec!["!/pets/*/photos/**".to_owned()];
/// select.deprecated = Some(false);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct Selection {
    /// Tags. An operation with several is selected by any of them, and excluded by any of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// Paths, as the document writes them: `/pets/{id}`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub paths: Vec<String>,
    /// HTTP methods.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub methods: Vec<String>,
    /// The `operationId`, or the method and the path: `GET /pets`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub operations: Vec<String>,
    /// Media types of bodies and responses, such as `application/*`. Where all of a body are excluded, it keeps them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub media_types: Vec<String>,
    /// Only deprecated operations, or only others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<bool>,
}

/// Which schemas of a document have a type, although no operation of the client needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Types {
    /// All of them.
    #[default]
    All,
    /// None.
    Used,
}

impl FromStr for Types {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::All),
            "used" => Ok(Self::Used),
            _ => Err("expected `all` or `used`".to_owned()),
        }
    }
}
