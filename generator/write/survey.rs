//! Compares the folder with the files to write.

use super::disk::Folder;
use super::manifest::{self, Manifest, is_same_text};
use super::strays::stray_files;
use crate::error::Error;
use crate::files::Files;
use crate::kept;
use crate::lock::{self, Lock};
use crate::surface;

/// How a folder and the files for it differ: paths relative to the folder, sorted.
///
/// The manifest counts as one of the files, and comes first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Changes {
    /// New files.
    pub added: Vec<String>,
    /// Files with another content.
    pub changed: Vec<String>,
    /// Files of an earlier run that are no longer generated. The manifest may lack them, if they begin as emitted modules do.
    pub removed: Vec<String>,
    /// Unchanged files; line ends may be those of Windows.
    pub unchanged: Vec<String>,
    /// Whether [`WriteMode::Write`](super::WriteMode::Write) refuses to make them, since files would be lost that were edited or not generated.
    pub is_refused: bool,
}

impl Changes {
    /// Whether there is no difference.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.changed.is_empty() && self.removed.is_empty()
    }

    /// Whether the folder had none of the files.
    pub(crate) fn is_first(&self) -> bool {
        self.changed.is_empty() && self.removed.is_empty() && self.unchanged.is_empty()
    }
}

/// What a run would do.
#[derive(Debug, Default)]
pub struct Survey {
    /// The differences.
    pub changes: Changes,
    /// Those of the changed and removed files that are not what an earlier run wrote.
    pub foreign: Vec<String>,
}

impl Survey {
    /// Compares each file that is wanted, and each that an earlier run wrote, with the disk.
    pub fn make(
        folder: &Folder,
        files: &Files,
        before: &Manifest,
        after: &Manifest,
    ) -> Result<Self, Error> {
        let mut survey = Self::default();
        survey.compare(manifest::NAME, &after.to_string(), folder)?;
        for (path, text) in files.iter() {
            if let Some(found) = survey.compare(path, text, folder)? {
                survey.note_foreign(path, &found, before);
            }
        }
        for path in before
            .paths()
            .into_iter()
            .filter(|path| files.get(path).is_none())
        {
            if let Some(found) = folder.read(path)? {
                survey.changes.removed.push(path.to_owned());
                survey.note_foreign(path, &found, before);
            }
        }
        let strays = stray_files(folder, files, before)?;
        survey.changes.removed.extend(strays);
        survey.changes.removed.sort_unstable();
        Ok(survey)
    }

    /// Returns what would be overwritten.
    fn compare(
        &mut self,
        path: &str,
        text: &str,
        folder: &Folder,
    ) -> Result<Option<Vec<u8>>, Error> {
        let found = folder.read(path)?;
        let (kind, lost) = match found {
            None => (&mut self.changes.added, None),
            Some(found) if is_same_text(&found, text.as_bytes()) => {
                (&mut self.changes.unchanged, None)
            }
            Some(found) => (&mut self.changes.changed, Some(found)),
        };
        kind.push(path.to_owned());
        Ok(lost)
    }

    fn note_foreign(&mut self, path: &str, found: &[u8], before: &Manifest) {
        // What could be read of a lock, or of the parts that are kept, has been read before, so nothing of it is lost.
        let is_read = match path {
            lock::FILE_NAME => is_readable(found),
            // Nothing in it is anyone's own.
            surface::FILE_NAME => {
                str::from_utf8(found).is_ok_and(|text| surface::parse(text).is_ok())
            }
            kept::FILE_NAME => is_json(found, |file| kept::parse(file).is_ok()),
            kept::DOCUMENT_FILE_NAME => is_json(found, |_| true),
            _ => false,
        };
        if !is_read && !before.allows(path, found) {
            self.foreign.push(path.to_owned());
        }
    }
}

/// Whether a file is JSON of a kind.
fn is_json(found: &[u8], is_of_kind: impl Fn(&serde_json::Value) -> bool) -> bool {
    serde_json::from_slice(found).is_ok_and(|file| is_of_kind(&file))
}

/// Whether every entry of a lock is one.
fn is_readable(found: &[u8]) -> bool {
    str::from_utf8(found).is_ok_and(|text| Lock::parse(text).1.is_empty())
}
