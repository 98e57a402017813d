//! The state of corrections: what is corrected of values that are not as the document declares them, and what was.
//!
//! The first attempt to read a property is as it was declared, and costs nothing more than before. If it fails, the property's text
//! is read again, now with corrections. What came is kept by the object that has the property: where no object keeps it, the value
//! is refused. All of this is rare: nothing here is on the path of a value that is as declared.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use super::decode_error::DecodeError;
use super::deviation::DeviationKind;
use super::stack::DEPTH;

/// How a value is treated that is not as declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// An object corrects its properties. Outside of an object it is an error, which the object around it receives.
    Lenient,
    /// It is an error: an attempt that precedes a correction.
    Attempt,
    /// It is corrected where it is read.
    Correcting,
    /// It is an error, except for a number with more digits than its type holds: that is as declared.
    Digits,
    /// It is an error, and nobody corrects it.
    Strict,
}

/// How many bytes may be read again, as a multiple of the text and in addition to it: reading stays linear in the text.
const REREADS: (usize, usize) = (16, 1 << 20);

/// What a value costs that was made of nothing, in the same bytes.
const MADE: usize = 64;

/// How deep a value may be nested that is made of nothing.
const MADE_DEPTH: usize = 16;

/// The state of the corrections on this thread.
pub(super) struct Corrections {
    mode: Cell<Mode>,
    /// The number of corrections that no object has kept yet.
    unclaimed: Cell<usize>,
    /// The number of numbers with more digits than their type holds that no object has kept yet.
    digits: Cell<usize>,
    /// The number of notes in the log.
    noted: Cell<usize>,
    /// How deep in a value that is made of nothing.
    made: Cell<usize>,
    /// The address of the object that is read as an array of one.
    one: Cell<usize>,
    /// Whether nothing is noted.
    is_silent: Cell<bool>,
    /// Whether an object was written that keeps what came otherwise than declared.
    sees_kept: Cell<bool>,
    /// Whether what came is not shown.
    hides: Cell<bool>,
    /// How many bytes may still be read again.
    budget: Cell<usize>,
    /// How many objects and arrays may still be opened in the text that was last requested.
    pub(super) depth: Cell<u8>,
}

impl Corrections {
    pub(super) const fn new() -> Self {
        Self {
            mode: Cell::new(Mode::Lenient),
            unclaimed: Cell::new(0),
            digits: Cell::new(0),
            noted: Cell::new(0),
            made: Cell::new(0),
            one: Cell::new(0),
            is_silent: Cell::new(true),
            sees_kept: Cell::new(false),
            hides: Cell::new(false),
            budget: Cell::new(REREADS.1),
            depth: Cell::new(DEPTH),
        }
    }

    #[inline]
    pub(super) fn mode(&self) -> Mode {
        self.mode.get()
    }

    /// The mode of a body by itself.
    pub(super) fn mode_of_text(&self) -> Mode {
        match self.mode.get() {
            Mode::Lenient | Mode::Correcting => Mode::Lenient,
            Mode::Attempt => Mode::Attempt,
            Mode::Digits | Mode::Strict => Mode::Strict,
        }
    }

    pub(super) fn is_correcting(&self) -> bool {
        self.mode.get() == Mode::Correcting
    }

    /// Returns the mode, and attempts what follows without corrections if it would be corrected.
    #[inline]
    pub(super) fn begin_attempt(&self) -> Mode {
        let mode = self.mode.get();
        if mode == Mode::Correcting {
            self.mode.set(Mode::Attempt);
        }
        mode
    }

    pub(super) fn end_attempt(&self) {
        self.mode.set(Mode::Correcting);
    }

    /// Runs `read` in another mode.
    pub(super) fn within<T>(&self, mode: Mode, read: impl FnOnce() -> T) -> T {
        let _restore = Restore(&self.mode, self.mode.replace(mode));
        read()
    }

    /// The number of corrections that no object has kept yet; those of digits are not deviations.
    pub(super) fn unclaimed(&self) -> (usize, usize) {
        (self.unclaimed.get(), self.digits.get())
    }

