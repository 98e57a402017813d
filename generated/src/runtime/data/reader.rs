//! A place in a JSON text: what stands there, and how to get past it.
//!
//! In: text that is UTF-8. Out: strings, numbers and literals, borrowed from the text where they can be. Knows nothing of serde.

use std::borrow::Cow;

use super::decode_error::DecodeError;

/// How many objects and arrays may be open at once.
const DEPTH: u8 = 127;

/// A place in a JSON text.
pub(crate) struct Reader<'de> {
    text: &'de str,
    at: usize,
    /// How many more objects and arrays may be opened.
    depth: u8,
    /// How far the text was searched for a tag: no part of it is searched twice.
    pub(crate) searched: usize,
}

/// A number as JSON tells them apart.
#[derive(Clone, Copy)]
pub(crate) enum Number {
    Unsigned(u64),
    Signed(i64),
    Float(f64),
}

impl<'de> Reader<'de> {
    pub(crate) fn new(text: &'de str) -> Self {
        Self { text, at: 0, depth: DEPTH, searched: 0 }
    }

    #[inline]
    pub(crate) fn place(&self) -> usize {
        self.at
    }

    #[inline]
    pub(crate) fn go_to(&mut self, place: usize) {
        self.at = place;
    }

    /// The byte at hand, white space left out; 0 at the end.
    #[inline]
    pub(crate) fn peek(&mut self) -> u8 {
        match self.text.as_bytes().get(self.at) {
            Some(&byte) if byte > b' ' => byte,
            _ => self.peek_past_space(),
        }
    }

    fn peek_past_space(&mut self) -> u8 {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.text.as_bytes().get(self.at) {
            self.at += 1;
        }
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    /// Takes the byte at hand if it is this one.
    #[inline]
    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let is_it = self.peek() == byte;
        self.at += usize::from(is_it);
        is_it
    }

    #[inline]
    pub(crate) fn expect(&mut self, byte: u8, what: &'static str) -> Result<(), DecodeError> {
        if self.take(byte) { Ok(()) } else { Err(self.error(what)) }
    }

    pub(crate) fn expect_literal(&mut self, literal: &str) -> Result<(), DecodeError> {
        if self.text.as_bytes()[self.at..].starts_with(literal.as_bytes()) {
            self.at += literal.len();
            return Ok(());
        }
        Err(self.error("expected a value"))
    }

    pub(crate) fn end(&mut self) -> Result<(), DecodeError> {
        self.peek();
        if self.at == self.text.len() { Ok(()) } else { Err(self.error("trailing characters")) }
    }

    /// Enters an object or an array.
    #[inline]
    pub(crate) fn open(&mut self) -> Result<(), DecodeError> {
        self.at += 1;
        match self.depth.checked_sub(1) {
            Some(depth) => self.depth = depth,
            None => return Err(self.error("nested too deep")),
        }
        Ok(())
    }

    /// Leaves an object or an array.
    #[inline]
    pub(crate) fn close(&mut self, bracket: u8, what: &'static str) -> Result<(), DecodeError> {
        self.depth += 1;
        self.expect(bracket, what)
    }

    #[cold]
    pub(crate) fn error(&mut self, what: &'static str) -> DecodeError {
        let before = &self.text.as_bytes()[..self.at.min(self.text.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&byte| byte != b'\n').count();
        if before.len() == self.text.len() {
            return DecodeError::new(format!("{what}, but the text ends at line {line} column {column}"));
        }
        DecodeError::new(format!("{what} at line {line} column {column}"))
    }

    /// The string at hand.
    #[inline]
    pub(crate) fn string(&mut self) -> Result<Cow<'de, str>, DecodeError> {
        let start = self.at + 1;
        let end = special(self.text.as_bytes(), start);
        if self.text.as_bytes().get(end) == Some(&b'"') {
            self.at = end + 1;
            return Ok(Cow::Borrowed(&self.text[start..end]));
        }
        self.escaped(start, end).map(Cow::Owned)
    }

