//! Default values of the document as literals of the fields' own types.
//!
//! The literal of a struct depends on which fields the struct requires, and on what is boxed.

use std::collections::BTreeMap;

use serde_json::Value;

use super::described::describe_field;
use super::laid::{Defaults, FieldDefault, Laid};
use super::layout::Layout;
use super::literals::fit;
use crate::diagnostic::Diagnostics;
use crate::draft::{Field, ItemKind, Items, Presence};
use crate::graph;
use crate::ir::{Literal, Type};
use crate::schema::Schemas;
use crate::values::accepts::may_accept;
use crate::values::defaults::{NO_VALUE, ignored};

/// The longest default that is emitted, in bytes of JSON: it is repeated for every property that refers to it.
const LONGEST: usize = 16 << 10;

/// The document's default of a field.
struct Described<'a> {
    /// The location of the schema that has it: the property's, or the one that the property refers to.
    location: &'a str,
    value: &'a Value,
}

/// The same, with its Rust expression.
struct Fitted<'a> {
    location: &'a str,
    value: &'a Value,
    literal: Literal,
}

/// A field: its struct, and its index there.
type FieldId = (String, usize);

impl Defaults {
    /// Finds the defaults of fields that may be absent.
    ///
    /// `null` means the same as an absent property, so it is no default.
    pub fn find(
        schemas: &Schemas,
        items: &Items,
        layout: &Layout,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let none = Self::default();
        let laid = Laid {
            items,
            layout,
            defaults: &none,
        };
        let mut defaults = Self::default();
        let mut fitted = fit_all(schemas, &laid, &mut defaults, diagnostics);
        for id in leading_back(&fitted) {
            if let Some(Fitted { location, .. }) = fitted.remove(&id) {
                let message = "default contains itself; an absent value stays absent";
                diagnostics.push(ignored(location, message));
            }
        }
        for (id, fitted) in fitted {
            let (name, index) = &id;
            let Some(ItemKind::Object(object)) = items.get(name).map(|item| &item.kind) else {
                continue;
            };
            let slot = &layout.slots(name)[*index];
            let default = settle(&object.fields[*index], &slot.ty, fitted);
            let (name, index) = id;
            let fields = defaults.by_struct.entry(name).or_default();
            fields.insert(index, default);
        }
        defaults
    }
}

/// The literal of each default of a field that may be absent. A default without a literal is reported, and those of required fields are put
/// into `defaults`.
fn fit_all<'a>(
    schemas: &'a Schemas,
    laid: &Laid<'_>,
    defaults: &mut Defaults,
    diagnostics: &mut Diagnostics,
) -> BTreeMap<FieldId, Fitted<'a>> {
    let mut fitted = BTreeMap::new();
    for (name, item) in laid.items {
        let ItemKind::Object(object) = &item.kind else {
            continue;
        };
        for (index, field) in object.fields.iter().enumerate() {
            let described = described(schemas, &item.pointer, &field.name.wire);
            let Some(Described { location, value }) =
                described.filter(|declared| !declared.value.is_null())
            else {
                continue;
            };
            let slot = &laid.layout.slots(name)[index];
            match fit_default(value, location, slot.ty.held(), schemas, laid) {
                Ok(_) if field.presence == Presence::Required => {
                    let of_struct = defaults.of_required.entry(name.clone()).or_default();
                    of_struct.push((field.name.wire.clone(), value.to_string()));
                }
                // An argument of `new` is never absent.
                Ok(_) if field.is_argument() => {}
                Ok(literal) => {
                    let found = Fitted {
                        location,
                        value,
                        literal,
                    };
                    fitted.insert((name.clone(), index), found);
                }
                Err(message) => diagnostics.push(ignored(location, message)),
            }
        }
    }
    fitted
}

/// The default of a field of type `ty`, and the field's type with it.
fn settle(field: &Field, ty: &Type, fitted: Fitted<'_>) -> FieldDefault {
    let held = ty.held().clone();
    // The documentation does not show a value that `Debug` hides.
    let shown = Some(fitted.value).filter(|_| held != Type::Secret);
    let docs = describe_field(field, shown);
    // A nullable property may refer to a schema with a default that is not nullable.
    let wrap = field.nullable && !held.holds_null();
    let (ty, literal) = if wrap {
        (held.optional(), Literal::Some(Box::new(fitted.literal)))
    } else {
        (held, fitted.literal)
    };
    FieldDefault { literal, ty, docs }
}

/// The default of a struct's property.
fn described<'a>(schemas: &'a Schemas, object: &str, property: &str) -> Option<Described<'a>> {
    let property = schemas.property(object, property)?;
    schemas.annotations(property).find_map(|found| {
        Some(Described {
            location: found.location,
            value: found.schema.default.as_ref()?,
        })
    })
}

/// The fields whose defaults contain the struct that has the field: each would contain another one.
fn leading_back(fitted: &BTreeMap<FieldId, Fitted<'_>>) -> Vec<FieldId> {
    let mut leads: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for ((name, _), Fitted { literal, .. }) in fitted {
        let named = leads.entry(name).or_default();
        literal.visit_names(&mut |other| named.push(other.as_str()));
    }
    let leads: Vec<_> = leads.into_iter().collect();
    let cycles: Vec<_> = graph::cycles(&leads).collect();
    let fields = fitted.iter().filter(|((name, _), Fitted { literal, .. })| {
        let cycle = cycles.iter().find(|cycle| cycle.contains(&name.as_str()));
        let mut leads_back = false;
        literal.visit_names(&mut |other| {
            leads_back |= cycle.is_some_and(|cycle| cycle.contains(&other.as_str()));
        });
        leads_back
    });
    fields.map(|(id, _)| id.clone()).collect()
}

/// The literal for a default of a field of type `ty`, or why there is none.
fn fit_default(
    value: &Value,
    location: &str,
    ty: &Type,
    schemas: &Schemas,
    laid: &Laid<'_>,
) -> Result<Literal, &'static str> {
    if value.to_string().len() > LONGEST {
        return Err("default is larger than 16 KiB; an absent value stays absent");
    }
    if !may_accept(schemas, location, value) {
        return Err(NO_VALUE);
    }
    let literal = fit(value, ty, laid);
    literal.ok_or(match ty {
        // The number is outside of the range of its format.
        Type::Int(_) => NO_VALUE,
        _ => "default cannot be written as a Rust literal; an absent value stays absent",
    })
}
