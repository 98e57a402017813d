//! How the next key of an object is requested: as one of its fields, or as the tag of a union.
//!
//! A deserializer that can look ahead or guess calls `visit_u64` for [`EXPECT_KEY`], and `visit_unit` for [`ASK_FOR_TAG`]; all
//! others pass the key itself.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, Visitor};

use super::scan::is_same;
use super::tag::{Literal, Tag};

/// The struct name by which a union requests its tag from a map. The only field of the struct is the name of the tag. A map that
/// can look ahead moves the tag forward, and calls `visit_unit` if the tag is next.
pub(super) const ASK_FOR_TAG: &str = "the tag of a union";

/// The struct name by which an object requests a key from a map. The fields of the struct are the expected keys, the most likely
/// first; `visit_u64` gets the index of the one that is next.
pub(super) const EXPECT_KEY: &str = "the next key of an object";

/// The struct name by which an unknown variant requests the text of the whole object. A map that has it, and of which only tags
/// were read, calls `visit_borrowed_bytes`, and has no more keys.
pub(super) const ASK_FOR_WHOLE: &str = "the text of the whole object";

/// Requests the text of the whole object, or reads a key.
pub(super) struct AskForWhole;

/// The result of a request for the whole object.
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

/// Finds a key among the keys of an object, starting with the most likely one.
pub(super) struct NextField<'a, 'de> {
    /// The keys of the object, starting with the most likely one.
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
    /// The distance from the most likely key; the number of keys if it is none of them.
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

    /// The deserializer has already compared the key with these.
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

/// The result of a request for the tag.
pub(super) enum Asked<'de> {
    /// The tag's value is the next one.
    Tag,
    /// There is no tag, and no key was read.
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

/// Reads a tag that must have this value.
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
