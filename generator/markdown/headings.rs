//! Lowers the headings of a description that is written under a heading of our own.

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag};

use super::edits::{Edit, RUSTDOC, edited};

/// The text with all headings one level deeper, if one of them is of the first level.
pub fn demoted(text: &str) -> String {
    let headings: Vec<(HeadingLevel, Edit)> = Parser::new_ext(text, RUSTDOC)
        .into_offset_iter()
        .filter_map(|(event, range)| match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let heading = deeper(level, &text[range.clone()]);
                Some((level, (range, heading)))
            }
            _ => None,
        })
        .collect();
    if headings.iter().all(|(level, _)| *level != HeadingLevel::H1) {
        return text.to_owned();
    }
    edited(text, headings.into_iter().map(|(_, edit)| edit).collect())
}

/// The heading one level deeper, written with `#`. An underlined heading has one or more lines, then the underline.
fn deeper(level: HeadingLevel, heading: &str) -> String {
    let signs = "#".repeat((level as usize + 1).min(6));
    if heading.starts_with('#') {
        return format!("{signs}{}", heading.trim_start_matches('#'));
    }
    let mut lines: Vec<&str> = heading.trim_end().lines().collect();
    lines.pop();
    format!("{signs} {}\n", lines.join(" "))
}

#[cfg(test)]
mod tests {
    use super::demoted;

    #[test]
    fn the_first_level_is_ours() {
        assert_eq!(demoted("## a\n\n### b"), "## a\n\n### b");
        assert_eq!(
            demoted("# a\n\ntext\n\n## b #c"),
            "## a\n\ntext\n\n### b #c"
        );
        assert_eq!(demoted("a\nb\n===\n\nc\n---\n"), "## a b\n\n### c\n");
        assert_eq!(
            demoted("```text\n# no heading\n```"),
            "```text\n# no heading\n```"
        );
    }
}
