//! The document's folder, or `root`: the only folder whose files are read.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};

use super::target::Refusal;
use crate::diagnostic::{codes, nearest};

/// How many files are compared for a "did you mean".
const COMPARED: usize = 1_000;

/// The folder that all files of a document lie in.
#[derive(Debug)]
pub struct Folder {
    canonical: PathBuf,
    shown: PathBuf,
    /// The document's path below it.
    document: PathBuf,
}

/// A file within the folder.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FoundFile {
    /// Its path below the folder, with forward slashes and without symbolic links.
    pub key: String,
    /// Its path as the user would write it.
    pub shown: String,
    canonical: PathBuf,
}

impl Folder {
    /// The folder of the document at `path`, which is `root` or else its own, and the document in it.
    ///
    /// # Errors
    /// Where there is no such file, no such root, or the one is not below the other.
    pub fn of(path: &Path, root: Option<&Path>) -> io::Result<(Self, FoundFile)> {
        Self::holding(
            path.canonicalize()?,
            path.parent(),
            path.display().to_string(),
            root,
        )
    }

    /// The current folder, or `root`, for a document that is no file and is shown as `name`.
    ///
    /// # Errors
    /// Where there is no such root, or the current folder is not below it.
    pub fn here(name: &str, root: Option<&Path>) -> io::Result<(Self, FoundFile)> {
        Self::holding(
            Path::new(".").canonicalize()?.join(name),
            None,
            name.to_owned(),
            root,
        )
    }

    fn holding(
        canonical: PathBuf,
        parent: Option<&Path>,
        shown: String,
        root: Option<&Path>,
    ) -> io::Result<(Self, FoundFile)> {
        let folder = match root {
            Some(root) => root
                .canonicalize()
                .map_err(|error| about_root(root, &error.to_string()))?,
            None => canonical.parent().unwrap_or(&canonical).to_owned(),
        };
        if let Some(root) = root.filter(|_| !folder.is_dir()) {
            return Err(about_root(root, "it is not a folder"));
        }
        let document = canonical.strip_prefix(&folder).map(Path::to_owned);
        let shown_folder = root.or(parent).unwrap_or(Path::new("")).to_owned();
        let document = document.map_err(|_| {
            about_root(
                &shown_folder,
                "the document is not in this folder, or one below",
            )
        })?;
        let found = FoundFile {
            key: String::new(),
            shown,
            canonical,
        };
        Ok((
            Self {
                canonical: folder,
                shown: shown_folder,
                document,
            },
            found,
        ))
    }

    /// Looks for the file that `path` means in a file whose key is `from`.
    pub fn find(&self, from: &str, path: &str) -> Result<FoundFile, Refusal> {
        let Some(relative) = self.join_within(from, path) else {
            return Err(escaping(path));
        };
        let joined = self.canonical.join(relative);
        let canonical = joined
            .canonicalize()
            .map_err(|error| unreadable(path, &error))?;
        let Ok(below) = canonical.strip_prefix(&self.canonical) else {
            return Err(escaping(path));
        };
        let parts: Option<Vec<&str>> = below
            .components()
            .map(|part| part.as_os_str().to_str())
            .collect();
        let Some(key) = parts.map(|parts| parts.join("/")) else {
            return Err(Refusal::new(
                &codes::UNREADABLE_FILE,
                format!("the path of `{path}` is not UTF-8"),
            ));
        };
        let shown = self.shown.join(&key).display().to_string();
        Ok(FoundFile {
            key,
            shown,
            canonical,
        })
    }

    /// The path of a missing file, as the user would write it.
    pub fn show(&self, from: &str, path: &str) -> Option<String> {
        Some(
            self.shown
                .join(self.join_within(from, path)?)
                .display()
                .to_string(),
        )
    }

    /// The path of an existing file with a similar name, or with another extension.
    pub fn meant(&self, from: &str, path: &str) -> Option<String> {
        // From the document's own folder, not from the file's.
        let written = self
            .join_within("", path)
            .filter(|written| self.canonical.join(written).is_file());
        if let Some(written) = written.filter(|_| !from.is_empty()) {
            let below = Path::new(from).parent()?.components().count();
            return Some(format!("{}{}", "../".repeat(below), written.to_str()?));
        }
        let missing = self.canonical.join(self.join_within(from, path)?);
        let name = missing.file_name()?.to_str()?;
        let folder = missing.parent()?.canonicalize().ok()?;
        folder.strip_prefix(&self.canonical).ok()?;
        let files = fs::read_dir(folder).ok()?.flatten().take(COMPARED);
        let names: BTreeSet<String> = files
            .filter_map(|file| file.file_name().into_string().ok())
            .collect();
        // The extensions have no part in the similarity.
        let stem = |name: &str| {
            Path::new(name)
                .file_stem()
                .and_then(OsStr::to_str)
                .map(str::to_owned)
        };
        let stems: BTreeMap<String, &String> = names
            .iter()
            .filter_map(|name| Some((stem(name)?, name)))
            .collect();
        let meant = stems[nearest(&stem(name)?, stems.keys().map(String::as_str))?];
        Some(format!("{}{meant}", path.strip_suffix(name)?))
    }

    /// `path` as seen from the file with the key `from`, without `.` and `..`; `None` where it leads out.
    fn join_within(&self, from: &str, path: &str) -> Option<PathBuf> {
        let from = if from.is_empty() {
            &self.document
        } else {
            Path::new(from)
        };
        let mut joined = from.parent()?.to_owned();
        for part in path.split('/') {
            match Path::new(part).components().next() {
                None | Some(Component::CurDir) => {}
                Some(Component::ParentDir) => joined.pop().then_some(())?,
                Some(Component::Normal(name)) if name == part => joined.push(name),
                Some(_) => return None,
            }
        }
        Some(joined)
    }
}

fn about_root(root: &Path, why: &str) -> io::Error {
    io::Error::other(format!("the root `{}`: {why}", root.display()))
}

impl FoundFile {
    /// Reads the file; `None` where it has more bytes than `limit`.
    ///
    /// # Errors
    /// Where it cannot be read, or is not a regular file.
    pub fn read(&self, limit: usize) -> io::Result<Option<Vec<u8>>> {
        read_within(open_regular(&self.canonical)?, limit)
    }

    /// Whether both are the same file.
    pub fn is(&self, other: &Self) -> bool {
        self.canonical == other.canonical
    }
}

/// Reads to the end; `None` where there are more bytes than `limit`.
pub fn read_within(reader: impl Read, limit: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    reader.take(limit as u64 + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() <= limit).then_some(bytes))
}

/// Why a file that a reference names was not read.
pub fn unreadable(path: &str, error: &io::Error) -> Refusal {
    if error.kind() == io::ErrorKind::NotFound {
        let message = format!("`{path}` does not exist");
        return Refusal::new(&codes::MISSING_FILE, message);
    }
    Refusal::new(
        &codes::UNREADABLE_FILE,
        format!("`{path}` cannot be read: {error}"),
    )
}

fn escaping(path: &str) -> Refusal {
    let message = format!("`{path}` is outside of the document's folder and is not opened");
    let help = "if it belongs to the document, set `root` to a folder that contains both files";
    Refusal::new(&codes::ESCAPING_REF, message).help(help)
}

/// Opens a regular file, since pipes and devices may have no end.
pub fn open_regular(path: &Path) -> io::Result<File> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is not a file"));
    }
    File::open(path)
}
