//! The quickstart of the README: each command and the program, as they are there.
//!
//! Only the address of the service is replaced, by that of a service on loopback.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use browser_session_service::Service;
use tempfile::TempDir;

const HEADING: &str = "## Quickstart\n";

const BUMP: &str = "### A new version of the API\n";

/// The address of the service in the README.
const ADDRESS: &str = "https://api.example.com";

#[tokio::test]
#[ignore = "it compiles the dependencies of a generated crate: a minute or two"]
async fn the_commands_of_the_readme_lead_to_the_first_call() {
    let readme = fs::read_to_string("README.md").unwrap();
    let (_, section) = readme.split_once(HEADING).unwrap();
    let (section, _) = section.split_once("\n## ").unwrap();
    let blocks: Vec<&str> = section.split("```").skip(1).step_by(2).collect();
    let [generate, set_up, program, start] = blocks.as_slice() else {
        panic!("{blocks:#?}")
    };
    let service = Service::builder().token("key").start().await;
    let folder = TempDir::new().unwrap();

    fs::copy("specs/openapi.json", folder.path().join("openapi.json")).unwrap();
    for command in lines(generate, "sh\n").chain(lines(set_up, "sh\n")) {
        run(&folder, command);
    }
    // The same versions as here, which have been downloaded and built.
    fs::copy("Cargo.lock", folder.path().join("Cargo.lock")).unwrap();
    let program = program
        .strip_prefix("rust,ignore\n// src/main.rs\n")
        .unwrap();
    let program = program.replace(ADDRESS, &service.url());
    fs::write(folder.path().join("src/main.rs"), program).unwrap();
    let start: Vec<String> = lines(start, "sh\n").map(str::to_owned).collect();
    let out = tokio::task::spawn_blocking(move || {
        let outputs = start.iter().map(|command| run(&folder, command));
        let out = outputs.collect::<String>();
        bump(&readme, &folder);
        out
    });
    let out = out.await.unwrap();
    let requests = service.requests();
    assert_eq!(requests.len(), 1, "{out}");
    assert_eq!(requests[0].path, "/health", "{out}");
    assert!(out.contains("200 OK"), "{out}");
    service.stop().await;
}

/// The commands of the README for a new version of the document. A type and an operation have other names in it: programs with the
/// former ones compile, with a warning.
fn bump(readme: &str, folder: &TempDir) {
    let (_, section) = readme.split_once(BUMP).unwrap();
    let commands = section.split("```").nth(1).unwrap();
    let document = fs::read_to_string("specs/openapi.json").unwrap();
    let next = document
        .replace("\"version\": \"1.4.40\"", "\"version\": \"1.5.0\"")
        .replace("SetCookiesResponse", "CookiesReport")
        .replace("\"session_replay\"", "\"replay_session\"");
    fs::write(folder.path().join("new.json"), next).unwrap();
    for command in lines(commands, "sh\n") {
        run(folder, command);
    }
    let program = "fn main() {
    let _ = std::any::type_name::<browser_session::types::SetCookiesResponse>();
    let _ = |client: &browser_session::Client| client.sessions().session_replay(\"id\");
}
";
    fs::write(folder.path().join("src/main.rs"), program).unwrap();
    let checked = run(folder, "cargo check 2>&1");
    let deprecated = "use of deprecated type alias `browser_session::types::SetCookiesResponse`: renamed to `CookiesReport`";
    assert!(checked.contains(deprecated), "{checked}");
    let deprecated = "::session_replay`: renamed to `replay_session`";
    assert!(checked.contains(deprecated), "{checked}");
    let manifest = fs::read_to_string(folder.path().join("generated/Cargo.toml")).unwrap();
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
fn run(folder: &TempDir, command: &str) -> String {
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
