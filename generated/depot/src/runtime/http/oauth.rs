//! Access tokens of OAuth 2.0 (RFC 6749). In: the URL of a token endpoint, a grant, and how the client authenticates itself there. Out: a
//! credential that gets its token when it is needed. It must not know what the token is for.

use std::{fmt, sync::Arc, time::Duration};

use bytes::Bytes;
use http::{
    StatusCode,
    header::{ACCEPT, HeaderValue},
};
use reqwest::Url;
use serde_json::Value;

use super::{
    super::Secret,
    auth::{Sealed, basic},
    base_url::BaseUrl,
    body::Body,
    body_source::Ending,
    clock::before,
    oauth_device::{DEVICE_GRANT, DeviceCode, INTERVAL, ShowCode, error_of, read_codes},
    param::escape,
    token::{ClientParts, TokenError},
};

/// The time for a token request.
const TIME: Duration = Duration::from_secs(30);

/// The longest response of a token endpoint, in bytes.
const LONGEST: usize = 64 << 10;

/// A token has to be valid for at least this long when it is sent, or for a tenth of its time.
const MARGIN: Duration = Duration::from_secs(30);

/// Requests access tokens from a token endpoint, and renews them when they expire or are rejected. It is passed in place of a bearer token.
///
/// Calls that need a token at the same time wait for one token request, which is sent by the transport of the client. If it fails, the calls
/// that waited for it fail too, and no token is requested for a second, which doubles with each failure up to half a minute.
///
/// The credentials that are set here are sent to the token URL, also if it has another origin, to the refresh URL, and nowhere else. A
/// relative URL is resolved against the base URL of the client. A redirect is not followed.
pub struct OAuth {
    token_url: String,
    refresh_url: Option<String>,
    /// What is sent where there is no refresh token; empty where there is only that.
    grant: Vec<(&'static str, Secret)>,
    pub(super) refresh: Option<Secret>,
    client: Option<(String, Option<Secret>)>,
    is_in_body: bool,
    parameters: Vec<(String, String)>,
    /// Where a device is given codes, and what shows them.
    device: Option<(String, ShowCode)>,
    pub(super) on_refresh_token: Option<StoreToken>,
}

type StoreToken = Box<dyn Fn(&Secret) + Send + Sync>;

impl OAuth {
    /// The grant `client_credentials`.
    pub fn client_credentials(
        token_url: impl Into<String>,
        client_id: impl Into<String>,
        client_secret: impl Into<Secret>,
    ) -> Self {
        let grant = vec![("grant_type", "client_credentials".into())];
        Self::new(token_url.into(), grant).client(client_id, client_secret)
    }

    /// The grant `password`. If the service issues a refresh token, that is used first.
    pub fn password(
        token_url: impl Into<String>,
        user: impl Into<Secret>,
        password: impl Into<Secret>,
    ) -> Self {
        let grant = vec![
            ("grant_type", "password".into()),
            ("username", user.into()),
            ("password", password.into()),
        ];
        Self::new(token_url.into(), grant)
    }

    /// The grant of devices (RFC 8628): `show` is called with the code that the user enters at another device. If the service issues a refresh
    /// token, that is used first.
    ///
    /// A call that needs a token waits for the user, at most for its own time; the next call goes on with the same code.
    pub fn device(
        token_url: impl Into<String>,
        device_url: impl Into<String>,
        client_id: impl Into<String>,
        show: impl Fn(&DeviceCode) + Send + Sync + 'static,
    ) -> Self {
        let grant = vec![("grant_type", DEVICE_GRANT.into())];
        Self {
            device: Some((device_url.into(), Box::new(show))),
            ..Self::new(token_url.into(), grant).client_id(client_id)
        }
    }

    /// The grant `refresh_token`, for example after a user has authorized the client.
    pub fn refresh_token(token_url: impl Into<String>, token: impl Into<Secret>) -> Self {
        Self {
            refresh: Some(token.into()),
            ..Self::new(token_url.into(), Vec::new())
        }
    }

