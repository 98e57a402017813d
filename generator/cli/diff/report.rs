//! The changes of a comparison, with what all formats show.

use super::accepted::Accepted;
use super::side::Side;
use crate::compare::{self, Change, compare};

/// A comparison.
#[derive(Debug)]
pub struct Report<'s> {
    /// The side before.
    pub old: &'s Side,
    /// The side after.
    pub new: &'s Side,
    /// The changes, those that break something first.
    pub changes: Vec<Located>,
    /// Whether another version of the generator wrote one of the sides, so that a change may not be the document's.
    pub is_generator_another: bool,
}

/// A change and where it is.
#[derive(Debug)]
pub struct Located {
    /// The change.
    pub change: Change,
    /// Its fingerprint.
    pub fingerprint: String,
    /// Whether it was accepted.
    pub is_accepted: bool,
    /// File, line and column before.
    pub old: Option<(String, usize, usize)>,
    /// File, line and column after.
    pub new: Option<(String, usize, usize)>,
}

impl<'s> Report<'s> {
    /// Compares two sides.
    pub fn of(old: &'s Side, new: &'s Side, accepted: &Accepted) -> Self {
        let changes = compare(&old.surface, &new.surface);
        let locate = |side: &Side, part: &Option<compare::Side>| {
            part.as_ref().and_then(|part| side.locate(&part.pointer))
        };
        let changes = changes.into_iter().map(|change| {
            let fingerprint = change.fingerprint();
            Located {
                is_accepted: accepted.contains(&fingerprint),
                old: locate(old, &change.old),
                new: locate(new, &change.new),
                fingerprint,
                change,
            }
        });
        Self {
            changes: changes.collect(),
            is_generator_another: old.surface.generator != new.surface.generator,
            old,
            new,
        }
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

    /// What changes may be due to, where that is not the document alone. `show` writes what a file contains.
    pub fn cause(&self, show: impl Fn(&str) -> String) -> Option<String> {
        self.is_generator_another.then(|| {
            let generator = show(&self.old.surface.generator);
            format!(
                "The old side was written by disjunct {generator}, so a change may be the document's or the generator's."
            )
        })
    }
}

/// `api.yaml:12`.
pub fn show_location(location: &(String, usize, usize)) -> String {
    let (path, line, _) = location;
    format!("{path}:{line}")
}
