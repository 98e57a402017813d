//! One attempt: a request out, redirects followed, an answer in. In: an [`Outgoing`] and limits. Out: an
//! [`RawResponse`] or a [`AttemptError`]. It must not know retries or what the document declares.

use std::{fmt, time::Instant};

use bytes::Bytes;
use reqwest::{Response, StatusCode};

use super::{
    connection_error::{Fault, Progress},
    gunzip::{End, Unpack},
    outgoing::Outgoing,
    raw_response::{Ending, RawResponse},
    redirect::{self, Refusal},
    trace,
};

/// What one attempt may take in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Decoded bytes of a success body.
    pub(super) body: usize,
    /// Decoded bytes of any other body.
    pub(super) error_body: usize,
    /// Bytes of memory that decoding a body may take; `None` for as many as follow from the body's length.
    pub(super) decode_memory: Option<usize>,
    /// Redirects that are followed.
    pub(super) redirects: usize,
}

/// No answer, or none that may be used.
pub(super) enum AttemptError {
    /// The service was not reached, or the answer broke off; where the status was read, it is here.
    Transport(Fault, Option<Box<RawResponse>>),
    Redirect(Refusal, Box<RawResponse>),
    TooLarge(Box<RawResponse>),
}

impl fmt::Display for AttemptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Transport(fault, _) => fault.fmt(f),
            Self::Redirect(refusal, _) => f.write_str(refusal.reason),
            Self::TooLarge(_) => f.write_str("the body is too long"),
        }
    }
}

/// What one attempt came to.
pub(super) struct Attempt {
    pub(super) outcome: Result<RawResponse, AttemptError>,
    /// Whether the service has acted on the call for certain: it redirected to the result.
    pub(super) acted: bool,
}

impl Attempt {
    /// Whether the service may have acted on the call: the request was sent, and no response refuses it.
    pub(super) fn may_have_acted(&self) -> bool {
        let status = match &self.outcome {
            Ok(answer) => answer.status(),
            Err(AttemptError::Transport(fault, None)) => return self.acted || fault.was_sent(),
            Err(
                AttemptError::Transport(_, Some(head))
                | AttemptError::Redirect(_, head)
                | AttemptError::TooLarge(head),
            ) => head.status(),
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

enum Step {
    Arrived(RawResponse),
    Onward(Box<Outgoing>),
}

/// Sends `outgoing` and whatever redirects make of it, until `deadline`.
pub(super) async fn exchange(
    http: &reqwest::Client,
    outgoing: &Outgoing,
    mut limits: Limits,
    deadline: Option<Instant>,
) -> Attempt {
    let mut acted = false;
    let mut next = None;
    let outcome = loop {
        let current = next.as_deref().unwrap_or(outgoing);
        match step(http, current, limits, deadline).await {
            Ok(Step::Arrived(answer)) => break Ok(answer),
            Ok(Step::Onward(following)) => {
                acted |= following.method != current.method;
                limits.redirects = limits.redirects.saturating_sub(1);
                next = Some(following);
            }
            Err(error) => break Err(error),
        }
    };
    Attempt { outcome, acted }
}

async fn step(
    http: &reqwest::Client,
    outgoing: &Outgoing,
    limits: Limits,
    deadline: Option<Instant>,
) -> Result<Step, AttemptError> {
    let sent = http.execute(outgoing.request(deadline)).await;
    let response =
        sent.map_err(|error| AttemptError::Transport(Fault::before_head(error), None))?;
    let (status, headers) = (response.status(), response.headers());
    let next = redirect::follow(outgoing, status, headers).and_then(|next| match next {
        Some(next) if limits.redirects == 0 => Err(Refusal::too_many(&next.url)),
        next => Ok(next),
    });
    match next {
        Ok(None) => read(response, limits).await.map(Step::Arrived),
        Ok(Some(next)) => {
            trace::redirected(status);
            Ok(Step::Onward(Box::new(next)))
        }
        Err(refusal) => {
            let head = RawResponse::head(status, headers.clone());
            Err(AttemptError::Redirect(refusal, Box::new(head)))
        }
    }
}

/// Reads a body under its cap. A success body is whole or an error; of any other body, what can be had.
async fn read(mut response: Response, limits: Limits) -> Result<RawResponse, AttemptError> {
    let status = response.status();
    let mut headers = std::mem::take(response.headers_mut());
    let cap = if status.is_success() {
        limits.body
    } else {
        limits.error_body
    };
    let unpack = Unpack::of(&mut headers, cap);
    if !status.is_success() {
        let (body, ending) = collect(&mut response, unpack).await;
        return Ok(
            RawResponse::new(status, headers, body, ending).decoded_within(limits.decode_memory)
        );
    }
    let announced = usize::try_from(response.content_length().unwrap_or(0)).unwrap_or(usize::MAX);
    let is_too_long = announced > cap && !unpack.is_compressed();
    let (body, ending) = if is_too_long {
        (Bytes::new(), Ending::Capped)
    } else {
        collect(&mut response, unpack).await
    };
    let head = |headers| Box::new(RawResponse::head(status, headers));
    match ending {
        Ending::Whole => Ok(
            RawResponse::new(status, headers, body, ending).decoded_within(limits.decode_memory)
        ),
        Ending::Broken(fault) => Err(AttemptError::Transport(fault, Some(head(headers)))),
        Ending::Capped | Ending::Unread => Err(AttemptError::TooLarge(head(headers))),
    }
}

/// The decoded bytes up to the cap; what lies beyond is neither kept nor waited for.
async fn collect(response: &mut Response, mut unpack: Unpack) -> (Bytes, Ending) {
    let mut progress = Progress {
        received: 0,
        expected: response.content_length(),
    };
    let fault = loop {
        match response.chunk().await {
            Ok(Some(chunk)) => {
                progress.received += chunk.len() as u64;
                let added = unpack.add(&chunk);
                if unpack.is_over() {
                    return (unpack.finish().0.into(), Ending::Capped);
                }
                if let Err(error) = added {
                    break Fault::of_compression(error, progress);
                }
            }
            Ok(None) => {
                let (body, end) = unpack.finish();
                let ending = match end {
                    End::Whole => Ending::Whole,
                    End::Over => Ending::Capped,
                    End::Broken(error) => Ending::Broken(Fault::of_compression(error, progress)),
                };
                return (body.into(), ending);
            }
            Err(error) => break Fault::within_body(error, progress),
        }
    };
    (unpack.finish().0.into(), Ending::Broken(fault))
}
