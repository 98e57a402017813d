//! The operations of the emitted crate.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::{
    CallFailure, Check, ClientHeader, Docs, FormerName, Ident, Name, OwnServer, Pages,
    ResponseHeader, Server, Stream, Type, VariableEnum,
};

/// The client: its groups of operations and its credentials.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Client {
    /// The groups, in the document's order; the first may be the client itself.
    pub groups: Vec<Group>,
    /// The credentials, one for each security scheme.
    pub credentials: Vec<Credential>,
    /// Headers of operations that may be set once for all of them.
    pub headers: Vec<ClientHeader>,
    /// Headers of responses.
    pub response_headers: Vec<ResponseHeader>,
    /// The servers, those of the document first; empty where a client needs no choice of them.
    pub servers: Vec<Server>,
    /// The enums of the servers' variables.
    pub server_variables: Vec<VariableEnum>,
}

impl Client {
    /// The URLs of OAuth flows that have a constant, each once, by the name of the constant: with the scheme that it is of.
    #[must_use]
    pub fn oauth_urls(&self) -> BTreeMap<&Ident, (&FlowUrl, &str)> {
        let mut urls = BTreeMap::new();
        for Credential { kind, scheme, .. } in &self.credentials {
            let CredentialKind::OAuth(flows) = kind else {
                continue;
            };
            let tokens = flows.iter().map(|flow| &flow.token);
            let refresh = flows.iter().flat_map(|flow| &flow.refresh);
            let device = flows.iter().flat_map(|flow| &flow.device);
            for url in tokens.chain(refresh).chain(device) {
                urls.entry(&url.constant).or_insert((url, scheme.as_str()));
            }
        }
        urls
    }
}

/// The operations with the same first tag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The file's and the module's name.
    pub module: Ident,
    /// The client's method and the type that it returns; absent for operations on the client itself.
    pub handle: Option<(Ident, Ident)>,
    /// The description of the tag.
    pub docs: Docs,
    /// The operations, in the document's order.
    pub calls: Vec<Call>,
    /// Where the operations are that it had; only of a former group, which has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved_to: Option<String>,
}

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Call {
    /// JSON pointer of the operation, as messages show it.
    pub pointer: String,
    /// The file's and the module's name.
    pub module: Ident,
    /// The method that creates its request builder.
    pub method: Ident,
    /// The type of its request builder.
    pub ty: Ident,
    /// The HTTP method, as in a request.
    pub http_method: String,
    /// The path template, as the document writes it, without query and fragment.
    pub path: String,
    /// The query in the document's path, as it is sent.
    pub fixed_query: Option<String>,
    /// The documentation of the operation.
    pub docs: Docs,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
    /// What the document announces about its end and its stability: strings by the names of extensions.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lifecycle: BTreeMap<String, String>,
    /// The required parameters.
    pub arguments: Vec<Param>,
    /// The request body.
    pub body: Option<Body>,
    /// Further methods, which send the body as another media type.
    pub other_bodies: Vec<OtherBody>,
    /// The optional parameters.
    pub setters: Vec<Param>,
    /// The servers that have the operation, where they are not the document's.
    pub servers: Vec<OwnServer>,
    /// Alternative sets of security schemes; empty where none is needed.
    pub security: Vec<Vec<RequiredScheme>>,
    /// The descriptions of the success responses, as items of a list.
    pub on_success: Docs,
    /// The success response, as it is asked for by default.
    pub output: Output,
    /// All contents of the success response, where it has several.
    pub contents: Option<Contents>,
    /// How the success response is read while it arrives.
    pub stream: Option<Stream>,
    /// What reads each media type of the success responses.
    pub readers: Vec<MediaReader>,
    /// The media types in `Accept`, where they are not only the output's own.
    pub accept: Option<String>,
    /// The statuses of redirects that are responses.
    pub redirects: Vec<u16>,
    /// The error responses.
    pub failure: CallFailure,
    /// Its pages, where it has some.
    pub pages: Option<Box<Pages>>,
    /// The header for a key by which the service recognises a request that comes twice.
    pub idempotency_key: Option<String>,
    /// The former names of its types.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub former_types: Vec<FormerName>,
    /// The former names of its methods.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub former_methods: Vec<FormerName>,
}

