//! A request that is ready to be sent, as often as need be. In: what a call came to. Out: requests, to which the credentials are added last.
//! It must not know parameters or retries.

use std::sync::Arc;

use http::{
    Method,
    header::{CONTENT_LENGTH, COOKIE, HeaderMap, HeaderValue},
};
use reqwest::Url;

use super::{
    super::Secret,
    auth::{self, QueryKey, Sealed},
    body::Body,
    connection_error::{ConnectionError, ConnectionErrorKind},
    secrets::Secrets,
    token::{TokenError, TokenProvider},
};

/// Method, URL, headers and body, and the credentials apart from them.
#[derive(Clone)]
pub(super) struct Outgoing {
    pub(super) method: Method,
    pub(super) url: Url,
    pub(super) headers: HeaderMap,
    pub(super) body: Body,
    pub(super) credentials: Vec<Arc<Sealed>>,
    /// What is secret in the URL and the headers.
    pub(super) secrets: Secrets,
}

impl Outgoing {
    /// The request, with its credentials.
    ///
    /// # Errors
    ///
    /// If it cannot be sent: its URL is too long, or its body was sent and cannot be sent again.
    pub(super) fn request(&self) -> Result<http::Request<Body>, ConnectionError> {
        let not_sent = |reason: &str| ConnectionError::new(ConnectionErrorKind::NotSent, reason);
        let body = self.body.try_clone();
        let mut request = http::Request::new(body.ok_or_else(|| not_sent(SENT_BEFORE))?);
        *request.method_mut() = self.method.clone();
        *request.headers_mut() = self.headers.clone();
        // Servers respond with 411 to a POST without a length, and hyper writes none if the body is empty.
        if self.body.is_none() && matches!(self.method, Method::POST | Method::PUT | Method::PATCH)
        {
            let headers = request.headers_mut();
            headers.insert(CONTENT_LENGTH, HeaderValue::from_static("0"));
        }
        let mut url = self.url.clone();
        for credential in &self.credentials {
            match &**credential {
                Sealed::Header(name, value) => {
                    let entry = request.headers_mut().entry(name);
                    entry.or_insert_with(|| value.clone());
                }
                Sealed::Provider(_) => {}
                Sealed::Query(key) => add_key(&mut url, key),
                Sealed::Cookie(pair) => add_cookie(request.headers_mut(), pair)
                    .map_err(|_| not_sent("a cookie cannot be sent"))?,
            }
        }
        let uri = url.as_str().parse();
        *request.uri_mut() = uri.map_err(|_| not_sent("the URL is too long"))?;
        // For the default transport, which need not parse it again.
        request.extensions_mut().insert(url);
        Ok(request)
    }

    /// What is secret in the request.
    pub(super) fn secrets(&self) -> Secrets {
        let credentials = self.credentials.iter();
        let credentials = credentials.map(|credential| Arc::clone(credential) as _);
        let mut secrets = self.secrets.with(credentials.collect());
        secrets.extend(self.body.secrets());
        secrets
    }

    /// What gives the token.
    pub(super) fn provider(&self) -> Option<&dyn TokenProvider> {
        self.credentials
            .iter()
            .find_map(|credential| match &**credential {
                Sealed::Provider(provider) => Some(&**provider),
                _ => None,
            })
    }

    /// The same request with a token.
    pub(super) fn with_token(&self, token: &Secret) -> Result<Self, TokenError> {
        let sealed = auth::bearer(token.expose());
        let sealed = sealed.map_err(|reason| TokenError::new(format!("the token {reason}")))?;
        let mut request = self.clone();
        request.credentials.insert(0, Arc::new(sealed));
        Ok(request)
    }

    /// Whether the request can be sent again.
    pub(super) fn is_repeatable(&self) -> bool {
        self.body.try_clone().is_some()
    }
}

/// Why a stream is not sent.
pub(super) const SENT_BEFORE: &str = "its body is a stream that was sent before";

/// Puts a credential into the query, which may have it already: a redirect's location does.
fn add_key(url: &mut Url, key: &QueryKey) {
    if url.query_pairs().any(|(name, _)| name == key.name) {
        return;
    }
    let query = match url.query() {
        Some(query) if !query.is_empty() => format!("{query}&{}", key.pair),
        _ => key.pair.clone(),
    };
    url.set_query(Some(&query));
}

/// Puts a credential behind the other cookies.
fn add_cookie(headers: &mut HeaderMap, pair: &str) -> Result<(), http::Error> {
    let cookies = match headers.get(COOKIE) {
        Some(cookies) => [cookies.as_bytes(), b"; ", pair.as_bytes()].concat(),
        None => pair.as_bytes().to_vec(),
    };
    let mut value = HeaderValue::try_from(cookies)?;
    value.set_sensitive(true);
    headers.insert(COOKIE, value);
    Ok(())
}
