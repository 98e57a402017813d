//! What unions say of the tags of structs whose own schema does not fix them.
//!
//! Where all unions that a struct is in give it one value of one tag, the struct owns the tag all the same: a field could only
//! contradict the variant that it is in.

use std::collections::{BTreeMap, BTreeSet};

use openapiv3::ObjectType;

use super::literals::{is_fixed, is_one_of};
use super::tags::Tagged;
use crate::ir::{Owned, OwnedValue, TagValue};
use crate::plan::model::{Found, Model, Shape, place_of};

/// The values that unions give each object, by its place and the tag's name.
#[derive(Clone, Debug, Default)]
pub struct Claims(BTreeMap<String, BTreeMap<String, BTreeSet<TagValue>>>);

impl Claims {
    /// What one union says.
    pub fn add(&mut self, model: Model<'_>, tagged: &Tagged, branches: &[&str]) {
        for (branch, values) in branches.iter().zip(&tagged.values) {
            if let Some(Found { shape: Shape::Object(_), place, .. }) = model.find_bare(branch) {
                let claims = self.0.entry(place.to_owned()).or_default();
                claims.entry(tagged.key.clone()).or_default().extend(values.iter().cloned());
            }
        }
    }

    /// The tags of objects of which all unions say the same.
    pub fn settle(self, model: Model<'_>) -> impl Iterator<Item = (String, Owned)> {
        self.0.into_iter().filter_map(move |(place, claims)| {
            let Shape::Object(object) = model.find(&place)?.shape else { return None };
            let tag = claims.into_iter().find_map(|(key, values)| {
                let TagValue::Text(value) = values.first().filter(|_| values.len() == 1)? else {
                    return None;
                };
                let optional = !object.required.contains(&key);
                let is_allowed = allows(model, object, &key, value);
                is_allowed.then(|| Owned { key, value: OwnedValue::Constant(value.clone()), optional })
            })?;
            Some((place, tag))
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
