//! `--watch`: a run, and another one whenever a file changes that the last one read.
//!
//! Files are compared by time and size: folders of containers and of networks report no changes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use super::console::Console;
use super::exit::Exit;
use super::summary::counted;
use crate::error::Error;
use crate::source::Sources;

/// The time between two looks.
const INTERVAL: Duration = Duration::from_millis(200);

/// Time and size of a file; `None` if there is none.
type Stamp = Option<(SystemTime, u64)>;

/// The files that a run read or missed, with what they were then.
#[derive(Debug, Default)]
pub struct ReadFiles {
    stamps: BTreeMap<PathBuf, Stamp>,
    /// Those that the run may have written too.
    outputs: Vec<PathBuf>,
}

impl ReadFiles {
    /// Adds a file before it is read.
    pub fn add(&mut self, path: &Path) {
        let stamp = stamp_of(path);
        self.stamps.entry(path.to_owned()).or_insert(stamp);
    }

    /// Adds a file that is read, and then written by the run.
    pub fn add_output(&mut self, path: &Path) {
        self.outputs.push(path.to_owned());
    }

    /// Adds the files of a document, which have been read, and those that it misses.
    pub fn add_all(&mut self, sources: &Sources) {
        let files = sources.files().map(|file| file.path.as_str());
        for path in files.chain(sources.missing()) {
            self.add(Path::new(path));
        }
    }

    /// The files as they were before the run, as far as `before` knows them: one may have changed while the run read it.
    fn into_stamps(self, before: &BTreeMap<PathBuf, Stamp>) -> BTreeMap<PathBuf, Stamp> {
        let mut stamps = self.stamps;
        for (path, stamp) in &mut stamps {
            if let Some(earlier) = before.get(path) {
                *stamp = *earlier;
            }
        }
        for path in self.outputs {
            let stamp = stamp_of(&path);
            stamps.insert(path, stamp);
        }
        stamps
    }
}

/// Runs the task now and after each change, until the process is ended. An error is printed, and the watch goes on.
pub fn watch(
    console: &mut Console,
    mut task: impl FnMut(&mut ReadFiles, &mut Console) -> Result<Exit, Error>,
) -> ! {
    let mut before = BTreeMap::new();
    loop {
        let mut read = ReadFiles::default();
        if let Err(error) = task(&mut read, console) {
            console.fail(&error);
        }
        let stamps = read.into_stamps(&before);
        let files = counted(stamps.len(), "file");
        console.status(&format!("watching {files}; press Ctrl-C to stop"));
        // If the output is closed, the files are the only result.
        let _ = console.finish();
        let changed = wait_for_change(&stamps);
        console.status(&format!("{} changed", changed.display()));
        before = settle(stamps);
    }
}

/// Waits until a file is not as it was, and returns it.
fn wait_for_change(stamps: &BTreeMap<PathBuf, Stamp>) -> PathBuf {
    loop {
        let mut files = stamps.iter();
        if let Some((path, _)) = files.find(|(path, stamp)| stamp_of(path) != **stamp) {
            return path.clone();
        }
        thread::sleep(INTERVAL);
    }
}

/// Waits until nothing changes any more, since editors and version control write in several steps.
fn settle(mut stamps: BTreeMap<PathBuf, Stamp>) -> BTreeMap<PathBuf, Stamp> {
    loop {
        let now: BTreeMap<PathBuf, Stamp> = stamps
            .keys()
            .map(|path| (path.clone(), stamp_of(path)))
            .collect();
        if now == stamps {
            return now;
        }
        stamps = now;
        thread::sleep(INTERVAL);
    }
}

fn stamp_of(path: &Path) -> Stamp {
    let found = fs::metadata(path).ok()?;
    Some((found.modified().ok()?, found.len()))
}
