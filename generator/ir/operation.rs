//! The calls of the emitted crate.

use serde::Serialize;

use super::{Check, Docs, Ident, Name, Type};

/// The client: its groups of calls and how it proves who it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Client {
    /// The groups, in the document's order; the first may be the client itself.
    pub groups: Vec<Group>,
    /// How a user hands over credentials, one a security scheme.
    pub credentials: Vec<Credential>,
    /// Headers that calls declare and that may be set once for all of them.
    pub headers: Vec<ClientHeader>,
}

/// Calls that share their first tag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The file's and the module's name.
    pub module: Ident,
    /// The type and the client's method for it; absent for calls that sit on the client itself.
    pub handle: Option<(Ident, Ident)>,
    /// What the document says of the tag.
    pub docs: Docs,
    /// The calls, in the document's order.
    pub calls: Vec<Call>,
}

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Call {
    /// JSON pointer of the operation, as messages show it.
    pub pointer: String,
    /// The file's and the module's name.
    pub module: Ident,
    /// The method that prepares it.
    pub method: Ident,
    /// The type of the prepared call.
    pub ty: Ident,
    /// The HTTP method.
    pub verb: Method,
    /// The path template, as the document spells it, without query and fragment.
    pub path: String,
    /// The query that the document writes into the path, as it is sent.
    pub fixed_query: Option<String>,
    /// What the document says of it.
    pub docs: Docs,
    /// Whether the document calls it deprecated.
    pub deprecated: bool,
    /// What is required, besides the body.
    pub arguments: Vec<Param>,
    /// The body.
    pub body: Option<Body>,
    /// What may be set.
    pub setters: Vec<Param>,
    /// Sets of schemes, any one of which opens the operation; empty: none is needed.
    pub security: Vec<Vec<String>>,
    /// What the document says of success: items of a list.
    pub on_success: Docs,
    /// What success brings.
    pub output: Output,
    /// The media types to ask for, where they are others than the output's own.
    pub accept: Option<String>,
    /// What else may be answered.
    pub failure: Option<CallFailure>,
}

/// An HTTP method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Method {
    /// `GET`
    Get,
    /// `PUT`
    Put,
    /// `POST`
    Post,
    /// `DELETE`
    Delete,
    /// `OPTIONS`
    Options,
    /// `HEAD`
    Head,
    /// `PATCH`
    Patch,
    /// `TRACE`
    Trace,
}

impl Method {
    /// The method as HTTP spells it.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Put => "PUT",
            Self::Post => "POST",
            Self::Delete => "DELETE",
            Self::Options => "OPTIONS",
            Self::Head => "HEAD",
            Self::Patch => "PATCH",
            Self::Trace => "TRACE",
        }
    }
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Param {
    /// Both its names.
    pub name: Name,
    /// Where it travels.
    pub place: ParamPlace,
    /// How its value is spelled there.
    pub spelling: Spelling,
    /// What it holds.
    pub ty: Type,
    /// What is checked before it is sent.
    pub checks: Vec<Check>,
    /// What the document says of it.
    pub docs: Docs,
    /// Whether the document calls it deprecated.
    pub deprecated: bool,
    /// Whether a client may be told once to send it with every call that has it.
    pub for_all: bool,
}

/// Where a parameter travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum ParamPlace {
    /// In the path.
    Path,
    /// After the question mark.
    Query,
    /// In a header.
    Header,
    /// In the `Cookie` header.
    Cookie,
}

/// OpenAPI's `style`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Style {
    /// `form`
    Form,
    /// `simple`
    Simple,
    /// `label`
    Label,
    /// `matrix`
    Matrix,
    /// `spaceDelimited`
    SpaceDelimited,
    /// `pipeDelimited`
    PipeDelimited,
    /// `deepObject`
    DeepObject,
    /// As JSON: `content` in place of a style.
    Json,
}

/// OpenAPI's `explode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Explode {
    /// Each element by itself.
    Yes,
    /// All in one.
    No,
}

/// A request body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Body {
    /// What it carries.
    pub content: Content,
    /// The media type it is sent as.
    pub media: String,
    /// Whether the call cannot be made without it.
    pub required: bool,
    /// Whether its type has constraints.
    pub checked: bool,
    /// What is demanded of it besides.
    pub checks: Vec<Check>,
    /// What the document says of it.
    pub docs: Docs,
}

/// What a request body carries, and how it becomes bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Content {
    /// JSON.
    Json(Type),
    /// A form of `name=value` pairs, and the fields that have a style of their own.
    Form(Type, Vec<(String, Spelling)>),
    /// A multipart form, and the fields that have a media type of their own.
    Multipart(Type, Vec<(String, String)>),
    /// Text as it is.
    Text,
    /// Bytes as they are.
    Bytes,
}

impl Content {
    /// The type that describes it.
    #[must_use]
    pub fn ty(&self) -> Option<&Type> {
        match self {
            Self::Json(ty) | Self::Form(ty, _) | Self::Multipart(ty, _) => Some(ty),
            Self::Text | Self::Bytes => None,
        }
    }
}

/// How a value is spelled in a path, a query, a header, a cookie or a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Spelling {
    /// `style`
    pub style: Style,
    /// `explode`
    pub explode: Explode,
    /// `allowReserved`
    pub reserved: bool,
}

/// What success brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Output {
    /// Nothing that is read.
    Empty,
    /// JSON.
    Json(Type),
    /// Text.
    Text,
    /// Bytes.
    Bytes,
    /// One of several, by the status.
    Several(Box<Statuses>),
}

/// How a user hands over a credential.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Credential {
    /// The builder's method.
    pub method: Ident,
    /// The scheme's name in the document.
    pub scheme: String,
    /// What it is.
    pub kind: CredentialKind,
    /// What the document says of it.
    pub docs: Docs,
}

/// What a credential is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CredentialKind {
    /// A token after `Bearer`.
    Bearer,
    /// A user and a password.
    Basic,
    /// A key in a place of its own.
    ApiKey(KeyPlace, String),
}

/// Where an API key travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum KeyPlace {
    /// In a header.
    Header,
    /// After the question mark.
    Query,
    /// In the `Cookie` header.
    Cookie,
}

/// A header that calls declare and that may be set once on the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClientHeader {
    /// The builder's method and the header.
    pub name: Name,
    /// Whether no `Debug` may show its value.
    pub secret: bool,
    /// What the document says of it.
    pub docs: Docs,
}

/// What else than success an operation may answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CallFailure {
    /// What other operations may answer as well: the enum of all, and the operation's own name for it.
    Shared {
        /// The enum.
        shared: Ident,
        /// The operation's own name.
        alias: Ident,
        /// What the document says of each status.
        docs: Docs,
    },
    /// What no other does.
    Own(Statuses),
}

/// An enum of what several operations may answer instead of success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SharedFailure {
    /// The file's and the module's name.
    pub module: Ident,
    /// The enum.
    pub statuses: Statuses,
}

/// An enum of what may be answered, by status.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Statuses {
    /// The enum.
    pub name: Ident,
    /// Its branches, exact statuses before ranges before the default.
    pub branches: Vec<StatusBranch>,
}

/// What is answered with some status.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StatusBranch {
    /// The variant.
    pub name: Ident,
    /// The statuses that select it.
    pub status: StatusRange,
    /// The body.
    pub body: Output,
    /// What the document says of it.
    pub docs: Docs,
}

/// The statuses that a response stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum StatusRange {
    /// `422`
    Exactly(u16),
    /// `4XX`: the hundreds.
    Hundreds(u16),
    /// `default`
    Default,
}
