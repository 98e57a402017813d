//! What messages must not repeat: the secrets of a request. In: its credentials, and the strings in it that are secret. Out: strings without them. It
//! must not know where they are sent.

use std::sync::Arc;

use base64::{Engine, prelude::BASE64_STANDARD};
use http::header::{AUTHORIZATION, COOKIE, HeaderName, HeaderValue, PROXY_AUTHORIZATION};

use super::super::Secret;

/// Shorter strings, in bytes, are too common in messages to be treated as a repeated secret.
const SHORTEST: usize = 6;

/// What has secrets that messages must not repeat, such as a credential.
pub(super) trait HoldsSecrets: Send + Sync {
    /// The secrets, as a service may repeat them.
    fn secrets(&self) -> Vec<String>;
}

/// The secrets of a request.
#[derive(Clone, Default)]
pub(super) struct Secrets {
    credentials: Vec<Arc<dyn HoldsSecrets>>,
    values: Vec<Arc<[Secret]>>,
}

impl Secrets {
    /// Adds strings that are secret by their type.
    pub(super) fn add(&mut self, values: Vec<Secret>) {
        if !values.is_empty() {
            self.values.push(values.into());
        }
    }

    /// Adds those of another part of the request.
    pub(super) fn extend(&mut self, other: &Self) {
        self.values.extend(other.values.iter().cloned());
    }

    /// Adds the value of a header, if that is secret.
    pub(super) fn add_header(&mut self, name: &HeaderName, value: &HeaderValue) {
        if value.is_sensitive() {
            let texts = of_header(name, value);
            self.add(texts.into_iter().map(Secret::from).collect());
        }
    }

    /// The same with the credentials of the request.
    pub(super) fn with(&self, credentials: Vec<Arc<dyn HoldsSecrets>>) -> Self {
        Self {
            credentials,
            values: self.values.clone(),
        }
    }

    /// The string, with `[redacted]` in place of each secret that is a whole word of it.
    pub(super) fn hide(&self, text: String) -> String {
        let mut secrets: Vec<String> = self
            .credentials
            .iter()
            .flat_map(|credential| credential.secrets())
            .collect();
        let values = self.values.iter().flat_map(|values| values.iter());
        secrets.extend(values.map(|secret| secret.expose().trim().to_owned()));
        secrets.retain(|secret| secret.len() >= SHORTEST);
        // A secret may be a part of another one.
        secrets.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
        secrets.dedup();
        secrets
            .iter()
            .fold(text, |text, secret| without(text, secret))
    }
}

/// The secrets in the value of a header.
pub(super) fn of_header(name: &HeaderName, value: &HeaderValue) -> Vec<String> {
    let text = String::from_utf8_lossy(value.as_bytes());
    if *name == COOKIE {
        return of_cookies(&text);
    }
    if ![AUTHORIZATION, PROXY_AUTHORIZATION].contains(name) {
        return vec![text.into_owned()];
    }
    let (scheme, token) = text.split_once(' ').unwrap_or(("", &text));
    let mut secrets = vec![token.to_owned()];
    if scheme.eq_ignore_ascii_case("basic") {
        let decoded = BASE64_STANDARD.decode(token).unwrap_or_default();
        let decoded = String::from_utf8_lossy(&decoded);
        // A service that takes a key instead of a user and a password takes it as the user.
        secrets.extend(match decoded.split_once(':') {
            Some((key, "")) => Some(key.to_owned()),
            Some((_, password)) => Some(password.to_owned()),
            None => None,
        });
    }
    secrets
}

/// The values of cookies.
pub(super) fn of_cookies(cookies: &str) -> Vec<String> {
    let values = cookies.split(';').filter_map(|pair| pair.split_once('='));
    values.map(|(_, value)| value.trim().to_owned()).collect()
}

/// The string without a secret, where that is a whole word.
fn without(text: String, secret: &str) -> String {
    let mut shown = String::new();
    let mut rest = 0;
    for (at, _) in text.match_indices(secret) {
        let end = at + secret.len();
        if at >= rest && is_edge(&text[..at], secret) && is_edge(secret, &text[end..]) {
            shown.push_str(&text[rest..at]);
            shown.push_str("[redacted]");
            rest = end;
        }
    }
    if rest == 0 {
        return text;
    }
    shown.push_str(&text[rest..]);
    shown
}

/// Whether no word continues from `before` to `after`.
fn is_edge(before: &str, after: &str) -> bool {
    let is_word = |character: char| character.is_alphanumeric() || character == '_';
    !(before.ends_with(is_word) && after.starts_with(is_word))
}
