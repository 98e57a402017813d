//! The context for reading paths, operations and webhooks: the document, and the results.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::document_servers::DocumentServers;
use super::field::read;
use super::grammar::Kind;
use super::normal::Schemas;
use super::resolve::{follow, follow_misplaced};
use super::scheme_names::SchemeNames;
use crate::diagnostic::Diagnostics;
use crate::source::pointer::escape;

/// The input, and the results so far.
pub struct Lowering<'a, 'd> {
    /// The document.
    pub root: &'a Value,
    /// Schemas without a location in the document.
    pub schemas: &'d mut Schemas,
    /// Requests that the service sends and that are not inside an operation: see [`webhooks`](super::webhooks).
    pub callbacks: &'d mut Map<String, Value>,
    /// The names of the security schemes.
    pub scheme_names: SchemeNames<'a>,
    /// The servers that operations without servers have.
    pub servers: DocumentServers<'a>,
    /// The tags that are no groups.
    pub labels: HashSet<&'a str>,
    /// The diagnostics so far.
    pub diagnostics: &'d mut Diagnostics,
}

impl<'a> Lowering<'a, '_> {
    /// A field that is a map, with the map's location.
    pub(super) fn map(
        &mut self,
        owner: &'a Value,
        key: &str,
        at: &str,
    ) -> Option<(&'a Map<String, Value>, String)> {
        let (value, at) = self.object(owner, key, at)?;
        Some((value.as_object()?, at))
    }

    /// A field that is an object, with its location.
    pub(super) fn object(
        &mut self,
        owner: &'a Value,
        key: &str,
        at: &str,
    ) -> Option<(&'a Value, String)> {
        let (value, at) = self.section(owner, key, at)?;
        read(value, "an object", &at, self.diagnostics, Value::as_object)?;
        Some((value, at))
    }

    /// A field that is an array, with its location.
    pub(super) fn list(
        &mut self,
        owner: &'a Value,
        key: &str,
        at: &str,
    ) -> Option<(&'a Vec<Value>, String)> {
        let (value, at) = self.section(owner, key, at)?;
        Some((
            read(value, "an array", &at, self.diagnostics, Value::as_array)?,
            at,
        ))
    }

    /// A field, or the target of a `$ref` in place of it. Documents of many files have such references.
    fn section(&mut self, owner: &'a Value, key: &str, at: &str) -> Option<(&'a Value, String)> {
        let value = owner.get(key)?;
        let at = format!("{at}/{}", escape(key));
        follow_misplaced(self.root, value, at, (key, Kind::Section), self.diagnostics)
    }

    /// Checks the parameters, headers and the like among the components, which are not read where they are unused.
    pub(super) fn check_components(&mut self, components: &'a Value, at: &str) {
        let sections = [
            ("parameters", Kind::Parameter),
            ("pathItems", Kind::PathItem),
            ("mediaTypes", Kind::MediaType),
        ];
        for (section, kind) in sections {
            self.check_all(components, section, kind, at);
        }
        let optional = [
            ("headers", Kind::Header),
            ("callbacks", Kind::Callback),
            ("links", Kind::Link),
        ];
        for (section, kind) in optional {
            self.check_optional(components, section, kind, at);
        }
    }

    /// The same for parts that a client can be generated without: their errors are warnings.
    pub(super) fn check_optional(&mut self, owner: &'a Value, key: &str, kind: Kind, at: &str) {
        let was_tolerant = self.diagnostics.set_tolerant(true);
        self.check_all(owner, key, kind, at);
        self.diagnostics.set_tolerant(was_tolerant);
    }

    /// Checks parts that are not read: each has to be the right type of object, or a reference to one.
    pub(super) fn check_all(&mut self, owner: &'a Value, key: &str, kind: Kind, at: &str) {
        let Some((all, at)) = self.map(owner, key, at) else {
            return;
        };
        for (name, one) in all {
            follow(
                self.root,
                one,
                &format!("{at}/{}", escape(name)),
                kind,
                self.diagnostics,
            );
        }
    }
}
