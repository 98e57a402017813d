//! Unions and types, or several unions, in an `allOf`: which of their branches are left.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::type_lists::is_of;
use crate::lower::normal::{Schema, Schemas, TYPES, referenced, target_schema};

type Kinds = BTreeSet<&'static str>;

/// Leaves of each side's union the branches with values that the other sides allow, by their types and by the values of their
/// properties. Where that is a single one, it is returned to be a side in place of the union.
pub fn narrow_unions(sides: &mut [Schema], schemas: &Schemas) -> Vec<String> {
    let mut left = Vec::new();
    if !sides.iter().any(Schema::is_union) {
        return left;
    }
    let before = sides.to_vec();
    let allowed: Vec<Option<Kinds>> = before.iter().map(|side| all_kinds(side, schemas)).collect();
    for (index, side) in sides.iter_mut().enumerate() {
        let Some(key) = side.union_keyword() else {
            continue;
        };
        let others = || {
            before
                .iter()
                .zip(&allowed)
                .enumerate()
                .filter(|(other, _)| *other != index)
        };
        let fits = |branch: &Value| {
            let Some(branch) = end(branch, schemas) else {
                return true;
            };
            let own = kinds(branch);
            others().all(|(_, (side, kinds))| {
                let meets = |own: &Kinds, kinds: &Kinds| own.iter().any(|kind| meets(kind, kinds));
                own.as_ref()
                    .zip(kinds.as_ref())
                    .is_none_or(|(own, kinds)| meets(own, kinds))
                    && !contradicts(branch, side, schemas)
            })
        };
        let branches = side.keywords.get_mut(key).and_then(Value::as_array_mut);
        let Some(branches) = branches else {
            continue;
        };
        let kept: Vec<Value> = branches
            .iter()
            .filter(|branch| fits(branch))
            .cloned()
            .collect();
        match kept.as_slice() {
            [] => {}
            [only] if branches.len() > 1 => {
                left.extend(referenced(only).map(str::to_owned));
                side.remove(key);
                side.discriminator = None;
            }
            _ => *branches = kept,
        }
    }
    drop_bare_types(sides, schemas);
    left
}

/// Whether two objects list values of a property that one of them requires, and none of the one's is the other's.
fn contradicts(branch: &Schema, side: &Schema, schemas: &Schemas) -> bool {
    let Some((own, declared)) = branch.properties().zip(side.properties()) else {
        return false;
    };
    let values = |property: &Value| end(property, schemas).and_then(Schema::values);
    let requires = |schema: &Schema, name: &String| schema.required().any(|own| own == name);
    declared.iter().any(|(name, declared)| {
        let both = values(declared).zip(own.get(name).and_then(values));
        both.is_some_and(|(declared, own)| !declared.iter().any(|value| own.contains(value)))
            && (requires(branch, name) || requires(side, name))
    })
}

/// Of the remaining unions, one that consists of types only is redundant next to one whose branches all have types.
fn drop_bare_types(sides: &mut [Schema], schemas: &Schemas) {
    let is_bare =
        |schema: &Schema| schema.is_plain() && schema.keywords.keys().all(|key| key == "type");
    for index in 0..sides.len() {
        let Some(key) = sides[index].union_keyword() else {
            continue;
        };
        let mut branches = sides[index].array(key).into_iter().flatten();
        let says_types = branches.all(|branch| end(branch, schemas).is_some_and(is_bare));
        let mut others = sides
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index);
        if says_types
            && others.any(|(_, side)| side.is_union() && all_kinds(side, schemas).is_some())
        {
            sides[index].remove(key);
        }
    }
}

fn end<'s>(branch: &Value, schemas: &'s Schemas) -> Option<&'s Schema> {
    target_schema(schemas, referenced(branch)?)
}

/// The types of the values that a schema or the branches of a union accept, null aside; `None` where they do not declare them.
fn all_kinds(schema: &Schema, schemas: &Schemas) -> Option<Kinds> {
    let Some(key) = schema.union_keyword() else {
        return kinds(schema);
    };
    let branches = schema.array(key)?.iter();
    branches
        .map(|branch| kinds(end(branch, schemas)?))
        .collect::<Option<Vec<_>>>()
        .map(|all| all.into_iter().flatten().collect())
}

/// The types of the values that a schema accepts, null aside; `None` where it does not declare them itself.
pub fn kinds(schema: &Schema) -> Option<Kinds> {
    if let Some(declared) = schema.get("type") {
        return Some(TYPES.into_iter().filter(|kind| declared == kind).collect());
    }
    let values = schema.values()?;
    Some(
        values
            .iter()
            .filter_map(|value| TYPES.into_iter().find(|kind| is_of(value, kind)))
            .collect(),
    )
}

/// Whether values may be of a type and of one of others.
fn meets(kind: &str, others: &BTreeSet<&str>) -> bool {
    let is_number = |kind: &str| matches!(kind, "integer" | "number");
    others
        .iter()
        .any(|other| *other == kind || (is_number(other) && is_number(kind)))
}
