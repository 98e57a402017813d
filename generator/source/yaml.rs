//! YAML text → events. The only file that knows the YAML parser, so that another can take its place.

use std::borrow::Cow;
use std::ops::Range;

use saphyr_parser::{Event as Parsed, Parser, ScalarStyle, ScanError, Span, StrInput, Tag};

use super::event::{Anchor, Event, EventKind, Flaw, FlawKind, Scalar};
use super::scalar::{resolve, resolve_number};

/// Reads YAML.
pub struct Yaml<'t> {
    parser: Parser<'t, StrInput<'t>>,
    cursor: Cursor<'t>,
    documents: usize,
    failed: bool,
}

impl<'t> Yaml<'t> {
    /// Reads `text` from its beginning.
    pub fn new(text: &'t str) -> Self {
        Self {
            parser: Parser::new_from_str(text),
            cursor: Cursor { text, chars: 0, bytes: 0 },
            documents: 0,
            failed: false,
        }
    }

    fn convert(&mut self, parsed: Parsed<'t>, span: Span) -> Option<Result<Event<'t>, Flaw>> {
        let span = self.cursor.bytes_of(span);
        let anchored = |id: usize| (id > 0).then_some(Anchor(id));
        let (kind, anchor, tag) = match parsed {
            Parsed::DocumentStart(_) => return self.start_document(span),
            Parsed::Nothing | Parsed::StreamStart | Parsed::StreamEnd | Parsed::DocumentEnd => {
                return None;
            }
            Parsed::Alias(id) => (EventKind::Alias(Anchor(id)), None, None),
            Parsed::SequenceEnd | Parsed::MappingEnd => (EventKind::End, None, None),
            Parsed::SequenceStart(id, tag) => (EventKind::List, anchored(id), foreign(tag, "seq")),
            Parsed::MappingStart(id, tag) => (EventKind::Map, anchored(id), foreign(tag, "map")),
            Parsed::Scalar(text, style, id, tag) => {
                let (scalar, tag) = scalar_of(&text, style, tag);
                (EventKind::Scalar(text, scalar), anchored(id), tag)
            }
        };
        Some(Ok(Event { kind, span, anchor, tag }))
    }

    fn start_document(&mut self, span: Range<usize>) -> Option<Result<Event<'t>, Flaw>> {
        self.documents += 1;
        let message = "a second document begins here".to_owned();
        let flaw = Flaw { kind: FlawKind::SecondDocument, span, message, opened: None };
        (self.documents > 1).then_some(Err(flaw))
    }

    fn flaw(&mut self, error: &ScanError) -> Flaw {
        let mut at = self.cursor.byte_of(error.marker().index());
        if error.info().contains("found a tab") {
            // The parser points at where the text that the tab ends began.
            at += self.cursor.text[at..].find('\t').unwrap_or_default();
        }
        Flaw::syntax(at..at, error.info())
    }
}

impl<'t> Iterator for Yaml<'t> {
    type Item = Result<Event<'t>, Flaw>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.failed {
            let event = match self.parser.next_event()? {
                Ok((parsed, span)) => self.convert(parsed, span),
                Err(error) => Some(Err(self.flaw(&error))),
            };
            self.failed = matches!(event, Some(Err(_)));
            if event.is_some() {
                return event;
            }
        }
        None
    }
}

/// What the tag says, or else the style, or else the text; and the tag where it says nothing to us.
fn scalar_of(text: &str, style: ScalarStyle, tag: Option<Cow<'_, Tag>>) -> (Scalar, Option<String>) {
    let untagged = if style == ScalarStyle::Plain { resolve(text) } else { Scalar::Text };
    let Some(tag) = tag else {
        return (untagged, None);
    };
    let known = tag.is_yaml_core_schema().then_some(tag.suffix.as_str());
    match known {
        Some("str") => (Scalar::Text, None),
        Some("int" | "float") => (resolve_number(text), None),
        Some("bool" | "null") => (resolve(text), None),
        _ if tag.handle.is_empty() && tag.suffix == "!" => (Scalar::Text, None),
        _ => (untagged, Some(spelled(&tag))),
    }
}

fn foreign(tag: Option<Cow<'_, Tag>>, own: &str) -> Option<String> {
    let tag = tag?;
    (!tag.is_yaml_core_schema() || tag.suffix != own).then(|| spelled(&tag))
}

fn spelled(tag: &Tag) -> String {
    let core = tag.is_yaml_core_schema();
    if core { format!("!!{}", tag.suffix) } else { format!("{}{}", tag.handle, tag.suffix) }
}

/// Turns the parser's character counts into bytes. Events come nearly in order, so walking from the last one is short.
struct Cursor<'t> {
    text: &'t str,
    chars: usize,
    bytes: usize,
}

impl Cursor<'_> {
    /// Without the space that the parser counts to what it follows.
    fn bytes_of(&mut self, span: Span) -> Range<usize> {
        let start = self.byte_of(span.start.index());
        let end = self.byte_of(span.end.index()).max(start);
        start..start + self.text[start..end].trim_end().len()
    }

    fn byte_of(&mut self, chars: usize) -> usize {
        let (before, after) = self.text.split_at(self.bytes);
        for c in after.chars().take(chars.saturating_sub(self.chars)) {
            self.chars += 1;
            self.bytes += c.len_utf8();
        }
        for c in before.chars().rev().take(self.chars.saturating_sub(chars)) {
            self.chars -= 1;
            self.bytes -= c.len_utf8();
        }
        self.bytes
    }
}
