//! `generate --watch`: which changes it sees, and that an error does not end it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use super::{command, expect, folder};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths: {}
components: {schemas: {Pet: {$ref: 'pet.yaml'}}}
";

const PET: &str = "{type: object, properties: {name: {type: string}}}\n";

const CONFIG: &str = "[[client]]\nspec = 'api.yaml'\n";

/// A run of the watch, which ends with the test.
struct Watch {
    child: Child,
    lines: Receiver<String>,
}

impl Watch {
    fn start(folder: &TempDir, args: &[&str]) -> Self {
        let mut command = command(folder.path(), args);
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let err = BufReader::new(child.stderr.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || {
            let sent = err.lines().map_while(Result::ok);
            sent.map(|line| sender.send(line))
                .take_while(Result::is_ok)
                .for_each(drop);
        });
        Self { child, lines }
    }

    /// What a run prints: everything until it waits again.
    fn wait(&self) -> String {
        let mut text = String::new();
        loop {
            // So long that only a watch that hangs ends here.
            let line = self.lines.recv_timeout(Duration::from_secs(120));
            let line = line.unwrap_or_else(|_| panic!("the watch does not wait:\n{text}"));
            text.push_str(&line);
            text.push('\n');
            if line.starts_with("watching ") {
                return text;
            }
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // It may have ended by itself, which the test has seen.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn each_file_that_was_read_is_watched() {
    let folder = folder(&[
        ("disjunct.toml", CONFIG),
        ("api.yaml", DOCUMENT),
        ("pet.yaml", PET),
    ]);
    let write = |path: &str, text: &str| fs::write(folder.path().join(path), text).unwrap();
    let read = |path: &str| fs::read_to_string(folder.path().join("generated").join(path)).unwrap();
    let watch = Watch::start(&folder, &["generate", "--watch"]);
    let first = watch.wait();
    // The config, the document, the file that it refers to, the lock, and the parts that are kept.
    assert!(
        first.ends_with("watching 5 files; press Ctrl-C to stop\n"),
        "{first}"
    );
    assert!(read("src/types/pet.rs").contains("pub name: Option<String>"));

    // A file that the document refers to.
    write(
        "pet.yaml",
        &PET.replace("name: {", "nick: {type: string}, name: {"),
    );
    let second = watch.wait();
    assert!(second.starts_with("pet.yaml changed\n"), "{second}");
    assert!(read("src/types/pet.rs").contains("pub nick: Option<String>"));

    // An error is shown, nothing is lost, and the watch goes on.
    write("api.yaml", "openapi: 3.1.0\ninfo: }\n");
    let third = watch.wait();
    assert!(third.starts_with("api.yaml changed\n"), "{third}");
    assert!(third.contains("error[invalid-syntax]"), "{third}");
    assert!(read("src/types/pet.rs").contains("pub nick: Option<String>"));
    fs::remove_file(folder.path().join("api.yaml")).unwrap();
    let fourth = watch.wait();
    assert!(fourth.contains("cannot read api.yaml: "), "{fourth}");

    // A file that is missing is watched until it is there.
    write("api.yaml", &DOCUMENT.replace("pet.yaml", "dog.yaml"));
    let fifth = watch.wait();
    assert!(fifth.contains("[missing-file]"), "{fifth}");
    write("dog.yaml", &PET.replace("name", "bark"));
    let sixth = watch.wait();
    assert!(sixth.starts_with("dog.yaml changed\n"), "{sixth}");
    assert!(read("src/types/pet.rs").contains("pub bark: Option<String>"));

    // So is a config that is not valid.
    write("disjunct.toml", "[[client]]\nspecs = 'api.yaml'\n");
    let seventh = watch.wait();
    assert!(seventh.contains("error[invalid-config]"), "{seventh}");
    let config = format!("{CONFIG}name = 'pets-client'\nversion = '2.0.0'\n");
    write("disjunct.toml", &config);
    let eighth = watch.wait();
    assert!(eighth.starts_with("disjunct.toml changed\n"), "{eighth}");
    assert!(read("Cargo.toml").contains("name = \"pets-client\""));
    drop(watch);
    expect(&folder, &["generate", "--check"], 0, "up to date");
}

#[test]
fn what_cannot_be_watched_is_refused() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("pet.yaml", PET)]);
    expect(
        &folder,
        &["generate", "-", "--watch"],
        2,
        "error: `--watch` needs a file",
    );
    expect(
        &folder,
        &["generate", "--watch"],
        2,
        "missing argument SPEC",
    );
    for mode in ["--check", "--dry-run"] {
        let arguments = ["generate", "api.yaml", "--watch", mode];
        expect(&folder, &arguments, 2, "cannot be used with");
    }
}
