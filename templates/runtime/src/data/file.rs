//! Files: the parts of a multipart body whose bytes are sent unchanged.
//!
//! Serde sees a file as a string. A multipart body collects the files while it is serialized, and finds the number of each file in
//! its serialized form.

use std::cell::RefCell;
use std::fmt;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::validate::Validate;

/// A file to upload: its bytes, and optionally a name and a media type.
///
/// `Debug` shows only the number of bytes.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct File {
    bytes: Bytes,
    path: Option<PathBuf>,
    name: Option<String>,
    content_type: Option<String>,
    headers: Vec<(String, String)>,
}

impl File {
    /// Creates a file with these bytes, without a name.
    pub fn new(bytes: impl Into<Bytes>) -> Self {
        Self {
            bytes: bytes.into(),
            ..Self::default()
        }
    }

    /// Creates a file that is read from disk while it is sent, so that it is never in memory as a whole. It has the name of the file on disk.
    ///
    /// It is opened again when the request is sent. Not in WebAssembly, which has no files.
    ///
    /// # Errors
    ///
    /// If there is no such file, or it cannot be read.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn from_path(path: impl Into<PathBuf>) -> std::io::Result<Self> {
        let path = path.into();
        std::fs::File::open(&path)?.metadata()?;
        let name = path.file_name();
        Ok(Self {
            name: name.map(|name| name.to_string_lossy().into_owned()),
            path: Some(path),
            ..Self::default()
        })
    }

    /// Sets the name of the file.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self {
            name: Some(name.into()),
            ..self
        }
    }

    /// Sets the media type of the file, such as `image/png`.
    #[must_use]
    pub fn of_type(self, content_type: impl Into<String>) -> Self {
        Self {
            content_type: Some(content_type.into()),
            ..self
        }
    }

    /// Adds a header to the part of this file.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl fmt::Display) -> Self {
        self.headers.push((name.into(), value.to_string()));
        self
    }

    /// Returns the bytes; none of a file on disk.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// Returns where it is on disk, if it is read from there.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns the name, if it is set.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Returns the media type, if it is set.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.content_type.as_deref()
    }

    /// The other headers of its part, by name.
    #[must_use]
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }
}

thread_local! {
    /// The files of the multipart body that is being serialized. Serde cannot pass bytes without a copy.
    static COLLECTED: RefCell<Option<Vec<File>>> = const { RefCell::new(None) };
}

/// Returns the result of `serialize`, and the files that it serialized as their indices.
pub fn collect_files<T>(serialize: impl FnOnce() -> T) -> (T, Vec<File>) {
    let before = COLLECTED.replace(Some(Vec::new()));
    let made = serialize();
    let files = COLLECTED.replace(before);
    (made, files.unwrap_or_default())
}

impl Serialize for File {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = COLLECTED.with_borrow_mut(|collected| {
            let files = collected.as_mut()?;
            files.push(self.clone());
            Some(files.len() - 1)
        });
        match (number, std::str::from_utf8(&self.bytes)) {
            // The serializer of multipart bodies knows this name.
            (Some(number), _) => serializer.serialize_newtype_struct("runtime::File", &number),
            (None, _) if self.path.is_some() => Err(serde::ser::Error::custom(
                "a file on disk can only be a part of a multipart body",
            )),
            (None, Ok(text)) => serializer.serialize_str(text),
            (None, Err(_)) => Err(serde::ser::Error::custom(
                "the bytes of a file are not UTF-8",
            )),
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
        match &self.path {
            Some(_) => write!(out, "File({:?}, on disk)", self.name),
            None => write!(out, "File({:?}, {} bytes)", self.name, self.bytes.len()),
        }
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
    )* };
}

into_file!(Bytes Vec<u8> &'static [u8]);

/// What is accepted for a field of a file.
#[doc(hidden)]
#[macro_export]
macro_rules! file_fields {
    () => {
        runtime::accept! { runtime::File: runtime::Bytes, Vec<u8>, &'static [u8] }
    };
}
