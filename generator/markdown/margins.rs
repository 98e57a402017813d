//! Indents the continuation lines of paragraphs in list items and block quotes.
//!
//! Markdown accepts such a line at any indentation ("lazy continuation"). To a reader it looks like a new paragraph, and
//! clippy warns about it (`doc_lazy_continuation`).

use std::ops::Range;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::edits::{Edit, RUSTDOC, edited};

/// Indents each continuation line as far as the text of its list item or block quote. What Markdown reads stays the same.
pub fn align(text: &str) -> String {
    if !text.contains('\n') || !text.lines().any(may_begin_block) {
        return text.to_owned();
    }
    let margins = margins(text);
    if margins.is_empty() {
        return text.to_owned();
    }
    let aligned = edited(text, margins);
    if events_of(text) == events_of(&aligned) {
        aligned
    } else {
        text.to_owned()
    }
}

/// Whether a line could begin a list item or a block quote.
fn may_begin_block(line: &str) -> bool {
    line.trim_start()
        .starts_with(|c: char| "-*+>".contains(c) || c.is_ascii_digit())
}

/// Replaces the margin of each continuation line within a list item, block quote or footnote, where it is not the right one.
fn margins(text: &str) -> Vec<Edit> {
    let mut margins = Vec::new();
    let mut inside: Vec<String> = Vec::new();
    let mut events = Parser::new_ext(text, RUSTDOC).into_offset_iter().peekable();
    while let Some((event, range)) = events.next() {
        let next = events
            .peek()
            .map(|(_, range)| with_escape(text, range.start));
        match event {
            Event::Start(Tag::BlockQuote(_)) => inside.push("> ".to_owned()),
            Event::Start(Tag::FootnoteDefinition(_)) => inside.push("    ".to_owned()),
            Event::Start(Tag::Item) => {
                let marker = next
                    .and_then(|next| text.get(range.start..next))
                    .unwrap_or_default();
                inside.push(" ".repeat(marker.chars().count()));
            }
            Event::End(TagEnd::BlockQuote(_) | TagEnd::FootnoteDefinition | TagEnd::Item) => {
                drop(inside.pop());
            }
            Event::SoftBreak | Event::HardBreak if !inside.is_empty() => {
                let line = text[range.start..]
                    .find('\n')
                    .map(|end| range.start + end + 1);
                let margin = line.zip(next).map(|(line, next)| line..next);
                let wanted = inside.concat();
                let wrong = |margin: &Range<usize>| {
                    text.get(margin.clone())
                        .is_some_and(|found| found != wanted)
                };
                let Some(margin) = margin.filter(wrong) else {
                    continue;
                };
                let escape = if is_marker(&text[margin.end..]) {
                    "\\"
                } else {
                    ""
                };
                margins.push((margin, wanted + escape));
            }
            _ => {}
        }
    }
    margins
}

/// The start of an event, including a backslash that escapes its first character.
fn with_escape(text: &str, start: usize) -> usize {
    start - usize::from(text[..start].ends_with('\\'))
}

/// Whether a continuation line would begin a new block if it were less indented.
fn is_marker(text: &str) -> bool {
    let line = text.lines().next().unwrap_or_default();
    let rest = line.trim_start_matches(['*', '+', '-', '#', '=']);
    let ends = rest.is_empty() || rest.starts_with(char::is_whitespace);
    line.starts_with('>') || rest.len() < line.len() && ends
}

/// The events of a Markdown text, with adjacent text events joined: equal for sources that differ in layout only.
fn events_of(text: &str) -> Vec<Event<'_>> {
    let mut all: Vec<Event<'_>> = Vec::new();
    for event in Parser::new_ext(text, RUSTDOC) {
        match (all.last_mut(), event) {
            (Some(Event::Text(before)), Event::Text(more)) => {
                *before = format!("{before}{more}").into();
            }
            (_, event) => all.push(event),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::align;

    #[test]
    fn lines_go_on_below_the_text_of_their_item() {
        assert_eq!(
            align("- one\ngoes on\n    and on\n\nplain\ntext"),
            "- one\n  goes on\n  and on\n\nplain\ntext"
        );
        assert_eq!(
            align("1. one\n   - two\nof it\n2. last"),
            "1. one\n   - two\n     of it\n2. last"
        );
        assert_eq!(align("> one\nand two"), "> one\n> and two");
        assert_eq!(
            align("> one\n&lt;so&gt;\n> more"),
            "> one\n> &lt;so&gt;\n> more"
        );
        assert_eq!(align("> one\nso\n> **more**"), "> one\n> so\n> **more**");
        assert_eq!(align("- one\n**two**"), "- one\n  **two**");
    }

    #[test]
    fn escaped_signs_are_of_the_text() {
        assert_eq!(
            align("- \\[one\\]\n  goes on\n\\[two\\]"),
            "- \\[one\\]\n  goes on\n  \\[two\\]"
        );
        assert_eq!(align("1. \\\\ one\n goes on"), "1. \\\\ one\n   goes on");
    }

    #[test]
    fn items_in_items() {
        let text = "Before.\n\n- `A`: * `b`: when:\n  * one\n  * two\n  or more\n  * three\n- `B`: last\nline";
        let aligned = "Before.\n\n- `A`: * `b`: when:\n  * one\n  * two\n    or more\n  * three\n- `B`: last\n  line";
        assert_eq!(align(text), aligned);
    }

    #[test]
    fn what_is_no_item_does_not_become_one() {
        assert_eq!(
            align("- one\n        * two\n      - three"),
            "- one\n  \\* two\n  \\- three"
        );
        // Less indented it would open a block of code.
        let fence = "- one\n        ```rust\n        two\n        ```";
        assert_eq!(align(fence), fence);
        let number = "- one\n        1. two";
        assert_eq!(align(number), number);
    }

    #[test]
    fn breaks_that_are_meant_stay() {
        assert_eq!(align("- one  \ntwo\\\nthree"), "- one  \n  two\\\n  three");
    }

    #[test]
    fn code_stays_as_it_is() {
        let text = "- one\n\n  ```text\n      deep\n  ```\n\n1 is\nno item";
        assert_eq!(align(text), text);
    }
}
