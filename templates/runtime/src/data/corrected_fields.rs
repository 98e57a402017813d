//! Corrects the properties of an object that are not as declared, and keeps what came.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use super::content::Key;
use super::corrections::{Mode, NOTHING, Note, ReadAs, nothing};
use super::decode_error::{Cause, DecodeError};
use super::deviated::{Deviated, Read};
use super::deviation::DeviationKind;
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
        let cause = Cause::last();
        let slot = index.checked_sub(self.owned.len());
        let slot = slot.and_then(|index| slots.get_mut(index));
        let owned = self.owned.get(index);
        let is_fixed = owned.is_some();
        let is_required = slot.as_ref().is_some_and(|slot| !slot.is_optional());
        // The object that a required property is has tried to correct it already.
        let is_final = cause == Cause::Refused && is_required;
        if is_final || owned.is_some_and(|owned| !owned.accepts_any()) {
            return false;
        }
        let Some(correction) = self.correction::<R>(mode, cause) else {
            return false;
        };
        let fields = &mut *self.fields;
        let Some(refused) = fields.take_error() else {
            return false;
        };
        let Some(text) = fields.value_seed(Raw) else {
            cause.set_last();
            fields.set_error(refused);
            return false;
        };
        let before = unclaimed();
        let (read, key) = within(correction, || match slot {
            _ if is_fixed => (Ok(Some(Read::Fixed)), keys[index].into()),
            Some(slot) if is_required && text == NOTHING => {
                let default = self.default_of(keys[index]);
                (
                    make_default(&mut **slot, &text, default),
                    keys[index].into(),
                )
            }
            Some(slot) => (correct_slot(&mut **slot, &text), keys[index].into()),
            None => {
                let key = self.fields.take_key().into_owned();
                (correct_entry(rest, &key, &text), Cow::Owned(key))
            }
        });
        let read = match read {
            Ok(None) => return true,
            Ok(Some(read)) => read,
            Err(error) => {
                let error = error.refused().behind(key.into_owned()).retold();
                self.fields.fail(error);
                return false;
            }
        };
        if let Read::Absent | Read::Fixed | Read::Entry = read {
            if correction == Mode::Digits {
                self.fields.set_error(refused);
                return false;
            }
            memory::with(|memory| memory.corrections.note(Note::absent(&text)));
        }
        self.keep(rest, before, Deviated::new(key, Some(&text), read))
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
        let is_filled =
            self.correction::<R>(mode, Cause::Value).is_some() && !self.is_unrelated(rest);
        let count = self.owned.len();
        for (index, key) in keys[..keys.len() / 2].iter().copied().enumerate() {
            let is_missing = match self.owned.get(index) {
                Some(owned) => owned.is_missing(),
                None => slots[index - count].is_missing(),
            };
            if !is_missing {
                continue;
            }
            let before = unclaimed();
            let slot = index.checked_sub(count).map(|index| &mut *slots[index]);
            let made = match slot {
                _ if !is_filled => None,
                None => Some((Read::Fixed, NOTHING)),
                Some(slot) => make(slot, self.default_of(key)),
            };
            let Some((read, text)) = made else {
                self.fields.fail(A::Error::missing_field(key));
                return false;
            };
            let note = Note::missing(self.fields.address(), key, text);
            memory::with(|memory| memory.corrections.note(note));
            if !self.keep(rest, before, Deviated::new(key, None, read)) {
                return false;
            }
        }
        true
    }

    /// Whether the object has properties, but none that it declares: it is something else.
    fn is_unrelated<R: Rest>(&self, rest: &R) -> bool {
        let is_any_declared = self.fields.is_any_declared() || R::DECLARES;
        let is_any_other = self.fields.is_undeclared() || rest.keys().next().is_some();
        !is_any_declared && is_any_other
    }

    /// How an object with such a rest reads a property again whose value was refused for this cause.
    fn correction<R: Rest>(&self, mode: Mode, cause: Cause) -> Option<Mode> {
        if !(cause.is_correctable() && self.fields.is_text()) {
            return None;
        }
        let digits = (cause == Cause::Digits).then_some(Mode::Digits);
        match mode {
            _ if self.is_exact || R::REFUSES => digits,
            Mode::Lenient => R::KEEPS.then_some(Mode::Correcting),
            Mode::Correcting => Some(Mode::Correcting),
            Mode::Attempt | Mode::Digits | Mode::Strict => digits,
        }
    }

    /// The JSON of a property that is missing.
    fn default_of(&self, key: &str) -> &'static str {
        let mut defaults = self.defaults.iter();
        let default = defaults.find(|(of, _)| *of == key);
        default.map_or(NOTHING, |(_, json)| *json)
    }

    /// The object keeps what came for a property. `false`, with an error stored, if it takes too much memory.
    fn keep<R: Rest>(&mut self, rest: &mut R, before: (usize, usize), deviated: Deviated) -> bool {
        if !R::KEEPS {
            return true;
        }
        let taken = memory::with(|memory| {
            memory.corrections.claim(before);
            memory.take(deviated.size())
        });
        rest.keep_deviated(deviated);
        self.fields
            .kept(taken.map_err(DecodeError::retold))
            .is_some()
    }
}

/// Reads a field that is missing from the JSON of its default, or as an empty value. Returns what it was read from.
fn make(slot: &mut (impl Correct + ?Sized), json: &'static str) -> Option<(Read, &'static str)> {
    let made = memory::with(|memory| memory.corrections.make(|| correct(slot, json)));
    made.ok()?;
    Some((Read::Made(slot.same(), json), json))
}

/// Reads a required field that is null from the JSON of its default, if it has one.
fn make_default(
    slot: &mut (impl Correct + ?Sized),
    text: &str,
    default: &'static str,
) -> Result<Option<Read>, DecodeError> {
    let Some((read, _)) = make(slot, default).filter(|_| default != NOTHING) else {
        return correct_slot(slot, text);
    };
    let note = Note::of(text, DeviationKind::Null, ReadAs::Value(default));
    memory::with(|memory| memory.corrections.note(note));
    Ok(Some(read))
}

fn within<T>(mode: Mode, read: impl FnOnce() -> T) -> T {
    memory::with(|memory| memory.corrections.within(mode, read))
}

fn unclaimed() -> (usize, usize) {
    memory::with(|memory| memory.corrections.unclaimed())
}

/// Reads a field from its text, with corrections. `false` if it is optional, and is absent instead: nothing of another type is read
/// as its value.
fn correct(slot: &mut (impl Correct + ?Sized), text: &str) -> Result<bool, DecodeError> {
    if !slot.is_optional() {
        return slot.fill(text).map(|()| true);
    }
    if nothing(text).is_some() {
        return Ok(false);
    }
    match slot.fill(text) {
        Ok(()) => Ok(true),
        Err(error) if error.is_correctable() => Ok(false),
        Err(error) => Err(error),
    }
}

/// Reads a field with corrections; `None` if an object in it has kept them all.
fn correct_slot(
    slot: &mut (impl Correct + ?Sized),
    text: &str,
) -> Result<Option<Read>, DecodeError> {
    let before = unclaimed();
    if !correct(slot, text)? {
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
