//! The changes of a comparison, with what all formats show.

use std::collections::BTreeSet;

use super::accepted::Accepted;
use super::cause::{Cause, Causes};
use super::entries::{Entry, entries, entry_fingerprints};
use super::keeping::Keeping;
use super::located::Located;
use super::side::Side;
use super::verified::Verified;
use crate::compare::{self, compare};
use crate::surface::Surface;

/// A comparison.
#[derive(Debug)]
pub struct Report<'s> {
    /// The side before.
    pub old: &'s Side,
    /// The side after.
    pub new: &'s Side,
    /// The changes, those that break something first.
    pub changes: Vec<Located>,
    /// What the changes are due to.
    pub causes: Causes,
    /// What the next version keeps, if the new side is that.
    pub keeping: Keeping,
    /// What the compiler finds out about them, if it was asked.
    pub verified: Option<Verified>,
}

impl<'s> Report<'s> {
    /// Compares two sides. `between` is the old document with the generator and the settings of the new side.
    pub fn of(
        old: &'s Side,
        new: &'s Side,
        between: Option<&Surface>,
        accepted: &Accepted,
    ) -> Self {
        let causes = Causes::of(&old.surface, &new.surface, between);
        let changes = compare(&old.surface, &new.surface);
        let locate = |side: &Side, part: &Option<compare::Side>| {
            part.as_ref().and_then(|part| side.locate(&part.pointer))
        };
        let changes = changes.into_iter().map(|change| {
            let fingerprint = change.fingerprint();
            Located {
                entry: String::new(),
                is_accepted: accepted.contains(&fingerprint),
                cause: causes.of_change(&fingerprint),
                old: locate(old, &change.old),
                new: locate(new, &change.new),
                fingerprint,
                change,
            }
        });
        let mut changes: Vec<Located> = changes.collect();
        let entries = entry_fingerprints(&changes);
        for (located, entry) in changes.iter_mut().zip(entries) {
            located.is_accepted |= accepted.contains(&entry);
            located.entry = entry;
        }
        Self {
            old,
            new,
            changes,
            causes,
            keeping: Keeping::default(),
            verified: None,
        }
    }

    /// The changes that break something, those with one cause together.
    pub fn breaking_entries(&self) -> Vec<Entry<'_>> {
        let changes = self.changes.iter();
        entries(changes.filter(|located| located.change.is_breaking()))
    }

    /// The others.
    pub fn compatible_entries(&self) -> Vec<Entry<'_>> {
        let changes = self.changes.iter();
        entries(changes.filter(|located| !located.change.is_breaking()))
    }

    /// The number of changes that break something, accepted ones included.
    pub fn breaking(&self) -> usize {
        let changes = self.changes.iter();
        changes
            .filter(|located| located.change.is_breaking())
            .count()
    }

    /// The number of the others.
    pub fn compatible(&self) -> usize {
        self.changes.len() - self.breaking()
    }

    /// What else than the document changes may be due to, a sentence each. `show` writes what a file contains.
    pub fn other_causes(&self, show: impl Fn(&str) -> String) -> Vec<String> {
        let mut sentences = Vec::new();
        let others = self.causes.apart_from_document();
        if others.generator {
            let generator = show(&self.old.surface.generator);
            let whose = if self.causes.are_apart() {
                "each change has its cause"
            } else {
                "so a change may be the document's or the generator's"
            };
            sentences.push(format!(
                "The old side was written by disjunct {generator}, {whose}."
            ));
        }
        if others.settings {
            let settings = self.settings().into_iter();
            let shown = |key: &str, value: Option<&str>| match value {
                Some(value) => show(&format!("{key} = {value}")),
                None => format!("{} by default", show(key)),
            };
            let settings = settings
                .map(|(key, old, new)| format!("{}, before {}", shown(key, new), shown(key, old)));
            let settings: Vec<String> = settings.collect();
            sentences.push(format!("The settings differ: {}.", settings.join("; ")));
        }
        sentences
    }

    /// The settings that differ, with their old and new values in TOML; `None` is the default.
    pub fn settings(&self) -> Vec<(&str, Option<&str>, Option<&str>)> {
        let (old, new) = (&self.old.surface.settings, &self.new.surface.settings);
        if !self.causes.apart_from_document().settings {
            return Vec::new();
        }
        let keys: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
        let mut settings = Vec::new();
        for key in keys {
            let (before, after) = (old.get(key), new.get(key));
            if before != after {
                settings.push((
                    key.as_str(),
                    before.map(String::as_str),
                    after.map(String::as_str),
                ));
            }
        }
        settings
    }

    /// What all changes together may be due to.
    pub fn cause(&self) -> Cause {
        let others = self.causes.apart_from_document();
        Cause {
            document: true,
            ..others
        }
    }
}

/// `api.yaml:12`.
pub fn show_location(location: &(String, usize, usize)) -> String {
    let (path, line, _) = location;
    format!("{path}:{line}")
}
