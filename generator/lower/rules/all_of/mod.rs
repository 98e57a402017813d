//! `allOf: [A, B]`, and `allOf: [A]` next to other keywords → the merger of all of them.
//!
//! A single part that is only annotated (described, made nullable, given a default) stays as it is.

mod further;
mod itself;
mod merge;
mod merger;
mod mixins;
mod narrow;
mod parts;
mod positions;

use std::mem::take;

use serde_json::{Map, Value};

use self::further::{close_unevaluated, further_properties, put_in_order};
use self::itself::{open_annotated, without_itself};
use self::merge::merge;
use self::merger::Merger;
use self::mixins::Mixins;
use self::narrow::narrow_unions;
use self::parts::{Extended, only_part};
pub use self::parts::{is_of_kind, may_restrict};
use super::null_branches::is_inside;
use super::type_lists::says_type;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::graph::components;
use crate::hash::{HashMap, HashSet};
use crate::lower::chains::cut_annotated_cycles;
use crate::lower::named::named;
use crate::lower::normal::{
    Entry, Schema, Schemas, is_description, referenced, schema_at, schema_at_mut, target_schema,
};

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    open_annotated(schemas, diagnostics);
    let (state, extended) = (HashMap::default(), Extended::of(schemas));
    let (added, mixins) = (HashSet::default(), Mixins::default());
    let mut merging = Merging {
        state,
        diagnostics,
        members: 0,
        additions: 0,
        extended,
        added,
        mixins,
    };
    for location in bases_first(schemas) {
        merging.merge_at(&location, schemas, 0);
    }
    let mut index = 0;
    // Merging a property that two parts describe adds an entry, which is merged in its turn.
    while let Some((location, _)) = schemas.get_index(index) {
        let location = location.clone();
        merging.merge_at(&location, schemas, 0);
        index += 1;
    }
    merging.mixins.mark(schemas);
    cut_annotated_cycles(schemas, diagnostics);
}

/// All locations, after those that they are merged from: diagnostics do not depend on the order of the document.
fn bases_first(schemas: &Schemas) -> Vec<String> {
    let leads: Vec<(&str, Vec<&str>)> = schemas
        .iter()
        .map(|(location, entry)| {
            let leads = match entry {
                Entry::Reference(target) => vec![target.as_str()],
                Entry::Schema(schema) => schema.locations("allOf").collect(),
            };
            (location.as_str(), leads)
        })
        .collect();
    let components = components(&leads).into_iter();
    components
        .flat_map(|component| component.members)
        .map(str::to_owned)
        .collect()
}

/// How long a chain of `allOf`s may be.
const DEEPEST: usize = 64;
/// How many properties all mergers of a document may have.
const MOST_MEMBERS: usize = 300_000;
/// How many schemas all mergers of a document may add: a property that two parts describe is one.
const MOST_ADDED: usize = 20_000;

#[derive(Clone, Copy)]
enum State {
    Running,
    /// The number of mergers in the longest chain of mergers.
    Done(usize),
}

struct Merging<'d> {
    state: HashMap<String, State>,
    diagnostics: &'d mut Diagnostics,
    /// Properties of all mergers so far.
    members: usize,
    /// Properties that several parts describe so far.
    additions: usize,
    extended: Extended,
    /// The locations of properties that several parts describe.
    added: HashSet<String>,
    mixins: Mixins,
}

