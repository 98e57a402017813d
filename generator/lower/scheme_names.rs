//! The names of security schemes: those that are declared, and those that are required without a declaration.

use std::collections::{BTreeMap, BTreeSet};

use super::field::elsewhere;
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};

/// The names of the schemes that the document declares, and of those that it only requires.
#[derive(Default)]
pub struct SchemeNames<'a> {
    pub(super) declared: BTreeSet<&'a str>,
    /// The first location that requires each, and the number of other locations.
    pub(super) undeclared: BTreeMap<&'a str, (String, usize)>,
}

impl SchemeNames<'_> {
    /// Reports schemes that are required and not declared.
    pub fn report(self, diagnostics: &mut Diagnostics) {
        for (name, (at, others)) in self.undeclared {
            let elsewhere = elsewhere(others);
            let message = format!(
                "unknown security scheme `{name}`; the client has no credential for it{elsewhere}"
            );
            let found = Diagnostic::new(&codes::UNKNOWN_SECURITY_SCHEME, at, message);
            let guesses = diagnostics.may_guess(&codes::UNKNOWN_SECURITY_SCHEME);
            diagnostics.push(
                match nearest(name, self.declared.iter().copied().filter(|_| guesses)) {
                    Some(near) => found.help(format!("did you mean `{near}`?")),
                    None => found.help("declare it in `components.securitySchemes`"),
                },
            );
        }
    }
}