    /// The object that is being read keeps all corrections since then.
    pub(super) fn claim(&self, before: (usize, usize)) {
        self.unclaimed.set(before.0);
        self.digits.set(before.1);
    }

    /// The number of corrections noted so far.
    #[inline]
    pub(super) fn noted(&self) -> usize {
        self.noted.get()
    }

    /// A correction outside of any object so far.
    pub(super) fn leave_unclaimed(&self) {
        self.unclaimed.set(self.unclaimed.get() + 1);
    }

    /// Whether a value is being made of nothing.
    pub(super) fn is_making(&self) -> bool {
        self.made.get() > 0
    }

    /// Reads a value that is made of nothing.
    ///
    /// # Errors
    ///
    /// If it is nested too deep.
    pub(super) fn make<T>(
        &self,
        read: impl FnOnce() -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let _making = self.making()?;
        read()
    }

    /// Until it is dropped, values are made of nothing.
    ///
    /// # Errors
    ///
    /// If they are nested too deep.
    #[cold]
    #[inline(never)]
    pub(super) fn making(&self) -> Result<Making<'_>, DecodeError> {
        let made = self.made.get();
        if made == MADE_DEPTH || !self.spend(MADE) {
            return Err(DecodeError::fixed("nothing came for a value without end"));
        }
        Ok(Making {
            _made: Restore(&self.made, self.made.replace(made + 1)),
            _depth: Restore(&self.depth, self.depth.replace(DEPTH)),
        })
    }

    /// Reads the object at an address as an array of one.
    pub(super) fn reading_one<T>(&self, address: usize, read: impl FnOnce() -> T) -> T {
        let _restore = Restore(&self.one, self.one.replace(address));
        read()
    }

    /// Whether the object at an address is read as an array of one: its item is not one again, which would have no end in a type
    /// that contains itself.
    pub(super) fn is_one(&self, address: usize) -> bool {
        self.one.get() == address
    }

    /// What `read` corrects is not shown: it is a secret.
    pub(super) fn hiding<T>(&self, read: impl FnOnce() -> T) -> T {
        let _restore = Restore(&self.hides, self.hides.replace(true));
        read()
    }

    /// Returns what `write` returns, and whether an object was written that keeps what came otherwise than declared.
    pub(super) fn seeing_kept<T>(&self, write: impl FnOnce() -> T) -> (T, bool) {
        let restore = Restore(&self.sees_kept, self.sees_kept.replace(false));
        let value = write();
        (value, restore.0.get())
    }

    /// An object is written that keeps what came otherwise than declared.
    #[cold]
    pub(super) fn see_kept(&self) {
        self.sees_kept.set(true);
    }

    /// Reads a body of this length, with a state of its own, and returns what was noted.
    pub(super) fn reading<T>(
        &self,
        length: usize,
        mode: Mode,
        is_silent: bool,
        read: impl FnOnce() -> T,
    ) -> (T, Log) {
        let body = self.begin_body(length, mode, is_silent);
        let value = read();
        (value, body.end())
    }

    #[inline(never)]
    fn begin_body(&self, length: usize, mode: Mode, is_silent: bool) -> Body<'_> {
        let budget = length.saturating_mul(REREADS.0).saturating_add(REREADS.1);
        Body {
            _mode: Restore(&self.mode, self.mode.replace(mode)),
            _unclaimed: Restore(&self.unclaimed, self.unclaimed.replace(0)),
            _digits: Restore(&self.digits, self.digits.replace(0)),
            _noted: Restore(&self.noted, self.noted.replace(0)),
            _is_silent: Restore(&self.is_silent, self.is_silent.replace(is_silent)),
            _budget: Restore(&self.budget, self.budget.replace(budget)),
            _depth: Restore(&self.depth, self.depth.replace(DEPTH)),
            outer: LOG.take(),
        }
    }

    /// Makes an attempt to read something, of which nothing is noted.
    pub(super) fn quietly<T>(&self, attempt: impl FnOnce() -> T) -> T {
        let before = self.unclaimed();
        let silent = Restore(&self.is_silent, self.is_silent.replace(true));
        let value = attempt();
        drop(silent);
        self.claim(before);
        value
    }

    /// Forgets all corrections since then. Returns whether the text has to be read again.
    pub(super) fn forget(&self, before: (usize, usize), noted: usize) -> bool {
        self.claim(before);
        self.noted.set(noted);
        LOG.with_borrow_mut(|log| {
            log.notes.truncate(noted);
            std::mem::take(&mut log.retries)
        })
    }

    /// Takes from what may be read again.
    pub(super) fn spend(&self, bytes: usize) -> bool {
        let left = self.budget.get().checked_sub(bytes);
        self.budget.set(left.unwrap_or(0));
        left.is_some()
    }

    /// A number has more digits than its type holds.
    ///
    /// # Errors
    ///
    /// If it is not kept as it was written.
    #[cold]
    pub(super) fn note_digits(&self) -> Result<(), DecodeError> {
        match self.mode.get() {
            Mode::Lenient | Mode::Attempt | Mode::Strict => Err(DecodeError::digits()),
            Mode::Correcting | Mode::Digits => {
                self.digits.set(self.digits.get() + 1);
                Ok(())
            }
        }
    }

    /// Notes a correction.
    #[cold]
    pub(super) fn note(&self, note: Note<'_>) {
        self.leave_unclaimed();
        if self.is_silent.get() || self.is_making() {
            return;
        }
        let came = match note.kind {
            DeviationKind::Missing => String::new(),
            _ if self.hides.get() => "[redacted]".to_owned(),
            _ => shown(note.text),
        };
        let read_as = match note.read_as {
            ReadAs::Absent => "absent".to_owned(),
            ReadAs::Empty => "empty".to_owned(),
            ReadAs::Value(_) if self.hides.get() => "[redacted]".to_owned(),
            ReadAs::Value(text) => shown(text),
        };
        self.noted.set(self.noted.get() + 1);
        LOG.with_borrow_mut(|log| {
            log.notes.push(Noted {
                address: note.address,
                step: note.step,
                kind: note.kind,
                came,
                read_as,
            });
        });
    }
}

