//! Which warnings count: those that are allowed are taken out of the diagnostics, and with `strict` the others are errors.

use super::Allow;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes, nearest};
use crate::source::Place;

/// What the user decides about warnings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Policy {
    /// Whether a warning is as bad as an error.
    pub strict: bool,
    /// The warnings and notes to say nothing about, each with the place to point at if there is no such warning.
    pub allow: Vec<(Allow, Place)>,
}

/// Whether the files may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They may.
    Accepted,
    /// There are warnings, and they are denied.
    Denied,
    /// The document has errors.
    Invalid,
}

impl Policy {
    /// Applies the policy to all that was found in a document.
    pub fn judge(&self, diagnostics: &mut Diagnostics) -> Verdict {
        let used = self.silence(diagnostics);
        if diagnostics.has_errors() {
            // What comes after an error was not looked at, so nobody knows which warnings there are.
            return Verdict::Invalid;
        }
        for ((allow, place), used) in self.allow.iter().zip(used) {
            if !used
                && diagnostics
                    .omitted()
                    .all(|omitted| omitted.code != allow.code)
            {
                diagnostics.push(report_unused(allow, place, diagnostics));
            }
        }
        if self.strict && diagnostics.count(Severity::Warning) > 0 {
            diagnostics.deny_warnings();
            return Verdict::Denied;
        }
        Verdict::Accepted
    }

    /// Takes out what is allowed, and returns of each allowance whether it was needed.
    fn silence(&self, diagnostics: &mut Diagnostics) -> Vec<bool> {
        let mut used = vec![false; self.allow.len()];
        diagnostics.retain(|found| {
            let mut keep = true;
            for ((allow, _), used) in self.allow.iter().zip(&mut used) {
                if allow.means(found) {
                    (keep, *used) = (false, true);
                }
            }
            keep
        });
        for ((allow, _), used) in self
            .allow
            .iter()
            .zip(&mut used)
            .filter(|((allow, _), _)| allow.at.is_none())
        {
            diagnostics.retain_omitted(|omitted| {
                let is_allowed = allow.is_of(omitted.code, omitted.severity);
                *used |= is_allowed;
                !is_allowed
            });
        }
        used
    }
}

fn report_unused(allow: &Allow, place: &Place, diagnostics: &Diagnostics) -> Diagnostic {
    let message = format!("`{allow}` matches no warning");
    let places: Vec<String> = diagnostics
        .iter()
        .filter(|found| found.code == allow.code)
        .map(|found| found.at.to_string())
        .collect();
    let at = allow.at.as_deref();
    let help = match at.and_then(|at| nearest(at, places.iter().map(String::as_str))) {
        Some(guess) => format!("did you mean `{}@{guess}`?", allow.code.name),
        None => "remove the entry".to_owned(),
    };
    Diagnostic::new(&codes::UNUSED_ALLOW, place, message).help(help)
}
