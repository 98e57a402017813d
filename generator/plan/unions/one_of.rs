//! `oneOf` allows a value that exactly one branch accepts. An enum also accepts a value that several branches accept, which is
//! reported here if it is not reported elsewhere: the service rejects such a value.

use crate::diagnostic::{Diagnostic, Severity, codes};
use crate::plan::planner::Planner;
use crate::schema::{Found, Kind};
use crate::values::witness::find_witness;

/// How many pairs of branches of one union are compared.
const MOST_PAIRS: usize = 200;

/// The longest value that is shown, in bytes of JSON.
const LONGEST: usize = 100;

impl Planner<'_> {
    /// Reports the first two branches of a `oneOf` that accept the same value, if one is found.
    pub(in crate::plan) fn report_common_value(&mut self, union: Found<'_>, branches: &[&str]) {
        if !matches!(union.schema.kind, Kind::OneOf(_)) {
            return;
        }
        let pairs = branches.iter().enumerate().flat_map(|(index, first)| {
            let others = &branches[index + 1..];
            others.iter().map(move |second| (*first, *second))
        });
        let model = self.model;
        let mut common = None;
        for (first, second) in pairs.take(MOST_PAIRS.min(self.pairs_left)) {
            self.pairs_left -= 1;
            if let Some(witness) = find_witness(model, first, second) {
                common = Some((first, second, witness.to_string()));
                break;
            }
        }
        let Some((first, second, witness)) = common else {
            return;
        };
        let shown = if witness.len() > LONGEST {
            String::new()
        } else {
            format!(", such as `{witness}`")
        };
        let message = format!(
            "two branches of this `oneOf` have values in common{shown}; the client accepts them"
        );
        let help = "use `anyOf` if such values are valid, or add a property with a different `const` to each branch";
        // No data is lost: the client keeps what it accepts beyond the schema.
        let found = Diagnostic::new(&codes::UNDECIDED_UNION, union.location, message)
            .severity(Severity::Note)
            .help(help);
        let found = found
            .related(first, "this branch accepts it")
            .related(second, "this branch also accepts it");
        self.diagnostics.push(found);
    }
}
