//! Which texts no `Debug` may show.

use std::collections::BTreeMap;

use openapiv3::{SchemaData, StringFormat, StringType, VariantOrUnknownOrEmpty};

use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::ir::Type;
use crate::lower::extension;
use crate::plan::Planner;
use crate::plan::bindings::display;
use crate::plan::model::{Model, is_set};
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
pub fn is_secret(text: &StringType, data: &SchemaData) -> bool {
    let password = matches!(
        text.format,
        VariantOrUnknownOrEmpty::Item(StringFormat::Password)
    );
    password || calls_secret(data)
}

/// Whether what is said of a text calls it secret.
pub fn calls_secret(data: &SchemaData) -> bool {
    data.write_only || is_set(data, extension::SENSITIVE)
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
pub fn find_secrets(model: Model<'_>, said: &[String]) -> BTreeMap<String, String> {
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
