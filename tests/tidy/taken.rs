//! The lists of names that a document's names must not have are compared with the methods of the runtime, private ones too: a second
//! method of the same name does not compile.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::sources::sources;

/// Which lists hold the methods of which types. `$name` and `$call` are the types that a macro writes, in the file of the macro.
const COMPARED: [(&[&str], &[&str]); 5] = [
    (&["FIELDS"], &["object_macro.rs $name"]),
    (
        &["UNION_METHODS"],
        &[
            "union.rs $name",
            "untagged_union.rs $name",
            "open_enum.rs $name",
        ],
    ),
    (
        &["SETTERS", "SENDERS"],
        &["Prepared", "contents_macro.rs $call"],
    ),
    (&["CLIENT_METHODS"], &["Client"]),
    (&["BUILDER_METHODS"], &["ClientBuilder"]),
];

/// The types that have the methods of declared headers, and the types that a response derefs to, whose public methods would be hidden.
const WITH_HEADERS: [&str; 6] = [
    "Response",
    "Error",
    "pub EventStream",
    "pub JsonLines",
    "pub ByteStream",
    "pub PartStream",
];

/// The methods of each type, and of the types that each macro writes; the public ones also after `pub`.
type Methods = BTreeMap<String, BTreeSet<String>>;

#[test]
fn names_of_the_runtime_are_taken() {
    let lists = lists();
    let methods = methods_of_runtime();
    let with_headers: (&[&str], &[&str]) = (&["RESPONSE_METHODS"], &WITH_HEADERS);
    for (names, owners) in COMPARED.into_iter().chain([with_headers]) {
        let taken: BTreeSet<&str> = names
            .iter()
            .flat_map(|name| &lists[*name])
            .map(String::as_str)
            .collect();
        for owner in owners {
            let found = methods.get(*owner).into_iter().flatten();
            let free: Vec<&String> = found
                .filter(|name| !name.starts_with("__") && !taken.contains(name.as_str()))
                .collect();
            assert!(free.is_empty(), "{names:?} lack {free:?} of `{owner}`");
        }
    }
}

#[test]
fn methods_are_found() {
    let methods = methods_of_runtime();
    let has = |owner: &str, name: &str| methods[owner].contains(name);
    // A private one, one of a macro inside an `impl`, one of some calls only, one that a macro writes.
    assert!(has("Response", "value_mut"));
    assert!(has("Prepared", "body_json"));
    assert!(has("Prepared", "stream"));
    assert!(has("object_macro.rs $name", "forget_nulls"));
    // One of a trait.
    assert!(!has("Response", "deref"));
}

/// The lists in `generator/names/taken.rs`, by name.
fn lists() -> BTreeMap<String, Vec<String>> {
    let source = sources("generator/names", "taken.rs");
    let tokens: TokenStream = source[0].text.parse().unwrap();
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut lists = BTreeMap::new();
    for (start, token) in tokens.iter().enumerate() {
        let end = tokens[start..].iter().find_map(|token| match token {
            TokenTree::Group(group) => Some(group.stream()),
            _ => None,
        });
        if token.to_string() == "const" && end.is_some() {
            let item = tokens[start..]
                .iter()
                .take_while(|token| token.to_string() != ";");
            let values = item.last().map(TokenTree::to_string).unwrap_or_default();
            let values = values.split('"').skip(1).step_by(2).map(str::to_owned);
            lists.insert(tokens[start + 1].to_string(), values.collect());
        }
    }
    lists
}

fn methods_of_runtime() -> Methods {
    let mut methods = Methods::new();
    let mut macros = Methods::new();
    let runtime = sources("templates/runtime/src", ".rs");
    let parsed: Vec<(&str, TokenStream)> = runtime
        .iter()
        .filter(|source| !source.is_test())
        .map(|source| {
            let file = source.path.rsplit('/').next().unwrap();
            (file, source.text.parse().unwrap())
        })
        .collect();
    for (_, tokens) in &parsed {
        collect_macros(tokens, &mut macros);
    }
    for (file, tokens) in &parsed {
        collect_impls(tokens, file, &macros, &mut methods);
    }
    methods
}

/// The functions that a macro writes.
fn collect_macros(tokens: &TokenStream, macros: &mut Methods) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    for four in tokens.windows(4) {
        if four[0].to_string() == "macro_rules" {
            let TokenTree::Group(rules) = &four[3] else {
                continue;
            };
            let found = macros.entry(four[2].to_string()).or_default();
            for rule in rules.stream() {
                found.extend(functions(&rule, macros_of_none()));
            }
        }
    }
}

fn macros_of_none() -> &'static Methods {
    static NONE: Methods = Methods::new();
    &NONE
}

/// The functions of each `impl` that is of no trait, also of those inside macros and blocks.
fn collect_impls(tokens: &TokenStream, file: &str, macros: &Methods, methods: &mut Methods) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    for (start, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            collect_impls(&group.stream(), file, macros, methods);
        }
        if token.to_string() != "impl" {
            continue;
        }
        let is_block = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        let Some(length) = tokens[start..].iter().position(is_block) else {
            continue;
        };
        let head: Vec<String> = tokens[start + 1..start + length]
            .iter()
            .map(TokenTree::to_string)
            .collect();
        if let Some(owner) = owner_of(&head, file) {
            let found = functions(&tokens[start + length], macros);
            let public = found.iter().filter_map(|name| name.strip_prefix("pub "));
            let public = public.map(str::to_owned);
            methods
                .entry(format!("pub {owner}"))
                .or_default()
                .extend(public);
            let names = found
                .iter()
                .map(|name| name.trim_start_matches("pub ").to_owned());
            methods.entry(owner).or_default().extend(names);
        }
    }
}

/// The type of an `impl`; `None` for an `impl` of a trait.
fn owner_of(head: &[String], file: &str) -> Option<String> {
    if head.iter().any(|token| token == "for") {
        return None;
    }
    let mut depth = 0;
    let mut outside = head.iter().filter(|token| {
        let is_outside = depth == 0 && !["<", ">"].contains(&token.as_str());
        match token.as_str() {
            "<" => depth += 1,
            ">" => depth -= 1,
            _ => {}
        }
        is_outside
    });
    let first = outside.next()?;
    if first == "$" {
        return Some(format!("{file} ${}", outside.next()?));
    }
    Some(first.clone())
}

/// The functions in a block, also repeated ones and those of the macros that it calls; public ones begin with `pub `.
fn functions(block: &TokenTree, macros: &Methods) -> BTreeSet<String> {
    let TokenTree::Group(block) = block else {
        return BTreeSet::new();
    };
    let tokens: Vec<TokenTree> = block.stream().into_iter().collect();
    let mut found = BTreeSet::new();
    let mut is_public = false;
    for pair in tokens.windows(2) {
        match (pair[0].to_string().as_str(), &pair[1]) {
            // Not `pub(super)`.
            ("pub", TokenTree::Ident(_)) => is_public = true,
            ("fn", TokenTree::Ident(name)) => {
                let prefix = if is_public { "pub " } else { "" };
                found.insert(format!("{prefix}{name}"));
                is_public = false;
            }
            ("$", TokenTree::Group(_)) => found.extend(functions(&pair[1], macros)),
            (name, TokenTree::Punct(mark)) if mark.as_char() == '!' => {
                found.extend(macros.get(name).into_iter().flatten().cloned());
            }
            _ => {}
        }
    }
    found
}
