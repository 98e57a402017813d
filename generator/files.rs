//! Data types: the generated files, by relative path, and the form that they have.
//!
//! A path cannot leave the output folder, and is valid and unique on every operating system. Nothing here touches
//! the disk.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// File names that are not in lower case, by convention.
const FIXED_NAMES: [&str; 5] = [
    "CHANGELOG.md",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
];

/// What the names of the writer's own files begin with.
pub const OWN_PREFIX: &str = ".disjunct-";

/// The root of a module in another package.
pub const MODULE_ROOT: &str = "mod.rs";

/// In which form the code is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Layout {
    /// A package with a manifest, a README and a file a module.
    #[default]
    Crate,
    /// A module of a package that has the dependencies: `mod.rs`, and a file for each module inside.
    Module,
    /// The same in one file, `mod.rs`, which can also be included.
    #[serde(rename = "file")]
    OneFile,
}

impl Layout {
    /// Whether the code is in a package of the user's.
    pub(crate) fn is_in_other_package(self) -> bool {
        self != Self::Crate
    }
}

impl FromStr for Layout {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "crate" => Ok(Self::Crate),
            "module" => Ok(Self::Module),
            "file" => Ok(Self::OneFile),
            _ => Err("expected `crate`, `module` or `file`".to_owned()),
        }
    }
}

/// The contents of files, sorted by path.
///
/// ```
/// # use disjunct::Files;
/// let mut files = Files::default();
/// files.insert("src/lib.rs", "pub mod types;\n");
/// assert_eq!(files.get("src/lib.rs"), Some("pub mod types;\n"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    /// Adds a file.
    ///
    /// # Panics
    /// If the path is not safe, exists already, or is a folder or below a file: callers choose distinct
    /// paths.
    pub fn insert(&mut self, path: impl Into<String>, text: impl Into<String>) {
        let path = path.into();
        assert!(
            is_safe_path(&path),
            "`{path}` is not a path for an emitted file"
        );
        assert!(!self.is_folder(&path), "`{path}` is a folder already");
        let folders = path.match_indices('/').map(|(at, _)| &path[..at]);
        let taken = folders
            .into_iter()
            .find(|folder| self.0.contains_key(*folder));
        assert!(taken.is_none(), "`{path}` is below a file");
        let replaced = self.0.insert(path.clone(), text.into());
        assert!(replaced.is_none(), "two files have the same path, `{path}`");
    }

    /// Replaces the text of a file, if there is one.
    #[cfg(feature = "cli")]
    pub(crate) fn replace(&mut self, path: &str, text: &str) {
        if let Some(known) = self.0.get_mut(path) {
            text.clone_into(known);
        }
    }

    /// The text at a path.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// Path and text of each file, sorted by path.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// How many files there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text of the file, where there is exactly one.
    pub fn only(&self) -> Option<&str> {
        let mut texts = self.0.values();
        texts
            .next()
            .filter(|_| texts.next().is_none())
            .map(String::as_str)
    }

    fn is_folder(&self, path: &str) -> bool {
        let inside = format!("{path}/");
        self.0
            .range(inside.clone()..)
            .next()
            .is_some_and(|(next, _)| next.starts_with(&inside))
    }
}

/// Whether a path is relative, stays where it is joined to, and differs from others by more than case.
///
/// Its parts consist of `a-z`, `0-9`, `_`, `-` and `.`; only a few names, such as `Cargo.toml`, have capitals.
pub fn is_safe_path(path: &str) -> bool {
    path.split('/').all(is_safe_name)
}

/// Whether a path is relative and stays where it is joined to. Unlike a path of an emitted file it may have any characters.
pub fn is_safe_revision_path(path: &str) -> bool {
    let is_plain = |part: &str| !part.is_empty() && part != "." && part != "..";
    !path.contains(['\\', '\0', ':']) && path.split('/').all(is_plain)
}

fn is_safe_name(name: &str) -> bool {
    let plain =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_-.".contains(&byte);
    let is_variant = FIXED_NAMES
        .iter()
        .any(|fixed| fixed.eq_ignore_ascii_case(name));
    // Windows drops a dot at the end; it would also let `.` and `..` in.
    let lower = !name.is_empty()
        && name.bytes().all(plain)
        && !name.ends_with('.')
        && !name.starts_with(OWN_PREFIX);
    FIXED_NAMES.contains(&name) || (lower && !is_variant)
}
