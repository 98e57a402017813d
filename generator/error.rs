//! Errors of the file system and of the arguments.
//!
//! Errors in a user's document are never an [`Error`]: they are diagnostics.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::load;

/// Why a run could not be carried out.
///
/// The text of a cause is in [`source`](std::error::Error::source) and not repeated.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Error {
    /// An operation of the file system failed.
    #[error("cannot {action} {}", path.display())]
    Io {
        /// What was being done, as in "cannot …".
        action: &'static str,
        /// To which file or folder.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The output path, or a file in it, is something else: a file, a folder or a symbolic link.
    #[error("{} is {is}; nothing was written", path.display())]
    InTheWay {
        /// Its path.
        path: PathBuf,
        /// What it is.
        is: &'static str,
    },
    /// Files that were edited or not generated would be lost, so nothing was written.
    #[error("{}", format_loss(folder, paths))]
    WouldLose {
        /// The output folder.
        folder: PathBuf,
        /// The files, relative to the folder.
        paths: Vec<String>,
    },
    /// The output folder has files, and no run wrote any of them.
    #[error("{}", format_foreign(folder, names))]
    Foreign {
        /// The output folder.
        folder: PathBuf,
        /// What is in it.
        names: Vec<String>,
    },
    /// The document is a URL, which is not fetched.
    #[error("{message}")]
    Remote {
        /// What is wrong.
        message: String,
        /// What to do instead.
        help: String,
    },
    /// Invalid arguments or options.
    #[error("{0}")]
    Usage(String),
}

impl Error {
    /// An [`Error::Io`], as the argument of `map_err`.
    pub(crate) fn io(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Io {
            action,
            path: path.to_owned(),
            source,
        }
    }

    /// The whole chain of causes on one line.
    pub(crate) fn chain(&self) -> String {
        let causes =
            std::iter::successors(Some(self as &dyn std::error::Error), |error| error.source());
        causes
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(": ")
    }
}

impl From<load::Error> for Error {
    fn from(load::Error { path, source }: load::Error) -> Self {
        Self::Io {
            action: "read",
            path,
            source,
        }
    }
}

fn format_loss(folder: &Path, paths: &[String]) -> String {
    let (folder, shown) = (folder.display(), first_of(paths, 10));
    format!(
        "nothing was written to {folder}, because these files were edited or not generated: {shown}"
    )
}

fn format_foreign(folder: &Path, names: &[String]) -> String {
    let (folder, shown) = (folder.display(), first_of(names, 5));
    format!(
        "nothing was written to {folder}, because it contains files that were not generated: {shown}"
    )
}

fn first_of(names: &[String], most: usize) -> String {
    let shown = names[..names.len().min(most)].join(", ");
    let more = names.len().saturating_sub(most);
    if more == 0 {
        shown
    } else {
        format!("{shown} and {more} more")
    }
}
