//! Data type: the version of a package.

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use semver::{BuildMetadata, Version};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::text::deserialize_text;

/// A version by the rules of [semantic versioning](https://semver.org), as cargo reads it.
///
/// ```
/// # use disjunct::PackageVersion;
/// assert!("2.0.0-beta.1".parse::<PackageVersion>().is_ok());
/// assert!("2.0".parse::<PackageVersion>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PackageVersion(Version);

impl PackageVersion {
    /// The numbers of the version.
    #[cfg(feature = "cli")]
    pub(crate) fn get(&self) -> &Version {
        &self.0
    }

    /// A version of these numbers.
    #[cfg(feature = "cli")]
    pub(crate) fn of(version: Version) -> Self {
        Self(version)
    }

    /// The version with the version of the API as its build metadata: `2.0.0+api.1.5.0`.
    ///
    /// Without it where the version has metadata already, or the API's version has characters that metadata cannot have.
    pub(crate) fn with_api_version(&self, api_version: &str) -> String {
        let metadata = BuildMetadata::new(&format!("api.{api_version}"));
        match metadata {
            Ok(build) if self.0.build.is_empty() => Version {
                build,
                ..self.0.clone()
            }
            .to_string(),
            _ => self.to_string(),
        }
    }
}

impl FromStr for PackageVersion {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Version::parse(text).map(Self).map_err(|error| {
            let text = text.escape_debug();
            format!("`{text}` is not a version such as `1.2.3`: {error}")
        })
    }
}

impl<'de> Deserialize<'de> for PackageVersion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer)
    }
}

impl Serialize for PackageVersion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for PackageVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