/// A value is being made of nothing.
pub(super) struct Making<'a> {
    _made: Restore<'a, usize>,
    _depth: Restore<'a, u8>,
}

/// A body is being read, with a state of its own.
struct Body<'a> {
    _mode: Restore<'a, Mode>,
    _unclaimed: Restore<'a, usize>,
    _digits: Restore<'a, usize>,
    _noted: Restore<'a, usize>,
    _is_silent: Restore<'a, bool>,
    _budget: Restore<'a, usize>,
    _depth: Restore<'a, u8>,
    /// What was noted in the body around it.
    outer: Log,
}

impl Body<'_> {
    /// Returns what was noted.
    #[inline(never)]
    fn end(self) -> Log {
        LOG.replace(self.outer)
    }
}

/// Restores a value, on a panic too.
struct Restore<'a, T: Copy>(&'a Cell<T>, T);

impl<T: Copy> Drop for Restore<'_, T> {
    fn drop(&mut self) {
        self.0.set(self.1);
    }
}

/// A correction, as it is noted.
pub(super) struct Note<'a> {
    /// The address of what came; of a missing property, that of its object.
    pub(super) address: usize,
    /// What came.
    pub(super) text: &'a str,
    /// The property that is missing in it.
    pub(super) step: Option<&'static str>,
    pub(super) kind: DeviationKind,
    pub(super) read_as: ReadAs<'a>,
}

impl<'a> Note<'a> {
    /// A value that is not read: what has it is absent.
    pub(super) fn absent(text: &'a str) -> Self {
        let kind = nothing(text).unwrap_or(DeviationKind::Type);
        Self::of(text, kind, ReadAs::Absent)
    }

