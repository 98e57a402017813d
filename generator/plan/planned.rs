//! The result of planning one schema.

use crate::ir::{Check, Type};

/// The result of planning a schema.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The type of its values, null aside.
    pub ty: Type,
    /// Whether null is valid.
    pub nullable: bool,
    /// The checks of its values.
    pub checks: Vec<Check>,
}

impl Planned {
    /// A type without null and checks.
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