    #[inline(never)]
    fn escaped(&mut self, start: usize, mut special_at: usize) -> Result<String, DecodeError> {
        let bytes = self.text.as_bytes();
        let mut text = String::with_capacity(special_at - start + 32);
        let mut from = start;
        loop {
            text.push_str(&self.text[from..special_at]);
            self.at = special_at;
            let escape = match bytes.get(special_at) {
                Some(b'"') => break,
                Some(b'\\') => bytes.get(special_at + 1).copied().unwrap_or(0),
                Some(_) => return Err(self.error("control character in a string")),
                None => return Err(self.error("expected the end of a string")),
            };
            self.at += 2;
            text.push(match escape {
                b'"' | b'\\' | b'/' => char::from(escape),
                b'n' => '\n',
                b't' => '\t',
                b'r' => '\r',
                b'b' => '\u{8}',
                b'f' => '\u{c}',
                b'u' => self.unicode_escape()?,
                _ => return Err(self.error("invalid escape")),
            });
            from = self.at;
            special_at = special(bytes, from);
        }
        self.at += 1;
        Ok(text)
    }

    /// The character of `XXXX`, or of `XXXX\uXXXX`.
    fn unicode_escape(&mut self) -> Result<char, DecodeError> {
        let mut code = self.four_digits()?;
        if (0xD800..0xDC00).contains(&code) && self.text[self.at..].starts_with("\\u") {
            self.at += 2;
            let low = self.four_digits()?;
            if (0xDC00..0xE000).contains(&low) {
                code = 0x1_0000 + ((code - 0xD800) << 10) + (low - 0xDC00);
            }
        }
        char::from_u32(code).ok_or_else(|| self.error("lone surrogate in a string"))
    }

    fn four_digits(&mut self) -> Result<u32, DecodeError> {
        let digits = self.text.as_bytes().get(self.at..self.at + 4).unwrap_or_default();
        let mut code = 0;
        for &digit in digits {
            match char::from(digit).to_digit(16) {
                Some(digit) => code = code * 16 + digit,
                None => return Err(self.error("invalid escape")),
            }
        }
        self.at += digits.len();
        if digits.len() == 4 { Ok(code) } else { Err(self.error("invalid escape")) }
    }

    /// The number at hand.
    #[inline]
    pub(crate) fn number(&mut self) -> Result<Number, DecodeError> {
        let bytes = self.text.as_bytes();
        let start = self.at;
        let negative = bytes.get(start) == Some(&b'-');
        let first = start + usize::from(negative);
        let (mut at, mut value) = (first, Some(0u64));
        while let Some(digit @ b'0'..=b'9') = bytes.get(at) {
            value = value.and_then(|value| value.checked_mul(10)?.checked_add(u64::from(digit - b'0')));
            at += 1;
        }
        let leading_zero = at > first + 1 && bytes[first] == b'0';
        self.at = at;
        if at == first || leading_zero {
            return Err(self.error("invalid number"));
        }
        match (bytes.get(at), value) {
            (Some(b'.' | b'e' | b'E'), _) | (_, None) => self.float(start),
            (_, Some(value)) if !negative => Ok(Number::Unsigned(value)),
            (_, Some(1..)) if value <= Some(1 << 63) => Ok(Number::Signed(value.map_or(0, |value| (value as i64).wrapping_neg()))),
            _ => self.float(start),
        }
    }

