//! Stage: what a service really sent → what its document does not declare, and an overlay that declares it.
//!
//! Recordings come one at a time and are compared with the schemas of the normal form; what is changed is the document as it was written.
//! Nothing here opens a file. It does not know Rust.

mod actions;
mod describe;
mod deviation;
mod json_type;
mod jsonpath;
mod judge;
mod keywords;
mod matching;
mod mend;
mod overlay;
mod recording;
mod recordings;
mod responses;
mod routes;
mod tally;
#[cfg(test)]
mod tests;
mod tree;
mod words;

pub use actions::Action;
pub use describe::{came, declared};
pub use deviation::{Deviation, What};
pub use matching::Matcher;
pub use mend::mend_document;
pub use overlay::{extend_overlay, write_overlay};
pub use recordings::{Fault, read_recordings};
pub use routes::Routes;
pub use tally::Tally;
pub use tree::Tree;
