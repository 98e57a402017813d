//! Text of the document without what is hidden or live in it.

use super::html::to_markdown;
use super::inert::make_inert;
use crate::hidden::is_hidden;
use crate::ir::Docs;

/// Descriptions longer than this many characters are cut.
const LONGEST: usize = 20_000;

/// The documentation for a description of the document.
pub fn to_docs(markdown: &str) -> Docs {
    Docs::inert(make_inert(to_markdown(clean(markdown))).trim().to_owned())
}

/// The text on one line, without hidden characters. It is not escaped as Markdown.
pub fn one_line(text: &str) -> String {
    clean(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text on one line that can be written between backticks.
pub fn code_text(text: &str) -> String {
    one_line(text).replace('`', "'")
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

/// Documentation that the generator writes itself. What it quotes of the document is the text of other [`Docs`], or was made by
/// [`one_line`] or [`code_text`].
pub fn generated(text: impl Into<String>) -> Docs {
    Docs::inert(text)
}
