//! The code that the cases of `tests/cases` are expected to give, compiled without a warning and put to use.
//!
//! `cargo test --test cases` writes what lies in the folders `types`, `unions` and `operations`. They share the runtime
//! that every emitted crate gets a copy of, all of its parts; its own tests run here too.

#![deny(warnings)]

/// The runtime, and the types that a crate has of its own.
pub mod runtime {
    pub use disjunct_runtime::*;

    use super::runtime;

    runtime::into_field! {}
    runtime::base64_fields! {}
    runtime::custom_fields! {}
    runtime::file_fields! {}
    runtime::open_tuple_fields! {}
    runtime::patch_fields! {}
    runtime::secret_fields! {}
    runtime::untyped_fields! {}
    runtime::matching_fields! {}
    runtime::time_fields! {}
    runtime::body_fields! {}
    runtime::client! { schemes = [] }
    runtime::prepared! {}
    runtime::streamed! {}
    runtime::switched! {}
    runtime::downloads! {}
    runtime::idempotency! {}
    runtime::server_bases! {}
}

#[rustfmt::skip]
pub mod operations;
pub mod own;
#[rustfmt::skip]
pub mod types;
#[rustfmt::skip]
pub mod unions;
