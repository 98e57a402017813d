//! Values that are listed, with pydantic's messages.

use super::subject::{Number, Numeric, Subject};
use super::validate::{Report, Rule};

/// The rule of [`one_of`].
#[derive(Clone, Copy, Debug)]
pub struct OneOf<const COUNT: usize>([Number; COUNT]);

/// One of these numbers.
pub fn one_of<const COUNT: usize>(values: [impl Into<Number>; COUNT]) -> OneOf<COUNT> {
    OneOf(values.map(Into::into))
}

impl<T: Subject<Target: Numeric>, const COUNT: usize> Rule<T> for OneOf<COUNT> {
    fn check(&self, value: &T, report: &mut Report) {
        if value
            .subject()
            .is_some_and(|&value| !self.0.contains(&value.number()))
        {
            let values: Vec<String> = self.0.iter().map(Number::to_string).collect();
            report.violate(
                "literal_error",
                format!("Input should be {}", either(&values)),
            );
        }
    }
}

/// The rule of [`always`].
#[derive(Clone, Copy, Debug)]
pub struct Always(bool);

/// Exactly this value.
#[must_use]
pub fn always(value: bool) -> Always {
    Always(value)
}

impl<T: Subject<Target = bool>> Rule<T> for Always {
    fn check(&self, value: &T, report: &mut Report) {
        if value.subject().is_some_and(|value| *value != self.0) {
            report.violate("literal_error", format!("Input should be {}", self.0));
        }
    }
}

/// `1, 2 or 3`
fn either(values: &[String]) -> String {
    match values {
        [] => "none".to_owned(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}
