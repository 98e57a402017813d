//! Clients made of documents: the calls that they make, and the programs that make them.

mod calls;
mod driver;
mod workspace;

pub use calls::{Call, sample_calls};
pub use workspace::{Programs, build, workspace_folder};

use std::path::Path;

use disjunct::{Files, Layout, Lock, Options, generate};
use serde_json::Value;

use crate::service::Served;

/// A generated crate and its document.
#[derive(Debug)]
pub struct Client {
    /// The name of its document.
    pub name: String,
    /// The document.
    pub served: Served,
    /// `disjunct.api.json`.
    pub surface: Value,
    /// The crate.
    pub files: Files,
    /// What its next version keeps.
    pub lock: Lock,
}

impl Client {
    /// Generates the crate of the document at `path`, with the lock of its former version.
    ///
    /// # Panics
    /// If the document has errors.
    #[must_use]
    pub fn of(name: &str, document: Value, path: &Path, lock: Lock) -> Self {
        let mut options = Options::default();
        options.lock = lock;
        let made = generate(path, &options, Layout::Crate).expect("a document");
        let files = made.files.expect("a document without errors");
        let surface = files.get("disjunct.api.json").expect("the surface");
        Self {
            name: name.to_owned(),
            served: Served::of(document),
            surface: serde_json::from_str(surface).expect("JSON"),
            files,
            lock: made.lock,
        }
    }

    /// The operations of the surface.
    pub fn operations(&self) -> impl Iterator<Item = &Value> {
        crate::api::items(&self.surface["client"]["operations"])
    }
}
