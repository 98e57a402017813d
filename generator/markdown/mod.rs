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
mod text;

use crate::ir::Docs;

pub use self::default::with_default;
pub use self::headings::demoted;
pub use self::inert::is_of_web;
pub use self::margins::align;
pub use self::text::{code_text, generated, one_line, to_docs};

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
