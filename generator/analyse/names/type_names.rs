//! The name of every type, by location, chosen before any type is planned: no name depends on the order of planning.
//!
//! Named schemas come first. The names of inner schemas begin with theirs, and the names of tag enums with those of their unions.

use std::collections::BTreeMap;

use super::content::content_of;
use super::labels::label_branches;
use super::named_locations::{Label, Locations, media_word};
use crate::analyse::locations::{is_component, name_of};
use crate::analyse::loops::Loops;
use crate::analyse::renames::{Rename, Renames, chosen, confirm};
use crate::analyse::scalars::is_integer_enum;
use crate::analyse::tags::Tags;
use crate::analyse::unions::{has_texts_and_others, object_location, text_location};
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
    by_location: HashMap<String, Ident>,
    by_content: HashMap<String, Ident>,
}

/// The location at which the enum of a union's tag values is named.
pub fn kind_location(union: &str) -> String {
    derive(union, How::Tag)
}

impl TypeNames {
    /// Names every schema that becomes a declared type, and adds the names of named schemas to `locations`.
    pub fn find(
        model: &Schemas,
        locations: &mut Locations,
        usage: &Usage,
        tags: &Tags,
        loops: &Loops,
        (renames, lock): (&Renames, &Lock),
    ) -> Self {
        let mut names = Self::default();
        let is_kept = |(location, _): &(String, &str)| renames.of_type(location).is_none();
        let parts: Vec<(String, &str)> = kept_parts(model, lock).filter(is_kept).collect();
        let taken = kept_inside(model, &parts, (renames, lock));
        let taken = names.name_components(model, Scope::with(taken), (renames, lock));
        let components = model
            .locations()
            .filter_map(|location| Some((location, names.get(location)?)));
        components.for_each(|(location, name)| locations.add(location, name.plain()));
        // What is inside of a schema that the user names is named after it too.
        for (location, name) in renames.types().filter(|(inside, _)| !is_component(inside)) {
            locations.add(location, name);
        }
        label_branches(model, locations);
        label_only_branches(model, locations);
        let inside = Inside::find(model, locations, usage, (tags, loops), lock);
        let kept = parts.iter().filter(|(location, _)| !inside.names(location));
        let kept: Vec<&str> = kept.map(|(_, name)| *name).collect();
        let taken = taken.iter().map(String::as_str).chain(kept);
        names.name_inside(inside, Scope::with(taken), (renames, lock));
        names.name_parts_of_unions(model, tags, (renames, lock));
        names
    }

    /// The name of the schema that was derived from `location`.
    pub fn get(&self, location: &str) -> Option<&Ident> {
        self.by_location.get(location)
    }

    /// The names of unions that are named after their contents.
    pub fn of_content(&self, key: &str) -> Option<&Ident> {
        self.by_content.get(key)
    }

    fn name_components(
        &mut self,
        model: &Schemas,
        mut scope: Scope,
        (renames, lock): (&Renames, &Lock),
    ) -> Vec<String> {
        // A file that is only a reference is the schema that it refers to.
        let locations = model
            .locations()
            .filter(|location| !is_in_file(location) || model.alias_target(location).is_none());
        let mut components: Vec<(&str, String)> = locations
            .filter_map(|location| Some((location, named(location)?)))
            .collect();
        components.sort_unstable();
        let aliased = component_aliases(model, &components, lock);
        components.retain(|(location, _)| !aliased.contains_key(location));
        let aliases: HashMap<&str, &str> = aliased.iter().map(|(from, to)| (*to, *from)).collect();
        for (location, raw_name) in &mut components {
            if let Some(name) = aliases.get(location).and_then(|alias| named(alias)) {
                *raw_name = name;
            }
        }
        let folders: Vec<String> = components
            .iter()
            .map(|(location, _)| folder(location).unwrap_or_default())
            .collect();
        // A component that is only a reference has no name of its own.
        let rename_of = |location: &str| {
            let alias = aliases.get(location).copied();
            let of_alias = alias.and_then(|alias| renames.of_type(alias));
            of_alias.or_else(|| renames.of_type(location))
        };
        let claims: Vec<Claim<'_>> = components
            .iter()
            .zip(&folders)
            .map(|((location, raw_name), folder)| Claim {
                chosen: chosen(rename_of(location), Use::Type),
                before: lock.type_at(location),
                within: Some(""),
                // The document's own names come before those of its files, and those of a folder before those of its subfolders.
                rank: if is_in_file(location) && !aliases.contains_key(location) {
                    1 + depth(location)
                } else {
                    0
                },
                folder,
                ..Claim::of(raw_name)
            })
            .collect();
        let settled = scope.settle(&claims, Use::Type);
        for ((location, _), raw_name) in components.iter().zip(&settled) {
            let name = ident(raw_name, Use::Type);
            confirm(rename_of(location), &name);
            self.by_location.extend(
                aliases
                    .get(location)
                    .map(|alias| ((*alias).to_owned(), name.clone())),
            );
            self.by_location.insert((*location).to_owned(), name);
        }
        self.by_location
            .values()
            .map(|name| name.plain().to_owned())
            .collect()
    }

