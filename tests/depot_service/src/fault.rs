//! What a test wants to happen to a request.

use std::sync::Mutex;
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, LOCATION, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use bytes::Bytes;

use crate::gate::Gate;
use crate::pace::{Interruption, Pace};
use crate::state::lock;
use crate::{auth, respond};

/// What happens to a request, or to its response. Queued by [`Origin::next`](crate::Origin::next).
///
/// The constructors choose the response; the methods change how it is sent.
#[derive(Clone, Debug)]
pub struct Fault {
    path: Option<String>,
    delay: Duration,
    gate: Option<Gate>,
    unread: bool,
    act: Act,
    headers: HeaderMap,
    pace: Vec<Pace>,
}

#[derive(Clone, Debug)]
enum Act {
    /// The service's own response.
    Serve,
    HangUp,
    Unauthorized,
    Respond(StatusCode, Bytes),
}

impl Fault {
    fn new(act: Act) -> Self {
        Self {
            path: None,
            delay: Duration::ZERO,
            gate: None,
            unread: false,
            act,
            headers: HeaderMap::new(),
            pace: Vec::new(),
        }
    }

    /// The service's own response, to be changed by the methods below.
    #[must_use]
    pub fn none() -> Self {
        Self::new(Act::Serve)
    }

    /// No response: the connection is closed after the request was read.
    #[must_use]
    pub fn hang_up() -> Self {
        Self::new(Act::HangUp)
    }

    /// The response of a request whose token or key is not valid, whatever it has.
    #[must_use]
    pub fn unauthorized() -> Self {
        Self::new(Act::Unauthorized)
    }

    /// Problem details with this status.
    ///
    /// # Panics
    /// If `status` is not within 100 to 999.
    #[must_use]
    pub fn status(status: u16) -> Self {
        let code = StatusCode::from_u16(status).expect("a status of three digits");
        let problem = respond::problem_json(code, "as the test wants");
        Self::body(status, respond::PROBLEM, problem.to_string())
    }

    /// A 429 with this `Retry-After`.
    ///
    /// # Panics
    /// If `retry_after` cannot be the value of a header.
    #[must_use]
    pub fn too_many_requests(retry_after: &str) -> Self {
        Self::status(429).header(RETRY_AFTER.as_str(), retry_after)
    }

    /// A redirect without a body.
    ///
    /// # Panics
    /// If `status` is not within 100 to 999 or `location` cannot be the value of a header.
    #[must_use]
    pub fn redirect(status: u16, location: &str) -> Self {
        let status = StatusCode::from_u16(status).expect("a status of three digits");
        Self::new(Act::Respond(status, Bytes::new())).header(LOCATION.as_str(), location)
    }

    /// A body of any media type.
    ///
    /// # Panics
    /// If `status` is not within 100 to 999 or `content_type` cannot be the value of a header.
    #[must_use]
    pub fn body(status: u16, content_type: &str, body: impl Into<Bytes>) -> Self {
        let status = StatusCode::from_u16(status).expect("a status of three digits");
        Self::new(Act::Respond(status, body.into())).header(CONTENT_TYPE.as_str(), content_type)
    }

    /// An event stream whose first `data:` line has no end.
    #[must_use]
    pub fn endless_data_line() -> Self {
        let letters = vec![b'x'; 64 * 1024];
        Self::body(200, "text/event-stream", "data: \"").repeat(letters, Duration::ZERO)
    }

    /// An event stream of comments without an end, one after each pause of `every`.
    #[must_use]
    pub fn endless_pings(every: Duration) -> Self {
        Self::body(200, "text/event-stream", "").repeat(": ping\n\n", every)
    }

    /// Only for a request whose path starts with `path`; other requests leave the fault in the queue.
    #[must_use]
    pub fn on(mut self, path: &str) -> Self {
        self.path = Some(path.to_owned());
        self
    }