    fn new(token_url: String, grant: Vec<(&'static str, Secret)>) -> Self {
        Self {
            token_url,
            refresh_url: None,
            grant,
            refresh: None,
            client: None,
            is_in_body: false,
            parameters: Vec::new(),
            device: None,
            on_refresh_token: None,
        }
    }

    /// Sets the URL that refresh tokens are sent to. By default it is the one that the document declares for the token URL, if that has the
    /// same origin, or else the token URL itself.
    #[must_use]
    pub fn refresh_url(self, url: impl Into<String>) -> Self {
        Self {
            refresh_url: Some(url.into()),
            ..self
        }
    }

    /// Sets the id and the secret of the client, which are sent as `Authorization: Basic …`.
    #[must_use]
    pub fn client(self, id: impl Into<String>, secret: impl Into<Secret>) -> Self {
        Self {
            client: Some((id.into(), Some(secret.into()))),
            ..self
        }
    }

    /// Sets the id of a client without a secret.
    #[must_use]
    pub fn client_id(self, id: impl Into<String>) -> Self {
        Self {
            client: Some((id.into(), None)),
            ..self
        }
    }

    /// Sends the client's id and secret in the body (`client_secret_post`).
    #[must_use]
    pub fn client_secret_post(self) -> Self {
        Self {
            is_in_body: true,
            ..self
        }
    }

    /// Adds a scope to request, or several separated by spaces.
    #[must_use]
    pub fn scope(mut self, scope: impl Into<String>) -> Self {
        let mut parameters = self.parameters.iter_mut();
        match parameters.find(|(name, _)| name == "scope") {
            // A parameter must not be there twice (RFC 6749, 3.2).
            Some((_, scopes)) => {
                scopes.push(' ');
                scopes.push_str(&scope.into());
                self
            }
            None => self.parameter("scope", scope),
        }
    }

    /// Sets the audience to request.
    #[must_use]
    pub fn audience(self, audience: impl Into<String>) -> Self {
        self.parameter("audience", audience)
    }

    /// Adds a parameter to the token request.
    #[must_use]
    pub fn parameter(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.parameters.push((name.into(), value.into()));
        self
    }

    /// Calls `store` with each new refresh token, since the previous one may be invalid by then. It must not block.
    #[must_use]
    pub fn on_refresh_token(self, store: impl Fn(&Secret) + Send + Sync + 'static) -> Self {
        Self {
            on_refresh_token: Some(Box::new(store)),
            ..self
        }
    }

    /// The URLs of the endpoint for a client, for requesting and for refreshing tokens, or why the client must not use them.
    pub(super) fn urls(&self, client: &ClientParts) -> Result<(Url, Url), &'static str> {
        let token = resolve(&self.token_url, client)?;
        let is_own = |url: &str| resolve(url, client).is_ok_and(|url| url == token);
        let mut declared = client.refresh_urls.iter();
        let declared = declared.find_map(|(url, refresh)| is_own(url).then_some(*refresh));
        let declared = declared.and_then(|url| resolve(url, client).ok());
        // Only a caller chooses which origins receive secrets.
        let declared = declared.filter(|url| url.origin() == token.origin());
        let refresh = match &self.refresh_url {
            Some(url) => resolve(url, client)?,
            None => declared.unwrap_or_else(|| token.clone()),
        };
        Ok((token, refresh))
    }

    /// Requests a token: with the refresh token, unless the service refuses that and there is another grant.
    pub(super) async fn request(
        self: Arc<Self>,
        (url, refresh_url): (Url, Url),
        client: ClientParts,
        refresh: Option<Secret>,
    ) -> Result<Issued, TokenError> {
        if let Some(refresh) = refresh {
            let grant = [
                ("grant_type", "refresh_token".into()),
                ("refresh_token", refresh),
            ];
            match self.request_once(&refresh_url, &client, &grant).await {
                Err((_, true)) if !self.grant.is_empty() => {}
                issued => return issued.map_err(|(error, _)| error),
            }
        }
        if let Some((device_url, show)) = &self.device {
            let device_url = resolve(device_url, &client).map_err(TokenError::new)?;
            return self
                .request_for_device((&url, &device_url), &client, show)
                .await;
        }
        let issued = self.request_once(&url, &client, &self.grant).await;
        issued.map_err(|(error, _)| error)
    }

