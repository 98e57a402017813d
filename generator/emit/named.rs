//! Which parts of the runtime code names: what follows `runtime::`, or in the runtime itself `super::`.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

use super::print::Piece;

/// The parts that pieces name, macros as `name!`.
pub fn names_in(pieces: &[Piece]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for piece in pieces {
        let tokens = match piece {
            Piece::Plain(tokens) => tokens.clone(),
            Piece::Macro(name, tokens) => {
                names.insert(format!("{name}!"));
                tokens.clone()
            }
            Piece::Text(text) => text.parse().unwrap_or_default(),
        };
        collect_names(tokens, &mut names, In::Emitted);
    }
    names
}

/// Whose names are collected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum In {
    /// A file of the runtime.
    Runtime,
    /// A file of the client.
    Emitted,
}

/// Every identifier that follows `runtime::` or `super::`, groups of them included, and the rules of emitted attributes. A macro
/// is another thing than a module of its name: it is called as `name!`.
pub fn collect_names(tokens: TokenStream, names: &mut BTreeSet<String>, place: In) {
    let mut after_path = false;
    let mut last: Option<Ident> = None;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(tree) = tokens.next() {
        match tree {
            TokenTree::Ident(name) => {
                if after_path && is_root(last.as_ref()) && name != "super" {
                    let called =
                        matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == '!');
                    names.insert(if called { format!("{name}!") } else { name.to_string() });
                }
                last = Some(name);
                after_path = false;
            }
            TokenTree::Punct(punct) => after_path = punct.as_char() == ':',
            TokenTree::Group(group) => {
                if after_path && is_root(last.as_ref()) && group.delimiter() == Delimiter::Brace {
                    collect_group(group.stream(), names, place);
                } else {
                    let last = last.as_ref().filter(|_| place == In::Emitted);
                    if last.is_some_and(|last| last == "check") {
                        names.extend(idents(group.stream()));
                    } else if last.is_some_and(|last| last == "object") {
                        names.extend(rules_of_members(group.stream()));
                    }
                    collect_names(group.stream(), names, place);
                }
                last = None;
                after_path = false;
            }
            TokenTree::Literal(_) => last = None,
        }
    }
}

/// What follows `members` in `#[object(…)]`.
fn rules_of_members(object: TokenStream) -> Vec<String> {
    let is_members = |tree: &TokenTree| matches!(tree, TokenTree::Ident(name) if name == "members");
    let rules: TokenStream = object.into_iter().skip_while(|tree| !is_members(tree)).skip(1).collect();
    idents(rules)
}

fn is_root(name: Option<&Ident>) -> bool {
    name.is_some_and(|name| name == "runtime" || name == "super")
}

/// The items of `super::{a::A, b, super::C}`: the first name of each.
fn collect_group(tokens: TokenStream, names: &mut BTreeSet<String>, place: In) {
    let mut first = true;
    for tree in tokens.clone() {
        match tree {
            TokenTree::Ident(name) if first => {
                names.insert(name.to_string());
                first = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == ',' => first = true,
            _ => {}
        }
    }
    collect_names(tokens, names, place);
}

/// All names among tokens.
pub fn idents(tokens: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    let mut queue: Vec<TokenTree> = tokens.into_iter().collect();
    while let Some(tree) = queue.pop() {
        match tree {
            TokenTree::Ident(name) => names.push(name.to_string()),
            TokenTree::Group(group) => queue.extend(group.stream()),
            _ => {}
        }
    }
    names.retain(|name| !["mod", "pub", "use", "crate"].contains(&name.as_str()));
    names
}
