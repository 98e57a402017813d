//! A schema → the type of its values.

mod arrays;
mod assumed;
pub mod checks;
mod directions;
mod kept_options;
mod large_integers;
pub mod loops;
pub mod named_by;
mod objects;
mod order;
pub mod patterns;
mod replaced;
pub mod required;
pub mod secrets;
pub mod values;

use super::docs;
use super::planned::Planned;
use super::planner::Planner;
use crate::analyse::locations::is_component;
use crate::analyse::scalars::{is_integer_enum, narrowed};
use crate::analyse::secrets::calls_secret;
use crate::diagnostic::{Diagnostic, codes};
use crate::draft::{Item, ItemKind};
use crate::ir::{Ident, Type, Untyped, UntypedReason};
use crate::schema::{Found, Kind, ObjectSchema};

/// Schemas nested deeper than this stay untyped, so that recursion over them is bounded.
pub const DEEPEST: usize = 64;

/// The number of types in a tuple: the size of nested tuples grows exponentially.
pub const LARGEST: usize = 256;

/// The number of types in a type.
pub fn size(ty: &Type) -> usize {
    match ty {
        Type::Boxed(inner) | Type::Option(inner) | Type::Vec(inner) | Type::Matching(inner) => {
            1 + size(inner)
        }
        Type::Map(keys, values) => 1 + size(keys) + size(values),
        Type::Tuple(parts) => 1 + parts.iter().map(size).sum::<usize>(),
        Type::OpenTuple(tuple) => 1 + tuple.parts().map(size).sum::<usize>(),
        _ => 1,
    }
}

impl<'a> Planner<'a> {
    /// Plans all named schemas, so that every one is part of the crate.
    pub fn plan_named_schemas(&mut self) {
        let mut named: Vec<&str> = self
            .model
            .locations()
            .filter(|location| is_component(location))
            .collect();
        named.sort_unstable();
        for location in named {
            self.plan_type(location);
        }
    }

    /// Plans the type of the schema at a location, and all types that it contains.
    pub fn plan_type(&mut self, location: &str) -> Planned {
        let planned = self.plan_at(location);
        if self.depth == 0 {
            self.depth = 1;
            while let Some(location) = self.pending.pop() {
                self.plan_struct(&location);
            }
            self.depth = 0;
        }
        planned
    }

    /// Plans the fields of structs that have a name already: planned one after the other, nested objects need no deep recursion.
    fn plan_struct(&mut self, location: &str) {
        let (Some(name), Some(found)) =
            (self.names.get(location).cloned(), self.model.find(location))
        else {
            return;
        };
        if let Kind::Object(object) = &found.schema.kind {
            let object = self.plan_object(location, found, object);
            self.declare(name, location, found, ItemKind::Object(object));
        }
    }

    fn plan_at(&mut self, location: &str) -> Planned {
        if let Some(planned) = self.planned.get(location) {
            return planned.clone();
        }
        let Some(found) = self.model.find(location) else {
            return Planned::of(Type::Value);
        };
        if let Some(target) = self.model.alias_target(location) {
            let planned = self.plan_at(target);
            self.planned.insert(location.to_owned(), planned.clone());
            self.declare_alias(location, found, &planned);
            return planned;
        }
        if self.depth > DEEPEST {
            return self.too_deep(location);
        }
        self.depth += 1;
        let planned = self.plan_found(location, found);
        self.depth -= 1;
        self.planned.insert(location.to_owned(), planned.clone());
        planned
    }

