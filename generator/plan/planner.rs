//! What is known while types and operations are planned.

use std::collections::{BTreeMap, HashMap};

use super::planned::Planned;
use super::types::patterns::Patterns;
use crate::analyse::Facts;
use crate::analyse::loops::Loops;
use crate::analyse::names::places::Places;
use crate::analyse::names::type_names::TypeNames;
use crate::analyse::tags::Tags;
use crate::analyse::usage::Usage;
use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::draft::{Items, UndecidedUnion};
use crate::ir::{Decision, Ident, Skipped, Untyped};
use crate::lock::Lock;
use crate::names::Use;
use crate::names::parts::{Part, name_parts};
use crate::schema::Schemas;

/// How many are looked at, of all unions of a document.
const MOST_PAIRS_OF_ALL: usize = 20_000;

/// What is known while types are planned.
pub struct Planner<'a> {
    pub(super) model: &'a Schemas,
    pub(super) places: &'a Places,
    pub(super) usage: &'a Usage,
    pub(super) tags: &'a Tags,
    pub(super) names: &'a TypeNames,
    pub(super) options: Options,
    /// The places of what the user calls secret, as the user spells them.
    pub(super) secrets: &'a BTreeMap<String, String>,
    pub(super) patterns: Patterns,
    /// The type at each place that has been asked for.
    pub(super) planned: HashMap<String, Planned>,
    pub(super) items: Items,
    pub(super) untyped: Vec<Untyped>,
    pub(super) skipped: Vec<Skipped>,
    pub(super) decisions: Vec<Decision>,
    /// Unions whose branches have values in common.
    pub(super) undecided: Vec<UndecidedUnion>,
    /// How many more pairs of branches of a `oneOf` are searched for a value that both accept.
    pub(super) pairs_left: usize,
    pub(super) diagnostics: &'a mut Diagnostics,
    /// What the next run has to know of this one.
    pub(super) lock: Lock,
    pub(super) loops: &'a Loops,
    /// Places of structs whose names have been given out and whose fields have not been planned.
    pub(super) pending: Vec<String>,
    /// How many schemas are being planned, each inside of the one before.
    pub(super) depth: usize,
}

impl<'a> Planner<'a> {
    /// Nothing is planned yet.
    pub(super) fn of(
        schemas: &'a Schemas,
        facts: &'a Facts<'_>,
        options: &Options,
        diagnostics: &'a mut Diagnostics,
    ) -> Self {
        Self {
            model: schemas,
            places: &facts.places,
            usage: &facts.usage,
            tags: &facts.tags,
            names: &facts.type_names,
            secrets: &facts.secrets,
            loops: &facts.loops,
            options: options.clone(),
            patterns: Patterns::default(),
            planned: HashMap::new(),
            items: BTreeMap::new(),
            untyped: Vec::new(),
            skipped: Vec::new(),
            decisions: Vec::new(),
            undecided: Vec::new(),
            pairs_left: MOST_PAIRS_OF_ALL,
            diagnostics,
            lock: Lock::default(),
            pending: Vec::new(),
            depth: 0,
        }
    }
}

impl Planner<'_> {
    /// What the members of the type at a place are called.
    pub(super) fn name_parts(
        &mut self,
        place: &str,
        members: &[Part<'_>],
        purpose: Use,
    ) -> Vec<Ident> {
        name_parts(
            place,
            members,
            purpose,
            (&self.options.lock, &mut self.lock),
        )
    }
}
