//! A document's client as one file inside a crate that denies lints: what a build script generates, and the crate that includes it.

use std::path::Path;

use disjunct::{Layout, Options, generate};

use crate::documents::Document;
use crate::make::write_changed;

/// The packages of this module, as a pattern of cargo's.
pub const PACKAGES: &str = "included_*";

/// Lints that strict crates deny. None of them is about included code.
const DENIED: &str = "#![deny(warnings, missing_docs, clippy::pedantic, unreachable_pub)]";

/// What a build script generates for a document.
#[derive(Debug)]
pub struct Included {
    text: String,
    dependencies: Vec<String>,
}

/// The name of the crate that includes the client of a document.
#[must_use]
pub fn package(document: &Document) -> String {
    format!("included_{}", document.name)
}

impl Included {
    /// Generates the file; `None` if the document has errors.
    ///
    /// # Panics
    /// If the document cannot be read.
    #[must_use]
    pub fn generate(document: &Document) -> Option<Self> {
        let made = generate(&document.path, &Options::default(), Layout::OneFile).unwrap();
        let text = made.files?.only()?.to_owned();
        Some(Self {
            text,
            dependencies: made.dependencies,
        })
    }

    /// Writes a crate of edition 2021 that includes the file.
    ///
    /// # Panics
    /// If the folder cannot be written.
    pub fn write(&self, document: &Document, folder: &Path) {
        let manifest = format!(
            "[package]\nname = \"{}\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[dependencies]\n{}\n",
            package(document),
            self.dependencies.join("\n")
        );
        write_changed(&folder.join("Cargo.toml"), &manifest);
        let library = format!(
            "//! A crate that denies lints.\n\n{}{DENIED}\n\npub mod client {{\n    //! The client.\n\n    include!(\"client.rs\");\n}}\n",
            self.demanded_attributes()
        );
        write_changed(&folder.join("src/lib.rs"), &library);
        write_changed(&folder.join("src/client.rs"), &self.text);
    }

    /// The attributes that the file demands of its crate, in the comment at its top.
    fn demanded_attributes(&self) -> String {
        let comment = self.text.lines().take_while(|line| line.starts_with("//"));
        comment
            .filter_map(|line| line.strip_prefix("//     "))
            .filter(|line| line.starts_with("#!["))
            .map(|line| format!("{line}\n"))
            .collect()
    }
}
