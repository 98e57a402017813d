//! Strings that `Debug` must not show.

use std::collections::BTreeMap;

use crate::schema::{Schema, Schemas, StringSchema};
use crate::source::Location;

/// Names of properties that are always secret. They are compared without case and separators.
pub const NAMES: [&str; 15] = [
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

/// How longer names of such properties end. `token` alone is ambiguous: it may be a page token.
pub const ENDS: [&str; 7] = [
    "password",
    "passphrase",
    "secret",
    "secretkey",
    "privatekey",
    "accesstoken",
    "authorizationtoken",
];

/// Whether the schema declares the string secret.
pub fn is_secret(text: &StringSchema, data: &Schema) -> bool {
    let is_password = text.format.as_deref() == Some("password");
    is_password || calls_secret(data)
}

/// Whether a description declares the string secret.
pub fn calls_secret(data: &Schema) -> bool {
    data.write_only || data.sensitive
}

/// Whether a string is secret by the name of its property.
pub fn names_secret(property: &str) -> bool {
    let plain: String = property
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    NAMES.contains(&plain.as_str()) || ENDS.iter().any(|end| plain.ends_with(end))
}

/// The locations that the user declares secret, each as the user writes it.
pub fn find_secrets(model: &Schemas, declared: &[String]) -> BTreeMap<String, String> {
    declared
        .iter()
        .map(|declared| {
            (
                model.resolve(&Location::written(declared).pointer),
                declared.clone(),
            )
        })
        .collect()
}
