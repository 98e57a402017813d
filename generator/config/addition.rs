//! Data type: a derive or an attribute that the user adds to types.

use serde::{Deserialize, Serialize};

/// A derive or an attribute for types: an item of an entry of `[client.derive]` or `[client.attribute]` in `disjunct.toml`.
///
/// ```
/// use disjunct::Addition;
///
/// let hash = Addition::of("Hash");
/// let mut variants = Addition::of("strum::VariantNames");
/// variants.dependency = Some("strum = { version = \"0.27\", features = [\"derive\"] }".to_owned());
/// let alias = Addition::of("#[doc(alias = \"animal\")]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(from = "Written", into = "Written")]
#[non_exhaustive]
pub struct Addition {
    /// The path of a trait or of a derive macro, or an attribute with its `#[…]`.
    pub text: String,
    /// The line of `Cargo.toml` that brings its crate.
    pub dependency: Option<String>,
}

impl Addition {
    /// What needs no further dependency.
    pub fn of(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            dependency: None,
        }
    }
}

impl From<&str> for Addition {
    fn from(text: &str) -> Self {
        Self::of(text)
    }
}

/// A path or attribute, or a table.
#[derive(Deserialize, Serialize)]
#[serde(
    untagged,
    expecting = "expected a string, such as `Hash`, or a table with `use` and `dependency`"
)]
enum Written {
    Plain(String),
    Table(Table),
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Table {
    #[serde(rename = "use")]
    text: String,
    dependency: String,
}

impl From<Written> for Addition {
    fn from(written: Written) -> Self {
        match written {
            Written::Plain(text) => Self::of(text),
            Written::Table(Table { text, dependency }) => Self {
                text,
                dependency: Some(dependency),
            },
        }
    }
}

impl From<Addition> for Written {
    fn from(addition: Addition) -> Self {
        let Addition { text, dependency } = addition;
        match dependency {
            None => Self::Plain(text),
            Some(dependency) => Self::Table(Table { text, dependency }),
        }
    }
}
