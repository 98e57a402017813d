//! Names: of identifiers, of diagnostics, of machines; and documentation, which is made in one file as identifiers are.

use crate::sources::{generator, sources};
use disjunct::Code;

/// Codes that no small document has, each with the reason.
const WITHOUT_CASE: [(&str, &str); 11] = [
    ("invalid-kept", "`tests/cli/kept.rs` shows it"),
    ("unused-kept", "`tests/cli/kept.rs` shows it"),
    ("invalid-overlay", "`tests/cli/overlays.rs` shows it"),
    ("unused-action", "`tests/cli/overlays.rs` shows it"),
    ("too-large", "it takes a document of megabytes"),
    ("not-modelled", "no document is known that causes it"),
    (
        "invalid-config",
        "it is about `disjunct.toml`, and tested there",
    ),
    (
        "edited-lock",
        "it is about `disjunct.lock`, and tested there",
    ),
    (
        "missing-lock",
        "it is about `disjunct.lock`, and tested there",
    ),
    (
        "unusable-lock",
        "it is about `disjunct.lock`, and tested there",
    ),
    (
        "unused-allow",
        "it is about `disjunct.toml` and the command line, and tested there",
    ),
];

#[test]
fn identifiers_are_minted_in_one_file() {
    assert_eq!(
        files_with(&["Ident : : checked", "format_ident !"]),
        ["generator/names/mod.rs"]
    );
}

#[test]
fn documentation_is_made_in_one_file() {
    assert_eq!(
        files_with(&["Docs : : inert"]),
        ["generator/markdown/text.rs"]
    );
}

/// The files of the generator that contain one of these sequences of tokens.
fn files_with(sequences: &[&str]) -> Vec<String> {
    let mut files = Vec::new();
    for source in generator() {
        let tokens = source.tokens().join(" ");
        if sequences.iter().any(|sequence| tokens.contains(sequence)) {
            files.push(source.path);
        }
    }
    files
}

#[test]
fn every_code_has_a_case() {
    let snapshots = sources("tests/cases/diagnostics", ".snap");
    let has_case = |code: &str| {
        snapshots
            .iter()
            .any(|snapshot| snapshot.text.contains(&format!("[{code}]: ")))
    };
    let exempt = |code: &str| WITHOUT_CASE.iter().any(|(name, _)| *name == code);
    for code in Code::all() {
        assert!(
            has_case(code.name) != exempt(code.name),
            "`{}` needs a case, or none any more",
            code.name
        );
    }
}

#[test]
fn every_rule_has_a_case() {
    let cases = sources("tests/cases/lower", ".yaml");
    for rule in sources("generator/lower/rules", ".rs") {
        // A rule that is a folder has a case of its name.
        let path = rule.path.trim_start_matches("generator/lower/rules/");
        let name = path
            .split('/')
            .next()
            .unwrap_or_default()
            .trim_end_matches(".rs");
        let case = format!("tests/cases/lower/{name}.yaml");
        assert!(
            name == "mod" || cases.iter().any(|found| found.path == case),
            "{} has no case",
            rule.path
        );
    }
}

/// A path of one machine in a file is a mistake or a leak.
#[test]
fn no_machine_is_named() {
    let names = [
        ["/wo", "rk/"],
        ["/ro", "ot/"],
        ["/ho", "me/"],
        ["/tm", "p/"],
    ]
    .map(|parts| parts.concat());
    let starts_path = |text: &str, at: usize| {
        !text[..at].ends_with(|before: char| before.is_alphanumeric() || "._-}".contains(before))
    };
    for file in sources("", "") {
        for name in &names {
            let mut found = file.text.match_indices(name.as_str());
            assert!(
                !found.any(|(at, _)| starts_path(&file.text, at)),
                "{} names {name}",
                file.path
            );
        }
    }
}
