//! Credentials: what a caller hands over and what goes on the wire. In: secrets, scheme by scheme. Out:
//! sealed header values, query pairs and cookie pairs that no `Debug` shows. It must not know which
//! schemes a call asks for.

use std::{borrow::Cow, fmt, sync::Arc};

use base64::{Engine, prelude::BASE64_STANDARD};
use http::header::{AUTHORIZATION, HeaderName, HeaderValue};
use percent_encoding::percent_decode_str;

use super::{
    super::Secret,
    build_error::BuildError,
    param,
    secrets::{self, HoldsSecrets},
    token::{ClientParts, RefreshUrls, TokenProvider},
};

/// A credential: a secret, and where in a request it is sent. Neither `Debug` nor any error shows the secret.
#[derive(Clone)]
pub struct Credential(CredentialKind);

#[derive(Clone)]
enum CredentialKind {
    Bearer(Secret),
    Provider(Arc<dyn TokenProvider>, RefreshUrls),
    Basic(String, Secret),
    Http(Cow<'static, str>, Secret),
    Header(Cow<'static, str>, Secret),
    Query(Cow<'static, str>, Secret),
    Cookie(Cow<'static, str>, Secret),
}

impl Credential {
    /// `Authorization: Bearer …`: HTTP bearer, OAuth 2.0 and `OpenID` Connect.
    pub fn bearer(token: impl Into<Secret>) -> Self {
        Self(CredentialKind::Bearer(token.into()))
    }

    /// `Authorization: Bearer …` with tokens of a provider, which is called when one is needed. Clones share the provider.
    pub fn provider(provider: impl TokenProvider + 'static) -> Self {
        Self(CredentialKind::Provider(Arc::new(provider), &[]))
    }

    /// Sets the URLs that the document declares for refresh tokens, which `OAuth` uses: each after its token URL.
    #[must_use]
    pub fn refresh_urls(self, urls: RefreshUrls) -> Self {
        match self.0 {
            CredentialKind::Provider(provider, _) => Self(CredentialKind::Provider(provider, urls)),
            other => Self(other),
        }
    }

    /// `Authorization: Basic …`.
    pub fn basic(user: impl Into<String>, password: impl Into<Secret>) -> Self {
        Self(CredentialKind::Basic(user.into(), password.into()))
    }

    /// `Authorization: SCHEME …`, with what follows the name of the scheme: `Credential::http("Token", token)`.
    pub fn http(scheme: impl Into<Cow<'static, str>>, credentials: impl Into<Secret>) -> Self {
        Self(CredentialKind::Http(scheme.into(), credentials.into()))
    }

    /// An API key in the header `name`.
    pub fn header(name: impl Into<Cow<'static, str>>, key: impl Into<Secret>) -> Self {
        Self(CredentialKind::Header(name.into(), key.into()))
    }

    /// An API key in the query parameter `name`.
    pub fn query(name: impl Into<Cow<'static, str>>, key: impl Into<Secret>) -> Self {
        Self(CredentialKind::Query(name.into(), key.into()))
    }

    /// An API key in the cookie `name`.
    pub fn cookie(name: impl Into<Cow<'static, str>>, key: impl Into<Secret>) -> Self {
        Self(CredentialKind::Cookie(name.into(), key.into()))
    }

    /// The credential as it is sent, or why it cannot be.
    pub(super) fn seal(&self, scheme: &str, client: &ClientParts) -> Result<Sealed, BuildError> {
        let refuse = |reason| BuildError::Credential {
            scheme: scheme.to_owned(),
            reason,
        };
        let sealed = match &self.0 {
            CredentialKind::Bearer(token) => bearer(token.expose()),
            CredentialKind::Provider(provider, refresh_urls) => {
                let connected = provider.connect(&ClientParts {
                    refresh_urls,
                    ..client.clone()
                });
                connected.map(|()| Sealed::Provider(Arc::clone(provider)))
            }
            CredentialKind::Basic(user, password) => basic(user, password.expose()),
            CredentialKind::Http(scheme, credentials) => http(scheme, credentials.expose()),
            CredentialKind::Header(name, key) => header(name, key.expose()),
            CredentialKind::Query(name, key) => query(name, key.expose()),
            CredentialKind::Cookie(name, key) => cookie(name, key.expose()),
        };
        sealed.map_err(refuse)
    }
}

impl fmt::Debug for Credential {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            CredentialKind::Bearer(_) => "Bearer([redacted])",
            CredentialKind::Provider(..) => "Provider",
            CredentialKind::Basic(..) => "Basic([redacted])",
            CredentialKind::Http(..) => "Http([redacted])",
            CredentialKind::Header(..) => "Header([redacted])",
            CredentialKind::Query(..) => "Query([redacted])",
            CredentialKind::Cookie(..) => "Cookie([redacted])",
        })
    }
}

/// A bearer token.
impl<T: Into<Secret>> From<T> for Credential {
    fn from(token: T) -> Self {
        Self::bearer(token)
    }
}

/// A credential that was found fit to be sent.
pub(super) enum Sealed {
    /// Of a token that is inserted later.
    Provider(Arc<dyn TokenProvider>),
    Header(HeaderName, HeaderValue),
    Query(QueryKey),
    Cookie(String),
}

impl HoldsSecrets for Sealed {
    fn secrets(&self) -> Vec<String> {
        match self {
            Self::Provider(_) => Vec::new(),
            Self::Header(name, value) => secrets::of_header(name, value),
            Self::Query(key) => {
                let value = key.pair.split_once('=').map_or("", |(_, value)| value);
                vec![percent_decode_str(value).decode_utf8_lossy().into_owned()]
            }
            Self::Cookie(pair) => secrets::of_cookies(pair),
        }
    }
}

/// An API key in the query.
#[derive(Clone)]
pub(super) struct QueryKey {
    pub(super) name: String,
    /// Name and key, as they are sent.
    pub(super) pair: String,
}

pub(super) fn bearer(token: &str) -> Result<Sealed, &'static str> {
    if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(
            "has a character that a bearer token cannot have, such as a line break or a space",
        );
    }
    header_of(AUTHORIZATION, &format!("Bearer {}", present(token)?))
}

