//! Names within a type: of its fields, its values, and the variants that a tag selects.

use super::{Claim, Scope, Use, ident};
use crate::hash::{HashMap, HashSet};
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
    /// Whether it is a value that the document names, now or before: `x-enum-varnames`.
    pub is_named: bool,
}

impl<'m> Part<'m> {
    /// A part that the user gave no name.
    pub fn of(key: &'m str, raw_name: &'m str) -> Self {
        Self {
            key,
            raw_name,
            chosen: None,
            is_named: false,
        }
    }
}

/// Names the fields, values or variants of the type at a location. Of those with the same name in Rust, the first gets the plain
/// name, because what is added to a document is usually added at the end. Each name that is not made of its key alone is written to the
/// lock: a property or value that the lock knows has the name that it had, also after the order or the names in the document change.
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
    let mut times: HashMap<&Ident, usize> = HashMap::default();
    for name in &plain {
        *times.entry(name).or_default() += 1;
    }
    let is_named = |part: &Part<'_>| {
        let has_entry = before.part_at(location, part.key).is_some();
        part.chosen.is_some() || part.is_named || has_entry
    };
    if times.len() == parts.len() && !parts.iter().any(is_named) {
        return plain;
    }
    let former = former_names(location, parts, purpose, before);
    let claims = parts.iter().zip(&former).enumerate();
    let claims = claims.map(|(rank, (part, former))| Claim {
        rank,
        chosen: part.chosen,
        before: former.as_deref(),
        // The document may have had any name for a value.
        within: part.is_named.then_some(""),
        ..Claim::of(part.raw_name)
    });
    let settled = Scope::default().settle(&claims.collect::<Vec<_>>(), purpose);
    let names: Vec<Ident> = settled
        .iter()
        .map(|raw_name| ident(raw_name, purpose))
        .collect();
    for ((name, plain), part) in names.iter().zip(&plain).zip(parts) {
        let could_change = name != plain || times[plain] > 1 || part.is_named;
        // The setting keeps the name of a user.
        if part.chosen.is_none() && could_change {
            kept.keep_part(location, part.key, name.plain());
        }
    }
    names
}

/// The name that each part had. One without an entry in the lock had that of its key, if the lock knows the part.
fn former_names(
    location: &str,
    parts: &[Part<'_>],
    purpose: Use,
    before: &Lock,
) -> Vec<Option<String>> {
    let known = before.form(location).map(|form| form.fields.iter());
    let known: HashSet<&str> = known.into_iter().flatten().map(String::as_str).collect();
    let former = parts.iter().map(|part| {
        let entry = before.part_at(location, part.key).map(str::to_owned);
        let plain = || known.contains(part.key).then(|| ident(part.key, purpose));
        entry.or_else(|| Some(plain()?.plain().to_owned()))
    });
    former.collect()
}
