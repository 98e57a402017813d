//! Data type: the files that a run wrote, and hashes of their contents.
//!
//! One line for each file: a hash of its content, two spaces, its path. A path may have several lines, for several possible
//! contents: while a run is in progress, or after two branches were merged, even with conflict markers. Invalid lines are
//! skipped, since a file that is not in the manifest is never changed.

use std::collections::BTreeSet;
use std::fmt;

use crate::files::{Files, is_safe_path};
use crate::hash::fnv1a;

/// The name of the manifest's file. It begins with [`OWN_PREFIX`](crate::files::OWN_PREFIX).
pub const NAME: &str = ".disjunct-manifest";

const HEADING: &str =
    "# The files that disjunct wrote. It changes and deletes no other files here. Do not edit.\n";

/// Paths, and hashes of their possible contents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest(BTreeSet<(String, u64)>);

impl Manifest {
    /// Of files that are to be written.
    pub fn of(files: &Files) -> Self {
        Self(
            files
                .iter()
                .map(|(path, text)| (path.to_owned(), hash(text.as_bytes())))
                .collect(),
        )
    }

    /// Parses a manifest. Paths that could leave the folder are skipped.
    pub fn parse(text: &[u8]) -> Self {
        let entry = |line: &str| {
            let (hash, path) = line.trim_end().split_once("  ")?;
            let hash = u64::from_str_radix(hash, 16).ok()?;
            is_safe_path(path).then(|| (path.to_owned(), hash))
        };
        Self(
            String::from_utf8_lossy(text)
                .lines()
                .filter_map(entry)
                .collect(),
        )
    }

    /// The possible contents of both.
    pub fn union(&self, other: &Self) -> Self {
        Self(self.0.union(&other.0).cloned().collect())
    }

    /// The paths, sorted.
    pub fn paths(&self) -> BTreeSet<&str> {
        self.0.iter().map(|(path, _)| path.as_str()).collect()
    }

    /// Whether these bytes are a possible content of this path.
    pub fn allows(&self, path: &str, bytes: &[u8]) -> bool {
        self.0.contains(&(path.to_owned(), hash(bytes)))
    }
}

impl fmt::Display for Manifest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEADING)?;
        self.0
            .iter()
            .try_for_each(|(path, hash)| writeln!(f, "{hash:016x}  {path}"))
    }
}

/// The hash of a file without regard to line ends.
fn hash(bytes: &[u8]) -> u64 {
    fnv1a(unix_lines(bytes))
}

/// Whether two files are equal except for line ends.
pub fn is_same_text(one: &[u8], other: &[u8]) -> bool {
    one == other || unix_lines(one).eq(unix_lines(other))
}

/// A file without the carriage returns that git adds on Windows.
fn unix_lines(bytes: &[u8]) -> impl Iterator<Item = u8> {
    let followed = bytes
        .iter()
        .zip(bytes.iter().skip(1).map(Some).chain([None]));
    followed
        .filter(|(byte, next)| (**byte, next.copied()) != (b'\r', Some(b'\n')))
        .map(|(byte, _)| *byte)
}
