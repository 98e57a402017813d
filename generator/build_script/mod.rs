//! The entry point of build scripts: a document → one file in `OUT_DIR`, and what cargo has to know about it.
//!
//! ```ignore
//! // build.rs, with disjunct = { version = "0.1", default-features = false } in [build-dependencies]
//! fn main() {
//!     disjunct::build("specs/openapi.json")
//! }
//! ```
//! ```text
//! // src/lib.rs
//! pub mod api {
//!     include!(concat!(env!("OUT_DIR"), "/openapi.rs"));
//! }
//! ```
//! The `include!` is spelled out because a build dependency can give the crate no macro. What the file uses must be among the
//! crate's own dependencies: its first lines list them. Nothing is written outside of `OUT_DIR`, and nothing is fetched.

mod file_name;
mod manifest;

#[cfg(test)]
mod tests;

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

use crate::Generation;
use crate::Layout;
use crate::Options;
use crate::UnknownFields;
use crate::config::{Policy, RemoteSpec, SizeLimit, Verdict, find_remote};
use crate::error::Error;
use crate::generate;
use crate::load::read_lock;
use crate::lock;
use crate::render::{MessageFormat, inert_text, render};
use crate::source::{Place, Sources};
use crate::write::write_file;

use file_name::{check_file_name, derive_file_name};
use manifest::find_missing;

/// Generates the client of the document at `spec` into `OUT_DIR`: `specs/openapi.json` becomes `openapi.rs`.
///
/// It is meant to be all that a build script does: what is wrong is told to cargo, and the script ends there.
/// [`Builder`] has the options.
pub fn build(spec: impl AsRef<Path>) {
    Builder::new(spec).run();
}

/// [`build`] with options.
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
    spec: PathBuf,
    options: Options,
    max_size: Option<u32>,
    strict: bool,
    allow: Vec<String>,
    file_name: Option<String>,
}

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// The document has errors, or warnings that [`Builder::strict`] denies.
    #[error("{} cannot be used:\n{messages}", spec.display())]
    Document {
        /// Its path.
        spec: PathBuf,
        /// The messages for a person to read.
        messages: String,
        /// The messages as lines for cargo.
        cargo: String,
    },
    /// The generated code names crates that the package does not depend on.
    #[error("`[dependencies]` of {} lacks what the generated code names:\n{}", manifest.display(), lines.join("\n"))]
    Dependencies {
        /// The package's `Cargo.toml`.
        manifest: PathBuf,
        /// The lines that it lacks.
        lines: Vec<&'static str>,
    },
    /// The generator could not do its work.
    #[error(transparent)]
    Machine(#[from] Error),
}

impl Builder {
    /// A build of the document at `spec`: absolute, or relative to the package's folder, where cargo runs build scripts.
    pub fn new(spec: impl AsRef<Path>) -> Self {
        Self {
            spec: spec.as_ref().to_owned(),
            options: Options::default(),
            max_size: None,
            strict: false,
            allow: Vec::new(),
            file_name: None,
        }
    }

    /// The folder whose files the document may refer to; its own if not given. It is relative to what the document is relative to.
    #[must_use]
    pub fn root(mut self, folder: impl AsRef<Path>) -> Self {
        self.options.root = Some(folder.as_ref().to_owned());
        self
    }

    /// How large the document may be, all its files together, in MiB; 128 if not given, at most 2,048. The number of its values is
    /// limited in proportion.
    #[must_use]
    pub fn max_size(mut self, mebibytes: u32) -> Self {
        self.max_size = Some(mebibytes);
        self
    }

    /// What a struct does with members that it has no field for; [`UnknownFields::Keep`] if not given.
    #[must_use]
    pub fn unknown_fields(mut self, unknown_fields: UnknownFields) -> Self {
        self.options.unknown_fields = unknown_fields;
        self
    }

    /// A text that no `Debug` shows although the document does not call it a secret, by its schema's JSON pointer, or where
    /// messages say that it stands: `schemas/user.yaml#/properties/key`.
    #[must_use]
    pub fn secret(mut self, pointer: impl Into<String>) -> Self {
        self.options.secret.insert(pointer.into());
        self
    }

    /// Whether warnings are taken for errors.
    #[must_use]
    pub fn strict(mut self, strict: bool) -> Self {
        self.strict = strict;
        self
    }

    /// Suppresses the warnings of a code, given as `code`, or one of them, given as `code@pointer`.
    #[must_use]
    pub fn allow(mut self, warning: impl Into<String>) -> Self {
        self.allow.push(warning.into());
        self
    }

    /// The name of the file in `OUT_DIR`; made from the document's if not given. Two documents of one name need it.
    #[must_use]
    pub fn file_name(mut self, name: impl Into<String>) -> Self {
        self.file_name = Some(name.into());
        self
    }

