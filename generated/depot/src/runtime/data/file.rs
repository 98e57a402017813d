//! Files that travel as they are, beside JSON: the parts of a multipart body.
//!
//! To serde a file is a text. A body that can carry bytes collects the files while it is written, and finds
//! a mark in the place of each.

use std::cell::RefCell;
use std::fmt;

use bytes::Bytes;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::into_field::IntoField;
use super::validate::Validate;

/// A file to be sent: bytes, and what the service is told of them.
///
/// `Debug` shows the number of bytes only.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct File {
    bytes: Bytes,
    name: Option<String>,
    content_type: Option<String>,
}

impl File {
    /// A file of these bytes, without a name.
    pub fn new(bytes: impl Into<Bytes>) -> Self {
        Self {
            bytes: bytes.into(),
            name: None,
            content_type: None,
        }
    }

    /// The same file with a name.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self {
            name: Some(name.into()),
            ..self
        }
    }

    /// The same file of a media type, such as `image/png`.
    #[must_use]
    pub fn of_type(self, content_type: impl Into<String>) -> Self {
        Self {
            content_type: Some(content_type.into()),
            ..self
        }
    }

    /// The bytes.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The media type.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.content_type.as_deref()
    }
}

thread_local! {
    /// The files that the body being written has come across so far, and the mark that stands for them.
    static COLLECTED: RefCell<Option<(String, Vec<File>)>> = const { RefCell::new(None) };
}

/// What `write` makes, with the files that it came across: `mark` and their index stand in their places.
pub fn collect_files<T>(mark: &str, write: impl FnOnce() -> T) -> (T, Vec<File>) {
    let before = COLLECTED.replace(Some((mark.to_owned(), Vec::new())));
    let made = write();
    let files = COLLECTED.replace(before).map(|(_, files)| files);
    (made, files.unwrap_or_default())
}

impl Serialize for File {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mark = COLLECTED.with_borrow_mut(|collected| {
            let (mark, files) = collected.as_mut()?;
            files.push(self.clone());
            Some(format!("{mark}{}", files.len() - 1))
        });
        match (mark, std::str::from_utf8(&self.bytes)) {
            (Some(mark), _) => serializer.serialize_str(&mark),
            (None, Ok(text)) => serializer.serialize_str(text),
            (None, Err(_)) => Err(serde::ser::Error::custom("the bytes of a file are no text")),
        }
    }
}

impl<'de> Deserialize<'de> for File {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::new)
    }
}

impl fmt::Debug for File {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "File({:?}, {} bytes)", self.name, self.bytes.len())
    }
}

impl Validate for File {}

macro_rules! into_file {
    ($($from:ty)*) => { $(
        impl From<$from> for File {
            fn from(bytes: $from) -> Self {
                Self::new(bytes)
            }
        }

        impl IntoField<File> for $from {
            fn into_field(self) -> File {
                self.into()
            }
        }

        impl IntoField<Option<File>> for $from {
            fn into_field(self) -> Option<File> {
                Some(self.into())
            }
        }
    )* };
}

into_file!(Bytes Vec<u8> &'static [u8]);
