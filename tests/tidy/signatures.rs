//! No private name is in a public signature of an emitted crate.

use super::sources::{Source, sources};

/// What a public item is declared by. Fields are not among them: a struct has private ones too.
const ITEMS: [&str; 7] = ["type", "fn", "const", "static", "struct", "enum", "trait"];

/// The private names in the signatures of `pub` items: from `pub` to the body, or to the end of the item.
fn private_names(source: &Source) -> Vec<String> {
    let tokens = source.tokens();
    let mut found = Vec::new();
    for (start, words) in tokens.windows(2).enumerate() {
        if words[0] != "pub" || !ITEMS.contains(&words[1].as_str()) {
            continue;
        }
        let signature = tokens[start..]
            .iter()
            .take_while(|token| !["{", ";"].contains(&token.as_str()));
        let private = signature.filter(|token| token.starts_with("__"));
        found.extend(private.map(|name| format!("{}: {name}", source.path)));
    }
    found
}

#[test]
fn no_private_name_is_in_a_public_signature() {
    let emitted = [
        "generated/src",
        "tests/expected/src",
        "templates/runtime/src",
    ];
    let emitted: Vec<Source> = emitted
        .iter()
        .flat_map(|folder| sources(folder, ".rs"))
        .filter(|source| !source.is_test())
        .collect();
    assert!(emitted.len() > 200, "{} files", emitted.len());
    let found: Vec<String> = emitted.iter().flat_map(private_names).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_private_name_is_found() {
    let source = |text: &str| Source {
        path: "a.rs".to_owned(),
        text: text.to_owned(),
    };
    let alias =
        source("macro_rules! call { () => { pub type A = Prepared<$output, __Setters>; } }");
    assert_eq!(private_names(&alias), ["a.rs: __Setters"]);
    let body = source("pub fn a() -> u8 { __b } enum __C {} pub struct D { __e: u8 }");
    assert!(private_names(&body).is_empty());
}
