//! What the README and `docs/upgrading.md` tell to type: each command and the program, as they are there.
//!
//! The commands that install Disjunct are not run, and the port of the service is a free one.

use std::env;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

const HEADING: &str = "## First call\n";

/// The port of the service in the README.
const PORT: &str = "4010";

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
#[ignore = "it compiles the dependencies of a generated crate: a minute or two"]
fn the_commands_of_the_readme_lead_to_a_response() {
    let readme = fs::read_to_string("README.md").unwrap();
    let (_, section) = readme.split_once(HEADING).unwrap();
    let (section, _) = section.split_once("\n## ").unwrap();
    let port = free_port().to_string();
    let section = section.replace(PORT, &port);
    let blocks: Vec<&str> = section.split("```").skip(1).step_by(2).collect();
    let [serve, set_up, program, start, printed] = blocks.as_slice() else {
        panic!("{blocks:#?}")
    };

    let parent = TempDir::new().unwrap();
    link_checkout(&parent.path().join("disjunct"));
    let (_, serve) = serve.split_once("--locked\n").unwrap();
    let _service = start_service(serve, &port);
    let mut folder = parent.path().to_owned();
    for command in lines(set_up, "sh\n") {
        match command.strip_prefix("cd ") {
            Some(inner) => folder.push(inner),
            None => drop(run(&folder, command)),
        }
    }
    // The same versions as here, which have been downloaded and built.
    fs::copy("Cargo.lock", folder.join("Cargo.lock")).unwrap();
    let (head, program) = program.split_once("// src/main.rs\n").unwrap();
    assert_eq!(head, "rust,no_run\n");
    fs::write(folder.join("src/main.rs"), program).unwrap();
    let out: String = lines(start, "sh\n")
        .map(|command| run(&folder, command))
        .collect();
    let printed = printed.strip_prefix("text\n").unwrap();
    assert!(out.ends_with(printed), "{out}");
}

/// A port that nobody listens to.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// The folder of the clone: this one.
fn link_checkout(path: &Path) {
    #[cfg(unix)]
    std::os::unix::fs::symlink(env!("CARGO_MANIFEST_DIR"), path).unwrap();
    #[cfg(windows)]
    std::os::windows::fs::symlink_dir(env!("CARGO_MANIFEST_DIR"), path).unwrap();
}

/// Runs the command that serves, and waits until it does.
fn start_service(command: &str, port: &str) -> Running {
    let words = command.split(" #").next().unwrap_or_default();
    let mut words = words.split_whitespace();
    assert_eq!(words.next(), Some("cargo"));
    let child = Command::new(env!("CARGO"))
        .args(words)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("CARGO_TARGET_DIR", target())
        .spawn();
    let mut running = Running(child.unwrap());
    // It may have to be compiled first.
    for _ in 0..3000 {
        if std::net::TcpStream::connect(format!("127.0.0.1:{port}")).is_ok() {
            return running;
        }
        let ended = running.0.try_wait().unwrap();
        assert!(ended.is_none(), "`{command}` ended: {ended:?}");
        thread::sleep(Duration::from_millis(100));
    }
    panic!("`{command}` does not serve");
}

/// The commands for a new version of the document. A type and an operation have other names in it: programs with the former ones
/// compile, with a warning.
#[test]
#[ignore = "it compiles a generated crate: a minute"]
fn the_commands_for_a_new_version_keep_programs() {
    let page = fs::read_to_string("docs/upgrading.md").unwrap();
    let commands = page.split("```").nth(1).unwrap();
    let document = fs::read_to_string("specs/openapi.json").unwrap();
    let next = document
        .replace("\"version\": \"1.4.40\"", "\"version\": \"1.5.0\"")
        .replace("SetCookiesResponse", "CookiesReport")
        .replace("\"session_replay\"", "\"replay_session\"");
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    fs::write(folder.join("openapi.json"), document).unwrap();
    fs::write(folder.join("new.json"), next).unwrap();
    let before = [
        "disjunct init openapi.json --name browser-session",
        "disjunct generate",
        "cargo init --name app",
        "cargo add --path generated",
    ];
    for command in before.into_iter().chain(lines(commands, "sh\n")) {
        run(folder, command);
    }
    fs::copy("Cargo.lock", folder.join("Cargo.lock")).unwrap();
    let program = "fn main() {
    let _ = std::any::type_name::<browser_session::types::SetCookiesResponse>();
    let _ = |client: &browser_session::Client| client.sessions().session_replay(\"id\");
}
";
    fs::write(folder.join("src/main.rs"), program).unwrap();
    let checked = run(folder, "cargo check 2>&1");
    let deprecated = "use of deprecated type alias `browser_session::types::SetCookiesResponse`: renamed to `CookiesReport`";
    assert!(checked.contains(deprecated), "{checked}");
    let deprecated = "::session_replay`: renamed to `replay_session`";
    assert!(checked.contains(deprecated), "{checked}");
    let manifest = fs::read_to_string(folder.join("generated/Cargo.toml")).unwrap();
    // Version 1.4.40, and an alias in addition.
    assert!(
        manifest.contains("version = \"1.5.0+api.1.5.0\""),
        "{manifest}"
    );
}

/// The commands of a block, without comments.
fn lines<'b>(block: &'b str, language: &str) -> impl Iterator<Item = &'b str> {
    let block = block
        .strip_prefix(language)
        .unwrap_or_else(|| panic!("{block}"));
    block
        .lines()
        .map(|line| line.split(" #").next().unwrap_or_default().trim())
        .filter(|line| !line.is_empty())
}

/// Runs a command in the folder, and returns what it prints.
fn run(folder: &Path, command: &str) -> String {
    let binary = Path::new(env!("CARGO_BIN_EXE_disjunct"));
    let mut path = vec![binary.parent().unwrap().to_owned()];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap()));
    let done = Command::new("sh")
        .args(["-c", command])
        .current_dir(folder)
        .env("PATH", env::join_paths(path).unwrap())
        .env("CARGO_TARGET_DIR", target())
        .env("CARGO_NET_OFFLINE", "true")
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        done.status.success(),
        "{command}\n{}{}",
        text(&done.stdout),
        text(&done.stderr)
    );
    text(&done.stdout)
}

/// The folder of this workspace's build: its dependencies are used again where they are the same.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
        .parent()
        .unwrap()
        .to_owned()
}
