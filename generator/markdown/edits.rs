//! Replacing parts of a Markdown text, as rustdoc reads it.

use std::ops::Range;

use pulldown_cmark::Options;

/// Markdown as rustdoc has it, but for its punctuation.
pub const RUSTDOC: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_FOOTNOTES)
    .union(Options::ENABLE_STRIKETHROUGH)
    .union(Options::ENABLE_TASKLISTS);

/// What is put instead of a part of a text.
pub type Edit = (Range<usize>, String);

/// Applies edits that do not overlap; of nested ones, the outer.
pub fn edited(text: &str, edits: Vec<Edit>) -> String {
    let mut result = String::with_capacity(text.len());
    let mut done = 0;
    for (range, replacement) in edits {
        if range.start < done {
            continue;
        }
        result.push_str(&text[done..range.start]);
        result.push_str(&replacement);
        done = range.end;
    }
    result.push_str(&text[done..]);
    result
}
