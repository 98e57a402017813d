//! The branches of a union, with those of unions inside it that no tag decides: these are opened, so that every branch is
//! of one kind of JSON value.

use super::model::{Found, Model, Shape, place_of};
use super::tags::is_tagged;

/// How deep unions in unions are opened.
const DEEPEST: usize = 16;

/// The branches of a union.
#[derive(Clone, Debug, Default)]
pub struct Branches<'a> {
    /// Their places.
    pub places: Vec<&'a str>,
    /// Whether one of them takes null.
    pub nullable: bool,
}

/// Opens a union.
pub fn flat_branches<'a>(model: Model<'a>, union: Found<'a>) -> Branches<'a> {
    let mut branches = Branches::default();
    open(model, union, &mut branches, 0);
    branches
}

fn open<'a>(model: Model<'a>, union: Found<'a>, branches: &mut Branches<'a>, depth: usize) {
    let Shape::Union(list) = union.shape else { return };
    for place in list.iter().filter_map(place_of) {
        branches.nullable |= model.find(place).is_some_and(|found| found.data.nullable);
        let Some(found) = model.find_bare(place) else { continue };
        branches.nullable |= found.data.nullable;
        if matches!(found.shape, Shape::Union(_)) && !is_tagged(model, found) && depth < DEEPEST {
            open(model, found, branches, depth + 1);
        } else if !branches.places.contains(&place) {
            branches.places.push(place);
        }
    }
}

/// Where the objects among the branches of a union are a union of their own.
pub fn object_place(union: &str) -> String {
    format!("{union}/object")
}
