//! Tokens → text. An item inside a runtime macro is printed as the Rust item that it looks like, between the macro's braces.

use proc_macro2::TokenStream;

use super::attributes::{WIDTH, lay_out};
use super::scope::{Scope, Uses};

/// Code at the top level of a module, with what it uses.
#[derive(Clone, Debug)]
pub struct Piece {
    code: Code,
    /// What it uses.
    pub uses: Uses,
}

#[derive(Clone, Debug)]
enum Code {
    /// Items as they are.
    Items(TokenStream),
    /// One item inside the braces of a runtime macro, `name!`.
    Macro(&'static str, TokenStream),
    /// Source text that is laid out already.
    Text(String),
}

impl Piece {
    /// Items whose paths `scope` made.
    pub fn items(items: TokenStream, scope: Scope) -> Self {
        Self {
            code: Code::Items(items),
            uses: scope.into_uses(),
        }
    }

    /// Imports, and other lines without requirements.
    pub fn imports(items: TokenStream) -> Self {
        Self {
            code: Code::Items(items),
            uses: Uses::default(),
        }
    }

    /// One item whose paths `scope` made, inside the braces of a runtime macro, `name!`.
    pub fn in_macro(name: &'static str, item: TokenStream, scope: Scope) -> Self {
        scope.invoke(name);
        Self {
            code: Code::Macro(name, item),
            uses: scope.into_uses(),
        }
    }

    /// Source text that is laid out already, whose uses `scope` recorded.
    pub fn text(text: String, scope: Scope) -> Self {
        Self {
            code: Code::Text(text),
            uses: scope.into_uses(),
        }
    }
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

fn print_piece(piece: &Piece) -> String {
    match &piece.code {
        Code::Items(tokens) => {
            let lines = print_items(tokens.clone())
                .lines()
                .map(str::to_owned)
                .collect();
            close_up_types(lines)
                .iter()
                .map(|line| format!("{line}\n"))
                .collect()
        }
        Code::Macro(name, item) => {
            let lines = join_attributes(close_up_types(lay_out_attributes(&print_items(
                item.clone(),
            ))));
            let lines: String = lines.iter().map(|line| format!("    {line}\n")).collect();
            format!("runtime::{name} {{\n{lines}}}\n")
        }
        Code::Text(text) => text.clone(),
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

/// Puts a type that was laid out over several lines, a field's or an alias's, back into one, if it fits.
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

/// Puts the attributes of a field into the field's own line, as far as they fit.
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
