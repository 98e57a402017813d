//! Numbers of entries of maps, with pydantic's error types and messages.

use std::collections::BTreeMap;

use super::lengths::{plural, too_short};
use super::subject::Subject;
use super::validate::{Report, Rule};

/// A bound of the number of entries of a map.
#[derive(Clone, Copy, Debug)]
pub enum MapLength {
    /// The minimum number of entries.
    Least(usize),
    /// The maximum number of entries.
    Most(usize),
}

/// At least `least` entries.
#[must_use]
pub fn min_properties(least: usize) -> MapLength {
    MapLength::Least(least)
}

/// At most `most` entries.
#[must_use]
pub fn max_properties(most: usize) -> MapLength {
    MapLength::Most(most)
}

impl<T: Subject<Target = BTreeMap<K, V>>, K, V> Rule<T> for MapLength {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(length) = value.subject().map(BTreeMap::len) else {
            return;
        };
        match *self {
            Self::Least(least) if length < least => {
                report.violate("too_short", too_short("Dictionary", least, length));
            }
            Self::Most(most) if length > most => {
                let s = plural(most);
                let msg = format!(
                    "Dictionary should have at most {most} item{s} after validation, not more"
                );
                report.violate("too_long", msg);
            }
            _ => {}
        }
    }
}
