//! Unions, and the conversions between them.

use std::fmt::Write;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::object::plain;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{
    Branch, Check, Item, JsonKind, ObjectShape, Open, Select, Shape, Shared, Subset, TagValue,
    Type, Union, UnionDecision,
};

/// The enum as a `union!` or an `untagged_union!`.
pub fn emit_union(item: &Item, union: &Union) -> Piece {
    let scope = Scope::in_types();
    let name = scope.item(&item.name);
    let docs = tokens::docs(&item.docs.clone().or(|| super::types::fallback_docs(item)));
    let attributes = super::added::attributes(item, &scope);
    let tag = match &union.decision {
        UnionDecision::Tag { key, .. } => key.as_str(),
        UnionDecision::Kind | UnionDecision::Shape { .. } => "",
    };
    let decision = match &union.decision {
        UnionDecision::Tag {
            key,
            kind,
            untagged,
            is_default,
        } => {
            let kind = scope.item(kind);
            let untagged = untagged.as_ref().map(|variant| {
                let variant = scope.name(variant);
                let default = is_default.then(|| quote!(, default = #variant));
                quote!(, without_tag = #variant #default)
            });
            quote!(tag = #key, kind = #kind #untagged)
        }
        UnionDecision::Kind => quote!(json_type),
        UnionDecision::Shape {
            open: Some(Open::Constant(key)),
        } => quote!(untagged, open = #key),
        UnionDecision::Shape {
            open: Some(Open::OnlyKey),
        } => quote!(untagged, open = ""),
        UnionDecision::Shape { open: None } => quote!(untagged),
    };
    let shared = (!union.shared.is_empty()).then(|| {
        let shared = union
            .shared
            .iter()
            .map(|shared| emit_shared(shared, &scope));
        quote!(#[shared(#(#shared),*)])
    });
    let branches = union
        .branches
        .iter()
        .map(|branch| emit_branch(branch, tag, &scope));
    let macro_name = match union.decision {
        UnionDecision::Tag { .. } | UnionDecision::Kind => "union!",
        UnionDecision::Shape { .. } => "untagged_union!",
    };
    Piece::in_macro(
        macro_name,
        quote! {
            #docs
            #attributes
            #[union(#decision)]
            #shared
            pub enum #name {
                #(#branches)*
            }
        },
        scope,
    )
}

fn emit_branch(branch: &Branch, tag: &str, scope: &Scope) -> TokenStream {
    let Branch {
        name,
        accessor,
        ty,
        boxed,
        select,
        from,
        from_text,
        checks,
        docs,
        dropped,
    } = branch;
    let dropped = tokens::deprecated_or_dropped(false, dropped.as_deref());
    let (name, accessor) = (scope.name(name), scope.name(accessor));
    let held = scope.ty(ty);
    let select = match select {
        Select::Tags(values) => {
            let values = values.iter().map(tokens::tag);
            quote!(#(#values)|*)
        }
        Select::Kind(kind) => kind_word(*kind),
        Select::Shape(shape) => emit_shape(shape),
    };
    // Of a `String`, the conversions of strings include its own.
    let is_string = *from_text && *ty == Type::String;
    let conversion = (*from && !is_string).then(|| quote!(, from));
    let of_text = from_text.then(|| {
        scope.invoke("from_text!");
        quote!(, from_text)
    });
    let variant = if *boxed {
        quote!(Box<#held>)
    } else {
        held.clone()
    };
    let docs = if docs.is_empty() {
        branch_docs(branch, tag)
    } else {
        tokens::docs(docs)
    };
    // The value is always asked for what it breaks itself.
    let rules: Vec<Check> = checks
        .iter()
        .filter(|check| **check != Check::Nested)
        .cloned()
        .collect();
    let has_rules = !matches!(branch.select, Select::Tags(_));
    let checks = has_rules.then(|| tokens::checks(&rules, scope)).flatten();
    quote! {
        #docs
        #[json(#select, accessor = #accessor #conversion #of_text)]
        #dropped
        #checks
        #name(#variant),
    }
}

/// The documentation of a branch that neither the document nor the branch's type describes. Of a tag's branch the macro writes it,
/// unless that would be unsafe.
fn branch_docs(branch: &Branch, tag: &str) -> TokenStream {
    let is_safe = |name: &str| plain(name) == name;
    if let Select::Tags(values) = &branch.select
        && is_safe(tag)
        && values.iter().all(|value| is_safe(&value.plain()))
    {
        return quote!();
    }
    let text = match &branch.select {
        Select::Tags(values) => {
            let values: Vec<String> = values
                .iter()
                .map(|value| format!("`{}`", plain(&value.plain())))
                .collect();
            format!(
                "An object whose `{}` is {}.",
                plain(tag),
                values.join(" or ")
            )
        }
        Select::Kind(kind) => kind_docs(*kind),
        Select::Shape(shape) => shape_docs(branch, shape),
    };
    tokens::doc_lines(&text)
}

fn kind_word(kind: JsonKind) -> TokenStream {
    match kind {
        JsonKind::String => quote!(string),
        JsonKind::Integer => quote!(integer),
        JsonKind::Number => quote!(number),
        JsonKind::Boolean => quote!(boolean),
        JsonKind::Array => quote!(array),
        JsonKind::Object => quote!(object),
    }
}

fn kind_docs(kind: JsonKind) -> String {
    format!("{}.", kind.phrase())
}

fn shape_docs(branch: &Branch, shape: &Shape) -> String {
    let keys: Vec<&String> = match shape {
        Shape::Object(object) => object
            .properties
            .iter()
            .filter(|(_, property)| property.required)
            .map(|(name, _)| name)
            .collect(),
        _ => Vec::new(),
    };
    match (shape, keys.as_slice()) {
        (Shape::String, _) => kind_docs(JsonKind::String),
        (Shape::Integer, _) => kind_docs(JsonKind::Integer),
        (Shape::Number, _) => kind_docs(JsonKind::Number),
        (Shape::Boolean, _) => kind_docs(JsonKind::Boolean),
        (Shape::Array(_) | Shape::Tuple(_) | Shape::OpenTuple(..), _) => kind_docs(JsonKind::Array),
        (_, []) => match &branch.ty {
            Type::Named(name) => {
                let article = if name.plain().starts_with(['A', 'E', 'I', 'O']) {
                    "An"
                } else {
                    "A"
                };
                format!("{article} [`{}`].", name.plain())
            }
            _ => kind_docs(JsonKind::Object),
        },
        (_, keys) => {
            let keys: Vec<String> = keys.iter().map(|key| format!("`{}`", plain(key))).collect();
            format!("An object with {}.", keys.join(" and "))
        }
    }
}

/// The shape as the macro `shape!` reads it.
pub fn emit_shape(shape: &Shape) -> TokenStream {
    match shape {
        Shape::Any => quote!(any),
        Shape::Never => quote!(never),
        Shape::Null => quote!(null),
        Shape::Boolean => quote!(boolean),
        Shape::Integer => quote!(integer),
        Shape::Number => quote!(number),
        Shape::String => quote!(string),
        Shape::Is(values) => match values.as_slice() {
            [TagValue::String(text)] => quote!(#text),
            several => {
                let several = several.iter().map(tokens::tag);
                quote!((#(#several)|*))
            }
        },
        Shape::Array(items) => {
            let items = emit_shape(items);
            quote!([#items])
        }
        Shape::Tuple(positions) => {
            let positions = positions.iter().map(emit_shape);
            quote!([#(#positions),*])
        }
        Shape::OpenTuple(positions, required, rest) => {
            let positions = positions.iter().map(emit_shape);
            let (required, rest) = (Literal::usize_unsuffixed(*required), emit_shape(rest));
            quote!([#(#positions),*; #required; #rest])
        }
        Shape::Either(all) => {
            let all = all.iter().map(emit_shape);
            quote!((#(#all)|*))
        }
        Shape::Object(object) => emit_object_shape(object),
    }
}

fn emit_object_shape(object: &ObjectShape) -> TokenStream {
    let properties = |required: bool| {
        let properties = object
            .properties
            .iter()
            .filter(move |(_, property)| property.required == required);
        properties.map(|(name, property)| {
            let shape = emit_shape(&property.shape);
            quote!(#name: #shape)
        })
    };
    let (required, optional) = (properties(true), properties(false));
    let has_optional = object
        .properties
        .iter()
        .any(|(_, property)| !property.required);
    match &object.rest {
        Some(rest) => {
            let rest = emit_shape(rest);
            quote!({ #(#required),*; #(#optional),*; _: #rest })
        }
        None if has_optional => quote!({ #(#required),*; #(#optional),* }),
        None => quote!({ #(#required),* }),
    }
}

fn emit_shared(shared: &Shared, scope: &Scope) -> TokenStream {
    let Shared { name, ty } = shared;
    let name = scope.name(name);
    let ty = if *ty == Type::String {
        quote!(str)
    } else {
        scope.ty(ty)
    };
    quote!(#name: #ty)
}

/// The conversions as a `subset!`, a line of variants filled to a width.
pub fn emit_subset(subset: &Subset) -> Piece {
    let scope = Scope::in_types();
    scope.invoke("subset!");
    let small = scope.write_type_name(&subset.small);
    let big = scope.write_type_name(&subset.big);
    let mut text = format!("runtime::subset! {{\n    {small} in {big} {{\n");
    let mut line = String::new();
    for variant in &subset.variants {
        if line.len() + variant.as_str().len() > 80 {
            let _ = writeln!(text, "        {}", line.trim_end());
            line.clear();
        }
        let _ = write!(line, "{variant}, ");
    }
    let _ = writeln!(text, "        {}", line.trim_end());
    Piece::text(text + "    }\n}\n", scope)
}
