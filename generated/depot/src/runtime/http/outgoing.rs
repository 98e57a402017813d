//! A request that is ready to be sent, as often as need be. In: what a call came to. Out: a
//! `reqwest::Request`. It must not know parameters, credentials or retries.

use std::time::Instant;

use bytes::Bytes;
use reqwest::{
    Method, Url,
    header::{CONTENT_LENGTH, HeaderMap, HeaderValue},
};

use super::auth::QueryKey;

/// Method, URL, headers and body, complete.
#[derive(Clone)]
pub(super) struct Outgoing {
    pub(super) method: Method,
    pub(super) url: Url,
    pub(super) headers: HeaderMap,
    pub(super) body: Option<Bytes>,
    /// The credentials in the query, which a redirect within the origin has to be given again.
    pub(super) query_keys: Vec<QueryKey>,
}

impl Outgoing {
    /// The request, with what is left until `deadline` as the time for everything up to its last byte.
    pub(super) fn request(&self, deadline: Option<Instant>) -> reqwest::Request {
        let mut request = reqwest::Request::new(self.method.clone(), self.url.clone());
        *request.headers_mut() = self.headers.clone();
        match &self.body {
            Some(bytes) => *request.body_mut() = Some(bytes.clone().into()),
            // Servers answer 411 to a POST that does not say that it is empty, and hyper leaves it unsaid.
            None if matches!(self.method, Method::POST | Method::PUT | Method::PATCH) => {
                request
                    .headers_mut()
                    .insert(CONTENT_LENGTH, HeaderValue::from_static("0"));
            }
            None => {}
        }
        *request.timeout_mut() =
            deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        request
    }
}
