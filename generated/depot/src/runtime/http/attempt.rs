//! One attempt: a request out, redirects followed, a response in. In: an [`Outgoing`] and limits. Out: a
//! [`RawResponse`] or an [`AttemptError`]. It must not know retries or what the document declares.

use std::{fmt, sync::Arc, time::Duration};

use bytes::Bytes;
use http::StatusCode;
use tokio::sync::SemaphorePermit;

use super::{
    super::Secret,
    body_source::{BodySource, Ending},
    clock::{Sleep, before},
    connection_error::{ConnectionError, ConnectionErrorKind},
    head::Head,
    media_types::MediaTypes,
    outgoing::Outgoing,
    raw_response::RawResponse,
    reading::Reading,
    redirect::{self, Refusal},
    settings::Settings,
    token::{TokenError, TokenProvider},
    trace,
};

/// No response, or none that may be used.
pub(super) enum AttemptError {
    /// The service was not reached, or the response broke off; if the status was read, it is here.
    Transport(ConnectionError, Option<Box<RawResponse>>),
    Redirect(Refusal, Box<RawResponse>),
    TooLarge(Box<RawResponse>),
    /// There is no access token.
    Token(TokenError),
}

impl AttemptError {
    /// The same error of a request, whose secrets it must not show.
    fn with_secrets(self, outgoing: &Outgoing) -> Self {
        let of = |head: Box<RawResponse>| Box::new(head.with_secrets(outgoing.secrets()));
        match self {
            Self::Transport(error, head) => Self::Transport(error, head.map(of)),
            Self::Redirect(refusal, head) => Self::Redirect(refusal, of(head)),
            Self::TooLarge(head) => Self::TooLarge(of(head)),
            Self::Token(error) => Self::Token(error),
        }
    }
}

impl fmt::Display for AttemptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Transport(error, _) => error.fmt(f),
            Self::Redirect(refusal, _) => f.write_str(refusal.reason),
            Self::TooLarge(_) => f.write_str("the body is too long"),
            Self::Token(error) => error.fmt(f),
        }
    }
}

/// What one attempt came to.
pub(super) struct Attempt {
    pub(super) outcome: Result<RawResponse, AttemptError>,
    /// Whether the service has acted on the call for certain: it redirected to the result.
    pub(super) acted: bool,
    /// Whether the attempt had less time than the call.
    pub(super) has_own_time: bool,
}

impl Attempt {
    /// The status of the response, if its head arrived.
    pub(super) fn status(&self) -> Option<StatusCode> {
        match &self.outcome {
            Ok(response) => Some(response.status()),
            Err(AttemptError::Transport(_, head)) => head.as_ref().map(|head| head.status()),
            Err(AttemptError::Redirect(_, head) | AttemptError::TooLarge(head)) => {
                Some(head.status())
            }
            Err(AttemptError::Token(_)) => None,
        }
    }

    /// What kept the response from coming, or from being whole.
    pub(super) fn fault(&self) -> Option<&ConnectionError> {
        match &self.outcome {
            Ok(response) => match response.ending() {
                Ending::Broken(error) => Some(error),
                _ => None,
            },
            Err(AttemptError::Transport(error, _)) => Some(error),
            Err(_) => None,
        }
    }

    /// Whether the service may have acted on the call: the request was sent, and no response refuses it.
    pub(super) fn may_have_acted(&self) -> bool {
        let Some(status) = self.status() else {
            return self.acted || self.fault().is_some_and(ConnectionError::was_sent);
        };
        let is_refusal = match status {
            // The service gave up waiting for something: it may have been its own work.
            StatusCode::REQUEST_TIMEOUT => false,
            StatusCode::TEMPORARY_REDIRECT | StatusCode::PERMANENT_REDIRECT => true,
            other => other.is_client_error(),
        };
        self.acted || !is_refusal
    }
}

/// How an attempt is made.
#[derive(Clone, Copy)]
pub(super) struct Terms<'a> {
    pub(super) settings: &'a Settings,
    /// What becomes of the body of a success.
    pub(super) reading: fn(&Head) -> Reading,
    /// The media types of successes that are not read. Of their bodies there is what can be had, as of an error response.
    pub(super) stream_types: MediaTypes,
    /// Statuses of redirects that are not followed.
    pub(super) redirects: &'static [u16],
    /// When the attempt ends, by the clock of the runtime.
    pub(super) deadline: Option<Duration>,
    /// The time until then; from the last byte of the request's body on, if that is later.
    pub(super) time: Duration,
    /// Whether that is earlier than the end of the call.
    pub(super) has_own_time: bool,
}

