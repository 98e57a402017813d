//! What the emitted crate will contain, in the terms of Rust.
//!
//! Made by `link`, read by `emit`. There are no schemas, JSON values or tokens here: every decision has been taken, with the
//! locations that messages need.

mod added;
mod bindings;
mod check;
mod decimal;
mod decision;
pub mod docs;
mod example;
mod exports;
mod failure;
mod former;
mod headers;
mod ident;
mod integer_type;
mod json_kind;
mod literal;
mod operation;
mod paging;
mod random_key;
mod server;
mod shape;
mod streams;
mod types;
mod webhook;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::lock::Lock;

pub use added::{Added, Attribute, Derive};
pub use bindings::{Bindings, OperationTypes, ParameterType};
pub use check::{Bound, Check, StringFormat};
pub use decimal::Decimal;
pub use decision::{DecidedBranch, DecidedBy, Decision, Overlap};
pub use docs::Docs;
pub use example::{Example, ShownUnion};
pub use failure::{CallFailure, SharedFailure};
pub use former::FormerName;
pub use headers::{ClientHeader, ResponseHeader};
pub use ident::{Ident, Name};
pub use integer_type::IntegerType;
pub use json_kind::JsonKind;
pub use literal::{Literal, Raw, Temporal};
pub use operation::{
    Body, Call, Client, Content, Contents, Credential, CredentialKind, Explode, FlowUrl, Group,
    KeyLocation, MediaBranch, MediaGuard, MediaReader, OAuthFlow, OtherBody, Output, Param,
    ParamLocation, PartHeader, PartPositions, Parts, Passed, ReadBy, RequiredScheme, Serialization,
    StatusBranch, StatusRange, Statuses, Style, UrlPurpose,
};
pub use paging::{
    FieldPath, FieldStep, FirstPage, More, NearMiss, PageRule, PagedOperation, Pages, Paging,
    PropertyNames, Wrapper,
};
pub use random_key::has_keys;
pub use server::{OwnServer, Server, ServerVariable, VariableEnum};
pub use shape::{ObjectShape, Open, PropertyShape, Shape};
pub use streams::{NamedEvents, Stream, StreamItems, Switch};
pub use types::{
    Branch, Direction, Field, Item, ItemKind, Object, OpenTuple, Owned, OwnedValue, Presence,
    RenamedType, Rest, Select, Shared, Subset, TagValue, Type, TypeModule, Union, UnionDecision,
    ValueEnum, ValueType, ValueVariant, last_step,
};

pub use webhook::{Event, Events, Webhook};

/// Everything the emitted crate consists of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Crate {
    /// Its name, version and front page.
    pub package: Package,
    /// The recursion limit that rustc needs, if it is more than the default.
    pub recursion_limit: Option<usize>,
    /// The modules of `types`, sorted by name.
    pub types: Vec<TypeModule>,
    /// Conversions between unions of which one holds all the branches of the other.
    pub subsets: Vec<Subset>,
    /// The former names of types, which stay as deprecated aliases.
    pub renamed: Vec<RenamedType>,
    /// The enums of error responses that several operations share.
    pub failures: Vec<SharedFailure>,
    /// The client and its operations; absent where the document describes none.
    pub client: Option<Client>,
    /// The webhooks and callbacks, sorted by name.
    pub webhooks: Vec<Webhook>,
    /// The enum of all webhooks, where there are some.
    pub events: Option<Events>,
    /// Every location whose values stay untyped, with the reason.
    pub untyped: Vec<Untyped>,
    /// Every operation that is skipped, with the reason.
    pub skipped: Vec<Skipped>,
    /// Every media type of a request or of a success response that nothing sends or reads.
    pub unused_media: Vec<UnusedMedia>,
    /// Every operation that pages, by pointer.
    pub paged: Vec<PagedOperation>,
    /// Every operation that looks as if it paged, with the reason why it is not read so.
    pub near_misses: Vec<NearMiss>,
    /// How every union was decided, by pointer.
    pub decisions: Vec<Decision>,
    /// The type of each location of the document.
    pub bindings: Bindings,
    /// The JSON pointers of keywords that the crate does not check, each with the hash of its value.
    pub unchecked: BTreeMap<String, String>,
    /// The operation that the README shows; absent where there is none.
    pub example: Option<Example>,
    /// The names that are written to `disjunct.lock`.
    pub lock: Lock,
}

