//! A schema → the type of its values.

mod assumed;
pub mod checks;
mod large_integers;
pub mod loops;
pub mod named_by;
mod objects;
pub mod patterns;
pub mod required;
pub mod secrets;
pub mod values;

use super::docs;
use super::planned::Planned;
use super::planner::Planner;
use crate::analyse::locations::is_component;
use crate::analyse::scalars::{integer_type, is_integer_enum, narrowed, scalar_type};
use crate::analyse::secrets::calls_secret;
use crate::diagnostic::{Diagnostic, codes};
use crate::draft::{Item, ItemKind};
use crate::ir::{Check, Ident, Type, Untyped, UntypedReason};
use crate::schema::{Found, Kind, ObjectSchema};

/// Schemas nested deeper than this stay untyped, so that recursion over them is bounded.
pub const DEEPEST: usize = 64;

/// The number of types in a tuple: the size of nested tuples grows exponentially.
pub const LARGEST: usize = 256;

/// The number of types in a type.
pub fn size(ty: &Type) -> usize {
    match ty {
        Type::Boxed(inner) | Type::Option(inner) | Type::List(inner) | Type::Matching(inner) => {
            1 + size(inner)
        }
        Type::Map(keys, values) => 1 + size(keys) + size(values),
        Type::Tuple(parts) => 1 + parts.iter().map(size).sum::<usize>(),
        _ => 1,
    }
}

impl<'a> Planner<'a> {
    /// Plans all named schemas, so that every one is part of the crate.
    pub fn plan_named_schemas(&mut self) {
        let mut named: Vec<&str> = self
            .model
            .places()
            .filter(|place| is_component(place))
            .collect();
        named.sort_unstable();
        for place in named {
            self.plan_type(place);
        }
    }

    /// Plans the type of the schema at a location, and all types that it contains.
    pub fn plan_type(&mut self, place: &str) -> Planned {
        let planned = self.plan_at(place);
        if self.depth == 0 {
            self.depth = 1;
            while let Some(place) = self.pending.pop() {
                self.plan_struct(&place);
            }
            self.depth = 0;
        }
        planned
    }

    /// Plans the fields of structs that have a name already: planned one after the other, nested objects need no deep recursion.
    fn plan_struct(&mut self, place: &str) {
        let (Some(name), Some(found)) = (self.names.get(place).cloned(), self.model.find(place))
        else {
            return;
        };
        if let Kind::Object(object) = &found.schema.kind {
            let object = self.plan_object(place, found, object);
            self.declare(name, place, found, ItemKind::Object(object));
        }
    }

    fn plan_at(&mut self, place: &str) -> Planned {
        if let Some(planned) = self.planned.get(place) {
            return planned.clone();
        }
        let Some(found) = self.model.find(place) else {
            return Planned::of(Type::Value);
        };
        if let Some(target) = self.model.alias_target(place) {
            let planned = self.plan_at(target);
            self.planned.insert(place.to_owned(), planned.clone());
            self.declare_alias(place, found, &planned);
            return planned;
        }
        if self.depth > DEEPEST {
            return self.too_deep(place);
        }
        self.depth += 1;
        let planned = self.plan_found(place, found);
        self.depth -= 1;
        self.planned.insert(place.to_owned(), planned.clone());
        planned
    }

    fn plan_found(&mut self, place: &str, found: Found<'a>) -> Planned {
        self.report_assumed(found);
        self.report_large_integers(found);
        let declared = self.names.get(place).cloned();
        if let Some(name) = declared.clone().filter(|_| self.loops.contains(place)) {
            return self.plan_loop(name, place, found);
        }
        // A recursive type finds its name here.
        let name = match &found.schema.kind {
            Kind::Object(_) => declared.clone(),
            Kind::OneOf(_) | Kind::AnyOf(_) => {
                declared.clone().or_else(|| self.name_by_content(found))
            }
            _ => None,
        };
        if let Some(name) = name {
            let nullable = found.schema.nullable || self.has_null_branch(found);
            let planned = Planned {
                nullable,
                ..Planned::of(Type::Named(name))
            };
            self.planned.insert(place.to_owned(), planned);
        }
        let mut planned = match (&found.schema.kind, declared) {
            (Kind::Null, _) => Planned::of(Type::Null),
            (Kind::Annotated(target), _) => self.plan_annotated(target, found),
            (Kind::String(text), Some(name)) if !text.values.is_empty() => {
                let values = self.plan_text_enum(place, text, found.schema);
                self.declare(name, place, found, ItemKind::Values(values))
            }
            (Kind::Integer(integer), Some(name)) if is_integer_enum(found) => {
                let values = self.plan_integer_enum(
                    place,
                    integer,
                    (integer_type(integer, found), found.schema),
                );
                self.declare(name, place, found, ItemKind::Values(values))
            }
            (Kind::Object(object), Some(name)) if object.is_struct() => {
                self.pending.push(place.to_owned());
                Planned::of(Type::Named(name))
            }
            (Kind::OneOf(branches) | Kind::AnyOf(branches), _) => {
                self.plan_union(place, found, branches)
            }
            (Kind::String(_) | Kind::Any, _) if self.usage.is_file(found.place) => {
                Planned::of(Type::File)
            }
            (Kind::String(_) | Kind::Integer(_) | Kind::Number(_) | Kind::Boolean(_), _) => {
                Planned::of(match narrowed(found) {
                    Some(all) => self.plan_type(all).ty,
                    None => scalar_type(found).unwrap_or(Type::Value),
                })
            }
            _ => self.plan_held(place, found),
        };
        if planned.ty == Type::Text && self.secrets.contains_key(place) {
            planned.ty = Type::Secret;
        }
        planned.nullable |= found.schema.nullable;
        if !matches!(
            found.schema.kind,
            Kind::Object(_) | Kind::Array(_) | Kind::Tuple(_)
        ) {
            let checks = self.plan_checks(found, &planned.ty);
            planned.checks.extend(checks);
        }
        if is_component(place) {
            self.declare_alias(place, found, &planned);
        }
        planned
    }

