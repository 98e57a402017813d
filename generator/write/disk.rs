//! A folder on the disk, in which nothing is reached through a symbolic link and files are only replaced as a whole.

use std::fs::{self, File, FileType};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

use crate::error::Error;
use crate::files::{OWN_PREFIX, is_safe_path};
use crate::kept;
use crate::lock;
use crate::surface;

/// What the name of an unfinished file ends with.
const UNFINISHED: &str = ".tmp";

/// The folder that files are written to. It may be a symbolic link itself.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The folder at a path, which need not exist.
    pub fn at(path: &Path) -> Self {
        let here = path.as_os_str().is_empty();
        Self(if here {
            PathBuf::from(".")
        } else {
            path.to_owned()
        })
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Makes sure that it is a folder, or that one can be created there.
    ///
    /// # Errors
    /// Where something else is at its path, or at the path of a folder above it.
    pub fn check(&self) -> Result<(), Error> {
        let named = self
            .0
            .ancestors()
            .filter(|path| !path.as_os_str().is_empty());
        for path in named {
            let is = match fs::metadata(path) {
                Ok(found) if found.is_dir() => return Ok(()),
                Ok(found) if found.is_file() => "a file, not a folder",
                Ok(_) => "not a folder",
                Err(_) if fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink()) => {
                    "a broken symbolic link"
                }
                Err(error) if is_absent(&error) => continue,
                Err(error) => return Err(Error::io("look at", path)(error)),
            };
            return Err(Error::InTheWay {
                path: path.to_owned(),
                is,
            });
        }
        Ok(())
    }

    /// What is in it, sorted, but for what may be there before the first run: names that begin with a dot (of version control, editors,
    /// or a run that was interrupted), a lock, a surface, and what belongs to these.
    pub fn foreign_names(&self) -> Result<Vec<String>, Error> {
        let entries = match fs::read_dir(&self.0) {
            Ok(entries) => entries,
            Err(error) if is_absent(&error) => return Ok(Vec::new()),
            Err(error) => return Err(Error::io("list", &self.0)(error)),
        };
        let mut names = Vec::new();
        for entry in entries {
            let entry = entry.map_err(Error::io("list", &self.0))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_kept = [
                lock::FILE_NAME,
                surface::FILE_NAME,
                kept::FILE_NAME,
                kept::DOCUMENT_FILE_NAME,
            ]
            .contains(&name.as_str());
            if !name.starts_with('.') && !is_kept {
                names.push(name);
            }
        }
        names.sort_unstable();
        Ok(names)
    }

    /// The Rust files below one of its folders. A folder with a crate of its own, symbolic links, and names that no emitted file has are
    /// skipped.
    pub fn sources_below(&self, root: &str) -> Result<Vec<String>, Error> {
        let mut found = Vec::new();
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            let full = self.0.join(&folder);
            let is_folder = fs::symlink_metadata(&full).is_ok_and(|found| found.is_dir());
            if !is_folder || full.join("Cargo.toml").exists() {
                continue;
            }
            for entry in fs::read_dir(&full).map_err(Error::io("list", &full))? {
                let entry = entry.map_err(Error::io("list", &full))?;
                let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
                let kind = entry.file_type().map_err(Error::io("look at", &full))?;
                if !is_safe_path(&path) {
                    continue;
                }
                if kind.is_dir() {
                    folders.push(path);
                } else if kind.is_file() && Path::new(&path).extension() == Some("rs".as_ref()) {
                    found.push(path);
                }
            }
        }
        Ok(found)
    }

    /// The content of a file; `None` if there is no such file.
    ///
    /// # Errors
    /// If the path is not a file, or has a symbolic link on the way.
    pub fn read(&self, path: &str) -> Result<Option<Vec<u8>>, Error> {
        let mut full = self.0.clone();
        let mut parts = path.split('/').peekable();
        while let Some(part) = parts.next() {
            full.push(part);
            let kind = match fs::symlink_metadata(&full) {
                Ok(found) => found.file_type(),
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                Err(error) => return Err(Error::io("look at", &full)(error)),
            };
            if let Some(is) = find_obstacle(kind, parts.peek().is_none()) {
                return Err(Error::InTheWay { path: full, is });
            }
        }
        fs::read(&full).map(Some).map_err(Error::io("read", &full))
    }

    /// Makes sure that the folder exists, and takes away what a run left there that was interrupted.
    pub fn prepare(&self) -> Result<(), Error> {
        fs::create_dir_all(&self.0).map_err(Error::io("create", &self.0))?;
        for entry in fs::read_dir(&self.0).map_err(Error::io("list", &self.0))? {
            let entry = entry.map_err(Error::io("list", &self.0))?;
            let name = entry.file_name();
            if name
                .to_str()
                .is_some_and(|name| name.starts_with(OWN_PREFIX) && name.ends_with(UNFINISHED))
            {
                fs::remove_file(entry.path()).map_err(Error::io("remove", &entry.path()))?;
            }
        }
        Ok(())
    }

    /// Writes a file. Concurrent readers see the old content or the new one.
    ///
    /// The path must have been [read](Self::read) before, which makes sure that nothing is in the way.
    pub fn write(&self, path: &str, text: &str) -> Result<(), Error> {
        let full = self.0.join(path);
        if let Some(parent) = full.parent() {
            fs::create_dir_all(parent).map_err(Error::io("create", parent))?;
        }
        let unfinished = self
            .0
            .join(format!("{OWN_PREFIX}{}{UNFINISHED}", process::id()));
        let written = write_new(&unfinished, text).and_then(|()| fs::rename(&unfinished, &full));
        written.map_err(|error| {
            // What matters is why it could not be written; the next run takes away what is left.
            let _ = fs::remove_file(&unfinished);
            Error::io("write", &full)(error)
        })
    }

    /// Removes a file, and the folders that are empty without it.
    pub fn remove(&self, path: &str) -> Result<(), Error> {
        let full = self.0.join(path);
        fs::remove_file(&full).map_err(Error::io("remove", &full))?;
        let parents = full
            .ancestors()
            .skip(1)
            .take_while(|parent| *parent != self.0);
        // A folder that cannot be removed has something in it.
        let _ = parents.map(fs::remove_dir).find(Result::is_err);
        Ok(())
    }
}

/// Whether nothing is at a path, of which a part may be a file.
fn is_absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    File::create_new(path)?.write_all(text.as_bytes())
}

/// What is at a path instead of a file (at its end) or a folder (before), if it is neither.
fn find_obstacle(kind: FileType, at_end: bool) -> Option<&'static str> {
    match at_end {
        _ if kind.is_symlink() => Some("a symbolic link"),
        true if kind.is_dir() => Some("a folder"),
        true if !kind.is_file() => Some("not a regular file"),
        false if !kind.is_dir() => Some("not a folder"),
        _ => None,
    }
}
