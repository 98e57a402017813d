//! How a multipart body is divided into parts (RFC 2046). In: bytes, and the boundary of the body. Out: one part after the other.

use bytes::Bytes;
use http::header::{HeaderMap, HeaderName, HeaderValue};

use super::{
    body_part::BodyPart,
    records::{Framing, Rest, TooLong},
};

/// Where in a multipart body its bytes are.
pub(super) struct PartFraming {
    /// What is before each part and after the last one.
    delimiter: Vec<u8>,
    /// What has arrived and is not read.
    buffer: Vec<u8>,
    /// How many bytes of the buffer cannot be the beginning of a delimiter.
    searched: usize,
    section: Section,
}

/// The sections of a multipart body.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    /// Before the first part.
    Preamble,
    /// In a part.
    Part,
    /// After the last part.
    Epilogue,
}

/// A line that is a delimiter.
struct Delimiter {
    start: usize,
    end: usize,
    is_last: bool,
}

impl PartFraming {
    pub(super) fn new(boundary: &str) -> Self {
        Self {
            delimiter: format!("\r\n--{boundary}").into_bytes(),
            // The first delimiter may be the first line.
            buffer: b"\r\n".to_vec(),
            searched: 0,
            section: Section::Preamble,
        }
    }

    /// The next delimiter; `None` if its end has not arrived.
    fn find_delimiter(&mut self) -> Option<Delimiter> {
        loop {
            let rest = &self.buffer[self.searched..];
            let mut windows = rest.windows(self.delimiter.len());
            let Some(found) = windows.position(|window| window == self.delimiter) else {
                // The last bytes may be the beginning of one.
                let begun = self.buffer.len().saturating_sub(self.delimiter.len() - 1);
                self.searched = self.searched.max(begun);
                return None;
            };
            let start = self.searched + found;
            self.searched = start;
            let after = start + self.delimiter.len();
            match line_end(&self.buffer[after..]) {
                LineEnd::Last => {
                    return Some(Delimiter {
                        start,
                        end: after,
                        is_last: true,
                    });
                }
                LineEnd::At(length) => {
                    return Some(Delimiter {
                        start,
                        end: after + length,
                        is_last: false,
                    });
                }
                LineEnd::Unknown => return None,
                // A line that only begins like a delimiter.
                LineEnd::Other => self.searched = start + 1,
            }
        }
    }
}

impl Framing for PartFraming {
    type Record = BodyPart;

    fn next(&mut self, input: &mut Bytes, longest: usize) -> Result<Option<BodyPart>, TooLong> {
        self.buffer.extend_from_slice(input);
        input.clear();
        while self.section != Section::Epilogue {
            let Some(delimiter) = self.find_delimiter() else {
                break;
            };
            let is_part = self.section == Section::Part;
            if is_part && delimiter.start > longest {
                return Err(TooLong);
            }
            let part = is_part.then(|| read_part(&self.buffer[..delimiter.start]));
            self.buffer.drain(..delimiter.end);
            // A part may be empty: the delimiter after it begins with the line end of this one.
            if !delimiter.is_last {
                self.buffer.splice(..0, *b"\r\n");
            }
            self.searched = 0;
            self.section = if delimiter.is_last {
                Section::Epilogue
            } else {
                Section::Part
            };
            if part.is_some() {
                return Ok(part);
            }
        }
        match self.section {
            Section::Part if self.buffer.len() > longest + self.delimiter.len() => {
                return Err(TooLong);
            }
            Section::Part => {}
            Section::Preamble => {
                self.buffer.drain(..self.searched);
                self.searched = 0;
            }
            Section::Epilogue => self.buffer.clear(),
        }
        Ok(None)
    }

    /// Without the last delimiter, the body is not complete.
    fn finish(&mut self) -> Rest<BodyPart> {
        if self.section == Section::Epilogue {
            Rest::Nothing
        } else {
            Rest::Part
        }
    }
}

/// What follows the boundary in its line.
enum LineEnd {
    /// The mark of the last delimiter.
    Last,
    /// The end of the line, after so many bytes.
    At(usize),
    /// Something else, so that the line is no delimiter.
    Other,
    /// Nothing yet that decides.
    Unknown,
}

fn line_end(rest: &[u8]) -> LineEnd {
    let is_padding = |byte: &&u8| matches!(byte, b' ' | b'\t');
    let padding = rest.iter().take_while(is_padding).count();
    match &rest[padding..] {
        [b'\r', b'\n', ..] => LineEnd::At(padding + 2),
        [] | [b'\r'] => LineEnd::Unknown,
        [b'-', b'-', ..] if padding == 0 => LineEnd::Last,
        [b'-'] if padding == 0 => LineEnd::Unknown,
        _ => LineEnd::Other,
    }
}

/// Reads the headers and the body of a part, which begins with the end of the line before.
fn read_part(bytes: &[u8]) -> BodyPart {
    const BLANK_LINE: &[u8] = b"\r\n\r\n";
    let mut windows = bytes.windows(BLANK_LINE.len());
    let blank = windows.position(|window| window == BLANK_LINE);
    let (head, body) = match blank {
        Some(blank) => (&bytes[..blank], &bytes[blank + BLANK_LINE.len()..]),
        None => (bytes, &[][..]),
    };
    BodyPart {
        is_strict: false,
        headers: read_headers(&String::from_utf8_lossy(head)),
        body: Bytes::copy_from_slice(body),
    }
}

/// The headers of a part. Lines that are none are skipped.
fn read_headers(head: &str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    // A line that begins with a space continues the line before.
    let unfolded = head.replace("\r\n ", " ").replace("\r\n\t", " ");
    for line in unfolded.split("\r\n") {
        let Some((name, value)) = line.split_once(':') else {
            continue;
        };
        let name = HeaderName::from_bytes(name.trim().as_bytes());
        let value = HeaderValue::from_str(value.trim());
        if let (Ok(name), Ok(value)) = (name, value) {
            headers.append(name, value);
        }
    }
    headers
}

/// The parameter `boundary` of a media type.
pub(super) fn boundary_of(content_type: &str) -> Option<String> {
    let mut rest = content_type.split_once(';')?.1;
    loop {
        let (name, value) = rest.split_once('=')?;
        let name = name.trim();
        let (value, after) = read_value(value.trim_start());
        if name.eq_ignore_ascii_case("boundary") {
            return Some(value).filter(|boundary| !boundary.is_empty());
        }
        rest = after.split_once(';')?.1;
    }
}

/// The value of a parameter, which may be quoted, and what follows it.
fn read_value(text: &str) -> (String, &str) {
    let Some(quoted) = text.strip_prefix('"') else {
        let end = text.find(';').unwrap_or(text.len());
        return (text[..end].trim_end().to_owned(), &text[end..]);
    };
    let mut value = String::new();
    let mut is_escaped = false;
    for (index, c) in quoted.char_indices() {
        match c {
            '"' if !is_escaped => return (value, &quoted[index + 1..]),
            '\\' if !is_escaped => is_escaped = true,
            _ => {
                value.push(c);
                is_escaped = false;
            }
        }
    }
    (value, "")
}
