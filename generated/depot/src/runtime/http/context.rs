//! What is known of a call that was sent. In: the delivery's notes. Out: the facts that every error and
//! every response can be asked for. It must not know what was declared.

use std::{fmt, time::Duration};

use super::{call_name::CallName, raw_response::RawResponse, retry::Retries};

/// The circumstances of a call that was sent.
#[derive(Debug)]
pub(super) struct Context {
    pub(super) name: CallName,
    pub(super) response: Option<RawResponse>,
    pub(super) retries: Retries,
    pub(super) retryable: bool,
    /// Whether the call was not sent again only because its body is a stream.
    pub(super) was_sent_once: bool,
    /// Whether the service may have acted on the call.
    pub(super) may_have_acted: bool,
    /// For how long the service asked to be left alone.
    pub(super) asked: Option<Duration>,
}

impl Context {
    pub(super) fn with(self, response: RawResponse) -> Box<Self> {
        Box::new(Self {
            response: Some(response.of_error()),
            ..self
        })
    }

    /// The call, and the status of its response if there is one.
    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.response {
            Some(response) => write!(f, "{}: {}", self.name, response.status()),
            None => write!(f, "{}", self.name),
        }
    }

    /// Why the call was not sent again, where its body is the reason, and what the service calls the request.
    pub(super) fn write_end(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.was_sent_once {
            f.write_str("; the body is a stream, which cannot be sent again")?;
        }
        let request_id = self.response.as_ref().and_then(RawResponse::request_id);
        request_id.map_or(Ok(()), |id| write!(f, " (request id {id})"))
    }
}
