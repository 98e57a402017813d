//! What the runtime's own files name of each other, and which crates: read from their tokens once.
//!
//! What a literal, a comment or documentation holds names nothing.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

/// What a file of the runtime names.
#[derive(Debug, Default)]
pub struct Names {
    /// Parts of the runtime: macros as `name!`, and what a path goes on from as `name::`, which may be a module.
    pub parts: BTreeSet<String>,
    /// What paths begin with: crates, among others.
    pub roots: BTreeSet<String>,
}

/// Where tokens are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum In {
    /// Among the items of a file.
    Items,
    /// In the braces of a `use`: they hold no path of their own.
    Imports,
}

/// What is directly before a token.
#[derive(Default)]
struct Before {
    /// The last name, where nothing but `::` follows it.
    name: Option<Ident>,
    /// Whether `::` is before the token.
    has_separator: bool,
}

impl Before {
    /// Whether the token goes on with a path.
    fn is_path(&self) -> bool {
        self.has_separator && self.name.as_ref().is_some_and(is_step)
    }

    /// Whether the names behind this are parts of the runtime.
    fn leads_to_parts(&self) -> bool {
        let is_root = |name: &Ident| name == "runtime" || name == "super";
        self.has_separator && self.name.as_ref().is_some_and(is_root)
    }
}

impl Names {
    /// Adds what the tokens of a file name.
    pub fn read(&mut self, tokens: TokenStream) {
        self.read_in(In::Items, tokens);
    }

    fn read_in(&mut self, location: In, tokens: TokenStream) {
        let mut before = Before::default();
        let mut tokens = tokens.into_iter().peekable();
        while let Some(tree) = tokens.next() {
            before = match tree {
                TokenTree::Ident(name) => {
                    self.read_name(&name, &before, tokens.peek(), location);
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
                TokenTree::Group(group) => {
                    self.read_group(&group, &before, location);
                    Before::default()
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => Before::default(),
            };
        }
    }

    fn read_name(&mut self, name: &Ident, before: &Before, next: Option<&TokenTree>, location: In) {
        if before.leads_to_parts() {
            if name != "super" {
                self.parts.insert(format!("{name}{}", mark(next)));
            }
        } else if !before.is_path() && location == In::Items && next.is_some_and(begins_separator) {
            // Also behind a `::` with nothing before it: `::serde::Serialize`.
            self.roots.insert(name.to_string());
        }
    }

    fn read_group(&mut self, group: &Group, before: &Before, location: In) {
        let is_import = before.has_separator && group.delimiter() == Delimiter::Brace;
        if is_import && before.leads_to_parts() {
            self.parts.extend(first_names(group.stream()));
        }
        let location = if is_import { In::Imports } else { location };
        self.read_in(location, group.stream());
    }
}

/// Keywords before which a path that begins with `::` can be: they are no step of it.
const BEFORE_PATHS: [&str; 15] = [
    "as", "break", "dyn", "else", "for", "if", "impl", "in", "match", "move", "mut", "return",
    "use", "where", "while",
];

fn is_step(name: &Ident) -> bool {
    !BEFORE_PATHS.iter().any(|keyword| name == keyword)
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

/// How a name is used, by the token behind it: `!` for a macro, `::` for what a path goes on from.
fn mark(next: Option<&TokenTree>) -> &'static str {
    match next {
        Some(next) if is_call(next) => "!",
        Some(next) if begins_separator(next) => "::",
        _ => "",
    }
}

/// Of the items of `{a::A, b, super::C}` the first name of each, with its mark.
fn first_names(tokens: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_first = true;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(tree) = tokens.next() {
        match tree {
            TokenTree::Ident(name) if is_first => {
                names.push(format!("{name}{}", mark(tokens.peek())));
                is_first = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == ',' => is_first = true,
            _ => {}
        }
    }
    names
}

/// The names that `pub use` exports, and as `name!` the macros that `pub(crate) use` does.
pub fn exported(tokens: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_macro = false;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(tree) = tokens.next() {
        match tree {
            TokenTree::Ident(word) if word == "pub" => {
                is_macro = matches!(tokens.peek(), Some(TokenTree::Group(_)));
            }
            TokenTree::Ident(word) if word == "use" => {}
            // `as` a name, which is the one that is exported.
            TokenTree::Ident(word) if word == "as" => {
                names.pop();
            }
            TokenTree::Ident(name) if !tokens.peek().is_some_and(begins_separator) => {
                names.push(name.to_string() + if is_macro { "!" } else { "" });
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let inner = exported(group.stream()).into_iter();
                names.extend(inner.map(|name| name + if is_macro { "!" } else { "" }));
            }
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests;