    /// Generates the file. What is wrong is told to cargo, and the process ends with code 1.
    pub fn run(self) {
        let Err(error) = self.try_run() else { return };
        let lines = match error {
            BuildError::Document { cargo, .. } => cargo,
            BuildError::Dependencies { .. } => error
                .to_string()
                .lines()
                .map(|line| format!("cargo::error={line}\n"))
                .collect(),
            BuildError::Machine(Error::Remote { message, help }) => {
                format!(
                    "cargo::error={} (help: {})\n",
                    inert_text(&message),
                    inert_text(&help)
                )
            }
            BuildError::Machine(error) => format!("cargo::error={}\n", inert_text(&error.chain())),
        };
        // If cargo does not listen, the exit code has to say it all.
        let _ = io::stdout().write_all(lines.as_bytes());
        process::exit(1)
    }

    /// Generates the file and returns its path.
    ///
    /// Cargo is told what to watch and what to warn of; it hears nothing of errors, because it would fail the build for one.
    ///
    /// # Errors
    /// Where the document has errors or denied warnings, the package lacks a dependency, a file cannot be read or written, or an
    /// option makes no sense.
    pub fn try_run(&self) -> Result<PathBuf, BuildError> {
        let Some(folder) = env::var_os("OUT_DIR") else {
            let message = "`OUT_DIR` is not set: this is for build scripts, which cargo runs";
            return Err(Error::Usage(message.to_owned()).into());
        };
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").map(|folder| Path::new(&folder).join("Cargo.toml"));
        self.generate_into(Path::new(&folder), manifest, &mut io::stdout().lock())
    }

    fn generate_into(
        &self,
        folder: &Path,
        manifest: Option<PathBuf>,
        cargo: &mut dyn Write,
    ) -> Result<PathBuf, BuildError> {
        let name = self
            .file_name
            .clone()
            .unwrap_or_else(|| derive_file_name(&self.spec));
        check_file_name(&name)?;
        let policy = self.policy()?;
        if let Some(RemoteSpec { message, help }) = find_remote(&self.spec) {
            return Err(Error::Remote { message, help }.into());
        }
        tell(cargo, &watch(&self.spec))?;
        let kept = read_lock(&self.spec.with_file_name(lock::FILE_NAME)).map_err(Error::from)?;
        let max_size = self
            .max_size
            .map(SizeLimit::try_from)
            .transpose()
            .map_err(Error::Usage)?;
        let max_size = max_size.unwrap_or_default();
        let options = Options {
            max_size,
            lock: kept.lock,
            ..self.options.clone()
        };
        let Generation {
            files,
            dependencies,
            mut diagnostics,
            mut sources,
            ..
        } = generate(&self.spec, &options, Layout::OneFile)?;
        kept.diagnostics
            .into_iter()
            .for_each(|found| diagnostics.push(found));
        sources.extend(kept.source);
        tell(cargo, &watch_all(&sources))?;
        let verdict = policy.judge(&mut diagnostics);
        diagnostics.drop_notes();
        let lines = render(&diagnostics, &sources, MessageFormat::Cargo);
        let Some(files) = files.filter(|_| verdict == Verdict::Accepted) else {
            let messages = render(
                &diagnostics,
                &sources,
                MessageFormat::Human { colored: false },
            );
            return Err(BuildError::Document {
                spec: self.spec.clone(),
                messages,
                cargo: lines,
            });
        };
        tell(cargo, &lines)?;
        manifest.map_or(Ok(()), |manifest| {
            check_dependencies(manifest, dependencies)
        })?;
        write_file(folder, &name, files.only().expect("one file was asked for"))?;
        Ok(folder.join(name))
    }

    fn policy(&self) -> Result<Policy, Error> {
        let allow = self
            .allow
            .iter()
            .map(|text| Ok((text.parse()?, Place::value(""))));
        let allow = allow.collect::<Result<_, String>>().map_err(Error::Usage)?;
        Ok(Policy {
            strict: self.strict,
            allow,
        })
    }
}

/// Refuses what would not compile. Where there is no manifest, it is not cargo that builds the package.
fn check_dependencies(manifest: PathBuf, needed: Vec<&'static str>) -> Result<(), BuildError> {
    let Ok(text) = fs::read_to_string(&manifest) else {
        return Ok(());
    };
    let lines = find_missing(&text, needed);
    if lines.is_empty() {
        Ok(())
    } else {
        Err(BuildError::Dependencies { manifest, lines })
    }
}

fn tell(cargo: &mut dyn Write, lines: &str) -> Result<(), Error> {
    cargo
        .write_all(lines.as_bytes())
        .map_err(Error::io("write to", Path::new("standard output")))
}

fn watch_all(sources: &Sources) -> String {
    let files = sources.files().skip(1).map(|file| file.path.as_str());
    // What is missing is looked for in every build, until it is there.
    files
        .chain(sources.missing())
        .map(|path| watch(Path::new(path)))
        .collect()
}

/// Cargo reads a line each, so of a path with a line break in it only the folders above can be watched.
fn watch(path: &Path) -> String {
    let spelled = |path: &Path| path.display().to_string();
    let on_one_line = path
        .ancestors()
        .map(spelled)
        .find(|path| !path.is_empty() && !path.contains(['\n', '\r']));
    format!(
        "cargo::rerun-if-changed={}\n",
        on_one_line.as_deref().unwrap_or(".")
    )
}
