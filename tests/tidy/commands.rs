//! The commands that the documents for people name are there.

use std::path::Path;
use std::process::Command;

use crate::sources::sources;

#[test]
fn commands_of_the_documents_exist() {
    let mut found = 0;
    let for_people = |path: &str| {
        !path.contains('/')
            || ["docs/", "specs/"]
                .iter()
                .any(|folder| path.starts_with(folder))
    };
    for source in sources("", ".md")
        .iter()
        .filter(|source| for_people(&source.path))
    {
        for command in commands(&source.text) {
            check(command, &source.path);
            found += 1;
        }
    }
    assert!(found > 5, "only {found} commands were found");
}

/// Text between backticks or on a line of a shell block that begins with a program of ours.
fn commands(text: &str) -> impl Iterator<Item = &str> {
    let candidates = text.lines().flat_map(|line| line.split('`'));
    candidates
        .map(|part| part.split(" #").next().unwrap_or_default().trim())
        .filter(|part| {
            part.starts_with("cargo ") || part.starts_with("disjunct ") || part.starts_with(".ci/")
        })
}

fn check(command: &str, document: &str) {
    let words: Vec<&str> = command.split_whitespace().collect();
    match words.as_slice() {
        ["cargo", "run", "--", ours @ ..] | ["disjunct", ours @ ..] => check_ours(ours, document),
        ["cargo", rest @ ..] => {
            for pair in rest.windows(2) {
                let places = match pair[0] {
                    "--example" => [
                        format!("examples/{}.rs", pair[1]),
                        format!("examples/{}/main.rs", pair[1]),
                    ],
                    "--test" => [
                        format!("tests/{}.rs", pair[1]),
                        format!("tests/{}/main.rs", pair[1]),
                    ],
                    "--bench" => [
                        format!("benches/{}.rs", pair[1]),
                        format!("benches/{}/main.rs", pair[1]),
                    ],
                    _ => continue,
                };
                let exists = places
                    .iter()
                    .any(|place| Path::new(env!("CARGO_MANIFEST_DIR")).join(place).exists());
                assert!(exists, "{document}: `{command}`");
            }
        }
        [script, ..] => {
            assert!(
                Path::new(env!("CARGO_MANIFEST_DIR")).join(script).exists(),
                "{document}: `{command}`"
            );
        }
        [] => {}
    }
}

/// The subcommand is one, and has the options.
fn check_ours(words: &[&str], document: &str) {
    let [subcommand, arguments @ ..] = words else {
        return;
    };
    // A line of a manifest.
    if *subcommand == "=" {
        return;
    }
    let help = Command::new(env!("CARGO_BIN_EXE_disjunct"))
        .args([subcommand, "--help"])
        .output()
        .unwrap();
    assert!(
        help.status.success(),
        "{document}: there is no `disjunct {subcommand}`"
    );
    let help = String::from_utf8(help.stdout).unwrap();
    for option in arguments
        .iter()
        .filter(|argument| argument.starts_with("--"))
    {
        assert!(
            help.contains(option),
            "{document}: `disjunct {subcommand}` has no `{option}`"
        );
    }
}
