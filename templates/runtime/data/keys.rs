//! How the next key of an object is asked for: as one of its fields, or as the tag of a union.
//!
//! What can look ahead, or guess, answers a question of [`EXPECT_KEY`] or [`ASK_FOR_TAG`] by `visit_unit`;
//! all else by the key itself.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, Visitor};

use super::tag::{Literal, Tag};

/// The struct name under which a union asks a map for a key. The struct's only field is the tag's name. A map
/// that can look ahead brings the tag forward; `visit_unit` answers that the tag is next.
pub(super) const ASK_FOR_TAG: &str = "the tag of a union";

/// The struct name under which an object asks a map for a key. The struct's first field is the likely one;
/// `visit_unit` answers that it is.
pub(super) const EXPECT_KEY: &str = "the next key of an object";

/// Finds a key among an object's keys, the likely one first.
pub(super) struct NextField<'a, 'de> {
    pub(super) keys: &'static [&'static str],
    pub(super) next: usize,
    pub(super) unknown: &'a mut Cow<'de, str>,
}

impl<'de> NextField<'_, 'de> {
    pub(super) fn find(self, key: Cow<'de, str>) -> usize {
        let (before, after) = self.keys.split_at(self.next.min(self.keys.len()));
        if let Some(place) = after.iter().position(|known| *known == key) {
            return before.len() + place;
        }
        before.iter().position(|known| *known == key).unwrap_or_else(|| {
            *self.unknown = key;
            self.keys.len()
        })
    }
}

impl<'de> DeserializeSeed<'de> for NextField<'_, 'de> {
    type Value = usize;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_struct(EXPECT_KEY, self.keys.get(self.next..).unwrap_or_default(), self)
    }
}

impl<'de> Visitor<'de> for NextField<'_, 'de> {
    type Value = usize;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a key")
    }

    /// The key that was likely to come next.
    #[inline]
    fn visit_unit<E: Error>(self) -> Result<usize, E> {
        Ok(self.next)
    }

    #[inline]
    fn visit_borrowed_str<E: Error>(self, key: &'de str) -> Result<usize, E> {
        Ok(self.find(Cow::Borrowed(key)))
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<usize, E> {
        Ok(self.find(Cow::Owned(key.to_owned())))
    }

    fn visit_string<E: Error>(self, key: String) -> Result<usize, E> {
        Ok(self.find(Cow::Owned(key)))
    }
}

/// Reads a key: nothing where it is the tag.
pub(super) struct AskForTag(pub(super) &'static [&'static str; 1]);

impl<'de> DeserializeSeed<'de> for AskForTag {
    type Value = Option<Cow<'de, str>>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_struct(ASK_FOR_TAG, self.0, self)
    }
}

impl<'de> Visitor<'de> for AskForTag {
    type Value = Option<Cow<'de, str>>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a key")
    }

    #[inline]
    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_borrowed_str<E: Error>(self, key: &'de str) -> Result<Self::Value, E> {
        Ok((key != self.0[0]).then_some(Cow::Borrowed(key)))
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Self::Value, E> {
        Ok((key != self.0[0]).then(|| Cow::Owned(key.to_owned())))
    }

    fn visit_string<E: Error>(self, key: String) -> Result<Self::Value, E> {
        Ok((key != self.0[0]).then_some(Cow::Owned(key)))
    }
}

/// Reads a tag that must have the value given.
pub(super) struct Expected<'a, L>(pub(super) &'a L);

impl<'de, L: Literal> DeserializeSeed<'de> for Expected<'_, L> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        let tag = Tag::deserialize(deserializer)?;
        if tag.is(self.0) {
            Ok(())
        } else {
            Err(D::Error::custom(format_args!("invalid value, expected {:?}", self.0)))
        }
    }
}
