//! The words of what we write: messages, help, documentation. `words.tsv` lists words that OpenAPI, JSON Schema and Rust have
//! another term for.

use std::fs;
use std::path::Path;

use disjunct::{Layout, Options, generate};
use proc_macro2::{TokenStream, TokenTree};
use regex::Regex;

use crate::sources::{Source, sources};

/// A document in which every name and description is the same harmless word.
const DOCUMENT: &str = "tests/tidy/words.yaml";

/// The pages that are written by hand.
const PAGES: [&str; 9] = [
    "README.md",
    "CONTRIBUTING.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/ci.md",
    "docs/decisions.md",
    "docs/performance.md",
    "docs/upgrading.md",
];

/// A row of the table.
struct Row {
    pattern: Regex,
    replacement: String,
    exceptions: Option<Regex>,
}

#[test]
fn texts_use_the_words_of_the_field() {
    let rows = rows();
    let mut wrong = Vec::new();
    for (path, text) in texts() {
        let found = faults(&rows, &text);
        wrong.extend(found.into_iter().map(|fault| format!("{path}: {fault}")));
    }
    assert!(wrong.is_empty(), "{} faults: {wrong:#?}", wrong.len());
}

#[test]
fn faults_are_found() {
    let rows = rows();
    let fault = |text: &str| faults(&rows, text).into_iter().next();
    let found = fault("what stands beside a `$ref`").unwrap();
    assert!(found.contains("write \"next to; sibling of\""), "{found}");
    assert!(fault("a Member of the object").is_some());
    // Within a longer word, in code, and where an exception allows it.
    for text in [
        "misspelled",
        "remember",
        "the key `member`",
        "used in place of null",
    ] {
        assert_eq!(fault(text), None);
    }
}

/// Each text with the path that it is from: prose of Markdown, string literals and documentation of Rust.
fn texts() -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for name in PAGES {
        let text = fs::read_to_string(name).unwrap();
        texts.push((name.to_owned(), text));
    }
    let rust = [sources("generator", ".rs"), sources("templates", ".rs")];
    for source in rust
        .into_iter()
        .flatten()
        .filter(|source| !source.is_test())
    {
        for text in literals(&source) {
            texts.push((source.path.clone(), text));
        }
    }
    for text in literals(&emitted()) {
        texts.push(("emitted documentation".to_owned(), text));
    }
    texts
}

/// The code of [`DOCUMENT`], without the runtime.
fn emitted() -> Source {
    let made = generate(Path::new(DOCUMENT), &Options::default(), Layout::OneFile).unwrap();
    let files = made.files.expect("the document has no errors");
    let code = files.only().expect("it is one file");
    let (types, _) = code
        .split_once("pub mod runtime {")
        .expect("the runtime is last");
    let types = types
        .rsplit_once("#[allow(")
        .expect("the runtime has attributes")
        .0;
    Source {
        path: DOCUMENT.to_owned(),
        text: types.to_owned(),
    }
}

/// String literals and documentation that are prose: more than one word.
fn literals(source: &Source) -> Vec<String> {
    let stream: TokenStream = source
        .text
        .parse()
        .unwrap_or_else(|error| panic!("{}: {error}", source.path));
    let mut found = Vec::new();
    collect(stream, &mut found);
    found
}

fn collect(stream: TokenStream, found: &mut Vec<String>) {
    for tree in stream {
        match tree {
            TokenTree::Group(group) => collect(group.stream(), found),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let is_string = text.starts_with(['"', 'r']);
                if is_string && text.trim_matches('"').trim().contains(' ') {
                    found.push(text);
                }
            }
            _ => {}
        }
    }
}

/// What is wrong with a text, with the words around it. Code is not looked at.
fn faults(rows: &[Row], text: &str) -> Vec<String> {
    let code = Regex::new("(?s)```.*?```|``.*?``|`[^`]*`").unwrap();
    let text = code.replace_all(text, "`…`");
    let mut faults = Vec::new();
    for row in rows {
        let text = match &row.exceptions {
            Some(exceptions) => exceptions.replace_all(&text, "…"),
            None => text.clone(),
        };
        for found in row.pattern.find_iter(&text) {
            let before: String = text[..found.start()].chars().rev().take(40).collect();
            let before: String = before.chars().rev().collect();
            let after: String = text[found.end()..].chars().take(30).collect();
            let word = found.as_str();
            let replacement = &row.replacement;
            faults.push(format!(
                "`{word}` in `{before}{word}{after}`: write \"{replacement}\""
            ));
        }
    }
    faults
}

fn rows() -> Vec<Row> {
    let table = include_str!("words.tsv");
    let word = |pattern: &str| Regex::new(&format!(r"(?i)\b({pattern})\b")).unwrap();
    let mut rows = Vec::new();
    for line in table.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [pattern, replacement, exceptions] = cells[..] else {
            panic!("{line}");
        };
        rows.push(Row {
            pattern: word(pattern),
            replacement: replacement.to_owned(),
            exceptions: (!exceptions.is_empty()).then(|| word(exceptions)),
        });
    }
    rows
}
