//! Constraints of which one must be satisfied.

use super::validate::{Report, Rule};

/// At least one of two rules must be satisfied; if neither is, both are reported.
pub fn either<A, B>((one, other): (A, B)) -> Either<A, B> {
    Either(one, other)
}

/// The rule of [`either`].
#[derive(Clone, Copy, Debug)]
pub struct Either<A, B>(A, B);

impl<T: ?Sized, A: Rule<T>, B: Rule<T>> Rule<T> for Either<A, B> {
    fn check(&self, value: &T, report: &mut Report) {
        let before = report.len();
        self.0.check(value, report);
        let broken = report.len();
        if broken > before {
            self.1.check(value, report);
            if report.len() == broken {
                report.truncate(before);
            }
        }
    }
}
