//! Finds the HTML tags in Markdown.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag as Block};

use crate::markdown::edits::RUSTDOC;
use crate::markdown::inert::is_web_address;

/// Inline tags around text. Recognized in pairs only.
pub const MARKS: [&str; 10] = [
    "b", "strong", "i", "em", "code", "tt", "kbd", "samp", "pre", "a",
];
/// Tags that begin a paragraph.
pub const BLOCKS: [&str; 12] = [
    "p",
    "div",
    "section",
    "blockquote",
    "note",
    "important",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
];
/// Block tags that are common words too: `<summary>` alone may be a placeholder for a value. Recognized in pairs only.
pub const PAIRED_BLOCKS: [&str; 4] = ["details", "summary", "caution", "warning"];
/// Tags of lists.
pub const LISTS: [&str; 3] = ["ul", "ol", "li"];
/// Tags of definition lists and tables, which are written as lists. Recognized in pairs only.
pub const ROWS: [&str; 7] = ["dl", "dt", "dd", "table", "tr", "td", "th"];
/// Tags without content.
pub const SINGLES: [&str; 3] = ["br", "hr", "img"];
/// Tags that are removed: they change only how text looks.
pub const LOOKS: [&str; 10] = [
    "span", "font", "u", "small", "sup", "sub", "center", "fullname", "thead", "tbody",
];

/// Tags of verbatim text.
pub const CODE: [&str; 5] = ["code", "tt", "kbd", "samp", "pre"];

/// A tag that is removed or written as Markdown.
pub struct Tag<'t> {
    /// The range of the text, with the angle brackets.
    pub range: Range<usize>,
    /// The name, in lower case.
    pub name: String,
    /// Whether it is an end tag.
    pub closes: bool,
    /// The text after the name.
    pub attributes: &'t str,
}

/// The known tags outside of code. A tag that must come in pairs is skipped where its partner is missing.
pub fn find_tags(text: &str) -> Vec<Tag<'_>> {
    let mut tags: Vec<Tag<'_>> = Vec::new();
    if !text.contains('<') {
        return tags;
    }
    let code = code_of(text);
    let mut at = 0;
    while let Some(start) = text[at..].find('<').map(|found| at + found) {
        at = start + 1;
        let is_verbatim =
            text[..start].ends_with('\\') || code.iter().any(|range| range.contains(&start));
        if let Some(tag) = tag_at(text, start).filter(|_| !is_verbatim) {
            at = tag.range.end;
            tags.push(tag);
        }
    }
    let mut open: Vec<usize> = Vec::new();
    let mut paired = vec![false; tags.len()];
    for (index, tag) in tags.iter().enumerate() {
        if ![&MARKS[..], &PAIRED_BLOCKS, &ROWS]
            .iter()
            .any(|in_pairs| in_pairs.contains(&&*tag.name))
        {
            paired[index] = true;
        } else if !tag.closes {
            open.push(index);
        } else if let Some(position) = open
            .iter()
            .rposition(|opened| tags[*opened].name == tag.name)
        {
            paired[open[position]] = true;
            paired[index] = true;
            open.truncate(position);
        }
    }
    let mut paired = paired.into_iter();
    tags.retain(|_| paired.next().unwrap_or_default());
    tags
}

/// The tag that begins at the `<` at `start`, if its name is known.
pub fn tag_at(text: &str, start: usize) -> Option<Tag<'_>> {
    let inside = &text[start + 1..];
    let inside = &inside[..inside
        .find(['<', '>'])
        .filter(|end| inside[*end..].starts_with('>'))?];
    let closes = inside.starts_with('/');
    let named = inside.trim_start_matches('/').trim_end_matches('/');
    let end = named
        .find(|c: char| !c.is_ascii_alphanumeric())
        .unwrap_or(named.len());
    let (name, attributes) = (named[..end].to_ascii_lowercase(), &named[end..]);
    let is_known = [
        &MARKS[..],
        &BLOCKS,
        &PAIRED_BLOCKS,
        &LISTS,
        &ROWS,
        &SINGLES,
        &LOOKS,
    ];
    let is_known = is_known.iter().any(|known| known.contains(&&*name));
    let is_tag = is_known && (attributes.is_empty() || attributes.starts_with(char::is_whitespace));
    is_tag.then(|| Tag {
        range: start..start + inside.len() + 2,
        name,
        closes,
        attributes,
    })
}

/// The ranges of code spans and code blocks.
fn code_of(text: &str) -> Vec<Range<usize>> {
    let events = Parser::new_ext(text, RUSTDOC).into_offset_iter();
    let is_code = |event: &Event<'_>| match event {
        Event::Code(_) => true,
        Event::Start(Block::CodeBlock(kind)) => is_meant_as_code(kind, text),
        _ => false,
    };
    events
        .filter(|(event, _)| is_code(event))
        .map(|(_, range)| range)
        .collect()
}

/// Whether a code block is really code: in text that begins with a tag, indented lines are HTML that its authors indented.
pub fn is_meant_as_code(kind: &CodeBlockKind<'_>, text: &str) -> bool {
    *kind != CodeBlockKind::Indented || !text.trim_start().starts_with('<')
}

/// The value of an attribute, if it is quoted.
pub fn attribute<'t>(attributes: &'t str, name: &str) -> Option<&'t str> {
    let named = |(at, _): &(usize, &str)| attributes[..*at].ends_with(char::is_whitespace);
    let (at, _) = attributes.match_indices(name).find(named)?;
    let rest = attributes[at + name.len()..]
        .trim_start()
        .strip_prefix('=')?
        .trim_start();
    let quote = rest.chars().next().filter(|c| ['"', '\''].contains(c))?;
    rest[1..].split(quote).next().map(str::trim)
}

/// Whether an address is one of a web page and needs no escapes in a Markdown link.
pub fn is_target(target: &str) -> bool {
    let is_plain = !target.contains(['(', ')', '<', '>', '\\', '`', '[', ']'])
        && !target.contains(char::is_whitespace);
    is_web_address(target) && is_plain
}
