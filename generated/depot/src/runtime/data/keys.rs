//! How the next key of an object is asked for: as one of its fields, or as the tag of a union.
//!
//! What can look ahead, or guess, answers a question of [`EXPECT_KEY`] by `visit_u64` and one of [`ASK_FOR_TAG`] by
//! `visit_unit`; all else by the key itself.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, Visitor};

use super::scan::is_same;
use super::tag::{Literal, Tag};

/// The struct name under which a union asks a map for a key. The struct's only field is the tag's name. A map
/// that can look ahead brings the tag forward; `visit_unit` answers that the tag is next.
pub(super) const ASK_FOR_TAG: &str = "the tag of a union";

/// The struct name under which an object asks a map for a key. The struct's fields are the likely ones, the
/// likeliest first; `visit_u64` answers which of them it is.
pub(super) const EXPECT_KEY: &str = "the next key of an object";

/// The struct name under which an unknown variant asks for the text of the whole object. A map that has it, and of which nothing but
/// tags was read, answers by `visit_borrowed_bytes` and has no more keys.
pub(super) const ASK_FOR_WHOLE: &str = "the text of the whole object";

/// Asks for the text of the whole object, or reads a key.
pub(super) struct AskForWhole;

/// What is there when the whole object is asked for.
pub(super) enum Whole<'de> {
    /// Its text.
    Text(&'de str),
    /// The next key.
    Key(Cow<'de, str>),
}

impl<'de> DeserializeSeed<'de> for AskForWhole {
    type Value = Whole<'de>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Whole<'de>, D::Error> {
        deserializer.deserialize_struct(ASK_FOR_WHOLE, &[], self)
    }
}

impl<'de> Visitor<'de> for AskForWhole {
    type Value = Whole<'de>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a key")
    }

    fn visit_borrowed_bytes<E: Error>(self, text: &'de [u8]) -> Result<Whole<'de>, E> {
        str::from_utf8(text).map(Whole::Text).map_err(E::custom)
    }

    fn visit_borrowed_str<E: Error>(self, key: &'de str) -> Result<Whole<'de>, E> {
        Ok(Whole::Key(Cow::Borrowed(key)))
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Whole<'de>, E> {
        Ok(Whole::Key(Cow::Owned(key.to_owned())))
    }
}

/// Finds a key among an object's keys, the likely one first.
pub(super) struct NextField<'a, 'de> {
    /// The object's keys, from the likely one on.
    pub(super) keys: &'static [&'static str],
    pub(super) unknown: &'a mut Cow<'de, str>,
}

impl<'de> NextField<'_, 'de> {
    pub(super) fn find(self, key: Cow<'de, str>) -> usize {
        let is_it =
            |known: &&str| known.len() == key.len() && is_same(known.as_bytes(), key.as_bytes());
        self.keys.iter().position(is_it).unwrap_or_else(|| {
            *self.unknown = key;
            self.keys.len()
        })
    }
}

impl<'de> DeserializeSeed<'de> for NextField<'_, 'de> {
    /// How far behind the likely key; as many as there are keys where it is none of them.
    type Value = usize;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_struct(EXPECT_KEY, self.keys, self)
    }
}

impl<'de> Visitor<'de> for NextField<'_, 'de> {
    type Value = usize;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a key")
    }

    /// The deserializer has compared the key with these.
    #[inline]
    fn visit_u64<E: Error>(self, ahead: u64) -> Result<usize, E> {
        Ok(usize::try_from(ahead).unwrap_or(self.keys.len()))
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

/// Reads a key, or finds the tag.
pub(super) struct AskForTag(pub(super) &'static [&'static str; 1]);

/// What is there when the tag is asked for.
pub(super) enum Asked<'de> {
    /// Its value is the next one.
    Tag,
    /// There is none, and no key was read.
    Absent,
    /// Another key.
    Other(Cow<'de, str>),
}

impl AskForTag {
    fn tell<'de>(&self, key: Cow<'de, str>) -> Asked<'de> {
        if key == self.0[0] {
            Asked::Tag
        } else {
            Asked::Other(key)
        }
    }
}

impl<'de> DeserializeSeed<'de> for AskForTag {
    type Value = Asked<'de>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Asked<'de>, D::Error> {
        deserializer.deserialize_struct(ASK_FOR_TAG, self.0, self)
    }
}

impl<'de> Visitor<'de> for AskForTag {
    type Value = Asked<'de>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a key")
    }

    #[inline]
    fn visit_unit<E: Error>(self) -> Result<Asked<'de>, E> {
        Ok(Asked::Tag)
    }

    fn visit_none<E: Error>(self) -> Result<Asked<'de>, E> {
        Ok(Asked::Absent)
    }

    fn visit_borrowed_str<E: Error>(self, key: &'de str) -> Result<Asked<'de>, E> {
        Ok(self.tell(Cow::Borrowed(key)))
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Asked<'de>, E> {
        Ok(self.tell(Cow::Owned(key.to_owned())))
    }

    fn visit_string<E: Error>(self, key: String) -> Result<Asked<'de>, E> {
        Ok(self.tell(Cow::Owned(key)))
    }
}

/// Reads a tag that must have the value given.
pub(super) struct Expected(pub(super) &'static dyn Literal);

impl<'de> DeserializeSeed<'de> for Expected {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        let tag = Tag::deserialize(deserializer)?;
        if tag.is(self.0) {
            Ok(())
        } else {
            Err(D::Error::custom(format_args!(
                "invalid value, expected {:?}",
                self.0
            )))
        }
    }
}
