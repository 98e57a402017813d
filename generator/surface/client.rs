//! The client of a crate: its operations, credentials and servers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::limit::Limit;
use super::omit::is_default;
use super::runtime_defaults::RuntimeDefaults;
use super::rust_type::RustType;

/// The client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Client {
    /// The constant `SERVER`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub server: Option<String>,
    /// The constant `OAuth::TOKEN_URL`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub token_url: Option<String>,
    /// The other constants of `OAuth`, with the URLs of schemes or flows.
    #[serde(default, skip_serializing_if = "is_default")]
    pub oauth_urls: BTreeMap<String, String>,
    /// The items at the top of the crate, sorted.
    pub exports: Vec<String>,
    /// The methods of `ClientBuilder` that only some crates have, sorted. Since version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub builder_methods: Vec<String>,
    /// What the runtime does unless it is set otherwise.
    pub defaults: RuntimeDefaults,
    /// The groups of operations, sorted by path.
    pub groups: Vec<Group>,
    /// The operations, sorted by path.
    pub operations: Vec<Operation>,
    /// The credentials, sorted by method.
    #[serde(default, skip_serializing_if = "is_default")]
    pub credentials: Vec<Credential>,
    /// Headers that are set once for all operations, sorted by method.
    #[serde(default, skip_serializing_if = "is_default")]
    pub headers: Vec<ClientHeader>,
    /// Headers that responses declare, sorted by method.
    #[serde(default, skip_serializing_if = "is_default")]
    pub response_headers: Vec<ResponseHeader>,
    /// The variants of `Server`; empty where there is no such enum.
    #[serde(default, skip_serializing_if = "is_default")]
    pub servers: Vec<Server>,
    /// The enums of the servers' variables.
    #[serde(default, skip_serializing_if = "is_default")]
    pub variables: Vec<VariableEnum>,
}

/// A group of operations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// The path of its module: `calls::items`.
    pub path: String,
    /// The client's method; absent where the operations are methods of the client.
    #[serde(default, skip_serializing_if = "is_default")]
    pub method: Option<String>,
    /// The type that the method returns.
    #[serde(default, skip_serializing_if = "is_default")]
    pub handle: Option<String>,
}

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Operation {
    /// The path of its request builder: `calls::items::ListItems`.
    pub path: String,
    /// JSON pointer of the operation.
    pub pointer: String,
    /// The method that creates the request builder.
    pub method: String,
    /// The HTTP method.
    pub http_method: String,
    /// The path in the document, with a fixed query.
    pub url: String,
    /// Whether the document declares it deprecated.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deprecated: bool,
    /// What the document announces about its end and its stability: strings by the names of extensions. Since version 5.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lifecycle: BTreeMap<String, String>,
    /// The required parameters, in the order of the method's arguments.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arguments: Vec<Parameter>,
    /// The request body.
    #[serde(default, skip_serializing_if = "is_default")]
    pub body: Option<Body>,
    /// Further methods, which send the body as another media type.
    #[serde(default, skip_serializing_if = "is_default")]
    pub other_bodies: Vec<OtherBody>,
    /// The optional parameters.
    #[serde(default, skip_serializing_if = "is_default")]
    pub setters: Vec<Parameter>,
    /// The servers of the operation alone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub servers: Vec<String>,
    /// Alternative sets of security schemes; empty where none is needed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub security: Vec<Vec<RequiredScheme>>,
    /// The success response.
    #[serde(default, skip_serializing_if = "is_default")]
    pub output: Output,
    /// The enum of its contents by media type, where it has several.
    #[serde(default, skip_serializing_if = "is_default")]
    pub contents: Option<String>,
    /// The methods that ask for one of the contents, sorted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub content_methods: Vec<String>,
    /// How it is read while it arrives.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stream: Option<Stream>,
    /// `Accept`, where it is not only the output's own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub accept: Option<String>,
    /// The statuses of redirects that are responses, and not followed. Since version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub redirects: Vec<u16>,
    /// The header for a key by which the service recognises a request that comes twice. Since version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub idempotency_key: Option<String>,
    /// The path of the type of error responses.
    #[serde(default, skip_serializing_if = "is_default")]
    pub error: Option<String>,
    /// Its pages.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pages: Option<Pages>,
    /// The former names of its request builder and methods, which are deprecated, sorted. Since version 3.
    #[serde(default, skip_serializing_if = "is_default")]
    pub former_names: Vec<FormerName>,
}

