//! A text as a stream of events, JSON and YAML alike, each with the bytes it came from.
//!
//! Neither reader recurses, so a consumer can stop at any depth. A map's events are key, value, key, value, `End`. Whoever
//! consumes them decides what equal keys, numbers and aliases mean.

use std::borrow::Cow;
use std::ops::Range;

use super::file::Format;
use super::json::Json;
use super::yaml::Yaml;

/// The events of a text; the first flaw is the last item.
pub fn events(text: &str, format: Format) -> Events<'_> {
    match format {
        Format::Json => Events::Json(Json::new(text)),
        Format::Yaml => Events::Yaml(Box::new(Yaml::new(text))),
    }
}

/// See [`events`].
pub enum Events<'t> {
    /// Of a JSON text.
    Json(Json<'t>),
    /// Of a YAML text.
    Yaml(Box<Yaml<'t>>),
}

impl<'t> Iterator for Events<'t> {
    type Item = Result<Event<'t>, Flaw>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Json(json) => json.next(),
            Self::Yaml(yaml) => yaml.next(),
        }
    }
}

/// One step through a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Event<'t> {
    /// What it is.
    pub kind: EventKind<'t>,
    /// The bytes of a scalar or alias; of a map or list its opening, which is empty in YAML's block style.
    pub span: Range<usize>,
    /// The anchor that names this node.
    pub anchor: Option<Anchor>,
    /// A YAML tag outside the core schema.
    pub tag: Option<String>,
}

/// What an [`Event`] says.
#[derive(Clone, Debug, PartialEq)]
pub enum EventKind<'t> {
    /// A map begins.
    Map,
    /// A list begins.
    List,
    /// The innermost map or list ends.
    End,
    /// A key, or a value that is neither map nor list. The text is without quotes and escapes.
    Scalar(Cow<'t, str>, Scalar),
    /// What stood at an anchor.
    Alias(Anchor),
}

/// Names a YAML node within its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Anchor(pub usize);

/// What a scalar's text stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// Itself.
    Text,
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

/// Why a text cannot be read any further.
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
    /// The text is not of its notation.
    Syntax,
    /// Half of a UTF-16 surrogate pair.
    LoneSurrogate,
    /// A second document in one YAML stream.
    SecondDocument,
    /// More levels than the reader takes.
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