    /// A value of another type.
    pub(super) fn of(text: &'a str, kind: DeviationKind, read_as: ReadAs<'a>) -> Self {
        Self {
            address: text.as_ptr().addr(),
            text,
            step: None,
            kind,
            read_as,
        }
    }

    /// A property that is missing in the object at an address, and is read from this JSON.
    pub(super) fn missing(object: usize, key: &'static str, json: &'a str) -> Self {
        Self {
            address: object,
            text: "",
            step: Some(key),
            kind: DeviationKind::Missing,
            read_as: match json {
                NOTHING => ReadAs::Empty,
                json => ReadAs::Value(json),
            },
        }
    }
}

/// What a value was read as.
#[derive(Clone, Copy)]
pub(super) enum ReadAs<'a> {
    Absent,
    /// The empty value of its type.
    Empty,
    /// The value of this text.
    Value(&'a str),
}

/// A correction that was noted. Its path is not known yet: reading does not keep track of it.
pub(super) struct Noted {
    pub(super) address: usize,
    pub(super) step: Option<&'static str>,
    pub(super) kind: DeviationKind,
    pub(super) came: String,
    pub(super) read_as: String,
}

/// What was noted while a body was read.
#[derive(Default)]
pub(super) struct Log {
    pub(super) notes: Vec<Noted>,
    /// The addresses of objects, and the steps that their tags add to a path.
    pub(super) tags: Vec<(usize, Vec<String>)>,
    /// The addresses of maps, each with that of a key whose value is not read.
    skipped: BTreeSet<(usize, usize)>,
    /// Whether such a key was just found: the text has to be read again.
    retries: bool,
}

thread_local! {
    static LOG: RefCell<Log> = RefCell::default();
}

/// Notes the tags that were requested from the object at an address, if anything in it was corrected since `before`.
#[cold]
pub(super) fn note_tags(address: usize, tags: Vec<String>) {
    LOG.with_borrow_mut(|log| log.tags.push((address, tags)));
}

/// Whether the text that is being read will be read again.
pub(super) fn retries() -> bool {
    LOG.with_borrow(|log| log.retries)
}

/// The keys at these addresses, of the map at an address, are skipped when the text is read again.
pub(super) fn skip_keys(map: usize, keys: Vec<usize>) {
    LOG.with_borrow_mut(|log| {
        log.skipped.extend(keys.into_iter().map(|key| (map, key)));
        log.retries = true;
    });
}

/// The address of the first key that is skipped in the map at an address, from another address on.
pub(super) fn next_skipped(map: usize, from: usize) -> Option<usize> {
    LOG.with_borrow(|log| {
        let mut keys = log.skipped.range((map, from)..(map + 1, 0));
        keys.next().map(|(_, key)| *key)
    })
}

/// The text that is read for a value that did not come.
pub(super) const NOTHING: &str = "null";

/// An empty value, and how it deviates.
pub(super) const NULL: (&str, DeviationKind) = ("null", DeviationKind::Null);
pub(super) const EMPTY_STRING: (&str, DeviationKind) = ("\"\"", DeviationKind::Type);
pub(super) const EMPTY_ARRAY: (&str, DeviationKind) = ("[]", DeviationKind::Type);

/// How an empty value deviates where an optional property is expected; `None` for any other value.
pub(super) fn nothing(text: &str) -> Option<DeviationKind> {
    let compact: String = text.split_ascii_whitespace().collect();
    let all = [NULL, EMPTY_STRING, EMPTY_ARRAY];
    let found = all.iter().find(|(nothing, _)| compact == *nothing);
    found.map(|(_, kind)| *kind)
}

/// The longest text of a value that is shown, in characters.
const LONGEST: usize = 100;

/// A value as it is shown. What is in an array or an object could be a secret.
fn shown(text: &str) -> String {
    let shown = match text.as_bytes().first() {
        Some(b'{') => "an object",
        Some(b'[') => "an array",
        _ => text,
    };
    if shown.chars().nth(LONGEST).is_none() {
        return shown.to_owned();
    }
    let start: String = shown.chars().take(LONGEST - 1).collect();
    format!("{start}…")
}
