//! Prism is a mock server that validates requests against an OpenAPI document. It shares no code with Disjunct.
//!
//! [`Prism::start`] installs it with npm, from the lock file next to this crate.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::thread;

#[cfg(corpus)]
pub mod museum {
    //! The client of `museum.yaml`.

    include!(concat!(env!("OUT_DIR"), "/museum.rs"));
}

#[cfg(corpus)]
pub mod train_travel {
    //! The client of `train-travel.yaml`.

    include!(concat!(env!("OUT_DIR"), "/train_travel.rs"));
}

/// A running mock server of one document, which refuses each request that is not as the document describes it.
#[derive(Debug)]
pub struct Prism {
    process: Child,
    /// Its base URL.
    pub base: String,
}

impl Prism {
    /// Starts it for a document. `None` if there is no Node, or the npm registry cannot be reached: one line on standard error reports that.
    ///
    /// # Panics
    ///
    /// Panics if Prism cannot be installed for another reason, or cannot read the document.
    #[must_use]
    pub fn start(document: &Path) -> Option<Self> {
        static FOLDER: OnceLock<Option<PathBuf>> = OnceLock::new();
        let folder = FOLDER.get_or_init(install).as_ref()?;
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        drop(listener);
        let mut process = Command::new("node")
            .arg(folder.join("node_modules/@stoplight/prism-cli/dist/index.js"))
            .args(["mock", "--errors", "--port", &port.to_string()])
            .arg(document)
            .stdout(Stdio::piped())
            .spawn()
            .expect("Node starts");
        let output = process.stdout.take().expect("its standard output");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let has_started = lines.any(|line| line.contains("Prism is listening"));
        assert!(has_started, "Prism serves {}", document.display());
        // It blocks once nobody reads what it prints.
        thread::spawn(move || lines.for_each(drop));
        let base = format!("http://127.0.0.1:{port}");
        Some(Self { process, base })
    }
}

impl Drop for Prism {
    fn drop(&mut self) {
        // It has ended already if this fails.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Installs Prism into a folder of `target`, unless the same lock file was installed before.
fn install() -> Option<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = own.join("../../target/prism");
    let lock = fs::read(own.join("package-lock.json")).expect("the lock file");
    let installed = folder.join("installed-lock.json");
    if fs::read(&installed).is_ok_and(|known| known == lock) {
        return Some(folder);
    }
    fs::create_dir_all(&folder).expect("a folder in target");
    for name in ["package.json", "package-lock.json"] {
        fs::copy(own.join(name), folder.join(name)).expect("a copy");
    }
    let npm = |arguments: &[&str]| {
        Command::new("npm")
            .args(arguments)
            .current_dir(&folder)
            .output()
    };
    let install = npm(&["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    match install {
        Ok(done) if done.status.success() => {
            fs::write(installed, lock).expect("a copy of the lock file");
            Some(folder)
        }
        Err(error) if error.kind() == ErrorKind::NotFound => skip("there is no Node"),
        Err(error) => panic!("npm does not start: {error}"),
        Ok(_) if npm(&["ping"]).is_ok_and(|ping| !ping.status.success()) => {
            skip("the npm registry cannot be reached")
        }
        Ok(failed) => panic!("npm fails: {}", String::from_utf8_lossy(&failed.stderr)),
    }
}

/// Not `println!`, which a passing test shows to nobody: `.ci/run` looks for this line.
fn skip(reason: &str) -> Option<PathBuf> {
    use std::io::Write;
    let line = writeln!(
        std::io::stderr(),
        "skipped: {reason}, so Prism judges nothing"
    );
    line.expect("a standard error");
    None
}
