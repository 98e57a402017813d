//! Traits, attributes and JSON Schemas that the user adds to a type.

use std::fmt::Write;

use proc_macro2::TokenStream;
use quote::quote;

use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{Item, ItemKind, Object, Rest, Type, Union, UnionDecision};

/// `#[deprecated]`, and `#[attributes(…)]` with those of the user. An enum derives its traits so, too.
pub fn attributes(item: &Item, scope: &Scope) -> TokenStream {
    let deprecated = tokens::deprecated_or_dropped(item.deprecated, item.dropped.as_deref());
    let added = &item.added;
    let mut all: Vec<TokenStream> = Vec::new();
    if let (ItemKind::Union(union), false) = (&item.kind, added.derives.is_empty()) {
        let traits = added.derives.iter().map(|derive| parse(derive.name()));
        all.push(quote!(derive(#(#traits),*)));
        record_union(union, scope);
    }
    for attribute in &added.attributes {
        all.push(parse(&attribute.text));
        if let Some(line) = &attribute.dependency {
            scope.depend(line);
        }
    }
    let added = (!all.is_empty()).then(|| quote!(#[attributes(#(#all),*)]));
    quote!(#deprecated #added)
}

fn parse(text: &str) -> TokenStream {
    text.parse()
        .unwrap_or_else(|error| unreachable!("`{text}` was read as an attribute: {error}"))
}

/// The traits of a struct as a `derived!`, with its fields filled to a width.
pub fn emit_derived(item: &Item, object: &Object) -> Option<Piece> {
    let derives = &item.added.derives;
    if derives.is_empty() {
        return None;
    }
    let scope = Scope::in_types();
    scope.invoke("derived!");
    let traits: Vec<&str> = derives.iter().map(|derive| derive.name()).collect();
    let name = scope.write_type_name(&item.name);
    let fields = object.fields.iter().map(|field| &field.name.rust);
    let (rest, types) = match &object.rest {
        Rest::Keep(name, _) => {
            scope.runtime("compare_extra");
            (name, None)
        }
        Rest::Typed(name, ty, _) => (name, Some(ty)),
        Rest::Drop(name) | Rest::Deny(name) => (name, None),
    };
    for ty in object.fields.iter().map(|field| &field.ty).chain(types) {
        record_type(ty, &scope);
    }
    let mut text = format!(
        "runtime::derived! {{\n    {} for {name} {{\n",
        traits.join(", ")
    );
    let mut line = String::new();
    for field in fields.chain([rest]) {
        if line.len() + field.as_str().len() > 80 {
            let _ = writeln!(text, "        {}", line.trim_end());
            line.clear();
        }
        let _ = write!(line, "{field}, ");
    }
    let _ = writeln!(text, "        {}", line.trim_end());
    Some(Piece::text(text + "    }\n}\n", scope))
}

/// The function that returns the JSON Schema. The text is laid out for those who review generated code; what is returned is compact.
pub fn emit_json_schema(item: &Item) -> Option<Piece> {
    let schema = item.added.json_schema.as_ref()?;
    let scope = Scope::in_types();
    let name = scope.write_type_name(&item.name);
    let (untyped, function) = (scope.runtime("Untyped"), scope.runtime("json_schema"));
    let (untyped, function) = (plain(&untyped), plain(&function));
    let fence = fence_of(schema);
    let mut text = format!(
        "impl {name} {{\n    /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.\n"
    );
    let _ = writeln!(
        text,
        "    #[must_use]\n    pub fn json_schema() -> {untyped} {{"
    );
    let _ = writeln!(
        text,
        "        {function}(\n            r{fence}\"{schema}\"{fence},\n        )"
    );
    text.push_str("    }\n}\n");
    Some(Piece::text(text, scope))
}

/// A path as source text.
fn plain(path: &TokenStream) -> String {
    path.to_string().replace(' ', "")
}

/// The signs that a raw string needs around this text.
fn fence_of(text: &str) -> String {
    let mut fence = "#".to_owned();
    while text.contains(&format!("\"{fence}")) {
        fence.push('#');
    }
    fence
}

/// Records what implements the traits for parts of a union.
fn record_union(union: &Union, scope: &Scope) {
    let has_unknown = match &union.decision {
        UnionDecision::Tag { .. } => true,
        UnionDecision::Shape { open } => open.is_some(),
        UnionDecision::Kind => false,
    };
    if has_unknown {
        scope.runtime("compare_unknown");
    }
    for branch in &union.branches {
        record_type(&branch.ty, scope);
    }
}

/// Records what implements the traits for raw JSON, where a type holds any.
fn record_type(ty: &Type, scope: &Scope) {
    match ty {
        Type::Value => drop(scope.runtime("hash_json")),
        Type::Boxed(inner) | Type::Option(inner) | Type::Vec(inner) | Type::Map(_, inner) => {
            record_type(inner, scope);
        }
        Type::Tuple(parts) => parts.iter().for_each(|part| record_type(part, scope)),
        Type::OpenTuple(tuple) => tuple.parts().for_each(|part| record_type(part, scope)),
        _ => {}
    }
}
