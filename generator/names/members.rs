//! What the members of a type are called: its fields, its values and the variants that a tag selects.

use std::collections::HashMap;

use super::{Claim, Scope, Use, ident};
use crate::ir::Ident;
use crate::lock::Lock;

/// A member, and how the document spells what it is to be called.
#[derive(Clone, Copy, Debug)]
pub struct Member<'m> {
    /// What it is known by in the type: a key, a value, the place of a branch.
    pub key: &'m str,
    /// How the document spells it.
    pub spelling: &'m str,
}

/// The members of the type at a place. Of those that Rust spells alike the first one is called plainly, since what is added to a list
/// comes after what is there; and what each of them is called is kept, so that it is called so wherever it comes to stand.
pub fn name_members(
    place: &str,
    members: &[Member<'_>],
    purpose: Use,
    (before, kept): (&Lock, &mut Lock),
) -> Vec<Ident> {
    let plain: Vec<Ident> = members
        .iter()
        .map(|member| ident(member.spelling, purpose))
        .collect();
    let mut times: HashMap<&Ident, usize> = HashMap::new();
    for name in &plain {
        *times.entry(name).or_default() += 1;
    }
    let claims = members
        .iter()
        .enumerate()
        .map(|(rank, Member { key, spelling })| Claim {
            rank,
            before: before.member_at(place, key),
            ..Claim::of(spelling)
        });
    let settled = Scope::default().settle(&claims.collect::<Vec<_>>(), purpose);
    let names: Vec<Ident> = settled
        .iter()
        .map(|spelling| ident(spelling, purpose))
        .collect();
    for ((name, plain), Member { key, .. }) in names.iter().zip(&plain).zip(members) {
        if name != plain || times[plain] > 1 {
            kept.keep_member(place, *key, name.plain());
        }
    }
    names
}
