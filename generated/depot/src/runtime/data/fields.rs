//! The fields of an object while it is read, and the tag of the union that the object may be a variant of.
//!
//! A union finds its tag and passes the same stream to the variant. If the tag is first, nothing is buffered; otherwise only the
//! fields before it are. Does not depend on any particular object type.

use std::any::type_name;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess};

use super::content::{Content, Entry, write_string};
use super::decode_error::DecodeError;
use super::entries::FROM_CONTENT;
use super::keys::{AskForTag, AskForWhole, Asked, NextField, Whole};
use super::members::Members;
use super::memory;
use super::read_value::read_value;
use super::tag::Tag;
use super::untyped::Untyped;
use super::validate::Validate;

/// The fields of an object while it is read.
pub struct Fields<'de, A: MapAccess<'de>> {
    map: A,
    /// The index of the key that is expected next.
    likely: usize,
    /// The last key, if the object does not declare it.
    unknown: Cow<'de, str>,
    /// A tag that was read by a union, and that no variant has consumed.
    tag: Option<(&'static str, Tag<'de>)>,
    aside: Option<Box<Aside<'de>>>,
    /// Whether the object that was read may omit its tag and constants, and did.
    pub(super) omits_owned: bool,
    /// The first error. It ends the reading.
    error: Option<A::Error>,
}

/// Fields that no longer come from the stream.
#[derive(Default)]
struct Aside<'de> {
    /// The fields before a tag.
    entries: VecDeque<Entry<'de>>,
    /// The key that was returned last, of those that were buffered.
    key: Cow<'de, str>,
    /// Its value, until that is read.
    given: Option<Content<'de>>,
    /// Whether the object does not declare that key: its value becomes an entry of a map.
    is_entry: bool,
    /// The number of such keys before it.
    unknown: usize,
}

