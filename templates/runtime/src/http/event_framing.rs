//! Server-sent events, as the HTML standard reads them ("interpreting an event stream"). In: bytes, however they are cut. Out: events. It must
//! not know what their data means.

use std::{mem, time::Duration};

use bytes::Bytes;

use super::records::{Framing, Rest, TooLong};

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// An event before its data is read.
pub(super) struct RawEvent {
    pub(super) name: Option<String>,
    pub(super) data: Vec<u8>,
    pub(super) id: Option<String>,
    pub(super) retry: Option<Duration>,
}

/// Where an event stream is being read.
#[derive(Default)]
pub(super) struct EventFraming {
    /// Data that ends the stream: an event of it is complete without an empty line.
    terminator: Option<&'static [u8]>,
    /// The `id` that was sent last.
    pub(super) last_id: Option<String>,
    /// The `retry` that was sent last.
    pub(super) last_retry: Option<Duration>,
    /// What has arrived of the current line.
    line: Vec<u8>,
    /// Whether the first line is behind, which may begin with a byte order mark.
    is_begun: bool,
    /// Whether the last line ended with a carriage return, to which a line feed may still belong.
    is_after_return: bool,
    /// How many bytes have arrived of the current event, comments included.
    length: usize,
    fields: Fields,
}

/// The fields of the current event.
#[derive(Default)]
struct Fields {
    is_begun: bool,
    name: Option<String>,
    data: Option<Vec<u8>>,
    id: Option<String>,
    retry: Option<Duration>,
}

impl EventFraming {
    /// A stream that an event with this data ends, if it does not end before.
    pub(super) fn ending_with(terminator: Option<&'static [u8]>) -> Self {
        Self {
            terminator,
            ..Self::default()
        }
    }

    fn end_line(&mut self) -> Option<RawEvent> {
        let line = mem::take(&mut self.line);
        let mut rest = line.as_slice();
        if !mem::replace(&mut self.is_begun, true) {
            rest = rest.strip_prefix(BYTE_ORDER_MARK).unwrap_or(rest);
        }
        let event = if rest.is_empty() {
            self.end_event()
        } else {
            self.fields.read(rest);
            None
        };
        if !self.fields.is_begun {
            self.length = 0;
        }
        event
    }

    /// Without data there is no event, but its `id` and `retry` count.
    fn end_event(&mut self) -> Option<RawEvent> {
        let fields = mem::take(&mut self.fields);
        if fields.id.is_some() {
            self.last_id.clone_from(&fields.id);
        }
        self.last_retry = fields.retry.or(self.last_retry);
        Some(RawEvent {
            name: fields.name.filter(|name| !name.is_empty()),
            data: fields.data?,
            id: fields.id,
            retry: fields.retry,
        })
    }
}

impl Fields {
    /// Reads a line that is not empty: a comment, or a field's name and value.
    fn read(&mut self, line: &[u8]) {
        let colon = line.iter().position(|byte| *byte == b':');
        let (name, value) = line.split_at(colon.unwrap_or(line.len()));
        if name.is_empty() {
            return;
        }
        self.is_begun = true;
        let value = value.strip_prefix(b":").unwrap_or(value);
        let value = value.strip_prefix(b" ").unwrap_or(value);
        let text = || String::from_utf8_lossy(value).into_owned();
        match name {
            b"data" => match &mut self.data {
                Some(data) => {
                    data.push(b'\n');
                    data.extend_from_slice(value);
                }
                None => self.data = Some(value.to_vec()),
            },
            b"event" => self.name = Some(text()),
            b"id" if !value.contains(&0) => self.id = Some(text()),
            b"retry" if !value.is_empty() && value.iter().all(u8::is_ascii_digit) => {
                let time = text().parse().map(Duration::from_millis);
                self.retry = time.ok().or(self.retry);
            }
            _ => {}
        }
    }
}

impl Framing for EventFraming {
    type Record = RawEvent;

    fn next(&mut self, input: &mut Bytes, longest: usize) -> Result<Option<RawEvent>, TooLong> {
        while let Some(first) = input.first() {
            if mem::take(&mut self.is_after_return) && *first == b'\n' {
                _ = input.split_to(1);
                continue;
            }
            let end = input.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            let part = input.split_to(end.unwrap_or(input.len()));
            self.length = self.length.saturating_add(part.len());
            if self.length > longest {
                return Err(TooLong);
            }
            self.line.extend_from_slice(&part);
            if end.is_some() {
                let sign = input.split_to(1);
                self.is_after_return = *sign == *b"\r";
                if let Some(event) = self.end_line() {
                    return Ok(Some(event));
                }
            }
        }
        Ok(None)
    }

    fn finish(&mut self) -> Rest<RawEvent> {
        if !self.line.is_empty() {
            // Of a terminator, not even the end of the line has to come.
            self.end_line();
            self.fields.is_begun = true;
        }
        if self.terminator.is_some() && self.fields.data.as_deref() == self.terminator {
            return self.end_event().map_or(Rest::Nothing, Rest::Record);
        }
        if self.fields.is_begun {
            Rest::Part
        } else {
            Rest::Nothing
        }
    }
}
