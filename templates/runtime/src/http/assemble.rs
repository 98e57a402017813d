//! From a call to what is sent. In: a call's parts and its client's settings. Out: an [`Outgoing`], in
//! which what was set on the call by hand counts most, and what every call is to send least. It must not send it.

use std::sync::Arc;

use reqwest::header::{
    ACCEPT, ACCEPT_ENCODING, AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderMap, HeaderName,
    HeaderValue, RANGE,
};

use super::{
    auth::Sealed,
    call::{Call, Target},
    call_name::CallName,
    credentials_withheld::CredentialsWithheld,
    error::Error,
    header,
    outgoing::Outgoing,
    path,
    request_error::RequestError,
    settings::Settings,
};

impl Call {
    /// The request of this call, which asks for `accept`.
    pub(super) fn assemble(self, accept: &'static str) -> Result<Outgoing, Error> {
        if let Some((_, _, problem)) = self.problems.into_iter().next() {
            return Err(Error::Request(problem));
        }
        if self.body.try_clone().is_none() {
            return Err(RequestError::body("is a stream that was sent before").into());
        }
        let target = match &self.target {
            Target::Declared(template) => path::fill(template, &self.path)?,
            Target::Written(path) => path::literal(path)?,
        };
        let settings = &*self.client.settings;
        let mut query: Vec<String> = self
            .query
            .into_iter()
            .flat_map(|(_, pairs)| pairs)
            .collect();
        let every_call = settings
            .headers
            .get(COOKIE)
            .and_then(|value| std::str::from_utf8(value.as_bytes()).ok());
        let declared = self.cookies.into_iter().flat_map(|(_, pairs)| pairs);
        let cookies: Vec<String> = every_call
            .map(str::to_owned)
            .into_iter()
            .chain(declared)
            .collect();
        let mut headers = self.headers;
        let mut secrets = self.secrets;
        // Those that were set by hand: a cookie that the document declares is secret only by its schema.
        for (name, value) in headers.iter().chain(&settings.headers) {
            secrets.add_header(name, value);
        }
        let mut credentials = credentials(settings, self.security);
        // A header that was set on the call is sent as it is.
        if headers.contains_key(COOKIE) {
            credentials.retain(|credential| !matches!(**credential, Sealed::Cookie(_)));
        }
        if headers.contains_key(AUTHORIZATION) {
            credentials.retain(|credential| !matches!(**credential, Sealed::Provider(_)));
        }
        query.extend(self.added_query);
        if !cookies.is_empty() {
            supply(&mut headers, COOKIE, &cookies.join("; "))?;
        }
        if let Some(content_type) = self.body.content_type() {
            supply(&mut headers, CONTENT_TYPE, content_type)?;
        }
        for (name, value) in &settings.headers {
            headers.entry(name).or_insert_with(|| value.clone());
        }
        supply(&mut headers, ACCEPT, self.accept.unwrap_or(accept))?;
        // A range counts the bytes of one coding, and an encoded range cannot be decoded alone.
        if !headers.contains_key(RANGE) {
            supply(&mut headers, ACCEPT_ENCODING, "gzip")?;
        }
        let url = match self.page_url {
            Some(url) => url,
            None => {
                let base = self.base.as_ref().unwrap_or(&settings.base_url);
                base.join(&target, &query)?
            }
        };
        let is_secret = !credentials.is_empty() || headers.values().any(HeaderValue::is_sensitive);
        if is_secret && !settings.may_receive_credentials(&url) {
            let origin = url.origin().ascii_serialization();
            return Err(Error::CredentialsWithheld(CredentialsWithheld { origin }));
        }
        Ok(Outgoing {
            method: self.method,
            url,
            headers,
            body: self.body,
            credentials,
            secrets,
        })
    }

    /// The call by its method and path template.
    pub(super) fn name(&self) -> CallName {
        let path = match &self.target {
            Target::Declared(path) => path,
            // A path that a caller wrote may hold what they would not want in a log.
            Target::Written(_) => "request",
        };
        CallName {
            method: self.method.clone(),
            path,
        }
    }
}

/// Sets a header that is not set yet.
fn supply(headers: &mut HeaderMap, name: HeaderName, text: &str) -> Result<(), RequestError> {
    let value = header::value(&name, text)?;
    headers.entry(name).or_insert(value);
    Ok(())
}

/// The credentials of the first set that is not empty and that the client has all of. Where it has none of
/// the sets, it sends none, and leaves the verdict to the service.
///
/// A request that the document does not describe takes every credential there is, and so does each one of a document without schemes.
fn credentials(settings: &Settings, security: Option<super::Security>) -> Vec<Arc<Sealed>> {
    let all = &settings.credentials;
    let find = |scheme: &&str| {
        all.iter()
            .find(|(set, _)| set == *scheme)
            .map(|(_, sealed)| Arc::clone(sealed))
    };
    let is_undeclared = |sets: super::Security| sets.is_empty() && settings.schemes.is_empty();
    match security {
        None => all.iter().map(|(_, sealed)| Arc::clone(sealed)).collect(),
        Some(sets) if is_undeclared(sets) => {
            all.iter().map(|(_, sealed)| Arc::clone(sealed)).collect()
        }
        Some(sets) => sets
            .iter()
            .filter(|set| !set.is_empty())
            .find_map(|set| set.iter().map(find).collect())
            .unwrap_or_default(),
    }
}