impl Merging<'_> {
    /// Replaces the schema at `location` by the merger of its parts, which are merged first. Returns the length of the chain of mergers.
    fn merge_at(&mut self, location: &str, schemas: &mut Schemas, depth: usize) -> usize {
        if let Some(state) = self.state.get(location) {
            return if let State::Done(height) = state {
                *height
            } else {
                0
            };
        }
        let Some(schema) = schema_at(schemas, location) else {
            return 0;
        };
        let Some(parts) = parts_to_merge(schema, location).filter(|_| self.has_room()) else {
            return 0;
        };
        let mut schema = schema.clone();
        let parts = without_itself(parts, location, schemas, self.diagnostics);
        self.state.insert(location.to_owned(), State::Running);
        for part in parts.iter().take_while(|_| depth <= DEEPEST) {
            self.merge_at(part, schemas, depth + 1);
        }
        let parts = self.extended.needed(&parts, schemas);
        let (mut sides, height) = self.sides(&parts, location, schemas, depth);
        if let Some(only) = only_part(location, &schema, &parts, schemas, |part| {
            self.is_own(part, location)
        }) {
            let part = only.leads_to().filter(|part| self.is_own(part, location));
            if let Some(part) = part {
                give_type(part, &schema, &parts, schemas);
            }
            schemas.insert(location.to_owned(), only);
            self.state.insert(location.to_owned(), State::Done(height));
            return height;
        }
        // A keyword next to the parts overrides theirs.
        let extends = parts.iter().any(|part| named(part).is_some());
        let adds_null = |part: &String| extends && only_adds_null(part, location, schemas);
        let says_null = schema.is_nullable() || parts.iter().any(adds_null);
        schema.keywords.shift_remove("allOf");
        sides.push(schema);
        let left = narrow_unions(&mut sides, schemas);
        let (more, below) = self.sides(&left, location, schemas, depth);
        sides.splice(..0, more);
        let height = height.max(below);
        let mut further = further_properties(&sides, location, schemas, self.diagnostics);
        if let Some(further) = &mut further {
            sides.splice(..0, take(&mut further.sides));
        }
        let mut merger = Merger::new(location, self.diagnostics);
        let mut merged = sides.into_iter().fold(Schema::default(), |left, right| {
            merge(left, right, &mut merger)
        });
        if says_null {
            merged.set("nullable", true);
        }
        let additions = merger.additions;
        close_unevaluated(&mut merged);
        if let Some(further) = &further {
            put_in_order(&mut merged, further);
        }
        describe(
            &mut merged,
            parts
                .iter()
                .rev()
                .filter(|part| self.is_own(part, location)),
            schemas,
        );
        self.count(&merged, additions.len(), location);
        self.mixins.note(&parts, location, &merged, schemas);
        schemas.insert(location.to_owned(), merged.into());
        self.added
            .extend(additions.iter().map(|(location, _)| location.clone()));
        schemas.extend(additions.into_iter().map(|(at, added)| (at, added.into())));
        self.state.insert(location.to_owned(), State::Done(height));
        height
    }

    /// Whether the annotations of a part are those of the whole: it is inline, or in several parts that describe one property.
    fn is_own(&self, part: &str, location: &str) -> bool {
        is_inside(part, location) || (self.added.contains(location) && named(part).is_none())
    }

    /// The keywords of each part, merged before; and the length of the chain of mergers.
    fn sides(
        &mut self,
        parts: &[String],
        location: &str,
        schemas: &mut Schemas,
        depth: usize,
    ) -> (Vec<Schema>, usize) {
        let (mut sides, mut height) = (Vec::new(), 0);
        for part in parts.iter().take_while(|_| depth <= DEEPEST) {
            let (side, below) = self.part(part, location, schemas, depth);
            sides.push(side);
            height = height.max(below + 1);
        }
        // What is merged from this is too deep as well: one report is enough.
        if depth > DEEPEST || height == DEEPEST + 1 {
            let message = "`allOf` is nested too deeply to be merged";
            self.diagnostics
                .push(Diagnostic::new(&codes::TOO_DEEP, location, message));
        }
        (sides, height)
    }

    /// Reports a document whose repeated inheritance or merging exceeds the limits.
    fn count(&mut self, merged: &Schema, additions: usize, location: &str) {
        let had_room = self.has_room();
        self.members += merged.properties().map_or(0, Map::len);
        self.additions += additions;
        if had_room && !self.has_room() {
            let message = format!(
                "the `allOf`s of the document make more than {MOST_MEMBERS} properties, or {MOST_ADDED} schemas of them"
            );
            self.diagnostics
                .push(Diagnostic::new(&codes::TOO_LARGE, location, message));
        }
    }

    fn has_room(&self) -> bool {
        self.members <= MOST_MEMBERS && self.additions <= MOST_ADDED
    }

    /// The keywords of one part, with references followed and its own parts merged; its annotations describe only the part.
    fn part(
        &mut self,
        part: &str,
        from: &str,
        schemas: &mut Schemas,
        depth: usize,
    ) -> (Schema, usize) {
        let (mut location, mut nullable) = (part.to_owned(), false);
        for _ in 0..DEEPEST {
            if matches!(self.state.get(&location), Some(State::Running)) {
                let message = "`allOf` contains its own schema, so no value is known to match it";
                self.diagnostics
                    .push(Diagnostic::new(&codes::ALL_OF_CYCLE, from, message));
                return (Schema::default(), 0);
            }
            let height = self.merge_at(&location, schemas, depth + 1);
            let Some(entry) = schemas.get(&location) else {
                return (Schema::default(), 0);
            };
            nullable |= entry.schema().is_some_and(Schema::is_nullable);
            if let Some(next) = entry.leads_to().map(str::to_owned) {
                location = next;
                continue;
            }
            let mut kept = entry.schema().map(undescribed).unwrap_or_default();
            if nullable {
                kept.set("nullable", true);
            }
            if names_integers(&kept) {
                kept.assertions.narrowed.get_or_insert(location);
            }
            return (kept, height);
        }
        (Schema::default(), 0)
    }
}