    /// Adds a header to the response, in place of the service's own headers of this name.
    ///
    /// # Panics
    /// If the name or the value is not valid.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Self {
        let name: HeaderName = name.parse().expect("a header name");
        let value = HeaderValue::from_bytes(value.as_bytes()).expect("a header value");
        self.headers.append(name, value);
        self
    }

    /// Waits before the response.
    #[must_use]
    pub fn after(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }

    /// Waits before the response until the gate is open.
    #[must_use]
    pub fn until(mut self, gate: &Gate) -> Self {
        self.gate = Some(gate.clone());
        self
    }

    /// Responds without reading the request's body. Without an effect on the service's own response.
    #[must_use]
    pub fn unread(mut self) -> Self {
        self.unread = true;
        self
    }

    /// Sends the body in pieces of `piece` bytes, with a pause before each.
    ///
    /// # Panics
    /// If `piece` is 0.
    #[must_use]
    pub fn drip(mut self, piece: usize, every: Duration) -> Self {
        assert!(piece > 0, "pieces of no bytes have no end");
        self.pace.push(Pace::Drip { piece, every });
        self
    }

    /// Closes the connection after `at` bytes of the body, although more was announced. A shorter body is not cut.
    #[must_use]
    pub fn cut_after(self, at: u64) -> Self {
        self.interrupt(at, Interruption::Cut)
    }

    /// Ends the body in order after `at` bytes.
    #[must_use]
    pub fn end_after(self, at: u64) -> Self {
        self.interrupt(at, Interruption::End)
    }

    /// Sends `at` bytes of the body, and the others when the gate is open. The connection stays open meanwhile.
    #[must_use]
    pub fn pause_at(self, at: u64, gate: &Gate) -> Self {
        self.interrupt(at, Interruption::Wait(gate.clone()))
    }

    /// Sends `piece` after the body, over and over, with a pause before each.
    ///
    /// # Panics
    /// If `piece` is empty.
    #[must_use]
    pub fn repeat(mut self, piece: impl Into<Bytes>, every: Duration) -> Self {
        let piece = piece.into();
        assert!(!piece.is_empty(), "pieces of no bytes are never sent");
        self.pace.push(Pace::Repeat { piece, every });
        self
    }

    fn interrupt(mut self, at: u64, by: Interruption) -> Self {
        self.pace.push(Pace::Interrupt { at, by });
        self
    }

    /// Whether the service makes the response.
    pub(crate) fn serves(&self) -> bool {
        matches!(self.act, Act::Serve)
    }

    pub(crate) fn reads_body(&self) -> bool {
        !self.unread
    }

    /// Returns when the response may be sent.
    pub(crate) async fn wait(&self) {
        tokio::time::sleep(self.delay).await;
        if let Some(gate) = &self.gate {
            gate.opened().await;
        }
    }

    /// The fault's own response; `None` hangs up.
    pub(crate) fn response(&self) -> Option<Response> {
        match &self.act {
            Act::Serve | Act::HangUp => None,
            Act::Unauthorized => Some(auth::unauthorized()),
            Act::Respond(status, body) => {
                let mut response = Response::new(Body::from(body.clone()));
                *response.status_mut() = *status;
                Some(response)
            }
        }
    }

    /// The response with the fault's headers and pace.
    pub(crate) fn shape(self, response: Response) -> Response {
        let (mut head, mut body) = response.into_parts();
        for name in self.headers.keys() {
            head.headers.remove(name);
        }
        for (name, value) in &self.headers {
            head.headers.append(name, value.clone());
        }
        for pace in self.pace {
            if pace.keeps_length() {
                if let Some(length) = body.size_hint().exact() {
                    head.headers.entry(CONTENT_LENGTH).or_insert(length.into());
                }
            } else {
                head.headers.remove(CONTENT_LENGTH);
            }
            body = pace.apply(body);
        }
        Response::from_parts(head, body)
    }
}

/// The faults of the next requests.
#[derive(Debug, Default)]
pub(crate) struct Faults(Mutex<Vec<(Fault, usize)>>);

impl Faults {
    pub(crate) fn push(&self, fault: Fault, times: usize) {
        if times > 0 {
            lock(&self.0).push((fault, times));
        }
    }

    /// The first fault for a path.
    pub(crate) fn take(&self, path: &str) -> Fault {
        let mut faults = lock(&self.0);
        let concerns = |fault: &Fault| {
            fault
                .path
                .as_deref()
                .is_none_or(|start| path.starts_with(start))
        };
        let Some(index) = faults.iter().position(|(fault, _)| concerns(fault)) else {
            return Fault::none();
        };
        let (fault, times) = &mut faults[index];
        let fault = fault.clone();
        *times -= 1;
        if *times == 0 {
            faults.remove(index);
        }
        fault
    }

    pub(crate) fn left(&self) -> usize {
        let faults = lock(&self.0);
        faults
            .iter()
            .fold(0, |sum, (_, times)| sum.saturating_add(*times))
    }

    pub(crate) fn clear(&self) {
        lock(&self.0).clear();
    }
}
