//! The properties of an object and the elements of an array in JSON text, as serde reads them.
//!
//! A union that requests its tag gets it first, at any position: the reader looks ahead and returns. The path of an
//! error is extended by the current key or index; only then is a key read a second time.

use std::borrow::Cow;

use serde::de::value::CowStrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::content::Content;
use super::corrections::note_tags;
use super::decode_error::DecodeError;
use super::entries::{Entries, FROM_CONTENT};
use super::keys::{ASK_FOR_TAG, ASK_FOR_WHOLE, EXPECT_KEY};
use super::reader::Reader;
use super::scan::Search;

/// The elements of an array.
pub(super) struct Elements<'a, 'de, 'm> {
    reader: &'a mut Reader<'de, 'm>,
    /// The number of elements read so far. All but the first follow a comma.
    count: usize,
}

impl<'a, 'de, 'm> Elements<'a, 'de, 'm> {
    pub(super) fn new(reader: &'a mut Reader<'de, 'm>) -> Self {
        Self { reader, count: 0 }
    }
}

impl Elements<'_, '_, '_> {
    /// The end of an object that is read as the only element of an array: its text ends there.
    #[cold]
    fn end<T>(&self) -> Result<Option<T>, DecodeError> {
        let is_only = self.reader.at == self.reader.text.len() && self.reader.text.starts_with('{');
        if is_only {
            Ok(None)
        } else {
            Err(self.reader.error("expected `,` or `]`"))
        }
    }
}

impl<'de> SeqAccess<'de> for Elements<'_, 'de, '_> {
    type Error = DecodeError;

    #[inline]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, DecodeError> {
        if self.reader.peek() == b']' {
            return Ok(None);
        }
        let index = self.count;
        if index > 0 && !self.reader.take(b',') {
            return self.end();
        }
        self.count += 1;
        if let Err(error) = self.reader.memory.element(size_of::<T::Value>(), index) {
            return Err(error.behind(index));
        }
        match seed.deserialize(&mut *self.reader) {
            Ok(element) => Ok(Some(element)),
            Err(error) => Err(error.behind(index)),
        }
    }
}

/// The number of tags of an object that are kept for a path: a union may be a variant of another one.
const TAGS: usize = 4;

/// The state of reading an object, by any type.
pub(super) struct Seen {
    /// The start of the object.
    start: usize,
    /// The number of corrections noted before it, if a tag was requested from it.
    noted: usize,
    /// Whether the reader is past the closing bracket.
    pub(super) ended: bool,
    /// The positions after the keys of the requested tags, the outermost first; 0 means none.
    tags: [usize; TAGS],
}

impl Seen {
    pub(super) fn new(start: usize) -> Self {
        Self {
            start,
            noted: 0,
            ended: false,
            tags: [0; TAGS],
        }
    }

    /// That of an object that is not in text.
    pub(super) fn ended() -> Self {
        Self {
            ended: true,
            ..Self::new(0)
        }
    }

    /// Whether a tag was requested and found.
    #[inline]
    pub(super) fn has_tag(&self) -> bool {
        self.tags[0] != 0
    }

    fn note_tag(&mut self, key_end: usize, noted: usize) {
        if !self.has_tag() {
            self.noted = noted;
        }
        if let Some(free) = self.tags.iter_mut().find(|end| **end == 0) {
            *free = key_end;
        }
    }

    /// Adds the tags to the path of an error in the object.
    #[cold]
    pub(super) fn add_tags(&self, reader: &Reader<'_, '_>, error: &mut DecodeError) {
        for tag in self.tags_in(reader).into_iter().rev() {
            error.add_step(tag);
        }
    }

    /// The tags, the outermost first.
    fn tags_in(&self, reader: &Reader<'_, '_>) -> Vec<String> {
        let keys = self.tags.iter().filter(|end| **end != 0);
        keys.filter_map(|key_end| reader.back_at(*key_end).tag_text())
            .collect()
    }

    /// Notes the tags if anything in the object was corrected: they are steps of its path.
    #[inline]
    pub(super) fn note_tags(&self, reader: &Reader<'_, '_>) {
        if reader.memory.corrections.noted() != self.noted {
            self.note_tags_in(reader);
        }
    }

