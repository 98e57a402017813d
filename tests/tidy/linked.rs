//! The types and operations of the IR are made in one stage: nothing else writes struct literals of them.

use std::collections::BTreeSet;

use syn::{Item, UseTree};

use crate::sources::{Source, generator};
use crate::stages::{absolute, path_of};

/// What depends on all types of a document, which only `link` knows.
const MADE_BY_LINK: [&str; 11] = [
    "Crate",
    "TypeModule",
    "Item",
    "Object",
    "Field",
    "Union",
    "Branch",
    "Client",
    "Group",
    "Call",
    "SharedFailure",
];

#[test]
fn types_and_operations_of_the_ir_are_made_by_link() {
    let mut made_by_link = BTreeSet::new();
    let mut wrong = Vec::new();
    for source in generator() {
        let made = made_in(&source);
        if source.path.starts_with("generator/link/") {
            made_by_link.extend(made);
        } else {
            let path = &source.path;
            wrong.extend(made.into_iter().map(|name| format!("{path} makes {name}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    // Otherwise the literals are written in a way that is not found.
    assert_eq!(
        made_by_link,
        BTreeSet::from(MADE_BY_LINK.map(str::to_owned))
    );
}

/// The types of [`MADE_BY_LINK`] that a file has a struct literal of, or an implementation, in which `Self` may be one.
fn made_in(source: &Source) -> Vec<String> {
    let module = path_of(source);
    let is_ir = module.split("::").next() == Some("ir");
    let imported = imported_from_ir(source, &module);
    let tokens = source.tokens();
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    let mut made = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if tokens.get(at + 1) != Some(&"{") {
            continue;
        }
        let (start, owner) = path_before(&tokens, at);
        let name = match owner {
            Some("ir") => MADE_BY_LINK.iter().find(|name| *name == token),
            Some(_) => None,
            None if is_ir => MADE_BY_LINK.iter().find(|name| *name == token),
            None => imported
                .iter()
                .find(|(_, local)| local == token)
                .map(|(name, _)| name),
        };
        let Some(name) = name else { continue };
        let is_made = match written_as(&tokens, start, at) {
            WrittenAs::Literal => true,
            WrittenAs::Implementation => !is_ir,
            WrittenAs::Type | WrittenAs::Pattern => false,
        };
        if is_made {
            made.push((*name).to_owned());
        }
    }
    made
}

/// What a path with a brace behind it is.
#[derive(Debug, PartialEq)]
enum WrittenAs {
    Literal,
    Pattern,
    /// Of a definition, or what a function returns.
    Type,
    /// `impl Item {` and `impl From<…> for Item {`
    Implementation,
}

/// Where the path starts whose last name is at `at`, and the name before the last one.
fn path_before<'t>(tokens: &[&'t str], at: usize) -> (usize, Option<&'t str>) {
    let mut start = at;
    while start >= 3 && tokens[start - 1] == ":" && tokens[start - 2] == ":" {
        start -= 3;
    }
    let owner = (start < at).then(|| tokens[at - 3]);
    (start, owner)
}

fn written_as(tokens: &[&str], start: usize, at: usize) -> WrittenAs {
    let mut before = &tokens[..start];
    // `&'a mut Item`
    while let [rest @ .., "&" | "mut"] | [rest @ .., "&", "'", _] = before {
        before = rest;
    }
    match before {
        [.., "=", ">"] => {}
        [.., "struct", _] | [.., "struct" | "enum" | "trait" | "mod"] | [.., "-", ">"] => {
            return WrittenAs::Type;
        }
        // The one before is the end of generic parameters: `impl<'a> Item {`.
        [.., "impl" | "for" | ">"] => return WrittenAs::Implementation,
        _ => {}
    }
    let end = closing(tokens, at + 1);
    match &tokens[end + 1..] {
        ["=", next, ..] if *next != "=" => WrittenAs::Pattern,
        ["|" | "if" | ":", ..] => WrittenAs::Pattern,
        _ if tokens[..end].ends_with(&[".", "."]) => WrittenAs::Pattern,
        _ => WrittenAs::Literal,
    }
}

/// The brace that closes the one at `open`.
fn closing(tokens: &[&str], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match *token {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len() - 1
}

/// The types of [`MADE_BY_LINK`] that a file imports, each with the name that it has there.
fn imported_from_ir(source: &Source, module: &str) -> Vec<(&'static str, String)> {
    let file =
        syn::parse_file(&source.text).unwrap_or_else(|error| panic!("{}: {error}", source.path));
    let mut paths = Vec::new();
    for item in file.items {
        if let Item::Use(item) = item {
            flatten(&item.tree, &mut Vec::new(), &mut paths);
        }
    }
    let mut imported = Vec::new();
    for (path, local) in paths {
        let path = absolute(&path, module).unwrap_or_default();
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        for name in MADE_BY_LINK {
            match path.as_slice() {
                ["ir", .., "*"] => imported.push((name, name.to_owned())),
                ["ir", .., last] if *last == name => imported.push((name, local.clone())),
                _ => {}
            }
        }
    }
    imported
}

/// Every path of a use tree, with the name that it gets; a glob ends with `*`.
fn flatten(tree: &UseTree, above: &mut Vec<String>, paths: &mut Vec<(Vec<String>, String)>) {
    let mut push = |last: String, local: String| {
        let path = [above.as_slice(), &[last]].concat();
        paths.push((path, local));
    };
    match tree {
        UseTree::Path(path) => {
            above.push(path.ident.to_string());
            flatten(&path.tree, above, paths);
            above.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                flatten(tree, above, paths);
            }
        }
        UseTree::Name(name) => push(name.ident.to_string(), name.ident.to_string()),
        UseTree::Rename(rename) => push(rename.ident.to_string(), rename.rename.to_string()),
        UseTree::Glob(_) => push("*".to_owned(), "*".to_owned()),
    }
}

#[test]
fn literals_are_found() {
    let made = |text: &str| {
        made_in(&Source {
            path: "generator/plan/example.rs".to_owned(),
            text: text.to_owned(),
        })
    };
    for text in [
        "use crate::ir::Item; fn f() -> Item { Item { name } }",
        "use crate::ir::{self, Type}; fn f() { g(&ir::Item { name, ..other }) }",
        "use crate::ir::Item as Made; fn f() { match x { _ => Made { name } } }",
        "use crate::ir::*; fn f() { let item = Item { name }; }",
        "use crate::ir; impl From<u8> for ir::Item { fn from(_: u8) -> Self { Self { name } } }",
        "use crate::ir::Item; impl<T> Item { }",
    ] {
        assert_eq!(made(text), ["Item"], "{text}");
    }
    for text in [
        "use crate::draft::Item; use crate::ir::Type; fn f() -> Item { Item { name } }",
        "use crate::ir::Item; fn f<'a>(x: &'a X) -> &'a Item { &x.item }",
        "use crate::ir::Item; fn f() { let Item { name } = item; }",
        "use crate::ir::Item; fn f() { match x { Item { name } => name, Some(Item { .. }) => y } }",
        "use crate::ir::Item; fn f() { if let Some(Item { name, .. }) = x {} }",
        "use crate::ir; fn f() { draft::Item { name }; Other::Item { name } }",
        "struct Item { name: u8 }",
    ] {
        assert_eq!(made(text), Vec::<String>::new(), "{text}");
    }
}