pub(super) fn basic(user: &str, password: &str) -> Result<Sealed, &'static str> {
    if user.contains(':') || user.chars().chain(password.chars()).any(char::is_control) {
        return Err("has a colon in its user name, or a control character");
    }
    let pair = BASE64_STANDARD.encode(format!("{user}:{password}"));
    header_of(AUTHORIZATION, &format!("Basic {pair}"))
}

fn http(scheme: &str, credentials: &str) -> Result<Sealed, &'static str> {
    if scheme.is_empty() || scheme.contains(|c: char| !c.is_ascii_graphic()) {
        return Err("is for an authentication scheme that is no word");
    }
    header_of(
        AUTHORIZATION,
        &format!("{scheme} {}", present(credentials)?),
    )
}

fn header(name: &str, key: &str) -> Result<Sealed, &'static str> {
    let name =
        super::header::name(name).map_err(|_| "is declared for a header that cannot be set")?;
    header_of(name, present(key)?)
}

fn query(name: &str, key: &str) -> Result<Sealed, &'static str> {
    if key.chars().any(char::is_control) {
        return Err("has a control character, such as a line break");
    }
    let pair = format!("{}={}", param::escape(name), param::escape(present(key)?));
    Ok(Sealed::Query(QueryKey {
        name: name.to_owned(),
        pair,
    }))
}

fn cookie(name: &str, key: &str) -> Result<Sealed, &'static str> {
    if !key
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && !b"\",;\\".contains(&byte))
    {
        return Err("has a character that a cookie cannot have");
    }
    Ok(Sealed::Cookie(format!("{name}={}", present(key)?)))
}

fn header_of(name: HeaderName, text: &str) -> Result<Sealed, &'static str> {
    if text.trim() != text
        || !text
            .bytes()
            .all(|byte| byte == b' ' || byte.is_ascii_graphic())
    {
        return Err(
            "cannot be a header value: it has a line break, a space at an end, or a character outside ASCII",
        );
    }
    let mut value = HeaderValue::from_str(text).map_err(|_| "cannot be a header value")?;
    value.set_sensitive(true);
    Ok(Sealed::Header(name, value))
}

fn present(secret: &str) -> Result<&str, &'static str> {
    if secret.is_empty() {
        Err("is empty")
    } else {
        Ok(secret)
    }
}
