//! Maps with `patternProperties`: properties whose names match no pattern can have any value.

use crate::diagnostic::{Diagnostic, codes};
use crate::ir::{Check, Type};
use crate::plan::planned::Planned;
use crate::plan::planner::Planner;
use crate::schema::{Found, PropertyPatterns};

impl Planner<'_> {
    /// The type of the values of a map, and the checks by pattern.
    pub(in crate::plan) fn plan_map_values(
        &mut self,
        found: Found<'_>,
        values: Planned,
    ) -> (Type, Vec<Check>) {
        let checks = values.checks.clone();
        let ty = values.whole();
        let patterned = found.object().and_then(|object| object.patterns.as_ref());
        let Some(PropertyPatterns {
            patterns,
            is_closed,
        }) = patterned
        else {
            return (
                ty,
                if checks.is_empty() {
                    checks
                } else {
                    vec![Check::Values(checks)]
                },
            );
        };
        let is_any = ty == Type::Value;
        let ty = if is_any {
            ty
        } else {
            Type::Matching(Box::new(ty))
        };
        for pattern in patterns {
            if !self.can_check_names(found, pattern) {
                return (ty, Vec::new());
            }
        }
        let check = match (is_any, *is_closed, patterns.as_slice()) {
            (false, _, _) => Check::ByPattern {
                patterns: patterns.clone(),
                is_closed: *is_closed,
                checks,
            },
            (true, true, [only]) => Check::Keys(vec![Check::Pattern(only.clone())]),
            (true, true, several) => {
                let any_of_them = several.iter().map(|pattern| format!("(?:{pattern})"));
                let pattern = any_of_them.collect::<Vec<_>>().join("|");
                // Each pattern is valid; joined they may name a group twice, or be too long.
                if !self.can_check_names(found, &pattern) {
                    return (ty, Vec::new());
                }
                Check::Keys(vec![Check::Pattern(pattern)])
            }
            // Any property can be anything.
            (true, false, _) => return (ty, Vec::new()),
        };
        (ty, vec![check])
    }

    /// Whether names can be matched against a pattern. Reports a pattern that cannot be compiled.
    fn can_check_names(&mut self, found: Found<'_>, pattern: &str) -> bool {
        let Some(why) = self.patterns.flaw(pattern) else {
            return true;
        };
        let message =
            format!("the client does not check property names against `{pattern}`: {why}");
        let at = format!("{}/patternProperties", found.location);
        self.diagnostics
            .push(Diagnostic::new(&codes::UNREADABLE_PATTERN, at, message));
        false
    }
}
