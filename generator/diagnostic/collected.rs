//! The diagnostics so far.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};

use super::{Code, Diagnostic, Severity};
use crate::schema::derived::in_document;
use crate::source::{Location, On, Sources};

/// How many diagnostics of one code and severity are kept; the others are counted.
const KEPT: usize = 1_000;

/// The number of diagnostics of a code with a suggestion.
const GUESSED: usize = 20;

/// Collects the diagnostics of all phases, in the order in which they were found.
///
/// A diagnostic with the code, location and message of another one is dropped. If a value has an error, other diagnostics at its
/// location are dropped too, since they follow from the error.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    seen: HashSet<(&'static str, Location, String)>,
    kept: BTreeMap<(&'static str, Severity), usize>,
    omitted: BTreeMap<(&'static str, Severity), Omitted>,
    /// The gravest that was found at each pointer, those not kept included.
    worst: HashMap<String, Severity>,
    /// Whether errors are added as warnings.
    is_tolerant: bool,
    /// The locations of the unresolved references that the user allows; `None` is all of them.
    unresolved: Vec<Option<String>>,
    /// How many are at locations of the files. The others are at locations of the document after it was converted.
    located: usize,
}

/// Diagnostics of one code and severity that were counted but not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Omitted {
    /// Their code.
    pub code: &'static Code,
    /// Their severity.
    pub severity: Severity,
    /// How many.
    pub count: usize,
}

impl Diagnostics {
    /// None yet. Unresolved references at these locations are warnings, if a schema may be untyped there; `None` is every location.
    pub(crate) fn tolerating(unresolved: Vec<Option<String>>) -> Self {
        Self {
            unresolved,
            ..Self::default()
        }
    }

    /// Whether the user allows an unresolved reference here.
    pub(crate) fn may_be_unresolved(&self, location: &Location) -> bool {
        let is_here = |at: &String| *at == location.pointer || *at == location.to_string();
        let mut allowed = self.unresolved.iter();
        allowed.any(|at| at.as_ref().is_none_or(is_here))
    }

    /// Adds one.
    pub(crate) fn push(&mut self, diagnostic: Diagnostic) {
        let diagnostic = if self.is_tolerant {
            diagnostic.tolerated()
        } else {
            diagnostic
        };
        let code = diagnostic.code;
        let worst = self.worst.get(&diagnostic.at.pointer).copied();
        if diagnostic.at.on == On::Value && worst == Some(Severity::Error) {
            return;
        }
        // Of the document as a whole many things may be wrong.
        if worst < Some(diagnostic.severity) && !diagnostic.at.pointer.is_empty() {
            self.worst
                .insert(diagnostic.at.pointer.clone(), diagnostic.severity);
        }
        // A flood of notes must not hide the warnings of the same code.
        let kind = (code.name, diagnostic.severity);
        let kept = self.kept.entry(kind).or_default();
        if *kept == KEPT {
            let none = Omitted {
                code,
                severity: diagnostic.severity,
                count: 0,
            };
            self.omitted.entry(kind).or_insert(none).count += 1;
            return;
        }
        let identity = (code.name, diagnostic.at.clone(), diagnostic.message.clone());
        if self.seen.insert(identity) {
            *kept += 1;
            self.list.push(diagnostic);
        }
    }

    /// Adds diagnostics at locations without any, and warnings and errors at locations with notes only.
    pub(crate) fn extend_undeclared(&mut self, found: Vec<Diagnostic>) {
        for diagnostic in found {
            let worst = self.worst.get(&diagnostic.at.pointer).copied();
            if worst.is_none_or(|worst| worst == Severity::Note && diagnostic.severity > worst) {
                self.push(diagnostic);
            }
        }
    }

    /// Whether another one of this code gets a "did you mean": to find what is like a name is dear.
    pub(crate) fn may_guess(&self, code: &Code) -> bool {
        let severities = [Severity::Warning, Severity::Error];
        let kept = severities
            .iter()
            .filter_map(|severity| self.kept.get(&(code.name, *severity)));
        kept.sum::<usize>() < GUESSED
    }

    /// Whether there is one of this code.
    pub(crate) fn has(&self, code: &Code) -> bool {
        let mut severities = [Severity::Note, Severity::Warning, Severity::Error].into_iter();
        severities.any(|severity| self.kept.contains_key(&(code.name, severity)))
    }

    /// Whether there is one of this code at a location.
    pub(crate) fn has_at(&self, code: &Code, location: &Location) -> bool {
        self.has(code)
            && self
                .list
                .iter()
                .any(|found| found.code == code && found.at == *location)
    }

