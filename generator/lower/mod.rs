//! `Document` → `Normal`: one form for the many ways to write the same.
//!
//! What comes in is the tree as its author wrote it (3.0, 3.1 or 3.2). What goes out is *flat*: every schema is an entry of one
//! map whose key is the JSON pointer of its location, and where a schema was inside another there is a `$ref` to its location.
//! So a rewritten schema keeps its location, nothing recurses on the nesting of the document, and a schema that is used twice is
//! not copied. Operations are in the vocabulary of OpenAPI 3.0. Nothing here knows Rust.
//!
//! After `lower`, for every entry:
//! - it is a bare reference, or a schema with exactly one of: a single `type`; `oneOf` or `anyOf` with two branches or more, or one
//!   with a tag; `allOf` with one `$ref` that it annotates; the schemas of a tuple's items; none of them (any value);
//! - `prefixItems` describes the first items of an array that may have others, which `items` describes;
//! - null is allowed by `nullable: true`; a schema of null alone has `type: null`;
//! - a constant is an `enum` of one value, and an `enum` has no null;
//! - limits are numbers that fit the type, exclusive ones are flags;
//! - every reference names an entry, and no references form a cycle;
//! - what JSON Schema has no keyword for is in typed fields: see [`beyond_keywords`].

mod beyond_keywords;
mod bodies;
mod chains;
mod collisions;
mod component_aliases;
mod discriminator;
mod document_servers;
mod evaluated;
mod event_data;
mod examples;
mod facts;
mod field;
mod file_forms;
mod flatten;
mod grammar;
mod item_schemas;
mod look_alikes;
mod lowering;
pub mod media_types;
pub mod named;
mod normal;
mod operations;
mod paths;
mod ref_siblings;
mod resolve;
mod response_headers;
mod restored_strings;
mod rules;
mod schema_checks;
mod scheme_names;
mod security;
pub mod server_url;
mod servers;
mod skeleton;
mod unchecked;
mod value_names;
mod version;
mod webhooks;
mod wire_names;

#[cfg(test)]
mod tests;

pub use normal::{
    Assertions, Assumption, Entry as NormalEntry, Keywords, Normal, Schema as NormalSchema,
    Schemas as NormalSchemas, extension, referenced,
};

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
    restored_strings::restore(&mut root, checked.unquoted, sources, diagnostics);
    let (mut normal, named) = skeleton::lower_skeleton(&root, diagnostics)?;
    flatten::flatten_schemas(&root, named.as_deref(), version, &mut normal, diagnostics);
    drop(root);
    for (_, rule) in rules::RULES {
        rule(&mut normal.schemas, diagnostics);
        if diagnostics.has(&codes::TOO_LARGE) {
            return None;
        }
    }
    event_data::read_contents(&mut normal.schemas);
    schema_checks::check_schemas(&normal.schemas, diagnostics);
    file_forms::split(&mut normal, diagnostics);
    diagnostics.extend_undeclared(checked.misfits);
    Some(normal)
}
