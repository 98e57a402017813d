//! Requests that the document does not describe. In: a method, a path and what a caller adds. Out: the
//! same call as any other, read as the caller chooses. It must not know the document.

use bytes::Bytes;
use reqwest::Method;
use serde::de::DeserializeOwned;

use super::{
    super::runtime,
    body::Body,
    call::{Call, Target},
    client_core::Core,
    error::Error,
    failure::Undeclared,
    output::Json,
    output_bytes::RawBytes,
    response::Response,
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
    /// A request of a client.
    #[doc(hidden)]
    pub fn new(client: &Core, method: Method, path: String) -> Self {
        Self {
            call: Call::to(client, method, Target::Written(path)),
        }
    }

    runtime::call_options! {}

    /// Sets the body.
    pub fn body(self, body: Body) -> Self {
        Self {
            call: self.call.body(body),
        }
    }

    /// Sends the request and reads the response as JSON. An empty response is read as null.
    ///
    /// # Errors
    ///
    /// Fails if nothing could be sent, no complete response came, the status is an error, or the body is not a `T`:
    /// see [`Error`].
    pub async fn send<T: DeserializeOwned>(self) -> Result<Response<T>, Error> {
        self.call.send::<Json<T>, Undeclared>().await
    }

    /// Sends the request and returns the bytes of the response.
    ///
    /// # Errors
    ///
    /// Fails if nothing could be sent, no complete response came, or the status is an error: see [`Error`].
    pub async fn send_bytes(self) -> Result<Response<Bytes>, Error> {
        self.call.send::<RawBytes, Undeclared>().await
    }
}
