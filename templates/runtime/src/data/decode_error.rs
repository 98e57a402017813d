//! Why JSON text is not a valid value of a type, with the path of the invalid value.
//!
//! The error type of everything that decodes from [`Content`](super::Content). It never quotes a string of the text, as that
//! could be a secret.

use std::cell::Cell;
use std::fmt;

use serde::de::{self, Expected, Unexpected};

use super::segment::{Segment, write_path};

/// Why JSON text is not a valid value of a type, with the path of the invalid value.
///
/// Displayed as `space.actions[3].click.timeout: invalid value: integer -1, expected u64`. In the path, a tagged union
/// is represented by the tag's value. No string of the text is ever quoted.
#[derive(Clone, PartialEq)]
pub struct DecodeError(Box<Inner>);

#[derive(Clone, PartialEq)]
struct Inner {
    /// Innermost first: each caller adds a step while the error is returned.
    path: Vec<Segment>,
    message: String,
    cause: Cause,
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Cause {
    /// The text is not JSON: the message has a line and a column, and the path is that of what was read so far.
    Syntax,
    /// A value is not valid for its type.
    Value,
    /// A value is not of the JSON type of its type.
    Type,
    /// A value is not valid for its type, and is never
    /// corrected: an integer out of range, a property that occurs twice, too deep a nesting.
    Fixed,
    /// A value is not valid for its type, and could not be corrected.
    Refused,
    /// A number has more digits than its type holds.
    Digits,
    /// The value requires more than this many bytes of memory.
    Memory(usize),
}

thread_local! {
    /// The error that `retold` converts, during the conversion.
    static RETOLD: Cell<Option<DecodeError>> = const { Cell::new(None) };

    /// The cause of the last error: an error that passed through serde's generic types does not have it.
    static LAST: Cell<Cause> = const { Cell::new(Cause::Syntax) };
}

impl DecodeError {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self::of(Cause::Value, message.into())
    }

    fn of(cause: Cause, message: String) -> Self {
        LAST.set(cause);
        Self(Box::new(Inner {
            path: Vec::new(),
            message,
            cause,
        }))
    }

    /// The text is not JSON.
    pub(super) fn syntax(message: String) -> Self {
        Self::of(Cause::Syntax, message)
    }

    /// A value is not valid for its type, and is never corrected.
    #[cold]
    pub(super) fn fixed(message: impl Into<String>) -> Self {
        Self::of(Cause::Fixed, message.into())
    }

    /// A number has more digits than its type holds.
    #[cold]
    pub(super) fn digits() -> Self {
        Self::of(Cause::Digits, "the number has too many digits".to_owned())
    }

    /// Whether the value could be corrected: it is JSON of another type.
    pub(super) fn is_correctable(&self) -> bool {
        self.0.cause.is_correctable()
    }

    /// Whether it is a number with more digits than its type holds.
    pub(super) fn is_of_digits(&self) -> bool {
        self.0.cause == Cause::Digits
    }

    /// The error of a value that could not be corrected.
    pub(super) fn refused(mut self) -> Self {
        if let Cause::Value | Cause::Type = self.0.cause {
            self.0.cause = Cause::Refused;
        }
        self
    }

    /// Whether the value at the end of a path of one step is not of the JSON type of its type.
    pub(super) fn is_type_of_entry(&self) -> bool {
        self.0.cause == Cause::Type && self.0.path.len() == 1
    }

    /// Adds advice to the message of a value that could be corrected, if it is true.
    pub(super) fn with_advice(mut self, advice: &str, is_true: impl FnOnce() -> bool) -> Self {
        if self.is_correctable() && is_true() {
            self.0.message = format!("{}; {advice}", self.0.message);
        }
        self
    }

    /// The value requires more than `limit` bytes of memory.
    #[cold]
    pub(super) fn out_of_memory(limit: usize) -> Self {
        Self::of(
            Cause::Memory(limit),
            format!("decoding takes more than {limit} bytes of memory"),
        )
    }

    /// An array has more items than its tuple type has positions.
    #[cold]
    pub(super) fn too_long() -> Self {
        Self::new("the array has more items than its type has positions")
    }

    /// Prepends a step to the path.
    #[cold]
    pub(super) fn add_step(&mut self, step: impl Into<Segment>) {
        self.0.path.push(step.into());
    }

    /// The same error with a step prepended to its path.
    #[cold]
    pub(super) fn behind(mut self, step: impl Into<Segment>) -> Self {
        self.add_step(step);
        self
    }

    /// Converts the error to the error type of another format. If that is `DecodeError` too, the path is kept.
    #[cold]
    pub(super) fn retold<E: de::Error>(self) -> E {
        LAST.set(self.0.cause);
        let text = self.to_string();
        RETOLD.set(Some(self));
        let error = E::custom(text);
        RETOLD.take();
        error
    }

    /// The path of the invalid value, outermost step first; empty for the whole text.
    #[must_use]
    pub fn segments(&self) -> impl DoubleEndedIterator<Item = &Segment> {
        self.0.path.iter().rev()
    }

    /// The path of the invalid value, for example `space.actions[3].click.timeout`; empty for the whole text.
    #[must_use]
    pub fn path(&self) -> String {
        Path(self).to_string()
    }

    /// The memory limit in bytes, if the value was not read because it requires more memory.
    #[must_use]
    pub fn memory_limit(&self) -> Option<usize> {
        match self.0.cause {
            Cause::Memory(limit) => Some(limit),
            _ => None,
        }
    }

    /// The reason, for example `invalid value: integer -1, expected u64`.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }
}

impl Cause {
    /// The cause of the last error on this thread.
    pub(super) fn last() -> Self {
        LAST.get()
    }

    pub(super) fn is_correctable(self) -> bool {
        matches!(
            self,
            Self::Value | Self::Type | Self::Refused | Self::Digits
        )
    }

    /// An error with this cause is returned again.
    pub(super) fn set_last(self) {
        LAST.set(self);
    }
}

struct Path<'a>(&'a DecodeError);

impl fmt::Display for Path<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_path(out, self.0.segments())
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colon = if self.0.path.is_empty() { "" } else { ": " };
        write!(out, "{}{colon}{}", Path(self), self.0.message)
    }
}

impl fmt::Debug for DecodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "DecodeError({self})")
    }
}

impl std::error::Error for DecodeError {}

impl de::Error for DecodeError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        RETOLD
            .take()
            .unwrap_or_else(|| Self::new(message.to_string()))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let message = format!("invalid type: {}, expected {expected}", Found(found));
        Self::of(Cause::Type, message)
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let message = format!("invalid value: {}, expected {expected}", Found(found));
        match found {
            Unexpected::Unsigned(_) | Unexpected::Signed(_) => Self::fixed(message),
            _ => Self::new(message),
        }
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::fixed(format!("duplicate field `{field}`"))
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        Self::new(format!(
            "unknown variant, expected one of {}",
            expected.join(", ")
        ))
    }
}

/// The value that was found, in terms of JSON, without its string.
struct Found<'a>(Unexpected<'a>);

impl fmt::Display for Found<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(value) => write!(out, "boolean {value}"),
            Unexpected::Unsigned(value) => write!(out, "integer {value}"),
            Unexpected::Signed(value) => write!(out, "integer {value}"),
            Unexpected::Float(value) => write!(out, "number {value}"),
            Unexpected::Char(_) | Unexpected::Str(_) => out.write_str("string"),
            Unexpected::Unit | Unexpected::Option => out.write_str("null"),
            Unexpected::Seq => out.write_str("array"),
            Unexpected::Map => out.write_str("object"),
            other => other.fmt(out),
        }
    }
}
