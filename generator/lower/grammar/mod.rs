//! Noun: what OpenAPI has where. Its objects are of some kinds; each kind has fields of fixed names, and each field holds objects of
//! one kind again, or none.

pub mod fields;
mod invalid;
mod members;
mod unknown;
mod unquoted;

pub use fields::{LIST, MAP, METHODS, ONE, PLAIN, TEXT, UNCHECKED};
pub use members::check_members;
pub use unquoted::Unquoted;

use serde_json::Value;

use super::named::split_file;
use crate::source::pointer::unescape;

/// The kinds of objects that OpenAPI knows.
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
    /// A map or list of such things, which OpenAPI has no `$ref`s to.
    Section,
}

/// What a place of a document holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holds {
    /// An object.
    One(Kind),
    /// A list of objects.
    List(Kind),
    /// A map of names that its author chose to objects.
    Map(Kind),
    /// The same, with extensions among the names.
    Open(Kind),
    /// A text.
    Text,
    /// A list of texts.
    Texts,
    /// Flags, numbers, data: no object of OpenAPI's.
    Plain,
    /// What only OpenAPI 3.2 has, and this does not read yet.
    Later,
}

impl Kind {
    /// What messages call it.
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

    /// What its field `name` holds; `None` where it has no such field.
    pub fn field(self, name: &str) -> Option<Holds> {
        if self == Self::Callback {
            return Some(Holds::One(Self::PathItem));
        }
        // Methods in capital letters are read all the same.
        if self == Self::PathItem
            && METHODS
                .iter()
                .any(|method| name.eq_ignore_ascii_case(method))
        {
            return Some(Holds::One(Self::Operation));
        }
        let mut groups = self.fields().iter();
        groups.find_map(|(holds, names)| names.contains(&name).then_some(*holds))
    }
}

impl Holds {
    /// Whether a client can do without knowing it: a call without one of its parameters is another call.
    fn may_be_anything(self) -> bool {
        use Kind::{Example, ExternalDocs, Header, Link, Schema, Tag, Xml};
        matches!(
            self,
            Self::One(Schema | Header | Link | Example | ExternalDocs | Tag | Xml)
        )
    }

    /// What stands at the member or index `step` of it.
    fn step(self, step: &str) -> Option<Self> {
        match self {
            Self::One(kind) => kind.field(step),
            Self::List(kind) | Self::Map(kind) | Self::Open(kind) => Some(Self::One(kind)),
            Self::Text | Self::Texts | Self::Plain | Self::Later => None,
        }
    }
}

/// What OpenAPI has at a place of the document or of one of its files; `None` where it leaves that open.
pub fn held_at(root: &Value, place: &str) -> Option<Holds> {
    let (file, inside) = split_file(place);
    let version = |file: &Value| file.get("openapi").is_some_and(Value::is_string);
    let is_document = file.is_empty() || root.pointer(file).is_some_and(version);
    if !is_document && !inside.starts_with("/components/") {
        return None;
    }
    let mut steps = inside.split('/').skip(1);
    let held = steps.try_fold(Holds::One(Kind::Document), |holds, step| {
        holds.step(&unescape(step))
    });
    held.filter(|holds| *holds != Holds::Later)
}

/// Whether a value is plainly a schema where something should stand that has one.
pub fn is_bare_schema(value: &Value, kind: Kind) -> bool {
    let has = |keys: &[&str]| keys.iter().any(|key| value.get(key).is_some());
    matches!(
        kind,
        Kind::Parameter | Kind::Header | Kind::RequestBody | Kind::Response | Kind::MediaType
    ) && has(&["type", "properties", "allOf", "oneOf", "anyOf", "enum"])
        && !has(&["content", "schema", "in"])
}
