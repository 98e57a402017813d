//! Objects with properties → structs.

use std::collections::HashSet;

use super::kept_options::KeptOption;
use super::required::asks_for;
use crate::analyse::secrets::names_secret_next_to;
use crate::analyse::usage::Side;
use crate::config::{Deviations, UnknownFields};
use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::draft::{Field, Object, Presence};
use crate::ir::{Check, Docs, Name, Owned, OwnedValue, Rest, TagValue, Type};
use crate::names::parts::Part;
use crate::names::{self, Use};
use crate::plan::docs;
use crate::plan::planner::Planner;
use crate::schema::{Found, Kind, ObjectSchema};
use crate::values::literals::literal;

/// How many unknown names in `required` get a suggestion.
const GUESSES: usize = 8;

/// What an object declares about a property.
#[derive(Clone, Copy)]
struct Role {
    /// Whether a string of its name is secret.
    is_secret: bool,
    /// Whether it is required.
    required: bool,
    /// The `Option` that it has although it is required.
    kept: KeptOption,
    /// Whether a rule about all properties needs to know if it is present: null is not the same as absent.
    asked_for: bool,
}

impl Planner<'_> {
    /// The struct for an object.
    pub(in crate::plan) fn plan_object(
        &mut self,
        location: &str,
        found: Found<'_>,
        object: &ObjectSchema,
    ) -> Object {
        let owned = self.plan_owned(found, object);
        let owned_keys: HashSet<&str> = owned.iter().map(|owned| owned.key.as_str()).collect();
        let required: HashSet<&String> = object.required.iter().collect();
        // Which properties have no field depends on the rest of the document; names must not.
        let properties: Vec<Part<'_>> = object
            .properties
            .keys()
            .map(|key| Part::of(key, key))
            .collect();
        let names = self.name_parts(location, &properties, Use::Field);
        let checks = self.plan_property_checks(object);
        let former = self.former_response(location, object);
        let mut fields = Vec::new();
        let described = object.properties.iter().zip(names);
        for ((wire, schema), name) in
            described.filter(|((wire, _), _)| !owned_keys.contains(wire.as_str()))
        {
            let name = Name {
                wire: wire.clone(),
                rust: name,
            };
            let asked_for = checks.iter().any(|check| asks_for(check, wire));
            let required = required.contains(wire);
            let kept = match &former {
                Some(former) if required => former.keeps(wire),
                _ => KeptOption::default(),
            };
            let role = Role {
                is_secret: names_secret_next_to(wire, object.properties.keys()),
                required: required && !kept.required_later,
                kept,
                asked_for,
            };
            fields.push(self.plan_field(name, schema, location, role));
        }
        let rest = self.plan_rest(found, object);
        if !object.may_require_undescribed {
            self.report_unknown_required(found.location, object);
        }
        Object {
            owned,
            fields: self.order_fields(location, fields, &object.required),
            rest,
            closed: object.is_closed(),
            exact: self.options.deviations == Deviations::Refuse,
            checks,
        }
    }

    fn plan_field(&mut self, name: Name, child: &str, object: &str, role: Role) -> Field {
        let mut planned = self.plan_type(child);
        let is_nullable = planned.nullable;
        planned.nullable |= role.kept.was_nullable;
        let found = self.model.find(child);
        let data = found.map(|found| found.schema);
        let one_sided = self.is_one_sided(child, object);
        let mut ty = planned.ty.clone();
        if ty == Type::String && role.is_secret {
            ty = Type::Secret;
        }
        // A property that is required in one direction and invalid in the other is null or absent in the latter.
        let means_null = role.asked_for || role.required || self.usage.is_on(object, Side::Patch);
        let patched = planned.nullable && means_null;
        let presence = match ty {
            _ if role.required && !one_sided => Presence::Required,
            _ if ty.holds_null() => Presence::Optional,
            _ if patched => Presence::Patch,
            _ if planned.nullable => Presence::Maybe,
            _ => Presence::Optional,
        };
        let absent = matches!(presence, Presence::Optional | Presence::Maybe);
        let ty = match presence {
            Presence::Patch => ty,
            _ if absent => Type::Option(Box::new(ty)),
            _ if planned.nullable => ty.optional(),
            _ => ty,
        };
        let described_here = found.is_some_and(|found| docs::is_reported_here(found, &planned.ty));
        let docs = self.describe(child, &planned.ty, &name.wire, Docs::default());
        let docs = role.kept.describe(docs, is_nullable);
        let deprecated = described_here && data.is_some_and(|data| data.deprecated);
        let direction = self.plan_direction(child, object, role.required);
        Field {
            name,
            ty,
            nullable: planned.nullable,
            presence,
            direction,
            checks: planned.checks,
            docs,
            deprecated,
            dropped: self.dropped.version_of_property(child).map(str::to_owned),
        }
    }

    /// Reports required properties that are not described: they can only be among the properties without a field.
    fn report_unknown_required(&mut self, location: &str, object: &ObjectSchema) {
        let unknown = || {
            object
                .required
                .iter()
                .filter(|name| !object.properties.contains_key(*name))
        };
        let names: Vec<String> = unknown().map(|name| format!("`{name}`")).collect();
        if names.is_empty() {
            return;
        }
        let (properties, them) = match names.len() {
            1 => ("property", "it"),
            _ => ("properties", "them"),
        };
        let message = format!(
            "unknown {properties} {} in `required`; the client does not require {them}",
            names.join(", ")
        );
        let at = format!("{location}/required");
        let may_guess = self.diagnostics.may_guess(&codes::UNKNOWN_REQUIRED);
        let guess = unknown()
            .take(GUESSES)
            .filter(|_| may_guess)
            .find_map(|name| nearest(name, object.properties.keys().map(String::as_str)));
        let help = guess.map(|guess| format!("did you mean `{guess}`?"));
        let found = Diagnostic::new(&codes::UNKNOWN_REQUIRED, at, message);
        self.diagnostics.push(Diagnostic { help, ..found });
    }

    /// The properties that a struct fixes to one value each: the tags by which unions distinguish it, and constants, which no caller
    /// needs to pass. A constant has to be present, and another value, which a newer service may send, has to be kept.
    pub(in crate::plan) fn plan_owned(
        &mut self,
        found: Found<'_>,
        object: &ObjectSchema,
    ) -> Vec<Owned> {
        let tags = self.tags.of_object(found.location).to_vec();
        let is_tag = |key: &String| tags.iter().any(|tag| tag.key == *key);
        let mut owned = tags.clone();
        if self.options.unknown_fields != UnknownFields::Keep || self.has_typed_rest(found, object)
        {
            return owned;
        }
        let required: HashSet<&String> = object.required.iter().collect();
        let required = |key: &String| required.contains(key) && !is_tag(key);
        for (key, child) in object.properties.iter().filter(|(key, _)| required(key)) {
            let bare = self.model.find_bare(child);
            let is_text = bare.is_some_and(|found| matches!(found.schema.kind, Kind::String(_)));
            if let Some(TagValue::String(text)) = literal(self.model, object, key)
                && is_text
                && !self.is_one_sided(child, found.location)
            {
                let value = OwnedValue::Constant(text);
                owned.push(Owned {
                    key: key.clone(),
                    value,
                    optional: false,
                });
            }
        }
        owned
    }

    /// The type of properties without a field, where the document describes them, and their checks.
    fn plan_other_properties(
        &mut self,
        found: Found<'_>,
        object: &ObjectSchema,
    ) -> Option<(Type, Vec<Check>)> {
        let planned = self.plan_type(object.additional_schema()?);
        Some(self.plan_map_values(found, planned))
    }

    /// Whether the properties without a field have a type of their own.
    fn has_typed_rest(&mut self, found: Found<'_>, object: &ObjectSchema) -> bool {
        self.plan_other_properties(found, object)
            .is_some_and(|(values, _)| values != Type::Value)
    }

    fn plan_rest(&mut self, found: Found<'_>, object: &ObjectSchema) -> Rest {
        let name = names::rest();
        let checks = match self.plan_other_properties(found, object) {
            Some((Type::Value, checks)) => checks,
            Some((values, checks)) => return Rest::Typed(name, values, checks),
            None => Vec::new(),
        };
        match self.options.unknown_fields {
            UnknownFields::Keep => Rest::Keep(name, checks),
            UnknownFields::Drop => Rest::Drop(name),
            UnknownFields::Deny => Rest::Deny(name),
        }
    }
}
