//! How an operation pages → where emitted code finds the values of a page that it needs.

use std::collections::BTreeMap;

use crate::draft;
use crate::ir::{
    FieldPath, FieldStep, Ident, Item, ItemKind, NearMiss, Output, PagedOperation, Pages, Paging,
    Presence, PropertyNames, Type, TypeModule, Wrapper,
};
use crate::lock::Lock;
use crate::names::{Use, ident};

/// The operations that page and those that look as if they did, for reports.
pub struct PageReport {
    /// Those that page.
    pub paged: Vec<PagedOperation>,
    /// Those that look as if they did.
    pub near_misses: Vec<NearMiss>,
}

impl PageReport {
    /// Moves an operation to the near misses.
    fn give_up(&mut self, pointer: &str, reason: &str) {
        let Some(index) = self.paged.iter().position(|paged| paged.pointer == pointer) else {
            return;
        };
        let paged = self.paged.remove(index);
        let operation = toml::Value::from(paged.operation.as_str());
        self.near_misses.push(NearMiss {
            settings: format!("[[client.pages]]\noperation = {operation}\ndeny = true\n"),
            pointer: paged.pointer,
            operation: paged.operation,
            reason: reason.to_owned(),
        });
    }
}

/// The declared types by name.
pub struct Declared<'t> {
    by_name: BTreeMap<&'t Ident, &'t Item>,
    lock: &'t Lock,
}

impl<'t> Declared<'t> {
    /// Those of all modules.
    pub fn of(types: &'t [TypeModule], lock: &'t Lock) -> Self {
        let items = types.iter().flat_map(|module| &module.items);
        Self {
            by_name: items.map(|item| (&item.name, item)).collect(),
            lock,
        }
    }

    /// The pages of an operation; `None`, with a report, where a page is of a type without the fields.
    pub fn link_pages(&self, call: &draft::Call, report: &mut PageReport) -> Option<Box<Pages>> {
        let paging = call.paging.as_ref()?;
        let Output::Json(page) = &call.output else {
            report.give_up(&call.pointer, "success is not one JSON type");
            return None;
        };
        match self.pages(paging, page, call) {
            Some(pages) => Some(Box::new(pages)),
            None => {
                let reason = "a property of the page is within a union, a map or raw JSON";
                report.give_up(&call.pointer, reason);
                None
            }
        }
    }

    fn pages(
        &self,
        paging: &Paging<PropertyNames>,
        page: &Type,
        call: &draft::Call,
    ) -> Option<Pages> {
        let (_, items) = self.follow(page, &paging.items)?;
        let Type::Vec(item) = self.bare(items) else {
            return None;
        };
        let id = match &paging.id_of_item {
            Some(name) => Some(self.path(item, std::slice::from_ref(name))?),
            None => None,
        };
        let paging = paging.clone().try_map(|names| self.path(page, &names))?;
        Some(Pages {
            method: self.free_name(call, ["pages", "all_pages"]),
            items_method: self.free_name(call, ["items", "all_items"]),
            paging,
            id,
            page: page.clone(),
            item: (**item).clone(),
        })
    }

    /// The first name, unless a setter has it, or the method had the other one before.
    fn free_name(&self, call: &draft::Call, names: [&str; 2]) -> Ident {
        let [first, other] = names.map(|name| ident(name, Use::Method));
        let before = self.lock.form(&call.pointer);
        let before = before
            .map(|form| form.methods.as_slice())
            .unwrap_or_default();
        let had_other = before.iter().any(|method| method == other.plain());
        let is_taken = call.setters.iter().any(|setter| setter.name.rust == first);
        if is_taken || had_other { other } else { first }
    }

    fn path(&self, ty: &Type, names: &[String]) -> Option<FieldPath> {
        let (fields, _) = self.follow(ty, names)?;
        Some(FieldPath {
            names: names.to_vec(),
            root: self.wrapper(ty),
            fields,
        })
    }

    /// The fields on the way to a property, and the property's type.
    fn follow<'a>(&'a self, ty: &'a Type, names: &[String]) -> Option<(Vec<FieldStep>, &'a Type)> {
        let mut fields = Vec::new();
        let mut ty = ty;
        for name in names {
            let Type::Named(object) = self.bare(ty) else {
                return None;
            };
            let ItemKind::Object(object) = &self.by_name.get(object)?.kind else {
                return None;
            };
            let field = object
                .fields
                .iter()
                .find(|field| field.name.wire == *name)?;
            let wrapper = match field.presence {
                Presence::Patch => Wrapper::Patch,
                _ => self.wrapper(&field.ty),
            };
            fields.push(FieldStep {
                field: field.name.rust.clone(),
                wrapper,
                deprecated: field.is_deprecated(),
            });
            ty = &field.ty;
        }
        Some((fields, ty))
    }

    fn wrapper(&self, ty: &Type) -> Wrapper {
        match self.unaliased(ty) {
            Type::Option(_) => Wrapper::Option,
            _ => Wrapper::None,
        }
    }

    /// The type without `Option`, boxes and aliases.
    fn bare<'a>(&'a self, ty: &'a Type) -> &'a Type {
        match self.unaliased(ty) {
            Type::Option(inner) | Type::Boxed(inner) => self.bare(inner),
            ty => ty,
        }
    }

    fn unaliased<'a>(&'a self, ty: &'a Type) -> &'a Type {
        let Type::Named(name) = ty else { return ty };
        match self.by_name.get(name).map(|item| &item.kind) {
            Some(ItemKind::Alias(target)) => self.unaliased(target),
            _ => ty,
        }
    }
}
