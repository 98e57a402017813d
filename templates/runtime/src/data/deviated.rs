//! The JSON that an object keeps of its properties that were not as declared.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;

/// A property that was not as declared: what came is written back until the field is assigned.
#[derive(Clone)]
pub struct Deviated {
    key: Cow<'static, str>,
    /// The JSON that came; `None` if the property was missing.
    json: Option<Box<str>>,
    read: Read,
}

/// What the field has if it was not assigned.
#[derive(Clone, Copy, Debug)]
pub enum Read {
    /// No value.
    Absent,
    /// The value that is read from the JSON.
    Value(Same),
    /// The value that is read from this JSON: the property was missing.
    Made(Same, &'static str),
    /// It has no field, and cannot be assigned: a property with a fixed value.
    Fixed,
    /// An entry of the properties that the schema does not name is absent.
    Entry,
}

/// Whether a value is what is read from the text that was kept for it.
pub type Same = fn(&dyn Any, &str) -> bool;

/// Shows only the key: what came could be a secret.
impl fmt::Debug for Deviated {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.key.fmt(out)
    }
}

impl Deviated {
    pub(super) fn new(key: impl Into<Cow<'static, str>>, json: Option<&str>, read: Read) -> Self {
        Self {
            key: key.into(),
            json: json.map(Into::into),
            read,
        }
    }

    pub(super) fn key(&self) -> &str {
        &self.key
    }

    /// The JSON that came; `None` if the property was missing.
    pub(super) fn json(&self) -> Option<&str> {
        self.json.as_deref()
    }

    pub(super) fn is_entry(&self) -> bool {
        matches!(self.read, Read::Entry)
    }

    /// Whether it is a `null` that was read as an absent property.
    pub(super) fn is_absent_null(&self) -> bool {
        matches!(self.read, Read::Absent) && self.json() == Some("null")
    }

    /// Whether the field was not assigned since: `value` is its value, which `is_written` if nothing was kept.
    pub(super) fn is_current(&self, value: &dyn Any, is_written: bool) -> bool {
        match self.read {
            Read::Absent => !is_written,
            Read::Value(same) => self.json().is_some_and(|json| same(value, json)),
            Read::Made(same, json) => same(value, json),
            Read::Fixed => true,
            Read::Entry => false,
        }
    }

    /// The size of what it allocates: a vector may have twice the capacity that it needs.
    pub(super) fn size(&self) -> usize {
        2 * size_of::<Self>() + self.json().map_or(0, str::len)
    }

    /// Adds it to those of an object, most of which have one.
    pub(super) fn push_to(self, all: &mut Vec<Self>) {
        if all.is_empty() {
            all.reserve_exact(1);
        }
        all.push(self);
    }
}
