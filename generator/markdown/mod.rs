//! Descriptions of the document, written in Markdown or HTML → documentation in which nothing is live.
//!
//! Hidden characters can break or disguise Rust source, and Markdown can contain code that `cargo test --doc` compiles and runs,
//! raw HTML, and links that are scripts. Only this module makes [`Docs`]: what it returns has none of these.

mod default;
mod edits;
mod headings;
mod html;
mod inert;
mod limits;
mod margins;
mod summary;
#[cfg(test)]
mod tests;
mod text;

use crate::ir::Docs;

pub use self::default::with_facts;
pub use self::headings::demoted;
pub use self::inert::is_web_address;
pub use self::margins::align;
pub use self::summary::{summary, with_summary};
pub use self::text::{code_text, generated, one_line, to_docs};

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
