//! Default values of the document: as literals of the fields' own types.
//!
//! The literal of a struct has to know which fields it requires, and what is boxed.

use std::collections::BTreeMap;

use serde_json::Value;

use super::described::describe_field;
use super::laid::{Defaults, FieldDefault, Laid};
use super::layout::Layout;
use super::literals::fit;
use crate::diagnostic::Diagnostics;
use crate::draft::{Field, ItemKind, Items};
use crate::graph;
use crate::ir::{Literal, Type};
use crate::schema::Schemas;
use crate::values::accepts::may_accept;
use crate::values::defaults::{NO_VALUE, ignored};

/// The longest default that is written into code, in bytes of JSON: every property that refers to one has it.
const LONGEST: usize = 16 << 10;

/// A default that the document has for a field.
struct Described<'a> {
    /// The location of the schema that has it: the property's, or what that refers to.
    place: &'a str,
    value: &'a Value,
}

/// The same, and what it is in Rust.
struct Fitted<'a> {
    place: &'a str,
    value: &'a Value,
    literal: Literal,
}

/// A field: its struct, and its index there.
type FieldId = (String, usize);

impl Defaults {
    /// Finds the defaults of fields that may be absent.
    ///
    /// `null` is what absence means anyway, so it is no default.
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
        let mut fitted = fit_all(schemas, &laid, diagnostics);
        for id in leading_back(&fitted) {
            if let Some(Fitted { place, .. }) = fitted.remove(&id) {
                let message =
                    "a default that holds its own default has no end; what is absent stays absent";
                diagnostics.push(ignored(place, message));
            }
        }
        let mut defaults = Self::default();
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

/// The literal of each default that has one. What has none is reported.
fn fit_all<'a>(
    schemas: &'a Schemas,
    laid: &Laid<'_>,
    diagnostics: &mut Diagnostics,
) -> BTreeMap<FieldId, Fitted<'a>> {
    let mut fitted = BTreeMap::new();
    for (name, item) in laid.items {
        let ItemKind::Object(object) = &item.kind else {
            continue;
        };
        for (index, field) in object.fields.iter().enumerate() {
            let described = described(schemas, &item.pointer, &field.name.wire);
            let Some(Described { place, value }) = described.filter(|said| !said.value.is_null())
            else {
                continue;
            };
            let slot = &laid.layout.slots(name)[index];
            match fit_default(value, place, slot.ty.held(), schemas, laid) {
                // Nobody leaves it out.
                Ok(_) if field.is_argument() => {}
                Ok(literal) => {
                    let found = Fitted {
                        place,
                        value,
                        literal,
                    };
                    fitted.insert((name.clone(), index), found);
                }
                Err(message) => diagnostics.push(ignored(place, message)),
            }
        }
    }
    fitted
}

/// What a field becomes that holds `ty` and has a default.
fn settle(field: &Field, ty: &Type, fitted: Fitted<'_>) -> FieldDefault {
    let held = ty.held().clone();
    // What no `Debug` shows is not shown here.
    let shown = Some(fitted.value).filter(|_| held != Type::Secret);
    let docs = describe_field(field, shown);
    // What the property refers to may have a default and know nothing of null.
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
            place: found.place,
            value: found.schema.default.as_ref()?,
        })
    })
}

/// The fields whose defaults lead back to the structs that they stand in: each would make another one.
fn leading_back(fitted: &BTreeMap<FieldId, Fitted<'_>>) -> Vec<FieldId> {
    let mut leads: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for ((name, _), Fitted { literal, .. }) in fitted {
        let named = leads.entry(name).or_default();
        literal.visit_names(&mut |other| named.push(other.as_str()));
    }
    let leads: Vec<_> = leads.into_iter().collect();
    let circles: Vec<_> = graph::circles(&leads).collect();
    let fields = fitted.iter().filter(|((name, _), Fitted { literal, .. })| {
        let circle = circles
            .iter()
            .find(|circle| circle.contains(&name.as_str()));
        let mut leads_back = false;
        literal.visit_names(&mut |other| {
            leads_back |= circle.is_some_and(|circle| circle.contains(&other.as_str()));
        });
        leads_back
    });
    fields.map(|(id, _)| id.clone()).collect()
}

/// The literal for a default of a field that holds `ty`, or why there is none.
fn fit_default(
    value: &Value,
    place: &str,
    ty: &Type,
    schemas: &Schemas,
    laid: &Laid<'_>,
) -> Result<Literal, &'static str> {
    if value.to_string().len() > LONGEST {
        return Err(
            "a default of more than 16 KiB is not written into code; what is absent stays absent",
        );
    }
    if !may_accept(schemas, place, value) {
        return Err(NO_VALUE);
    }
    let literal = fit(value, ty, laid);
    literal.ok_or(match ty {
        // Its format holds no such number.
        Type::Int(_) => NO_VALUE,
        _ => "a default of this sort has no literal; what is absent stays absent",
    })
}
