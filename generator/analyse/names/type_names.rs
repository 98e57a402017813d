//! The name of every type, by location, chosen before any type is planned: no name depends on the order of planning.
//!
//! Named schemas come first. The names of inner schemas begin with theirs, and the names of tag enums with those of their unions.

use std::collections::BTreeMap;

use super::content::content_of;
use super::labels::label_branches;
use super::places::{Label, Places, media_word};
use crate::analyse::locations::{called, is_component};
use crate::analyse::loops::Loops;
use crate::analyse::scalars::is_integer_enum;
use crate::analyse::tags::Tags;
use crate::analyse::unions::{has_texts_and_others, object_place, text_place};
use crate::analyse::usage::Usage;
use crate::hash::{HashMap, HashSet};
use crate::ir::Ident;
use crate::lock::Lock;
use crate::lower::named::{depth, folder, is_file, is_in_file, named};
use crate::names::{Claim, Scope, Use, ident};
use crate::schema::derived::{How, derive};
use crate::schema::{Found, Kind, Schemas};

/// The type name of every schema that has one.
#[derive(Clone, Debug, Default)]
pub struct TypeNames {
    by_place: HashMap<String, Ident>,
    by_content: HashMap<String, Ident>,
}

/// The location at which the enum of a union's tag values is named.
pub fn kind_place(union: &str) -> String {
    derive(union, How::Tag)
}

impl TypeNames {
    /// Names every schema that becomes a declared type, and adds the names of named schemas to `places`.
    pub fn find(
        model: &Schemas,
        places: &mut Places,
        usage: &Usage,
        tags: &Tags,
        loops: &Loops,
        lock: &Lock,
    ) -> Self {
        let mut names = Self::default();
        let taken = kept_inside(model, lock);
        let taken = names.name_components(model, Scope::with(taken), lock);
        let components = model
            .places()
            .filter_map(|place| Some((place, names.get(place)?)));
        components.for_each(|(place, name)| places.add(place, name.plain()));
        label_branches(model, places);
        label_only_branches(model, places);
        let inside = Inside::find(model, places, usage, tags, loops);
        let taken = names.name_inside(inside, Scope::with(taken.iter().map(String::as_str)), lock);
        names.name_parts_of_unions(model, tags, taken, lock);
        names
    }

    /// The name of the schema that was derived from `place`.
    pub fn get(&self, place: &str) -> Option<&Ident> {
        self.by_place.get(place)
    }

    /// The names of unions that are named after their contents.
    pub fn of_content(&self, key: &str) -> Option<&Ident> {
        self.by_content.get(key)
    }

    fn name_components(&mut self, model: &Schemas, mut scope: Scope, lock: &Lock) -> Vec<String> {
        // A file that is only a reference is the schema that it refers to.
        let places = model
            .places()
            .filter(|place| !is_in_file(place) || model.alias_target(place).is_none());
        let mut components: Vec<(&str, String)> = places
            .filter_map(|place| Some((place, named(place)?)))
            .collect();
        components.sort_unstable();
        let lent = lent_names(model, &components, lock);
        components.retain(|(place, _)| !lent.contains_key(place));
        let lenders: HashMap<&str, &str> = lent.iter().map(|(from, to)| (*to, *from)).collect();
        for (place, raw_name) in &mut components {
            if let Some(name) = lenders.get(place).and_then(|lender| named(lender)) {
                *raw_name = name;
            }
        }
        let folders: Vec<String> = components
            .iter()
            .map(|(place, _)| folder(place).unwrap_or_default())
            .collect();
        let claims: Vec<Claim<'_>> = components
            .iter()
            .zip(&folders)
            .map(|((place, raw_name), folder)| Claim {
                before: lock.type_at(place),
                within: Some(""),
                // The document's own names come before those of its files, and those of a folder before those of its subfolders.
                rank: if is_in_file(place) && !lenders.contains_key(place) {
                    1 + depth(place)
                } else {
                    0
                },
                folder,
                ..Claim::of(raw_name)
            })
            .collect();
        let settled = scope.settle(&claims, Use::Type);
        for ((place, _), raw_name) in components.iter().zip(&settled) {
            let name = ident(raw_name, Use::Type);
            self.by_place.extend(
                lenders
                    .get(place)
                    .map(|lender| ((*lender).to_owned(), name.clone())),
            );
            self.by_place.insert((*place).to_owned(), name);
        }
        self.by_place
            .values()
            .map(|name| name.plain().to_owned())
            .collect()
    }

