//! YAML → events. The only file that depends on the YAML parser, so that it can be replaced.

use std::borrow::Cow;
use std::ops::Range;

use granit_parser::{Event as Parsed, Parser, ScalarStyle, ScanError, Span, StrInput, Tag};

use super::event::{Anchor, Event, EventKind, Flaw, FlawKind, Scalar};
use super::scalar::{resolve, resolve_number};
use super::yaml_help::help_for;

/// Reads YAML.
pub struct Yaml<'t> {
    parser: Parser<'t, StrInput<'t>>,
    text: &'t str,
    documents: usize,
    failed: bool,
}

impl<'t> Yaml<'t> {
    /// Reads `text` from its beginning.
    pub fn new(text: &'t str) -> Self {
        Self {
            parser: Parser::new_from_str(text),
            text,
            documents: 0,
            failed: false,
        }
    }

    fn convert(&mut self, parsed: Parsed<'t>, span: Span) -> Option<Result<Event<'t>, Flaw>> {
        let span = self.bytes_of(span);
        let anchored = |id: usize| (id > 0).then_some(Anchor(id));
        let (kind, anchor, tag) = match parsed {
            Parsed::DocumentStart(..) => return self.start_document(span),
            Parsed::Alias(id) => (EventKind::Alias(Anchor(id)), None, None),
            Parsed::SequenceEnd | Parsed::MappingEnd => (EventKind::End, None, None),
            Parsed::SequenceStart(_, id, tag) => {
                (EventKind::Array, anchored(id), foreign(tag, "seq"))
            }
            Parsed::MappingStart(_, id, tag) => (EventKind::Map, anchored(id), foreign(tag, "map")),
            Parsed::Scalar(text, style, id, tag) => {
                let (scalar, tag) = scalar_of(&text, style, tag);
                (EventKind::Scalar(text, scalar), anchored(id), tag)
            }
            // Events without content: ends of the stream and of documents, and those that the parser reports only on request.
            _ => return None,
        };
        Some(Ok(Event {
            kind,
            span,
            anchor,
            tag,
        }))
    }

    fn start_document(&mut self, span: Range<usize>) -> Option<Result<Event<'t>, Flaw>> {
        self.documents += 1;
        let message = "second document begins here".to_owned();
        let flaw = Flaw {
            kind: FlawKind::SecondDocument,
            span,
            message,
            opened: None,
            help: None,
        };
        (self.documents > 1).then_some(Err(flaw))
    }

    fn flaw(&self, error: &ScanError) -> Flaw {
        let mut at = error.marker().byte_offset().unwrap_or(self.text.len());
        if error.info().contains("found a tab") {
            // The parser points at where the text that the tab ends began.
            at += self.text[at..].find('\t').unwrap_or_default();
        }
        let begin = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let line = self.text[begin..].lines().next().unwrap_or_default();
        let before = self.text[..begin].lines().next_back().unwrap_or_default();
        let help = help_for(line, before, &error.info());
        let is_deep = error.info().contains("recursion limit");
        let kind = if is_deep {
            FlawKind::TooDeep
        } else {
            FlawKind::Syntax
        };
        Flaw {
            kind,
            help,
            ..Flaw::syntax(at..at, error.info())
        }
    }

    /// From the tag on, where there is one; without the space that the parser counts to what it follows.
    fn bytes_of(&self, span: Span) -> Range<usize> {
        let Range { start, end } = span.byte_range().unwrap_or_default();
        let start = span
            .tag_start
            .and_then(|tag| tag.byte_offset())
            .map_or(start, |tag| tag.min(start));
        start..start + self.text[start..end.max(start)].trim_end().len()
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

/// The type by the tag, or else by the style, or else by the content; and an unknown tag.
fn scalar_of(
    text: &str,
    style: ScalarStyle,
    tag: Option<Cow<'_, Tag>>,
) -> (Scalar, Option<String>) {
    let untagged = if style == ScalarStyle::Plain {
        resolve(text)
    } else {
        Scalar::String
    };
    let Some(tag) = tag else {
        return (untagged, None);
    };
    match tag.core_suffix() {
        Some("str") => (Scalar::String, None),
        Some("int" | "float") => (resolve_number(text), None),
        Some("bool" | "null") => (resolve(text), None),
        _ if tag.parts() == ("", "!") => (Scalar::String, None),
        _ => (untagged, Some(tag.original())),
    }
}

fn foreign(tag: Option<Cow<'_, Tag>>, own: &str) -> Option<String> {
    let tag = tag?;
    (tag.core_suffix() != Some(own)).then(|| tag.original())
}
