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

/// Makes a description of the document inert.
pub fn to_docs(markdown: &str) -> Docs {
    Docs::inert(make_inert(to_markdown(clean(markdown))).trim().to_owned())
}

/// Makes one description of several, each a paragraph; those that say nothing are left out.
pub fn paragraphs(parts: &[Option<&str>]) -> Docs {
    let said: Vec<&str> = parts
        .iter()
        .flatten()
        .map(|text| text.trim_matches('\n'))
        .collect();
    let said: Vec<&str> = said
        .into_iter()
        .filter(|text| !text.trim().is_empty())
        .collect();
    to_docs(&said.join("\n\n"))
}

/// Documentation that the generator writes itself. What it quotes of the document is the text of other [`Docs`], or was made by
/// [`one_line`] or [`code_text`].
pub fn generated(text: impl Into<String>) -> Docs {
    Docs::inert(text)
}

/// One line of plain text, for places that take no Markdown.
pub fn one_line(text: &str) -> String {
    clean(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// One line of plain text, to stand between backticks.
pub fn code_text(text: &str) -> String {
    one_line(text).replace('`', "'")
}

/// Whether an address is one of a web page.
pub fn is_of_web(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    address.starts_with("https://") || address.starts_with("http://")
}

/// Line breaks as `\n`, no control, bidi or invisible characters, tabs as spaces, and not longer than is read.
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