    fn plan_found(&mut self, location: &str, found: Found<'a>) -> Planned {
        if let Some(planned) = self.plan_replaced(location, found) {
            return planned;
        }
        self.report_assumed(found);
        self.report_large_integers(found);
        let declared = self.names.get(location).cloned();
        if let Some(name) = declared.clone().filter(|_| self.loops.contains(location)) {
            return self.plan_loop(name, location, found);
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
            self.planned.insert(location.to_owned(), planned);
        }
        let mut planned = match (&found.schema.kind, declared) {
            (Kind::Null, _) => Planned::of(Type::Null),
            (Kind::Annotated(target), _) => self.plan_annotated(target, found),
            (Kind::String(text), Some(name)) if !text.values.is_empty() => {
                let values = self.plan_text_enum(location, text, found.schema);
                self.declare(name, location, found, ItemKind::Values(values))
            }
            (Kind::Integer(integer), Some(name)) if is_integer_enum(found, &self.options.lock) => {
                let ty = self.plan_integer(integer, found);
                let values = self.plan_integer_enum(location, integer, (ty, found.schema));
                self.declare(name, location, found, ItemKind::Values(values))
            }
            (Kind::Object(object), Some(name)) if object.is_struct() => {
                self.pending.push(location.to_owned());
                Planned::of(Type::Named(name))
            }
            (Kind::OneOf(branches) | Kind::AnyOf(branches), _) => {
                self.plan_union(location, found, branches)
            }
            (Kind::String(_) | Kind::Any, _) if self.usage.is_file(found.location) => {
                Planned::of(Type::File)
            }
            (Kind::String(_) | Kind::Integer(_) | Kind::Number(_) | Kind::Boolean(_), _) => {
                Planned::of(match narrowed(found) {
                    Some(all) => self.plan_type(all).ty,
                    None => self.plan_scalar(found),
                })
            }
            _ => self.plan_held(location, found),
        };
        if planned.ty == Type::String && self.secrets.contains_key(location) {
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
        if is_component(location) {
            self.declare_alias(location, found, &planned);
        }
        planned
    }

    /// A schema that adds a description, null or secrecy to another schema.
    fn plan_annotated(&mut self, target: &str, found: Found<'_>) -> Planned {
        let mut planned = self.plan_type(target);
        if calls_secret(found.schema) && planned.ty == Type::String {
            planned.ty = Type::Secret;
        }
        planned
    }

    /// An array or a map with its checks; raw JSON for any other schema.
    pub(super) fn plan_held(&mut self, location: &str, found: Found<'a>) -> Planned {
        let mut planned = match &found.schema.kind {
            Kind::Object(object) => self.plan_map(location, found, object),
            Kind::Array(array) => self.plan_array(location, array),
            Kind::Tuple(positions) => self.plan_tuple(location, positions),
            _ if found.schema.is_missing => {
                return self.untyped(location, UntypedReason::Missing);
            }
            _ if found.schema.has_only_format => {
                return self.untyped(location, UntypedReason::OnlyFormat);
            }
            _ => return self.untyped(location, UntypedReason::AnyValue),
        };
        let checks = self.plan_checks(found, &planned.ty);
        planned.checks.extend(checks);
        planned
    }

    fn too_deep(&mut self, location: &str) -> Planned {
        let message = "schemas are nested too deeply here; values stay untyped";
        self.diagnostics
            .push(Diagnostic::new(&codes::TOO_DEEP_UNTYPED, location, message));
        self.untyped(location, UntypedReason::NotSupported)
    }

    fn plan_map(&mut self, location: &str, found: Found<'_>, object: &ObjectSchema) -> Planned {
        let key = match object.property_names.as_deref() {
            Some(keys) => self.plan_keys(keys),
            None => Type::String,
        };
        let Some(values) = object.additional_schema() else {
            self.untyped(location, UntypedReason::AnyObject);
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
    fn plan_keys(&mut self, location: &str) -> Type {
        match self.plan_type(location).ty {
            key @ Type::Named(_) => key,
            _ => Type::String,
        }
    }

    /// A value whose type is unknown: raw JSON, and listed in the report.
    pub fn untyped(&mut self, location: &str, reason: UntypedReason) -> Planned {
        self.untyped.push(Untyped {
            pointer: location.to_owned(),
            reason,
        });
        Planned::of(Type::Value)
    }

    /// Adds a declared type to its module.
    pub fn declare(
        &mut self,
        name: Ident,
        location: &str,
        found: Found<'_>,
        kind: ItemKind,
    ) -> Planned {
        self.report_replaced_branches(location, &kind);
        let home = self.locations.call(location).1;
        let described = docs::docs_of(found.schema, name.plain());
        let is_alias = matches!(kind, ItemKind::Alias(_));
        let item = Item {
            home,
            name: name.clone(),
            pointer: location.to_owned(),
            docs: if is_alias {
                self.with_parts(location, described)
            } else {
                described
            },
            deprecated: found.schema.deprecated,
            dropped: self.dropped.version(location).map(str::to_owned),
            kind,
        };
        self.items.insert(name.as_str().to_owned(), item);
        Planned::of(Type::Named(name))
    }

    /// Declares an alias for a named schema that has no type of its own.
    fn declare_alias(&mut self, location: &str, found: Found<'_>, planned: &Planned) {
        let Some(name) = self.names.get(location).cloned() else {
            return;
        };
        if planned.ty != Type::Named(name.clone()) && !self.items.contains_key(name.as_str()) {
            self.declare(name, location, found, ItemKind::Alias(planned.ty.clone()));
        }
    }
}
