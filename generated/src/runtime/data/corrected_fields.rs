//! Corrects the properties of an object that are not as declared, and keeps what came.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use super::content::Key;
use super::corrections::{Mode, NOTHING, Note};
use super::decode_error::{Cause, DecodeError};
use super::deviated::{Deviated, Read};
use super::memory;
use super::rest::Rest;
use super::slots::{Correct, Owning, Slots};
use super::verbatim::{RAW, VERBATIM};

impl<'de, A: MapAccess<'de>> Owning<'_, 'de, A> {
    /// Corrects the property whose value was refused, so that reading goes on after it. `index` is that of its key.
    ///
    /// `false`, with an error stored, if it cannot be corrected.
    #[cold]
    #[inline(never)]
    pub(super) fn correct<R: Rest>(
        &mut self,
        mode: Mode,
        index: usize,
        keys: &'static [&'static str],
        slots: &mut Slots<'_, '_, 'de, A>,
        rest: &mut R,
    ) -> bool {
        let Self { fields, owned } = self;
        let cause = Cause::last();
        if !(cause.is_correctable() && corrects::<R>(mode) && fields.is_text()) {
            return false;
        }
        let slot = index.checked_sub(owned.len());
        let slot = slot.and_then(|index| slots.get_mut(index));
        // Its own object has tried to correct it already.
        if cause == Cause::Refused && slot.as_ref().is_some_and(|slot| !slot.is_optional()) {
            return false;
        }
        let Some(refused) = fields.take_error() else {
            return false;
        };
        let Some(text) = fields.value_seed(Raw) else {
            cause.set_last();
            fields.set_error(refused);
            return false;
        };
        let before = unclaimed();
        let (read, key) = match (owned.get_mut(index), slot) {
            (Some(owned), _) if owned.accepts_any() => (Ok(Some(Read::Fixed)), keys[index].into()),
            (Some(_), _) => {
                cause.set_last();
                fields.set_error(refused);
                return false;
            }
            (None, Some(slot)) => (correct_slot(&mut **slot, &text), keys[index].into()),
            (None, None) => {
                let key = fields.take_key().into_owned();
                (correct_entry(rest, &key, &text), Cow::Owned(key))
            }
        };
        let read = match read {
            Ok(None) => return true,
            Ok(Some(read)) => read,
            Err(error) => {
                fields.fail(error.refused().behind(key.into_owned()).retold());
                return false;
            }
        };
        if let Read::Absent | Read::Fixed | Read::Entry = read {
            memory::with(|memory| memory.corrections.note(Note::absent(&text)));
        }
        let kept = keep(rest, before, Deviated::new(key, Some(&text), read));
        fields.kept(kept.map_err(DecodeError::retold)).is_some()
    }

    /// Fills in the properties that are missing.
    ///
    /// `false`, with an error stored, if one has to be there: the object has properties, but none that is declared.
    #[cold]
    #[inline(never)]
    pub(super) fn fill<R: Rest>(
        &mut self,
        mode: Mode,
        keys: &'static [&'static str],
        slots: &mut Slots<'_, '_, 'de, A>,
        rest: &mut R,
    ) -> bool {
        let Self { fields, owned } = self;
        let is_filled = corrects::<R>(mode) && fields.is_text() && !fields.is_unrelated(rest);
        let object = fields.address();
        let count = owned.len();
        for (index, key) in keys[..keys.len() / 2].iter().copied().enumerate() {
            let before = unclaimed();
            let read = if let Some(owned) = owned.get(index) {
                if !owned.is_missing() {
                    continue;
                }
                Read::Fixed
            } else {
                let slot = &mut slots[index - count];
                if !slot.is_missing() {
                    continue;
                }
                let made = is_filled
                    && memory::with(|memory| {
                        let corrections = &memory.corrections;
                        corrections.make(|| slot.correct(NOTHING)).is_ok()
                    });
                if !made {
                    fields.fail(A::Error::missing_field(key));
                    return false;
                }
                Read::Value(slot.same())
            };
            if !is_filled {
                fields.fail(A::Error::missing_field(key));
                return false;
            }
            memory::with(|memory| memory.corrections.note(Note::missing(object, key)));
            let kept = keep(rest, before, Deviated::new(key, None, read));
            if fields.kept(kept.map_err(DecodeError::retold)).is_none() {
                return false;
            }
        }
        true
    }
}

/// Whether an object with such a rest corrects its properties.
fn corrects<R: Rest>(mode: Mode) -> bool {
    match mode {
        Mode::Lenient => R::KEEPS,
        Mode::Correcting => !R::REFUSES,
        Mode::Attempt | Mode::Strict => false,
    }
}

fn unclaimed() -> (usize, usize) {
    memory::with(|memory| memory.corrections.unclaimed())
}

/// Reads a field with corrections; `None` if an object in it has kept them all.
fn correct_slot(slot: &mut dyn Correct, text: &str) -> Result<Option<Read>, DecodeError> {
    let before = unclaimed();
    if !slot.correct(text)? {
        return Ok(Some(Read::Absent));
    }
    let is_kept = unclaimed() != before;
    Ok(is_kept.then(|| Read::Value(slot.same())))
}

/// Reads a property that the schema does not name, with corrections.
fn correct_entry<R: Rest>(
    rest: &mut R,
    key: &str,
    text: &str,
) -> Result<Option<Read>, DecodeError> {
    let before = unclaimed();
    let read = rest.correct_entry(key, text)?;
    let is_kept = matches!(read, Read::Entry) || unclaimed() != before;
    Ok(is_kept.then_some(read))
}

/// The object keeps what came for a property.
fn keep<R: Rest>(
    rest: &mut R,
    before: (usize, usize),
    deviated: Deviated,
) -> Result<(), DecodeError> {
    if !R::KEEPS {
        return Ok(());
    }
    memory::with(|memory| {
        memory.corrections.claim(before);
        memory.take(deviated.size())
    })?;
    rest.keep_deviated(deviated);
    Ok(())
}

/// Reads the text of a value.
pub(super) struct Raw;

impl<'de> DeserializeSeed<'de> for Raw {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Cow<'de, str>, D::Error> {
        deserializer.deserialize_newtype_struct(RAW, self)
    }
}

impl<'de> Visitor<'de> for Raw {
    type Value = Cow<'de, str>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("JSON text")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cow<'de, str>, A::Error> {
        if map.size_hint() == VERBATIM {
            return map.next_value_seed(Key);
        }
        Err(A::Error::custom("the text of the value is not available"))
    }
}
