//! What a call's parts break of their constraints, part by part. In: looks at the parts. Out: violations
//! whose `loc` opens with the part, as a service's 422 would have it. It must not know how parts are sent.

use std::borrow::Cow;

use super::{
    super::{Report, Segment, Violation, Violations},
    request_error::RequestError,
};

/// Violations by the part they are in, so that a part that is set again is judged again.
#[derive(Clone, Default)]
pub(super) struct Checks(Vec<(Part, Vec<Violation>)>);

/// A location such as `query`, and the parameter's name there; the body has none.
type Part = (&'static str, Option<&'static str>);

impl Checks {
    /// Forgets what was found in a part.
    pub(super) fn clear(&mut self, location: &'static str, name: Option<&'static str>) {
        self.0.retain(|(part, _)| *part != (location, name));
    }

    /// Forgets what was found in a header, whose name has no case: it is replaced.
    pub(super) fn clear_header(&mut self, name: &str) {
        self.0.retain(|((location, known), _)| {
            *location != "header" || known.is_none_or(|known| !known.eq_ignore_ascii_case(name))
        });
    }

    /// Looks at a part, in addition to what was found in it before.
    pub(super) fn look(
        &mut self,
        location: &'static str,
        name: Option<&'static str>,
        look: impl FnOnce(&mut Report),
    ) {
        let mut report = Report::of_request();
        report.within(location, |report| match name {
            Some(name) => report.within(name, look),
            None => look(report),
        });
        if let Err(violations) = report.finish() {
            let mut violations = violations.into_vec();
            // A bound reports a number that is not finite as well, and one value has one error.
            let known = self.0.iter().filter(|(part, _)| *part == (location, name));
            let known: Vec<&Violation> = known.flat_map(|(_, found)| found).collect();
            violations.retain(|violation| !known.contains(&violation));
            self.0.push(((location, name), violations));
        }
    }

    /// Looks at how a part was written: a number that is not finite breaks the constraints of every document.
    pub(super) fn look_at_written(
        &mut self,
        location: &'static str,
        name: Option<&'static str>,
        written: &Result<(), RequestError>,
    ) {
        if let Some(path) = written.as_ref().err().and_then(RequestError::not_finite) {
            self.look(location, name, |report| {
                at(report, path, Report::not_finite)
            });
        }
    }

    /// All violations, in the order in which the parts were set.
    pub(super) fn finish(self) -> Result<(), Violations> {
        let mut report = Report::new();
        for violation in self.0.into_iter().flat_map(|(_, violations)| violations) {
            let Violation { loc, kind, msg } = violation;
            at(&mut report, &loc, |report| repeat(report, kind, msg));
        }
        report.finish()
    }
}

/// Looks at what is at `loc`.
fn at(report: &mut Report, loc: &[Segment], look: impl FnOnce(&mut Report)) {
    match loc.split_first() {
        Some((segment, rest)) => report.within(segment.clone(), |report| at(report, rest, look)),
        None => look(report),
    }
}

fn repeat(report: &mut Report, kind: Cow<'static, str>, msg: Cow<'static, str>) {
    match kind {
        Cow::Borrowed(kind) => report.violate(kind, msg),
        Cow::Owned(_) => report.violate("value_error", msg),
    }
}
