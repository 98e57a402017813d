//! Requests that the document does not describe. In: a method, a path and what a caller adds. Out: the
//! same call as any other, read as the caller chooses. It must not know the document.

use bytes::Bytes;
use reqwest::Method;
use serde::de::DeserializeOwned;

use super::{
    body::Body,
    call::{Call, Target},
    call_options::call_options,
    client::Client,
    error::Error,
    failure::Undeclared,
    output::Json,
    output_bytes::RawBytes,
    response::Response,
    retry::RetryPolicy,
};

/// A request that the document does not describe, with the client's credentials, timeouts and retries.
///
/// ```text
/// let page: Value = client.request(Method::GET, "/beta/pages").query("limit", 5).send().await?.into_inner();
/// ```
#[derive(Clone, Debug)]
#[must_use = "a request does nothing until it is sent"]
pub struct Request {
    call: Call,
}

impl Request {
    pub(super) fn new(client: &Client, method: Method, path: String) -> Self {
        Self {
            call: Call::to(client, method, Target::Written(path)),
        }
    }

    call_options!(RetryPolicy);

    /// The body in any form.
    pub fn body(self, body: Body) -> Self {
        Self {
            call: self.call.body(body),
        }
    }

    /// Sends it and reads the response as JSON; a `T` that takes null takes an empty response.
    ///
    /// # Errors
    ///
    /// See [`Error`]: nothing was sent, no response came, or it is no success, or not a `T`.
    pub async fn send<T: DeserializeOwned>(self) -> Result<Response<T>, Error> {
        self.call.send::<Json<T>, Undeclared>().await
    }

    /// Sends it and returns the bytes of the response.
    ///
    /// # Errors
    ///
    /// See [`Error`]: nothing was sent, no response came, or it is no success.
    pub async fn send_bytes(self) -> Result<Response<Bytes>, Error> {
        self.call.send::<RawBytes, Undeclared>().await
    }
}
