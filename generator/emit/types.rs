//! The module `types`: a file for each named schema with the types inside it.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::imports::import_maps;
use super::origin::describe;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use super::tree::Module;
use super::{added, object, union, values};
use crate::ir::{
    Crate, Docs, Ident, Item, ItemKind, Owned, OwnedValue, RenamedType, Select, TypeModule, Union,
    UnionDecision, ValueType,
};
use crate::markdown;

/// The module of all types; `None` where there is none.
pub fn emit_types(plan: &Crate) -> Option<Module> {
    if plan.types.is_empty() {
        return None;
    }
    let children: Vec<Module> = plan.types.iter().map(emit_module).collect();
    let uses_runtime = children
        .iter()
        .any(|module| !module.uses.runtime.is_empty());
    let imports = uses_runtime.then(|| {
        quote!(
            use super::runtime;
        )
    });
    let mut pieces = vec![export_types(plan), Piece::imports(quote!(#imports))];
    pieces.extend(plan.subsets.iter().map(union::emit_subset));
    pieces.extend(plan.renamed.iter().map(emit_renamed));
    Some(Module {
        visibility: "pub",
        docs: format!(
            "//! The types of {}.\n",
            super::front::inline(&plan.package.title)
        ),
        children,
        ..Module::of("types", pieces)
    })
}

/// The alias of a former name. Variants are not imported through it, so that `use types::Former::Variant` does not compile.
fn emit_renamed(renamed: &RenamedType) -> Piece {
    let scope = Scope::in_types();
    let (former, name) = (scope.item(&renamed.former), scope.item(&renamed.name));
    let plain = renamed.name.plain();
    let docs = tokens::docs(&markdown::generated(format!(
        "The former name of [`{plain}`]."
    )));
    let note = format!("renamed to `{plain}`");
    Piece::items(
        quote!(#docs #[deprecated = #note] pub type #former = #name;),
        scope,
    )
}

fn export_types(plan: &Crate) -> Piece {
    let scope = Scope::in_types();
    let exports = plan.types.iter().map(|module| {
        let names = module.items.iter().flat_map(declared).collect();
        (&module.name, names)
    });
    Piece::items(tokens::exports(exports, &scope), scope)
}

fn emit_module(module: &TypeModule) -> Module {
    let items = module.items.iter();
    let items: Vec<Piece> = items
        .flat_map(|item| {
            [
                Some(emit_item(item)),
                emit_derived(item),
                added::emit_json_schema(item),
            ]
        })
        .flatten()
        .collect();
    let mut pieces = vec![
        Piece::imports(import_maps(&items).unwrap_or_default()),
        import_siblings(module, &items),
    ];
    pieces.extend(items);
    Module::of(module.name.as_str(), pieces)
}

/// What a file takes from `types`: the types that it uses and does not declare, and the runtime.
fn import_siblings(module: &TypeModule, items: &[Piece]) -> Piece {
    let own: BTreeSet<&Ident> = module.items.iter().flat_map(declared).collect();
    let used: BTreeSet<&Ident> = items.iter().flat_map(|item| &item.uses.types).collect();
    let scope = Scope::in_types();
    let types = used.difference(&own).map(|name| {
        let name = scope.item(name);
        quote!(#name)
    });
    let uses_runtime = items.iter().any(|item| !item.uses.runtime.is_empty());
    let runtime = uses_runtime.then(|| quote!(runtime));
    let imports: Vec<TokenStream> = types.chain(runtime).collect();
    let imports = (!imports.is_empty()).then(|| quote!(use super::{#(#imports),*};));
    Piece::items(quote!(#imports), scope)
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

/// The traits that the user adds to a struct. An enum has them as attributes.
fn emit_derived(item: &Item) -> Option<Piece> {
    match &item.kind {
        ItemKind::Object(object) => added::emit_derived(item, object),
        ItemKind::Union(_) | ItemKind::Values(_) | ItemKind::Alias(_) => None,
    }
}

fn emit_item(item: &Item) -> Piece {
    match &item.kind {
        ItemKind::Object(object) => object::emit_object(item, object),
        ItemKind::Union(union) => union::emit_union(item, union),
        ItemKind::Values(values) => values::emit_values(item, values),
        ItemKind::Alias(ty) => {
            let scope = Scope::in_types();
            let name = scope.item(&item.name);
            let docs = tokens::docs(&item.docs.clone().or(|| fallback_docs(item)));
            let deprecated =
                tokens::deprecated_or_dropped(item.deprecated, item.dropped.as_deref());
            let ty = scope.ty(ty);
            Piece::items(quote!(#docs #deprecated pub type #name = #ty;), scope)
        }
    }
}

/// The documentation of a struct, with the constant properties that are no fields.
pub fn describe_constants(docs: Docs, owned: &[Owned]) -> Docs {
    let constants = owned.iter().filter_map(|Owned { key, value, .. }| {
        let OwnedValue::Constant(text) = value else {
            return None;
        };
        let value = if text.is_empty() {
            "empty".to_owned()
        } else {
            format!("`{}`", object::plain(text))
        };
        Some(format!("Its `{}` is {value}.", object::plain(key)))
    });
    let constants: Vec<String> = constants.collect();
    if constants.is_empty() {
        docs
    } else {
        markdown::generated(format!("{}\n\n{}", docs.text(), constants.join(" ")))
    }
}

/// The documentation of a type that the document does not describe: what it is, and where it comes from.
pub fn fallback_docs(item: &Item) -> Docs {
    let what = match &item.kind {
        ItemKind::Union(union) if union.branches.len() > 1 => {
            return markdown::generated(describe_union(union));
        }
        ItemKind::Object(_) => "The object",
        ItemKind::Values(values) => match values.of {
            ValueType::String => "The string enum",
            ValueType::Int(_) => "The integer enum",
        },
        ItemKind::Union(_) | ItemKind::Alias(_) => "The value",
    };
    markdown::generated(describe(what, &item.pointer))
}

/// A union in a sentence: how many types it has, and what distinguishes them.
fn describe_union(union: &Union) -> String {
    let count = union.branches.len();
    let names: Vec<&str> = union
        .branches
        .iter()
        .map(|branch| match branch.select {
            Select::Kind(kind) => kind.word(),
            Select::Tags(_) | Select::Shape(_) => branch.name.plain(),
        })
        .collect();
    let listed = if count <= MOST_LISTED {
        format!(": {}", names.join(", "))
    } else {
        String::new()
    };
    match &union.decision {
        UnionDecision::Tag { key, .. } => format!(
            "A discriminated union of {count} object types, tagged by `{}`.",
            object::plain(key)
        ),
        UnionDecision::Kind => format!("A union of {count} JSON types{listed}."),
        UnionDecision::Shape { .. } => format!("An untagged union of {count} types{listed}."),
    }
}

/// The branches of larger unions are not listed in a sentence.
const MOST_LISTED: usize = 8;
