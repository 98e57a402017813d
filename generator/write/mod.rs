//! Stage: [`Files`] → a folder on the disk, and the changes in it.
//!
//! Without `--overwrite`, nothing is written to a folder with other files. Only changes are written. Only unedited files of the manifest
//! and a lock that can be read are replaced or deleted, and undeclared modules that begin as emitted ones do are deleted. Files are
//! replaced atomically, and no symbolic link below the folder is followed.

mod disk;
mod manifest;
mod strays;
mod survey;

#[cfg(test)]
mod tests;

use std::path::Path;

use self::disk::Folder;
use self::manifest::Manifest;
pub use self::manifest::NAME as MANIFEST;
pub use self::survey::Changes;
use self::survey::Survey;
use crate::error::Error;
use crate::files::Files;
use crate::kept;
use crate::surface;

/// How to write the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteMode {
    /// Write them, unless files would be lost that were edited or not generated.
    Write,
    /// Write them, and replace other files.
    Overwrite,
    /// Compare them with the folder.
    Check,
    /// Compare them with the folder, with the errors of writing.
    DryRun,
}

impl WriteMode {
    /// Whether files are written.
    pub(crate) fn writes(self) -> bool {
        matches!(self, Self::Write | Self::Overwrite)
    }
}

/// Writes the files to `folder`, and returns the changes.
///
/// # Errors
/// - [`Error::Foreign`] where the folder has files but no manifest, so that no run wrote them (not with [`WriteMode::Overwrite`] and
///   [`WriteMode::Check`]). Nothing has been written then.
/// - [`Error::WouldLose`] where a file that would be changed or removed is not what an earlier run wrote (not with
///   [`WriteMode::Overwrite`] and [`WriteMode::Check`]). Nothing has been written then.
/// - [`Error::InTheWay`] where a symbolic link or a folder has the path of a file. Nothing has been written then.
/// - [`Error::Io`] where the system refuses. Some files may have been written; the next run goes on from there.
pub fn write_files(files: &Files, folder: &Path, mode: WriteMode) -> Result<Changes, Error> {
    let folder = Folder::at(folder);
    folder.check()?;
    let manifest = folder.read(manifest::NAME)?;
    let names = if manifest.is_some() {
        Vec::new()
    } else {
        folder.foreign_names()?
    };
    let before = Manifest::parse(&manifest.unwrap_or_default());
    let after = Manifest::of(files);
    let mut survey = Survey::make(&folder, files, &before, &after)?;
    if matches!(mode, WriteMode::Write | WriteMode::DryRun) {
        refuse(&folder, names, survey.foreign)?;
    } else {
        survey.changes.is_refused = !names.is_empty() || !survey.foreign.is_empty();
    }
    if mode.writes() && !survey.changes.is_empty() {
        carry_out(&survey.changes, files, &folder, &before, &after)?;
    }
    Ok(survey.changes)
}

/// Refuses a folder with files that no run wrote: those of the first list if there is no manifest, and those that would be lost.
fn refuse(folder: &Folder, names: Vec<String>, lost: Vec<String>) -> Result<(), Error> {
    let folder = folder.path().to_owned();
    if !names.is_empty() {
        return Err(Error::Foreign { folder, names });
    }
    if !lost.is_empty() {
        return Err(Error::WouldLose {
            folder,
            paths: lost,
        });
    }
    Ok(())
}

/// Makes sure that there is a folder at `path`, or that one can be created.
///
/// # Errors
/// [`Error::InTheWay`] where there is something else.
pub fn check_folder(path: &Path) -> Result<(), Error> {
    Folder::at(path).check()
}

/// Until the last step the manifest on the disk knows the old text of each file and the new one.
fn carry_out(
    changes: &Changes,
    files: &Files,
    folder: &Folder,
    before: &Manifest,
    after: &Manifest,
) -> Result<(), Error> {
    folder.prepare()?;
    folder.write(manifest::NAME, &before.union(after).to_string())?;
    for path in &changes.removed {
        folder.remove(path)?;
    }
    // The surface comes last: until it is replaced, a run that goes on finds the same changes of the API. So it is with the document in
    // which parts that are kept are found.
    let mut written: Vec<&String> = changes.added.iter().chain(&changes.changed).collect();
    written.sort_by_key(|path| match path.as_str() {
        surface::FILE_NAME => 2,
        kept::DOCUMENT_FILE_NAME => 1,
        _ => 0,
    });
    for path in written {
        if let Some(text) = files.get(path) {
            folder.write(path, text)?;
        }
    }
    folder.write(manifest::NAME, &after.to_string())
}

/// The content of the file `name` in `folder`; `None` if there is none.
///
/// # Errors
/// [`Error::InTheWay`] and [`Error::Io`], as [`write_files`].
pub fn read_file(folder: &Path, name: &str) -> Result<Option<Vec<u8>>, Error> {
    Folder::at(folder).read(name)
}

/// Whether the file `name` in `folder` is not what an earlier run wrote there. Without a manifest, that is unknown.
///
/// # Errors
/// [`Error::InTheWay`] and [`Error::Io`], as [`write_files`].
pub fn is_edited(folder: &Path, name: &str) -> Result<bool, Error> {
    let folder = Folder::at(folder);
    let Some(manifest) = folder.read(manifest::NAME)? else {
        return Ok(false);
    };
    let found = folder.read(name)?;
    Ok(found.is_some_and(|found| !Manifest::parse(&manifest).allows(name, &found)))
}

/// Writes the file `name` in `folder`. Returns whether its content changed.
///
/// # Errors
/// [`Error::InTheWay`] and [`Error::Io`], as [`write_files`].
pub fn write_file(folder: &Path, name: &str, text: &str) -> Result<bool, Error> {
    let folder = Folder::at(folder);
    if folder
        .read(name)?
        .is_some_and(|bytes| bytes == text.as_bytes())
    {
        return Ok(false);
    }
    folder.prepare()?;
    folder.write(name, text)?;
    Ok(true)
}
