//! Names within a type: of its fields, its values, and the variants that a tag selects.

use std::collections::HashMap;

use super::{Claim, Scope, Use, ident};
use crate::ir::Ident;
use crate::lock::Lock;

/// A field, value or variant that needs a name.
#[derive(Clone, Copy, Debug)]
pub struct Part<'m> {
    /// Its key within the type: a property's name, a value, or the location of a branch.
    pub key: &'m str,
    /// Its name in the document.
    pub raw_name: &'m str,
    /// The user's name.
    pub chosen: Option<&'m str>,
}

impl<'m> Part<'m> {
    /// A part that the user gave no name.
    pub fn of(key: &'m str, raw_name: &'m str) -> Self {
        Self {
            key,
            raw_name,
            chosen: None,
        }
    }
}

/// Names the fields, values or variants of the type at a location. Of those with the same name in Rust, the first gets the plain
/// name, because what is added to a document is usually added at the end. Each name is written to the lock, so that it stays the same
/// when the order changes.
pub fn name_parts(
    location: &str,
    parts: &[Part<'_>],
    purpose: Use,
    (before, kept): (&Lock, &mut Lock),
) -> Vec<Ident> {
    let plain: Vec<Ident> = parts
        .iter()
        .map(|part| ident(part.raw_name, purpose))
        .collect();
    let mut times: HashMap<&Ident, usize> = HashMap::new();
    for name in &plain {
        *times.entry(name).or_default() += 1;
    }
    let has_entry =
        |part: &Part<'_>| part.chosen.is_some() || before.part_at(location, part.key).is_some();
    if times.len() == parts.len() && !parts.iter().any(has_entry) {
        return plain;
    }
    let claims = parts.iter().enumerate().map(|(rank, part)| Claim {
        rank,
        chosen: part.chosen,
        before: before.part_at(location, part.key),
        ..Claim::of(part.raw_name)
    });
    let settled = Scope::default().settle(&claims.collect::<Vec<_>>(), purpose);
    let names: Vec<Ident> = settled
        .iter()
        .map(|raw_name| ident(raw_name, purpose))
        .collect();
    for ((name, plain), Part { key, chosen, .. }) in names.iter().zip(&plain).zip(parts) {
        // The setting keeps the name of a user.
        if chosen.is_none() && (name != plain || times[plain] > 1) {
            kept.keep_part(location, *key, name.plain());
        }
    }
    names
}