    /// Names the schemas inside named schemas and operations, and the unions that are named after their contents.
    fn name_inside(
        &mut self,
        inside: Inside<'_>,
        mut scope: Scope,
        (renames, lock): (&Renames, &Lock),
    ) {
        let before = |locations: &[&str]| {
            locations
                .iter()
                .filter_map(|location| lock.type_at(location))
                .min()
        };
        let kept: HashSet<&str> = lock.types().map(|(_, name)| name).collect();
        // A branch is located by its index. If the lock has its name for another index, the branches have moved.
        let has_moved = |location: &str, raw_name: &str| {
            let name = ident(raw_name, Use::Type);
            kept.contains(name.plain()) && lock.type_at(location) != Some(name.plain())
        };
        let by_content = inside.contents.values().map(|(raw_names, locations)| {
            let before = before(locations);
            // Its branches may have had another order before.
            let is_before = |raw_name: &&String| Some(ident(raw_name, Use::Type).plain()) == before;
            let raw_name = raw_names.iter().find(is_before).or(raw_names.first());
            Claim {
                chosen: chosen(rename_of_any(renames, locations), Use::Type),
                before,
                word: "union",
                ..Claim::of(raw_name.map_or("", String::as_str))
            }
        });
        let by_location = inside.locations.iter().map(
            |(
                location,
                Written {
                    raw_name,
                    within,
                    rank,
                    word,
                },
            )| Claim {
                chosen: chosen(renames.of_type(location), Use::Type),
                before: lock.type_at(location),
                within: within.as_deref().filter(|_| !has_moved(location, raw_name)),
                rank: *rank,
                word,
                ..Claim::of(raw_name)
            },
        );
        let claims: Vec<Claim<'_>> = by_content.chain(by_location).collect();
        let settled = scope.settle(&claims, Use::Type);
        let settled: Vec<Ident> = settled
            .iter()
            .map(|raw_name| ident(raw_name, Use::Type))
            .collect();
        report_displaced(&claims, &settled, renames);
        let of_contents = inside.contents.values();
        let of_contents = of_contents.map(|(_, locations)| rename_of_any(renames, locations));
        let of_locations = inside
            .locations
            .keys()
            .map(|location| renames.of_type(location));
        for (rename, name) in of_contents.chain(of_locations).zip(&settled) {
            confirm(rename, name);
        }
        let mut settled = settled.into_iter();
        self.by_content
            .extend(inside.contents.into_keys().zip(settled.by_ref()));
        self.by_location
            .extend(inside.locations.into_keys().map(str::to_owned).zip(settled));
    }

