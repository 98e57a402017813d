//! Objects with properties → structs.

use openapiv3::{AdditionalProperties, ObjectType};

use super::model::{Found, is_closed, place_of};
use super::names::{Scope, Use};
use super::types::optional;
use super::usage::Side;
use super::{Planner, docs, secrets};
use crate::config::UnknownFields;
use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::ir::{Check, Docs, Field, Ident, Name, Object, Presence, Rest, Type};

impl Planner<'_> {
    /// The struct for an object.
    pub(super) fn plan_object(&mut self, place: &str, found: Found<'_>, object: &ObjectType) -> Object {
        let tag = self.tags.of_object(found.place).cloned();
        let owned = |name: &String| tag.as_ref().is_some_and(|tag| tag.key == *name);
        let properties: Vec<_> = object.properties.iter().filter(|(name, _)| !owned(name)).collect();
        let (names, rest) = name_fields(properties.iter().map(|(name, _)| name.as_str()));
        let mut fields = Vec::new();
        for ((wire, schema), name) in properties.into_iter().zip(names) {
            let required = object.required.contains(wire);
            let name = Name { wire: wire.clone(), rust: name };
            fields.extend(place_of(schema).map(|child| self.plan_field(name, child, place, required)));
        }
        let rest = self.plan_rest(object, rest);
        let checks = self.plan_member_checks(found, object);
        self.report_unknown_required(found.place, object);
        Object { tag, fields, rest, closed: is_closed(object), checks }
    }

    fn plan_field(&mut self, name: Name, child: &str, object: &str, required: bool) -> Field {
        let planned = self.plan_type(child);
        let found = self.model.find(child);
        let data = found.map(|found| found.data);
        let read_only = data.is_some_and(|data| data.read_only);
        let write_only = data.is_some_and(|data| data.write_only);
        // Nobody is asked for what only the other side says.
        let one_sided = (read_only && self.usage.is_on(object, Side::Request))
            || (write_only && self.usage.is_on(object, Side::Response));
        let mut ty = planned.ty.clone();
        if ty == Type::Text && secrets::names_secret(&name.wire) {
            ty = Type::Secret;
        }
        let patched = planned.nullable && self.usage.is_on(object, Side::Patch);
        let presence = match ty {
            _ if required && !one_sided => Presence::Required,
            Type::Value => Presence::Optional,
            _ if patched => Presence::Patch,
            _ if planned.nullable => Presence::Maybe,
            _ => Presence::Optional,
        };
        let absent = matches!(presence, Presence::Optional | Presence::Maybe);
        let ty = match presence {
            Presence::Patch => ty,
            _ if absent => Type::Option(Box::new(ty)),
            _ if planned.nullable => optional(ty),
            _ => ty,
        };
        let description = data.and_then(|data| data.description.as_deref()).unwrap_or_default();
        let described_here = found.is_some_and(|found| !super::type_names::is_component(found.place));
        let docs = if described_here { docs::plan_docs(description) } else { Docs::default() };
        let deprecated = described_here && data.is_some_and(|data| data.deprecated);
        Field { name, ty, presence, checks: planned.checks, docs, deprecated }
    }

    /// What is required but not described can only travel among the members that no field takes.
    fn report_unknown_required(&mut self, place: &str, object: &ObjectType) {
        let unknown = object.required.iter().filter(|name| !object.properties.contains_key(*name));
        let unknown: Vec<String> = unknown.map(|name| format!("`{name}`")).collect();
        if unknown.is_empty() {
            return;
        }
        let message =
            format!("no property is called {}; nothing is required of the client", unknown.join(", "));
        let at = format!("{place}/required");
        let help =
            object.required.iter().filter(|name| !object.properties.contains_key(*name)).find_map(|name| {
                let guess = nearest(name, object.properties.keys().map(String::as_str))?;
                Some(format!("did you mean `{guess}`?"))
            });
        let found = Diagnostic::new(&codes::UNKNOWN_REQUIRED, at, message);
        self.diagnostics.push(Diagnostic { help, ..found });
    }

    fn plan_rest(&mut self, object: &ObjectType, name: Ident) -> Rest {
        if let Some(AdditionalProperties::Schema(values)) = &object.additional_properties
            && let Some(values) = place_of(values)
        {
            let planned = self.plan_type(values);
            let checks = planned.checks.clone();
            let values = planned.whole();
            if values != Type::Value {
                let checks = if checks.is_empty() { checks } else { vec![Check::Values(checks)] };
                return Rest::Typed(name, values, checks);
            }
        }
        match self.options.unknown_fields {
            UnknownFields::Keep => Rest::Keep(name),
            UnknownFields::Drop => Rest::Drop(name),
            UnknownFields::Deny => Rest::Deny(name),
        }
    }
}

/// The fields' identifiers in the document's order, and one for what is in none of them.
fn name_fields<'n>(wires: impl Iterator<Item = &'n str>) -> (Vec<Ident>, Ident) {
    let wires: Vec<&str> = wires.collect();
    let mut scope = Scope::default();
    (scope.mint_all(&wires, Use::Field), scope.mint("extra", Use::Field))
}
