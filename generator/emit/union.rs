//! Unions, and the conversions between them.

use std::fmt::Write;

use proc_macro2::TokenStream;
use quote::quote;

use super::print::Piece;
use super::tokens::{self, From};
use crate::ir::{Branch, Item, JsonKind, Select, Shared, Subset, Type, Union, UnionDecision};

/// The enum as a `union!`.
pub fn emit_union(item: &Item, union: &Union) -> Piece {
    let name = &item.name;
    let docs = tokens::docs(&item.docs.clone().or(|| super::types::fallback_docs(item)));
    let deprecated = tokens::deprecated(item.deprecated);
    let decision = match &union.decision {
        UnionDecision::Tag { key, kind } => quote!(tag #key, kind #kind),
        UnionDecision::Kind => quote!(json),
    };
    let shared = (!union.shared.is_empty()).then(|| {
        let shared = union.shared.iter().map(emit_shared);
        quote!(#[shared(#(#shared),*)])
    });
    let branches = union.branches.iter().map(emit_branch);
    Piece::Macro(
        "union",
        quote! {
            #docs
            #deprecated
            #[union(#decision)]
            #shared
            pub enum #name {
                #(#branches)*
            }
        },
    )
}

fn emit_branch(branch: &Branch) -> TokenStream {
    let Branch { name, accessor, ty, boxed, select, from, checks, docs } = branch;
    let held = tokens::ty(ty, From::Types);
    let select = match select {
        Select::Tags(values) => {
            let values = values.iter().map(tokens::tag);
            quote!(#(#values)|*)
        }
        Select::Kind(kind) => kind_word(*kind),
    };
    let conversion = from.then(|| quote!(, from #held));
    let variant = if *boxed { quote!(Box<#held>) } else { held.clone() };
    let docs = if docs.is_empty() { branch_docs(branch) } else { tokens::docs(docs) };
    // An object is always asked for what it breaks; other kinds of value have rules.
    let checks = matches!(branch.select, Select::Kind(_)).then(|| tokens::checks(checks));
    let checks = checks.flatten();
    quote! {
        #docs
        #[json(#select, #accessor #conversion)]
        #checks
        #name(#variant),
    }
}

fn branch_docs(branch: &Branch) -> TokenStream {
    let text = match &branch.select {
        Select::Tags(values) => {
            let values: Vec<String> =
                values.iter().map(|value| format!("`{}`", super::object::plain(&spell(value)))).collect();
            values.join(" or ")
        }
        Select::Kind(kind) => kind_docs(*kind).to_owned(),
    };
    tokens::doc_lines(&text)
}

fn spell(value: &crate::ir::TagValue) -> String {
    match value {
        crate::ir::TagValue::Text(text) => text.clone(),
        crate::ir::TagValue::Int(number) => number.to_string(),
        crate::ir::TagValue::Bool(flag) => flag.to_string(),
    }
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

fn kind_docs(kind: JsonKind) -> &'static str {
    match kind {
        JsonKind::String => "A text.",
        JsonKind::Integer => "A whole number.",
        JsonKind::Number => "A number.",
        JsonKind::Boolean => "`true` or `false`.",
        JsonKind::Array => "A list.",
        JsonKind::Object => "An object.",
    }
}

fn emit_shared(shared: &Shared) -> TokenStream {
    let Shared { name, ty } = shared;
    let ty = if *ty == Type::Text { quote!(str) } else { tokens::ty(ty, From::Types) };
    quote!(#name: #ty)
}

/// The conversions as a `subset!`, a line of variants filled to a width.
pub fn emit_subset(subset: &Subset) -> Piece {
    let mut text = format!("runtime::subset! {{\n    {} in {} {{\n", subset.small, subset.big);
    let mut line = String::new();
    for variant in &subset.variants {
        if line.len() + variant.as_str().len() > 80 {
            let _ = writeln!(text, "        {}", line.trim_end());
            line.clear();
        }
        let _ = write!(line, "{variant}, ");
    }
    let _ = writeln!(text, "        {}", line.trim_end());
    Piece::Text(text + "    }\n}\n")
}
