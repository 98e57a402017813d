//! Code in Markdown, from which no string of a document escapes.

use crate::render::inert_text;

/// A string as a code span.
pub fn code_span(text: &str) -> String {
    // What looks like the end of the span is longer than every run of backticks inside.
    let text = inert_text(text);
    let mut longest = 0;
    let mut run = 0;
    for c in text.chars() {
        run = if c == '`' { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    let fence = "`".repeat(longest + 1);
    let is_padded = text.is_empty() || text.starts_with(['`', ' ']) || text.ends_with(['`', ' ']);
    let pad = if is_padded { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}
