//! Servers of the document. In: their URL templates with the values of variables, and the operations that have servers of their own.
//! Out: the base URL of a call. Nothing here knows credentials: see [`Settings`].
//!
//! A client either has a server of the document, or a base URL of the caller's own, such as a mock's. In the second case no call goes
//! to a URL of the document: where it would, it fails until the builder is given a URL for that server.

use std::fmt;

use reqwest::Url;

use super::{
    base_url::{BaseUrl, LONGEST, is_same_origin},
    build_error::BuildError,
    call::Call,
    request_error::RequestError,
    server_url::ServerUrl,
    settings::Settings,
    setup::Setup,
};

/// A server of the document: the enum `Server`.
pub trait DeclaredServer: Into<ServerUrl> {}

impl ServerUrl {
    /// The URL of a server of the document, with values for the variables in its braces.
    #[must_use]
    pub fn of(server: &'static str, template: &str, variables: &[(&str, &str)]) -> Self {
        Self {
            server: Some(server),
            url: fill(template, variables),
            is_own: false,
        }
    }

    /// A server that only single operations have.
    #[must_use]
    pub fn of_operations(self) -> Self {
        Self {
            is_own: true,
            ..self
        }
    }

    /// The URL.
    ///
    /// # Errors
    ///
    /// If a variable has a value that cannot be in the URL.
    pub fn into_url(self) -> Result<String, BuildError> {
        self.url.map_err(|reason| BuildError::BaseUrl { reason })
    }
}

/// The URL, or what is wrong with it.
impl fmt::Display for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.url {
            Ok(url) => f.write_str(url),
            Err(reason) => write!(f, "a URL that {reason}"),
        }
    }
}

/// Adds `server_base` to `ClientBuilder`.
macro_rules! server_bases {
    () => {
        impl ClientBuilder {
            /// Sends the calls of a server of the document to this URL. The client's credentials may be sent to its origin.
            ///
            /// A client with a base URL of your own needs it for each server that single operations have; it sends nothing to the URLs of the
            /// document.
            pub fn server_base(
                mut self,
                server: impl runtime::DeclaredServer,
                url: impl Into<runtime::ServerUrl>,
            ) -> Self {
                self.setup.set_server(server, url.into());
                self
            }
        }
    };
}

impl Setup {
    /// Sets the URL of a server of the document.
    pub fn set_server(&mut self, server: impl DeclaredServer, url: ServerUrl) {
        if let Some(name) = server.into().server {
            self.servers.retain(|(other, _)| *other != name);
            self.servers.push((name, url));
        }
    }
}

impl Call {
    /// Sends the call to one of these servers of the document, those that have its operation: to the client's base URL if it is one of
    /// them, else to the first that the builder was given a URL for, else to the first.
    #[must_use]
    pub fn servers<const N: usize>(self, servers: [impl DeclaredServer; N]) -> Self {
        let servers = servers.map(Into::into);
        match find_base(&self.client.settings, &servers) {
            Ok(base) => Self { base, ..self },
            Err(problem) => self.note("server", "", Err(problem)),
        }
    }
}

/// The base URL of one of these servers; `None` for the client's.
fn find_base(settings: &Settings, servers: &[ServerUrl]) -> Result<Option<BaseUrl>, RequestError> {
    let is_own = |server: &ServerUrl| settings.server.is_some() && server.server == settings.server;
    if servers.iter().any(is_own) {
        return Ok(None);
    }
    let mut given = servers.iter().filter_map(|server| {
        let mut known = settings.servers.iter();
        known.find(|(name, _)| Some(*name) == server.server)
    });
    if let Some((_, base)) = given.next() {
        return Ok(Some(base.clone()));
    }
    let Some(first) = servers.first() else {
        return Ok(None);
    };
    let base = match &first.url {
        Ok(url) if is_relative(url) => resolve(&settings.base_url, url),
        _ if settings.has_own_base => {
            Err("has no URL in this client; `ClientBuilder::server_base` sets one")
        }
        _ => first.parse(),
    };
    let name = first.server.unwrap_or_default();
    base.map(Some)
        .map_err(|reason| RequestError::server(name, reason))
}

fn is_relative(url: &str) -> bool {
    url.is_empty() || url.starts_with(['/', '.', '?', '#'])
}

/// A relative URL on the base's host. `//host` is on another one.
fn resolve(base: &BaseUrl, relative: &str) -> Result<BaseUrl, &'static str> {
    let joined = Url::parse(&base.to_string()).and_then(|url| url.join(relative));
    let joined = joined.map_err(|_| "has a URL that cannot be joined to the client's base URL")?;
    let resolved = BaseUrl::parse(joined.as_str())?;
    if is_same_origin(resolved.url(), base.url()) {
        Ok(resolved)
    } else {
        Err("has no URL in this client; `ClientBuilder::server_base` sets one")
    }
}

/// A URL template with values for its variables.
fn fill(template: &str, variables: &[(&str, &str)]) -> Result<String, &'static str> {
    let mut url = String::new();
    let mut rest = template;
    while let Some((before, (name, after))) = rest
        .split_once('{')
        .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        url.push_str(before);
        let value = variables.iter().find(|(variable, _)| *variable == name);
        let value = value.map_or("", |(_, value)| *value);
        check(&url, value)?;
        url.push_str(value);
        if url.len() > LONGEST {
            return Err("is too long");
        }
        rest = after;
    }
    Ok(url + rest)
}

/// A value must not change which part of the URL it is in. At the beginning of the URL it may be anything that makes a URL.
fn check(before: &str, value: &str) -> Result<(), &'static str> {
    const WRONG: &str = "has a variable with a value that cannot be in it";
    if before.is_empty() {
        return Ok(());
    }
    let is_in_host = before
        .split_once("://")
        .is_some_and(|(_, rest)| !rest.contains('/'));
    if is_in_host && value.is_empty() {
        return Err("has a variable without a value");
    }
    let is_allowed = if is_in_host {
        value
            .chars()
            .all(|c| c.is_alphanumeric() || "-._:[]".contains(c))
    } else {
        let is_plain = |c: char| !c.is_whitespace() && !c.is_control() && !"?#%\\".contains(c);
        let has_dots = value.split('/').any(|step| step == "." || step == "..");
        value.chars().all(is_plain) && !has_dots
    };
    if is_allowed { Ok(()) } else { Err(WRONG) }
}

pub(crate) use {server_bases};
