//! What went wrong with the machine or with how the generator was called.
//!
//! What is wrong with a user's document is never an [`Error`]: it is a diagnostic.

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
    /// The system refused something.
    #[error("cannot {action} {}", path.display())]
    Io {
        /// What was being done, as in "cannot …".
        action: &'static str,
        /// To which file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Something that is not a file stands where a file belongs, or not a folder where a folder belongs.
    #[error("{} is {is}; nothing was written", path.display())]
    InTheWay {
        /// What stands in the way.
        path: PathBuf,
        /// What it is.
        is: &'static str,
    },
    /// Files that somebody else wrote or changed would be lost, so nothing was written.
    #[error("{}", spell_loss(folder, paths))]
    WouldLose {
        /// The output folder.
        folder: PathBuf,
        /// The files, relative to the folder.
        paths: Vec<String>,
    },
    /// The output folder has files, and no run wrote any of them.
    #[error("{}", spell_foreign(folder, names))]
    Foreign {
        /// The output folder.
        folder: PathBuf,
        /// What is in it.
        names: Vec<String>,
    },
    /// The document is named by a URL, and nothing is fetched.
    #[error("{message}")]
    Remote {
        /// What is wrong.
        message: String,
        /// What to do instead.
        help: String,
    },
    /// It was called in a way that makes no sense.
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

fn spell_loss(folder: &Path, paths: &[String]) -> String {
    let (folder, shown) = (folder.display(), first_of(paths, 10));
    format!(
        "nothing was written to {folder}, because these files were edited or not generated: {shown}"
    )
}

fn spell_foreign(folder: &Path, names: &[String]) -> String {
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
