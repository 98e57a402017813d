//! Values of schemas: whether a schema accepts one, what they look like, and one that two schemas accept.
//!
//! `Schemas` → independent queries for defaults, examples, unions and reports. Nothing here knows which Rust code a schema
//! becomes.

pub mod accepts;
pub mod defaults;
pub mod difference;
pub mod formats;
pub mod literals;
pub mod shapes;
pub mod witness;
