//! Data type: what a build script asks for. Most of its methods are rows of the table in `options`.

use std::path::Path;

use super::ClientConfig;

/// [`build`](crate::build) with options.
///
/// ```no_run
/// use disjunct::{Builder, UnknownFields};
///
/// fn main() {
///     Builder::new("specs/openapi.json").unknown_fields(UnknownFields::Drop).strict(true).file_name("client.rs").run();
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    pub(crate) client: ClientConfig,
    pub(crate) file_name: Option<String>,
    /// Why the value of an option is not valid. [`Builder::run`] reports it, since a chain of setters cannot.
    pub(crate) invalid: Option<String>,
}

impl Builder {
    /// A build of the document at `spec`: absolute, or relative to the package's folder, where cargo runs build scripts.
    pub fn new(spec: impl AsRef<Path>) -> Self {
        let spec = Some(spec.as_ref().to_owned());
        Self {
            client: ClientConfig {
                spec,
                ..ClientConfig::default()
            },
            file_name: None,
            invalid: None,
        }
    }

    /// Name of the file in `OUT_DIR`; by default made from the name of the document. Two documents with the same name need it.
    #[must_use]
    pub fn file_name(mut self, name: impl Into<String>) -> Self {
        self.file_name = Some(name.into());
        self
    }

    /// Keeps the first error of a setter.
    pub(super) fn note(&mut self, done: Result<(), String>) {
        if let Err(message) = done {
            self.invalid.get_or_insert(message);
        }
    }
}
