//! Event streams that continue after they are cut off. In: a prepared call. Out: the events of one response after the other. It must not know
//! how an event is read.

use std::{
    error, fmt,
    future::poll_fn,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use futures_core::Stream;
use http::StatusCode;

use super::{
    super::Deviation,
    box_future::BoxFuture,
    call::Call,
    clock::Sleep,
    error::Error,
    event::Event,
    event_stream::EventStream,
    failure::{Failure, Undeclared},
    output::Output,
    prepared::IntoCall,
    response::Response,
    stream_error::StreamError,
    streamed::Streamed,
};

const LAST_EVENT_ID: &str = "Last-Event-ID";

/// A call whose response has not come.
type Connecting<T, E> = BoxFuture<'static, Result<Response<EventStream<T>>, Error<E>>>;

/// A stream of server-sent events that continues after it is cut off.
///
/// It sends its first request when it is polled. If the response is cut off, or ends, the request is sent again, with the last `id` in the
/// header `Last-Event-ID`, after the time that the service asked for in `retry:`, or else the random wait of the [`RetryPolicy`]; never
/// longer than [`RetryPolicy::max_wait`]. Events without an `id` may be missed or come twice.
///
/// The stream ends with the data `[DONE]` if its data is JSON, with a response of status 204, and after each error except
/// [`StreamError::Item`]. It also ends if the policy permits no further retry: its number of retries counts anew after each event.
///
/// Each request is a call of its own, with the timeout and the limits of any call. Dropping the stream closes the connection.
///
/// [`RetryPolicy`]: super::RetryPolicy
/// [`RetryPolicy::max_wait`]: super::RetryPolicy::max_wait
#[must_use = "a stream does nothing until it is asked for an event"]
pub struct Reconnecting<T, E = Undeclared> {
    call: Box<Call>,
    connect: fn(Call) -> Connecting<T, E>,
    state: State<T, E>,
    /// The retries since the last event.
    retries: u32,
    /// The last `id` of the responses before, which may be empty.
    last_id: Option<String>,
    /// The last `retry` of the responses before.
    last_retry: Option<Duration>,
}

/// What a stream does.
enum State<T, E> {
    Waiting(Sleep),
    Connecting(Connecting<T, E>),
    Open(Box<EventStream<T>>),
    Ended,
}

impl<T, E> Reconnecting<T, E>
where
    T: 'static,
    E: 'static,
{
    /// The events of a call that is sent again after a cut.
    pub fn new<O, S>(prepared: impl IntoCall<Output = Streamed<O, S>, Failure = E>) -> Self
    where
        O: Output,
        S: Output<Value = EventStream<T>> + 'static,
        E: Failure,
    {
        let call = prepared.into_call().for_stream();
        let connect = |call: Call| -> Connecting<T, E> { Box::pin(call.send::<S, E>()) };
        Self {
            state: State::Connecting(connect(call.clone())),
            call: Box::new(call),
            connect,
            retries: 0,
            last_id: None,
            last_retry: None,
        }
    }
}

impl<T, E> Reconnecting<T, E> {
    /// Returns the next event, and sends the request again if necessary; returns `None` at the end.
    ///
    /// No event is lost if the future is dropped.
    ///
    /// # Errors
    ///
    /// See [`ReconnectError`]. After [`StreamError::Item`] the stream continues; after any other error it ends.
    pub async fn next(&mut self) -> Option<Result<Event<T>, ReconnectError<E>>> {
        poll_fn(|context| self.poll_event(context)).await
    }

    /// Returns the last `id` that was sent.
    #[must_use]
    pub fn last_event_id(&self) -> Option<&str> {
        let current = match &self.state {
            State::Open(events) => events.last_event_id(),
            _ => None,
        };
        current.or(self.last_id.as_deref())
    }

    /// Returns what in the data of the last event was not as the document declares it, and was read all the same.
    #[must_use]
    pub fn deviations(&self) -> &[Deviation] {
        match &self.state {
            State::Open(events) => events.deviations(),
            _ => &[],
        }
    }

    fn poll_event(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Event<T>, ReconnectError<E>>>> {
        loop {
            match &mut self.state {
                State::Ended => return Poll::Ready(None),
                State::Waiting(sleep) => {
                    ready!(sleep.as_mut().poll(context));
                    self.state = State::Connecting((self.connect)(self.next_call()));
                }
                State::Connecting(connecting) => match ready!(connecting.as_mut().poll(context)) {
                    Ok(response) => self.open(response),
                    Err(error) => {
                        self.state = State::Ended;
                        return Poll::Ready(Some(Err(ReconnectError::Call(error))));
                    }
                },
                State::Open(events) => {
                    let event = ready!(events.poll_event(context));
                    if matches!(event, Some(Ok(_) | Err(StreamError::Item(_)))) {
                        self.retries = 0;
                    } else if self.reconnects_after(event.as_ref()) {
                        continue;
                    }
                    return Poll::Ready(event.map(|event| event.map_err(ReconnectError::Stream)));
                }
            }
        }
    }

    /// Whether a response that ended with this, or in order, is followed by another one. If so, the wait for it has begun; if not, the
    /// stream has ended.
    fn reconnects_after(&mut self, end: Option<&Result<Event<T>, StreamError>>) -> bool {
        let State::Open(events) = std::mem::replace(&mut self.state, State::Ended) else {
            return false;
        };
        let is_final = match end {
            Some(Err(StreamError::Truncated { .. })) => false,
            Some(_) => true,
            None => events.is_done(),
        };
        self.last_retry = events.retry().or(self.last_retry);
        // An id with a control character is none that a header can have: the next request has the one before.
        let id = events.last_event_id();
        if let Some(id) = id.filter(|id| !id.contains(char::is_control)) {
            self.last_id = Some(id.to_owned());
        }
        let mut pauses = self.call.policy.pauses();
        let used = usize::try_from(self.retries).unwrap_or(usize::MAX);
        let Some(pause) = pauses.nth(used).filter(|_| !is_final) else {
            return false;
        };
        self.retries += 1;
        let wait = self.call.policy.wait(self.last_retry, pause);
        self.state = State::Waiting(self.call.client.settings.runtime.sleep(wait));
        true
    }

    /// The call with the last `id`, and with the retries that are left. An empty `id` means that there is none.
    fn next_call(&self) -> Call {
        let mut call = (*self.call).clone();
        let left = call.policy.max_retries.saturating_sub(self.retries);
        call.policy = call.policy.max_retries(left);
        match self.last_id.as_deref() {
            None => {}
            Some("") => _ = call.headers.remove(LAST_EVENT_ID),
            Some(id) => call = call.set_header(LAST_EVENT_ID, &id),
        }
        call
    }

    fn open(&mut self, response: Response<EventStream<T>>) {
        self.retries = self.retries.saturating_add(response.retries().count());
        self.state = if response.status() == StatusCode::NO_CONTENT {
            State::Ended
        } else {
            State::Open(Box::new(response.into_inner()))
        };
    }
}

impl<T, E> Unpin for Reconnecting<T, E> {}

impl<T, E> Stream for Reconnecting<T, E> {
    type Item = Result<Event<T>, ReconnectError<E>>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll_event(context)
    }
}

impl<T, E> fmt::Debug for Reconnecting<T, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reconnecting")
            .field("call", &self.call)
            .field("last_event_id", &self.last_event_id())
            .finish_non_exhaustive()
    }
}

/// The error of a stream that is [`Reconnecting`]. `E` is the type of the error responses of its operation.
#[non_exhaustive]
pub enum ReconnectError<E = Undeclared> {
    /// The call failed, and so did its retries.
    Call(Error<E>),
    /// An event is not as declared, or the stream ended with an error after which it does not continue.
    Stream(StreamError),
}

impl<E> ReconnectError<E> {
    /// The error of the variant.
    fn inner(&self) -> &(dyn error::Error + '_) {
        match self {
            Self::Call(error) => error,
            Self::Stream(error) => error,
        }
    }
}

impl<E> fmt::Display for ReconnectError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.inner(), f)
    }
}

impl<E> fmt::Debug for ReconnectError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call(error) => fmt::Debug::fmt(error, f),
            Self::Stream(error) => fmt::Debug::fmt(error, f),
        }
    }
}

impl<E> error::Error for ReconnectError<E> {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.inner().source()
    }
}
