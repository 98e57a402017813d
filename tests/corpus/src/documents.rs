//! The documents, and which of them are looked at together.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Into how many groups the documents are dealt.
pub const GROUPS: usize = 30;

/// A document.
#[derive(Clone, Debug)]
pub struct Document {
    /// As a Rust identifier.
    pub name: String,
    /// Where it is, relative to the folder of all.
    pub spec: String,
    /// Where it is.
    pub path: PathBuf,
    /// Its bytes, those of the files beside it included.
    pub size: u64,
}

/// All documents, sorted by name: JSON and YAML files, and folders with one. Empty where there is no such folder.
///
/// # Panics
/// Where the folder cannot be read.
#[must_use]
pub fn documents(folder: &Path) -> Vec<Document> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut documents: Vec<Document> = entries
        .map(|entry| entry.unwrap().path())
        .filter_map(|path| {
            let (main, size) = if path.is_dir() {
                (main_file(&path)?, size_of(&path))
            } else {
                (path.clone(), size_of(&path))
            };
            let spec = main
                .strip_prefix(folder)
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned();
            main.extension().filter(|extension| {
                ["json", "yaml", "yml"]
                    .iter()
                    .any(|known| extension == known)
            })?;
            let name = spell_name(main.file_stem()?.to_str()?);
            Some(Document {
                name,
                spec,
                path: main,
                size,
            })
        })
        .collect();
    documents.sort_by(|a, b| a.name.cmp(&b.name));
    documents
}

/// The one file that stands in a document's own folder, not in a folder below it.
fn main_file(folder: &Path) -> Option<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    files.into_iter().next()
}

fn size_of(path: &Path) -> u64 {
    if path.is_dir() {
        return fs::read_dir(path)
            .unwrap()
            .map(|entry| size_of(&entry.unwrap().path()))
            .sum();
    }
    fs::metadata(path).unwrap().len()
}

fn spell_name(stem: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '_'
        }
    };
    stem.chars().map(plain).collect()
}

/// One of [`GROUPS`] groups of about the same size: each document, the largest first, goes to the group that has least.
///
/// # Panics
/// Never: there are groups.
#[must_use]
pub fn group(documents: &[Document], index: usize) -> Vec<Document> {
    let mut largest_first: Vec<&Document> = documents.iter().collect();
    largest_first.sort_by_key(|document| (Reverse(document.size), &document.name));
    let mut groups = vec![(0, Vec::new()); GROUPS];
    for document in largest_first {
        let least = groups.iter_mut().min_by_key(|(size, _)| *size).unwrap();
        least.0 += document.size;
        least.1.push(document.clone());
    }
    groups.swap_remove(index % GROUPS).1
}

/// The group whose turn it is today.
///
/// # Panics
/// Where the clock stands before 1970.
#[must_use]
pub fn group_of_today() -> usize {
    let days = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_secs()
        / 86_400;
    usize::try_from(days).unwrap() % GROUPS
}