    /// Names the schemas inside named schemas and operations, and the unions that are named after their contents.
    fn name_inside(&mut self, inside: Inside<'_>, mut scope: Scope, lock: &Lock) -> Scope {
        let before = |places: &[&str]| places.iter().filter_map(|place| lock.type_at(place)).min();
        let kept: HashSet<&str> = lock.types().map(|(_, name)| name).collect();
        // A branch is located by its index. If the lock has its name for another index, the branches have moved.
        let has_moved = |place: &str, raw_name: &str| {
            let name = ident(raw_name, Use::Type);
            kept.contains(name.plain()) && lock.type_at(place) != Some(name.plain())
        };
        let by_content = inside.contents.values().map(|(raw_name, places)| Claim {
            before: before(places),
            word: "union",
            ..Claim::of(raw_name)
        });
        let by_place = inside.places.iter().map(
            |(
                place,
                Spelled {
                    raw_name,
                    within,
                    rank,
                    word,
                },
            )| Claim {
                before: lock.type_at(place),
                within: Some(within.as_str()).filter(|_| !has_moved(place, raw_name)),
                rank: *rank,
                word,
                ..Claim::of(raw_name)
            },
        );
        let claims: Vec<Claim<'_>> = by_content.chain(by_place).collect();
        let settled = scope.settle(&claims, Use::Type);
        let mut settled = settled
            .into_iter()
            .map(|raw_name| ident(&raw_name, Use::Type));
        self.by_content
            .extend(inside.contents.into_keys().zip(settled.by_ref()));
        self.by_place
            .extend(inside.places.into_keys().map(str::to_owned).zip(settled));
        scope
    }

    /// The enum of a union's tag values, and the objects and the string enums among its other branches.
    fn name_parts_of_unions(
        &mut self,
        model: &Schemas,
        tags: &Tags,
        mut scope: Scope,
        lock: &Lock,
    ) {
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
            let untagged = model
                .find(place)
                .filter(|found| found.place == place && tags.of_union(place).is_none());
            if untagged.is_some_and(|found| has_texts_and_others(model, tags, found)) {
                parts.push((
                    text_place(place),
                    format!("{name} {}", lock.terms().string()),
                ));
            }
        }
        let claims: Vec<Claim<'_>> = parts
            .iter()
            .map(|(place, raw_name)| Claim {
                before: lock.type_at(place),
                word: "tag",
                ..Claim::of(raw_name)
            })
            .collect();
        let settled = scope.settle(&claims, Use::Type);
        let places = parts.iter().map(|(place, _)| place.clone());
        self.by_place
            .extend(places.zip(settled.iter().map(|raw_name| ident(raw_name, Use::Type))));
    }
}