/// What a request of an attempt came to.
enum Step {
    Arrived(Box<RawResponse>),
    Redirected(Box<Outgoing>),
}

impl<'a> Terms<'a> {
    /// Sends `outgoing` with its token; if that is rejected and `may_renew` is set, once more with another one.
    pub(super) async fn send(self, outgoing: &Outgoing, may_renew: &mut bool) -> Attempt {
        let Some(provider) = outgoing.provider() else {
            return self.exchange(outgoing).await;
        };
        // A future of its own, so that calls without a provider have no room for it.
        let sent = Box::pin(self.send_with_token(outgoing, provider, may_renew));
        sent.await.unwrap_or_else(|error| self.failed(error))
    }

    async fn send_with_token(
        self,
        outgoing: &Outgoing,
        provider: &dyn TokenProvider,
        may_renew: &mut bool,
    ) -> Result<Attempt, AttemptError> {
        let token = self.token(provider, None).await?;
        let attempt = self.exchange(&with_token(outgoing, &token)?).await;
        let is_rejected = attempt.status() == Some(StatusCode::UNAUTHORIZED) && !attempt.acted;
        if !is_rejected || !outgoing.is_repeatable() || !std::mem::take(may_renew) {
            return Ok(attempt);
        }
        let next = self.token(provider, Some(&token)).await?;
        if next == token {
            return Ok(attempt);
        }
        Ok(self.exchange(&with_token(outgoing, &next)?).await)
    }

    /// A token, if it comes within the time of the attempt.
    async fn token(
        self,
        provider: &dyn TokenProvider,
        rejected: Option<&Secret>,
    ) -> Result<Secret, AttemptError> {
        let token = async { Ok(provider.token(rejected).await) };
        match before(&mut self.timer(), token).await {
            Ok(token) => token.map_err(AttemptError::Token),
            Err(_) => {
                let reason = "the token endpoint did not respond within the time of the call";
                Err(AttemptError::Token(TokenError::timeout(reason)))
            }
        }
    }

    fn failed(self, error: AttemptError) -> Attempt {
        Attempt {
            outcome: Err(error),
            acted: false,
            has_own_time: self.has_own_time,
        }
    }

    /// Sends `outgoing`, and follows redirects.
    pub(super) async fn exchange(mut self, outgoing: &Outgoing) -> Attempt {
        // It is given back with the last byte of the response, or with the head of a stream.
        let _permit = match self.admit().await {
            Ok(permit) => permit,
            Err(error) => return self.failed(error),
        };
        let mut redirects = self.settings.limits.redirects;
        let mut acted = false;
        let mut next = None;
        let outcome = loop {
            let current = next.as_deref().unwrap_or(outgoing);
            match self.step(current, redirects).await {
                Ok(Step::Arrived(response)) => {
                    break Ok(response.with_secrets(current.secrets()));
                }
                Ok(Step::Redirected(following)) => {
                    acted |= following.method != current.method;
                    redirects = redirects.saturating_sub(1);
                    next = Some(following);
                }
                Err(error) => break Err(error.with_secrets(current)),
            }
        };
        Attempt {
            outcome,
            acted,
            has_own_time: self.has_own_time,
        }
    }

