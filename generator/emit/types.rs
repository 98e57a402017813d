//! The module `types`: a file for each named schema with what stands inside it.

use std::collections::BTreeSet;

use quote::quote;

use super::imports::import_maps;
use super::origin::describe;
use super::print::{Piece, has_path};
use super::tokens::{self, From};
use super::tree::Module;
use super::{object, union, values};
use crate::ir::{
    Crate, Docs, Ident, Item, ItemKind, Presence, Rest, Type, TypeModule, UnionDecision, ValueType,
};
use crate::markdown;

/// The module of all types; `None` where there is none.
pub fn emit_types(plan: &Crate, deprecated: &BTreeSet<&Ident>) -> Option<Module> {
    if plan.types.is_empty() {
        return None;
    }
    let exports = plan.types.iter().map(|module| {
        let names = module.items.iter().flat_map(declared).collect();
        (&module.name, names)
    });
    let exports = tokens::exports(exports);
    let needs_runtime = plan
        .types
        .iter()
        .flat_map(|module| &module.items)
        .any(needs_runtime);
    let imports = needs_runtime.then(|| {
        quote!(
            use super::runtime;
        )
    });
    let mut pieces = vec![Piece::Plain(exports), Piece::Plain(quote!(#imports))];
    pieces.extend(plan.subsets.iter().map(union::emit_subset));
    Some(Module {
        visibility: "pub",
        docs: format!(
            "//! The types of {}.\n",
            super::front::inline(&plan.package.title)
        ),
        children: plan
            .types
            .iter()
            .map(|module| emit_module(module, deprecated))
            .collect(),
        // It exports all of them.
        names_deprecated: !deprecated.is_empty(),
        ..Module::of("types", &pieces)
    })
}

fn emit_module(module: &TypeModule, deprecated: &BTreeSet<&Ident>) -> Module {
    let own: BTreeSet<&Ident> = module.items.iter().flat_map(declared).collect();
    let mut used: BTreeSet<&Ident> = BTreeSet::new();
    for item in &module.items {
        visit_types(&item.kind, &mut |name| {
            used.insert(name);
        });
    }
    let names_deprecated = own.union(&used).any(|name| deprecated.contains(name));
    let imports: Vec<&Ident> = used
        .into_iter()
        .filter(|name| !own.contains(name))
        .collect();
    let needs_runtime = module
        .items
        .iter()
        .any(needs_runtime)
        .then(|| quote!(runtime));
    let imports: Vec<_> = imports
        .into_iter()
        .map(|name| quote!(#name))
        .chain(needs_runtime)
        .collect();
    let imports = if imports.is_empty() {
        quote!()
    } else {
        quote!(use super::{#(#imports),*};)
    };
    let items: Vec<Piece> = module.items.iter().map(emit_item).collect();
    let maps = import_maps(&items);
    let mut pieces = vec![Piece::Plain(quote!(#maps)), Piece::Plain(imports)];
    pieces.extend(items);
    Module {
        names_deprecated,
        ..Module::of(module.name.as_str(), &pieces)
    }
}

/// The names that an item declares.
fn declared(item: &Item) -> Vec<&Ident> {
    match &item.kind {
        ItemKind::Union(union) => match &union.decision {
            UnionDecision::Tag { kind, .. } => vec![&item.name, kind],
            UnionDecision::Kind | UnionDecision::Shape { .. } => vec![&item.name],
        },
        _ => vec![&item.name],
    }
}

fn needs_runtime(item: &Item) -> bool {
    match &item.kind {
        ItemKind::Alias(ty) => has_path(tokens::ty(ty, From::Types), "runtime"),
        _ => true,
    }
}

fn emit_item(item: &Item) -> Piece {
    match &item.kind {
        ItemKind::Object(object) => object::emit_object(item, object),
        ItemKind::Union(union) => union::emit_union(item, union),
        ItemKind::Values(values) => values::emit_values(item, values),
        ItemKind::Alias(ty) => {
            let name = &item.name;
            let docs = tokens::docs(&item.docs.clone().or(|| fallback_docs(item)));
            let deprecated = tokens::deprecated(item.deprecated);
            let ty = tokens::ty(ty, From::Types);
            Piece::Plain(quote!(#docs #deprecated pub type #name = #ty;))
        }
    }
}

/// What is said of a type of which the document says nothing: where it comes from.
pub fn fallback_docs(item: &Item) -> Docs {
    let what = match &item.kind {
        ItemKind::Union(union)
            if !matches!(union.decision, UnionDecision::Tag { .. }) && union.branches.len() > 1 =>
        {
            let what = match union.decision {
                UnionDecision::Shape { .. } => "One of several values",
                _ => "One of several kinds of JSON value",
            };
            let branches: Vec<String> = union
                .branches
                .iter()
                .map(|branch| branch.name.plain().to_owned())
                .collect();
            return markdown::generated(format!("{what}: {}.", branches.join(", ")));
        }
        ItemKind::Object(_) => "The object",
        ItemKind::Union(union) if union.decision == UnionDecision::Kind => "The value",
        ItemKind::Union(_) => "One of several objects:",
        ItemKind::Values(values) => match values.of {
            ValueType::Text if values.variants.len() == 1 => "The text",
            ValueType::Text => "One of several texts:",
            ValueType::Int(_) => "One of several integers:",
        },
        ItemKind::Alias(_) => "The value",
    };
    markdown::generated(describe(what, &item.pointer))
}

/// Calls `visit` with every declared type that an item names.
pub fn visit_types<'i>(kind: &'i ItemKind, visit: &mut dyn FnMut(&'i Ident)) {
    match kind {
        ItemKind::Object(object) => {
            for field in &object.fields {
                visit_type(&field.ty, visit);
                if let Presence::Default(value) = &field.presence {
                    value.visit_names(visit);
                }
            }
            if let Rest::Typed(_, ty, _) = &object.rest {
                visit_type(ty, visit);
            }
        }
        ItemKind::Union(union) => {
            union
                .branches
                .iter()
                .for_each(|branch| visit_type(&branch.ty, visit));
            union
                .shared
                .iter()
                .for_each(|shared| visit_type(&shared.ty, visit));
        }
        ItemKind::Alias(ty) => visit_type(ty, visit),
        ItemKind::Values(_) => {}
    }
}

fn visit_type<'i>(ty: &'i Type, visit: &mut dyn FnMut(&'i Ident)) {
    match ty {
        Type::Named(name) => visit(name),
        Type::Boxed(inner) | Type::Option(inner) | Type::List(inner) | Type::Matching(inner) => {
            visit_type(inner, visit);
        }
        Type::Tuple(parts) => parts.iter().for_each(|part| visit_type(part, visit)),
        Type::Map(key, value) => {
            visit_type(key, visit);
            visit_type(value, visit);
        }
        _ => {}
    }
}