impl Operation {
    /// The module of its group: `calls::items`.
    pub fn module(&self) -> &str {
        let module = self.path.rsplit_once("::");
        module.map_or("", |(module, _)| module)
    }

    /// The further methods, which have the body as an argument.
    pub fn other_methods(&self) -> impl Iterator<Item = &OtherBody> {
        self.other_bodies.iter().filter(|other| other.body.required)
    }
}

/// A former name of a request builder, `calls::items::ListItems`, or of a method that returns it, `calls::items::list_items()`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FormerName {
    /// The former path.
    pub former: String,
    /// The path.
    pub name: String,
}

/// A security scheme that an operation requires. Without scopes, it is written as its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "SchemeInFile", into = "SchemeInFile")]
pub struct RequiredScheme {
    /// The scheme in the document.
    pub scheme: String,
    /// The scopes that its token needs, or the roles of its user, sorted. Since version 3.
    pub scopes: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SchemeInFile {
    Name(String),
    Scoped { scheme: String, scopes: Vec<String> },
}

impl From<SchemeInFile> for RequiredScheme {
    fn from(written: SchemeInFile) -> Self {
        match written {
            SchemeInFile::Name(scheme) => Self {
                scheme,
                scopes: Vec::new(),
            },
            SchemeInFile::Scoped { scheme, scopes } => Self { scheme, scopes },
        }
    }
}

impl From<RequiredScheme> for SchemeInFile {
    fn from(required: RequiredScheme) -> Self {
        let RequiredScheme { scheme, scopes } = required;
        if scopes.is_empty() {
            Self::Name(scheme)
        } else {
            Self::Scoped { scheme, scopes }
        }
    }
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parameter {
    /// Its name in Rust.
    pub name: String,
    /// Its name in HTTP, where that is another one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub key: Option<String>,
    /// `path`, `query`, `header` or `cookie`.
    #[serde(rename = "in")]
    pub location: String,
    /// How it is serialized: `form`, `form explode`, `json` and so on.
    pub style: String,
    /// The type of its value.
    #[serde(rename = "type")]
    pub ty: RustType,
    /// The limits that are checked before it is sent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub limits: Vec<Limit>,
    /// What the service assumes where it is absent, in JSON.
    #[serde(default, skip_serializing_if = "is_default")]
    pub default: Option<String>,
    /// Whether the document declares it deprecated.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deprecated: bool,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dropped: Option<String>,
    /// Whether it may be set once on the client.
    #[serde(default, skip_serializing_if = "is_default")]
    pub for_all: bool,
}

impl Parameter {
    /// Its name in HTTP.
    pub fn key(&self) -> &str {
        self.key.as_deref().unwrap_or(&self.name)
    }
}

/// A request body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// The type of the argument or the setter.
    #[serde(rename = "type")]
    pub ty: RustType,
    /// The media type; several with commas, where the caller chooses one.
    pub media: String,
    /// How the fields of a form become its parts, sorted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub parts: Vec<String>,
    /// Whether it is required, and so an argument of the method.
    #[serde(default, skip_serializing_if = "is_default")]
    pub required: bool,
    /// Limits in addition to those of its type.
    #[serde(default, skip_serializing_if = "is_default")]
    pub limits: Vec<Limit>,
}

/// A further method of an operation, which sends the body as another media type; a setter, where the body is optional.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherBody {
    /// The method.
    pub method: String,
    /// The body.
    pub body: Body,
}

