//! Fields that every branch of a tagged union has, so that the union has an accessor for them.

use crate::draft::{Field, ItemKind, Items, Object, Union};
use crate::ir::{Ident, Shared, Type, UnionDecision};
use crate::names::taken::UNION_METHODS;

/// The fields that all branches of a union share.
pub fn shared_by(union: &Union, items: &Items) -> Vec<Shared> {
    if !matches!(union.decision, UnionDecision::Tag { .. }) {
        return Vec::new();
    }
    let objects: Option<Vec<&Object>> = union
        .branches
        .iter()
        .map(|branch| object_of(&branch.ty, items))
        .collect();
    let Some([first, others @ ..]) = objects.as_deref() else {
        return Vec::new();
    };
    let is_method = |name: &Ident| {
        UNION_METHODS.contains(&name.plain())
            || union.branches.iter().any(|branch| branch.accessor == *name)
    };
    let everywhere = |field: &&Field| {
        let same = |other: &&Object| {
            let counterpart = other
                .fields
                .iter()
                .find(|other| other.name.rust == field.name.rust);
            counterpart.is_some_and(|counterpart| {
                bare(&counterpart.ty) == bare(&field.ty) && !counterpart.deprecated
            })
        };
        !field.deprecated && !is_method(&field.name.rust) && others.iter().all(same)
    };
    let shared = first.fields.iter().filter(everywhere);
    shared
        .map(|field| Shared {
            name: field.name.rust.clone(),
            ty: bare(&field.ty).clone(),
        })
        .collect()
}

/// The type that an accessor returns a reference to, without options and boxes.
fn bare(ty: &Type) -> &Type {
    match ty {
        Type::Option(inner) | Type::Boxed(inner) => bare(inner),
        other => other,
    }
}

fn object_of<'i>(ty: &Type, items: &'i Items) -> Option<&'i Object> {
    let Type::Named(name) = ty else { return None };
    match &items.get(name.as_str())?.kind {
        ItemKind::Object(object) => Some(object),
        _ => None,
    }
}
