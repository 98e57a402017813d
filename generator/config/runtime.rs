//! Data type: where the runtime of a client is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Where the code is that all generated types and operations use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
#[non_exhaustive]
pub enum Runtime {
    /// In the client's own crate: those parts of it that the client uses are copied.
    #[default]
    Copy,
    /// In the package `disjunct-runtime`, on which the client depends. The string is where cargo finds it, as TOML: `version = "0.1"`,
    /// `path = "…"` or `git = "…"`.
    Crate(String),
}

impl Runtime {
    /// The package `disjunct-runtime` of this generator's version.
    #[must_use]
    pub fn package() -> Self {
        Self::Crate(VERSION.to_owned())
    }

    /// The version of the package, where its location has one.
    pub(crate) fn version(&self) -> Option<String> {
        let Self::Crate(location) = self else {
            return None;
        };
        let version = read_location(location)?.remove("version")?;
        version.as_str().map(str::to_owned)
    }
}

/// The version of the package that this generator writes code for.
const VERSION: &str = concat!("version = \"", env!("CARGO_PKG_VERSION"), "\"");

const EXPECTED: &str = "expected `copy`, `crate`, or `crate` and where cargo finds the package, such as `crate, path = \"../runtime\"`";

impl FromStr for Runtime {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "copy" => return Ok(Self::Copy),
            "crate" => return Ok(Self::package()),
            _ => {}
        }
        let location = text.strip_prefix("crate,").map(str::trim);
        let location = location.ok_or(EXPECTED)?;
        let table = read_location(location).ok_or(EXPECTED)?;
        let keys = ["version", "path", "git", "branch", "tag", "rev", "registry"];
        let is_known = !table.is_empty()
            && table.keys().all(|key| keys.contains(&&**key))
            && table.values().all(toml::Value::is_str);
        if is_known {
            Ok(Self::Crate(location.to_owned()))
        } else {
            Err(EXPECTED.to_owned())
        }
    }
}

/// The keys of a location; `None` where it is no inline table, or more than one.
fn read_location(location: &str) -> Option<toml::Table> {
    let mut table: toml::Table = format!("runtime = {{ {location} }}").parse().ok()?;
    let read = table.remove("runtime");
    match read {
        Some(toml::Value::Table(read)) if table.is_empty() => Some(read),
        _ => None,
    }
}

impl TryFrom<String> for Runtime {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Runtime> for String {
    fn from(runtime: Runtime) -> Self {
        runtime.to_string()
    }
}

impl fmt::Display for Runtime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Copy => f.write_str("copy"),
            Self::Crate(location) if location == VERSION => f.write_str("crate"),
            Self::Crate(location) => write!(f, "crate, {location}"),
        }
    }
}
