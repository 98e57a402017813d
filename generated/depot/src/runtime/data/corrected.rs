//! Values of another type than the expected one, as the reader corrects them: text that decides the value, and empty values.
//! These are `null`, `""` and `[]`.
//!
//! Only text that is read with corrections comes here, and it is known to be JSON.

use std::borrow::Cow;

use super::corrections::{self, EMPTY_ARRAY, EMPTY_STRING, NULL, Note, ReadAs, nothing};
use super::decode_error::DecodeError;
use super::deviation::DeviationKind;
use super::memory::Memory;
use super::reader::Reader;
use super::scalar::Numeral;

/// An array without elements, after its bracket.
const NO_ELEMENTS: &str = "]";

/// An object without properties.
const NO_PROPERTIES: &str = "{}";

/// The positions of a tuple after its bracket, each of which is made of nothing.
const NO_POSITIONS: &str = "null,null,null,null,null,null,null,null]";

/// The length of one of them, with what separates it from the next.
const NO_POSITION: usize = "null,".len();

impl<'de> Reader<'de, '_> {
    /// The next value as a string: a number or a boolean as it is written, or an empty string for `null`.
    #[cold]
    pub(super) fn corrected_string(&mut self) -> Option<Cow<'de, str>> {
        if !self.is_correcting() {
            return None;
        }
        if self.take_nothing(&[NULL]) {
            return Some(Cow::Borrowed(""));
        }
        let (b'-' | b'0'..=b'9' | b't' | b'f') = self.peek() else {
            return None;
        };
        let text = self.verbatim().ok()?;
        self.note_value(text, text);
        Some(Cow::Borrowed(text))
    }

    /// The next value as a number: the number that is written in a string, or 0 for an empty value.
    #[cold]
    pub(super) fn corrected_number(&mut self) -> Option<Numeral> {
        if !self.is_correcting() {
            return None;
        }
        if self.take_nothing(&[NULL, EMPTY_STRING]) {
            return Some(Numeral::Unsigned(0));
        }
        self.corrected_content(|content, memory| {
            let mut inner = Reader::new(content, memory);
            let number = inner.number().ok()?;
            (inner.at == content.len()).then_some(number)
        })
    }

    /// The next value as a boolean: the one that is written in a string, or `false` for an empty value.
    #[cold]
    pub(super) fn corrected_boolean(&mut self) -> Option<bool> {
        if !self.is_correcting() {
            return None;
        }
        if self.take_nothing(&[NULL, EMPTY_STRING]) {
            return Some(false);
        }
        self.corrected_content(|content, _| content.parse().ok())
    }

    /// The elements of an array in place of the next value: none for an empty value, one for an object.
    #[cold]
    pub(super) fn corrected_array(&mut self) -> Option<Self> {
        if !self.is_correcting() {
            return None;
        }
        if self.take_nothing(&[NULL, EMPTY_STRING]) {
            return Some(self.instead(NO_ELEMENTS));
        }
        let is_object = self.peek() == b'{';
        if !is_object || self.memory.corrections.is_one(self.address(self.at)) {
            return None;
        }
        let text = self.verbatim().ok()?;
        self.note_value(text, "an array of one");
        Some(self.instead(text))
    }

    /// An object without properties in place of the next value, if that is empty.
    #[cold]
    pub(super) fn corrected_object(&mut self) -> Option<Self> {
        let is_taken =
            self.is_correcting() && self.take_nothing(&[NULL, EMPTY_STRING, EMPTY_ARRAY]);
        is_taken.then(|| self.instead(NO_PROPERTIES))
    }

    /// As many positions of a tuple in place of the next value, if that is empty.
    #[cold]
    pub(super) fn corrected_tuple(&mut self, length: usize) -> Option<Self> {
        let begin = NO_POSITIONS.len().saturating_sub(length * NO_POSITION);
        let positions = if length == 0 {
            NO_ELEMENTS
        } else {
            &NO_POSITIONS[begin..]
        };
        let is_taken = self.is_correcting() && self.take_nothing(&[NULL, EMPTY_STRING]);
        is_taken.then(|| self.instead(positions))
    }

    pub(super) fn is_correcting(&self) -> bool {
        self.memory.corrections.is_correcting()
    }

    /// Moves past the next value if it is one of these, and notes that an empty value is read for it.
    fn take_nothing(&mut self, all: &[(&str, DeviationKind)]) -> bool {
        self.peek();
        let mut ahead = self.back_at(self.at);
        let Ok(text) = ahead.verbatim() else {
            return false;
        };
        let kind = nothing(text).filter(|kind| {
            let is_array = text.starts_with('[');
            all.iter()
                .any(|(taken, of)| of == kind && taken.starts_with('[') == is_array)
        });
        let Some(kind) = kind else {
            return false;
        };
        self.at = ahead.at;
        let note = Note::of(text, kind, ReadAs::Empty);
        self.memory.corrections.note(note);
        true
    }

    /// Moves past the next value if it is a string with the content of another value, and returns that.
    fn corrected_content<T>(&mut self, read: impl FnOnce(&str, &Memory) -> Option<T>) -> Option<T> {
        if self.peek() != b'"' {
            return None;
        }
        let mut ahead = self.back_at(self.at);
        let content = ahead.string().ok()?;
        let value = read(&content, self.memory)?;
        let written = &self.text[self.at..ahead.at];
        self.at = ahead.at;
        self.note_value(written, &content);
        Some(value)
    }

    fn note_value(&self, text: &str, value: &str) {
        let note = Note::of(text, DeviationKind::Type, ReadAs::Value(value));
        self.memory.corrections.note(note);
    }
}

