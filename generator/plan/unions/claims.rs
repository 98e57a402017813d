//! What unions say of the tags of structs whose own schema does not fix them.
//!
//! Where all unions that a struct is in give it one value of a tag, the struct owns the tag all the same: a field could only
//! contradict the variant that it is in. A union inside of another leads to the structs of both, which then own two tags.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use openapiv3::ObjectType;

use super::branches::leaves;
use super::literals::{is_fixed, is_one_of};
use super::tags::Tagged;
use crate::ir::{Owned, OwnedValue, TagValue};
use crate::plan::model::{Found, Model, Shape, place_of};

/// What unions say of each object, by its place and the tag's name.
#[derive(Clone, Debug, Default)]
pub struct Claims(BTreeMap<String, BTreeMap<String, Claim>>);

#[derive(Clone, Debug, Default)]
struct Claim {
    values: BTreeSet<TagValue>,
    /// Whether one of the unions has the object as a branch of its own.
    direct: bool,
}

impl Claims {
    /// What one union says of the structs that it leads to.
    pub fn add<'a>(
        &mut self,
        model: Model<'a>,
        tagged: &Tagged,
        branches: &[&'a str],
        unions: &HashMap<String, Tagged>,
    ) {
        for (branch, values) in branches.iter().zip(&tagged.values) {
            let Some(bare) = model.find_bare(branch) else { continue };
            // A union inside that the same tag decides says itself which of its branches has which value.
            if unions.get(bare.place).is_some_and(|inner| inner.key == tagged.key) {
                continue;
            }
            for Found { shape, place, .. } in leaves(model, branch) {
                if let Shape::Object(_) = shape {
                    let claims = self.0.entry(place.to_owned()).or_default();
                    let claim = claims.entry(tagged.key.clone()).or_default();
                    claim.values.extend(values.iter().cloned());
                    claim.direct |= place == bare.place;
                }
            }
        }
    }

    /// The tags of objects of which all unions say the same, by the objects' places.
    pub fn settle(self, model: Model<'_>) -> impl Iterator<Item = (String, Owned)> {
        self.0.into_iter().flat_map(move |(place, claims)| {
            let found = model.find(&place).map(|found| found.shape);
            let owned = claims.into_iter().filter_map(move |(key, Claim { values, direct })| {
                let Some(Shape::Object(object)) = found else { return None };
                let TagValue::Text(value) = values.first().filter(|_| values.len() == 1)? else {
                    return None;
                };
                let optional = !object.required.contains(&key);
                // What may be left out is written where a union asks for it: an outer one does not ask the struct itself.
                let is_allowed = (direct || !optional) && allows(model, object, &key, value);
                is_allowed.then(|| Owned { key, value: OwnedValue::Constant(value.clone()), optional })
            });
            owned.map(move |owned| (place.clone(), owned))
        })
    }
}

/// Whether the object's own schema allows the text, among others.
fn allows(model: Model<'_>, object: &ObjectType, key: &str, value: &str) -> bool {
    let Some(property) = object.properties.get(key) else { return true };
    let Some(place) = place_of(property).filter(|place| !model.is_nullable(place)) else { return false };
    let Some(found) = model.find_bare(place) else { return false };
    let value = TagValue::Text(value.to_owned());
    is_one_of(found, &value) || (!is_fixed(found) && matches!(found.shape, Shape::Text(_)))
}
