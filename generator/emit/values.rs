//! An open enum of strings or integers.

use quote::quote;

use super::object::name_docs;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{Item, TagValue, Type, ValueEnum, ValueType};

/// The enum as a `text!` or an `integer!`.
pub fn emit_values(item: &Item, values: &ValueEnum) -> Piece {
    let scope = Scope::in_types();
    let name = scope.item(&item.name);
    let docs = tokens::docs(&item.docs.clone().or(|| super::types::fallback_docs(item)));
    let attributes = super::added::attributes(item, &scope);
    let variants = values.variants.iter().map(|variant| {
        let (value, name) = (tokens::tag(&variant.value), scope.name(&variant.name));
        let docs = match &variant.value {
            TagValue::String(text) if variant.docs.is_empty() => {
                name_docs(text, |value| format!("The value `{value}`."))
            }
            _ => tokens::docs(&variant.docs),
        };
        let dropped = tokens::deprecated_or_dropped(false, variant.dropped.as_deref());
        quote! {
            #docs
            #[json(#value)]
            #dropped
            #name,
        }
    });
    let (name_of_macro, of) = match values.of {
        ValueType::String => ("text!", quote!()),
        ValueType::Int(integer) => {
            let integer = scope.ty(&Type::Int(integer));
            ("integer!", quote!(#[integer(#integer)]))
        }
    };
    Piece::in_macro(
        name_of_macro,
        quote! {
            #docs
            #attributes
            #of
            pub enum #name {
                #(#variants)*
            }
        },
        scope,
    )
}
