//! Streams of JSON values. In: a response whose body is JSON lines or a JSON text sequence (RFC 7464). Out: its values, each when it is
//! complete. It must not know how the stream was asked for.

use std::{
    fmt,
    future::poll_fn,
    marker::PhantomData,
    mem,
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use futures_core::Stream;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::{
    super::Deviation,
    body_error::BodyError,
    head::Head,
    output::Output,
    raw_response::RawResponse,
    reading::Reading,
    records::{Framing, Records, Rest, TooLong, read_json, reading},
    stream_error::StreamError,
};

/// The media types of JSON lines.
const LINES: [&str; 6] = [
    "application/x-ndjson",
    "application/jsonl",
    "application/ndjson",
    "application/jsonlines",
    "application/x-jsonlines",
    "application/stream+json",
];

const SEQUENCE: &str = "application/json-seq";

/// Begins a value of a sequence.
const RECORD_SEPARATOR: u8 = 0x1E;

/// A stream of JSON values.
///
/// It implements [`Stream`]; [`next`](Self::next) needs no other crate. Dropping it closes the connection.
///
/// The timeout of the call ends with the headers of the response; then [`ClientBuilder::idle_timeout`](super::super::ClientBuilder::idle_timeout)
/// applies.
pub struct JsonLines<T> {
    records: Records<TextFraming>,
    item: PhantomData<fn() -> T>,
}

impl<T: DeserializeOwned> JsonLines<T> {
    fn new(
        response: &RawResponse,
        framing: TextFraming,
        expected: &'static str,
    ) -> Result<Self, BodyError> {
        Ok(Self {
            records: Records::new(response, framing, expected)?,
            item: PhantomData,
        })
    }

    /// Returns the next value; `None` at the end.
    ///
    /// No value is lost if the future is dropped.
    pub async fn next(&mut self) -> Option<Result<T, StreamError>> {
        poll_fn(|context| self.poll_item(context)).await
    }

    /// Returns what in the last value was not as the document declares it, and was read all the same.
    #[must_use]
    pub fn deviations(&self) -> &[Deviation] {
        &self.records.deviations
    }

    fn poll_item(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<T, StreamError>>> {
        let record = ready!(self.records.poll_record(context));
        Poll::Ready(record.map(|record| {
            let text = record?;
            self.records.read_item(text, None, read_json)
        }))
    }
}

impl<T: DeserializeOwned> Stream for JsonLines<T> {
    type Item = Result<T, StreamError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll_item(context)
    }
}

impl<T> fmt::Debug for JsonLines<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JsonLines").finish_non_exhaustive()
    }
}

/// A value on each line.
impl<T: DeserializeOwned> Output for JsonLines<T> {
    type Value = Self;

    const ACCEPT: &'static str = LINES[0];

    fn reading(head: &Head) -> Reading {
        reading(head, &LINES)
    }

    fn read(response: &RawResponse) -> Result<Self, BodyError> {
        Self::new(response, TextFraming::default(), "JSON lines")
    }
}

/// A value in each text of a sequence.
pub struct JsonSequence<T>(PhantomData<T>);

impl<T: DeserializeOwned> Output for JsonSequence<T> {
    type Value = JsonLines<T>;

    const ACCEPT: &'static str = SEQUENCE;

    fn reading(head: &Head) -> Reading {
        reading(head, &[SEQUENCE])
    }

    fn read(response: &RawResponse) -> Result<JsonLines<T>, BodyError> {
        let framing = TextFraming {
            is_sequence: true,
            ..TextFraming::default()
        };
        JsonLines::new(response, framing, "a JSON text sequence")
    }
}

/// Where JSON values are being read.
#[derive(Default)]
struct TextFraming {
    /// Whether a value begins with a record separator, and may have several lines.
    is_sequence: bool,
    /// What has arrived of the current text.
    text: Vec<u8>,
    /// Whether the first text is behind, which may begin with a byte order mark.
    is_begun: bool,
    nesting: Nesting,
}

/// Where in a JSON text its last byte is.
#[derive(Default)]
struct Nesting {
    depth: usize,
    is_in_string: bool,
    is_escaped: bool,
}

impl Nesting {
    fn read(&mut self, byte: u8) {
        if self.is_in_string {
            self.is_in_string = self.is_escaped || byte != b'"';
            self.is_escaped = !self.is_escaped && byte == b'\\';
            return;
        }
        match byte {
            b'"' => self.is_in_string = true,
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
    }

    fn is_outside(&self) -> bool {
        self.depth == 0 && !self.is_in_string
    }
}

impl TextFraming {
    /// Where in `input` the current text ends.
    fn find_end(&mut self, input: &[u8]) -> Option<usize> {
        if !self.is_sequence {
            return input.iter().position(|byte| *byte == b'\n');
        }
        input.iter().position(|byte| {
            self.nesting.read(*byte);
            // A value of several lines ends with the line that closes it, so that it can be read before the next one begins.
            *byte == RECORD_SEPARATOR || (*byte == b'\n' && self.nesting.is_outside())
        })
    }

    /// The current text; `None` for an empty one, such as a line that only keeps the connection open.
    fn take_text(&mut self) -> Option<Bytes> {
        self.nesting = Nesting::default();
        let text = Bytes::from(mem::take(&mut self.text));
        let mut rest = &text[..];
        if !mem::replace(&mut self.is_begun, true) {
            rest = rest.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(rest);
        }
        let rest = rest.trim_ascii();
        (!rest.is_empty()).then(|| text.slice_ref(rest))
    }
}

impl Framing for TextFraming {
    type Record = Bytes;

    fn next(&mut self, input: &mut Bytes, longest: usize) -> Result<Option<Bytes>, TooLong> {
        while !input.is_empty() {
            let end = self.find_end(input);
            let part = input.split_to(end.unwrap_or(input.len()));
            if self.text.len().saturating_add(part.len()) > longest {
                return Err(TooLong);
            }
            self.text.extend_from_slice(&part);
            if end.is_some() {
                _ = input.split_to(1);
                if let Some(text) = self.take_text() {
                    return Ok(Some(text));
                }
            }
        }
        Ok(None)
    }

    /// The last line needs no line feed, if its value is one whose end is known: `12` may be the beginning of `123`.
    fn finish(&mut self) -> Rest<Bytes> {
        let Some(text) = self.take_text() else {
            return Rest::Nothing;
        };
        let is_closed = text.ends_with(b"}") || text.ends_with(b"]") || text.ends_with(b"\"");
        if is_closed && serde_json::from_slice::<IgnoredAny>(&text).is_ok() {
            Rest::Record(text)
        } else {
            Rest::Part
        }
    }
}
