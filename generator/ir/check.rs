//! What `validate()` checks.

use serde::Serialize;

use super::Decimal;

/// A constraint on a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Check {
    /// `minimum`
    Minimum(Bound),
    /// `maximum`
    Maximum(Bound),
    /// `minimum` with `exclusiveMinimum`
    Above(Bound),
    /// `maximum` with `exclusiveMaximum`
    Below(Bound),
    /// `multipleOf`
    MultipleOf(Bound),
    /// `minLength`
    MinLength(u64),
    /// `maxLength`
    MaxLength(u64),
    /// `pattern`
    Pattern(String),
    /// `minItems`
    MinItems(u64),
    /// `maxItems`
    MaxItems(u64),
    /// `uniqueItems`
    Unique,
    /// `minProperties`
    MinProperties(u64),
    /// `maxProperties`
    MaxProperties(u64),
    /// `anyOf` of `required`: all properties of at least one group are present.
    AnyRequired(Vec<Vec<String>>),
    /// `oneOf` of `required`: all properties of exactly one group are present.
    OneRequired(Vec<Vec<String>>),
    /// `dependentRequired`: if the first property is present, so are the others.
    DependentRequired(String, Vec<String>),
    /// `format` of strings.
    Format(StringFormat),
    /// `enum`, of numbers.
    OneOf(Vec<Bound>),
    /// `enum`, of values of any type, as JSON text; no value if there are none.
    Listed(Vec<String>),
    /// `enum`, of one boolean.
    Always(bool),
    /// The value's own type has constraints.
    Nested,
    /// Checks of each item of an array.
    Each(Vec<Check>),
    /// Checks of each position of a tuple; empty where there is nothing to check.
    Positions(Vec<Vec<Check>>),
    /// Checks of each of the first items of an open tuple, and of each further one.
    OpenPositions(Vec<Vec<Check>>, Vec<Check>),
    /// Checks of each key of a map.
    Keys(Vec<Check>),
    /// Checks of each value of a map.
    Values(Vec<Check>),
    /// `patternProperties`: checks of properties whose names match a pattern; a closed map has no others.
    ByPattern {
        /// The patterns.
        patterns: Vec<String>,
        /// Whether all names have to match one.
        is_closed: bool,
        /// Checks of the values.
        checks: Vec<Check>,
    },
    /// `anyOf` and `oneOf` of one type: checks of one branch, and of the other.
    Either(Vec<Check>, Vec<Check>),
}

/// A format of strings that the runtime can check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum StringFormat {
    /// `date-time`
    DateTime,
    /// `date`
    Date,
    /// `time`
    Time,
    /// `duration`
    Duration,
    /// `byte`
    Base64,
    /// `uuid`
    Uuid,
    /// `email`
    Email,
    /// `uri`
    Uri,
    /// `hostname`
    Hostname,
    /// `ipv4`
    Ipv4,
    /// `ipv6`
    Ipv6,
    /// `uri-reference`
    UriReference,
    /// `iri`
    Iri,
    /// `iri-reference`
    IriReference,
    /// `uri-template`
    UriTemplate,
    /// `json-pointer`
    JsonPointer,
    /// `relative-json-pointer`
    RelativeJsonPointer,
    /// `regex`
    Regex,
    /// `idn-email`
    IdnEmail,
}

impl StringFormat {
    /// The format with a name of OpenAPI or JSON Schema; `None` if it is not checked.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "date-time" => Self::DateTime,
            "date" => Self::Date,
            "time" => Self::Time,
            "duration" => Self::Duration,
            "byte" => Self::Base64,
            "uuid" => Self::Uuid,
            "email" => Self::Email,
            "uri" => Self::Uri,
            "hostname" => Self::Hostname,
            "ipv4" => Self::Ipv4,
            "ipv6" => Self::Ipv6,
            "uri-reference" => Self::UriReference,
            "iri" => Self::Iri,
            "iri-reference" => Self::IriReference,
            "uri-template" => Self::UriTemplate,
            "json-pointer" => Self::JsonPointer,
            "relative-json-pointer" => Self::RelativeJsonPointer,
            "regex" => Self::Regex,
            "idn-email" => Self::IdnEmail,
            _ => return None,
        })
    }
}

/// A limit, in the type of the value it limits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Bound {
    /// For integers.
    Int(i128),
    /// For floats.
    Float(Decimal),
}