/// Named schemas that are only a reference to another file, each with the schema there. That schema has the component's name, if the
/// component had the name before, or has it in the document.
pub fn lent_names<'a>(
    model: &'a Schemas,
    components: &[(&'a str, String)],
    lock: &Lock,
) -> HashMap<&'a str, &'a str> {
    let mut leads: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (place, _) in components.iter().filter(|(place, _)| !is_file(place)) {
        let target = model
            .alias_target(place)
            .and_then(|_| model.find(place))
            .map(|found| found.place);
        if let Some(target) = target.filter(|target| is_in_file(target) && is_component(target)) {
            leads.entry(target).or_default().push(place);
        }
    }
    let type_of = |raw_name: &str| ident(raw_name, Use::Type);
    let lender = |target: &str, places: &[&'a str]| {
        let name_of = |place: &str| named(place).map(|own| type_of(&own));
        let spelled = |name: &str| {
            places
                .iter()
                .find(|place| name_of(place).is_some_and(|own| own.plain() == name))
                .copied()
        };
        if let Some(before) = lock.type_at(target) {
            return spelled(before);
        }
        spelled(type_of(&called(model, target)?).plain())
    };
    leads
        .into_iter()
        .filter_map(|(target, places)| Some((lender(target, &places)?, target)))
        .collect()
}

/// The schemas inside named schemas and operations.
#[derive(Debug, Default)]
pub struct Inside<'a> {
    /// Schemas that are named after their location.
    places: BTreeMap<&'a str, Spelled>,
    /// Schemas that are named after their contents, with their locations.
    contents: BTreeMap<String, (String, Vec<&'a str>)>,
}

/// The words of the type's name.
#[derive(Debug)]
pub struct Spelled {
    raw_name: String,
    /// The part of the name that does not depend on the order of branches.
    within: String,
    /// The rank of the claim.
    rank: usize,
    /// The word that distinguishes it.
    word: String,
}

impl<'a> Inside<'a> {
    fn find(
        model: &'a Schemas,
        places: &Places,
        usage: &Usage,
        tags: &Tags,
        loops: &Loops,
    ) -> Self {
        let mut inside = Self::default();
        let reached = find_reached(model, usage);
        for place in model.places().filter(|place| !is_component(place)) {
            let Some(found) = model.find(place).filter(|found| found.place == place) else {
                continue;
            };
            let is_open = matches!(found.schema.kind, Kind::OneOf(_) | Kind::AnyOf(_))
                && tags.of_union(place).is_none();
            if let Some(content) = is_open
                .then(|| content_of(model, tags, places, found))
                .flatten()
            {
                let (_, standing) = inside
                    .contents
                    .entry(content.key)
                    .or_insert((content.raw_name, Vec::new()));
                standing.push(place);
            } else if declares(found) || loops.contains(place) {
                // A merged schema keeps the name for the result.
                let rank = if reached.contains(place) { 1 } else { 2 };
                let word = media_word(place).unwrap_or_else(|| "inline".to_owned());
                let raw_name = places.call(place).0;
                let within = ident(&places.call_outer(place), Use::Type)
                    .plain()
                    .to_owned();
                inside.places.insert(
                    place,
                    Spelled {
                        raw_name,
                        within,
                        rank,
                        word,
                    },
                );
            }
        }
        inside
    }
}

/// The locations that named schemas and operations refer to.
pub fn find_reached<'a>(model: &'a Schemas, usage: &Usage) -> HashSet<&'a str> {
    let is_root = |place: &&str| is_component(place) || usage.is_used(place);
    let mut queue: Vec<&str> = model.places().filter(is_root).collect();
    let mut reached = HashSet::default();
    while let Some(place) = queue.pop() {
        let Some(found) = model.find(place) else {
            continue;
        };
        if reached.insert(found.place) {
            queue.extend(found.children());
        }
    }
    reached
}

/// The only branch next to null, which makes no union, has the name of the union.
pub fn label_only_branches(model: &Schemas, places: &mut Places) {
    for place in model.places() {
        for (at, keyword) in ["/anyOf/", "/oneOf/"]
            .into_iter()
            .flat_map(|keyword| place.match_indices(keyword))
        {
            let (outer, inside) = (&place[..at], &place[at + keyword.len()..]);
            let number = inside.split('/').next().unwrap_or_default();
            let is_union =
                |found: Found<'_>| matches!(found.schema.kind, Kind::OneOf(_) | Kind::AnyOf(_));
            if model
                .find(outer)
                .is_some_and(|found| found.place == outer && !is_union(found))
            {
                places.label(
                    &place[..at + keyword.len() + number.len()],
                    Label::default(),
                );
            }
        }
    }
}

/// Whether an inline schema that is no union is a type of its own.
pub fn declares(found: Found<'_>) -> bool {
    match &found.schema.kind {
        Kind::Object(object) => object.is_struct(),
        Kind::String(text) => !text.values.is_empty(),
        Kind::Integer(_) => is_integer_enum(found),
        Kind::OneOf(_) | Kind::AnyOf(_) => true,
        _ => false,
    }
}

/// The names of inline schemas in the lock that still exist: no named schema may take them.
pub fn kept_inside<'l>(model: &Schemas, lock: &'l Lock) -> Vec<&'l str> {
    let mut kept = Vec::new();
    if lock.is_empty() {
        return kept;
    }
    for place in model.places() {
        let objects = object_place(place);
        let derived = [
            text_place(place),
            kind_place(place),
            kind_place(&objects),
            objects,
        ];
        kept.extend(lock.type_at(place).filter(|_| !is_component(place)));
        kept.extend(derived.iter().filter_map(|place| lock.type_at(place)));
    }
    kept
}
