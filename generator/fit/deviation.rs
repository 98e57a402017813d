//! Data type: how a recorded value is not as the document declares it.

use super::json_type::JsonType;

/// A value that is not as declared.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Deviation {
    /// The location of what declares it: a schema or the use of one, an object for its properties, the responses of an operation for a
    /// status, and a response for a media type. How often this was used is the number of values that are counted.
    pub at: String,
    /// The location of the schema in the normal form, if it is one.
    pub schema: String,
    /// How it differs.
    pub what: What,
}

/// How a value differs from its declaration.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum What {
    /// A required property is absent.
    Absent(String),
    /// Null, which is not allowed.
    Null,
    /// Another type.
    Type(JsonType),
    /// An integer outside of the limits, or of the format.
    Limit(Beyond),
    /// A value outside of an enum, as JSON; `None` for one that may not be shown.
    Value(Option<String>),
    /// A property that is not declared, of an object that does not exclude it; `None` for a name that may not be shown.
    Undeclared(Option<String>, JsonType),
    /// A property that the object excludes.
    Excluded(Option<String>, JsonType),
    /// More or fewer items than a tuple has.
    Length,
    /// A value that no branch of a union accepts, with its tag if that may be shown.
    NoBranch(Option<String>),
    /// A status without a response, and the media type of its body. Of the responses of other statuses, the last is one whose schema
    /// accepts the body.
    Status(u16, Option<String>, Option<String>),
    /// A media type that the response does not have.
    MediaType(String),
    /// A body that is not JSON, though its media type is.
    NotJson,
}

/// What an integer is outside of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Beyond {
    /// `minimum` or `exclusiveMinimum`
    Minimum,
    /// `maximum` or `exclusiveMaximum`
    Maximum,
    /// `format: int32` or a smaller one.
    Format,
}

impl What {
    /// The same without what of the recording it shows.
    pub fn without_words(self) -> Self {
        match self {
            Self::Value(_) => Self::Value(None),
            Self::Undeclared(_, found) => Self::Undeclared(None, found),
            Self::Excluded(_, found) => Self::Excluded(None, found),
            Self::NoBranch(_) => Self::NoBranch(None),
            other => other,
        }
    }

    /// Whether the document refuses the value.
    pub fn is_refused(&self) -> bool {
        !matches!(self, Self::Undeclared(..))
    }
}