impl<'de, A: MapAccess<'de>> Fields<'de, A> {
    pub(crate) fn new(map: A) -> Self {
        Self {
            map,
            likely: 0,
            unknown: Cow::Borrowed(""),
            tag: None,
            aside: None,
            omits_owned: false,
            error: None,
        }
    }

    /// The tag named `name`, at any position. It remains one of the fields until an object consumes it.
    ///
    /// `None`, with an error stored, if there is no such field, or its value is not a string, an integer or a boolean.
    #[inline]
    pub fn tag(&mut self, name: &'static [&'static str; 1]) -> Option<Tag<'de>> {
        let tag = self.maybe_tag(name)?;
        // A union that is made of nothing is one of an unknown tag.
        if tag.is_none() && is_making() {
            return Some(Tag::none());
        }
        if tag.is_none() {
            self.fail(A::Error::missing_field(name[0]));
        }
        tag
    }

    /// The same for a tag that may be absent.
    ///
    /// `None`, with an error stored, if it is not a string, an integer or a boolean.
    #[inline]
    pub fn maybe_tag(&mut self, name: &'static [&'static str; 1]) -> Option<Option<Tag<'de>>> {
        let known = self.tag.as_ref().filter(|(owner, _)| *owner == name[0]);
        if let Some((_, tag)) = known {
            return Some(Some(tag.clone()));
        }
        let found = self.find_tag(name);
        let Some(tag) = self.kept(found)? else {
            return Some(None);
        };
        let outer = self.tag.replace((name[0], tag.clone()));
        // In text the outer tag is read again as a property.
        if let Some((name, outer)) = outer.filter(|_| !self.is_text()) {
            self.put_aside(Cow::Borrowed(name), outer.into());
        }
        Some(Some(tag))
    }

    fn find_tag(&mut self, name: &'static [&'static str; 1]) -> Result<Option<Tag<'de>>, A::Error> {
        if let Some(tag) = self.aside.as_mut().and_then(|aside| aside.remove(name[0])) {
            return Tag::deserialize(tag)
                .map(Some)
                .map_err(|error| error.behind(name[0]).retold());
        }
        loop {
            match self.map.next_key_seed(AskForTag(name))? {
                None | Some(Asked::Absent) => return Ok(None),
                Some(Asked::Tag) => return self.map.next_value().map(Some),
                Some(Asked::Other(key)) => {
                    let value = self.map.next_value()?;
                    self.put_aside(key, value);
                }
            }
        }
    }

    #[cold]
    fn put_aside(&mut self, key: Cow<'de, str>, value: Content<'de>) {
        let aside = self.aside.get_or_insert_with(|| {
            Box::new(Aside {
                entries: VecDeque::with_capacity(12),
                ..Aside::default()
            })
        });
        aside.entries.push_back((key, value));
    }

    /// Takes the tag named `name`, which is the key at index `index` of the object, if a union has read it. It is then no longer
    /// one of the fields.
    #[inline]
    pub(super) fn take_tag(&mut self, name: &str, index: usize) -> Option<Tag<'de>> {
        let (_, tag) = self.tag.take_if(|(owner, _)| *owner == name)?;
        self.likely = index + 1;
        Some(tag)
    }

    /// The next field, as an index into `keys`, which contains all keys twice. An index that is out of range denotes a field that
    /// is not among them.
    #[inline]
    pub(super) fn next(&mut self, keys: &'static [&'static str]) -> Option<usize> {
        if self.error.is_some() {
            return None;
        }
        let count = keys.len() / 2;
        let keys = keys.get(self.likely..).unwrap_or_default();
        let aside = if self.tag.is_some() || self.aside.is_some() {
            self.key_put_aside()
        } else {
            None
        };
        let next = NextField {
            keys,
            unknown: &mut self.unknown,
        };
        let ahead = if let Some(key) = aside {
            let ahead = next.find(key);
            self.note_given(ahead == keys.len());
            ahead
        } else {
            match self.map.next_key_seed(next) {
                Ok(ahead) => ahead?,
                Err(error) => {
                    self.error = Some(error);
                    return None;
                }
            }
        };
        if ahead == keys.len() {
            return Some(count);
        }
        let index = self.likely + ahead;
        let index = if index < count { index } else { index - count };
        self.likely = index + 1;
        Some(index)
    }

    /// The value that was read, unless there was an error.
    #[inline]
    pub(super) fn kept<T>(&mut self, read: Result<T, A::Error>) -> Option<T> {
        match read {
            Ok(value) => Some(value),
            Err(error) => {
                self.fail(error);
                None
            }
        }
    }

    /// Whether there was an error.
    #[inline]
    pub(super) fn has_failed(&self) -> bool {
        self.error.is_some()
    }

    /// Whether it reads JSON text directly, whose values can be read again.
    pub(super) fn is_text(&self) -> bool {
        self.aside.is_none() && is_members::<A>() && self.map.size_hint() != FROM_CONTENT
    }

    /// Whether the object has a property that it declares.
    pub(super) fn is_any_declared(&self) -> bool {
        self.likely > 0
    }

    /// Whether the last key is one that the object does not declare.
    pub(super) fn is_undeclared(&self) -> bool {
        !self.unknown.is_empty()
    }

    /// The address of the object in the text, once it is read.
    pub(super) fn address(&self) -> usize {
        self.map.size_hint().unwrap_or_default()
    }

    /// Takes the error, so that reading can go on.
    pub(super) fn take_error(&mut self) -> Option<A::Error> {
        self.error.take()
    }

    /// Ends the reading with this error.
    pub(super) fn set_error(&mut self, error: A::Error) {
        self.error = Some(error);
    }

    /// Whether the object that was read may omit its tag and constants, and did.
    pub fn omits_owned(&self) -> bool {
        self.omits_owned
    }

    /// Ends the reading with an error.
    #[cold]
    pub fn fail(&mut self, error: A::Error) {
        self.error.get_or_insert(error);
    }

    /// Takes the last key, which is not one of the expected ones.
    pub fn take_key(&mut self) -> Cow<'de, str> {
        std::mem::take(&mut self.unknown)
    }

    /// The text of the whole object, if the stream provides it and nothing was buffered. Otherwise a key may be buffered.
    #[cold]
    pub(super) fn whole(&mut self) -> Option<Option<&'de str>> {
        if self.aside.is_some() {
            return Some(None);
        }
        let asked = self.map.next_key_seed(AskForWhole);
        match self.kept(asked)? {
            None => Some(None),
            Some(Whole::Text(text)) => {
                self.tag = None;
                Some(Some(text))
            }
            Some(Whole::Key(key)) => {
                let value = self.map.next_value();
                let value = self.kept(value)?;
                if let Some((name, tag)) = self.tag.take() {
                    self.put_aside(Cow::Borrowed(name), tag.into());
                }
                self.put_aside(key, value);
                Some(None)
            }
        }
    }

    /// The text of an object, built property by property.
    pub(super) fn read_text(&mut self) -> Option<String> {
        let mut text = String::new();
        while self.next(&[]).is_some() {
            let key = self.take_key();
            text.push(if text.is_empty() { '{' } else { ',' });
            write_string(&key, &mut text);
            text.push(':');
            text.push_str(&self.value::<Untyped>()?.text());
        }
        text.push_str(if text.is_empty() { "{}" } else { "}" });
        (!self.has_failed()).then_some(text)
    }

    /// The text of the whole object.
    ///
    /// # Errors
    ///
    /// The first error.
    pub(super) fn text(mut self) -> Result<String, A::Error> {
        match self.read_text() {
            Some(text) => Ok(text),
            None => Err(self.into_error()),
        }
    }

    /// The first error.
    pub(super) fn into_error(self) -> A::Error {
        self.error
            .unwrap_or_else(|| A::Error::custom("the object was not read"))
    }

    #[cold]
    fn key_put_aside(&mut self) -> Option<Cow<'de, str>> {
        if let Some((name, tag)) = self.tag.take() {
            self.put_aside(Cow::Borrowed(name), tag.into());
        }
        let aside = self.aside.as_mut()?;
        let Some((key, value)) = aside.entries.pop_front() else {
            self.aside = None;
            return None;
        };
        aside.key = key.clone();
        aside.given = Some(value);
        Some(key)
    }

    #[cold]
    fn note_given(&mut self, is_entry: bool) {
        if let Some(aside) = &mut self.aside {
            aside.is_entry = is_entry;
        }
    }

    /// Reads the value of the last key; its integers may be written as floats.
    ///
    /// `None`, with an error stored, if it is not of the type `T`.
    #[inline]
    pub(super) fn typed_value<T: Deserialize<'de> + Validate>(&mut self) -> Option<T> {
        self.value_seed(Typed(PhantomData))
    }

    /// Reads the value of the last key.
    ///
    /// `None`, with an error stored, if it is not of the type `T`.
    #[inline]
    pub(super) fn value<T: Deserialize<'de>>(&mut self) -> Option<T> {
        self.value_seed(PhantomData)
    }

    /// Reads the value of the last key with the seed.
    #[inline]
    pub(super) fn value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Option<S::Value> {
        if self.has_given() {
            return self.given_value(seed);
        }
        let read = self.map.next_value_seed(seed);
        self.kept(read)
    }

    /// Reads the buffered value of the last key.
    #[cold]
    #[inline(never)]
    fn given_value<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Option<S::Value> {
        match seed.deserialize(self.take_given(size_of::<S::Value>())?) {
            Ok(value) => Some(value),
            Err(error) => {
                self.fail_at_given(error);
                None
            }
        }
    }

    /// Takes the buffered value, which is counted.
    #[inline(never)]
    fn take_given(&mut self, size: usize) -> Option<Content<'de>> {
        let value = self.aside.as_mut()?.given.take()?;
        match self.count_given(size) {
            Ok(()) => Some(value),
            Err(error) => {
                self.fail_at_given(error);
                None
            }
        }
    }

    /// Ends the reading with an error of the buffered value.
    #[inline(never)]
    fn fail_at_given(&mut self, error: DecodeError) {
        let key = self.aside.as_ref().map(|aside| aside.key.clone());
        let error = error.behind(key.unwrap_or_default().into_owned());
        self.fail(error.retold());
    }

    /// Counts a buffered value, which is now read into `size` bytes.
    #[cold]
    fn count_given(&mut self, size: usize) -> Result<(), DecodeError> {
        memory::with(|memory| {
            if let Some(aside) = self.aside.as_mut().filter(|aside| aside.is_entry) {
                memory.entry(size, aside.unknown)?;
                aside.unknown += 1;
            }
            memory.store_in(size);
            Ok(())
        })
    }

    /// Whether the value of the last key was buffered.
    #[inline]
    fn has_given(&self) -> bool {
        self.aside
            .as_ref()
            .is_some_and(|aside| aside.given.is_some())
    }
}

/// Whether a value is being made of nothing.
fn is_making() -> bool {
    memory::with(|memory| memory.corrections.is_making())
}

/// Whether it is what reads the properties of an object in JSON text or in [`Content`]. A type that borrows has no other identity
/// than its name.
pub(super) fn is_members<A>() -> bool {
    type_name::<A>() == type_name::<Members<'_, '_, '_>>()
}

/// Reads a value of the type `T`.
struct Typed<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Validate> DeserializeSeed<'de> for Typed<T> {
    type Value = T;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        read_value(deserializer)
    }
}

impl<'de> Aside<'de> {
    fn remove(&mut self, name: &str) -> Option<Content<'de>> {
        let index = self.entries.iter().position(|(key, _)| key == name)?;
        self.entries.remove(index).map(|(_, value)| value)
    }
}

impl<'de, A: MapAccess<'de>> fmt::Debug for Fields<'de, A> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Fields").finish_non_exhaustive()
    }
}

/// The error of a field that occurs twice.
pub(super) fn duplicate<E: Error>(key: &str) -> E {
    DecodeError::fixed(format!("duplicate field `{key}`")).retold()
}
