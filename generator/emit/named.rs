//! What emitted code names: parts of the runtime, crates, types of the document.
//!
//! Tokens are read, not text: what a literal, a comment or documentation holds names nothing. Of a path only what our own code
//! writes counts: no module of the document is called like a crate (`names`), and types are reached by `types::`.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

use super::print::Piece;

/// What the items of a module name.
#[derive(Clone, Debug, Default)]
pub struct Named {
    /// The parts of the runtime, macros as `name!`.
    pub parts: BTreeSet<String>,
    /// What paths begin with: crates, and modules of ours.
    pub roots: BTreeSet<String>,
    /// The types that are named as `types::Name`.
    pub types: BTreeSet<String>,
    /// Whether an identifier has a letter beyond ASCII.
    pub has_odd_letters: bool,
}

/// What pieces name.
pub fn names_in(pieces: &[Piece]) -> Named {
    let mut named = Named::default();
    for piece in pieces {
        let tokens = match piece {
            Piece::Plain(tokens) => tokens.clone(),
            Piece::Macro(name, tokens) => {
                named.roots.insert("runtime".to_owned());
                named.parts.insert(format!("{name}!"));
                tokens.clone()
            }
            Piece::Text(text) => text.parse().unwrap_or_default(),
        };
        named.read(tokens, In::Emitted);
    }
    named
}

/// Whose tokens are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum In {
    /// A file of the runtime: it reaches its siblings by `super::`.
    Runtime,
    /// A file of the client: it reaches the runtime by `runtime::`, and `super::` leads to names of the document.
    Emitted,
    /// The braces of a `use` in a file of the runtime: they hold no path of their own.
    Imports,
}

/// What stands directly before a token.
#[derive(Default)]
struct Before {
    /// The last name, where nothing but `::` follows it.
    name: Option<Ident>,
    /// Whether `::` stands before the token.
    has_separator: bool,
    /// The last sign, where nothing follows it.
    sign: Option<char>,
}

impl Before {
    /// Whether the token goes on with a path.
    fn is_path(&self) -> bool {
        self.has_separator && self.name.as_ref().is_some_and(is_step)
    }

    /// Whether the names behind this are parts of the runtime.
    fn leads_to_parts(&self, place: In) -> bool {
        let is_root = |name: &Ident| name == "runtime" || name == "super" && place != In::Emitted;
        self.has_separator && self.name.as_ref().is_some_and(is_root)
    }
}

impl Named {
    /// Adds what tokens name.
    pub fn read(&mut self, tokens: TokenStream, place: In) {
        let mut before = Before::default();
        let mut tokens = tokens.into_iter().peekable();
        while let Some(tree) = tokens.next() {
            before = match tree {
                TokenTree::Ident(name) => {
                    self.read_name(&name, &before, tokens.peek(), place);
                    Before {
                        name: Some(name),
                        ..Before::default()
                    }
                }
                TokenTree::Punct(sign) if is_separator(&sign, tokens.peek()) => {
                    tokens.next();
                    Before {
                        has_separator: true,
                        ..before
                    }
                }
                TokenTree::Punct(sign) => Before {
                    sign: Some(sign.as_char()),
                    ..Before::default()
                },
                TokenTree::Group(group) => {
                    self.read_group(&group, &before, place);
                    Before::default()
                }
                TokenTree::Literal(_) => Before::default(),
            };
        }
    }

    fn read_name(&mut self, name: &Ident, before: &Before, next: Option<&TokenTree>, place: In) {
        self.has_odd_letters |= !is_ascii(name);
        if before.leads_to_parts(place) {
            if name != "super" {
                let mark = if next.is_some_and(is_call) { "!" } else { "" };
                self.parts.insert(format!("{name}{mark}"));
            }
        } else if before.is_path() {
            if place == In::Emitted && before.name.as_ref().is_some_and(|parent| parent == "types")
            {
                self.types.insert(name.to_string());
            }
        } else if place != In::Imports && next.is_some_and(begins_separator) {
            // Also behind a `::` with nothing before it: `::serde::Serialize`.
            self.roots.insert(name.to_string());
        }
    }

    fn read_group(&mut self, group: &Group, before: &Before, place: In) {
        let is_import = before.has_separator && group.delimiter() == Delimiter::Brace;
        if is_import {
            if before.leads_to_parts(place) {
                self.parts.extend(first_names(group.stream()));
            }
            self.read(
                group.stream(),
                if place == In::Emitted {
                    place
                } else {
                    In::Imports
                },
            );
            return;
        }
        let is_attribute = before.sign == Some('#') && group.delimiter() == Delimiter::Bracket;
        if is_attribute && place == In::Emitted {
            self.parts.extend(rules_of(group.stream()));
        }
        self.read(group.stream(), place);
    }
}

/// Keywords before which a path that begins with `::` can stand: they are no step of it.
const BEFORE_PATHS: [&str; 15] = [
    "as", "break", "dyn", "else", "for", "if", "impl", "in", "match", "move", "mut", "return",
    "use", "where", "while",
];

fn is_step(name: &Ident) -> bool {
    !BEFORE_PATHS.iter().any(|keyword| name == keyword)
}

fn is_ascii(name: &Ident) -> bool {
    /// Looks at what it is given to write.
    struct Ascii(bool);

    impl fmt::Write for Ascii {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0 &= text.is_ascii();
            Ok(())
        }
    }

    let mut ascii = Ascii(true);
    write!(ascii, "{name}").is_ok() && ascii.0
}

/// Whether a sign and the next token are `::`.
fn is_separator(sign: &Punct, next: Option<&TokenTree>) -> bool {
    sign.as_char() == ':'
        && sign.spacing() == Spacing::Joint
        && matches!(next, Some(TokenTree::Punct(next)) if next.as_char() == ':')
}

/// Whether a token is the first sign of `::`.
fn begins_separator(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == ':' && sign.spacing() == Spacing::Joint)
}

/// Whether a token makes a macro of the name before it: `!=` does not.
fn is_call(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == '!' && sign.spacing() == Spacing::Alone)
}

/// The rules that an attribute names: all of `#[check(…)]`, and what follows `members` in `#[object(…)]`.
fn rules_of(attribute: TokenStream) -> Vec<String> {
    let mut tokens = attribute.into_iter();
    let (Some(TokenTree::Ident(name)), Some(TokenTree::Group(arguments))) =
        (tokens.next(), tokens.next())
    else {
        return Vec::new();
    };
    if name == "check" {
        return idents(arguments.stream());
    }
    if name != "object" {
        return Vec::new();
    }
    let is_members = |tree: &TokenTree| matches!(tree, TokenTree::Ident(name) if name == "members");
    let rules = arguments
        .stream()
        .into_iter()
        .skip_while(|tree| !is_members(tree))
        .skip(1);
    idents(rules.collect())
}

/// Of the items of `{a::A, b, super::C}` the first name of each.
fn first_names(tokens: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_first = true;
    for tree in tokens {
        match tree {
            TokenTree::Ident(name) if is_first => {
                names.push(name.to_string());
                is_first = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == ',' => is_first = true,
            _ => {}
        }
    }
    names
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

#[cfg(test)]
mod tests;
