//! Tag values that unions give to structs whose own schema allows several.
//!
//! Where all unions of a struct give it the same value of a tag, the struct owns the tag as well: a field could only contradict
//! the variant that it is in. A nested union gives its structs two tags, its own and that of the outer union.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::tagged::{Tagged, describes};
use crate::analyse::locations::name_of;
use crate::ir::{Owned, OwnedValue, TagValue};
use crate::schema::leaves::leaves;
use crate::schema::{Found, Kind, ObjectSchema, Schemas};
use crate::values::literals::{is_fixed, is_one_of};

/// The tag values from unions, by the object's location and the tag's name.
#[derive(Clone, Debug, Default)]
pub struct Claims(BTreeMap<String, BTreeMap<String, Claim>>);

#[derive(Clone, Debug, Default)]
struct Claim {
    /// The values that at least one union gives it.
    all: BTreeSet<TagValue>,
    /// The values that every union gives it.
    common: Option<Vec<TagValue>>,
    /// Whether the object itself is a branch of one of the unions.
    direct: bool,
}

impl Claim {
    /// Adds the values that one more union gives the object.
    fn add(&mut self, values: &[TagValue]) {
        let is_common = |value: &&TagValue| {
            self.common
                .as_ref()
                .is_none_or(|known| known.contains(value))
        };
        self.common = Some(values.iter().filter(is_common).cloned().collect());
        self.all.extend(values.iter().cloned());
    }

    /// The string that the object owns, if any. Of several, the one written like its name, or the first.
    fn settle(&self, may_have_others: bool, name: Option<&str>) -> Option<String> {
        let common = self
            .common
            .as_ref()
            .filter(|_| may_have_others || self.all.len() == 1)?;
        let named = name
            .map(|name| TagValue::String(name.to_owned()))
            .filter(|name| common.contains(name));
        match named.as_ref().or(common.first())? {
            TagValue::String(text) => Some(text.clone()),
            _ => None,
        }
    }
}

impl Claims {
    /// The values that one union gives to its structs.
    pub fn add<'a>(
        &mut self,
        model: &'a Schemas,
        tagged: &Tagged,
        branches: &[&'a str],
        unions: &HashMap<String, Tagged>,
    ) {
        for (index, (branch, values)) in branches.iter().zip(&tagged.values).enumerate() {
            let Some(bare) = model.find_bare(branch) else {
                continue;
            };
            // The values of a default branch are all others.
            if tagged.default == Some(index) {
                continue;
            }
            // A branch that does not describe the tag and may lack it gets no value.
            if tagged.untagged.contains(&index) && !describes(model, branch, &tagged.key) {
                continue;
            }
            // A nested union with the same tag has values for its own branches.
            if unions
                .get(bare.location)
                .is_some_and(|inner| inner.key == tagged.key)
            {
                continue;
            }
            for found in leaves(model, branch) {
                if found.object().is_some() {
                    let claims = self.0.entry(found.location.to_owned()).or_default();
                    let claim = claims.entry(tagged.key.clone()).or_default();
                    claim.add(values);
                    claim.direct |= found.location == bare.location;
                }
            }
        }
    }

    /// The tags of objects that have the same value in all unions, by the objects' locations. Of several values, one may be owned if
    /// structs
    /// keep properties without a field.
    pub fn settle(
        self,
        model: &Schemas,
        keeps_others: bool,
    ) -> impl Iterator<Item = (String, Owned)> {
        self.0.into_iter().flat_map(move |(location, claims)| {
            let object = model.find(&location).and_then(Found::object);
            let name = name_of(model, &location);
            let owned = claims.into_iter().filter_map(move |(key, claim)| {
                let object = object?;
                let value =
                    claim.settle(keeps_others && has_room(object, &key), name.as_deref())?;
                let optional = !object.required.contains(&key);
                // An optional tag is written where a union requires it, but an outer union cannot require it of the struct itself.
                let is_allowed = (claim.direct || !optional) && allows(model, object, &key, &value);
                is_allowed.then_some(Owned {
                    key,
                    value: OwnedValue::Constant(value),
                    optional,
                })
            });
            owned.map(move |owned| (location.clone(), owned))
        })
    }
}

/// Whether another value of a property is kept among the properties without a field.
fn has_room(object: &ObjectSchema, key: &str) -> bool {
    !object.properties.contains_key(key) && object.additional_schema().is_none()
}

/// Whether the object's own schema allows the string.
fn allows(model: &Schemas, object: &ObjectSchema, key: &str, value: &str) -> bool {
    let Some(location) = object.properties.get(key) else {
        return true;
    };
    if model.is_nullable(location) {
        return false;
    }
    let Some(found) = model.find_bare(location) else {
        return false;
    };
    let value = TagValue::String(value.to_owned());
    is_one_of(found, &value) || (!is_fixed(found) && matches!(found.schema.kind, Kind::String(_)))
}
