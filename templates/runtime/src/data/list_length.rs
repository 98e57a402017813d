//! Lengths of arrays, with pydantic's error types and messages.

use super::lengths::{plural, too_short};
use super::subject::{ItemCount, Subject};
use super::validate::{Report, Rule};

/// A bound of the length of an array.
#[derive(Clone, Copy, Debug)]
pub enum ListLength {
    /// The minimum number of items.
    Least(usize),
    /// The maximum number of items.
    Most(usize),
}

/// At least `least` items.
#[must_use]
pub fn min_items(least: usize) -> ListLength {
    ListLength::Least(least)
}

/// At most `most` items.
#[must_use]
pub fn max_items(most: usize) -> ListLength {
    ListLength::Most(most)
}

impl<T: Subject<Target: ItemCount>> Rule<T> for ListLength {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(length) = value.subject().map(ItemCount::count_items) else {
            return;
        };
        match *self {
            Self::Least(least) if length < least => {
                report.violate("too_short", too_short("List", least, length));
            }
            Self::Most(most) if length > most => {
                let s = plural(most);
                let msg = format!(
                    "List should have at most {most} item{s} after validation, not {length}"
                );
                report.violate("too_long", msg);
            }
            _ => {}
        }
    }
}
