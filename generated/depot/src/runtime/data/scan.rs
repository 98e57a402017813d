//! Getting past parts of a JSON text without a look at what they are, and looking ahead for a key.
//!
//! Whether what was skipped is well-formed shows when it is read: everything is. What is kept as text is checked.

use std::borrow::Cow;

use super::decode_error::DecodeError;
use super::reader::Reader;

impl<'de> Reader<'de, '_> {
    /// Gets past the value at hand, and checks that it is JSON: its text.
    pub(super) fn verbatim(&mut self) -> Result<&'de str, DecodeError> {
        self.peek();
        let start = self.at;
        self.check_value()?;
        Ok(&self.text[start..self.at])
    }

    fn check_value(&mut self) -> Result<(), DecodeError> {
        match self.peek() {
            b'"' => self.check_string(),
            b'{' => {
                self.open()?;
                if self.peek() != b'}' {
                    self.check_members()?;
                }
                self.close(b'}', "expected `,` or `}`")
            }
            b'[' => {
                self.open()?;
                if self.peek() != b']' {
                    self.check_elements()?;
                }
                self.close(b']', "expected `,` or `]`")
            }
            b'-' | b'0'..=b'9' => self.numeral().map(drop),
            b't' => self.take_literal(b"true"),
            b'f' => self.take_literal(b"false"),
            _ => self.take_literal(b"null"),
        }
    }

    fn check_members(&mut self) -> Result<(), DecodeError> {
        loop {
            if self.peek() != b'"' {
                return Err(self.error("expected a key"));
            }
            self.check_string()?;
            if !self.take(b':') {
                return Err(self.error("expected `:`"));
            }
            self.check_value()?;
            if !self.take(b',') {
                return Ok(());
            }
        }
    }

    fn check_elements(&mut self) -> Result<(), DecodeError> {
        loop {
            self.check_value()?;
            if !self.take(b',') {
                return Ok(());
            }
        }
    }

    fn check_string(&mut self) -> Result<(), DecodeError> {
        self.string().map(drop)
    }

    /// The keys of the object at hand, which has been checked.
    pub(super) fn keys(&mut self) -> Vec<Cow<'de, str>> {
        let mut keys = Vec::new();
        self.at += usize::from(self.peek() == b'{');
        while self.peek() == b'"'
            && let key_at = self.at
            && let Ok(key) = self.string()
        {
            keys.push(key);
            self.at = key_at;
            if !(self.skip_member() && self.take(b',')) {
                break;
            }
        }
        keys
    }
}

impl Reader<'_, '_> {
    /// Gets past the key at hand if it is this one.
    #[inline]
    pub(super) fn take_key(&mut self, key: &str) -> bool {
        self.take_one_of(&[key]).is_some()
    }

    /// Gets past the key at hand if it is one of these: the place of it. A key that JSON does not write as it is, is left to
    /// what reads any string.
    #[inline]
    pub(super) fn take_one_of(&mut self, keys: &[&str]) -> Option<usize> {
        let rest = self.bytes().get(self.at + 1..)?;
        let is_at_hand = |key: &&str| match rest.split_at_checked(key.len()) {
            Some((start, [b'"', ..])) => is_same(start, key.as_bytes()),
            _ => false,
        };
        let (place, key) = keys.iter().enumerate().find(|(_, key)| is_at_hand(key))?;
        if !is_plain(key.as_bytes()) {
            return None;
        }
        self.at += key.len() + 2;
        Some(place)
    }

    /// The place of the key `name` behind the key at hand, in the same object.
    ///
    /// No part of the text is searched twice, however deep unions are nested: what a search has seen is not
    /// searched again, and nothing is found there.
    pub(super) fn find_key(&mut self, name: &str) -> Option<usize> {
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
            if !(self.skip_member() && self.take(b',') && self.peek() == b'"') {
                return None;
            }
            let key = self.at;
            if self.take_key(name) {
                return Some(key);
            }
        }
    }

    /// Gets past the key at hand and its value.
    pub(super) fn skip_member(&mut self) -> bool {
        self.skip_string() && self.take(b':') && self.skip_value()
    }

    fn skip_value(&mut self) -> bool {
        let mut depth = 0_usize;
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
                }
                b'}' | b']' if depth > 0 => {
                    depth -= 1;
                    self.at += 1;
                }
                b',' | b':' if depth > 0 => self.at += 1,
                0 | b'}' | b']' | b',' | b':' => return false,
                _ => self.skip_literal(),
            }
            if depth == 0 {
                return true;
            }
        }
    }

    fn skip_string(&mut self) -> bool {
        let bytes = self.bytes();
        let mut end = find_special(bytes, self.at + 1);
        while bytes.get(end) == Some(&b'\\') {
            end = find_special(bytes, end + 2);
        }
        self.at = end + 1;
        bytes.get(end) == Some(&b'"')
    }

    /// Gets past a number, `null`, `true` or `false`.
    fn skip_literal(&mut self) {
        let rest = self.bytes().get(self.at + 1..).unwrap_or_default();
        let length = rest
            .iter()
            .take_while(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(byte))
            .count();
        self.at += 1 + length;
    }
}

/// Whether two keys of one length are the same. Most are short, and too many are compared for a call each.
#[inline]
pub(super) fn is_same(key: &[u8], other: &[u8]) -> bool {
    match key.len() {
        8..=16 => ends::<8>(key) == ends::<8>(other),
        4..=7 => ends::<4>(key) == ends::<4>(other),
        2..=3 => ends::<2>(key) == ends::<2>(other),
        _ => key == other,
    }
}

/// The first and the last bytes, which may overlap.
#[inline]
fn ends<const N: usize>(key: &[u8]) -> Option<(&[u8; N], &[u8; N])> {
    Some((key.first_chunk()?, key.last_chunk()?))
}

/// Whether JSON writes a key as it is. Most are short, and all are asked.
#[inline]
fn is_plain(key: &[u8]) -> bool {
    if let 8..=16 = key.len()
        && let Some((first, last)) = ends(key)
    {
        return (specials(u64::from_le_bytes(*first)) | specials(u64::from_le_bytes(*last))) == 0;
    }
    if let 4..=7 = key.len()
        && let Some((first, last)) = ends(key)
    {
        let both =
            u64::from(u32::from_le_bytes(*first)) | u64::from(u32::from_le_bytes(*last)) << 32;
        return specials(both) == 0;
    }
    find_special(key, 0) == key.len()
}

/// The highest bits of the bytes that are a quote, a backslash or a control character, up to the first; bits of bytes behind it may be
/// wrong.
// A subtraction borrows into the highest bit of each byte that is less than what is subtracted, and may reach on into bytes behind
// the first such byte.
#[inline]
fn specials(word: u64) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    let control = word.wrapping_sub(ONES * 0x20);
    let quote = (word ^ (ONES * 0x22)).wrapping_sub(ONES);
    let backslash = (word ^ (ONES * 0x5C)).wrapping_sub(ONES);
    (control | quote | backslash) & !word & (ONES << 7)
}

/// The next place of a quote, a backslash or a control character; else the end.
#[inline]
pub(super) fn find_special(bytes: &[u8], mut at: usize) -> usize {
    // Eight bytes at a time.
    while let Some(chunk) = bytes.get(at..).and_then(<[u8]>::first_chunk) {
        let found = specials(u64::from_le_bytes(*chunk));
        if found != 0 {
            return at + found.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    while bytes
        .get(at)
        .is_some_and(|&byte| byte >= 0x20 && byte != b'"' && byte != b'\\')
    {
        at += 1;
    }
    at.min(bytes.len())
}
