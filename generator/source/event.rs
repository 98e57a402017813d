//! The events of a JSON or YAML text, each with its bytes.
//!
//! The events of a map are key, value, key, value, `End`. The consumer decides how to treat equal keys, numbers and aliases.

use std::borrow::Cow;
use std::ops::Range;

/// One event.
#[derive(Clone, Debug, PartialEq)]
pub struct Event<'t> {
    /// What it is.
    pub kind: EventKind<'t>,
    /// The bytes of a scalar or alias, or the opening bracket of a map or array, which is empty in YAML's block style.
    pub span: Range<usize>,
    /// The anchor that names this node.
    pub anchor: Option<Anchor>,
    /// A YAML tag outside the core schema.
    pub tag: Option<String>,
}

/// The kind of an [`Event`].
#[derive(Clone, Debug, PartialEq)]
pub enum EventKind<'t> {
    /// A map begins.
    Map,
    /// An array begins.
    Array,
    /// The innermost map or array ends.
    End,
    /// A key, or a value that is neither a map nor an array, without quotes and escapes.
    Scalar(Cow<'t, str>, Scalar),
    /// The value of an anchor.
    Alias(Anchor),
}

/// Names a YAML node within its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Anchor(pub usize);

/// The meaning of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// A string.
    String,
    /// A number of JSON, or YAML's `+1`, `.5`, `1.`, `0x1f`, `0o17`.
    Number,
    /// An infinity, or not a number at all.
    NotFinite,
    /// `true` or `false`.
    Bool(bool),
    /// `null`.
    Null,
    /// An unquoted `<<`, which as a key of YAML merges maps.
    Merge,
}

/// A syntax error, after which nothing can be parsed.
#[derive(Clone, Debug, PartialEq)]
pub struct Flaw {
    /// The kind.
    pub kind: FlawKind,
    /// The bytes.
    pub span: Range<usize>,
    /// One line for people.
    pub message: String,
    /// The bracket that was never closed.
    pub opened: Option<usize>,
    /// What to do about it.
    pub help: Option<&'static str>,
}

/// The kinds of [`Flaw`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// Invalid JSON or YAML.
    Syntax,
    /// Half of a UTF-16 surrogate pair.
    LoneSurrogate,
    /// A second document in one YAML stream.
    SecondDocument,
    /// Too many levels for the parser.
    TooDeep,
}

impl Flaw {
    pub(super) fn syntax(span: Range<usize>, message: impl Into<String>) -> Self {
        Self {
            kind: FlawKind::Syntax,
            span,
            message: message.into(),
            opened: None,
            help: None,
        }
    }
}
