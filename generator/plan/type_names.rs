//! The name of every type, by its place: settled before any type is planned, so that none depends on what is planned first.
//!
//! Named schemas come first, what stands inside them is called after them, and the enums of tags after their unions.

use std::collections::{BTreeMap, HashMap};

use super::branches::object_place;
use super::labels::label_branches;
use super::model::{Found, Model, Shape};
use super::names::{Claim, Scope, Use, ident};
use super::places::{Places, named};
use super::tags::Tags;
use super::unions::content_of;
use crate::ir::Ident;
use crate::lock::Lock;

/// The type name of every schema that has one.
#[derive(Clone, Debug, Default)]
pub struct TypeNames {
    by_place: HashMap<String, Ident>,
    by_content: HashMap<String, Ident>,
}

/// Where the enum of a union's tags is named.
pub fn kind_place(union: &str) -> String {
    format!("{union}/discriminator")
}

/// Whether a place is a named schema.
pub fn is_component(place: &str) -> bool {
    named(place).is_some()
}

impl TypeNames {
    /// Names every schema that becomes a declared type, and tells `places` what the named ones are called.
    pub fn find(model: Model<'_>, places: &mut Places, tags: &Tags, lock: &Lock) -> Self {
        let mut names = Self::default();
        let taken = kept_inside(model, lock);
        let taken = names.name_components(model, Scope::with(taken), lock);
        let components = model.places().filter_map(|place| Some((place, names.get(place)?)));
        components.for_each(|(place, name)| places.add(place, name.plain()));
        label_branches(model, places);
        let taken =
            names.name_inside(model, places, tags, Scope::with(taken.iter().map(String::as_str)), lock);
        names.name_parts_of_unions(model, tags, taken, lock);
        names
    }

    /// The name of the schema that came from `place`.
    pub fn get(&self, place: &str) -> Option<&Ident> {
        self.by_place.get(place)
    }

    /// The name of the unions that are called after what they hold.
    pub fn of_content(&self, key: &str) -> Option<&Ident> {
        self.by_content.get(key)
    }

    fn name_components(&mut self, model: Model<'_>, mut scope: Scope, lock: &Lock) -> Vec<String> {
        let mut components: Vec<(&str, String)> =
            model.places().filter_map(|place| Some((place, named(place)?))).collect();
        components.sort_unstable();
        let claims: Vec<Claim<'_>> = components
            .iter()
            .map(|(place, spelling)| Claim { before: lock.type_at(place), ..Claim::of(spelling) })
            .collect();
        let settled = scope.settle(&claims, Use::Type);
        for ((place, _), spelling) in components.iter().zip(&settled) {
            self.by_place.insert((*place).to_owned(), ident(spelling, Use::Type));
        }
        self.by_place.values().map(|name| name.plain().to_owned()).collect()
    }

    /// Names what stands inside named schemas and operations, and the unions that are called after what they hold.
    fn name_inside(
        &mut self,
        model: Model<'_>,
        places: &Places,
        tags: &Tags,
        mut scope: Scope,
        lock: &Lock,
    ) -> Scope {
        let mut inside: BTreeMap<&str, String> = BTreeMap::new();
        let mut contents: BTreeMap<String, (String, Option<&str>)> = BTreeMap::new();
        for place in
            model.places().filter(|place| !is_component(place) && model.alias_target(place).is_none())
        {
            let Some(found) = model.find(place) else { continue };
            match found.shape {
                Shape::Union(_) if tags.of_union(place).is_none() => match content_of(model, places, found) {
                    Some(content) => {
                        let (_, before) = contents.entry(content.key).or_insert((content.spelling, None));
                        *before = [*before, lock.type_at(place)].into_iter().flatten().min();
                    }
                    None => drop(inside.insert(place, places.call(place).0)),
                },
                _ if declares(found) => drop(inside.insert(place, places.call(place).0)),
                _ => {}
            }
        }
        let by_content = contents.values().map(|(spelling, before)| Claim {
            before: *before,
            word: "union",
            ..Claim::of(spelling)
        });
        let by_place = inside.iter().map(|(place, spelling)| Claim {
            before: lock.type_at(place),
            rank: 1,
            word: "inline",
            spelling,
        });
        let claims: Vec<Claim<'_>> = by_content.chain(by_place).collect();
        let mut settled =
            scope.settle(&claims, Use::Type).into_iter().map(|spelling| ident(&spelling, Use::Type));
        self.by_content.extend(contents.keys().cloned().zip(settled.by_ref()));
        self.by_place.extend(inside.keys().map(|place| (*place).to_owned()).zip(settled));
        scope
    }

    /// The enum of a union's tags, and the objects among other branches.
    fn name_parts_of_unions(&mut self, model: Model<'_>, tags: &Tags, mut scope: Scope, lock: &Lock) {
        let mut places: Vec<&str> = model.places().collect();
        places.sort_unstable();
        let outer = |place: &str| self.by_place.get(place).map(|name| name.plain().to_owned());
        let mut parts: Vec<(String, String)> = Vec::new();
        for place in places {
            let Some(name) = outer(place) else { continue };
            let objects = object_place(place);
            if tags.of_union(place).is_some() {
                parts.push((kind_place(place), format!("{name} kind")));
            }
            if tags.of_union(&objects).is_some() {
                parts.push((kind_place(&objects), format!("{name} object kind")));
                parts.push((objects, format!("{name} object")));
            }
        }
        let claims: Vec<Claim<'_>> = parts
            .iter()
            .map(|(place, spelling)| Claim {
                before: lock.type_at(place),
                word: "tag",
                ..Claim::of(spelling)
            })
            .collect();
        let settled = scope.settle(&claims, Use::Type);
        let places = parts.iter().map(|(place, _)| place.clone());
        self.by_place.extend(places.zip(settled.iter().map(|spelling| ident(spelling, Use::Type))));
    }
}

/// Whether an inline schema that is no union is a type of its own.
fn declares(found: Found<'_>) -> bool {
    match found.shape {
        Shape::Object(object) => !object.properties.is_empty(),
        Shape::Text(text) => !text.enumeration.is_empty(),
        Shape::Union(_) => true,
        _ => false,
    }
}

/// What inline schemas were called that are still there: no named schema takes it from them.
fn kept_inside<'l>(model: Model<'_>, lock: &'l Lock) -> Vec<&'l str> {
    let is_inside = |place: &str| {
        let schema = place.strip_suffix("/discriminator").unwrap_or(place);
        let schema = schema.strip_suffix("/object").unwrap_or(schema);
        (!is_component(place) || schema != place) && model.has(schema)
    };
    lock.types().filter(|(place, _)| is_inside(place)).map(|(_, name)| name).collect()
}
