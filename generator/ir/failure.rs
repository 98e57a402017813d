//! The error responses of operations.

use serde::Serialize;

use super::{Docs, Ident, Statuses};

/// The error responses of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CallFailure {
    /// Other operations have the same: an enum that they share, and an alias for each operation.
    Shared {
        /// The enum.
        shared: Ident,
        /// The operation's alias.
        alias: Ident,
        /// The descriptions of the responses.
        docs: Docs,
    },
    /// Only this operation has them.
    Own(Statuses),
    /// It declares none: an alias, which stands for an enum when it declares some.
    Undeclared {
        /// The operation's alias.
        alias: Ident,
    },
}

impl CallFailure {
    /// The operation's own name for the type of its error responses.
    #[must_use]
    pub fn name(&self) -> &Ident {
        match self {
            Self::Own(statuses) => &statuses.name,
            Self::Shared { alias, .. } | Self::Undeclared { alias } => alias,
        }
    }

    /// The error responses, where `shared` are the enums that operations share; `None` if none is declared.
    #[must_use]
    pub fn statuses<'s>(&'s self, shared: &'s [SharedFailure]) -> Option<&'s Statuses> {
        match self {
            Self::Own(statuses) => Some(statuses),
            Self::Shared { shared: name, .. } => {
                let mut enums = shared.iter().map(|failure| &failure.statuses);
                enums.find(|statuses| statuses.name == *name)
            }
            Self::Undeclared { .. } => None,
        }
    }
}

/// An enum of the error responses of several operations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SharedFailure {
    /// The file's and the module's name.
    pub module: Ident,
    /// The enum.
    pub statuses: Statuses,
}
