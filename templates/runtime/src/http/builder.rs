//! How a client is set up. In: a base URL, credentials, limits. Out: a [`Client`], or why not. It must not
//! show a secret.

use std::{borrow::Cow, fmt, sync::Arc, time::Duration};

use reqwest::header::HeaderMap;
use tokio::sync::Semaphore;

use super::{
    super::{Deviation, SECURITY_SCHEMES, Secret},
    attempt::Limits,
    auth::Credential,
    base_url::BaseUrl,
    budget::Budget,
    build_error::BuildError,
    client::Client,
    clock::{Runtime, TokioRuntime},
    decoding::{CallOfDeviation, Observer, OnDeviation},
    defaults, header,
    hooks::Hooks,
    reqwest_transport::ReqwestTransport,
    retry::RetryPolicy,
    server_url::ServerUrl,
    settings::{Credentials, Settings},
    token::ClientParts,
    transport::Transport,
};

type Configure = Box<dyn FnOnce(reqwest::ClientBuilder) -> reqwest::ClientBuilder + Send>;

/// A builder of a [`Client`]. Everything but the base URL has a default.
#[must_use]
pub struct ClientBuilder {
    base_url: ServerUrl,
    /// The URLs of servers of the document.
    pub(super) servers: Vec<(&'static str, ServerUrl)>,
    origins: Vec<ServerUrl>,
    credentials: Vec<(Cow<'static, str>, Credential)>,
    headers: Vec<(String, String)>,
    /// Name, value, and whether that is a secret.
    declared_headers: Vec<(String, Secret, bool)>,
    policy: RetryPolicy,
    timeout: Duration,
    connect_timeout: Duration,
    attempt_timeout: Option<Duration>,
    idle_timeout: Duration,
    pub(super) limits: Limits,
    validate: bool,
    strict: bool,
    on_deviation: Option<OnDeviation>,
    pub(super) idempotency_keys: bool,
    allow_insecure_http: bool,
    configure: Option<Configure>,
    transport: Option<Arc<dyn Transport>>,
    runtime: Option<Arc<dyn Runtime>>,
    hooks: Vec<Arc<dyn Hooks>>,
    max_in_flight: Option<usize>,
}

impl ClientBuilder {
    pub(super) fn new(base_url: ServerUrl) -> Self {
        Self {
            base_url,
            servers: Vec::new(),
            origins: Vec::new(),
            credentials: Vec::new(),
            headers: Vec::new(),
            declared_headers: Vec::new(),
            policy: RetryPolicy::new(),
            timeout: defaults::TIMEOUT,
            connect_timeout: defaults::CONNECT_TIMEOUT,
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
            configure: None,
            transport: None,
            runtime: None,
            hooks: Vec::new(),
            max_in_flight: None,
        }
    }

    /// Sets the credential for a security scheme of the document. If the document has none, the credential may have any name, and is sent
    /// with every request.
    pub fn credential(
        mut self,
        scheme: impl Into<Cow<'static, str>>,
        credential: Credential,
    ) -> Self {
        let scheme = scheme.into();
        self.credentials.retain(|(set, _)| *set != scheme);
        self.credentials.push((scheme, credential));
        self
    }

    /// Allows the client's credentials to be sent to the origin of this URL, in addition to the origins of its base URLs.
    ///
    /// An operation, a redirect or a page may lead to another origin. Without this, a call with credentials fails with
    /// [`Error::CredentialsWithheld`](super::Error::CredentialsWithheld), and a redirect is not followed.
    pub fn allow_origin(mut self, url: impl Into<ServerUrl>) -> Self {
        self.origins.push(url.into());
        self
    }

    /// Sends a header with every request that does not have it: a header of the call, of a credential or of the body takes precedence.
    /// Cookies are combined.
    pub fn header(mut self, name: impl AsRef<str>, value: impl fmt::Display) -> Self {
        self.headers
            .push((name.as_ref().to_owned(), value.to_string()));
        self
    }

    /// Sends a header with every call whose operation declares it, unless the call sets it.
    pub fn declared_header(mut self, name: impl AsRef<str>, value: impl Into<String>) -> Self {
        self.declared_headers
            .push((name.as_ref().to_owned(), value.into().into(), false));
        self
    }

    /// The same for a secret value, which is treated as a credential.
    pub fn secret_header(mut self, name: impl AsRef<str>, value: impl Into<Secret>) -> Self {
        self.declared_headers
            .push((name.as_ref().to_owned(), value.into(), true));
        self
    }

    /// Sets when and how often calls are retried; [`RetryPolicy::none`] turns retries off.
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.policy = policy;
        self
    }

    /// Sets the timeout of a whole call: its retries, the waits between them and the last byte of its response. 60 seconds by default;
    /// [`Duration::MAX`] for no limit. While the body of the request is being sent, it counts from the last byte.
    ///
    /// Of a stream and of a download it covers all until the headers have arrived; then [`idle_timeout`](Self::idle_timeout) applies.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// Sets the timeout of establishing a connection. 10 seconds by default.
    pub fn connect_timeout(mut self, timeout: Duration) -> Self {
        self.connect_timeout = timeout;
        self
    }

    /// Sets the timeout of reading the body of an error response. 5 seconds by default, and never more than a quarter of the time that is
    /// left for the call. What was received until then is kept.
    pub fn error_body_timeout(mut self, timeout: Duration) -> Self {
        self.limits.error_time = timeout;
        self
    }

    /// Sets the timeout of each attempt. An attempt that exceeds it is treated like one whose connection was lost. By default only
    /// [`timeout`](Self::timeout) limits an attempt.
    pub fn attempt_timeout(mut self, timeout: Duration) -> Self {
        self.attempt_timeout = Some(timeout);
        self
    }

    /// Sets how many requests are sent at the same time, at least one. A call that waits for others does so within its timeout. A stream
    /// counts until its headers have arrived. There is no limit by default.
    pub fn max_in_flight(mut self, requests: usize) -> Self {
        self.max_in_flight = Some(requests);
        self
    }

    /// Adds hooks, which are called in the order in which they were added.
    pub fn hooks(mut self, hooks: impl Hooks + 'static) -> Self {
        self.hooks.push(Arc::new(hooks));
        self
    }

    /// Sets how long a stream or a download may be silent before it ends with an error. 5 minutes by default; [`Duration::MAX`] for no
    /// limit.
    pub fn idle_timeout(mut self, timeout: Duration) -> Self {
        self.idle_timeout = timeout;
        self
    }

    /// Sets the longest body of a successful response, in decoded bytes. 64 MiB by default. It does not apply to streams
    /// and downloads.
    pub fn max_body(mut self, bytes: usize) -> Self {
        self.limits.body = bytes;
        self
    }

    /// Sets how much of the body of an error response is read and kept, in decoded bytes. 64 KiB by default.
    pub fn max_error_body(mut self, bytes: usize) -> Self {
        self.limits.error_body = bytes;
        self
    }

    /// Sets how much memory the value of a JSON body may take, in bytes; [`usize::MAX`] for no limit. By default 8 times the decoded body,
    /// and at least 64 MiB.
    ///
    /// A few bytes of JSON can become a large struct. Decoding estimates what it allocates; beyond the limit the call fails with
    /// [`Error::TooLarge`](super::Error::TooLarge), which has the path in the body.
    pub fn max_decode_memory(mut self, bytes: usize) -> Self {
        self.limits.decode_memory = Some(bytes);
        self
    }

    /// Sets how much of the stack decoding a JSON body may use, in bytes. By default 400 KiB, which is safe on a thread with 512 KiB.
    ///
    /// Only a large type that contains itself needs more, where its values are nested deeply.
    pub fn max_decode_stack(mut self, bytes: usize) -> Self {
        self.limits.decode_stack = Some(bytes);
        self
    }

    /// Sets how many redirects a call follows. 10 by default.
    ///
    /// A redirect to another origin is followed only if the request contains nothing that may be secret, or if
    /// [`allow_origin`](Self::allow_origin) allows it.
    pub fn max_redirects(mut self, redirects: usize) -> Self {
        self.limits.redirects = redirects;
        self
    }

    /// Sets whether parameters and bodies are validated against the document before they are sent. On by default.
    pub fn validate(mut self, validate: bool) -> Self {
        self.validate = validate;
        self
    }

    /// Refuses responses that are not as the document declares them, with
    /// [`Error::Unexpected`](super::Error::Unexpected). By default they are read as far as their meaning is certain:
    /// [`Response::deviations`](super::Response::deviations) lists what was not as declared.
    pub fn strict(mut self) -> Self {
        self.strict = true;
        self
    }

    /// Calls `tell` when a response is not as the document declares it, and was read all the same: once for each operation and path,
    /// without its indexes. By default, it is logged where `tracing` is on.
    ///
    /// It is called within the future of the call, and must not block.
    pub fn on_deviation(
        mut self,
        tell: impl Fn(&CallOfDeviation<'_>, &Deviation) + Send + Sync + 'static,
    ) -> Self {
        self.on_deviation = Some(Box::new(tell));
        self
    }

    /// Allows credentials to be sent to another machine without encryption (`http://`), where others can read them. Off by default.
    pub fn allow_insecure_http(mut self, allow: bool) -> Self {
        self.allow_insecure_http = allow;
        self
    }

    /// Configures the client of reqwest that sends the requests: proxies, certificates, name resolution.
    ///
    /// Redirects, timeouts, referers and decompression are handled by this crate, and cannot be changed here.
    pub fn configure_http(
        mut self,
        configure: impl FnOnce(reqwest::ClientBuilder) -> reqwest::ClientBuilder + Send + 'static,
    ) -> Self {
        self.configure = Some(Box::new(configure));
        self
    }

    /// Sends requests by this transport. [`configure_http`](Self::configure_http) and [`connect_timeout`](Self::connect_timeout) have no
    /// effect then. Clients with clones of one [`ReqwestTransport`] share its connections.
    pub fn transport(mut self, transport: impl Transport + 'static) -> Self {
        self.transport = Some(Arc::new(transport));
        self
    }

    /// Uses the clocks and the timer of this runtime, in place of [`TokioRuntime`].
    pub fn runtime(mut self, runtime: impl Runtime + 'static) -> Self {
        self.runtime = Some(Arc::new(runtime));
        self
    }

    /// Builds the client.
    ///
    /// # Errors
    ///
    /// Fails if the base URL is not valid, if a credential is for no security scheme of the document, if a credential or a header cannot be
    /// sent, or if a credential would be sent to another machine without encryption.
    pub fn build(self) -> Result<Client, BuildError> {
        check_schemes(&self.credentials, SECURITY_SCHEMES)?;
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
            None => Arc::new(over_reqwest(self.configure, &urls, self.connect_timeout)?),
        };
        let runtime = self
            .runtime
            .unwrap_or_else(|| Arc::new(TokioRuntime::default()));
        let parts = ClientParts {
            transport: Arc::clone(&transport),
            runtime: Arc::clone(&runtime),
            base_url: base_url.to_string(),
            allow_insecure_http: self.allow_insecure_http,
            refresh_urls: &[],
        };
        let settings = Settings {
            credentials: seal(&self.credentials, &parts)?,
            budget: Budget::new(runtime.instant()),
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
        Ok(Client {
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

fn over_reqwest(
    configure: Option<Configure>,
    urls: &[&BaseUrl],
    connect_timeout: Duration,
) -> Result<ReqwestTransport, BuildError> {
    let mut builder = reqwest::Client::builder().user_agent(concat!(
        env!("CARGO_PKG_NAME"),
        "/",
        env!("CARGO_PKG_VERSION")
    ));
    if urls.iter().any(|url| url.is_local()) {
        // A proxy from the environment would carry the credentials off this machine in the clear.
        builder = builder.no_proxy();
    }
    let https_only = urls.iter().all(|url| url.is_https());
    let finish = |builder: reqwest::ClientBuilder| {
        builder
            .https_only(https_only)
            .connect_timeout(connect_timeout)
    };
    match configure {
        Some(configure) => ReqwestTransport::new(finish(configure(builder))),
        None => ReqwestTransport::without_timeouts(finish(builder)),
    }
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

impl fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let schemes: Vec<_> = self.credentials.iter().map(|(scheme, _)| scheme).collect();
        f.debug_struct("ClientBuilder")
            .field("credentials", &schemes)
            .finish_non_exhaustive()
    }
}
