//! What the documentation of a call shows.

use std::path::Path;

use disjunct::{Layout, Options, generate};

const DOCUMENT: &str = "tests/cases/operations/examples.yaml";

#[test]
fn calls_are_shown_with_what_the_document_gives_as_examples() {
    let made = generate(Path::new(DOCUMENT), &Options::default(), Layout::Crate).unwrap();
    let files = made
        .files
        .unwrap_or_else(|| panic!("{DOCUMENT} has errors: {:#?}", made.diagnostics));
    let calls = files
        .iter()
        .filter(|(path, _)| path.starts_with("src/calls/examples/"));
    let examples: Vec<String> = calls.flat_map(|(_, text)| examples(text)).collect();
    insta::with_settings!({ snapshot_path => "cases/examples", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("examples.yaml", examples.join("\n\n"));
    });
    let all = examples.concat();
    for said in ["never-shown", "fence", "none of", "wrong"] {
        assert!(!all.contains(said), "`{said}` is shown");
    }
}

/// The blocks of code in a file's documentation.
fn examples(text: &str) -> Vec<String> {
    let docs = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("///"));
    let docs: Vec<&str> = docs
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .collect();
    docs.split(|line| line.starts_with("```"))
        .skip(1)
        .step_by(2)
        .map(|lines| lines.join("\n"))
        .collect()
}