/// Entries of maps whose values are refused: the map is read once more without them.
impl Reader<'_, '_> {
    fn address(&self, at: usize) -> usize {
        self.text[at..].as_ptr().addr()
    }

    /// The entry whose key is at `key`, of the map that begins at `map`, is skipped when the map is read again.
    #[cold]
    pub(super) fn refuse_entry(&self, map: usize, key: usize, error: &DecodeError) {
        if !self.is_correcting() || corrections::retries() {
            return;
        }
        let refused = self.entry_type(key);
        let mut keys = vec![self.address(key)];
        // No value of such a JSON type is read as the values of the map, so that the map is not read again for each.
        let is_of_type = matches!(refused, b'n' | b't' | b'f' | b'[' | b'{');
        if is_of_type && error.is_type_of_entry() {
            let all = self.entries(map).into_iter();
            let alike = all.filter(|key| self.entry_type(*key) == refused);
            keys.extend(alike.map(|key| self.address(key)));
        }
        corrections::skip_keys(self.address(map), keys);
    }

    /// The positions of the keys of the object that begins at `map`.
    fn entries(&self, map: usize) -> Vec<usize> {
        let mut ahead = self.back_at(map + 1);
        let mut keys = Vec::new();
        while ahead.peek() == b'"' {
            keys.push(ahead.at);
            if !(ahead.skip_member() && ahead.take(b',')) {
                break;
            }
        }
        keys
    }

    /// The first byte of the value whose key is at `key`.
    fn entry_type(&self, key: usize) -> u8 {
        let mut ahead = self.back_at(key);
        let is_there = ahead.string().is_ok() && ahead.take(b':');
        if is_there { ahead.peek() } else { 0 }
    }

    /// The position of the next key that is skipped in the object that begins at `map`.
    pub(super) fn next_refused(&self, map: usize) -> Option<usize> {
        let next = corrections::next_skipped(self.address(map), self.address(self.at))?;
        next.checked_sub(self.text.as_ptr().addr())
    }

    /// Moves past the next entry, which is not read, and notes that. It has to be JSON.
    pub(super) fn skip_refused(&mut self) -> Result<(), DecodeError> {
        self.string()?;
        if !self.take(b':') {
            return Err(self.error("expected `:`"));
        }
        let text = self.verbatim()?;
        self.memory.corrections.note(Note::absent(text));
        Ok(())
    }
}
