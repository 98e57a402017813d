//! Data type: the public items of a generated crate, and what they send and read, as `disjunct.api.json` has them.
//!
//! Made of [`ir::Crate`](crate::ir::Crate), and a format of its own: a later generator reads the file that an earlier one wrote.
//! It has no documentation and no layout, and does not know how two of them are compared.

mod client;
mod describe;
mod describe_client;
mod describe_responses;
mod describe_webhooks;
mod file;
mod item;
mod limit;
mod limits;
mod manifest;
mod model;
mod omit;
mod runtime_defaults;
mod rust_type;
mod types;

#[cfg(test)]
mod tests;

pub use client::{
    Body, Client, ClientHeader, Credential, Event, Events, FormerName, Group, Operation, OtherBody,
    Output, Pages, Parameter, RequiredScheme, ResponseHeader, Server, ServerVariable, Stream,
    VariableEnum, VariableValue, Webhook,
};
pub use describe::describe;
pub use describe_responses::UNDECLARED;
pub use file::{FILE_NAME, Unreadable, parse, write};
pub use item::{
    Branch, Constant, Field, Item, ItemKind, Presence, Response, Responses, Rest, SharedField,
    Struct, Transfer, Union, UnionDecision, ValueEnum, Variant,
};
pub use limit::Limit;
pub use model::{Conversion, Package, Surface};
pub use runtime_defaults::RuntimeDefaults;
pub use rust_type::RustType;
