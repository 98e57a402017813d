//! The code that the cases of `tests/cases` are expected to give, compiled without a warning and put to use.
//!
//! `cargo test --test cases` writes what lies in the folders `types`, `unions` and `operations`. They share the runtime
//! that every emitted crate gets a copy of, all of its parts; its own tests run here too.

#![deny(warnings)]

#[path = "../../../templates/runtime/mod.rs"]
pub mod runtime;

// The runtime's own tests give the client methods of the same names.
#[cfg(not(test))]
#[rustfmt::skip]
pub mod operations;
#[rustfmt::skip]
pub mod types;
#[rustfmt::skip]
pub mod unions;