    /// One request; an error has whether the service refused the grant.
    async fn request_once(
        &self,
        url: &Url,
        client: &ClientParts,
        grant: &[(&'static str, Secret)],
    ) -> Result<Issued, (TokenError, bool)> {
        let response = self.exchange(url, client, grant).await;
        let (status, body) = response.map_err(|error| (error, false))?;
        if !status.is_success() {
            return Err((refused(status, &body), status.is_client_error()));
        }
        Issued::read(&body).map_err(|reason| (TokenError::new(reason), false))
    }

    /// Sends a form, and reads the response.
    async fn exchange(
        &self,
        url: &Url,
        client: &ClientParts,
        form: &[(&'static str, Secret)],
    ) -> Result<(StatusCode, Bytes), TokenError> {
        let broken = |error| {
            let reason = "the token endpoint gave no complete response";
            TokenError::new(reason).caused_by(error)
        };
        let request = self.write(url, form).map_err(TokenError::new)?;
        let mut timer = Some(client.runtime.sleep(TIME));
        let response = before(&mut timer, client.transport.send(request)).await;
        let (mut head, mut source) = response.map_err(broken)?.into_parts();
        source.decode(&mut head.headers);
        source.end_with(timer);
        let (body, ending) = source.collect(LONGEST).await;
        if let Ending::Broken(error) = ending {
            return Err(broken(error));
        }
        Ok((head.status, body))
    }

    /// Asks for codes, shows one, and waits for the token.
    async fn request_for_device(
        &self,
        (token_url, device_url): (&Url, &Url),
        client: &ClientParts,
        show: &ShowCode,
    ) -> Result<Issued, TokenError> {
        let (status, body) = self.exchange(device_url, client, &[]).await?;
        if !status.is_success() {
            return Err(refused(status, &body));
        }
        let (code, secret, mut interval) = read_codes(&body)
            .ok_or_else(|| TokenError::new("the device authorization endpoint gave no code"))?;
        show(&code);
        let form = [
            ("grant_type", Secret::from(DEVICE_GRANT)),
            ("device_code", secret),
        ];
        let end = client.runtime.instant().saturating_add(code.expires_in);
        while client.runtime.instant() < end {
            client.runtime.sleep(interval).await;
            let (status, body) = self.exchange(token_url, client, &form).await?;
            if status.is_success() {
                return Issued::read(&body).map_err(TokenError::new);
            }
            match error_of(&body).as_deref() {
                Some("authorization_pending") => {}
                Some("slow_down") => interval = interval.saturating_add(INTERVAL),
                _ => return Err(refused(status, &body)),
            }
        }
        Err(TokenError::new("the code for the device has expired"))
    }

    fn write(
        &self,
        url: &Url,
        grant: &[(&'static str, Secret)],
    ) -> Result<http::Request<Body>, &'static str> {
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        pairs.extend(grant.iter().map(|(name, value)| (*name, value.expose())));
        let parameters = self.parameters.iter();
        pairs.extend(parameters.map(|(name, value)| (name.as_str(), value.as_str())));
        let mut authorization = None;
        match &self.client {
            Some((id, Some(secret))) if !self.is_in_body => {
                authorization = Some(basic(&escape(id), &escape(secret.expose()))?);
            }
            Some((id, secret)) => {
                pairs.push(("client_id", id));
                pairs.extend(
                    secret
                        .iter()
                        .map(|secret| ("client_secret", secret.expose())),
                );
            }
            None => {}
        }
        let pairs = pairs.iter();
        let pairs = pairs.map(|(name, value)| format!("{}={}", escape(name), escape(value)));
        let form = pairs.collect::<Vec<_>>().join("&");
        let media_type = "application/x-www-form-urlencoded";
        let request = http::Request::post(url.as_str())
            .header(ACCEPT, "application/json")
            .header(
                http::header::CONTENT_TYPE,
                HeaderValue::from_static(media_type),
            )
            .body(Body::new(media_type, form));
        let mut request = request.map_err(|_| "the token URL cannot be requested")?;
        if let Some(Sealed::Header(name, value)) = authorization {
            request.headers_mut().insert(name, value);
        }
        Ok(request)
    }
}

fn resolve(url: &str, client: &ClientParts) -> Result<Url, &'static str> {
    let base = Url::parse(&format!("{}/", client.base_url));
    let url = base.and_then(|base| base.join(url));
    let url = url.map_err(|_| "has a token URL that is no URL")?;
    let origin = BaseUrl::parse(&url.origin().ascii_serialization())
        .map_err(|_| "has a token URL that is neither http nor https")?;
    if origin.is_exposed() && !client.allow_insecure_http {
        return Err("has a token URL of plain http to another machine");
    }
    Ok(url)
}

impl fmt::Debug for OAuth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OAuth").finish_non_exhaustive()
    }
}

/// What a token endpoint issued.
pub(super) struct Issued {
    pub(super) token: Secret,
    pub(super) refresh: Option<Secret>,
    /// For how long the token can be sent, if the endpoint reports it.
    pub(super) lifetime: Option<Duration>,
}

impl Issued {
    fn read(body: &[u8]) -> Result<Self, &'static str> {
        let body: Value = serde_json::from_slice(body)
            .map_err(|_| "the token endpoint responded without JSON")?;
        let text = |key: &str| body.get(key).and_then(Value::as_str);
        let is_bearer = text("token_type").is_none_or(|kind| kind.eq_ignore_ascii_case("bearer"));
        if !is_bearer {
            return Err("the token endpoint issued a token of another type than bearer");
        }
        let token = text("access_token").ok_or("the token endpoint issued no access token")?;
        Ok(Self {
            token: token.into(),
            refresh: text("refresh_token").map(Secret::from),
            lifetime: body.get("expires_in").and_then(lifetime),
        })
    }
}

/// Some endpoints send a number in quotes, or 0 for a token that does not expire.
fn lifetime(expires_in: &Value) -> Option<Duration> {
    let seconds = match expires_in {
        Value::String(text) => text.parse().ok()?,
        other => other.as_f64()?,
    };
    let lifetime = Duration::try_from_secs_f64(seconds).ok()?;
    (!lifetime.is_zero()).then(|| lifetime - MARGIN.min(lifetime / 10))
}

/// The codes of RFC 6749. Any other text of the endpoint is not shown: it may repeat a secret.
const CODES: [&str; 10] = [
    "access_denied",
    "expired_token",
    "invalid_client",
    "invalid_grant",
    "invalid_request",
    "invalid_scope",
    "server_error",
    "temporarily_unavailable",
    "unauthorized_client",
    "unsupported_grant_type",
];

fn refused(status: StatusCode, body: &[u8]) -> TokenError {
    let body: Option<Value> = serde_json::from_slice(body).ok();
    let found = body.as_ref().and_then(|body| body.get("error")?.as_str());
    let code = CODES.iter().find(|code| found == Some(**code));
    let code = code.map(|code| format!(" ({code})")).unwrap_or_default();
    TokenError::new(format!("the token endpoint responded {status}{code}"))
}
