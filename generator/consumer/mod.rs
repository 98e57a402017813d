//! `Surface` → a program that uses every public item of the crate, as a user of the crate may.
//!
//! Compiled against the next version of the crate, it shows what breaks: every item has a function of its own, so that each error of
//! the compiler belongs to one item. What a program may do is what RFC 1105 says that a minor version keeps: it names each item by its
//! path, calls functions with arguments of their types, and has a wildcard arm where an enum is `#[non_exhaustive]`. Nothing here runs
//! a compiler or knows how two versions differ.

mod calls;
mod client;
mod errors;
mod paths;
mod program;
mod types;
mod usage;

#[cfg(test)]
mod tests;

pub use errors::{CompilerError, errors};
pub use program::Program;
#[cfg(test)]
pub use usage::Use;

use crate::surface::Surface;

/// The program that uses everything of a crate, which it depends on as `api`.
pub fn consume(surface: &Surface) -> Program {
    let Surface {
        // Facts about the file.
        version: _,
        generator: _,
        package: _,
        recursion_limit,
        items: _,
        conversions: _,
        client,
        webhooks,
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
    program
}
