//! A struct of both surfaces.

use super::context::Context;
use super::verdict::Direction;
use crate::surface::Item;

/// A struct on both sides.
#[derive(Clone, Copy, Debug)]
pub struct Pair<'s> {
    /// Both surfaces.
    pub context: &'s Context<'s>,
    /// The struct before.
    pub old: &'s Item,
    /// The struct after.
    pub new: &'s Item,
    /// Which bodies have it.
    pub direction: Direction,
}

impl Pair<'_> {
    /// The path of one of its parts.
    pub fn subject(&self, name: &str) -> String {
        format!("{}::{name}", self.new.path)
    }

    /// The pointer of a property of the old struct.
    pub fn old_pointer(&self, key: &str) -> String {
        property(&self.old.pointer, key)
    }

    /// The pointer of a property of the new struct.
    pub fn new_pointer(&self, key: &str) -> String {
        property(&self.new.pointer, key)
    }
}

fn property(pointer: &str, key: &str) -> String {
    let key = key.replace('~', "~0").replace('/', "~1");
    format!("{pointer}/properties/{key}")
}
