//! The first sentence of a description: what lists of items show of each.

use super::text::generated;
use crate::ir::Docs;

/// Words that end with a full stop and end no sentence.
const ABBREVIATIONS: [&str; 16] = [
    "e.g", "i.e", "etc", "vs", "cf", "approx", "incl", "excl", "no", "resp", "max", "min", "inc",
    "ltd", "st", "aka",
];

/// The first sentence; empty where the text does not begin with a plain paragraph.
pub fn summary(docs: &Docs) -> Docs {
    let Some(paragraph) = first_paragraph(docs) else {
        return Docs::default();
    };
    let end = end_of_sentence(&paragraph).unwrap_or(paragraph.len());
    generated(&paragraph[..end])
}

/// The text with its first sentence as a paragraph of its own.
pub fn with_summary(docs: Docs) -> Docs {
    let Some(paragraph) = first_paragraph(&docs) else {
        return docs;
    };
    let Some(end) = end_of_sentence(&paragraph) else {
        return docs;
    };
    // Where the sentence ends in the text, whose lines the paragraph joined.
    let text = docs.text();
    let (first, rest) = text.split_at(end);
    if opens_block(rest) {
        return docs;
    }
    generated(format!("{first}\n\n{}", rest.trim_start()))
}

/// The first paragraph in one line of as many bytes; `None` where it is a list, a heading or the like, or where it refers to other
/// paragraphs: a link's target may be anywhere.
fn first_paragraph(docs: &Docs) -> Option<String> {
    let text = docs.text();
    let end = text.find("\n\n").unwrap_or(text.len());
    let paragraph = &text[..end];
    let is_plain = !paragraph.lines().any(opens_block)
        && !paragraph.contains(['[', ']', '<', '|'])
        && !paragraph.contains("```")
        && !paragraph.starts_with(' ')
        && !paragraph.ends_with(':');
    (is_plain && !paragraph.is_empty()).then(|| paragraph.replace('\n', " "))
}

/// Whether a line begins a heading, a list, a quotation, a table or a rule.
fn opens_block(line: &str) -> bool {
    let line = line.trim_start();
    let is_sign = line.starts_with(['#', '>', '|', '~', '=']);
    let is_item = line.starts_with(['*', '+', '-'])
        && line[1..]
            .chars()
            .next()
            .is_none_or(|next| " *-".contains(next));
    let is_bold = line.starts_with("**") && !line.starts_with("***");
    is_sign || (is_item && !is_bold) || line.starts_with(|c: char| c.is_ascii_digit())
}

/// Where the first sentence ends, if the paragraph has another one after it.
fn end_of_sentence(paragraph: &str) -> Option<usize> {
    let mut is_code = false;
    let mut depth = 0_usize;
    for (at, c) in paragraph.char_indices() {
        match c {
            '`' => is_code = !is_code,
            '(' if !is_code => depth += 1,
            ')' if !is_code => depth = depth.saturating_sub(1),
            '.' | '!' | '?' if !is_code && depth == 0 => {
                let end = at + 1;
                if is_end(&paragraph[..at], &paragraph[end..]) {
                    return is_balanced(&paragraph[..end]).then_some(end);
                }
            }
            _ => {}
        }
    }
    None
}

/// Whether the text around a punctuation mark shows that it ends a sentence.
fn is_end(before: &str, after: &str) -> bool {
    let word = before.rsplit([' ', '(']).next().unwrap_or_default();
    let is_abbreviation = ABBREVIATIONS.contains(&word.to_lowercase().as_str());
    let is_initial = word.chars().count() == 1 && word.starts_with(char::is_alphabetic);
    let next = after.trim_start().chars().next();
    let begins_sentence = next.is_some_and(|next| next.is_uppercase() || next == '`');
    after.starts_with(' ') && begins_sentence && !is_abbreviation && !is_initial
}

/// Whether all emphasis that begins in the text ends there: `*` and `**` open and close it alike. Code has none.
fn is_balanced(text: &str) -> bool {
    let plain: String = text.split('`').step_by(2).collect();
    ['*', '_', '~'].iter().all(|sign| {
        let runs = plain.split(|c| c != *sign);
        runs.filter(|run| !run.is_empty()).count() % 2 == 0
    })
}

#[cfg(test)]
mod tests {
    use super::{summary, with_summary};
    use crate::markdown::generated;

    #[test]
    fn the_first_sentence_is_found() {
        let cases = [
            ("Clicks. Then waits.", "Clicks."),
            ("Clicks on\nit. Then waits.\n\nMore.", "Clicks on it."),
            ("Clicks, e.g. A. Then", "Clicks, e.g. A. Then"),
            ("Version 1.5 is next. It is.", "Version 1.5 is next."),
            ("In `a. B` code. Then.", "In `a. B` code."),
            ("The `a_b` action. Then.", "The `a_b` action."),
            ("Of (one. Two) both. Then.", "Of (one. Two) both."),
            (
                "Uses .NET and node.js, no end",
                "Uses .NET and node.js, no end",
            ),
            ("**Bold. Still** bold. End.", "**Bold. Still** bold. End."),
            ("- a list\n- of two", ""),
            ("# A heading", ""),
            ("See [this](https://a.example). More.", ""),
            ("One of:\n\n- a", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(summary(&generated(text)).text(), expected, "of {text:?}");
        }
    }

    #[test]
    fn the_first_sentence_is_a_paragraph() {
        let cases = [
            (
                "Clicks. Then\nwaits.\n\nEnd.",
                "Clicks.\n\nThen\nwaits.\n\nEnd.",
            ),
            ("Clicks on\nit. Then.", "Clicks on\nit.\n\nThen."),
            ("Clicks.\n\nThen.", "Clicks.\n\nThen."),
            ("Clicks.", "Clicks."),
            ("# A. B", "# A. B"),
        ];
        for (text, expected) in cases {
            let made = with_summary(generated(text));
            assert_eq!(made.text(), expected, "of {text:?}");
        }
    }
}