    /// A schema that adds a description, null or secrecy to another schema.
    fn plan_annotated(&mut self, target: &str, found: Found<'_>) -> Planned {
        let mut planned = self.plan_type(target);
        if calls_secret(found.schema) && planned.ty == Type::Text {
            planned.ty = Type::Secret;
        }
        planned
    }

    /// An array or a map with its checks; raw JSON for any other schema.
    pub(super) fn plan_held(&mut self, place: &str, found: Found<'a>) -> Planned {
        let mut planned = match &found.schema.kind {
            Kind::Object(object) => self.plan_map(place, found, object),
            Kind::Array(array) => match array.items.as_deref() {
                Some(items) => self.plan_list(items),
                None => self.untyped_items(place),
            },
            Kind::Tuple(positions) => self.plan_tuple(place, positions),
            _ if found.schema.is_missing => {
                return self.untyped(place, UntypedReason::Missing);
            }
            _ if found.schema.has_only_format => {
                return self.untyped(place, UntypedReason::OnlyFormat);
            }
            _ => return self.untyped(place, UntypedReason::AnyValue),
        };
        let checks = self.plan_checks(found, &planned.ty);
        planned.checks.extend(checks);
        planned
    }

    fn plan_list(&mut self, items: &str) -> Planned {
        let items = self.plan_type(items);
        let checks = items.checks.clone();
        let mut list = Planned::of(Type::List(Box::new(items.whole())));
        if !checks.is_empty() {
            list.checks.push(Check::Each(checks));
        }
        list
    }

    fn plan_tuple(&mut self, place: &str, positions: &[String]) -> Planned {
        let parts = positions
            .iter()
            .map(String::as_str)
            .map(|place| self.plan_type(place));
        let parts: Vec<Planned> = parts.collect();
        let checks: Vec<Vec<Check>> = parts.iter().map(|part| part.checks.clone()).collect();
        let parts: Vec<Type> = parts.into_iter().map(Planned::whole).collect();
        if parts.iter().map(size).sum::<usize>() > LARGEST {
            return self.too_deep(place);
        }
        let mut tuple = Planned::of(Type::Tuple(parts));
        if checks.iter().any(|checks| !checks.is_empty()) {
            tuple.checks.push(Check::Positions(checks));
        }
        tuple
    }

    fn too_deep(&mut self, place: &str) -> Planned {
        let message = "schemas are nested too deeply here; values stay untyped";
        self.diagnostics
            .push(Diagnostic::new(&codes::TOO_DEEP_UNTYPED, place, message));
        self.untyped(place, UntypedReason::NotSupported)
    }

    fn plan_map(&mut self, place: &str, found: Found<'_>, object: &ObjectSchema) -> Planned {
        let key = match object.property_names.as_deref() {
            Some(keys) => self.plan_keys(keys),
            None => Type::Text,
        };
        let Some(values) = object.additional_schema() else {
            self.untyped(place, UntypedReason::AnyObject);
            return Planned::of(Type::Map(Box::new(key), Box::new(Type::Value)));
        };
        let values = self.plan_type(values);
        let (values, checks) = self.plan_map_values(found, values);
        Planned {
            checks,
            ..Planned::of(Type::Map(Box::new(key), Box::new(values)))
        }
    }

    /// Keys are strings, or an enum of strings.
    fn plan_keys(&mut self, place: &str) -> Type {
        match self.plan_type(place).ty {
            key @ Type::Named(_) => key,
            _ => Type::Text,
        }
    }

    /// A value whose type is unknown: raw JSON, and listed in the report.
    pub fn untyped(&mut self, place: &str, reason: UntypedReason) -> Planned {
        self.untyped.push(Untyped {
            pointer: place.to_owned(),
            reason,
        });
        Planned::of(Type::Value)
    }

    fn untyped_items(&mut self, place: &str) -> Planned {
        self.untyped(place, UntypedReason::AnyItems);
        Planned::of(Type::List(Box::new(Type::Value)))
    }

    /// Adds a declared type to its module.
    pub fn declare(
        &mut self,
        name: Ident,
        place: &str,
        found: Found<'_>,
        kind: ItemKind,
    ) -> Planned {
        let home = self.places.call(place).1;
        let said = docs::said_of(found.schema, name.plain());
        let is_alias = matches!(kind, ItemKind::Alias(_));
        let item = Item {
            home,
            name: name.clone(),
            pointer: place.to_owned(),
            docs: if is_alias {
                self.with_parts(place, said)
            } else {
                said
            },
            deprecated: found.schema.deprecated,
            kind,
        };
        self.items.insert(name.as_str().to_owned(), item);
        Planned::of(Type::Named(name))
    }

    /// Declares an alias for a named schema that has no type of its own.
    fn declare_alias(&mut self, place: &str, found: Found<'_>, planned: &Planned) {
        let Some(name) = self.names.get(place).cloned() else {
            return;
        };
        if planned.ty != Type::Named(name.clone()) && !self.items.contains_key(name.as_str()) {
            self.declare(name, place, found, ItemKind::Alias(planned.ty.clone()));
        }
    }
}
