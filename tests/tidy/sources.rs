//! The files of the checkout, as text and as Rust tokens.

use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A file of the checkout.
pub struct Source {
    /// Relative to the checkout, with `/`.
    pub path: String,
    /// What it says.
    pub text: String,
}

impl Source {
    /// Whether it holds tests and nothing else.
    pub fn is_test(&self) -> bool {
        self.path.ends_with("/tests.rs") || self.path.contains("/tests/")
    }

    /// Its Rust tokens, one text each, without literals and comments.
    pub fn tokens(&self) -> Vec<String> {
        let stream: TokenStream = self
            .text
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", self.path));
        let mut tokens = Vec::new();
        flatten(stream, &mut tokens);
        tokens
    }
}

/// Every text file of a folder whose name ends so, sorted by path. What is built or fetched is left out.
pub fn sources(folder: &str, ending: &str) -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in
            fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        {
            let path = entry.unwrap().path();
            let relative = path
                .strip_prefix(env!("CARGO_MANIFEST_DIR"))
                .unwrap()
                .to_str()
                .unwrap()
                .replace('\\', "/");
            if relative == "target" || relative == ".git" {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if relative.ends_with(ending) {
                found.extend(fs::read_to_string(&path).ok().map(|text| Source {
                    path: relative,
                    text,
                }));
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The modules of the generator, those that hold tests left out.
pub fn generator() -> Vec<Source> {
    sources("generator", ".rs")
        .into_iter()
        .filter(|source| !source.is_test())
        .collect()
}

fn flatten(stream: TokenStream, tokens: &mut Vec<String>) {
    for tree in stream {
        match tree {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                tokens.push(open.to_owned());
                flatten(group.stream(), tokens);
                tokens.push(close.to_owned());
            }
            TokenTree::Literal(_) => {}
            other => tokens.push(other.to_string()),
        }
    }
}
