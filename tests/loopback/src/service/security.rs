//! The credentials of a request.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use http::{Request, StatusCode};
use serde_json::Value;

use super::Refusal;
use super::parameters::{cookies, query};
use crate::api::{Operation, RequiredScheme, resolve, security};

/// The secret of a security scheme. Two schemes of one kind have two secrets.
#[must_use]
pub fn secret(scheme: &str) -> String {
    format!("secret-of-{scheme}")
}

/// What precedes each scope in a token, after the secret of its scheme.
const SCOPE: char = '+';

/// The user of basic authentication.
pub const USER: &str = "user";

/// Rejects a request that has none of the alternative sets of credentials.
pub fn check(
    document: &Value,
    operation: &Operation<'_>,
    request: &Request<Bytes>,
) -> Result<(), Refusal> {
    let schemes = &document["components"]["securitySchemes"];
    let has = |required: &RequiredScheme| {
        let scheme = resolve(document, &schemes[&required.name]);
        has_credential(required, scheme, request)
    };
    let alternatives = security(document, operation);
    if alternatives.iter().any(|set| set.iter().all(has)) {
        return Ok(());
    }
    let reason = format!("none of the credentials {alternatives:?} was sent");
    Err(Refusal::new(StatusCode::UNAUTHORIZED, reason))
}

fn has_credential(required: &RequiredScheme, scheme: &Value, request: &Request<Bytes>) -> bool {
    let text = |key: &str| scheme[key].as_str().unwrap_or_default();
    let header = |name: &str| {
        let value = request.headers().get(name)?;
        value.to_str().ok().map(str::to_owned)
    };
    let name = text("name");
    let of_name = |pairs: Vec<(String, String)>| {
        let found = pairs.into_iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value)
    };
    let secret = secret(&required.name);
    let (sent, expected) = match (text("type"), text("in"), text("scheme")) {
        ("apiKey", "header", _) => (header(name), secret),
        ("apiKey", "query", _) => (of_name(query(request)), secret),
        ("apiKey", _, _) => (of_name(cookies(request)), secret),
        ("http", _, "basic") => {
            let pair = STANDARD.encode(format!("{USER}:{secret}"));
            (header("authorization"), format!("Basic {pair}"))
        }
        _ => {
            let token = header("authorization").unwrap_or_default();
            let token = token.strip_prefix("Bearer ").unwrap_or_default();
            let mut parts = token.split(SCOPE);
            let is_of_scheme = parts.next() == Some(&secret);
            let granted: Vec<&str> = parts.collect();
            let is_granted = |scope: &String| granted.contains(&scope.as_str());
            return is_of_scheme && required.scopes.iter().all(is_granted);
        }
    };
    sent == Some(expected)
}
