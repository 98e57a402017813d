//! Where `disjunct diff` may be stricter than what breaks, and why.

use super::judge::Verdict;
use super::pairs::Pair;

/// A reason why a verdict is stricter.
pub struct Rule {
    pub reason: &'static str,
    /// Whether it is the reason of a pair, on an axis.
    pub applies: fn(&Pair<'_>, &Verdict, &str) -> bool,
}

pub const RULES: &[Rule] = &[
    Rule {
        reason: "an object of a union without a tag is recognized by its properties, and now by others",
        applies: |_, verdict, axis| {
            axis == "behaviour" && has_code(verdict, "union-decision-changed")
        },
    },
    Rule {
        reason: "arguments of one type have another order, so that code that compiles passes them to each other's parameters",
        applies: |_, verdict, axis| {
            let codes = ["arguments-reordered", "new-reordered"];
            axis == "behaviour" && codes.iter().any(|code| has_code(verdict, code))
        },
    },
];

fn has_code(verdict: &Verdict, code: &str) -> bool {
    let mut changes = verdict.changes.iter();
    changes.any(|change| change.split(' ').next() == Some(code))
}
