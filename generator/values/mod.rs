//! Values of schemas: whether a schema accepts one, what they look like, and one that two schemas accept.
//!
//! `Schemas` → answers, each for itself: defaults, examples, unions and reports ask here. Nothing here knows what Rust code
//! becomes of a schema.

pub mod accepts;
pub mod defaults;
pub mod difference;
// What the runtime checks and what is found out here is one thing.
#[path = "../../templates/runtime/data/ecma.rs"]
pub mod ecma;
pub mod formats;
pub mod literals;
pub mod shapes;
pub mod witness;
