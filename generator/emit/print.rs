//! Tokens → text. An item inside a runtime macro is printed as the Rust item that it looks like, between the macro's braces.

use proc_macro2::{Spacing, TokenStream, TokenTree};

/// Something at the top level of a module.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Items as they are.
    Plain(TokenStream),
    /// One item inside the braces of a runtime macro.
    Macro(&'static str, TokenStream),
    /// Text that is laid out already.
    Text(String),
}

/// Prints pieces one after the other, with a blank line between.
pub fn print(pieces: &[Piece]) -> String {
    let printed: Vec<String> = pieces.iter().map(print_piece).filter(|text| !text.is_empty()).collect();
    printed.join("\n")
}

/// Whether the code of any piece names a type or a module: `name<…>` or `name::…`. What documentation says does not count.
pub fn names(pieces: &[Piece], name: &str) -> bool {
    pieces.iter().any(|piece| match piece {
        Piece::Plain(tokens) | Piece::Macro(_, tokens) => has_path(tokens.clone(), name),
        Piece::Text(_) => false,
    })
}

fn has_path(tokens: TokenStream, name: &str) -> bool {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(tree) = tokens.next() {
        let found = match tree {
            TokenTree::Group(group) => has_path(group.stream(), name),
            TokenTree::Ident(ident) if ident == name => match tokens.peek() {
                Some(TokenTree::Punct(next)) => {
                    next.as_char() == '<' || next.as_char() == ':' && next.spacing() == Spacing::Joint
                }
                _ => false,
            },
            _ => false,
        };
        if found {
            return true;
        }
    }
    false
}

fn print_piece(piece: &Piece) -> String {
    match piece {
        Piece::Plain(tokens) => print_items(tokens.clone()),
        Piece::Macro(name, item) => {
            let printed = close_up(&print_items(item.clone()));
            let spaced: Vec<String> = printed.lines().map(space_attribute).collect();
            let lines = join_attributes(&spaced.join("\n"));
            let lines: String = lines.iter().map(|line| format!("    {line}\n")).collect();
            format!("runtime::{name}! {{\n{lines}}}\n")
        }
        Piece::Text(text) => text.clone(),
    }
}

/// Lines of a macro's item may be this long.
const WIDTH: usize = 100;

/// Puts an attribute that was laid out over several lines back into one, if there is room.
fn close_up(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut open: Option<usize> = None;
    for line in text.lines() {
        let Some(start) = open else {
            let opens = line.trim_start().starts_with("#[") && line.ends_with('(');
            open = opens.then_some(lines.len());
            lines.push(line.to_owned());
            continue;
        };
        lines.push(line.to_owned());
        if line.trim_start() == ")]" {
            let inner: Vec<&str> = lines[start + 1..lines.len() - 1].iter().map(|line| line.trim()).collect();
            let joined = format!("{}{})]", lines[start], inner.join(" ").trim_end_matches(','));
            if joined.len() < WIDTH {
                lines.truncate(start);
                lines.push(joined);
            }
            open = None;
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Puts what is said of a field into the field's own line, as far as there is room.
fn join_attributes(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let before =
            lines.last_mut().filter(|before| before.trim_start().starts_with("#[") && before.ends_with(']'));
        match before {
            Some(before) if before.len() + line.trim_start().len() < WIDTH && !is_item(line) => {
                before.push(' ');
                before.push_str(line.trim_start());
            }
            _ => lines.push(line.to_owned()),
        }
    }
    lines
}

/// The tokens of an attribute are printed without the spaces of a signature or a pattern.
fn space_attribute(line: &str) -> String {
    if !line.trim_start().starts_with("#[") || line.trim_start().starts_with("#[doc") {
        return line.to_owned();
    }
    // What is quoted is every second piece; no attribute of a macro quotes a quote but by `\"`.
    let mut pieces: Vec<String> = line.split('"').map(str::to_owned).collect();
    let mut quoted = false;
    for piece in &mut pieces {
        let escaped = quoted && piece.ends_with('\\');
        if !quoted {
            *piece = piece.replace("output()as ", "output () as ").replace("..= ", "..=");
            *piece = space_colons(piece);
        }
        quoted = quoted == escaped;
    }
    pieces.join("\"")
}

/// `id:str` → `id: str`; a path's colons stay together.
fn space_colons(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len() + 8);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let in_path = c == ':' && (spaced.ends_with(':') || chars.peek() == Some(&':'));
        spaced.push(c);
        if c == ':' && !in_path && chars.peek().is_some_and(|next| *next != ' ') {
            spaced.push(' ');
        }
    }
    spaced
}

/// Whether a line opens the struct or enum itself.
fn is_item(line: &str) -> bool {
    line.starts_with("pub ") || line.starts_with("#[")
}

/// What was emitted is parsed again: a mistake of ours is found here, before anything is written.
fn print_items(tokens: TokenStream) -> String {
    if tokens.is_empty() {
        return String::new();
    }
    let shown = tokens.to_string();
    let file: syn::File =
        syn::parse2(tokens).unwrap_or_else(|error| panic!("emitted code is not Rust: {error}\n{shown}"));
    prettyplease::unparse(&file)
}
