//! Few modules reach the file system, the environment and the terminal.

use crate::sources::generator;

/// The modules that may read and write files, read the environment and print.
const MAY: [&str; 5] = [
    "generator/load/",
    "generator/write/",
    "generator/cli/",
    "generator/build_script/",
    "generator/main.rs",
];

/// What does it, as tokens.
const EFFECTS: [&str; 12] = [
    "fs : :",
    "env : :",
    "process : :",
    "net : :",
    "File : :",
    "Command : :",
    "print !",
    "println !",
    "eprint !",
    "eprintln !",
    "dbg !",
    "stdout (",
];

#[test]
fn the_world_is_touched_in_few_places() {
    let mut wrong = Vec::new();
    for source in generator()
        .iter()
        .filter(|source| !MAY.iter().any(|may| source.path.starts_with(may)))
    {
        let tokens = format!(" {} ", source.tokens().join(" "));
        let found = EFFECTS
            .iter()
            .filter(|effect| tokens.contains(&format!(" {effect} ")));
        wrong.extend(found.map(|effect| format!("{}: {effect}", source.path)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A document of a user never causes a panic, so nobody asserts what a document decides.
#[test]
fn nothing_is_unwrapped() {
    let unwrapped = |text: &[String]| text.join(" ").contains(". unwrap ( )");
    let wrong: Vec<String> = generator()
        .into_iter()
        .filter(|source| unwrapped(&source.tokens()))
        .map(|source| source.path)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