/// Facts about the emitted package.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Package {
    /// The cargo package's name.
    pub name: String,
    /// The library's name, as in Rust code.
    pub lib_name: Ident,
    /// A semver version: the package's own, or one made from the document's.
    pub version: String,
    /// Whether the version is the package's own.
    pub has_own_version: bool,
    /// What the user declares about the package, and the document does not.
    pub metadata: Metadata,
    /// The document's `info.title`.
    pub title: String,
    /// The document's `info.version`, as the document writes it.
    pub api_version: String,
    /// The document's `info.description`.
    pub docs: Docs,
    /// The first complete URL of the document's servers, with the defaults of its variables.
    pub server: Option<String>,
    /// The path of the service on a host that the document does not name.
    pub base_path: Option<String>,
    /// Whether the client can send requests through a service of tower.
    pub tower: bool,
    /// The types that the user chose.
    pub custom: Vec<CustomType>,
    /// The package of the runtime; `None` if the crate has a copy of it.
    pub runtime: Option<RuntimePackage>,
}

/// A type that the user chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CustomType {
    /// Its path.
    pub path: String,
    /// The line of the manifest that brings its crate.
    pub dependency: Option<String>,
}

/// The package of the runtime, on which a crate depends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuntimePackage {
    /// Where cargo finds it, as TOML.
    pub location: String,
    /// Its version, where the location has one.
    pub version: Option<String>,
}

/// Keys of the manifest that only a user knows. Those that are absent are not in the manifest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Metadata {
    /// An SPDX license expression.
    pub license: Option<String>,
    /// The URL of the repository.
    pub repository: Option<String>,
    /// The URL of the home page.
    pub homepage: Option<String>,
    /// The authors.
    pub authors: Vec<String>,
}

/// A location of the document whose values the emitted crate holds as raw JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Untyped {
    /// JSON pointer of the schema.
    pub pointer: String,
    /// Why.
    pub reason: UntypedReason,
}

/// An operation that is not emitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Skipped {
    /// JSON pointer of the operation.
    pub pointer: String,
    /// Method and path.
    pub operation: String,
    /// Why.
    pub reason: String,
}

/// A media type of a request or of a success response that no method sends or reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct UnusedMedia {
    /// JSON pointer of the operation.
    pub pointer: String,
    /// Method and path.
    pub operation: String,
    /// The status of the response; `None` for the request body.
    pub status: Option<String>,
    /// The media type, as the document writes it.
    pub media_type: String,
    /// Why.
    pub reason: UnusedMediaReason,
}

/// Why no method sends or reads a media type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[non_exhaustive]
pub enum UnusedMediaReason {
    /// A response to `HEAD`, or with the status 204, 205 or 304, has no body.
    NoBody,
    /// A form without fields, which is the optional body of a `GET` request.
    EmptyForm,
    /// No header can have it as its value.
    NotAMediaType,
    /// Responses with another status are a stream of another media type.
    OtherStream,
}

impl UnusedMediaReason {
    /// The reason, as messages show it.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::NoBody => "HTTP allows no body in this response",
            Self::EmptyForm => "the form of a `GET` request has no fields",
            Self::NotAMediaType => "this is not a media type",
            Self::OtherStream => "responses with another status are a stream of another media type",
        }
    }
}

/// Why a value stays raw JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[non_exhaustive]
pub enum UntypedReason {
    /// The schema does not describe its values (`{}` or `true`).
    AnyValue,
    /// The schema has a `format` but no `type`, so that it allows any value.
    OnlyFormat,
    /// The schema describes no property of the object.
    AnyObject,
    /// The schema does not describe the items of the array.
    AnyItems,
    /// A union whose branches cannot be distinguished.
    UndecidedUnion,
    /// A construct that is not supported yet; the diagnostic names it.
    NotSupported,
    /// The file that describes it is missing or cannot be read.
    Missing,
}

impl UntypedReason {
    /// The reason as reports print it.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::AnyValue => "the schema allows any value",
            Self::OnlyFormat => "the schema has a `format` but no `type`",
            Self::AnyObject => "the schema allows any object",
            Self::AnyItems => "the schema does not describe the items",
            Self::UndecidedUnion => "the branches of the union cannot be distinguished",
            Self::NotSupported => "the construct is not supported yet",
            Self::Missing => "the file that describes it is missing",
        }
    }
}