    /// Waits until the client has fewer requests under way than it may have.
    async fn admit(self) -> Result<Option<SemaphorePermit<'a>>, AttemptError> {
        let Some(in_flight) = &self.settings.in_flight else {
            return Ok(None);
        };
        // The semaphore is never closed.
        let permit = async { Ok(in_flight.acquire().await.ok()) };
        let admitted = before(&mut self.timer(), permit).await;
        admitted.map_err(|_| AttemptError::Transport(ConnectionError::not_admitted(), None))
    }

    fn timer(self) -> Option<Sleep> {
        let left = self.time_left()?;
        Some(self.settings.runtime.sleep(left))
    }

    async fn step(&mut self, outgoing: &Outgoing, redirects: usize) -> Result<Step, AttemptError> {
        let mut timer = self.timer();
        let response = self.response(outgoing, &mut timer).await;
        let response = response.map_err(|error| AttemptError::Transport(error, None))?;
        let (mut parts, mut source) = response.into_parts();
        source.decode(&mut parts.headers);
        let head = Head::new(parts.status, parts.headers, self.settings.runtime.now());
        let next = if self.redirects.contains(&head.status.as_u16()) {
            Ok(None)
        } else {
            redirect::follow(outgoing, head.status, &head.headers, self.settings)
        };
        let next = next.and_then(|next| match next {
            Some(next) if redirects == 0 => Err(Refusal::too_many(&next.url)),
            next => Ok(next),
        });
        match next {
            Ok(None) => {
                let response = self.receive(head, source, timer).await?;
                Ok(Step::Arrived(Box::new(response)))
            }
            Ok(Some(next)) => {
                trace::redirected(head.status);
                Ok(Step::Redirected(Box::new(next)))
            }
            Err(refusal) => {
                let head = Box::new(RawResponse::unread(head));
                Err(AttemptError::Redirect(refusal, head))
            }
        }
    }

    /// Sends the request. While its body is sent, its time begins anew with each frame.
    async fn response(
        &mut self,
        outgoing: &Outgoing,
        timer: &mut Option<Sleep>,
    ) -> Result<http::Response<BodySource>, ConnectionError> {
        let mut request = outgoing.request()?;
        let sending = request.body_mut().observe(&self.settings.runtime);
        let mut work = self.settings.transport.send(request);
        loop {
            let response = before(timer, async { Ok(work.as_mut().await) }).await;
            let end = sending.end(self.time);
            let is_later = end > self.deadline && self.deadline.is_some();
            if is_later {
                self.deadline = end;
                *timer = self.timer();
            }
            return match (response, sending.failure()) {
                (Ok(Err(_)), Some(failure)) => Err(ConnectionError::of_caller(failure)),
                (Ok(response), _) => response,
                (Err(_), None) if is_later => continue,
                (Err(error), _) => {
                    // Cancelled first: a connection may be about to take the request.
                    drop(work);
                    Err(if sending.is_connecting() {
                        ConnectionErrorKind::ConnectTimeout.into()
                    } else {
                        error
                    })
                }
            };
        }
    }

    /// Decides by the head what becomes of the body. A success is whole or an error; of any other body, what can be had.
    async fn receive(
        self,
        head: Head,
        mut source: BodySource,
        timer: Option<Sleep>,
    ) -> Result<RawResponse, AttemptError> {
        let Settings {
            limits, runtime, ..
        } = self.settings;
        if !head.status.is_success() || self.stream_types.include_head(&head) {
            source.end_with(Some(runtime.sleep(self.error_time())));
            let (body, ending) = source.collect(limits.error_body).await;
            return Ok(RawResponse::new(head, body, ending));
        }
        if (self.reading)(&head) == Reading::Stream {
            if let Some(time) = self.settings.idle_timeout {
                source.limit_idle(time, Arc::clone(runtime));
            }
            return Ok(RawResponse::open(head, source, limits.item));
        }
        source.end_with(timer);
        let announced = usize::try_from(source.content_length().unwrap_or(0));
        let (body, ending) = match announced {
            Ok(announced) if announced <= limits.body => source.collect(limits.body).await,
            _ => (Bytes::new(), Ending::Capped),
        };
        match ending {
            Ending::Whole => Ok(RawResponse::new(head, body, ending)),
            Ending::Broken(error) => {
                let head = Box::new(RawResponse::unread(head));
                Err(AttemptError::Transport(error, Some(head)))
            }
            Ending::Capped | Ending::Unread => {
                Err(AttemptError::TooLarge(Box::new(RawResponse::unread(head))))
            }
        }
    }

    /// The time for the body of an error response, which must not use up the time in which the call could be retried.
    fn error_time(self) -> Duration {
        let limit = self.settings.limits.error_time;
        self.time_left().map_or(limit, |left| limit.min(left / 4))
    }

    fn time_left(self) -> Option<Duration> {
        let now = self.settings.runtime.instant();
        self.deadline.map(|deadline| deadline.saturating_sub(now))
    }
}

fn with_token(outgoing: &Outgoing, token: &Secret) -> Result<Outgoing, AttemptError> {
    outgoing.with_token(token).map_err(AttemptError::Token)
}
