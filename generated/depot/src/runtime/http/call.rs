//! A call in the making. In: what emitted code and callers put into it. Out: a call that can be sent. It
//! must not know an operation: emitted code gives it all that it needs.

use std::{fmt, time::Duration};

use reqwest::{Method, Url, header::HeaderMap};
use serde::Serialize;

use super::{
    super::{Rule, Validate, collect_secrets},
    base_url::BaseUrl,
    body::Body,
    checks::Checks,
    client_core::Core,
    encoder::Encoder,
    header,
    media_types::MediaTypes,
    param, path,
    request_error::RequestError,
    retry::RetryPolicy,
    secrets::Secrets,
    style::Style,
    tree::Tree,
};

/// Sets of security schemes, any one of which opens an operation; an empty set opens it to everybody.
pub type Security = &'static [&'static [&'static str]];

/// A call in the making.
///
/// A part that cannot be sent is remembered until it is set again, and reported when the call is sent.
#[derive(Clone)]
pub struct Call {
    pub(super) client: Core,
    /// In place of the client's base URL.
    pub(super) base: Option<BaseUrl>,
    pub(super) method: Method,
    pub(super) target: Target,
    pub(super) path: Vec<(&'static str, String)>,
    pub(super) query: Pairs,
    pub(super) added_query: Vec<String>,
    /// The URL of a page, in place of the path and the query.
    pub(super) page_url: Option<Url>,
    pub(super) headers: HeaderMap,
    /// The media types that the call accepts, as the document declares them.
    pub(super) accept: Option<&'static str>,
    /// The media type that `stream()` accepts, as the document declares it.
    pub(super) stream_accept: Option<&'static str>,
    /// The media types of successes that only `stream()` reads.
    pub(super) stream_types: MediaTypes,
    /// Makes the body ask for a whole response, where the service streams unless it is asked not to.
    pub(super) ask_whole: Option<fn(Body) -> Body>,
    pub(super) cookies: Pairs,
    pub(super) body: Body,
    /// What is secret in the parameters.
    pub(super) secrets: Secrets,
    pub(super) security: Option<Security>,
    pub(super) timeout: Duration,
    pub(super) attempt_timeout: Option<Duration>,
    pub(super) policy: RetryPolicy,
    /// Statuses of redirects that are responses of the operation.
    pub(super) redirects: &'static [u16],
    /// The header by which the service recognises the call, and what makes its value.
    pub(super) idempotency_key: Option<(&'static str, MakeKey)>,
    pub(super) checks: Checks,
    pub(super) validate: bool,
    pub(super) problems: Problems,
}

/// `name=value` pairs by the parameter they stand for.
pub(super) type Pairs = Vec<(&'static str, Vec<String>)>;

/// Why a part cannot be sent: where it is sent, its name there, and the reason.
pub(super) type Problems = Vec<(&'static str, String, RequestError)>;

/// Makes an idempotency key.
pub(super) type MakeKey = fn() -> String;

/// Where a call goes.
#[derive(Clone)]
pub(super) enum Target {
    /// A path of the document, with names to fill in.
    Declared(&'static str),
    /// A path that a caller wrote.
    Written(String),
}

impl Call {
    /// A call of an operation of the document.
    #[must_use]
    pub fn new(client: &impl AsRef<Core>, method: Method, path: &'static str) -> Self {
        // What an operation asks for is declared; until then, nothing.
        Self {
            security: Some(&[]),
            ..Self::to(client.as_ref(), method, Target::Declared(path))
        }
    }

    /// The same, with a method that [`Method`] has no constant for.
    #[must_use]
    pub fn with_method(
        client: &impl AsRef<Core>,
        method: &'static str,
        path: &'static str,
    ) -> Self {
        let named = Method::from_bytes(method.as_bytes());
        let problem = RequestError::method("is no token");
        let named = named.map_err(|_| problem);
        let call = Self::new(client, named.clone().unwrap_or_default(), path);
        call.note("method", "", named.map(drop))
    }

    pub(super) fn to(client: &Core, method: Method, target: Target) -> Self {
        Self {
            client: client.clone(),
            base: None,
            method,
            target,
            path: Vec::new(),
            query: Vec::new(),
            added_query: Vec::new(),
            page_url: None,
            headers: HeaderMap::new(),
            accept: None,
            stream_accept: None,
            stream_types: MediaTypes(&[]),
            ask_whole: None,
            cookies: Vec::new(),
            body: Body::default(),
            secrets: Secrets::default(),
            security: None,
            timeout: client.settings.timeout,
            attempt_timeout: client.settings.attempt_timeout,
            policy: client.settings.policy,
            redirects: &[],
            idempotency_key: None,
            checks: Checks::default(),
            validate: client.settings.validate,
            problems: Vec::new(),
        }
    }

    /// The schemes that open the operation: the first set of which the client has every credential is used.
    #[must_use]
    pub fn security(self, security: Security) -> Self {
        Self {
            security: Some(security),
            ..self
        }
    }

    /// Declares redirects that are returned instead of followed, by status.
    #[must_use]
    pub fn redirects(self, redirects: &'static [u16]) -> Self {
        Self { redirects, ..self }
    }

    /// Fills `{name}` in the path.
    #[must_use]
    pub fn path<T: Serialize + ?Sized>(self, name: &'static str, style: Style, value: &T) -> Self {
        self.with("path", name, value, |call, value| {
            let segment = param::segment(name, style, &value)
                .map_err(|reason| RequestError::parameter("path", name, reason))?;
            if let Some(reason) = path::objection(&segment) {
                return Err(RequestError::parameter("path", name, reason));
            }
            call.path.push((name, segment));
            Ok(())
        })
    }

    /// Sets a query parameter; null takes an [optional](Style::optional) one away.
    #[must_use]
    pub fn query<T: Serialize + ?Sized>(self, name: &'static str, style: Style, value: &T) -> Self {
        self.with("query", name, value, |call, value| {
            let pairs = param::pairs(name, style, &value)
                .map_err(|reason| RequestError::parameter("query", name, reason))?;
            replace(&mut call.query, name, pairs);
            Ok(())
        })
    }

    /// Sets a cookie parameter; null takes an [optional](Style::optional) one away.
    #[must_use]
    pub fn cookie<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        style: Style,
        value: &T,
    ) -> Self {
        self.with("cookie", name, value, |call, value| {
            let pairs = param::cookies(name, style, &value)
                .map_err(|reason| RequestError::parameter("cookie", name, reason))?;
            replace(&mut call.cookies, name, pairs);
            Ok(())
        })
    }

    /// Sets a header parameter; null takes an [optional](Style::optional) one away.
    #[must_use]
    pub fn header<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        style: Style,
        value: &T,
    ) -> Self {
        self.with("header", name, value, |call, value| {
            let header = header::name(name)?;
            let text = param::header(style, &value)
                .map_err(|reason| RequestError::parameter("header", name, reason))?;
            match text {
                None => call.headers.remove(header),
                Some(text) => {
                    let value = header::value(&header, &text)?;
                    call.headers.insert(header, value)
                }
            };
            Ok(())
        })
    }

    /// Sends the header parameters that are set on the client, unless the call sets them.
    #[must_use]
    pub fn inherit_headers(mut self, names: &[&'static str]) -> Self {
        for &name in names {
            if let (Ok(header), Some(value)) = (
                header::name(name),
                self.client.settings.declared_headers.get(name),
            ) {
                self.headers.insert(header, value.clone());
            }
        }
        self
    }

    /// Holds a parameter against a constraint.
    #[must_use]
    pub fn check<T: ?Sized>(
        mut self,
        location: &'static str,
        name: &'static str,
        value: &T,
        rule: &impl Rule<T>,
    ) -> Self {
        self.checks
            .look(location, Some(name), |report| rule.check(value, report));
        self
    }

    /// Holds the body against a constraint.
    #[must_use]
    pub fn check_body<T: ?Sized>(mut self, body: &T, rule: &impl Rule<T>) -> Self {
        self.checks
            .look("body", None, |report| rule.check(body, report));
        self
    }

    /// The body, as JSON, validated against the constraints of its type.
    #[must_use]
    pub fn json<T: Serialize + Validate + ?Sized>(self, body: &T) -> Self {
        let mut call = self.json_unchecked(body);
        call.checks.look("body", None, |report| body.check(report));
        call
    }

    /// The body, as JSON, as it is.
    #[must_use]
    pub fn json_unchecked<T: Serialize + ?Sized>(self, body: &T) -> Self {
        self.carry(Body::json(body))
    }

    /// The body, as `encoder` writes it, validated against the constraints of its type.
    #[must_use]
    pub fn encoded<T: Validate + ?Sized>(self, body: &T, encoder: &impl Encoder<T>) -> Self {
        let mut call = self.encoded_unchecked(body, encoder);
        call.checks.look("body", None, |report| body.check(report));
        call
    }

    /// The body, as `encoder` writes it.
    #[must_use]
    pub fn encoded_unchecked<T: ?Sized>(self, body: &T, encoder: &impl Encoder<T>) -> Self {
        let mut call = self.carry(encoder.encode(body));
        call.checks
            .look("body", None, |report| encoder.check(body, report));
        call
    }

    /// The body in any form.
    #[must_use]
    pub fn body(self, body: Body) -> Self {
        self.carry(Ok(body))
    }

    /// The media types to ask for, where they are others than the output's own.
    #[must_use]
    pub fn accept(self, media_types: &'static str) -> Self {
        Self {
            accept: Some(media_types),
            ..self
        }
    }

    /// The media type that `stream()` asks for, where it is another than the stream's own.
    #[must_use]
    pub fn stream_accept(self, media_type: &'static str) -> Self {
        Self {
            stream_accept: Some(media_type),
            ..self
        }
    }

    /// Declares media types that only `stream()` reads. A success of one of them is [`BodyError::Stream`](super::BodyError::Stream) to every
    /// other method.
    #[must_use]
    pub fn stream_types(self, media_types: &'static [&'static str]) -> Self {
        Self {
            stream_types: MediaTypes(media_types),
            ..self
        }
    }

    /// The call as `stream()` sends it.
    #[must_use]
    pub fn for_stream(self) -> Self {
        Self {
            accept: self.stream_accept,
            stream_types: MediaTypes(&[]),
            ask_whole: None,
            ..self
        }
    }

    /// Sets any header, instead of what the call would send by that name.
    #[must_use]
    pub fn set_header(mut self, name: &str, value: &dyn fmt::Display) -> Self {
        self.checks.clear_header(name);
        let set = header::name(name).and_then(|name| {
            let value = header::value(&name, &value.to_string())?;
            self.headers.insert(name, value);
            Ok(())
        });
        self.note("header", name, set)
    }

    /// Adds any query parameter.
    #[must_use]
    pub fn add_query(mut self, name: &str, value: &dyn fmt::Display) -> Self {
        self.added_query.push(format!(
            "{}={}",
            param::escape(name),
            param::escape(&value.to_string())
        ));
        self
    }

    /// The time for the whole call.
    #[must_use]
    pub fn timeout(self, timeout: Duration) -> Self {
        Self { timeout, ..self }
    }

    /// The time for each attempt.
    #[must_use]
    pub fn attempt_timeout(self, timeout: Duration) -> Self {
        Self {
            attempt_timeout: Some(timeout),
            ..self
        }
    }

    /// When the call is sent again by itself.
    #[must_use]
    pub fn retry(self, policy: RetryPolicy) -> Self {
        Self { policy, ..self }
    }

    /// Whether violations keep the call from being sent.
    #[must_use]
    pub fn validate(self, validate: bool) -> Self {
        Self { validate, ..self }
    }

    fn with<T: Serialize + ?Sized>(
        mut self,
        location: &'static str,
        name: &'static str,
        value: &T,
        set: impl FnOnce(&mut Self, Tree) -> Result<(), RequestError>,
    ) -> Self {
        self.checks.clear(location, Some(name));
        let (value, secrets) = collect_secrets(|| Tree::of(value));
        self.secrets.add(secrets);
        let value =
            value.map_err(|unwritten| RequestError::unwritten_parameter(location, name, unwritten));
        let set = value.and_then(|value| set(&mut self, value));
        self.checks.look_at_written(location, Some(name), &set);
        self.note(location, name, set)
    }

    fn carry(mut self, body: Result<Body, RequestError>) -> Self {
        self.checks.clear("body", None);
        let carried = body.map(|body| self.body = body);
        self.checks.look_at_written("body", None, &carried);
        self.note("body", "", carried)
    }

    /// Keeps the problem of a part, in place of what was wrong with it before.
    pub(super) fn note(
        mut self,
        location: &'static str,
        name: &str,
        done: Result<(), RequestError>,
    ) -> Self {
        let name = if location == "header" {
            name.to_ascii_lowercase()
        } else {
            name.to_owned()
        };
        self.problems
            .retain(|(other, part, _)| (*other, part) != (location, &name));
        self.problems
            .extend(done.err().map(|problem| (location, name, problem)));
        self
    }
}

fn replace(pairs: &mut Pairs, name: &'static str, new: Vec<String>) {
    pairs.retain(|(set, _)| *set != name);
    if !new.is_empty() {
        pairs.push((name, new));
    }
}

/// Shows what is set and no value of it.
impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call")
            .field("name", &format_args!("{}", self.name()))
            .field(
                "query",
                &self.query.iter().map(|(name, _)| name).collect::<Vec<_>>(),
            )
            .field("headers", &self.headers.keys().collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}
