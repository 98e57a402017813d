//! What a call's parts break of their constraints, part by part. In: looks at the parts. Out: violations
//! whose `loc` opens with the part, as a service's 422 would have it. It must not know how parts are sent.

use std::borrow::Cow;

use super::super::{Report, Segment, Violation, Violations};

/// Violations by the part they are in, so that a part that is set again is judged again.
#[derive(Clone, Default)]
pub(super) struct Checks(Vec<(Part, Vec<Violation>)>);

/// A place such as `query`, and the parameter's name there; the body has none.
type Part = (&'static str, Option<&'static str>);

impl Checks {
    /// Forgets what was found in a part.
    pub(super) fn clear(&mut self, place: &'static str, name: Option<&'static str>) {
        self.0.retain(|(part, _)| *part != (place, name));
    }

    /// Looks at a part, in addition to what was found in it before.
    pub(super) fn look(
        &mut self,
        place: &'static str,
        name: Option<&'static str>,
        look: impl FnOnce(&mut Report),
    ) {
        let mut report = Report::of_request();
        report.within(place, |report| match name {
            Some(name) => report.within(name, look),
            None => look(report),
        });
        if let Err(violations) = report.finish() {
            self.0.push(((place, name), violations.into_vec()));
        }
    }

    /// All violations, in the order in which the parts were set.
    pub(super) fn finish(self) -> Result<(), Violations> {
        let mut report = Report::new();
        for violation in self.0.into_iter().flat_map(|(_, violations)| violations) {
            repeat(&mut report, violation.loc.into_iter(), violation.kind, violation.msg);
        }
        report.finish()
    }
}

fn repeat(
    report: &mut Report,
    mut loc: std::vec::IntoIter<Segment>,
    kind: Cow<'static, str>,
    msg: Cow<'static, str>,
) {
    match (loc.next(), kind) {
        (Some(segment), kind) => report.within(segment, |report| repeat(report, loc, kind, msg)),
        (None, Cow::Borrowed(kind)) => report.violate(kind, msg),
        (None, Cow::Owned(_)) => report.violate("value_error", msg),
    }
}
