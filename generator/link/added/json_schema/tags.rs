//! What a `discriminator` declares about the branches of a union, as keywords of JSON Schema: without these, a reader of the schema
//! would not learn that a branch needs its tag.

use serde_json::{Map, Value, json};

use super::keywords::{Keywords, set, set_values};
use crate::analyse::tags::tagged::{branch_literals, find_untagged};
use crate::analyse::tags::{Tagged, Tags};
use crate::analyse::unions::{object_location, objects};
use crate::ir::{Owned, OwnedValue, TagValue};
use crate::schema::leaves::leaves;
use crate::schema::{Found, Kind, Schemas};

/// The tag of a union that a discriminator declares.
pub struct Declared<'a> {
    tagged: &'a Tagged,
    /// The branches that have the values of the tag, in their order.
    branches: Vec<&'a str>,
}

impl<'a> Declared<'a> {
    /// The tag of a union; `None` if the branches describe it themselves.
    pub fn of(schemas: &'a Schemas, tags: &'a Tags, union: Found<'a>) -> Option<Self> {
        let own = tags.of_union(union.location);
        let all = || union.branches().into_iter().flatten().map(String::as_str);
        let (tagged, branches) = match own {
            Some(tagged) => (tagged, all().collect()),
            None => (
                tags.of_union(&object_location(union.location))?,
                objects(schemas, tags, union),
            ),
        };
        tagged.explicit.then_some(Self { tagged, branches })
    }

    /// A branch with the values of its tag.
    pub fn tag(&self, schemas: &Schemas, tags: &Tags, branch: &str, written: Keywords) -> Keywords {
        let position = self.branches.iter().position(|other| *other == branch);
        let Some(position) = position else {
            return written;
        };
        let Tagged {
            key,
            values,
            untagged,
            default,
            ..
        } = self.tagged;
        let mut added = Keywords::new();
        if schemas
            .find_bare(branch)
            .is_some_and(|found| matches!(found.schema.kind, Kind::Any))
        {
            set(&mut added, "type", Some("object"));
        }
        if *default == Some(position) {
            let others = values.iter().enumerate();
            let others = others.filter(|(other, _)| *other != position);
            let others: Vec<Value> = others.flat_map(|(_, own)| own).map(json_of).collect();
            let other = json!({ "properties": { key: { "enum": others } }, "required": [key] });
            set(&mut added, "not", (!others.is_empty()).then_some(other));
        } else {
            let own = values.get(position).map(Vec::as_slice).unwrap_or_default();
            if !allows_only(schemas, tags, branch, key, own) {
                let mut property = Keywords::new();
                set_values(&mut property, own.iter().map(json_of).collect());
                set(&mut added, "properties", Some(json!({ key: property })));
            }
            let may_lack = !find_untagged(schemas, &[branch], key).is_empty();
            let is_asked = may_lack && !untagged.contains(&position);
            set(&mut added, "required", is_asked.then_some([key]));
        }
        both(written, added)
    }
}

/// A schema with further keywords.
fn both(mut written: Keywords, added: Keywords) -> Keywords {
    if added.is_empty() {
        return written;
    }
    if added.keys().any(|keyword| written.contains_key(keyword)) {
        return Map::from_iter([("allOf".to_owned(), json!([written, added]))]);
    }
    written.extend(added);
    written
}

/// Whether the schema of a branch is written with these values of the tag, and no others.
fn allows_only(
    schemas: &Schemas,
    tags: &Tags,
    branch: &str,
    key: &str,
    values: &[TagValue],
) -> bool {
    let mut all = leaves(schemas, branch)
        .into_iter()
        .map(|leaf| owned(tags, leaf.location, key));
    if let Some(constants) = all.by_ref().collect::<Option<Vec<TagValue>>>()
        && !constants.is_empty()
    {
        return is_same(&constants, values);
    }
    branch_literals(schemas, branch, key).is_some_and(|literals| is_same(&literals, values))
}

fn is_same(some: &[TagValue], others: &[TagValue]) -> bool {
    some.iter().all(|value| others.contains(value))
        && others.iter().all(|value| some.contains(value))
}

/// The value of a tag that a struct owns.
fn owned(tags: &Tags, location: &str, key: &str) -> Option<TagValue> {
    let mut all = tags.of_object(location).iter();
    all.find(|owned| owned.key == key).map(value_of)
}

fn value_of(owned: &Owned) -> TagValue {
    match &owned.value {
        OwnedValue::Tag(value) => value.clone(),
        OwnedValue::Constant(text) => TagValue::String(text.clone()),
    }
}

/// The tags of an object that have one value in all unions, each with the value.
pub fn constants<'a>(
    tags: &'a Tags,
    location: &str,
) -> impl Iterator<Item = (&'a str, Value)> + use<'a> {
    let all = tags.of_object(location).iter();
    all.map(|owned| (owned.key.as_str(), json_of(&value_of(owned))))
}

fn json_of(value: &TagValue) -> Value {
    match value {
        TagValue::String(text) => json!(text),
        TagValue::Int(number) => json!(number),
        TagValue::Bool(flag) => json!(flag),
    }
}
