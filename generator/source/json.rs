//! JSON text → events: RFC 8259, nothing more.

use std::borrow::Cow;
use std::ops::Range;

use super::event::{Event, EventKind, Flaw, FlawKind, Scalar};

/// Reads JSON.
pub struct Json<'t> {
    text: &'t str,
    at: usize,
    open: Vec<Open>,
    expect: Expect,
}

/// A bracket that is not closed yet.
struct Open {
    at: usize,
    closing: u8,
}

#[derive(Clone, Copy, PartialEq)]
enum Expect {
    Value,
    ValueOrEnd,
    Key,
    KeyOrEnd,
    CommaOrEnd,
    Nothing,
}

type Step<'t> = Result<Event<'t>, Flaw>;

impl<'t> Json<'t> {
    /// Reads `text` from its beginning.
    pub fn new(text: &'t str) -> Self {
        Self {
            text,
            at: 0,
            open: Vec::new(),
            expect: Expect::Value,
        }
    }

    fn step(&mut self) -> Option<Step<'t>> {
        self.skip_space();
        let found = self.peek();
        match (self.expect, found) {
            (Expect::Nothing, None) => None,
            (Expect::Nothing, Some(_)) => Some(Err(self.unexpected("the end of the file"))),
            (Expect::CommaOrEnd, Some(b',')) => {
                self.at += 1;
                self.expect = if self.in_map() {
                    Expect::Key
                } else {
                    Expect::Value
                };
                self.step()
            }
            (Expect::CommaOrEnd | Expect::KeyOrEnd | Expect::ValueOrEnd, Some(byte))
                if self.open.last().is_some_and(|open| open.closing == byte) =>
            {
                Some(Ok(self.close()))
            }
            (Expect::CommaOrEnd, _) if self.in_map() => Some(Err(self.unexpected("`,` or `}`"))),
            (Expect::CommaOrEnd, _) => Some(Err(self.unexpected("`,` or `]`"))),
            (Expect::Key | Expect::KeyOrEnd, _) => Some(self.key()),
            (Expect::Value | Expect::ValueOrEnd, _) => Some(self.value()),
        }
    }

    fn in_map(&self) -> bool {
        self.open.last().is_some_and(|open| open.closing == b'}')
    }

    fn after_value(&mut self) {
        self.expect = if self.open.is_empty() {
            Expect::Nothing
        } else {
            Expect::CommaOrEnd
        };
    }

    fn open(&mut self, closing: u8, expect: Expect, kind: EventKind<'t>) -> Event<'t> {
        self.open.push(Open {
            at: self.at,
            closing,
        });
        self.expect = expect;
        self.at += 1;
        plain(kind, self.at - 1..self.at)
    }

    fn close(&mut self) -> Event<'t> {
        self.open.pop();
        self.at += 1;
        self.after_value();
        plain(EventKind::End, self.at - 1..self.at)
    }

    fn key(&mut self) -> Step<'t> {
        if self.peek() != Some(b'"') {
            return Err(self.unexpected("a key in double quotes"));
        }
        let key = self.string()?;
        self.skip_space();
        if self.peek() != Some(b':') {
            return Err(self.unexpected("`:` after the key"));
        }
        self.at += 1;
        self.expect = Expect::Value;
        Ok(key)
    }

    fn value(&mut self) -> Step<'t> {
        let event = match self.peek() {
            Some(b'{') => return Ok(self.open(b'}', Expect::KeyOrEnd, EventKind::Map)),
            Some(b'[') => return Ok(self.open(b']', Expect::ValueOrEnd, EventKind::Array)),
            Some(b'"') => self.string()?,
            Some(b'-' | b'0'..=b'9') => self.number()?,
            _ => self.word()?,
        };
        self.after_value();
        Ok(event)
    }

    fn word(&mut self) -> Step<'t> {
        const WORDS: [(&str, Scalar); 3] = [
            ("true", Scalar::Bool(true)),
            ("false", Scalar::Bool(false)),
            ("null", Scalar::Null),
        ];
        let rest = &self.text[self.at..];
        let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let Some((word, scalar)) = WORDS.into_iter().find(|(word, _)| *word == &rest[..length])
        else {
            return Err(self.unexpected("a value"));
        };
        self.at += length;
        Ok(plain(
            EventKind::Scalar(Cow::Borrowed(word), scalar),
            self.at - length..self.at,
        ))
    }

    fn number(&mut self) -> Step<'t> {
        let start = self.at;
        self.at += usize::from(self.peek() == Some(b'-'));
        let zero = self.peek() == Some(b'0');
        let whole = self.digits()?;
        if zero && whole > 1 {
            return Err(Flaw::syntax(
                start..self.at,
                "a number does not begin with `0`",
            ));
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            self.at += usize::from(matches!(self.peek(), Some(b'+' | b'-')));
            self.digits()?;
        }
        let text = Cow::Borrowed(&self.text[start..self.at]);
        Ok(plain(
            EventKind::Scalar(text, Scalar::Number),
            start..self.at,
        ))
    }

    fn digits(&mut self) -> Result<usize, Flaw> {
        let rest = &self.text.as_bytes()[self.at..];
        let length = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if length == 0 {
            return Err(self.unexpected("a digit"));
        }
        self.at += length;
        Ok(length)
    }

    fn string(&mut self) -> Step<'t> {
        let start = self.at;
        self.at += 1;
        let run = self.plain_run();
        let text = if self.peek() == Some(b'"') {
            Cow::Borrowed(run)
        } else {
            self.escaped(run)?
        };
        self.at += 1;
        Ok(plain(
            EventKind::Scalar(text, Scalar::String),
            start..self.at,
        ))
    }

    fn plain_run(&mut self) -> &'t str {
        let rest = &self.text[self.at..];
        let stop = rest
            .bytes()
            .position(|byte| matches!(byte, b'"' | b'\\' | 0..0x20));
        let run = &rest[..stop.unwrap_or(rest.len())];
        self.at += run.len();
        run
    }

    /// The rest of a string whose beginning is `run`, up to its closing quote.
    fn escaped(&mut self, run: &str) -> Result<Cow<'t, str>, Flaw> {
        let mut text = run.to_owned();
        loop {
            match self.peek() {
                Some(b'"') => return Ok(Cow::Owned(text)),
                Some(b'\\') => text.push(self.escape()?),
                Some(control) => {
                    let message =
                        format!("write U+{control:04X} as `\\u{control:04x}` in a string");
                    return Err(Flaw::syntax(self.at..self.at + 1, message));
                }
                None => return Err(self.unexpected("`\"` to close the string")),
            }
            text.push_str(self.plain_run());
        }
    }

    fn escape(&mut self) -> Result<char, Flaw> {
        let start = self.at;
        let escaped = self.text.as_bytes().get(start + 1).copied();
        self.at += 2;
        Ok(match escaped {
            Some(plain @ (b'"' | b'\\' | b'/')) => char::from(plain),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(start),
            _ => return Err(Flaw::syntax(start..start + 1, "unknown escape in JSON")),
        })
    }

    fn unicode(&mut self, start: usize) -> Result<char, Flaw> {
        let mut units = vec![self.hex(start)?];
        let pair = (0xd800..0xdc00).contains(&units[0]) && self.text[self.at..].starts_with("\\u");
        if pair {
            self.at += 2;
            units.push(self.hex(start)?);
        }
        let decoded: Result<Vec<char>, _> = char::decode_utf16(units).collect();
        match decoded.as_deref() {
            Ok([c]) => Ok(*c),
            _ => Err(Flaw {
                kind: FlawKind::LoneSurrogate,
                span: start..self.at,
                message: "half of a surrogate pair is not a character".to_owned(),
                opened: None,
                help: None,
            }),
        }
    }

    fn hex(&mut self, start: usize) -> Result<u16, Flaw> {
        let digits = self.text.as_bytes().get(self.at..self.at + 4);
        let valid = digits.filter(|digits| digits.iter().all(u8::is_ascii_hexdigit));
        let unit =
            valid.and_then(|_| u16::from_str_radix(&self.text[self.at..self.at + 4], 16).ok());
        self.at += 4;
        unit.ok_or_else(|| Flaw::syntax(start..start + 1, "`\\u` requires four hexadecimal digits"))
    }

    fn skip_space(&mut self) {
        let rest = &self.text.as_bytes()[self.at..];
        let space = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
        self.at += rest.iter().take_while(space).count();
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn unexpected(&self, wanted: &str) -> Flaw {
        let Some(found) = self.text[self.at..].chars().next() else {
            return Flaw {
                opened: self.open.last().map(|open| open.at),
                help: None,
                ..Flaw::syntax(
                    self.text.len()..self.text.len(),
                    format!("expected {wanted}, found the end of the file"),
                )
            };
        };
        let help = match found {
            '/' | '#' => Some("JSON has no comments"),
            '\'' => Some("use double quotes for strings"),
            '}' | ']' if self.text[..self.at].trim_end().ends_with(',') => {
                Some("remove the comma before it")
            }
            _ => None,
        };
        let span = self.at..self.at + found.len_utf8();
        Flaw {
            help,
            ..Flaw::syntax(span, format!("expected {wanted}, found {found:?}"))
        }
    }
}

impl<'t> Iterator for Json<'t> {
    type Item = Step<'t>;

    fn next(&mut self) -> Option<Self::Item> {
        let step = self.step();
        if let Some(Err(_)) = step {
            *self = Self {
                at: self.text.len(),
                expect: Expect::Nothing,
                open: Vec::new(),
                ..*self
            };
        }
        step
    }
}

fn plain(kind: EventKind<'_>, span: Range<usize>) -> Event<'_> {
    Event {
        kind,
        span,
        anchor: None,
        tag: None,
    }
}