    #[cold]
    fn note_tags_in(&self, reader: &Reader<'_, '_>) {
        let address = reader.text[self.start..].as_ptr().addr();
        note_tags(address, self.tags_in(reader));
    }
}

/// The properties of an object.
pub(super) struct Members<'a, 'de, 'm> {
    reader: &'a mut Reader<'de, 'm>,
    seen: &'a mut Seen,
    /// How many objects and arrays may still be opened in it.
    depth: u8,
    /// The position of the current key.
    key: usize,
    /// Whether that key is not one of the expected fields: it becomes the entry of a map.
    is_entry: bool,
    /// The number of such keys before it.
    entries: usize,
    /// Whether a comma is required before the next key.
    comma: bool,
    /// Whether a key was given away that is neither an expected field nor a tag.
    gave_key: bool,
    /// Whether it is read by a map, which declares no keys.
    is_map: bool,
    /// The position of a key that is skipped: that of a tag that was read ahead of its turn, or of an entry of a map whose value
    /// was refused.
    ahead: Option<usize>,
    /// The position to continue at after that.
    resume: Option<usize>,
    /// The properties themselves, if they are not in text; the text of the reader is then empty.
    content: Option<&'a mut Entries<'de>>,
}

impl<'a, 'de, 'm> Members<'a, 'de, 'm> {
    pub(super) fn new(reader: &'a mut Reader<'de, 'm>, seen: &'a mut Seen) -> Self {
        Self {
            depth: reader.depth,
            reader,
            seen,
            key: 0,
            is_entry: false,
            entries: 0,
            comma: false,
            gave_key: false,
            is_map: false,
            ahead: None,
            resume: None,
            content: None,
        }
    }

    /// The properties of an object that was buffered.
    pub(super) fn of_content(
        reader: &'a mut Reader<'de, 'm>,
        seen: &'a mut Seen,
        content: &'a mut Entries<'de>,
    ) -> Self {
        Self {
            content: Some(content),
            ..Self::new(reader, seen)
        }
    }

    /// Whether there is a further property of a buffered object.
    #[cold]
    #[inline(never)]
    fn has_content(&self) -> bool {
        self.content
            .as_ref()
            .is_some_and(|content| !content.is_at_end())
    }

    /// Reads the current value of a buffered object.
    #[cold]
    #[inline(never)]
    fn value_of_content<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<T::Value, DecodeError> {
        let mut value = seed.deserialize(self.take_content(size_of::<T::Value>())?);
        if let (Err(error), Some(content)) = (&mut value, &self.content) {
            content.add_key(error);
        }
        value
    }

