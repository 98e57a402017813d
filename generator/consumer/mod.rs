//! `Surface` → a program that uses every public item of the crate, as a user of the crate may: it compiles with every minor version.
//!
//! RFC 1105 describes what that is: items are named by their paths, and an enum that is `#[non_exhaustive]` is matched with a wildcard
//! arm. Each item has a function of its own, so that an error of the compiler belongs to one item. Nothing here runs a compiler, or
//! knows how two versions differ.

mod calls;
mod client;
mod errors;
mod paths;
mod program;
mod types;
mod usage;

#[cfg(test)]
mod tests;

pub use errors::{CompilerError, errors, other_errors};
pub use program::Program;
#[cfg(test)]
pub use usage::Use;

use crate::surface::Surface;

/// The program that uses everything of a crate, which it depends on as `api`.
pub fn consume(surface: &Surface) -> Program {
    let Surface {
        // Facts about the file and about how it was generated.
        version: _,
        generator: _,
        document_hash: _,
        settings: _,
        package: _,
        recursion_limit,
        items: _,
        conversions: _,
        client,
        webhooks,
        events,
        unchecked: _,
    } = surface;
    let mut program = Program::new(*recursion_limit);
    client::use_package(&mut program, surface);
    types::use_items(&mut program, surface);
    if let Some(client) = client {
        client::use_client(&mut program, client);
        calls::use_operations(&mut program, client);
    }
    for webhook in webhooks {
        client::use_webhook(&mut program, webhook);
    }
    if let Some(events) = events {
        client::use_events(&mut program, events);
    }
    program
}
