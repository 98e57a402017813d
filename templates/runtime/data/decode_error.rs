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
#[derive(Clone, Debug, PartialEq)]
pub struct DecodeError(Box<Inner>);

#[derive(Clone, Debug, PartialEq)]
struct Inner {
    /// Innermost first: each caller adds a step while the error is returned.
    path: Vec<Segment>,
    message: String,
    cause: Cause,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Cause {
    /// The text is not JSON: the message has a line and a column, and there is no path.
    Syntax,
    /// A value is not valid for its type.
    Value,
    /// The value requires more than this many bytes of memory.
    Memory(usize),
}

thread_local! {
    /// The error that `retold` converts, during the conversion.
    static RETOLD: Cell<Option<DecodeError>> = const { Cell::new(None) };
}

impl DecodeError {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self::of(Cause::Value, message.into())
    }

    fn of(cause: Cause, message: String) -> Self {
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
        if self.0.cause != Cause::Syntax {
            self.0.path.push(step.into());
        }
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
            Cause::Syntax | Cause::Value => None,
        }
    }

    /// The reason, for example `invalid value: integer -1, expected u64`.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
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

impl std::error::Error for DecodeError {}

impl de::Error for DecodeError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        RETOLD
            .take()
            .unwrap_or_else(|| Self::new(message.to_string()))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(format!(
            "invalid type: {}, expected {expected}",
            Found(found)
        ))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(format!(
            "invalid value: {}, expected {expected}",
            Found(found)
        ))
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
