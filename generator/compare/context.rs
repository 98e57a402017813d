//! Both surfaces, and how a type of one relates to a type of the other.

use std::cell::RefCell;
use std::collections::HashMap;

use super::effect::Effect;
use super::index::Index;
use super::renames::{find_aliased, find_renamed_failures, find_renames};
use super::verdict::Direction;
use crate::surface::{RustType, Surface};

/// Both surfaces.
#[derive(Debug)]
pub struct Context<'s> {
    /// The old one.
    pub old: Index<'s>,
    /// The new one.
    pub new: Index<'s>,
    /// The new paths of probably renamed types, by their old ones.
    pub renames: HashMap<&'s str, &'s str>,
    /// The version of the format whose facts both have.
    version: u32,
    /// The effects of a type in place of another one, by both paths.
    pub(super) known: RefCell<HashMap<(String, String), Effect>>,
}

impl<'s> Context<'s> {
    /// Of two surfaces.
    pub fn of(old: &'s Surface, new: &'s Surface) -> Self {
        let version = old.version.min(new.version);
        let (old, new) = (Index::of(old), Index::of(new));
        let aliased = find_aliased(&old, &new);
        let renames = find_renames(&old, &new, &aliased);
        let failures = find_renamed_failures(&old, &new);
        Self {
            old,
            new,
            version,
            renames: renames.into_iter().chain(aliased).chain(failures).collect(),
            known: RefCell::default(),
        }
    }

    /// Whether both surfaces have the facts that were added by a version of the format. What one lacks is not known, and no change.
    pub fn has_facts_of(&self, version: u32) -> bool {
        self.version >= version
    }

    /// Which bodies and parameters have a type in both surfaces: elsewhere, no side reads what the other one writes.
    pub fn direction(&self, old: &str, new: &str) -> Direction {
        self.old.direction(old).and(self.new.direction(new))
    }

    /// Whether two types are one type of Rust, but for probable renames, which are reported on their own.
    pub fn is_same(&self, old: &RustType, new: &RustType) -> bool {
        self.in_new_names(old) == self.new.expand(new)
    }

    /// A type of the old surface without aliases, by its names in the new one.
    pub fn in_new_names(&self, old: &RustType) -> RustType {
        self.rename(&self.old.expand(old))
    }

    /// A type of the old surface by its names in the new one.
    fn rename(&self, ty: &RustType) -> RustType {
        let name = self.renames.get(ty.name.as_str()).copied();
        let arguments = ty.arguments.iter();
        RustType {
            name: name.unwrap_or(&ty.name).to_owned(),
            arguments: arguments.map(|argument| self.rename(argument)).collect(),
        }
    }
}
