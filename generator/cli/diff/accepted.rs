//! Changes that were accepted, by their fingerprints.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use crate::error::Error;

/// The fingerprints of a file: one a line, the rest of a line after `#` is a comment.
#[derive(Debug, Default)]
pub struct Accepted(HashSet<String>);

impl Accepted {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or a line is not a fingerprint.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let text = fs::read_to_string(path).map_err(Error::io("read", path))?;
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
