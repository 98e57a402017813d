//! Tokens → text. An item inside a runtime macro is printed as the Rust item that it looks like, between the macro's braces.

use proc_macro2::TokenStream;

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

fn print_piece(piece: &Piece) -> String {
    match piece {
        Piece::Plain(tokens) => print_items(tokens.clone()),
        Piece::Macro(name, item) => {
            let mut text = format!("runtime::{name}! {{\n");
            for line in print_items(item.clone()).lines() {
                let indent = if line.is_empty() { "" } else { "    " };
                text.push_str(indent);
                text.push_str(line);
                text.push('\n');
            }
            text + "}\n"
        }
        Piece::Text(text) => text.clone(),
    }
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
