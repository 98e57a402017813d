//! Regular expressions that strings must match. Matching takes linear time.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use regex::Regex;

use super::ecma::translate;
use super::subject::Subject;
use super::validate::{Report, Rule};

/// Every expression is compiled once.
static COMPILED: LazyLock<RwLock<HashMap<&'static str, Option<Regex>>>> =
    LazyLock::new(RwLock::default);

/// Some part of the string matches `expression`. An expression that the crate `regex` does not support matches
/// every string.
#[must_use]
pub fn pattern(expression: &'static str) -> Pattern {
    Pattern(expression)
}

/// The rule of [`pattern`].
#[derive(Clone, Copy, Debug)]
pub struct Pattern(&'static str);

impl Pattern {
    /// Whether some part of the string matches.
    pub(super) fn matches(self, text: &str) -> bool {
        let matches =
            |regex: &Option<Regex>| regex.as_ref().is_none_or(|regex| regex.is_match(text));
        if let Some(regex) = COMPILED
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(self.0)
        {
            return matches(regex);
        }
        let mut compiled = COMPILED.write().unwrap_or_else(PoisonError::into_inner);
        matches(
            compiled
                .entry(self.0)
                .or_insert_with(|| Regex::new(&translate(self.0)).ok()),
        )
    }
}

impl<T: Subject<Target = str>> Rule<T> for Pattern {
    fn check(&self, value: &T, report: &mut Report) {
        if value.subject().is_some_and(|text| !self.matches(text)) {
            report.violate(
                "string_pattern_mismatch",
                format!("String should match pattern '{}'", self.0),
            );
        }
    }
}
