//! Rules for the items of open tuples.

use super::open_tuple::OpenTuple;
use super::subject::Subject;
use super::validate::{Report, Rule};

/// Each of the first items of an open tuple satisfies the rule at the same position of `rules`, all further ones the last rule.
pub fn open_positions<R>(rules: R) -> OpenPositions<R> {
    OpenPositions(rules)
}

/// The rule of [`open_positions`].
#[derive(Clone, Copy, Debug)]
pub struct OpenPositions<R>(R);

macro_rules! at_positions {
    ($($item:ident $rule:ident $index:tt)*; $last:tt) => {
        impl<T, $($item, $rule: Rule<$item>,)* Rest, Last: Rule<Rest>, const REQUIRED: usize> Rule<T>
            for OpenPositions<($($rule,)* Last)>
        where
            T: Subject<Target = OpenTuple<($($item,)*), Rest, REQUIRED>>,
        {
            fn check(&self, value: &T, report: &mut Report) {
                if let Some(tuple) = value.subject() {
                    $(report.within($index, |report| self.0.$index.check(&tuple.first.$index, report));)*
                    for (index, item) in ($last..).zip(&tuple.rest) {
                        report.within(index, |report| self.0.$last.check(item, report));
                    }
                }
            }
        }
    };
}

at_positions!(A RuleA 0; 1);
at_positions!(A RuleA 0 B RuleB 1; 2);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2; 3);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3; 4);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3 E RuleE 4; 5);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3 E RuleE 4 F RuleF 5; 6);
