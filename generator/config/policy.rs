//! Applies `allow` and `strict` to the diagnostics of a document.

use super::Allow;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes, nearest};
use crate::source::Location;

/// The user's options about warnings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Policy {
    /// Whether warnings are errors.
    pub strict: bool,
    /// The warnings and notes to suppress, each with the location of the option.
    pub allow: Vec<(Allow, Location)>,
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
            // Later stages did not run, so it is unknown which warnings there are.
            return Verdict::Invalid;
        }
        for ((allow, location), used) in self.allow.iter().zip(used) {
            if !used
                && diagnostics
                    .omitted()
                    .all(|omitted| omitted.code != allow.code)
            {
                diagnostics.push(report_unused(allow, location, diagnostics));
            }
        }
        if self.strict && diagnostics.count(Severity::Warning) > 0 {
            diagnostics.deny_warnings();
            return Verdict::Denied;
        }
        Verdict::Accepted
    }

    /// Removes what is allowed, and returns for each entry whether it matched.
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

fn report_unused(allow: &Allow, location: &Location, diagnostics: &Diagnostics) -> Diagnostic {
    let message = format!("`{allow}` matches no warning");
    let locations: Vec<String> = diagnostics
        .iter()
        .filter(|found| found.code == allow.code)
        .map(|found| found.at.to_string())
        .collect();
    let at = allow.at.as_deref();
    let help = match at.and_then(|at| nearest(at, locations.iter().map(String::as_str))) {
        Some(guess) => format!("did you mean `{}@{guess}`?", allow.code.name),
        None => "remove the entry".to_owned(),
    };
    Diagnostic::new(&codes::UNUSED_ALLOW, location, message).help(help)
}
