//! Rules for the positions of tuples.

use super::subject::Subject;
use super::validate::{Report, Rule};

/// Each position of a tuple satisfies the rule at the same position of `rules`.
pub fn positions<R>(rules: R) -> Positions<R> {
    Positions(rules)
}

/// The rule of [`positions`].
#[derive(Clone, Copy, Debug)]
pub struct Positions<R>(R);

macro_rules! at_positions {
    ($($item:ident $rule:ident $index:tt)*) => {
        impl<$($item),*> Subject for ($($item,)*) {
            type Target = Self;

            fn subject(&self) -> Option<&Self> {
                Some(self)
            }
        }

        impl<T: Subject<Target = ($($item,)*)>, $($item, $rule: Rule<$item>),*> Rule<T> for Positions<($($rule,)*)> {
            fn check(&self, value: &T, report: &mut Report) {
                if let Some(items) = value.subject() {
                    $(report.within($index, |report| self.0.$index.check(&items.$index, report));)*
                }
            }
        }
    };
}

at_positions!(A RuleA 0 B RuleB 1);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3 E RuleE 4);
at_positions!(A RuleA 0 B RuleB 1 C RuleC 2 D RuleD 3 E RuleE 4 F RuleF 5);
