//! The file of `--bindings`.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::console::Console;
use super::exit::Exit;
use crate::Bindings;
use crate::error::Error;
use crate::write::{WriteMode, read_file, write_file};

/// The file of the bindings. It is new, or an earlier run wrote it, unless other files may be replaced.
pub struct BindingsFile<'a> {
    path: &'a Path,
    folder: PathBuf,
    name: &'a str,
    mode: WriteMode,
}

impl<'a> BindingsFile<'a> {
    /// Checks that it may be written.
    pub fn at(path: &'a Path, mode: WriteMode) -> Result<Self, Error> {
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new(".")).to_owned();
        let name = path.file_name().and_then(|name| name.to_str());
        let name =
            name.ok_or_else(|| Error::Usage(format!("{} is not a file name", path.display())))?;
        let file = Self {
            path,
            folder,
            name,
            mode,
        };
        file.read()?;
        Ok(file)
    }

    /// Its content.
    fn read(&self) -> Result<Option<Vec<u8>>, Error> {
        let before = read_file(&self.folder, self.name)?;
        let foreign = before.as_ref().is_some_and(|before| !are_bindings(before));
        if foreign && matches!(self.mode, WriteMode::Write | WriteMode::DryRun) {
            return Err(Error::WouldLose {
                folder: self.folder.clone(),
                paths: vec![self.name.to_owned()],
            });
        }
        Ok(before)
    }

    /// Writes them, or reports that they differ.
    pub fn put(&self, bindings: &Bindings, console: &mut Console) -> Result<Exit, Error> {
        let text = format!("{:#}\n", json!(bindings));
        let is_stale = self.read()?.is_none_or(|before| before != text.as_bytes());
        match self.mode {
            WriteMode::Write | WriteMode::Overwrite => {
                write_file(&self.folder, self.name, &text).map(|_| Exit::Done)
            }
            WriteMode::Check if is_stale => {
                let help = format!("run `{}` to update it", console.invocation().to_write(""));
                console.error(&format!("{} is stale", self.path.display()), Some(&help));
                Ok(Exit::Unclean)
            }
            WriteMode::Check | WriteMode::DryRun => Ok(Exit::Done),
        }
    }
}

/// Whether a file could have been written here.
fn are_bindings(text: &[u8]) -> bool {
    let object: Option<Value> = serde_json::from_slice(text).ok();
    let keys = ["schemas", "operations", "webhooks"];
    object
        .as_ref()
        .and_then(Value::as_object)
        .is_some_and(|object| {
            // Former versions did not write `servers`.
            object.keys().filter(|key| *key != "servers").eq(keys)
        })
}
