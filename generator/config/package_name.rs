//! Noun: the name of a package, as cargo takes it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};

use super::text::deserialize_text;

/// The longest that crates.io takes.
const LONGEST: usize = 64;

/// A letter, then letters, digits, `-` and `_`; 64 characters at most.
///
/// ```
/// # use disjunct::config::PackageName;
/// assert!("browser-session".parse::<PackageName>().is_ok());
/// assert!("browser session".parse::<PackageName>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageName(String);

impl FromStr for PackageName {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
        let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
        if begins && plain && name.len() <= LONGEST {
            return Ok(Self(name.to_owned()));
        }
        let rule = "a letter, then letters, digits, `-` and `_`";
        Err(format!("`{}` is no name for a package: {rule}, {LONGEST} at most", name.escape_debug()))
    }
}

impl<'de> Deserialize<'de> for PackageName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer)
    }
}

impl fmt::Display for PackageName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
