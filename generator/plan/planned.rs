//! What planning one schema found out.

use crate::ir::{Check, Type};

/// What planning a schema found out.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The type of its values, null aside.
    pub ty: Type,
    /// Whether null is one of them.
    pub nullable: bool,
    /// What is checked of them besides.
    pub checks: Vec<Check>,
}

impl Planned {
    /// A type whose values are neither null nor checked.
    pub fn of(ty: Type) -> Self {
        Self {
            ty,
            nullable: false,
            checks: Vec::new(),
        }
    }

    /// The type, null included.
    pub fn whole(self) -> Type {
        if self.nullable {
            self.ty.optional()
        } else {
            self.ty
        }
    }
}
