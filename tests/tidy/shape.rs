//! Sizes, and what a file begins with. Functions are found by their lines, which is safe because everything is laid out by rustfmt.

use std::collections::BTreeMap;

use crate::sources::{Source, sources};

const LONGEST_FILE: usize = 600;
const LONGEST_FUNCTION: usize = 100;
const LONGEST_HEADER: usize = 5;

/// A file or function may be longer where it says why, on a line of its own: `// Long: one arm a keyword.`
const REASON: &str = "// Long: ";

/// Files that are read first, and explain more.
const GUIDES: [&str; 5] = [
    "generator/lib.rs",
    "generator/build_script/mod.rs",
    "generator/lower/mod.rs",
    "templates/runtime/src/http/transport.rs",
    "templates/runtime/src/macros.rs",
];

fn everything() -> Vec<Source> {
    [sources("generator", ".rs"), sources("templates", ".rs")]
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn files_are_short() {
    for Source { path, text } in everything() {
        let lines = text.lines().count();
        assert!(
            lines <= LONGEST_FILE || text.contains(&format!("\n{REASON}")),
            "{path} has {lines} lines"
        );
    }
}

#[test]
fn functions_are_short() {
    let mut long = Vec::new();
    for Source { path, text } in everything() {
        let lines: Vec<&str> = text.lines().collect();
        for (start, line) in lines
            .iter()
            .enumerate()
            .filter(|(_, line)| starts_function(line))
        {
            let indent = &line[..line.len() - line.trim_start().len()];
            let end = lines[start..]
                .iter()
                .position(|line| line.strip_prefix(indent) == Some("}"))
                .unwrap_or(0);
            let explained = lines[start..=start + end]
                .iter()
                .any(|line| line.trim_start().starts_with(REASON));
            if end + 1 > LONGEST_FUNCTION && !explained {
                long.push(format!("{path}:{} has {} lines", start + 1, end + 1));
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

fn starts_function(line: &str) -> bool {
    let words: Vec<&str> = line
        .split_whitespace()
        .take_while(|word| !word.contains('(') || word.starts_with("pub("))
        .collect();
    let modifiers = |word: &&str| {
        word.starts_with("pub")
            || word.ends_with(')')
            || ["const", "async", "extern"].contains(word)
    };
    let rest: Vec<&str> = line.split_whitespace().skip_while(modifiers).collect();
    words.len() < 6 && rest.first() == Some(&"fn") && !line.trim_end().ends_with(['}', ';'])
}

/// The first file of a module describes in two to five lines its input, its output and what it does not know; any other file has at
/// least one line.
#[test]
fn files_have_documentation() {
    let mut wrong = Vec::new();
    for source in everything().into_iter().filter(|source| !source.is_test()) {
        let Source { path, text } = &source;
        let header = text
            .lines()
            .take_while(|line| line.starts_with("//!"))
            .count();
        let steps: Vec<&str> = path.split('/').collect();
        let is_module = matches!(
            steps.as_slice(),
            ["generator", _, "mod.rs"] | ["generator", _]
        ) && !path.ends_with("/main.rs");
        let least = if is_module { 2 } else { 1 };
        let most = if GUIDES.contains(&path.as_str()) {
            usize::MAX
        } else {
            LONGEST_HEADER
        };
        if header < least || header > most {
            wrong.push(format!("{path}: {header} lines"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A merge can lose the line that declares a module, and what is not compiled fails no test.
#[test]
fn every_file_is_declared_as_a_module() {
    let mut files = sources("generator", ".rs");
    files.extend(sources("templates", ".rs"));
    files.extend(sources("tests", ".rs"));
    let texts: BTreeMap<&str, &str> = files
        .iter()
        .map(|file| (file.path.as_str(), file.text.as_str()))
        .collect();
    let mut undeclared = Vec::new();
    let mut checked = 0;
    for path in texts.keys() {
        let stem = path.trim_end_matches(".rs").trim_end_matches("/mod");
        let Some((folder, name)) = stem.rsplit_once('/') else {
            continue;
        };
        if matches!(name, "lib" | "main") {
            continue;
        }
        let parents = ["/mod.rs", "/main.rs", "/lib.rs", ".rs"].map(|end| format!("{folder}{end}"));
        let parents = parents
            .iter()
            .filter_map(|parent| texts.get(parent.as_str()));
        let parents: Vec<&&str> = parents.collect();
        if parents.is_empty() {
            continue;
        }
        checked += 1;
        let is_declared = |text: &&&str| text.contains(&format!("mod {name};"));
        // A file that is included by its path declares the files next to it.
        let by_path = format!("/{name}.rs\"]");
        let is_included = |(other, text): (&&str, &&str)| {
            let is_next = other
                .rsplit_once('/')
                .is_some_and(|(next, _)| next == folder);
            text.contains(&by_path) || (is_next && text.contains(&format!("mod {name};")))
        };
        if !texts.iter().any(is_included) && !parents.iter().any(is_declared) {
            undeclared.push(*path);
        }
    }
    assert!(checked > 500, "{checked}");
    assert_eq!(undeclared, Vec::<&str>::new());
}
