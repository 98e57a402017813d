//! Documents as short as can be, and what becomes of them.

mod agreement;
mod folders;
mod overlays;
mod reading;
mod references;

use serde_json::Value;

use super::load_text;
use crate::diagnostic::Diagnostics;
use crate::source::Sources;

/// What was found, as `code line:column`.
fn reported(diagnostics: &Diagnostics, sources: &Sources) -> Vec<String> {
    let one = diagnostics.iter().map(|found| {
        let location = sources.locate(&found.at).expect("every place has a file");
        format!("{} {}:{}", found.code.name, location.line, location.column)
    });
    one.collect()
}

/// The tree of a text, and what was found.
fn read(name: &str, text: impl AsRef<[u8]>) -> (Option<Value>, Vec<String>) {
    let mut diagnostics = Diagnostics::default();
    let (document, sources) = load_text(name, text.as_ref(), &mut diagnostics);
    (
        document.map(|document| document.root),
        reported(&diagnostics, &sources),
    )
}

fn read_yaml(text: &str) -> (Option<Value>, Vec<String>) {
    read("api.yaml", text)
}

fn read_json(text: &str) -> (Option<Value>, Vec<String>) {
    read("api.json", text)
}

/// The tree of a YAML text with which nothing is wrong.
fn tree(text: &str) -> Value {
    let (tree, found) = read_yaml(text);
    assert_eq!(found, Vec::<String>::new(), "{text}");
    tree.expect("nothing is wrong")
}