    /// Whether any of them is an error.
    pub fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// How many there are of a severity, those not kept included.
    pub fn count(&self, severity: Severity) -> usize {
        let kept = self
            .list
            .iter()
            .filter(|found| found.severity == severity)
            .count();
        let omitted = self
            .omitted
            .values()
            .filter(|omitted| omitted.severity == severity);
        kept + omitted.map(|omitted| omitted.count).sum::<usize>()
    }

    /// Those that were kept.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// Those that were not: one entry for each code and severity.
    pub fn omitted(&self) -> impl Iterator<Item = &Omitted> {
        self.omitted.values()
    }

    /// Those that were kept.
    pub fn into_vec(self) -> Vec<Diagnostic> {
        self.list
    }

    /// Keeps only those of which `keep` is true.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&Diagnostic) -> bool) {
        let after = self.list.split_off(self.located.min(self.list.len()));
        self.list.retain(&mut keep);
        self.located = self.list.len();
        self.list.extend(after.into_iter().filter(keep));
    }

    /// Changes each of those that were kept.
    pub(crate) fn update(&mut self, change: impl FnMut(&mut Diagnostic)) {
        self.list.iter_mut().for_each(change);
    }

    /// Forgets those that were counted but not kept and of which `keep` is false.
    pub(crate) fn retain_omitted(&mut self, mut keep: impl FnMut(&Omitted) -> bool) {
        self.omitted.retain(|_, omitted| keep(omitted));
    }

    /// Removes all notes. Returns how many there were.
    pub(crate) fn drop_notes(&mut self) -> usize {
        let notes = self.count(Severity::Note);
        self.retain(|found| found.severity != Severity::Note);
        self.retain_omitted(|omitted| omitted.severity != Severity::Note);
        notes
    }

    /// Drops warnings and notes.
    pub(crate) fn keep_errors(&mut self) {
        self.retain(|found| found.severity == Severity::Error);
        self.retain_omitted(|omitted| omitted.severity == Severity::Error);
    }

    /// Drops what follows from errors that were found before the document was converted.
    fn drop_consequences(&mut self) {
        let before = self.list.iter().take(self.located);
        let errors = before.filter(|found| found.severity == Severity::Error);
        let pointers: HashSet<String> = errors.map(|found| found.at.pointer.clone()).collect();
        let mut before = self.located;
        self.list.retain(|found| {
            let is_before = before > 0;
            before = before.saturating_sub(1);
            is_before || found.at.on != On::Value || !pointers.contains(&found.at.pointer)
        });
    }

    /// The diagnostics so far are at locations of the files; further ones are at those of the document after it was converted.
    pub(crate) fn keep_locations(&mut self) {
        self.located = self.list.len();
    }

    /// Replaces locations of rewritten or merged nodes by their nearest parent in the document, and drops diagnostics with the same
    /// code, message and bytes: a YAML alias has several locations.
    pub(crate) fn settle(&mut self, sources: &Sources) {
        let mut seen = HashSet::new();
        for (index, found) in self.list.iter_mut().enumerate() {
            if let Cow::Owned(pointer) = in_document(&found.at.pointer) {
                found.at.pointer = pointer;
            }
            if index >= self.located {
                found.at = sources.unconverted(&found.at);
                for (at, _) in &mut found.related {
                    *at = sources.unconverted(at);
                }
            }
            found.at = sources.known(&found.at);
        }
        self.drop_consequences();
        self.list.retain(|found| {
            let bytes = sources.locate(&found.at);
            let bytes = bytes.map(|located| (located.file.key.clone(), located.span));
            let location = bytes.is_none().then(|| found.at.clone());
            seen.insert((found.code.name, bytes, location, found.message.clone()))
        });
        self.keep_locations();
    }

    /// Whether errors are added as warnings from now on, since they concern what a client can be generated without: see
    /// [`Diagnostic::tolerated`]. Returns whether they were so far.
    pub(crate) fn set_tolerant(&mut self, is_tolerant: bool) -> bool {
        std::mem::replace(&mut self.is_tolerant, is_tolerant)
    }

    /// Makes the warnings at a location errors.
    pub(crate) fn deny_at(&mut self, at: &Location) {
        let is_meant =
            |found: &&mut Diagnostic| found.at == *at && found.severity == Severity::Warning;
        for found in self.list.iter_mut().filter(is_meant) {
            found.severity = Severity::Error;
        }
    }

    /// Makes every warning so far an error.
    pub(crate) fn deny_warnings(&mut self) {
        for found in self
            .list
            .iter_mut()
            .filter(|found| found.severity == Severity::Warning)
        {
            found.severity = Severity::Error;
        }
        for omitted in self
            .omitted
            .values_mut()
            .filter(|omitted| omitted.severity == Severity::Warning)
        {
            omitted.severity = Severity::Error;
        }
    }
}