/// The success response of an operation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Output {
    /// No content, or content that is not read.
    #[default]
    Empty,
    /// JSON of a type.
    Json(RustType),
    /// Text.
    Text,
    /// Bytes.
    Bytes,
    /// The enum at this path, by status.
    Several(String),
}

/// A success response that arrives item by item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stream {
    /// `runtime::EventStream<T>`, `runtime::JsonLines<T>` and so on.
    pub items: RustType,
    /// The media type.
    pub media: String,
    /// Whether a response that is read as a whole has the same media type.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_only: bool,
    /// Whether a property of the body asks for it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_switched: bool,
    /// Whether the method `reconnecting` returns a stream that continues after it is cut off.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reconnects: bool,
}

/// The pages of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pages {
    /// The method that returns the pages.
    pub method: String,
    /// The method that returns the items.
    pub items_method: String,
    /// The type of a page.
    pub page: RustType,
    /// The type of an item.
    pub item: RustType,
    /// What leads from a page to the next one, in words.
    pub rule: String,
}

/// A credential.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credential {
    /// The builder's method.
    pub method: String,
    /// The scheme in the document.
    pub scheme: String,
    /// `bearer`, `basic`, or `header NAME`, `query NAME`, `cookie NAME`.
    pub kind: String,
}

/// A header that may be set once on the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClientHeader {
    /// The builder's method.
    pub method: String,
    /// The header.
    pub key: String,
    /// Whether its value is not shown by `Debug`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub secret: bool,
}

/// A header that responses declare.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResponseHeader {
    /// The method that reads it.
    pub method: String,
    /// The header.
    pub key: String,
    /// The type of its value.
    #[serde(rename = "type")]
    pub ty: RustType,
    /// Whether `Response` has the method.
    #[serde(default, skip_serializing_if = "is_default")]
    pub of_response: bool,
    /// Whether `Error` has the method.
    #[serde(default, skip_serializing_if = "is_default")]
    pub of_error: bool,
    /// Whether the method of `Response` returns the value, and an error if there is none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub required_of_response: bool,
}

/// A variant of `Server`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Server {
    /// The variant.
    pub name: String,
    /// The URL, with variables in braces.
    pub url: String,
    /// Whether the URL is relative.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_relative: bool,
    /// Whether only single operations have it, so that no client has it as its base URL.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_own: bool,
    /// Its variables.
    #[serde(default, skip_serializing_if = "is_default")]
    pub variables: Vec<ServerVariable>,
    /// The function that returns it with the defaults of its variables.
    #[serde(default, skip_serializing_if = "is_default")]
    pub constructor: Option<String>,
}

/// A variable of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerVariable {
    /// The field.
    pub name: String,
    /// The name in the URL, where that is another one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub key: Option<String>,
    /// The default.
    pub default: String,
    /// The enum of its values; absent where it is a `String`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub values: Option<String>,
    /// The method that sets it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub setter: Option<String>,
}

/// The enum of the values of a variable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VariableEnum {
    /// Its path: `server_urls::Region`.
    pub path: String,
    /// Its variants.
    pub variants: Vec<VariableValue>,
}

/// A value of a variable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VariableValue {
    /// The variant.
    pub name: String,
    /// The value in the URL.
    pub value: String,
}

/// A webhook or callback.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Webhook {
    /// Its path: `webhooks::ItemMoved`.
    pub path: String,
    /// JSON pointer of the request.
    pub pointer: String,
    /// The type of its body.
    #[serde(rename = "type")]
    pub ty: RustType,
    /// Whether the document declares it deprecated.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deprecated: bool,
}

/// The enum of all webhooks: `#[non_exhaustive]`, with `Unknown` for others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Events {
    /// Its path: `webhooks::Event`.
    pub path: String,
    /// Its variants, sorted by name.
    pub variants: Vec<Event>,
}

/// A webhook as a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The variant.
    pub name: String,
    /// The webhook's name in the document.
    pub key: String,
    /// What the variant holds, in a `Box`.
    #[serde(rename = "type")]
    pub ty: RustType,
}
