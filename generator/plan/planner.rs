//! The state of planning types and operations.

use std::collections::{BTreeMap, BTreeSet};

use super::planned::Planned;
use super::types::patterns::Patterns;
use crate::analyse::Facts;
use crate::analyse::loops::Loops;
use crate::analyse::names::named_locations::Locations;
use crate::analyse::names::type_names::TypeNames;
use crate::analyse::renames::Renames;
use crate::analyse::replaced::Replacements;
use crate::analyse::tags::Tags;
use crate::analyse::usage::Usage;
use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::draft::{Items, UndecidedUnion};
use crate::hash::HashMap;
use crate::ir::{Decision, NearMiss, PagedOperation, Skipped, Untyped, UnusedMedia};
use crate::lock::Lock;
use crate::schema::Schemas;
use crate::source::Dropped;

/// How many pairs are compared, for all unions of a document.
const MOST_PAIRS_OF_ALL: usize = 20_000;

/// The state of planning types.
pub struct Planner<'a> {
    pub(super) model: &'a Schemas,
    pub(super) locations: &'a Locations,
    pub(super) usage: &'a Usage,
    pub(super) tags: &'a Tags,
    pub(super) names: &'a TypeNames,
    pub(super) renames: &'a Renames,
    pub(super) replacements: &'a Replacements,
    /// The indices of the replacements that a schema has.
    pub(super) used_replacements: BTreeSet<usize>,
    pub(super) options: Options,
    /// The locations that the user marks as secret, as the user writes them.
    pub(super) secrets: &'a BTreeMap<String, String>,
    /// The parts of the document that the API no longer has.
    pub(super) dropped: &'a Dropped,
    pub(super) patterns: Patterns,
    /// The formats that `validate()` does not check though the user wants formats to be checked, each with its locations.
    pub(super) unchecked_formats: BTreeMap<String, BTreeSet<String>>,
    /// The type of each location that was planned.
    pub(super) planned: HashMap<String, Planned>,
    pub(super) items: Items,
    pub(super) untyped: Vec<Untyped>,
    pub(super) skipped: Vec<Skipped>,
    pub(super) unused_media: Vec<UnusedMedia>,
    pub(super) paged: Vec<PagedOperation>,
    pub(super) near_misses: Vec<NearMiss>,
    /// The indices of the settings about pages that an operation used.
    pub(super) used_page_settings: BTreeSet<usize>,
    pub(super) decisions: Vec<Decision>,
    /// Unions whose branches have values in common.
    pub(super) undecided: Vec<UndecidedUnion>,
    /// How many more pairs of branches of a `oneOf` are searched for a value that both accept.
    pub(super) pairs_left: usize,
    pub(super) diagnostics: &'a mut Diagnostics,
    /// The names for `disjunct.lock`.
    pub(super) lock: Lock,
    pub(super) loops: &'a Loops,
    /// The locations of structs whose names are given out and whose fields are not planned yet.
    pub(super) pending: Vec<String>,
    /// How many schemas are being planned, each inside the one before.
    pub(super) depth: usize,
}

impl<'a> Planner<'a> {
    /// A planner without any types.
    pub(super) fn of(
        schemas: &'a Schemas,
        facts: &'a Facts<'_>,
        options: &Options,
        diagnostics: &'a mut Diagnostics,
    ) -> Self {
        Self {
            model: schemas,
            locations: &facts.locations,
            usage: &facts.usage,
            tags: &facts.tags,
            names: &facts.type_names,
            renames: &facts.renames,
            replacements: &facts.replacements,
            used_replacements: BTreeSet::new(),
            secrets: &facts.secrets,
            dropped: &facts.dropped,
            loops: &facts.loops,
            options: options.clone(),
            patterns: Patterns::default(),
            unchecked_formats: BTreeMap::new(),
            planned: HashMap::default(),
            items: BTreeMap::new(),
            untyped: Vec::new(),
            skipped: Vec::new(),
            unused_media: Vec::new(),
            paged: Vec::new(),
            near_misses: Vec::new(),
            used_page_settings: BTreeSet::new(),
            decisions: Vec::new(),
            undecided: Vec::new(),
            pairs_left: MOST_PAIRS_OF_ALL,
            diagnostics,
            lock: options.lock.successor(),
            pending: Vec::new(),
            depth: 0,
        }
    }
}