    /// The enum of a union's tag values, and the objects and the string enums among its other branches.
    fn name_parts_of_unions(
        &mut self,
        model: &Schemas,
        tags: &Tags,
        (renames, lock): (&Renames, &Lock),
    ) {
        let named = self.by_location.values().chain(self.by_content.values());
        let mut scope = Scope::with(named.map(Ident::plain));
        let mut locations: Vec<&str> = model.locations().collect();
        locations.sort_unstable();
        let outer = |location: &str| {
            self.by_location
                .get(location)
                .map(|name| name.plain().to_owned())
        };
        let mut parts: Vec<(String, String)> = Vec::new();
        for location in locations {
            let Some(name) = outer(location) else {
                continue;
            };
            let objects = object_location(location);
            if tags.of_union(location).is_some() {
                parts.push((kind_location(location), format!("{name} kind")));
            }
            if tags.of_union(&objects).is_some() {
                parts.push((kind_location(&objects), format!("{name} object kind")));
                parts.push((objects, format!("{name} object")));
            }
            let untagged = model
                .find(location)
                .filter(|found| found.location == location && tags.of_union(location).is_none());
            if untagged.is_some_and(|found| has_texts_and_others(model, tags, found)) {
                parts.push((
                    text_location(location),
                    format!("{name} {}", lock.terms().string()),
                ));
            }
        }
        let claims: Vec<Claim<'_>> = parts
            .iter()
            .map(|(location, raw_name)| Claim {
                chosen: chosen(renames.of_type(location), Use::Type),
                before: lock.type_at(location),
                word: "tag",
                ..Claim::of(raw_name)
            })
            .collect();
        let settled = scope.settle(&claims, Use::Type);
        let settled: Vec<Ident> = settled
            .iter()
            .map(|raw_name| ident(raw_name, Use::Type))
            .collect();
        report_displaced(&claims, &settled, renames);
        for ((location, _), name) in parts.into_iter().zip(settled) {
            confirm(renames.of_type(&location), &name);
            self.by_location.insert(location, name);
        }
    }
}

/// The entry about a union that is one type in several locations.
fn rename_of_any<'r>(renames: &'r Renames, locations: &[&str]) -> Option<&'r Rename> {
    locations
        .iter()
        .find_map(|location| renames.of_type(location))
}

