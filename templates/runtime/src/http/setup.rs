//! How a client is set up. In: a base URL, credentials, limits. Out: the [`Core`] of a client, or why not. It must not
//! show a secret.

use std::{borrow::Cow, fmt, sync::Arc, time::Duration};

use reqwest::header::HeaderMap;
use tokio::sync::Semaphore;

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use super::native::{Connecting, default_runtime};
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
use super::web::{Connecting, default_runtime};
use super::{
    super::Secret,
    auth::Credential,
    base_url::BaseUrl,
    budget::RetryBudget,
    build_error::BuildError,
    client_core::Core,
    clock::Runtime,
    defaults, header,
    hooks::Hooks,
    observer::{Observer, OnDeviation},
    retry::RetryPolicy,
    server_url::ServerUrl,
    settings::{Credentials, Limits, Settings},
    token::ClientParts,
    transport::Transport,
};

/// What a client's crate knows.
#[derive(Clone, Copy, Debug)]
pub struct Document {
    /// The security schemes of the document that have a credential.
    pub schemes: &'static [&'static str],
    /// The crate's name and version.
    pub user_agent: &'static str,
}

/// What a builder of a client was given. The macro `client!` makes the builder.
#[allow(
    missing_docs,
    reason = "each field is what the builder's method of its name sets"
)]
pub struct Setup {
    pub base_url: ServerUrl,
    /// The URLs of servers of the document.
    pub servers: Vec<(&'static str, ServerUrl)>,
    pub origins: Vec<ServerUrl>,
    pub credentials: Vec<(Cow<'static, str>, Credential)>,
    pub headers: Vec<(String, String)>,
    /// Name, value, and whether that is a secret.
    pub declared_headers: Vec<(String, Secret, bool)>,
    pub policy: RetryPolicy,
    pub budget: RetryBudget,
    pub timeout: Duration,
    pub attempt_timeout: Option<Duration>,
    pub idle_timeout: Duration,
    pub limits: Limits,
    pub validate: bool,
    pub strict: bool,
    pub on_deviation: Option<OnDeviation>,
    pub idempotency_keys: bool,
    pub allow_insecure_http: bool,
    pub connecting: Connecting,
    pub transport: Option<Arc<dyn Transport>>,
    pub runtime: Option<Arc<dyn Runtime>>,
    pub hooks: Vec<Arc<dyn Hooks>>,
    pub max_in_flight: Option<usize>,
}

impl Setup {
    /// With the defaults.
    #[must_use]
    pub fn new(base_url: ServerUrl) -> Self {
        Self {
            base_url,
            servers: Vec::new(),
            origins: Vec::new(),
            credentials: Vec::new(),
            headers: Vec::new(),
            declared_headers: Vec::new(),
            policy: RetryPolicy::new(),
            budget: RetryBudget::new(),
            timeout: defaults::TIMEOUT,
            attempt_timeout: None,
            idle_timeout: defaults::IDLE_TIMEOUT,
            limits: Limits {
                body: defaults::MAX_BODY,
                error_body: defaults::MAX_ERROR_BODY,
                error_time: defaults::ERROR_BODY_TIME,
                decode_memory: None,
                decode_stack: None,
                item: defaults::MAX_ITEM,
                redirects: defaults::MAX_REDIRECTS,
            },
            validate: true,
            strict: false,
            on_deviation: None,
            idempotency_keys: true,
            allow_insecure_http: false,
            connecting: Connecting::default(),
            transport: None,
            runtime: None,
            hooks: Vec::new(),
            max_in_flight: None,
        }
    }

    /// Makes the core of a client.
    ///
    /// # Errors
    ///
    /// Fails if the base URL is not valid, if a credential is for no security scheme of the document, if a credential or a header cannot be
    /// sent, or if a credential would be sent to another machine without encryption.
    pub fn build(self, document: Document) -> Result<Core, BuildError> {
        check_schemes(&self.credentials, document.schemes)?;
        let servers = parse_servers(&self.servers)?;
        let server = self.base_url.server;
        let given = servers.iter().find(|(name, _)| Some(*name) == server);
        let (base_url, has_own_base) = match given {
            Some((_, url)) => (url.clone(), true),
            None => (parse_base(&self.base_url)?, server.is_none()),
        };
        let allowed = parse_origins(&self.origins)?;
        let of_servers = servers.iter().map(|(_, url)| url);
        let urls: Vec<&BaseUrl> = [&base_url]
            .into_iter()
            .chain(of_servers)
            .chain(&allowed)
            .collect();
        let has_secrets =
            !self.credentials.is_empty() || self.declared_headers.iter().any(|header| header.2);
        let is_exposed = urls.iter().any(|url| url.is_exposed());
        if is_exposed && has_secrets && !self.allow_insecure_http {
            return Err(BuildError::Insecure);
        }
        let origins = urls.iter().map(|url| url.url().clone()).collect();
        let transport = match self.transport {
            Some(transport) => transport,
            None => self.connecting.transport(document.user_agent, &urls)?,
        };
        let runtime = self.runtime.unwrap_or_else(default_runtime);
        self.budget.connect(&runtime);
        let parts = ClientParts {
            transport: Arc::clone(&transport),
            runtime: Arc::clone(&runtime),
            base_url: base_url.to_string(),
            allow_insecure_http: self.allow_insecure_http,
            refresh_urls: &[],
        };
        let settings = Settings {
            schemes: document.schemes,
            credentials: seal(&self.credentials, &parts)?,
            budget: self.budget,
            transport,
            runtime,
            server,
            has_own_base,
            origins,
            base_url,
            servers,
            headers: checked(
                self.headers
                    .iter()
                    .map(|(name, value)| (name, value.as_str(), false)),
            )?,
            declared_headers: checked(
                self.declared_headers
                    .iter()
                    .map(|(name, value, secret)| (name, value.expose(), *secret)),
            )?,
            policy: self.policy,
            timeout: self.timeout,
            limits: self.limits,
            validate: self.validate,
            strict: self.strict,
            observer: Observer::new(self.on_deviation),
            idempotency_keys: self.idempotency_keys,
            attempt_timeout: self.attempt_timeout,
            idle_timeout: Some(self.idle_timeout).filter(|time| *time < Duration::MAX),
            hooks: self.hooks,
            in_flight: self
                .max_in_flight
                .map(|most| Semaphore::new(most.clamp(1, Semaphore::MAX_PERMITS))),
        };
        Ok(Core {
            settings: Arc::new(settings),
        })
    }
}

/// Not the URL of a server that only single operations have, where the others would be sent too.
fn parse_base(url: &ServerUrl) -> Result<BaseUrl, BuildError> {
    let parsed = url.parse();
    let own = "is that of a server that only single operations have; `server_base` takes it";
    let base = parsed.and_then(|base| if url.is_own { Err(own) } else { Ok(base) });
    base.map_err(|reason| BuildError::BaseUrl { reason })
}

fn parse_servers(
    servers: &[(&'static str, ServerUrl)],
) -> Result<Vec<(&'static str, BaseUrl)>, BuildError> {
    let parse = |(name, url): &(&'static str, ServerUrl)| match url.parse() {
        Ok(url) => Ok((*name, url)),
        Err(reason) => Err(BuildError::Server { name, reason }),
    };
    servers.iter().map(parse).collect()
}

fn parse_origins(origins: &[ServerUrl]) -> Result<Vec<BaseUrl>, BuildError> {
    let parse = |url: &ServerUrl| url.parse().map_err(|reason| BuildError::Origin { reason });
    origins.iter().map(parse).collect()
}

/// A document without schemes may still be of a service that takes credentials: all requests have them.
fn check_schemes(
    credentials: &[(Cow<'static, str>, Credential)],
    schemes: &'static [&'static str],
) -> Result<(), BuildError> {
    let is_unknown = |(scheme, _): &&(Cow<'static, str>, _)| !schemes.contains(&&**scheme);
    match credentials.iter().find(is_unknown) {
        Some((scheme, _)) if !schemes.is_empty() => Err(BuildError::UnknownScheme {
            scheme: scheme.to_string(),
            schemes,
        }),
        _ => Ok(()),
    }
}

fn seal(
    credentials: &[(Cow<'static, str>, Credential)],
    client: &ClientParts,
) -> Result<Credentials, BuildError> {
    let seal = |(scheme, credential): &(Cow<'static, str>, Credential)| {
        Ok((scheme.clone(), Arc::new(credential.seal(scheme, client)?)))
    };
    credentials.iter().map(seal).collect()
}

/// The later of two headers of one name counts.
fn checked<'a>(
    headers: impl Iterator<Item = (&'a String, &'a str, bool)>,
) -> Result<HeaderMap, BuildError> {
    let mut map = HeaderMap::new();
    for (name, value, is_secret) in headers {
        let name = header::name(name).map_err(BuildError::Header)?;
        let mut value = header::value(&name, value).map_err(BuildError::Header)?;
        value.set_sensitive(is_secret || value.is_sensitive());
        map.insert(name, value);
    }
    Ok(map)
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let schemes: Vec<_> = self.credentials.iter().map(|(scheme, _)| scheme).collect();
        f.debug_struct("ClientBuilder")
            .field("credentials", &schemes)
            .finish_non_exhaustive()
    }
}
