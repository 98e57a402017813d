//! The entry point of build scripts: a document → one file in `OUT_DIR`, and lines for cargo.
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
//! The `include!` is needed since a build dependency cannot provide a macro. The dependencies of the generated code must be
//! dependencies of the crate: the first lines of the file list them. Nothing is written outside of `OUT_DIR`, and nothing is fetched.

mod features;
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
use crate::config::{Builder, RemoteSpec, Verdict, find_remote};
use crate::error::Error;
use crate::generate;
use crate::load::read_lock;
use crate::lock;
use crate::render::{MessageFormat, inert_text, render};
use crate::source::{Location, Sources};
use crate::write::write_file;

use features::{MissingFeatures, find_missing_features};
use file_name::{check_file_name, derive_file_name};
use manifest::has_workspace;

pub(crate) use manifest::find_missing;

/// Generates the client of the document at `spec` into `OUT_DIR`: `specs/openapi.json` becomes `openapi.rs`.
///
/// It reports errors to cargo and ends the build script, so it is usually the only statement of the build script.
/// [`Builder`] has the options.
pub fn build(spec: impl AsRef<Path>) {
    Builder::new(spec).run();
}

/// Why no file was generated.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BuildError {
    /// The document has errors, or warnings that [`Builder::strict`] denies.
    #[error("{} is not valid:\n{messages}", spec.display())]
    Document {
        /// Its path.
        spec: PathBuf,
        /// The messages for people.
        messages: String,
        /// The messages as lines for cargo.
        cargo: String,
    },
    /// The package does not have all dependencies of the generated code.
    #[error("add these dependencies of the generated code to {}:\n{}", manifest.display(), lines.join("\n"))]
    Dependencies {
        /// The package's `Cargo.toml`.
        manifest: PathBuf,
        /// The missing lines.
        lines: Vec<String>,
    },
    /// The package depends on `disjunct-runtime` without features that the generated code needs.
    #[error("the generated code needs {} of `disjunct-runtime`; write in {}:\n{line}", name_features(names), manifest.display())]
    Features {
        /// The package's `Cargo.toml`.
        manifest: PathBuf,
        /// The missing features.
        names: Vec<String>,
        /// The line that has them.
        line: String,
    },
    /// A file could not be read or written, or an option is not valid.
    #[error(transparent)]
    Machine(#[from] Error),
}

impl Builder {
    /// Generates the file. Errors are reported to cargo, and end the process with code 1.
    pub fn run(self) {
        let Err(error) = self.try_run() else { return };
        let lines = match error {
            BuildError::Document { cargo, .. } => cargo,
            BuildError::Dependencies { manifest, lines } => {
                // An error of cargo has one line. What the script prints besides is shown below it, as it is, to be copied.
                let block = lines.join("\n");
                let _ = writeln!(io::stderr(), "{block}");
                summarize_missing(&manifest, lines.len())
            }
            BuildError::Features {
                manifest,
                names,
                line,
            } => {
                let _ = writeln!(io::stderr(), "{line}");
                summarize_features(&manifest, &names)
            }
            BuildError::Machine(Error::Remote { message, help }) => {
                format!(
                    "cargo::error={} (help: {})\n",
                    inert_text(&message),
                    inert_text(&help)
                )
            }
            BuildError::Machine(error) => format!("cargo::error={}\n", inert_text(&error.chain())),
        };
        // If the output is closed, the exit code is the only result.
        let _ = io::stdout().write_all(lines.as_bytes());
        process::exit(1)
    }

