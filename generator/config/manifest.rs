//! Data types: values of the manifest of a package.

use std::fmt;
use std::str::FromStr;

use fluent_uri::Uri;
use serde::{Deserialize, Deserializer, Serialize};

use super::text::deserialize_text;

/// An SPDX license expression. Only its characters are checked; crates.io knows the licenses.
///
/// ```
/// # use disjunct::License;
/// assert!("MIT OR (Apache-2.0 WITH LLVM-exception)".parse::<License>().is_ok());
/// assert!("see LICENSE.txt!".parse::<License>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct License(String);

impl FromStr for License {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let can_be = |c: char| c.is_ascii_alphanumeric() || "-.+:() ".contains(c);
        if text.trim().is_empty() || !text.chars().all(can_be) {
            let text = text.escape_debug();
            return Err(format!(
                "`{text}` is not an SPDX expression such as `MIT OR Apache-2.0`"
            ));
        }
        Ok(Self(text.to_owned()))
    }
}

impl<'de> Deserialize<'de> for License {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer)
    }
}

impl fmt::Display for License {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The URL of a web page: `https` or `http`.
///
/// ```
/// # use disjunct::WebUrl;
/// assert!("https://example.com/pets".parse::<WebUrl>().is_ok());
/// assert!("example.com".parse::<WebUrl>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WebUrl(String);

impl FromStr for WebUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_page = Uri::parse(text).is_ok_and(|uri| {
            let is_web = ["http", "https"].contains(&uri.scheme().as_str());
            let has_host = uri.authority().is_some_and(|at| !at.host().is_empty());
            is_web && has_host
        });
        if !is_page {
            let text = text.escape_debug();
            return Err(format!(
                "`{text}` is not a URL that begins with `https://` or `http://`"
            ));
        }
        Ok(Self(text.to_owned()))
    }
}

impl<'de> Deserialize<'de> for WebUrl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer)
    }
}

impl fmt::Display for WebUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
