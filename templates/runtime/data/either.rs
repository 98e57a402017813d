//! Constraints of which one will do.

use super::validate::{Report, Rule};

/// One of two rules is kept; a value that keeps neither has broken both.
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
