//! The properties of an object in [`Content`], as the module `members` reads them.
//!
//! A union that requests its tag gets it first, at any position, so that nothing is buffered a second time.

use std::borrow::Cow;
use std::vec::IntoIter;

use super::content::{Content, Entry};
use super::decode_error::DecodeError;
use super::memory;

/// The size hint of properties that are read from [`Content`], which no other map has.
pub(super) const FROM_CONTENT: Option<usize> = Some(usize::MAX - 2);

/// The properties of an object in [`Content`].
pub(super) struct Entries<'de> {
    rest: IntoIter<Entry<'de>>,
    /// The key that was returned last.
    key: Cow<'de, str>,
    /// Its value.
    value: Option<Content<'de>>,
    /// Whether that key is not one of the expected fields: it becomes the entry of a map.
    is_entry: bool,
    /// The number of such keys before it.
    entries: usize,
    /// The strings of the requested tags, the outermost first.
    tags: Vec<Cow<'de, str>>,
}

impl<'de> Entries<'de> {
    pub(super) fn new(entries: Vec<Entry<'de>>) -> Self {
        Self {
            rest: entries.into_iter(),
            key: Cow::Borrowed(""),
            value: None,
            is_entry: false,
            entries: 0,
            tags: Vec::new(),
        }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.as_slice().is_empty()
    }

    /// Takes the next entry, and returns its key.
    pub(super) fn next_key(&mut self) -> Cow<'de, str> {
        self.take_next();
        self.is_entry = true;
        self.key.clone()
    }

    fn take_next(&mut self) {
        let (key, value) = self.rest.next().unzip();
        self.key = key.unwrap_or_default();
        self.value = value;
    }

    /// Takes the next entry if it is one of these fields, and returns the index of the field.
    pub(super) fn take_one_of(&mut self, fields: &[&str]) -> Option<usize> {
        let (key, _) = self.rest.as_slice().first()?;
        let index = fields.iter().position(|field| field == key)?;
        self.take_next();
        Some(index)
    }

    /// Takes the entry of a tag, which may be any of the next ones.
    pub(super) fn take_tag(&mut self, tag: &str) -> bool {
        let entries = self.rest.as_mut_slice();
        let Some(index) = entries.iter().position(|(key, _)| key == tag) else {
            return false;
        };
        entries[..=index].rotate_right(1);
        let text = tag_text(&entries[0].1);
        self.tags.extend(text);
        self.take_next();
        true
    }

    /// The value whose key was returned last. It is counted, as its storage has `size` bytes, and an entry of a map if its key is not
    /// that of a field.
    ///
    /// # Errors
    ///
    /// If that is too much memory.
    pub(super) fn take_value(&mut self, size: usize) -> Result<Content<'de>, DecodeError> {
        let Some(value) = self.value.take() else {
            return Err(DecodeError::new("a value was requested before its key"));
        };
        match self.count(size) {
            Ok(()) => Ok(value),
            Err(mut error) => {
                self.add_key(&mut error);
                Err(error)
            }
        }
    }

    /// Adds the key that was returned last to the path of an error.
    pub(super) fn add_key(&self, error: &mut DecodeError) {
        error.add_step(self.key.clone().into_owned());
    }

    fn count(&mut self, size: usize) -> Result<(), DecodeError> {
        memory::with(|memory| {
            if std::mem::take(&mut self.is_entry) {
                memory.entry(size, self.entries)?;
                self.entries += 1;
            }
            memory.store_in(size);
            Ok(())
        })
    }

    /// Adds the tags to the path of an error in the object.
    pub(super) fn add_tags(self, error: DecodeError) -> DecodeError {
        let tags = self.tags.into_iter().rev();
        tags.fold(error, |error, tag| error.behind(tag.into_owned()))
    }
}

/// The string of a tag: tags are strings, integers and booleans.
fn tag_text<'de>(tag: &Content<'de>) -> Option<Cow<'de, str>> {
    match tag {
        Content::Text(text) => Some(text.clone()),
        Content::Unsigned(value) => Some(value.to_string().into()),
        Content::Signed(value) => Some(value.to_string().into()),
        Content::Bool(value) => Some(value.to_string().into()),
        Content::Null
        | Content::Float(_)
        | Content::Number(_)
        | Content::Array(_)
        | Content::Object(_) => None,
    }
}