    #[inline(never)]
    fn take_content(&mut self, size: usize) -> Result<Content<'de>, DecodeError> {
        match &mut self.content {
            Some(content) => content.take_value(size),
            None => Err(self.reader.error("expected `:`")),
        }
    }

    /// The text of the object, including what was already read; the reader is then past its end.
    #[cold]
    fn whole(&mut self) -> Result<&'de str, DecodeError> {
        self.reader.reopen(self.seen.start);
        self.seen.ended = true;
        self.reader.verbatim()
    }

    /// Moves to the next key, or past the end.
    // Always inlined: it has several callers, and calls from the one that reads a struct's fields would cost 3 % of all decoding.
    #[inline(always)]
    fn next_key(&mut self) -> Result<bool, DecodeError> {
        if self.seen.ended {
            return Ok(self.has_content());
        }
        loop {
            let mut byte = self.reader.peek();
            if byte == b'}' {
                self.seen.ended = true;
                self.reader.close(b'}', "expected `}`")?;
                return Ok(false);
            }
            if std::mem::replace(&mut self.comma, true) {
                if byte != b',' {
                    return Err(self.reader.error("expected `,` or `}`"));
                }
                self.reader.at += 1;
                byte = self.reader.peek();
            }
            if byte != b'"' {
                return Err(self.reader.error("expected a key"));
            }
            self.key = self.reader.at;
            if self.ahead != Some(self.key) {
                return Ok(true);
            }
            self.skip()?;
        }
    }

    /// Moves past a tag that was read ahead of its turn, or past an entry of a map whose value was refused.
    #[cold]
    fn skip(&mut self) -> Result<(), DecodeError> {
        if self.is_map {
            self.reader.skip_refused()?;
            self.go_past_refused();
        } else {
            self.reader.skip_member();
        }
        Ok(())
    }

    /// It is read by a map: in text that is read once more with corrections, entries are skipped whose values were refused.
    #[inline]
    pub(super) fn of_map(mut self) -> Self {
        self.is_map = true;
        if self.reader.is_correcting() {
            self.go_past_refused();
        }
        self
    }

    #[cold]
    fn go_past_refused(&mut self) {
        self.ahead = self.reader.next_refused(self.seen.start);
    }

    /// Continues where it looked ahead, and after an error.
    #[inline(never)]
    fn after_value(&mut self, error: Option<&mut DecodeError>) {
        if let Some(error) = error {
            self.fail(error);
        }
        if let Some(at) = self.resume.take() {
            self.reader.at = at;
            self.comma = false;
        }
    }

    /// The value of the current key was not read: it can be requested again.
    #[cold]
    #[inline(never)]
    fn fail(&mut self, error: &mut DecodeError) {
        self.add_key(error);
        if self.is_map && error.is_correctable() {
            self.reader.refuse_entry(self.seen.start, self.key, error);
        }
        self.reader.depth = self.depth;
        self.reader.at = self.key;
        // The key was read before.
        let _ = self.reader.string();
    }

    /// Moves past the key `tag`, if it is found.
    #[inline]
    fn take_tag(&mut self, tag: &str) -> Search {
        let found = if self.seen.has_tag() {
            self.take_another_tag(tag)
        } else {
            self.find_tag(tag)
        };
        if let Search::At(_) = found {
            self.note_tag();
        }
        found
    }

    #[inline]
    fn note_tag(&mut self) {
        let noted = self.reader.memory.corrections.noted();
        self.seen.note_tag(self.reader.at, noted);
    }

    /// Moves past the key `tag`, which is the current key or one after it.
    #[inline]
    fn find_tag(&mut self, tag: &str) -> Search {
        if self.reader.take_key(tag) {
            return Search::At(self.key);
        }
        self.go_to_tag(tag)
    }

    fn go_to_tag(&mut self, tag: &str) -> Search {
        let here = self.reader.at;
        let found = self.reader.find_key(tag);
        let Search::At(at) = found else {
            return found;
        };
        self.resume = Some(here);
        self.ahead = Some(at);
        self.key = at;
        self.reader.at = at;
        if self.reader.take_key(tag) {
            found
        } else {
            Search::Unknown
        }
    }

    /// Moves past the key `tag` of a union that is a variant of another one, whose tag is read again as a property.
    #[cold]
    fn take_another_tag(&mut self, tag: &str) -> Search {
        if self.gave_key {
            return match self.reader.take_key(tag) {
                true => Search::At(self.key),
                false if self.ahead.is_none() => self.go_to_tag(tag),
                false => Search::Unknown,
            };
        }
        let before = (self.reader.at, self.key);
        self.reader.at = self.first_key();
        self.key = self.reader.at;
        let found = self.find_tag(tag);
        match found {
            Search::At(at) => self.start_again(at),
            _ => (self.reader.at, self.key) = before,
        }
        found
    }

    /// After the value of the tag whose key is at `tag`, all other properties are read.
    fn start_again(&mut self, tag: usize) {
        self.ahead = Some(tag);
        self.resume = Some(self.first_key());
    }

    /// The position of the first key.
    fn first_key(&self) -> usize {
        let mut first = self.reader.back_at(self.seen.start + 1);
        first.peek();
        first.at
    }

    /// The object has no tag: the current key is the next one again.
    #[cold]
    fn go_back_to_key(&mut self) {
        self.reader.at = self.key;
        self.comma = false;
    }

    /// The current key in a search for a tag, by key.
    #[cold]
    fn key_in_search(&mut self, tag: &str) -> Result<Cow<'de, str>, DecodeError> {
        let gave_key = self.gave_key;
        let key = self.entry_key()?;
        if key == tag {
            self.is_entry = false;
            self.gave_key = gave_key;
            if self.seen.has_tag() && !gave_key {
                self.start_again(self.key);
            }
            self.note_tag();
        }
        Ok(key)
    }

    /// The current key, which is not one of the expected fields.
    fn entry_key(&mut self) -> Result<Cow<'de, str>, DecodeError> {
        if let Some(content) = &mut self.content {
            return Ok(content.next_key());
        }
        let key = self.reader.string()?;
        self.reader.memory.string(key.len())?;
        self.is_entry = true;
        self.gave_key = true;
        Ok(key)
    }

    /// Counts an entry of a map, whose value has this size.
    #[inline(never)]
    fn count_entry(&mut self, size: usize) -> Result<(), DecodeError> {
        self.is_entry = false;
        let counted = self.reader.memory.entry(size, self.entries);
        self.entries += 1;
        counted.map_err(|mut error| {
            self.add_key(&mut error);
            error
        })
    }

    /// Adds the current key to the path of an error.
    #[cold]
    #[inline(never)]
    fn add_key(&self, error: &mut DecodeError) {
        let key = self.reader.back_at(self.key).string().unwrap_or_default();
        error.add_step(key.into_owned());
    }
}

