//! Which texts no `Debug` may show.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::ir::Type;
use crate::plan::Planner;
use crate::plan::bindings::display;
use crate::schema::{Schema, Schemas, StringSchema};
use crate::source::Place;

/// Names of properties that hold secrets, whatever their schema says. Words are compared without case and separators.
const NAMES: [&str; 15] = [
    "passwd",
    "token",
    "refreshtoken",
    "idtoken",
    "authtoken",
    "bearertoken",
    "sessiontoken",
    "apitoken",
    "apikey",
    "authorization",
    "cookie",
    "cookies",
    "cvv",
    "cvc",
    "totp",
];

/// How longer names of such properties end. A `token` alone may be a page's.
const ENDS: [&str; 7] = [
    "password",
    "passphrase",
    "secret",
    "secretkey",
    "privatekey",
    "accesstoken",
    "authorizationtoken",
];

/// Whether the schema says that the text is secret.
pub fn is_secret(text: &StringSchema, data: &Schema) -> bool {
    let is_password = text.format.as_deref() == Some("password");
    is_password || calls_secret(data)
}

/// Whether what is said of a text calls it secret.
pub fn calls_secret(data: &Schema) -> bool {
    data.write_only || data.sensitive
}

/// Whether a property's name says that its text is secret.
pub fn names_secret(property: &str) -> bool {
    let plain: String = property
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    NAMES.contains(&plain.as_str()) || ENDS.iter().any(|end| plain.ends_with(end))
}

/// The places of the texts that the user calls secret, each with what it is called there.
pub fn find_secrets(model: &Schemas, said: &BTreeSet<String>) -> BTreeMap<String, String> {
    said.iter()
        .map(|said| (model.resolve(&Place::spelled(said).pointer), said.clone()))
        .collect()
}

impl Planner<'_> {
    /// Reports what the user calls a secret and is no text that could be hidden.
    pub fn report_unhidden(&mut self) {
        for (place, said) in &self.secrets {
            match self.planned.get(place) {
                Some(planned) if planned.ty == Type::Secret => {}
                Some(_) => {
                    let message = "this is called a `secret`, but is no plain text";
                    self.diagnostics
                        .push(Diagnostic::new(&codes::NOT_A_SECRET, place, message));
                }
                None => {
                    let message =
                        format!("`{said}` is called a `secret`, but no schema stands there");
                    let found = Diagnostic::new(&codes::NOT_A_SECRET, "", message);
                    let guess = nearest(place, self.model.places());
                    let help = guess.map_or_else(
                        || "remove it".to_owned(),
                        |guess| format!("did you mean `{}`?", display(guess)),
                    );
                    self.diagnostics.push(found.help(help));
                }
            }
        }
    }
}
