//! Structs that only responses have keep each `Option` that the lock has: where the API only promises more, programs that were written for
//! less go on working.

use crate::analyse::usage::Side;
use crate::hash::HashSet;
use crate::ir::Docs;
use crate::markdown::generated;
use crate::plan::planner::Planner;
use crate::schema::ObjectSchema;

/// The documentation of a field that the document requires, and the struct does not.
const REQUIRED_LATER: &str =
    "The document requires it now: only responses of earlier versions of the API are without it.";

/// The documentation of a field that is null no longer.
const NEVER_NULL_LATER: &str =
    "Null only in responses of earlier versions of the API: the document no longer allows it.";

/// What the lock has about a struct that only responses have.
pub struct FormerResponse {
    fields: HashSet<String>,
    arguments: HashSet<String>,
    nullable: HashSet<String>,
    /// Whether the document no longer has an argument of `new`.
    loses_argument: bool,
}

/// In what a required field has an `Option` that the document does not ask for.
#[derive(Clone, Copy, Default)]
pub struct KeptOption {
    /// The struct was without the field, or did not require it.
    pub required_later: bool,
    /// The struct has null as a value of it, though the document may have it no longer.
    pub was_nullable: bool,
}

impl Planner<'_> {
    pub(super) fn former_response(
        &self,
        location: &str,
        object: &ObjectSchema,
    ) -> Option<FormerResponse> {
        let is_sent = self.usage.is_on(location, Side::Request);
        let is_received = self.usage.is_on(location, Side::Response);
        if is_sent || !is_received {
            return None;
        }
        let former = self.options.lock.form(location)?;
        let is_gone = |argument: &String| !object.properties.contains_key(argument);
        Some(FormerResponse {
            fields: former.fields.iter().cloned().collect(),
            arguments: former.arguments.iter().cloned().collect(),
            nullable: former.nullable.iter().cloned().collect(),
            loses_argument: former.arguments.iter().any(is_gone),
        })
    }
}

impl FormerResponse {
    /// What stays of the `Option` of a required property, which the struct had, or which came later.
    ///
    /// Where an argument of `new` is gone, `new` changes anyway, and what is new may be that property under another name.
    pub fn keeps(&self, wire: &str) -> KeptOption {
        let is_known = self.fields.contains(wire);
        let was_argument = self.arguments.contains(wire);
        KeptOption {
            required_later: !was_argument && (is_known || !self.loses_argument),
            was_nullable: self.nullable.contains(wire),
        }
    }
}

impl KeptOption {
    /// The documentation of the field, with the reason for its `Option`.
    pub fn describe(self, docs: Docs, is_nullable: bool) -> Docs {
        if self.required_later {
            docs.and(&generated(REQUIRED_LATER))
        } else if self.was_nullable && !is_nullable {
            docs.and(&generated(NEVER_NULL_LATER))
        } else {
            docs
        }
    }
}
