//! Markdown of the document → documentation that is inert.
//!
//! A code block in a description would be compiled and run by `cargo test --doc`, raw HTML would reach the reader's
//! browser, and odd characters break or hide Rust source. What stays is what a reader should see.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, LinkType, Options, Parser, Tag};

use crate::ir::Docs;

/// Descriptions longer than this many characters are cut.
const LONGEST: usize = 20_000;

/// Makes a description of the document inert.
pub fn plan_docs(markdown: &str) -> Docs {
    let text = clean(markdown);
    Docs::inert(rewrite(&text).trim().to_owned())
}

/// One line of plain text, for places that take no Markdown.
pub fn plan_line(text: &str) -> String {
    clean(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Line breaks as `\n`, no control, bidi or invisible characters, tabs as spaces, and not longer than is read.
fn clean(text: &str) -> String {
    let unified = text.replace("\r\n", "\n").replace(['\r', '\u{85}', '\u{2028}', '\u{2029}'], "\n");
    let mut cleaned: String = unified
        .chars()
        .filter(|c| *c == '\n' || *c == '\t' || !is_hidden(*c))
        .take(LONGEST)
        .collect::<String>()
        .replace('\t', "    ");
    if unified.chars().nth(LONGEST).is_some() {
        cleaned.push_str(" […]");
    }
    cleaned.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Replaces what is live in Markdown: code blocks become fences marked `text`, HTML becomes text, odd links lose their target.
fn rewrite(text: &str) -> String {
    let mut edits: Vec<(Range<usize>, String)> = Vec::new();
    for (event, range) in Parser::new_ext(text, Options::empty()).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => edits.push((range.clone(), fence(&text[range], &kind))),
            Event::Html(_) | Event::InlineHtml(_) => {
                edits.push((range.clone(), text[range].replace('<', "&lt;").replace('>', "&gt;")));
            }
            Event::Start(Tag::Link { link_type, dest_url, .. } | Tag::Image { link_type, dest_url, .. })
                if !is_plain_target(&dest_url) && link_type != LinkType::Email =>
            {
                edits.push((range.clone(), escape_link(&text[range])));
            }
            _ => {}
        }
    }
    escape_for_rustdoc(&apply(text, edits))
}

/// The block's own lines between fences that no line of it can close.
fn fence(block: &str, kind: &CodeBlockKind<'_>) -> String {
    let fenced = matches!(kind, CodeBlockKind::Fenced(_));
    let mut lines: Vec<&str> = block.lines().collect();
    if fenced {
        lines.remove(0);
        let closes = |line: &&str| {
            let line = line.trim_start_matches(['>', ' ']);
            !line.is_empty() && (line.chars().all(|c| c == '`') || line.chars().all(|c| c == '~'))
        };
        if lines.last().is_some_and(closes) {
            lines.pop();
        }
    }
    let strip = if fenced { 0 } else { 4 };
    let body: Vec<String> = lines
        .iter()
        .map(|line| {
            line.chars()
                .skip_while({
                    let mut left = strip;
                    move |c| {
                        let skip = *c == ' ' && left > 0;
                        left -= usize::from(skip);
                        skip
                    }
                })
                .collect()
        })
        .collect();
    let longest = body.iter().map(|line| line.chars().filter(|c| *c == '`').count()).max().unwrap_or(0);
    let ticks = "`".repeat(3.max(longest + 1));
    let body = body.join("\n");
    format!("\n{ticks}text\n{}\n{ticks}\n", body.trim_end())
}

fn is_plain_target(target: &str) -> bool {
    let target = target.to_ascii_lowercase();
    target.starts_with("https://") || target.starts_with("http://") || target.starts_with("mailto:")
}

fn escape_link(link: &str) -> String {
    link.replace('[', "\\[").replace(']', "\\]").replace('<', "&lt;").replace('>', "&gt;")
}

/// `[text]` that is no link to Markdown is one to rustdoc, which warns when it finds no such item; of a bare address it wants
/// that it is marked as one.
fn escape_for_rustdoc(text: &str) -> String {
    let verbatim: Vec<Range<usize>> = Parser::new_ext(text, Options::empty())
        .into_offset_iter()
        .filter(|(event, _)| {
            let whole =
                matches!(event, Event::Start(Tag::Link { .. } | Tag::Image { .. } | Tag::CodeBlock(_)));
            whole || matches!(event, Event::Code(_))
        })
        .map(|(_, range)| range)
        .collect();
    let is_text = |at: usize| !verbatim.iter().any(|range| range.contains(&at));
    let brackets = text.match_indices(['[', ']']).filter(|(at, _)| !text[..*at].ends_with('\\'));
    let brackets = brackets.map(|(at, bracket)| (at..at + 1, format!("\\{bracket}")));
    let addresses = addresses(text).map(|range| (range.clone(), format!("<{}>", &text[range])));
    let mut edits: Vec<_> = brackets.chain(addresses).filter(|(range, _)| is_text(range.start)).collect();
    edits.sort_by_key(|(range, _)| range.start);
    apply(text, edits)
}

/// Where the text has `http://…` or `https://…`.
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

/// Applies edits that do not overlap; of nested ones, the outer.
fn apply(text: &str, edits: Vec<(Range<usize>, String)>) -> String {
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
