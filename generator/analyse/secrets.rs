//! Strings that `Debug` must not show.

use std::collections::BTreeMap;

use crate::schema::{Schema, Schemas, StringSchema};
use crate::source::{Location, Sources};

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

/// Names of properties that measure or locate the token of a language model. Next to one of them, `token` is no credential.
const OF_WORDS: [&str; 8] = [
    "logprob",
    "logprobs",
    "toplogprobs",
    "logprobability",
    "probability",
    "startoffset",
    "endoffset",
    "textoffset",
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
    let plain = plain(property);
    NAMES.contains(&plain.as_str()) || ENDS.iter().any(|end| plain.ends_with(end))
}

/// Whether a string is secret by the name of its property, which has these siblings. Language models call a part of a word a token too.
pub fn names_secret_next_to<'a>(
    property: &str,
    mut siblings: impl Iterator<Item = &'a String>,
) -> bool {
    let is_of_words = |name: &String| OF_WORDS.contains(&plain(name).as_str());
    names_secret(property) && !(plain(property) == "token" && siblings.any(is_of_words))
}

/// The name without case and separators.
fn plain(property: &str) -> String {
    property
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// The locations that the user declares secret, each as the user writes it.
pub fn find_secrets(
    model: &Schemas,
    sources: &Sources,
    declared: &[String],
) -> BTreeMap<String, String> {
    let locations = declared.iter().map(|declared| {
        let location = Location::written(declared);
        let pointer = sources.converted(&location.pointer);
        (model.resolve(&pointer), declared.clone())
    });
    locations.collect()
}
