//! Escapes strings of a document, so that they are only shown.

use std::borrow::Cow;

use crate::hidden::is_hidden;

/// The middle of a longer string is omitted.
const LONGEST: usize = 1_000;

/// On one line, with invisible characters escaped as in Rust, and not longer than a message should be.
pub fn inert_text(text: &str) -> Cow<'_, str> {
    let shorter = shorten(text);
    if !shorter.contains(is_hidden) {
        return shorter;
    }
    let escape = |c: char| {
        if is_hidden(c) {
            c.escape_default().to_string()
        } else {
            c.to_string()
        }
    };
    Cow::Owned(shorter.chars().map(escape).collect())
}

fn shorten(text: &str) -> Cow<'_, str> {
    if text.len() <= LONGEST {
        return Cow::Borrowed(text);
    }
    let ends = |(at, c): (usize, char)| at + c.len_utf8();
    let head = text
        .char_indices()
        .map(ends)
        .take_while(|end| *end <= LONGEST / 2)
        .last()
        .unwrap_or(0);
    let starts = text.char_indices().rev().map(|(at, _)| at);
    let tail = starts
        .take_while(|at| text.len() - at <= LONGEST / 2)
        .last()
        .unwrap_or(text.len());
    Cow::Owned(format!("{}…{}", &text[..head], &text[tail..]))
}

/// The same number of characters, so that columns stay what they are. Tabs stay too.
pub fn inert_line(line: &str) -> String {
    line.chars()
        .map(|c| {
            if is_hidden(c) && c != '\t' {
                '\u{fffd}'
            } else {
                c
            }
        })
        .collect()
}

/// In serialized JSON, such characters can only occur in strings.
pub fn inert_json(json: String) -> String {
    if !json.contains(is_hidden) {
        return json;
    }
    json.chars()
        .map(|c| {
            if is_hidden(c) {
                escape_json(c)
            } else {
                c.to_string()
            }
        })
        .collect()
}

fn escape_json(c: char) -> String {
    c.encode_utf16(&mut [0; 2])
        .iter()
        .map(|unit| format!("\\u{unit:04x}"))
        .collect()
}
