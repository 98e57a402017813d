//! Markdown → Markdown in which nothing runs or is hidden.
//!
//! Code blocks become fences marked `text`, HTML is escaped, links to anything but web pages lose their target, and brackets that
//! rustdoc would treat as a link to an item are escaped. An edit can expose something else to edit (a link within HTML), so the
//! result is parsed again until nothing changes. If that does not happen within [`ROUNDS`], all punctuation is escaped.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, LinkType, Options, Parser, Tag, TagEnd};

use super::edits::{Edit, RUSTDOC, edited};

/// How often the text is parsed and edited before all its punctuation is escaped.
const ROUNDS: usize = 4;

/// Markdown without extensions, and as rustdoc reads it. They disagree: a `|` within code separates two cells only where tables are read.
const READERS: [Options; 2] = [
    Options::empty(),
    RUSTDOC.union(Options::ENABLE_SMART_PUNCTUATION),
];

/// The text, with everything escaped or removed that could run or load something.
pub fn make_inert(text: String) -> String {
    if is_plain(&text) {
        return text;
    }
    let mut text = text;
    for _ in 0..ROUNDS {
        let before = text.clone();
        for reader in READERS {
            text = edited(&text, live_edits(&text, reader));
        }
        text = READERS.iter().fold(text, |text, reader| {
            edited(&text, rustdoc_edits(&text, *reader))
        });
        if text == before {
            return text;
        }
    }
    escape_all(&text)
}

/// Whether the text has none of the characters with which code blocks, HTML, links and addresses begin.
fn is_plain(text: &str) -> bool {
    !text.contains(['<', '[', ']'])
        && !["```", "~~~", "    ", "http"]
            .iter()
            .any(|start| text.contains(start))
}

/// Edits of code blocks, HTML, and links to anything but web pages.
fn live_edits(text: &str, reader: Options) -> Vec<Edit> {
    let mut edits: Vec<Edit> = Vec::new();
    let mut block: Option<(Range<usize>, String)> = None;
    for (event, range) in Parser::new_ext(text, reader).into_offset_iter() {
        match (event, &mut block) {
            (Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))), _) if &*info == "text" => {}
            (Event::Start(Tag::CodeBlock(_)), _) => block = Some((range, String::new())),
            (Event::Text(code), Some((_, body))) => body.push_str(&code),
            (Event::End(TagEnd::CodeBlock), Some((range, body))) => {
                edits.push((range.clone(), fence(body)));
                block = None;
            }
            (Event::Html(_) | Event::InlineHtml(_), _) => {
                edits.push((range.clone(), escape_angles(&text[range])));
            }
            (
                Event::Start(
                    Tag::Link {
                        link_type,
                        dest_url,
                        ..
                    }
                    | Tag::Image {
                        link_type,
                        dest_url,
                        ..
                    },
                ),
                _,
            ) if !is_allowed_target(&dest_url) && link_type != LinkType::Email => {
                edits.push((range.clone(), label_of(&text[range])));
            }
            _ => {}
        }
    }
    edits
}

/// The text as a fenced code block. The fence is longer than any run of backticks in the text.
pub fn fence(body: &str) -> String {
    let runs = body.split(|c| c != '`').map(str::len);
    let ticks = "`".repeat(3.max(runs.max().unwrap_or(0) + 1));
    format!("\n{ticks}text\n{}\n{ticks}\n", body.trim_end())
}

fn is_allowed_target(target: &str) -> bool {
    is_web_address(target) || target.to_ascii_lowercase().starts_with("mailto:")
}

/// The text of a link, without its target.
fn label_of(link: &str) -> String {
    let mut label: Option<Range<usize>> = None;
    for (event, range) in Parser::new_ext(link, RUSTDOC).into_offset_iter() {
        let is_around = matches!(
            event,
            Event::Start(Tag::Paragraph | Tag::Link { .. } | Tag::Image { .. }) | Event::End(_)
        );
        if !is_around {
            label = Some(label.map_or(range.clone(), |label| {
                label.start.min(range.start)..label.end.max(range.end)
            }));
        }
    }
    escape_angles(&escape_brackets(label.map_or(link, |label| &link[label])))
}

fn escape_angles(text: &str) -> String {
    text.replace('<', "&lt;").replace('>', "&gt;")
}

fn escape_brackets(text: &str) -> String {
    edited(text, bracket_edits(text).collect())
}

/// Edits that avoid rustdoc's warnings: it resolves `[text]` as a link to an item, even where Markdown has no link, and asks for
/// angle brackets around bare addresses.
fn rustdoc_edits(text: &str, reader: Options) -> Vec<Edit> {
    let mut verbatim: Vec<Range<usize>> = Vec::new();
    for (event, range) in Parser::new_ext(text, reader).into_offset_iter() {
        let whole = matches!(
            event,
            Event::Start(Tag::Link { .. } | Tag::Image { .. } | Tag::CodeBlock(_))
        );
        let is_new = verbatim.last().is_none_or(|last| last.end <= range.start);
        if (whole || matches!(event, Event::Code(_))) && is_new {
            verbatim.push(range);
        }
    }
    let is_text = |at: usize| {
        let next = verbatim.partition_point(|range| range.end <= at);
        verbatim.get(next).is_none_or(|range| at < range.start)
    };
    let addresses = addresses(text).map(|range| (range.clone(), format!("<{}>", &text[range])));
    let edits = bracket_edits(text).chain(addresses);
    let mut edits: Vec<Edit> = edits.filter(|(range, _)| is_text(range.start)).collect();
    edits.sort_by_key(|(range, _)| range.start);
    edits
}

/// Edits that put a backslash before each bracket that is not escaped yet.
fn bracket_edits(text: &str) -> impl Iterator<Item = Edit> {
    let is_escaped = |at: usize| {
        text[..at]
            .bytes()
            .rev()
            .take_while(|byte| *byte == b'\\')
            .count()
            % 2
            == 1
    };
    let brackets = text
        .match_indices(['[', ']'])
        .filter(move |(at, _)| !is_escaped(*at));
    brackets.map(|(at, bracket)| (at..at + 1, format!("\\{bracket}")))
}

/// The ranges of addresses (`http://…`, `https://…`).
fn addresses(text: &str) -> impl Iterator<Item = Range<usize>> {
    let starts = text.match_indices("http").filter(|(at, _)| {
        let rest = &text[*at..];
        rest.starts_with("http://") || rest.starts_with("https://")
    });
    starts.map(|(start, _)| {
        let rest = &text[start..];
        let ends = |c: char| c.is_whitespace() || c.is_control() || "<>\"'`|\\^{}[]()*".contains(c);
        let end = rest.find(ends).unwrap_or(rest.len());
        let address = rest[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', '_']);
        start..start + address.len()
    })
}

/// The text with all punctuation escaped and no line indented, so that Markdown shows it as it is.
fn escape_all(text: &str) -> String {
    let lines = text.lines().map(|line| {
        line.trim_start()
            .chars()
            .fold(String::with_capacity(line.len()), |mut shown, c| {
                shown.extend(c.is_ascii_punctuation().then_some('\\'));
                shown.push(c);
                shown
            })
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether an address is one of a web page.
pub fn is_web_address(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    address.starts_with("https://") || address.starts_with("http://")
}
