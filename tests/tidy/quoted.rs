//! What emitted code uses is recorded by the scope that makes its paths, so no path is quoted as it is.

use proc_macro2::{TokenStream, TokenTree};

use crate::sources::{Source, generator, sources};

#[test]
fn nothing_is_quoted_that_has_to_be_recorded() {
    let table = sources("templates/crate/", "dependencies.toml").remove(0);
    let crates = table
        .text
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name.replace('-', "_"));
    let recorded: Vec<String> = crates
        .chain(["runtime", "types", "BTreeMap"].map(str::to_owned))
        .map(|root| format!(" {root} : :"))
        .chain([" BTreeMap <".to_owned()])
        .collect();
    let is_emit = |source: &Source| {
        source.path.starts_with("generator/emit/") && source.path != "generator/emit/scope.rs"
    };
    let mut wrong = Vec::new();
    for source in generator().into_iter().filter(is_emit) {
        for code in quoted(&source.text) {
            // A variable of that name is no path, and `use super::runtime::{…}` imports what the scope recorded.
            let code = code
                .replace("# ", "#")
                .replace(" super : : runtime : :", "");
            let found = recorded.iter().filter(|path| code.contains(path.as_str()));
            wrong.extend(found.map(|path| format!("{}:{path} in{code}", source.path)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What the file gives to `quote!`.
fn quoted(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut streams: Vec<TokenStream> = vec![text.parse().unwrap()];
    while let Some(stream) = streams.pop() {
        let mut before = [String::new(), String::new()];
        for tree in stream {
            if let TokenTree::Group(group) = &tree {
                if before == ["quote", "!"] {
                    found.push(flat(&group.stream()));
                }
                streams.push(group.stream());
            }
            let [_, last] = before;
            before = [last, tree.to_string()];
        }
    }
    found
}

/// Tokens with one space between.
fn flat(stream: &TokenStream) -> String {
    let source = Source {
        path: "a quotation".to_owned(),
        text: stream.to_string(),
    };
    format!(" {}", source.tokens().join(" "))
}

#[test]
fn quotations_are_found() {
    let code = "fn f() { quote! { pub type A = runtime::Secret; }; not!(runtime::B) }";
    assert_eq!(quoted(code), [" pub type A = runtime : : Secret ;"]);
}