    #[inline(never)]
    fn float(&mut self, start: usize) -> Result<Number, DecodeError> {
        if self.text.as_bytes().get(self.at) == Some(&b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.text.as_bytes().get(self.at) {
            self.at += 1;
            if let Some(b'+' | b'-') = self.text.as_bytes().get(self.at) {
                self.at += 1;
            }
            self.digits()?;
        }
        match self.text[start..self.at].parse::<f64>() {
            Ok(value) if value.is_finite() => Ok(Number::Float(value)),
            _ => Err(self.error("number out of range")),
        }
    }

    fn digits(&mut self) -> Result<(), DecodeError> {
        let count = self.text.as_bytes()[self.at..].iter().take_while(|digit| digit.is_ascii_digit()).count();
        self.at += count;
        if count > 0 { Ok(()) } else { Err(self.error("invalid number")) }
    }

    /// Gets past the string at hand without a look at its escapes.
    fn skip_string(&mut self) -> bool {
        let bytes = self.text.as_bytes();
        let mut at = special(bytes, self.at + 1);
        while bytes.get(at) == Some(&b'\\') {
            at = special(bytes, at + 2);
        }
        self.at = at + 1;
        bytes.get(at) == Some(&b'"')
    }

    /// Gets past the value at hand. Whether it is well-formed shows when it is read.
    fn skip_value(&mut self) -> bool {
        let mut depth = 0usize;
        loop {
            match self.peek() {
                b'"' => {
                    if !self.skip_string() {
                        return false;
                    }
                }
                b'{' | b'[' => {
                    depth += 1;
                    self.at += 1;
                    continue;
                }
                b',' | b':' if depth > 0 => {
                    self.at += 1;
                    continue;
                }
                b'}' | b']' if depth > 0 => {
                    depth -= 1;
                    self.at += 1;
                }
                0 | b'}' | b']' => return false,
                _ => self.skip_scalar(),
            }
            if depth == 0 {
                return true;
            }
        }
    }

    fn skip_scalar(&mut self) {
        let is_end = |byte: &u8| matches!(byte, b',' | b'}' | b']' | b':' | b'"' | b' ' | b'\n' | b'\r' | b'\t');
        let rest = &self.text.as_bytes()[self.at + 1..];
        self.at += 1 + rest.iter().position(is_end).unwrap_or(rest.len());
    }

    /// Gets past the key at hand if it is this one.
    #[inline]
    pub(crate) fn take_key(&mut self, key: &str) -> bool {
        let end = self.at + 1 + key.len();
        let bytes = self.text.as_bytes();
        let is_it = bytes.get(end) == Some(&b'"') && &bytes[self.at + 1..end] == key.as_bytes();
        if is_it {
            self.at = end + 1;
        }
        is_it
    }

    /// Gets past the member at hand: its key and its value.
    pub(crate) fn skip_member(&mut self) -> bool {
        self.skip_string() && self.take(b':') && self.skip_value()
    }

    /// The place of the key `name` among the member at hand and those that follow, if it was not searched for before.
    pub(crate) fn find_key(&mut self, name: &str) -> Option<usize> {
        let here = self.at;
        if here < self.searched {
            return None;
        }
        let found = self.search(name);
        self.searched = self.at;
        self.at = here;
        found
    }

    fn search(&mut self, name: &str) -> Option<usize> {
        loop {
            let key = self.at;
            if self.peek() != b'"' || !self.skip_string() {
                return None;
            }
            if self.text.as_bytes().get(key + 1..self.at - 1) == Some(name.as_bytes()) {
                return Some(key);
            }
            if !(self.take(b':') && self.skip_value() && self.take(b',')) {
                return None;
            }
            self.peek();
        }
    }
}

/// The next place of a quote, a backslash or a control character, or the end.
#[inline]
fn special(bytes: &[u8], mut at: usize) -> usize {
    const ONES: u64 = u64::MAX / 255;
    const HIGH: u64 = ONES << 7;
    while let Some(chunk) = bytes.get(at..).and_then(<[u8]>::first_chunk) {
        let word = u64::from_le_bytes(*chunk);
        let quote = word ^ (ONES * b'"' as u64);
        let backslash = word ^ (ONES * b'\\' as u64);
        let control = word.wrapping_sub(ONES * 0x20);
        let found = (control | quote.wrapping_sub(ONES) | backslash.wrapping_sub(ONES)) & !word & HIGH;
        if found != 0 {
            return at + found.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    while bytes.get(at).is_some_and(|&byte| byte != b'"' && byte != b'\\' && byte >= 0x20) {
        at += 1;
    }
    at
}
