//! A temporary folder with the program and the crates, and cargo, which checks them.

use std::env;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;
use toml::{Table, Value};

use crate::cli::diff::side::{Side, is_surface_name};
use crate::config::Options;
use crate::consumer::Program;
use crate::error::Error;
use crate::files::Layout;
use crate::generate;
use crate::lock::{self, Lock};
use crate::surface::{FILE_NAME, Surface, parse};
use crate::write::{WriteMode, write_files};

/// The name of the program's package.
pub const PROGRAM: &str = "program";

/// The folder of what is built, in the `target` folder of the user.
const CACHE: &str = "disjunct-verify";

/// The program, and the crates that are generated for it. The folder is removed in the end.
#[derive(Debug)]
pub struct Workspace {
    folder: TempDir,
    target: PathBuf,
}

/// A crate on the disk.
#[derive(Debug)]
pub struct Crate {
    /// Its folder.
    pub folder: PathBuf,
    /// The names of its items, if it was generated here.
    pub lock: Lock,
    /// Its surface.
    pub surface: Option<Surface>,
}

/// The lines of the manifest for the crates of the user's types that the program names: those of the package in a folder.
fn dependencies_of(folder: &Path, program: &str) -> String {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    let manifest: Table = manifest.parse().unwrap_or_default();
    let dependencies = manifest.get("dependencies").and_then(Value::as_table);
    let mut lines = String::new();
    for (name, value) in dependencies.into_iter().flatten() {
        let is_named = program.contains(&format!("<::{}::", name.replace('-', "_")));
        // The program depends on it in any case.
        if !is_named || name == "serde" {
            continue;
        }
        let mut value = value.clone();
        if let Some(path) = value.get_mut("path") {
            let whole = folder.join(path.as_str().unwrap_or_default());
            *path = Value::String(whole.display().to_string());
        }
        let _ = writeln!(lines, "{name} = {value}");
    }
    lines
}

impl Workspace {
    /// An empty folder.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn create() -> Result<Self, Error> {
        let folder = tempfile::tempdir();
        let folder = folder.map_err(Error::io("create", Path::new("a temporary folder")))?;
        let target = find_target().map(|target| target.join(CACHE));
        let target = target.unwrap_or_else(|| folder.path().join("target"));
        Ok(Self { folder, target })
    }

    /// Whether nothing that is built is kept for later runs.
    pub fn is_temporary(&self) -> bool {
        self.target.starts_with(self.folder.path())
    }

    /// The folder of what is built, which later runs use again if there is a `target` folder.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// The crate of a side: in the folder of its surface, or generated of its document. `None` if the side is not on the disk.
    ///
    /// # Errors
    /// If a file cannot be read or written.
    pub fn crate_of(
        &self,
        side: &Side,
        options: &Options,
        name: &str,
    ) -> Result<Option<Crate>, Error> {
        let path = Path::new(&side.name);
        if is_surface_name(path) {
            return Ok(crate_around(path));
        }
        if !path.is_file() {
            return Ok(None);
        }
        let made = generate(path, options, Layout::Crate)?;
        let Some(files) = made.files else {
            return Ok(None);
        };
        let folder = self.folder.path().join(name);
        write_files(&files, &folder, WriteMode::Write)?;
        let surface = files.get(FILE_NAME).and_then(|text| parse(text).ok());
        Ok(Some(Crate {
            folder,
            lock: made.lock,
            surface,
        }))
    }

    /// Writes the program, which depends on a package in a folder.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn write_program(
        &self,
        program: &Program,
        package: &str,
        folder: &Path,
    ) -> Result<(), Error> {
        let root = self.folder.path().join(PROGRAM);
        let source = root.join("src");
        fs::create_dir_all(&source).map_err(Error::io("create", &source))?;
        let mut manifest = program.manifest([PROGRAM, package], &folder.display().to_string());
        manifest.push_str(&dependencies_of(folder, &program.text));
        // A workspace of its own, also in the folder of another one.
        manifest.push_str("\n[workspace]\n");
        for (path, text) in [("Cargo.toml", &manifest), ("src/lib.rs", &program.text)] {
            let path = root.join(path);
            fs::write(&path, text).map_err(Error::io("write", &path))?;
        }
        // With the versions that the user has already.
        if let Some(lock) = find_above("Cargo.lock") {
            let copy = root.join("Cargo.lock");
            fs::copy(&lock, &copy).map_err(Error::io("copy", &lock))?;
        }
        Ok(())
    }

    /// The messages of `cargo check`, one JSON object a line.
    ///
    /// # Errors
    /// If cargo cannot be run, or fails before it compiles.
    pub fn check(&self) -> Result<String, Error> {
        let mut command = cargo();
        command.args(["check", "--lib", "--quiet", "--message-format=json"]);
        command.current_dir(self.folder.path().join(PROGRAM));
        command.env("CARGO_TARGET_DIR", &self.target);
        let output = command.output();
        let output = output.map_err(Error::io("run", Path::new("cargo")))?;
        let messages = String::from_utf8_lossy(&output.stdout).into_owned();
        if messages.contains(r#""reason":"build-finished""#) {
            return Ok(messages);
        }
        let problem = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        Err(Error::io("check the program with", Path::new("cargo"))(
            io::Error::other(problem),
        ))
    }
}

/// The crate in the folder of a surface, if that describes it: a crate that was generated since its last release is another one.
fn crate_around(surface: &Path) -> Option<Crate> {
    let path = surface.canonicalize().ok()?;
    let folder = path.parent()?.to_owned();
    let surface = parse(&fs::read_to_string(&path).ok()?).ok()?;
    let lock = fs::read_to_string(folder.join(lock::FILE_NAME)).ok()?;
    let (lock, _) = Lock::parse(&lock);
    let is_described = lock.document_hash() == surface.document_hash.as_deref()
        && lock.generator_version() == Some(&surface.generator)
        && lock.settings() == Some(&surface.settings);
    let is_found = is_described && folder.join("Cargo.toml").is_file();
    is_found.then(|| Crate {
        folder,
        lock: Lock::default(),
        surface: Some(surface),
    })
}

/// The cargo that runs us, or the one of the path.
pub fn cargo() -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    Command::new(program)
}

/// The user's `target` folder, which cargo marked as a cache.
fn find_target() -> Option<PathBuf> {
    if let Some(target) = env::var_os("CARGO_TARGET_DIR") {
        return env::current_dir().ok().map(|folder| folder.join(target));
    }
    let mark = find_above("target/CACHEDIR.TAG")?;
    mark.parent().map(Path::to_owned)
}

/// A file in the current folder or one above it.
fn find_above(path: &str) -> Option<PathBuf> {
    let current = env::current_dir().ok()?;
    let mut found = current.ancestors().map(|folder| folder.join(path));
    found.find(|path| path.is_file())
}
