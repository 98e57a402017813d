//! The declared types of the emitted crate, by module.

use std::collections::BTreeMap;

use super::described::{describe_field, describe_variant};
use super::examples::example_of;
use super::laid::Laid;
use super::layout::Slot;
use super::nested::Checked;
use super::shared::shared_by;
use crate::draft;
use crate::ir::{
    Added, Branch, Field, Ident, Item, ItemKind, Object, Presence, Rest, TypeModule, Union,
};
use crate::markdown::with_summary;
use crate::names::module_of;
use crate::schema::Schemas;

/// The types by module: modules sorted by name. Each is named after its first type, which contains all others.
pub fn link_items(laid: &Laid<'_>, schemas: &Schemas, checked: &Checked) -> Vec<TypeModule> {
    let linker = Linker {
        laid,
        schemas,
        checked,
    };
    let mut homes: BTreeMap<&str, Vec<Item>> = BTreeMap::new();
    for (name, item) in laid.items {
        let linked = linker.item(name, item);
        homes.entry(&item.home).or_default().push(linked);
    }
    let mut modules: BTreeMap<Ident, Vec<Item>> = BTreeMap::new();
    for mut items in homes.into_values() {
        items.sort_by(|a, b| a.pointer.cmp(&b.pointer).then_with(|| a.name.cmp(&b.name)));
        if let Some(first) = items.first() {
            let module = module_of(&first.name);
            modules.entry(module).or_default().append(&mut items);
        }
    }
    let modules = modules.into_iter();
    modules
        .map(|(name, items)| TypeModule { name, items })
        .collect()
}

struct Linker<'a> {
    laid: &'a Laid<'a>,
    schemas: &'a Schemas,
    checked: &'a Checked,
}

impl Linker<'_> {
    fn item(&self, name: &str, item: &draft::Item) -> Item {
        let kind = match &item.kind {
            draft::ItemKind::Object(object) => ItemKind::Object(self.object(name, item, object)),
            draft::ItemKind::Union(union) => ItemKind::Union(self.union(name, union)),
            draft::ItemKind::Values(values) => ItemKind::Values(values.clone()),
            draft::ItemKind::Alias(ty) => ItemKind::Alias(ty.clone()),
        };
        Item {
            name: item.name.clone(),
            pointer: item.pointer.clone(),
            docs: with_summary(item.docs.clone()),
            deprecated: item.deprecated,
            dropped: item.dropped.clone(),
            added: Added::default(),
            kind,
        }
    }

    fn object(&self, name: &str, item: &draft::Item, object: &draft::Object) -> Object {
        let fields = object.fields.iter().enumerate();
        let fields = fields.map(|(index, field)| self.field((name, index), &item.pointer, field));
        let rest = match &object.rest {
            Rest::Typed(field, ty, checks) => {
                let checks = self.checked.nest(checks.clone(), ty);
                Rest::Typed(field.clone(), ty.clone(), checks)
            }
            rest => rest.clone(),
        };
        Object {
            owned: object.owned.clone(),
            fields: fields.collect(),
            defaults: self.laid.defaults.of_required(name),
            rest,
            closed: object.closed,
            exact: object.exact,
            checks: object.checks.clone(),
        }
    }

    fn field(&self, (name, index): (&str, usize), pointer: &str, field: &draft::Field) -> Field {
        let slot = &self.laid.layout.slots(name)[index];
        let (ty, presence, docs) = match self.laid.defaults.get(name, index) {
            Some(default) => {
                let presence = Presence::Default(default.literal.clone());
                (&default.ty, presence, default.docs.clone())
            }
            None => {
                let documented = self.laid.defaults.documented(name, index);
                let docs = describe_field(field, documented);
                (&slot.ty, presence_of(field.presence), docs)
            }
        };
        let property = (pointer, field.name.wire.as_str());
        Field {
            name: field.name.clone(),
            ty: ty.clone(),
            presence,
            direction: field.direction,
            checks: self.checked.nest(field.checks.clone(), ty),
            docs,
            deprecated: field.deprecated,
            dropped: field.dropped.clone(),
            example: example_of(self.schemas, property, ty.held(), self.laid),
        }
    }

    fn union(&self, name: &str, union: &draft::Union) -> Union {
        let slots = self.laid.layout.slots(name);
        let branches = union.branches.iter().zip(slots);
        Union {
            decision: union.decision.clone(),
            branches: branches
                .map(|(branch, slot)| self.branch(branch, slot))
                .collect(),
            shared: shared_by(union, self.laid.items),
        }
    }

    fn branch(&self, branch: &draft::Branch, slot: &Slot) -> Branch {
        Branch {
            name: branch.name.clone(),
            accessor: branch.accessor.clone(),
            ty: slot.ty.clone(),
            boxed: slot.boxed,
            select: branch.select.clone(),
            from: branch.from,
            from_text: false,
            checks: self.checked.nest(branch.checks.clone(), &slot.ty),
            docs: describe_variant(&branch.docs, &branch.ty, self.laid),
            dropped: branch.dropped.clone(),
        }
    }
}

fn presence_of(presence: draft::Presence) -> Presence {
    match presence {
        draft::Presence::Required => Presence::Required,
        draft::Presence::Optional => Presence::Optional,
        draft::Presence::Maybe => Presence::Maybe,
        draft::Presence::Patch => Presence::Patch,
    }
}
