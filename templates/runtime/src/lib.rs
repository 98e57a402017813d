//! What clients that Disjunct generates need at run time.
//!
#![cfg_attr(feature = "client", doc = include_str!("../README.md"))]
//! # Hidden items
//!
//! What only generated code names is hidden here. As long as the major version stays, such items are added and none is changed, so that
//! a client compiles with every later version of this package. Do not name them by hand.
#![cfg_attr(
    all(target_family = "wasm", target_os = "unknown"),
    allow(
        dead_code,
        reason = "other targets know more about connections and files"
    )
)]

#[cfg(feature = "data")]
mod data;
#[cfg(feature = "data")]
mod generated;
#[cfg(feature = "client")]
mod http;
#[cfg(feature = "data")]
pub mod macros;
#[cfg(feature = "source")]
pub mod source;

#[cfg(feature = "data")]
pub use data::*;
#[cfg(feature = "client")]
pub use http::*;

#[allow(unused_imports, reason = "the macros name it")]
use crate as runtime;

// What the crate of a client has of its own.
#[cfg(feature = "data")]
into_field! {}
#[cfg(feature = "data")]
base64_fields! {}
#[cfg(feature = "data")]
file_fields! {}
#[cfg(feature = "data")]
open_tuple_fields! {}
#[cfg(feature = "data")]
patch_fields! {}
#[cfg(feature = "data")]
secret_fields! {}
#[cfg(feature = "data")]
untyped_fields! {}
#[cfg(feature = "regex")]
matching_fields! {}
#[cfg(feature = "time")]
time_fields! {}
#[cfg(feature = "client")]
body_fields! {}
#[cfg(feature = "client")]
client! { schemes = [] }
#[cfg(feature = "client")]
prepared! {}
#[cfg(feature = "client")]
streamed! {}
#[cfg(feature = "client")]
switched! {}
#[cfg(feature = "client")]
downloads! {}
#[cfg(feature = "client")]
idempotency! {}
#[cfg(feature = "client")]
server_bases! {}
