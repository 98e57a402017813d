//! Replacing parts of a Markdown text, as rustdoc reads it.

use std::ops::Range;

use pulldown_cmark::Options;

/// The extensions of Markdown that rustdoc reads, except smart punctuation.
pub const RUSTDOC: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_FOOTNOTES)
    .union(Options::ENABLE_STRIKETHROUGH)
    .union(Options::ENABLE_TASKLISTS);

/// A range of Markdown and what replaces it.
pub type Edit = (Range<usize>, String);

/// Applies edits, which are sorted by their start. Of overlapping ones only the first is applied.
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
