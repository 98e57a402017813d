//! Tokens → text. An item inside a runtime macro is printed as the Rust item that it looks like, between the macro's braces.

use proc_macro2::{Spacing, TokenStream, TokenTree};

use super::attributes::{WIDTH, lay_out};

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
    let printed: Vec<String> = pieces
        .iter()
        .map(print_piece)
        .filter(|text| !text.is_empty())
        .collect();
    printed.join("\n")
}

/// Whether the code of any piece names a type or a module: `name<…>` or `name::…`. What documentation says does not count.
pub fn names(pieces: &[Piece], name: &str) -> bool {
    pieces.iter().any(|piece| match piece {
        Piece::Plain(tokens) | Piece::Macro(_, tokens) => has_path(tokens.clone(), name),
        Piece::Text(_) => false,
    })
}

/// Whether tokens name a type or a module: `name<…>` or `name::…`.
pub fn has_path(tokens: TokenStream, name: &str) -> bool {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(tree) = tokens.next() {
        let found = match tree {
            TokenTree::Group(group) => has_path(group.stream(), name),
            TokenTree::Ident(ident) if ident == name => match tokens.peek() {
                Some(TokenTree::Punct(next)) => {
                    next.as_char() == '<'
                        || next.as_char() == ':' && next.spacing() == Spacing::Joint
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
        Piece::Plain(tokens) => {
            let lines = print_items(tokens.clone())
                .lines()
                .map(str::to_owned)
                .collect();
            close_up_types(lines)
                .iter()
                .map(|line| format!("{line}\n"))
                .collect()
        }
        Piece::Macro(name, item) => {
            let lines = join_attributes(close_up_types(lay_out_attributes(&print_items(
                item.clone(),
            ))));
            let lines: String = lines.iter().map(|line| format!("    {line}\n")).collect();
            format!("runtime::{name}! {{\n{lines}}}\n")
        }
        Piece::Text(text) => text.clone(),
    }
}

/// Lays every attribute out anew: as tokens they were printed without the spaces of a signature or a pattern.
fn lay_out_attributes(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut rest = text.lines();
    while let Some(line) = rest.next() {
        let content = line.trim_start();
        if !content.starts_with("#[") {
            lines.push(line.to_owned());
            continue;
        }
        let indent = line.len() - content.len();
        let mut attribute = content.to_owned();
        if !line.ends_with(']') {
            let end = format!("{})]", " ".repeat(indent));
            for line in rest.by_ref() {
                attribute.push('\n');
                attribute.push_str(line);
                if line == end {
                    break;
                }
            }
        }
        lines.extend(lay_out(&attribute, indent));
    }
    lines
}

/// Puts a type that was laid out over several lines, a field's or an alias's, back into one, if there is room.
fn close_up_types(laid_out: Vec<String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in laid_out {
        lines.push(line);
        let Some(end @ (">," | ">;")) = lines.last().map(|last| last.trim_start()) else {
            continue;
        };
        let indent = lines.last().map_or(0, |last| last.len() - end.len());
        let opens =
            |line: &String| line.ends_with('<') && line.len() - line.trim_start().len() == indent;
        let Some(open) = lines.iter().rposition(opens) else {
            continue;
        };
        let inner: Vec<&str> = lines[open + 1..lines.len() - 1]
            .iter()
            .map(|line| line.trim())
            .collect();
        let joined = format!(
            "{}{}{end}",
            lines[open],
            inner.join(" ").trim_end_matches(',')
        );
        let is_flat = inner
            .iter()
            .all(|line| line.ends_with(',') && !line.starts_with('>'));
        if is_flat && joined.len() < WIDTH {
            lines.truncate(open);
            lines.push(joined);
        }
    }
    lines
}

/// Puts what is said of a field into the field's own line, as far as there is room.
fn join_attributes(laid_out: Vec<String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in laid_out {
        let before = lines
            .last_mut()
            .filter(|before| before.trim_start().starts_with("#[") && before.ends_with(']'));
        let is_whole = !line.ends_with(['(', '<']);
        match before {
            Some(before)
                if is_whole
                    && before.len() + line.trim_start().len() < WIDTH
                    && !is_item(&line) =>
            {
                before.push(' ');
                before.push_str(line.trim_start());
            }
            _ => lines.push(line),
        }
    }
    lines
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
    let file: syn::File = syn::parse2(tokens)
        .unwrap_or_else(|error| panic!("emitted code is not Rust: {error}\n{shown}"));
    prettyplease::unparse(&file)
}