    /// Generates the file and returns its path.
    ///
    /// Prints the files to watch and the warnings for cargo. Errors are returned only, since cargo fails the build for an error line.
    ///
    /// # Errors
    /// If the document has errors or denied warnings, the package lacks a dependency or a feature of one, a file cannot be read or written, or an
    /// option is not valid.
    pub fn try_run(&self) -> Result<PathBuf, BuildError> {
        let Some(folder) = env::var_os("OUT_DIR") else {
            let message = "`OUT_DIR` is not set; cargo sets it for build scripts";
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
        let spec = self.client.spec();
        let name = self
            .file_name
            .clone()
            .unwrap_or_else(|| derive_file_name(spec));
        check_file_name(&name)?;
        if let Some(message) = &self.invalid {
            return Err(Error::Usage(message.clone()).into());
        }
        if let Some(RemoteSpec { message, help }) = find_remote(spec) {
            return Err(Error::Remote { message, help }.into());
        }
        for path in [spec]
            .into_iter()
            .chain(self.client.overlays.iter().map(PathBuf::as_path))
        {
            print(cargo, &watch(path))?;
        }
        let kept = read_lock(&spec.with_file_name(lock::FILE_NAME)).map_err(Error::from)?;
        let options = Options {
            lock: kept.lock,
            ..self.client.options()
        };
        let Generation {
            files,
            mut dependencies,
            web_dependencies,
            mut diagnostics,
            mut sources,
            ..
        } = generate(spec, &options, Layout::OneFile)?;
        kept.diagnostics
            .into_iter()
            .for_each(|found| diagnostics.push(found));
        sources.extend(kept.source);
        print(cargo, &watch_all(&sources))?;
        let policy = self.client.policy(|_| Location::value(""));
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
                spec: spec.to_owned(),
                messages,
                cargo: lines,
            });
        };
        print(cargo, &lines)?;
        if is_web() {
            dependencies.extend(web_dependencies);
        }
        manifest.map_or(Ok(()), |manifest| {
            check_dependencies(manifest, &dependencies)
        })?;
        write_file(folder, &name, files.only().expect("one file was asked for"))?;
        Ok(folder.join(name))
    }
}

/// One message for all dependencies that are missing.
fn summarize_missing(manifest: &Path, count: usize) -> String {
    let (dependencies, lines) = match count {
        1 => ("1 dependency".to_owned(), "this line"),
        count => (format!("{count} dependencies"), "these lines"),
    };
    let manifest = manifest.display().to_string();
    let manifest = inert_text(&manifest);
    format!(
        "cargo::error=the generated code needs {dependencies}: paste {lines}, shown below as `stderr`, into `[dependencies]` of {manifest}\n"
    )
}

/// Whether the crate is built for WebAssembly with JavaScript.
fn is_web() -> bool {
    env::var("TARGET").is_ok_and(|target| target == "wasm32-unknown-unknown")
}

/// One message for all features that are missing.
fn summarize_features(manifest: &Path, names: &[String]) -> String {
    let manifest = manifest.display().to_string();
    let manifest = inert_text(&manifest);
    let features = name_features(names);
    format!(
        "cargo::error=the generated code needs {features} of `disjunct-runtime`: replace its line in {manifest} by the one that is shown below as `stderr`\n"
    )
}

/// The features as a message names them.
fn name_features(names: &[String]) -> String {
    let list: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let word = if names.len() == 1 {
        "feature"
    } else {
        "features"
    };
    format!("the {word} {}", list.join(", "))
}

/// Refuses code that would not compile. Without a manifest, the package is not built by cargo.
fn check_dependencies(manifest: PathBuf, needed: &[String]) -> Result<(), BuildError> {
    let Ok(text) = fs::read_to_string(&manifest) else {
        return Ok(());
    };
    let lines = find_missing(&text, needed);
    if !lines.is_empty() {
        return Err(BuildError::Dependencies { manifest, lines });
    }
    let workspace = read_workspace(&manifest);
    match find_missing_features(&text, workspace.as_deref(), needed) {
        Some(MissingFeatures { names, line }) => Err(BuildError::Features {
            manifest,
            names,
            line,
        }),
        None => Ok(()),
    }
}

/// The manifest of the workspace around a package.
fn read_workspace(manifest: &Path) -> Option<String> {
    let folders = manifest.parent()?.ancestors();
    let mut texts = folders.filter_map(|folder| fs::read_to_string(folder.join("Cargo.toml")).ok());
    texts.find(|text| has_workspace(text))
}

fn print(cargo: &mut dyn Write, lines: &str) -> Result<(), Error> {
    cargo
        .write_all(lines.as_bytes())
        .map_err(Error::io("write to", Path::new("standard output")))
}

fn watch_all(sources: &Sources) -> String {
    let files = sources
        .document_files()
        .skip(1)
        .map(|file| file.path.as_str());
    // Missing files are watched, until they exist.
    files
        .chain(sources.missing())
        .map(|path| watch(Path::new(path)))
        .collect()
}

/// Cargo reads one path per line, so only the parent folders of a path with a line break can be watched.
fn watch(path: &Path) -> String {
    let display = |path: &Path| path.display().to_string();
    let on_one_line = path
        .ancestors()
        .map(display)
        .find(|path| !path.is_empty() && !path.contains(['\n', '\r']));
    format!(
        "cargo::rerun-if-changed={}\n",
        on_one_line.as_deref().unwrap_or(".")
    )
}
