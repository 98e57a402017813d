//! The names that operations had in earlier versions of the crate.

use serde::Serialize;

use super::{Call, Ident, Output};

/// A former name of a type or method of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FormerName {
    /// The module of the group that had it.
    pub module: Ident,
    /// The type of that group; absent where its operations are methods of the client.
    pub handle: Option<Ident>,
    /// The former name.
    pub former: Ident,
    /// The name.
    pub name: Ident,
}

impl Call {
    /// The types that the module of the operation declares: its request builder, its responses and its error responses.
    #[must_use]
    pub fn types(&self) -> Vec<&Ident> {
        let mut types = vec![&self.ty];
        match &self.output {
            Output::Several(statuses) => types.push(&statuses.name),
            _ => types.extend(self.contents.iter().map(|contents| &contents.name)),
        }
        types.push(self.failure.name());
        types
    }

    /// The methods that return its request builder.
    #[must_use]
    pub fn methods(&self) -> Vec<&Ident> {
        let mut methods = vec![&self.method];
        for other in &self.other_bodies {
            if other.body.required {
                methods.push(&other.method);
            }
        }
        methods
    }
}
