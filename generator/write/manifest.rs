//! Noun: which files a run wrote, and what each of them said.
//!
//! A line a file: a hash of its text, two spaces, its path. A path may have several lines: its text is then one of several, as
//! while a run is under way, or after two branches were merged, conflict markers and all. A line that makes no sense is passed
//! over, because what the manifest does not name is safe.

use std::collections::BTreeSet;
use std::fmt;

use crate::files::{Files, is_safe_path};

/// The name of the manifest's file. It begins with [`OWN_PREFIX`](crate::files::OWN_PREFIX).
pub const NAME: &str = ".disjunct-manifest";

const HEADING: &str =
    "# What disjunct wrote here: it changes and deletes no other file. Please keep this file.\n";

/// Paths, and hashes of what may stand there.
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

    /// Of a manifest's text. Paths that could lead out of the folder are passed over.
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

    /// Both of what may stand at each path.
    pub fn union(&self, other: &Self) -> Self {
        Self(self.0.union(&other.0).cloned().collect())
    }

    /// The paths, sorted.
    pub fn paths(&self) -> BTreeSet<&str> {
        self.0.iter().map(|(path, _)| path.as_str()).collect()
    }

    /// Whether these bytes may stand at this path.
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

/// FNV-1a of a text, however its lines end: it is there to notice an edit, not an attack.
fn hash(bytes: &[u8]) -> u64 {
    unix_lines(bytes).fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Whether two texts are the same but for how their lines end.
pub fn is_same_text(one: &[u8], other: &[u8]) -> bool {
    one == other || unix_lines(one).eq(unix_lines(other))
}

/// A text without the carriage returns that git puts at the end of lines on Windows.
fn unix_lines(bytes: &[u8]) -> impl Iterator<Item = u8> {
    let followed = bytes
        .iter()
        .zip(bytes.iter().skip(1).map(Some).chain([None]));
    followed
        .filter(|(byte, next)| (**byte, next.copied()) != (b'\r', Some(b'\n')))
        .map(|(byte, _)| *byte)
}