impl Call {
    /// Its stream, if its request builder has the method `reconnecting`.
    #[must_use]
    pub fn reconnecting(&self) -> Option<&Stream> {
        self.stream.as_ref().filter(|stream| stream.reconnects)
    }
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Param {
    /// Its name in HTTP and in Rust.
    pub name: Name,
    /// `in`
    pub location: ParamLocation,
    /// How its value is serialized.
    pub serialization: Serialization,
    /// The type of its value.
    pub ty: Type,
    /// How it is passed where it is an argument.
    pub passed: Passed,
    /// Checks of its value before it is sent.
    pub checks: Vec<Check>,
    /// What the service assumes where it is absent, in JSON.
    pub default: Option<String>,
    /// The documentation of the parameter.
    pub docs: Docs,
    /// Whether the documentation begins with a sentence of ours that names the parameter, because the document does not describe it.
    pub is_introduced: bool,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<String>,
    /// Whether it may be set once on the client, for every operation that declares it.
    pub for_all: bool,
}

/// How an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Passed {
    /// As a value of its type, which most parameters borrow.
    AsItself,
    /// As that, or as a string.
    AsStringToo,
}

/// The location of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum ParamLocation {
    /// In the path.
    Path,
    /// In the query.
    Query,
    /// The whole query.
    QueryString,
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
    /// `cookie`
    Cookie,
}

/// OpenAPI's `explode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Explode {
    /// Each item or property is a parameter of its own.
    Yes,
    /// All items or properties are one value.
    No,
}

/// A request body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Body {
    /// Its content.
    pub content: Content,
    /// The media type it is sent as.
    pub media: String,
    /// The media types of the document that it is for.
    pub declared: Vec<String>,
    /// Whether it is required.
    pub required: bool,
    /// Whether its type has constraints.
    pub checked: bool,
    /// How it is passed where it is an argument.
    pub passed: Passed,
    /// Checks of the body in addition to those of its type.
    pub checks: Vec<Check>,
    /// The documentation of the body.
    pub docs: Docs,
}

/// How the fields of a multipart body become parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Parts {
    /// The fields that have a media type. Files may have several, separated by commas, or a range.
    pub types: Vec<(String, String)>,
    /// The headers that the files of fields have.
    pub headers: Vec<(String, Vec<PartHeader>)>,
    /// The fields that have a style.
    pub styles: Vec<(String, Serialization)>,
    /// The media types of parts without names, where the document declares them.
    pub positions: PartPositions,
}

/// The media types of parts by position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PartPositions {
    /// Those of the first parts.
    pub first: Vec<Option<String>>,
    /// That of all further parts.
    pub rest: Option<String>,
}

/// A header of a part that is a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartHeader {
    /// Its name.
    pub name: String,
    /// Whether a part must have it.
    pub required: bool,
}

impl Body {
    /// Whether its media type names no charset but UTF-8.
    #[must_use]
    pub fn is_utf8(&self) -> bool {
        let parameters = self.media.split(';').skip(1);
        let mut parameters = parameters.filter_map(|parameter| parameter.split_once('='));
        let charset = parameters.find(|(name, _)| name.trim().eq_ignore_ascii_case("charset"));
        charset.is_none_or(|(_, charset)| {
            let charset = charset.trim().trim_matches('"');
            charset.eq_ignore_ascii_case("utf-8")
        })
    }
}

/// The content of a request body, and how it is serialized.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Content {
    /// JSON.
    Json(Type),
    /// A form of `name=value` pairs, and the fields that have a style of their own.
    Form(Type, Vec<(String, Serialization)>),
    /// A multipart form, and the fields that have a media type of their own.
    Multipart(Type, Parts),
    /// Text as it is.
    Text,
    /// Bytes as they are.
    Bytes,
    /// Any body, which the caller writes and labels.
    Raw,
}

impl Content {
    /// Its type, where it has one.
    #[must_use]
    pub fn ty(&self) -> Option<&Type> {
        match self {
            Self::Json(ty) | Self::Form(ty, _) | Self::Multipart(ty, _) => Some(ty),
            Self::Text | Self::Bytes | Self::Raw => None,
        }
    }
}

/// A further method of an operation, which sends the body as another media type; a setter, where the body is optional.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherBody {
    /// The method.
    pub method: Ident,
    /// The body.
    pub body: Body,
}

/// How a value is serialized in a path, a query, a header, a cookie or a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Serialization {
    /// `style`
    pub style: Style,
    /// `explode`
    pub explode: Explode,
    /// `allowReserved`
    pub reserved: bool,
}

/// The content of a response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Output {
    /// No content, or content that is not read.
    Empty,
    /// JSON.
    Json(Type),
    /// Text.
    Text,
    /// Bytes.
    Bytes,
    /// The content depends on the status.
    Several(Box<Statuses>),
}

