//! Changes that were accepted, by their fingerprints.

use std::collections::HashSet;
use std::io;
use std::path::Path;

use crate::error::Error;
use crate::load::{open_regular, read_within};

/// The size limit of a file, in bytes: some 100,000 fingerprints, each with a comment.
const MOST: usize = 16 << 20;

/// The fingerprints of a file: one a line, the rest of a line after `#` is a comment.
#[derive(Debug, Default)]
pub struct Accepted(HashSet<String>);

impl Accepted {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, is no regular file or larger than 16 MiB, or a line is not a fingerprint.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let text = read(path).map_err(Error::io("read", path))?;
        let mut fingerprints = HashSet::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            if line.len() != 16 || !line.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                let at = format!("{}:{}", path.display(), index + 1);
                return Err(Error::Usage(format!(
                    "{at}: expected a fingerprint of 16 hexadecimal digits"
                )));
            }
            fingerprints.insert(line.to_ascii_lowercase());
        }
        Ok(Self(fingerprints))
    }

    /// Whether a change was accepted.
    pub fn contains(&self, fingerprint: &str) -> bool {
        self.0.contains(fingerprint)
    }
}

fn read(path: &Path) -> io::Result<String> {
    let Some(bytes) = read_within(open_regular(path)?, MOST)? else {
        let limit = MOST >> 20;
        return Err(io::Error::other(format!("it is larger than {limit} MiB")));
    };
    String::from_utf8(bytes).map_err(|_| io::Error::other("it is not UTF-8"))
}
