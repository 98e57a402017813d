//! Descriptions of the document, written in Markdown or HTML → documentation in which nothing is live.
//!
//! Hidden characters can break or disguise Rust source, and Markdown can contain code that `cargo test --doc` compiles and runs,
//! raw HTML, and links that are scripts. Only this module makes [`Docs`]: what it returns has none of these.

mod default;
mod edits;
mod headings;
mod html;
mod inert;
mod margins;
#[cfg(test)]
mod tests;

use self::html::to_markdown;
use self::inert::make_inert;
use crate::hidden::is_hidden;
use crate::ir::Docs;

pub use self::default::with_default;
pub use self::headings::demoted;
pub use self::margins::align;

/// Descriptions longer than this many characters are cut.
const LONGEST: usize = 20_000;

/// The documentation for a description of the document.
pub fn to_docs(markdown: &str) -> Docs {
    Docs::inert(make_inert(to_markdown(clean(markdown))).trim().to_owned())
}

/// The documentation for several descriptions, each a paragraph. Blank ones are skipped.
pub fn paragraphs(parts: &[Option<&str>]) -> Docs {
    let mut texts = Vec::new();
    for part in parts.iter().flatten() {
        if !part.trim().is_empty() {
            texts.push(part.trim_matches('\n'));
        }
    }
    to_docs(&texts.join("\n\n"))
}

/// Documentation that the generator writes itself. What it quotes of the document is the text of other [`Docs`], or was made by
/// [`one_line`] or [`code_text`].
pub fn generated(text: impl Into<String>) -> Docs {
    Docs::inert(text)
}

/// The text on one line, without hidden characters. It is not escaped as Markdown.
pub fn one_line(text: &str) -> String {
    clean(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text on one line that can be written between backticks.
pub fn code_text(text: &str) -> String {
    one_line(text).replace('`', "'")
}

/// Whether an address begins with `http://` or `https://`.
pub fn is_web_address(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    address.starts_with("https://") || address.starts_with("http://")
}

/// Writes line ends as `\n` and tabs as spaces, removes hidden characters, and cuts what is longer than [`LONGEST`].
fn clean(text: &str) -> String {
    let unified = text
        .replace("\r\n", "\n")
        .replace(['\r', '\u{85}', '\u{2028}', '\u{2029}'], "\n");
    let mut cleaned: String = unified
        .chars()
        .filter(|c| *c == '\n' || *c == '\t' || !is_hidden(*c))
        .take(LONGEST)
        .collect::<String>()
        .replace('\t', "    ");
    if unified.chars().nth(LONGEST).is_some() {
        cleaned.push_str(" […]");
    }
    cleaned
        .lines()
        .map(str::trim_end)
        .collect::<Vec<_>>()
        .join("\n")
}
