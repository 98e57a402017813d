//! Noun: what the emitted crate will contain, in Rust's words.
//!
//! Made by `plan`, read by `emit`. No schema, no JSON value, no token lives here: every decision has been taken, and
//! each one keeps what a message needs to say about it.

mod bindings;
mod check;
mod decimal;
mod decision;
pub mod docs;
mod example;
mod ident;
mod integer_type;
mod json_kind;
mod literal;
mod operation;
mod shape;
mod types;
mod webhook;

use serde::Serialize;

use crate::lock::Lock;

pub use bindings::{Bindings, OperationTypes, ParameterType};
pub use check::{Bound, Check, StringFormat};
pub use decimal::Decimal;
pub use decision::{DecidedBranch, DecidedBy, Decision, Overlap};
pub use docs::Docs;
pub use example::{Example, ShownUnion};
pub use ident::{Ident, Name};
pub use integer_type::IntegerType;
pub use json_kind::JsonKind;
pub use literal::{Literal, Raw, Temporal};
pub use operation::{
    Body, Call, CallFailure, Client, ClientHeader, Content, Credential, CredentialKind, Explode,
    Group, KeyPlace, Method, Output, Param, ParamPlace, SharedFailure, Spelling, StatusBranch,
    StatusRange, Statuses, Style,
};
pub use shape::{MemberShape, ObjectShape, Open, Shape};
pub use types::{
    Branch, Direction, Field, Item, ItemKind, Object, Owned, OwnedValue, Presence, Rest, Select,
    Shared, Subset, TagValue, Type, TypeModule, Union, UnionDecision, ValueEnum, ValueType,
    ValueVariant,
};

pub use webhook::Webhook;

/// Everything the emitted crate consists of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Crate {
    /// Its name, version and front page.
    pub package: Package,
    /// The modules of `types`, sorted by name.
    pub types: Vec<TypeModule>,
    /// Conversions between unions of which one holds all the branches of the other.
    pub subsets: Vec<Subset>,
    /// What operations may answer instead of success, shared by those that declare the same.
    pub failures: Vec<SharedFailure>,
    /// The calls; absent where the document describes none.
    pub client: Option<Client>,
    /// What the service sends by itself, sorted by name.
    pub webhooks: Vec<Webhook>,
    /// Every place whose values stay untyped, with the reason.
    pub untyped: Vec<Untyped>,
    /// Every operation that is left out, with the reason.
    pub skipped: Vec<Skipped>,
    /// How every union was decided, by pointer.
    pub decisions: Vec<Decision>,
    /// Which type each place of the document became.
    pub bindings: Bindings,
    /// The call that the README shows; absent where there is none.
    pub example: Option<Example>,
    /// The names that the next run gives again.
    pub lock: Lock,
}

/// The emitted package's own facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Package {
    /// The cargo package's name.
    pub name: String,
    /// The library's name, as Rust code spells it.
    pub lib_name: Ident,
    /// A semver version made from the document's.
    pub version: String,
    /// The document's `info.title`.
    pub title: String,
    /// The document's `info.version`, as it spells it.
    pub api_version: String,
    /// The document's `info.description`.
    pub docs: Docs,
    /// Where the document says that the service is.
    pub server: Option<String>,
    /// How deep rustc has to look into the types, where that is deeper than it does by itself.
    pub recursion_limit: Option<usize>,
}

/// A place of the document whose values the emitted crate holds as raw JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Untyped {
    /// JSON pointer of the schema.
    pub pointer: String,
    /// Why.
    pub reason: UntypedReason,
}

/// An operation that no call is made of.
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

/// Why a value stays raw JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[non_exhaustive]
pub enum UntypedReason {
    /// The schema says nothing about its values (`{}` or `true`).
    AnyValue,
    /// The schema has a `format` but no `type`, so that it allows any value.
    OnlyFormat,
    /// An object of which the schema names no property.
    AnyObject,
    /// An array whose items the schema does not describe.
    AnyItems,
    /// A union in which no branch can be told from another.
    UndecidedUnion,
    /// A construct that is not read yet; the diagnostic names it.
    NotSupported,
    /// What describes it stands in a file that is not there, or cannot be read.
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
            Self::UndecidedUnion => "no rule tells the branches of the union apart",
            Self::NotSupported => "the construct is not supported yet",
            Self::Missing => "the file that describes it is missing",
        }
    }
}
