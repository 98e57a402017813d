//! Default values of the document as literals of the fields' own types.
//!
//! The literal of a struct depends on which fields the struct requires, and on what is boxed.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::BTreeMap;

use serde_json::Value;

use super::described::describe_field;
use super::laid::{Defaults, FieldDefault, Laid};
use super::layout::Layout;
use super::literals::fit;
use crate::diagnostic::Diagnostics;
use crate::draft::{Field, Item, ItemKind, Items, Presence};
use crate::graph;
use crate::hash::HashSet;
use crate::ir::{Literal, Type};
use crate::lock::{Form, Lock};
use crate::schema::Schemas;
use crate::values::accepts::may_accept;
use crate::values::defaults::{NO_VALUE, ignored};

/// The longest default that is emitted, in bytes of JSON: it is repeated for every property that refers to it.
const LONGEST: usize = 16 << 10;

/// The default of a field, as the document has it, or the lock.
struct Described<'a> {
    /// The location of the schema that has it: the property's, or the one that the property refers to.
    location: &'a str,
    value: Cow<'a, Value>,
}

/// The same, with its Rust expression.
struct Fitted<'a> {
    location: &'a str,
    value: Cow<'a, Value>,
    literal: Literal,
}

/// A field: its struct, and its index there.
type FieldId = (String, usize);

impl Defaults {
    /// Finds the defaults of fields that may be absent.
    ///
    /// `null` means the same as an absent property, so it is no default. A field of the lock that had none stays an `Option`, and one
    /// that had one keeps it where the document has none any more.
    pub fn find(
        schemas: &Schemas,
        items: &Items,
        (layout, lock): (&Layout, &Lock),
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let none = Self::default();
        let laid = Laid {
            items,
            layout,
            defaults: &none,
        };
        let mut defaults = Self::default();
        let mut fitted = fit_all(schemas, &laid, lock, &mut defaults, diagnostics);
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

    /// Writes the defaults to the lock of the next run.
    pub fn keep(&self, items: &Items, lock: &mut Lock) {
        for (name, defaults) in &self.by_struct {
            let Some(Item {
                pointer,
                kind: ItemKind::Object(object),
                ..
            }) = items.get(name)
            else {
                continue;
            };
            let form = lock.form_mut(pointer);
            for (index, default) in defaults {
                let key = object.fields[*index].name.wire.clone();
                form.defaults.insert(key, default.value.to_string());
            }
        }
    }
}

/// The literal of each default of a field that may be absent. A default without a literal is reported, and those of required fields are put
/// into `defaults`.
fn fit_all<'a>(
    schemas: &'a Schemas,
    laid: &Laid<'_>,
    lock: &Lock,
    defaults: &mut Defaults,
    diagnostics: &mut Diagnostics,
) -> BTreeMap<FieldId, Fitted<'a>> {
    let mut fitted = BTreeMap::new();
    for (name, item) in laid.items {
        let ItemKind::Object(object) = &item.kind else {
            continue;
        };
        let before = Former::of(lock.form(&item.pointer));
        for (index, field) in object.fields.iter().enumerate() {
            let described = described(schemas, &item.pointer, &field.name.wire);
            let slot = &laid.layout.slots(name)[index];
            let Some(Described { location, value }) =
                described.filter(|declared| !declared.value.is_null())
            else {
                let kept =
                    before.kept_default(schemas, (&item.pointer, field), slot.ty.held(), laid);
                fitted.extend(kept.map(|kept| ((name.clone(), index), kept)));
                continue;
            };
            match fit_default(&value, location, slot.ty.held(), schemas, laid) {
                Ok(_) if field.presence == Presence::Required => {
                    let of_struct = defaults.of_required.entry(name.clone()).or_default();
                    of_struct.push((field.name.wire.clone(), value.to_string()));
                }
                // An argument of `new` is never absent.
                Ok(_) if field.is_argument() => {}
                Ok(_) if before.is_option(field) => {
                    let of_struct = defaults.documented.entry(name.clone()).or_default();
                    of_struct.insert(index, value.into_owned());
                }
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
    let value = fitted.value.into_owned();
    let shown = Some(&value).filter(|_| held != Type::Secret);
    let docs = describe_field(field, shown);
    // A nullable property may refer to a schema with a default that is not nullable.
    let wrap = field.nullable && !held.holds_null();
    let (ty, literal) = if wrap {
        (held.optional(), Literal::Some(Box::new(fitted.literal)))
    } else {
        (held, fitted.literal)
    };
    FieldDefault {
        value,
        literal,
        ty,
        docs,
    }
}

/// What the lock has about the fields of a struct.
struct Former<'a> {
    form: Option<&'a Form>,
    /// The keys of those that were an `Option`, as far as it depends on a default; found when a default asks for them.
    options: OnceCell<HashSet<&'a str>>,
}

impl<'a> Former<'a> {
    fn of(form: Option<&'a Form>) -> Self {
        Self {
            form,
            options: OnceCell::new(),
        }
    }

    fn is_option(&self, field: &Field) -> bool {
        let options = self.options.get_or_init(|| self.find_options());
        options.contains(field.name.wire.as_str())
    }

    fn find_options(&self) -> HashSet<&'a str> {
        let Some(form) = self.form else {
            return HashSet::default();
        };
        let arguments: HashSet<&String> = form.arguments.iter().collect();
        let is_option =
            |key: &&String| !arguments.contains(key) && !form.defaults.contains_key(*key);
        let options = form.fields.iter().filter(is_option);
        options.map(String::as_str).collect()
    }

    /// The default that a field had, if it may still be absent and have this value.
    fn kept_default<'s>(
        &self,
        schemas: &'s Schemas,
        (pointer, field): (&str, &Field),
        ty: &Type,
        laid: &Laid<'_>,
    ) -> Option<Fitted<'s>> {
        let json = self.form?.defaults.get(&field.name.wire)?;
        let value: Value = serde_json::from_str(json).ok()?;
        let is_absent = field.presence == Presence::Optional || field.presence == Presence::Maybe;
        let location = schemas.property(pointer, &field.name.wire)?;
        if !is_absent || field.is_argument() {
            return None;
        }
        let literal = fit_default(&value, location, ty, schemas, laid).ok()?;
        Some(Fitted {
            location,
            value: Cow::Owned(value),
            literal,
        })
    }
}

/// The default of a struct's property.
fn described<'a>(schemas: &'a Schemas, object: &str, property: &str) -> Option<Described<'a>> {
    let property = schemas.property(object, property)?;
    schemas.annotations(property).find_map(|found| {
        Some(Described {
            location: found.location,
            value: Cow::Borrowed(found.schema.default.as_ref()?),
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
