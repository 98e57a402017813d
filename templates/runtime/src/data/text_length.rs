//! Lengths of strings, with pydantic's error types and messages.

use super::lengths::plural;
use super::subject::Subject;
use super::validate::{Report, Rule};

/// A bound of the length of a string, in characters.
#[derive(Clone, Copy, Debug)]
pub enum TextLength {
    /// The minimum.
    Least(usize),
    /// The maximum.
    Most(usize),
}

/// At least `least` characters.
#[must_use]
pub fn min_length(least: usize) -> TextLength {
    TextLength::Least(least)
}

/// At most `most` characters.
#[must_use]
pub fn max_length(most: usize) -> TextLength {
    TextLength::Most(most)
}

impl<T: Subject<Target = str>> Rule<T> for TextLength {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(length) = value.subject().map(|text| text.chars().count()) else {
            return;
        };
        match *self {
            Self::Least(least) if length < least => {
                let msg = format!(
                    "String should have at least {least} character{}",
                    plural(least)
                );
                report.violate("string_too_short", msg);
            }
            Self::Most(most) if length > most => {
                let msg = format!(
                    "String should have at most {most} character{}",
                    plural(most)
                );
                report.violate("string_too_long", msg);
            }
            _ => {}
        }
    }
}
