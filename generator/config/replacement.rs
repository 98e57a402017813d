//! Data type: a type of the user's own in place of a schema or a format.

use serde::{Deserialize, Serialize};

/// A type of your own in place of a schema or a format: an entry of `[client.replace]` in `disjunct.toml`.
///
/// ```
/// use disjunct::Replacement;
///
/// let mut money = Replacement::of("my_money::Money");
/// money.dependency = Some("my-money = \"1\"".to_owned());
/// let ready = Replacement::of("uuid");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(from = "Written", into = "Written")]
#[non_exhaustive]
pub struct Replacement {
    /// The path of the type, or the name of a crate for whose types and formats there is a ready choice.
    pub ty: String,
    /// The line of `Cargo.toml` that brings its crate.
    pub dependency: Option<String>,
}

impl Replacement {
    /// A type of a crate that needs no further dependency, or a ready choice.
    pub fn of(ty: impl Into<String>) -> Self {
        Self {
            ty: ty.into(),
            dependency: None,
        }
    }
}

impl From<&str> for Replacement {
    fn from(ty: &str) -> Self {
        Self::of(ty)
    }
}

/// A path, or a table.
#[derive(Deserialize, Serialize)]
#[serde(
    untagged,
    expecting = "expected the path of a type, such as `my_money::Money`, or a table with `type` and `dependency`"
)]
enum Written {
    Path(String),
    Table(Table),
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Table {
    #[serde(rename = "type")]
    ty: String,
    dependency: String,
}

impl From<Written> for Replacement {
    fn from(written: Written) -> Self {
        match written {
            Written::Path(path) => Self::of(path),
            Written::Table(Table { ty, dependency }) => Self {
                ty,
                dependency: Some(dependency),
            },
        }
    }
}

impl From<Replacement> for Written {
    fn from(replacement: Replacement) -> Self {
        let Replacement { ty, dependency } = replacement;
        match dependency {
            None => Self::Path(ty),
            Some(dependency) => Self::Table(Table { ty, dependency }),
        }
    }
}