impl<'de> MapAccess<'de> for Members<'_, 'de, '_> {
    type Error = DecodeError;

    /// After the end, the address of the object, by which a missing property is noted.
    fn size_hint(&self) -> Option<usize> {
        if self.content.is_some() {
            return FROM_CONTENT;
        }
        let start = &self.reader.text[self.seen.start..];
        self.seen.ended.then(|| start.as_ptr().addr())
    }

    #[inline]
    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, DecodeError> {
        if self.next_key()? {
            seed.deserialize(NextKey(self)).map(Some)
        } else {
            Ok(None)
        }
    }

    #[inline]
    fn next_value_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<T::Value, DecodeError> {
        if !self.reader.take(b':') {
            return self.value_of_content(seed);
        }
        if self.is_entry {
            self.count_entry(size_of::<T::Value>())?;
        }
        self.reader.memory.store_in(size_of::<T::Value>());
        let mut value = seed.deserialize(&mut *self.reader);
        // Assigned to the existing value, so that a large one is not moved.
        if value.is_err() || self.resume.is_some() {
            self.after_value(value.as_mut().err());
        }
        value
    }
}

#[inline]
fn visit_key<'de, V: Visitor<'de>>(
    key: Cow<'de, str>,
    visitor: V,
) -> Result<V::Value, DecodeError> {
    match key {
        Cow::Borrowed(key) => visitor.visit_borrowed_str(key),
        Cow::Owned(key) => visitor.visit_string(key),
    }
}

/// The current key. The caller may name the keys that it expects.
struct NextKey<'a, 'b, 'de, 'm>(&'a mut Members<'b, 'de, 'm>);

impl<'de> Deserializer<'de> for NextKey<'_, '_, 'de, '_> {
    type Error = DecodeError;

    #[inline]
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visit_key(self.0.entry_key()?, visitor)
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match (name, fields, &mut self.0.content) {
            (EXPECT_KEY, keys, content) => {
                let index = self.0.reader.take_one_of(keys);
                let index = index.or_else(|| content.as_mut()?.take_one_of(keys));
                if let Some(index) = index {
                    return visitor.visit_u64(index as u64);
                }
            }
            (ASK_FOR_TAG, [tag], Some(content)) => {
                return if content.take_tag(tag) {
                    visitor.visit_unit()
                } else {
                    visitor.visit_none()
                };
            }
            (ASK_FOR_TAG, [tag], None) => {
                return match self.0.take_tag(tag) {
                    Search::At(_) => visitor.visit_unit(),
                    Search::Absent => {
                        self.0.go_back_to_key();
                        visitor.visit_none()
                    }
                    Search::Unknown => visit_key(self.0.key_in_search(tag)?, visitor),
                };
            }
            (ASK_FOR_WHOLE, _, None) => {
                return visitor.visit_borrowed_bytes(self.0.whole()?.as_bytes());
            }
            _ => {}
        }
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        CowStrDeserializer::new(self.0.entry_key()?).deserialize_enum(name, variants, visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_some(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map identifier ignored_any
    }
}