/// The contents of a success response, by media type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contents {
    /// The enum of all of them.
    pub name: Ident,
    /// The contents. What is more specific comes first.
    pub branches: Vec<MediaBranch>,
    /// The index of the one that is asked for by default.
    pub usual: usize,
    /// The index of the one that a response of an undeclared media type may have.
    pub json: Option<usize>,
    /// The media types in `Accept` that ask for any of them.
    pub accept: String,
}

/// A content of a response that has several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MediaBranch {
    /// The variant.
    pub name: Ident,
    /// The method that asks for it, unless it is asked for by default.
    pub method: Option<Ident>,
    /// The method that gives its bytes while they arrive.
    pub download: Option<Ident>,
    /// Its media types, as requests ask for them.
    pub media: Vec<String>,
    /// Its media types, as the document writes them.
    pub declared: Vec<String>,
    /// How it is read.
    pub body: Output,
}

/// What reads a media type of a success response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MediaReader {
    /// The status.
    pub status: StatusRange,
    /// The media type, as the document writes it.
    pub media: String,
    /// What reads it.
    pub by: ReadBy,
}

/// What reads a response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ReadBy {
    /// The method `send`.
    Send,
    /// The method `stream`.
    Stream,
    /// A method of its own.
    Method(Ident),
    /// A variant of the enum that `send` gives.
    Variant(Ident),
}

/// Which media types select a response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum MediaGuard {
    /// Any.
    Any,
    /// These; another one selects a later response.
    If(Vec<String>),
    /// These; another one is an error.
    Only(Vec<String>),
}

/// A security scheme that an operation requires.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RequiredScheme {
    /// The scheme's name in the document.
    pub scheme: String,
    /// The scopes that its token needs, or the roles of its user, sorted.
    pub scopes: Vec<String>,
}

/// A credential that the client's user passes to the client's builder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Credential {
    /// The builder's method.
    pub method: Ident,
    /// The scheme's name in the document.
    pub scheme: String,
    /// Its type.
    pub kind: CredentialKind,
    /// The documentation of the security scheme.
    pub docs: Docs,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
}

/// The type of a credential.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CredentialKind {
    /// A token after `Bearer`.
    Bearer,
    /// The same, from a token endpoint of OAuth 2.0.
    OAuth(Vec<OAuthFlow>),
    /// A user name and a password.
    Basic,
    /// What follows the name of another HTTP authentication scheme, which is this one.
    Http(String),
    /// A token after `Bearer`, with every request: the document declares no scheme.
    Undeclared,
    /// A key, with its location and name.
    ApiKey(KeyLocation, String),
}

/// An OAuth 2.0 flow with a token endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OAuthFlow {
    /// The flow, as OpenAPI names it.
    pub flow: &'static str,
    /// The URL of the token endpoint.
    pub token: FlowUrl,
    /// The URL that refresh tokens are sent to, if it is another.
    pub refresh: Option<FlowUrl>,
    /// The URL at which a device asks for codes, in the flow of devices.
    pub device: Option<FlowUrl>,
}

/// A URL of an OAuth 2.0 flow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FlowUrl {
    /// The URL, which may be relative to that of the server.
    pub url: String,
    /// The constant of `OAuth` that has it.
    pub constant: Ident,
    /// What is requested there.
    pub purpose: UrlPurpose,
}

/// What is requested from a URL of an OAuth 2.0 flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum UrlPurpose {
    /// Tokens.
    Token,
    /// Tokens, with a refresh token.
    Refresh,
    /// Codes for a device.
    Device,
}

/// The location of an API key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum KeyLocation {
    /// In a header.
    Header,
    /// In the query.
    Query,
    /// In the `Cookie` header.
    Cookie,
}

/// An enum of responses, by status.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Statuses {
    /// The enum.
    pub name: Ident,
    /// Its branches, exact statuses before ranges before the default.
    pub branches: Vec<StatusBranch>,
}

/// A response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StatusBranch {
    /// The variant.
    pub name: Ident,
    /// The statuses that select it.
    pub status: StatusRange,
    /// The media types that select it.
    pub media: MediaGuard,
    /// The content.
    pub body: Output,
    /// The description of the response.
    pub docs: Docs,
}

/// The statuses of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum StatusRange {
    /// `422`
    Exactly(u16),
    /// `4XX`: the hundreds.
    Hundreds(u16),
    /// `default`
    Default,
}

/// As the document writes it.
impl fmt::Display for StatusRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(code) => write!(f, "{code}"),
            Self::Hundreds(hundreds) => write!(f, "{hundreds}XX"),
            Self::Default => f.write_str("default"),
        }
    }
}
