//! Files of git: `REV:PATH`.
//!
//! A document is written to a temporary folder, and then the files that it refers to, until none is missing that the revision has.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::names::Names;
use super::side::{Loaded, Side, is_surface_name, load_document, side_of_surface};
use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::error::Error;
use crate::files::is_safe_revision_path;
use crate::load::{self, Input};
use crate::source::Sources;
use crate::stack;

/// References lead from file to file this often.
const ROUNDS: usize = 64;

/// A file of git.
#[derive(Clone, Debug)]
pub struct Revision {
    /// A commit, a branch or a tag.
    name: String,
    /// The path as git reads it: from the root of the repository, or from the current folder if it begins with `./`.
    path: String,
}

impl Revision {
    /// Of an argument; `None` if it is only a path.
    pub fn of(argument: &Path) -> Option<Self> {
        let (name, path) = argument.to_str()?.split_once(':')?;
        // Of a drive of Windows the name is one letter; git would take a name with a dash for an option.
        let is_revision = name.len() > 1 && !name.starts_with('-') && !path.starts_with("//");
        (is_revision && !path.is_empty()).then(|| Self {
            name: name.to_owned(),
            path: path.to_owned(),
        })
    }

    fn shown(&self) -> String {
        format!("{}:{}", self.name, self.path)
    }

    /// The content of a file of the same revision.
    fn read(&self, path: &str) -> Result<Vec<u8>, Error> {
        let object = format!("{}:{path}", self.name);
        run_git(&["cat-file", "blob", &object]).map_err(Error::io("read", Path::new(&object)))
    }
}

/// The output of a git command.
fn run_git(arguments: &[&str]) -> io::Result<Vec<u8>> {
    let output = Command::new("git").args(arguments).output()?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let message = String::from_utf8_lossy(&output.stderr);
    Err(io::Error::other(message.trim().replace('\n', "; ")))
}

/// The file on the disk that an argument names in git; `None` if it names none.
///
/// # Errors
/// If this is no repository.
pub fn path_on_disk(argument: &Path) -> Result<Option<PathBuf>, Error> {
    if argument.exists() {
        return Ok(None);
    }
    let Some(revision) = Revision::of(argument) else {
        return Ok(None);
    };
    if let Some(path) = revision.path.strip_prefix("./") {
        return Ok(Some(PathBuf::from(path)));
    }
    let root = run_git(&["rev-parse", "--show-cdup"]).map_err(Error::io("find", argument))?;
    let root = String::from_utf8_lossy(&root).trim().to_owned();
    Ok(Some(Path::new(&root).join(&revision.path)))
}

/// The file at a path as the last commit has it; `None` for a path that is not UTF-8.
pub fn committed(path: &Path) -> Option<Revision> {
    Some(Revision {
        name: "HEAD".to_owned(),
        path: format!("./{}", path.to_str()?),
    })
}

/// The file at a path as the commit has it that last changed another file; `None` if git has no such commit.
pub fn committed_with(path: &Path, other: &Path) -> Option<Revision> {
    let arguments = ["log", "-1", "--format=%H", "--", other.to_str()?];
    let name = run_git(&arguments).ok()?;
    let name = String::from_utf8_lossy(&name).trim().to_owned();
    let revision = committed(path)?;
    (!name.is_empty()).then_some(Revision { name, ..revision })
}

fn read_surface(revision: &Revision) -> Result<Side, Error> {
    let text = revision.read(&revision.path)?;
    let text = String::from_utf8_lossy(&text);
    side_of_surface(&revision.shown(), &text)
}

