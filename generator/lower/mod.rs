//! Verb: `Document` → `Normal`, many spellings to one.
//!
//! What comes in is the tree as its author wrote it (3.0, 3.1 or 3.2). What goes out is *flat* and speaks the vocabulary
//! of 3.0: every schema is an entry of one map whose key is the JSON pointer of the place it came from, and wherever a
//! schema stood there is a `$ref` to such a place. So a rewritten node keeps its place, nothing recurses on the user's
//! nesting, and a schema that is used twice is not copied. Nothing here knows Rust.
//!
//! After `lower`, for every schema entry:
//! - it is a bare `$ref`, or has exactly one of: a single `type`; `oneOf` with two branches or more, or one with a tag; `allOf` with one
//!   `$ref` that it annotates; none of them (any value);
//! - null is said by `nullable: true`, and by an extension where it is the only value;
//! - a constant is an `enum` of one value, and an `enum` holds no null;
//! - limits are numbers that fit the type, exclusive ones are flags;
//! - every `$ref` names an entry, and no chain of them runs in a circle;
//! - what 3.0 cannot say stands in the extensions named in [`normal`].

mod bodies;
mod chains;
mod discriminator;
mod examples;
mod facts;
mod flatten;
mod grammar;
mod lent_names;
mod look_alikes;
mod lowering;
mod media_types;
mod member;
pub mod named;
mod normal;
mod operations;
mod paths;
mod resolve;
mod rules;
mod schema_checks;
mod security;
mod servers;
mod skeleton;
mod spelling;
mod twins;
mod unchecked;
mod value_names;
mod version;
mod webhooks;
mod wire_names;

#[cfg(test)]
mod tests;

pub use normal::{Normal, Schemas as NormalSchemas, extension, referenced};

use crate::diagnostic::{Diagnostics, codes};
use crate::load::Document;
use crate::source::Sources;

/// Brings a document into normal form; `None` where nothing sensible can be made of it.
pub fn lower_document(
    document: Document,
    sources: &Sources,
    diagnostics: &mut Diagnostics,
) -> Option<Normal> {
    let mut root = document.root;
    let version = version::read_version(&root, diagnostics)?;
    let checked = grammar::check_members(&root, version, diagnostics);
    spelling::spell_texts(&mut root, checked.unquoted, sources, diagnostics);
    let (mut normal, named) = skeleton::lower_skeleton(&root, diagnostics)?;
    flatten::flatten_schemas(&root, named.as_deref(), version, &mut normal, diagnostics);
    drop(root);
    for (_, rule) in rules::RULES {
        rule(&mut normal.schemas, diagnostics);
        if diagnostics.has(&codes::TOO_LARGE) {
            return None;
        }
    }
    schema_checks::check_schemas(&normal.schemas, diagnostics);
    diagnostics.extend_unsaid(checked.misfits);
    Some(normal)
}
