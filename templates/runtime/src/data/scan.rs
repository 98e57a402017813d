//! Skips parts of JSON text without reading their values, and looks ahead for a key.
//!
//! Skipped text is not checked, as all of it is read later. Text that is kept is checked.

use std::borrow::Cow;

use super::decode_error::DecodeError;
use super::reader::Reader;

/// How often all of the text may be searched for tags.
const SEARCHES: usize = 4;

/// The result of a search for a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Search {
    /// The key is at this position.
    At(usize),
    /// The object has no such key.
    Absent,
    /// It was not found, but may be there.
    Unknown,
}

impl<'de> Reader<'de, '_> {
    /// Moves past the next value, checks that it is JSON, and returns its text.
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
            let key = self.string()?;
            if !self.take(b':') {
                return Err(self.error("expected `:`"));
            }
            if let Err(error) = self.check_value() {
                return Err(error.behind(key.into_owned()));
            }
            if !self.take(b',') {
                return Ok(());
            }
        }
    }

    fn check_elements(&mut self) -> Result<(), DecodeError> {
        let mut index = 0_usize;
        loop {
            if let Err(error) = self.check_value() {
                return Err(error.behind(index));
            }
            index += 1;
            if !self.take(b',') {
                return Ok(());
            }
        }
    }

    fn check_string(&mut self) -> Result<(), DecodeError> {
        self.string().map(drop)
    }

    /// The keys of the next object, which has already been checked.
    pub(super) fn keys(&mut self) -> Vec<Cow<'de, str>> {
        let mut keys = Vec::new();
        self.at += usize::from(self.peek() == b'{');
        while self.peek() == b'"' {
            let key_at = self.at;
            let Ok(key) = self.string() else { break };
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
    /// Moves past the next key if it is this one.
    #[inline]
    pub(super) fn take_key(&mut self, key: &str) -> bool {
        self.take_one_of(&[key]).is_some()
    }

    /// Moves past the next key if it is one of these, and returns its index. A key that JSON must escape is not compared here, but
    /// where any string is read.
    #[inline]
    pub(super) fn take_one_of(&mut self, keys: &[&str]) -> Option<usize> {
        let rest = self.bytes().get(self.at + 1..)?;
        let is_at_hand = |key: &&str| match rest.split_at_checked(key.len()) {
            Some((start, [b'"', ..])) => is_same(start, key.as_bytes()),
            _ => false,
        };
        let (index, key) = keys.iter().enumerate().find(|(_, key)| is_at_hand(key))?;
        if !is_plain(key.as_bytes()) {
            return None;
        }
        self.at += key.len() + 2;
        Some(index)
    }

    /// The position of the key `name` after the current key, in the same object.
    ///
    /// The text is searched a few times at most, however deep unions are nested: then nothing is found.
    pub(super) fn find_key(&mut self, name: &str) -> Search {
        if self.searched / SEARCHES >= self.text.len() {
            return Search::Unknown;
        }
        let here = self.at;
        let found = self.search(name);
        // In text that is not JSON it may end within a character.
        let searched = self.bytes().get(here..self.at).unwrap_or_default();
        // A key may be written with escapes, which are not compared here.
        let is_whole = self.peek() == b'}' && !searched.contains(&b'\\');
        self.searched += searched.len();
        self.at = here;
        match found {
            Some(at) => Search::At(at),
            None if is_whole => Search::Absent,
            None => Search::Unknown,
        }
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

    /// Moves past the next key and its value.
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

    /// Moves past a number, `null`, `true` or `false`.
    fn skip_literal(&mut self) {
        let rest = self.bytes().get(self.at + 1..).unwrap_or_default();
        let length = rest
            .iter()
            .take_while(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(byte))
            .count();
        self.at += 1 + length;
    }
}

/// Whether two keys of the same length are equal. Most are short, and there are too many for a function call each.
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

/// Whether JSON writes a key without escapes. Most are short, and all are tested.
#[inline]
fn is_plain(key: &[u8]) -> bool {
    let found = match key.len() {
        8..=16 => ends(key).map(|(first, last)| {
            specials(u64::from_le_bytes(*first)) | specials(u64::from_le_bytes(*last))
        }),
        4..=7 => ends(key).map(|(first, last)| {
            let last = u64::from(u32::from_le_bytes(*last)) << 32;
            specials(u64::from(u32::from_le_bytes(*first)) | last)
        }),
        _ => None,
    };
    match found {
        Some(found) => found == 0,
        None => find_special(key, 0) == key.len(),
    }
}

/// The highest bit of each byte that is a quote, a backslash or a control character, up to the first one; bits of later bytes may
/// be wrong.
// A subtraction borrows into the highest bit of each byte that is less than what is subtracted, and may affect the bytes after
// the first one.
#[inline]
fn specials(word: u64) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    let control = word.wrapping_sub(ONES * 0x20);
    let quote = (word ^ (ONES * 0x22)).wrapping_sub(ONES);
    let backslash = (word ^ (ONES * 0x5C)).wrapping_sub(ONES);
    (control | quote | backslash) & !word & (ONES << 7)
}

/// The position of the next quote, backslash or control character; else the end.
#[inline]
pub(super) fn find_special(bytes: &[u8], mut at: usize) -> usize {
    // Eight bytes at once.
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