/// Reads a document or a surface of a revision.
///
/// # Errors
/// If git does not have it.
pub fn load(revision: &Revision, options: &Options, names: Names) -> Result<Loaded, Error> {
    if is_surface_name(Path::new(&revision.path)) {
        return read_surface(revision).map(|side| Loaded::Side(Box::new(side)));
    }
    let bytes = revision.read(&revision.path)?;
    let folder =
        tempfile::tempdir().map_err(Error::io("create", Path::new("a temporary folder")))?;
    // What the root contains is at the same path, so that references to other folders are found.
    let root = folder.path().to_owned();
    let relative = revision.path.trim_start_matches("./").to_owned();
    write_below(&root, &relative, &bytes)?;
    let spec = root.join(&relative);
    let options = Options {
        root: options.root.as_ref().map(|_| root.clone()),
        overlays: write_overlays(revision, &options.overlays, &root)?,
        ..options.clone()
    };
    let prefix = if revision.path.starts_with("./") {
        "./"
    } else {
        ""
    };
    for _ in 0..ROUNDS {
        let sources = read_sources(&spec, &options)?;
        if !write_missing(revision, &sources, (&root, prefix))? {
            break;
        }
    }
    let mut loaded = load_document(&spec, revision.shown(), &options, names)?;
    if let Loaded::Side(side) = &mut loaded {
        let shown = format!("{}:", revision.name);
        side.folder = Some((format!("{}/", root.display()), shown));
    }
    Ok(loaded)
}

/// The overlays as the revision has them, below the root. One that it does not have did not apply to its document, and one that is
/// in no folder below the current one is read as it is.
fn write_overlays(
    revision: &Revision,
    overlays: &[PathBuf],
    root: &Path,
) -> Result<Vec<PathBuf>, Error> {
    if overlays.is_empty() {
        return Ok(Vec::new());
    }
    // From the root of the repository, or from the current folder: as the path of the document.
    let folder = if revision.path.starts_with("./") {
        String::new()
    } else {
        let prefix = run_git(&["rev-parse", "--show-prefix"]);
        let prefix = prefix.map_err(Error::io("find", Path::new(&revision.path)))?;
        String::from_utf8_lossy(&prefix).trim().to_owned()
    };
    let prefix = if folder.is_empty() { "./" } else { "" };
    let mut written = Vec::new();
    for overlay in overlays {
        let path = overlay.strip_prefix(".").unwrap_or(overlay);
        let Some(path) = path.to_str().filter(|path| is_safe_revision_path(path)) else {
            written.push(overlay.clone());
            continue;
        };
        let path = format!("{folder}{path}");
        if let Ok(bytes) = revision.read(&format!("{prefix}{path}")) {
            write_below(root, &path, &bytes)?;
            written.push(root.join(&path));
        }
    }
    Ok(written)
}

/// The files of a document, and those that are missing.
fn read_sources(spec: &Path, options: &Options) -> Result<Sources, Error> {
    let loaded = stack::with_known_stack(|| {
        let mut ignored = Diagnostics::default();
        load::load(Input::File(spec), options.reading(), &mut ignored).map(|(_, sources)| sources)
    });
    Ok(loaded.map_err(Error::io("start a thread for", spec))??)
}

/// Writes the files that a document refers to and that are missing below the root; whether the revision has one of them.
fn write_missing(
    revision: &Revision,
    sources: &Sources,
    (root, prefix): (&Path, &str),
) -> Result<bool, Error> {
    let mut found = false;
    for missing in sources.missing() {
        let below = Path::new(missing).strip_prefix(root);
        let Some(path) = below.ok().and_then(Path::to_str) else {
            continue;
        };
        if is_safe_revision_path(path)
            && let Ok(bytes) = revision.read(&format!("{prefix}{path}"))
        {
            write_below(root, path, &bytes)?;
            found = true;
        }
    }
    Ok(found)
}

fn write_below(root: &Path, path: &str, bytes: &[u8]) -> Result<(), Error> {
    let full = root.join(path);
    if let Some(parent) = full.parent() {
        fs::create_dir_all(parent).map_err(Error::io("create", parent))?;
    }
    fs::write(&full, bytes).map_err(Error::io("write", &full))
}