/// Whether an inline part only makes the whole nullable: `{type: [object, "null"]}`.
fn only_adds_null(part: &str, location: &str, schemas: &Schemas) -> bool {
    let schema = schema_at(schemas, part).filter(|_| is_inside(part, location));
    schema.is_some_and(|schema| schema.is_nullable() && schema.has_only(&["type"]))
}

/// A schema without annotations that describe it alone.
fn undescribed(schema: &Schema) -> Schema {
    let mut kept = schema.clone();
    kept.keywords.retain(|key, _| !is_description(key));
    kept.annotations.component_name = None;
    // The discriminator of a union belongs to its branches.
    if !kept.is_union() {
        kept.discriminator = None;
    }
    kept
}

/// Gives a merger the documentation of its parts, the nearest first, where it has none.
fn describe<'p>(merged: &mut Schema, parts: impl Iterator<Item = &'p String>, schemas: &Schemas) {
    for part in parts {
        for key in ["description", "default", "deprecated"] {
            let value = schema_at(schemas, part).and_then(|part| part.get(key));
            // A default that another part excludes is no default of the whole.
            let values = merged.values().filter(|_| key == "default");
            let value = value.filter(|value| values.is_none_or(|values| values.contains(value)));
            if let Some(value) = value.filter(|_| !merged.has(key)) {
                merged.set(key, value.clone());
            }
        }
    }
}

/// Whether a schema is an `enum` of integers with names.
fn names_integers(schema: &Schema) -> bool {
    let values = schema.values();
    !schema.assertions.value_names.is_empty()
        && values.is_some_and(|values| values.iter().all(Value::is_i64))
}

fn parts_to_merge(schema: &Schema, location: &str) -> Option<Vec<String>> {
    let parts = schema.array("allOf")?;
    // A part that has no name is no other schema than the one that has.
    let is_own = |part: &Value| {
        named(location).is_some() && referenced(part).is_some_and(|part| is_inside(part, location))
    };
    let only_annotates =
        parts.len() == 1 && schema.has_only(&["allOf"]) && !parts.iter().any(is_own);
    (!only_annotates).then(|| schema.locations("allOf").map(str::to_owned).collect())
}

/// Gives the part that is left of a schema the type of the schema or of another part, where it has none: it is not assumed.
fn give_type(only: &str, schema: &Schema, parts: &[String], schemas: &mut Schemas) {
    let of_parts = parts.iter().filter_map(|part| target_schema(schemas, part));
    let kind = of_parts
        .chain([schema])
        .find_map(|schema| schema.get("type"))
        .cloned();
    let part = schema_at_mut(schemas, only).filter(|part| !says_type(part));
    if let (Some(kind), Some(part)) = (kind, part) {
        part.set("type", kind);
    }
}