/// Refuses the names that change those of types that are named later.
fn report_displaced(claims: &[Claim<'_>], settled: &[Ident], renames: &Renames) {
    for (claim, name) in claims.iter().zip(settled) {
        let plain = ident(claim.raw_name, Use::Type);
        if claim.chosen.is_none()
            && claim.before != Some(name.plain())
            && plain != *name
            && let Some(rename) = renames.type_named(&plain)
        {
            rename.refuse();
        }
    }
}

/// Named schemas that are only a reference to another file, each with the schema there. That schema has the component's name, if the
/// component had the name before, or has it in the document.
pub fn component_aliases<'a>(
    model: &'a Schemas,
    components: &[(&'a str, String)],
    lock: &Lock,
) -> HashMap<&'a str, &'a str> {
    let mut leads: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (location, _) in components.iter().filter(|(location, _)| !is_file(location)) {
        let target = model
            .alias_target(location)
            .and_then(|_| model.find(location))
            .map(|found| found.location);
        if let Some(target) = target.filter(|target| is_in_file(target) && is_component(target)) {
            leads.entry(target).or_default().push(location);
        }
    }
    let type_of = |raw_name: &str| ident(raw_name, Use::Type);
    let alias = |target: &str, locations: &[&'a str]| {
        let own_name = |location: &str| named(location).map(|own| type_of(&own));
        let of_name = |name: &str| {
            locations
                .iter()
                .find(|location| own_name(location).is_some_and(|own| own.plain() == name))
                .copied()
        };
        if let Some(before) = lock.type_at(target) {
            return of_name(before);
        }
        of_name(type_of(&name_of(model, target)?).plain())
    };
    leads
        .into_iter()
        .filter_map(|(target, locations)| Some((alias(target, &locations)?, target)))
        .collect()
}

/// The schemas inside named schemas and operations.
#[derive(Debug, Default)]
pub struct Inside<'a> {
    /// Schemas that are named after their location.
    locations: BTreeMap<&'a str, Written>,
    /// Schemas that are named after their contents, in each order of these, with their locations.
    contents: BTreeMap<String, (Vec<String>, Vec<&'a str>)>,
}

/// The words of the type's name.
#[derive(Debug)]
pub struct Written {
    raw_name: String,
    /// The part of the name that does not depend on the order of branches, where the lock has a name.
    within: Option<String>,
    /// The rank of the claim.
    rank: usize,
    /// The word that distinguishes it.
    word: String,
}

impl<'a> Inside<'a> {
    /// Whether the schema at a location is named after it.
    fn names(&self, location: &str) -> bool {
        self.locations.contains_key(location)
    }

    fn find(
        model: &'a Schemas,
        locations: &Locations,
        usage: &Usage,
        (tags, loops): (&Tags, &Loops),
        lock: &Lock,
    ) -> Self {
        let mut inside = Self::default();
        let reached = find_reached(model, usage);
        for location in model.locations().filter(|location| !is_component(location)) {
            let Some(found) = model
                .find(location)
                .filter(|found| found.location == location)
            else {
                continue;
            };
            let is_open = matches!(found.schema.kind, Kind::OneOf(_) | Kind::AnyOf(_))
                && tags.of_union(location).is_none();
            if let Some(content) = is_open
                .then(|| content_of(model, tags, locations, found))
                .flatten()
            {
                let (raw_names, standing) = inside
                    .contents
                    .entry(content.key)
                    .or_insert((Vec::new(), Vec::new()));
                if standing.iter().all(|other| location < *other) {
                    *raw_names = content.raw_names;
                }
                standing.push(location);
            } else if declares(found, lock) || loops.contains(location) {
                // A merged schema keeps the name for the result.
                let rank = if reached.contains(location) { 1 } else { 2 };
                let word = media_word(location).unwrap_or_else(|| "inline".to_owned());
                let raw_name = locations.call(location).0;
                let within = lock.type_at(location).map(|_| {
                    let name = ident(&locations.call_outer(location), Use::Type);
                    name.plain().to_owned()
                });
                inside.locations.insert(
                    location,
                    Written {
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
    let is_root = |location: &&str| is_component(location) || usage.is_used(location);
    let mut queue: Vec<&str> = model.locations().filter(is_root).collect();
    let mut reached = HashSet::default();
    while let Some(location) = queue.pop() {
        let Some(found) = model.find(location) else {
            continue;
        };
        if reached.insert(found.location) {
            queue.extend(found.children());
        }
    }
    reached
}

/// The only branch next to null, which makes no union, has the name of the union.
pub fn label_only_branches(model: &Schemas, locations: &mut Locations) {
    for location in model.locations() {
        for (at, keyword) in ["/anyOf/", "/oneOf/"]
            .into_iter()
            .flat_map(|keyword| location.match_indices(keyword))
        {
            let (outer, inside) = (&location[..at], &location[at + keyword.len()..]);
            let number = inside.split('/').next().unwrap_or_default();
            let is_union =
                |found: Found<'_>| matches!(found.schema.kind, Kind::OneOf(_) | Kind::AnyOf(_));
            if model
                .find(outer)
                .is_some_and(|found| found.location == outer && !is_union(found))
            {
                locations.label(
                    &location[..at + keyword.len() + number.len()],
                    Label::default(),
                );
            }
        }
    }
}

/// Whether an inline schema that is no union is a type of its own.
pub fn declares(found: Found<'_>, lock: &Lock) -> bool {
    match &found.schema.kind {
        Kind::Object(object) => object.is_struct(),
        Kind::String(text) => !text.values.is_empty(),
        Kind::Integer(_) => is_integer_enum(found, lock),
        Kind::OneOf(_) | Kind::AnyOf(_) => true,
        _ => false,
    }
}

/// The names of inline schemas in the lock that still exist, with those of parts of unions: no named schema may take them.
fn kept_inside<'l>(
    model: &Schemas,
    parts: &[(String, &'l str)],
    (renames, lock): (&Renames, &'l Lock),
) -> Vec<&'l str> {
    let inline = model
        .locations()
        .filter(|location| !is_component(location) && renames.of_type(location).is_none())
        .filter_map(|location| lock.type_at(location));
    let parts = parts.iter().map(|(_, name)| *name);
    inline.chain(parts).collect()
}

/// The names in the lock of what is derived from unions that still exist, each with its location.
fn kept_parts<'l>(model: &Schemas, lock: &'l Lock) -> impl Iterator<Item = (String, &'l str)> {
    let locations = model.locations().filter(|_| !lock.is_empty());
    let parts = locations.flat_map(|location| {
        let objects = object_location(location);
        [
            text_location(location),
            kind_location(location),
            kind_location(&objects),
            objects,
        ]
    });
    parts.filter_map(|part| {
        let name = lock.type_at(&part)?;
        Some((part, name))
    })
}
