//! The names of security schemes: those declared, and those that are required and not declared.

use std::collections::{BTreeMap, BTreeSet};

use super::member::elsewhere;
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};

/// The names of the schemes that the document declares, and of those that it asks for all the same.
#[derive(Default)]
pub struct SchemeNames<'a> {
    pub(super) declared: BTreeSet<&'a str>,
    /// Where each is first asked for, and in how many other places.
    pub(super) undeclared: BTreeMap<&'a str, (String, usize)>,
}

impl SchemeNames<'_> {
    /// Says which are asked for and not declared.
    pub fn report(self, diagnostics: &mut Diagnostics) {
        for (name, (at, others)) in self.undeclared {
            let elsewhere = elsewhere(others);
            let message = format!(
                "no security scheme is called `{name}`, so the client has no credential for it{elsewhere}"
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
