//! What paths, operations and webhooks are read with: the document, and where what is read goes.

use serde_json::{Map, Value};

use super::document_servers::DocumentServers;
use super::grammar::Kind;
use super::member::read;
use super::normal::Schemas;
use super::resolve::{follow, follow_stray};
use super::scheme_names::SchemeNames;
use crate::diagnostic::Diagnostics;
use crate::source::pointer::escape;

/// What there is to read from, and where what is read goes.
pub struct Lowering<'a, 'd> {
    /// The document.
    pub root: &'a Value,
    /// The schemas that stand nowhere in it.
    pub schemas: &'d mut Schemas,
    /// What the service sends, where that stands in no operation: see [`webhooks`](super::webhooks).
    pub callbacks: &'d mut Map<String, Value>,
    /// The names of the security schemes.
    pub scheme_names: SchemeNames<'a>,
    /// The servers that operations without servers have.
    pub servers: DocumentServers<'a>,
    /// What is wrong so far.
    pub diagnostics: &'d mut Diagnostics,
}

impl<'a> Lowering<'a, '_> {
    /// A member that is a map of things, and where that map stands.
    pub(super) fn map(
        &mut self,
        owner: &'a Value,
        key: &str,
        at: &str,
    ) -> Option<(&'a Map<String, Value>, String)> {
        let (value, at) = self.object(owner, key, at)?;
        Some((value.as_object()?, at))
    }

    /// A member that is an object, and where it stands.
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

    /// A member that is a list of things, and where that list stands.
    pub(super) fn list(
        &mut self,
        owner: &'a Value,
        key: &str,
        at: &str,
    ) -> Option<(&'a Vec<Value>, String)> {
        let (value, at) = self.section(owner, key, at)?;
        Some((
            read(value, "a list", &at, self.diagnostics, Value::as_array)?,
            at,
        ))
    }

    /// A member, or where a `$ref` in its place leads: who has many files writes so.
    fn section(&mut self, owner: &'a Value, key: &str, at: &str) -> Option<(&'a Value, String)> {
        let value = owner.get(key)?;
        let at = format!("{at}/{}", escape(key));
        follow_stray(self.root, value, at, (key, Kind::Section), self.diagnostics)
    }

    /// Of these components those that nothing uses are not read either.
    pub(super) fn check_components(&mut self, components: &'a Value, at: &str) {
        let sections = [
            ("parameters", Kind::Parameter),
            ("pathItems", Kind::PathItem),
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

    /// The same for things that a client can be generated without: what is wrong with them is a warning.
    pub(super) fn check_optional(&mut self, owner: &'a Value, key: &str, kind: Kind, at: &str) {
        let was_tolerant = self.diagnostics.set_tolerant(true);
        self.check_all(owner, key, kind, at);
        self.diagnostics.set_tolerant(was_tolerant);
    }

    /// Things that are not read, but are of the kind that they should be, or lead to it.
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
