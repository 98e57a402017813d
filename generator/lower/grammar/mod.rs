//! Data type: the objects of OpenAPI. Each type of object has fields with fixed names, and each field contains objects of one type
//! or none.

pub mod fields;
mod invalid;
mod members;
mod unknown;
mod unquoted;

pub use fields::{ADDITIONAL, LIST, MAP, METHODS, ONE, PLAIN, QUERY, TEXT, UNCHECKED, is_keyword};
pub use members::check_members;
pub use unquoted::Unquoted;

use serde_json::Value;

use super::named::split_file;
use crate::source::pointer::unescape;

/// The types of objects in OpenAPI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Callback,
    Components,
    Contact,
    Discriminator,
    Document,
    Encoding,
    Example,
    ExternalDocs,
    Flow,
    Flows,
    Header,
    Info,
    License,
    Link,
    MediaType,
    Operation,
    Parameter,
    PathItem,
    RequestBody,
    Response,
    Schema,
    SecurityScheme,
    Server,
    ServerVariable,
    Tag,
    Xml,
    /// A map or array of such objects, for which OpenAPI has no `$ref`.
    Section,
}

/// The contents of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holds {
    /// An object.
    One(Kind),
    /// An array of objects.
    Array(Kind),
    /// A map from names that the author chose to objects.
    Map(Kind),
    /// The same, with extensions among the names.
    Open(Kind),
    /// A string.
    String,
    /// An array of strings.
    Strings,
    /// Booleans, numbers, data: no object of OpenAPI.
    Plain,
}

impl Kind {
    /// The name for messages.
    pub fn text(self) -> &'static str {
        match self {
            Self::Callback => "a callback",
            Self::Components => "`components`",
            Self::Contact => "a contact",
            Self::Discriminator => "a discriminator",
            Self::Document => "the document",
            Self::Encoding => "an encoding",
            Self::Example => "an example",
            Self::ExternalDocs => "`externalDocs`",
            Self::Flow => "a flow",
            Self::Flows => "`flows`",
            Self::Header => "a header",
            Self::Info => "`info`",
            Self::License => "a license",
            Self::Link => "a link",
            Self::MediaType => "a media type",
            Self::Operation => "an operation",
            Self::Parameter => "a parameter",
            Self::PathItem => "a path item",
            Self::RequestBody => "a request body",
            Self::Response => "a response",
            Self::Schema => "a schema",
            Self::SecurityScheme => "a security scheme",
            Self::Server => "a server",
            Self::ServerVariable => "a variable of a server",
            Self::Tag => "a tag",
            Self::Xml => "`xml`",
            Self::Section => "a section of the document",
        }
    }

    /// The contents of the field `name`; `None` where there is no such field.
    pub fn field(self, name: &str) -> Option<Holds> {
        if self == Self::Callback {
            return Some(Holds::One(Self::PathItem));
        }
        // Methods in upper case are read as well.
        if self == Self::PathItem
            && METHODS
                .iter()
                .chain([&QUERY])
                .any(|method| name.eq_ignore_ascii_case(method))
        {
            return Some(Holds::One(Self::Operation));
        }
        let mut groups = self.fields().iter();
        groups.find_map(|(holds, names)| names.contains(&name).then_some(*holds))
    }
}

impl Holds {
    /// Whether it can be skipped: an operation without one of its parameters is another operation.
    fn may_be_anything(self) -> bool {
        use Kind::{Example, ExternalDocs, Header, Link, Schema, Tag, Xml};
        matches!(
            self,
            Self::One(Schema | Header | Link | Example | ExternalDocs | Tag | Xml)
        )
    }

    /// The contents of the field or index `step`.
    fn step(self, step: &str) -> Option<Self> {
        match self {
            Self::One(kind) => kind.field(step),
            Self::Array(kind) | Self::Map(kind) | Self::Open(kind) => Some(Self::One(kind)),
            Self::String | Self::Strings | Self::Plain => None,
        }
    }
}

/// The contents that OpenAPI defines for a location of the document or of one of its files; `None` where it defines none.
pub fn held_at(root: &Value, location: &str) -> Option<Holds> {
    let (file, inside) = split_file(location);
    let version = |file: &Value| file.get("openapi").is_some_and(Value::is_string);
    let is_document = file.is_empty() || root.pointer(file).is_some_and(version);
    if !is_document && !inside.starts_with("/components/") {
        return None;
    }
    let mut steps = inside.split('/').skip(1);
    steps.try_fold(Holds::One(Kind::Document), |holds, step| {
        holds.step(&unescape(step))
    })
}

/// Whether a value is clearly a schema, where an object with a schema is expected.
pub fn is_bare_schema(value: &Value, kind: Kind) -> bool {
    let has = |keys: &[&str]| keys.iter().any(|key| value.get(key).is_some());
    matches!(
        kind,
        Kind::Parameter | Kind::Header | Kind::RequestBody | Kind::Response | Kind::MediaType
    ) && has(&["type", "properties", "allOf", "oneOf", "anyOf", "enum"])
        && !has(&["content", "schema", "in"])
}
