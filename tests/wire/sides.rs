//! The two sides of a test: a service, a client of it, and how to read what went between them.

use std::error::Error as _;

use browser_session::calls::sessions::PageObserveError;
use browser_session::types::{Observation, ObserveRequest};
use browser_session::{Client, ClientBuilder, Error, Response, RetryPolicy};
use browser_session_service::{RUNNING_SESSION, Recorded, Script, Service};

/// What an observe comes to.
pub type Observed = Result<Response<Observation>, Error<PageObserveError>>;

/// A client of the service, with its token, that does not retry.
pub fn builder(service: &Service) -> ClientBuilder {
    Client::builder(service.url())
        .bearer_token(service.token())
        .retry(RetryPolicy::none())
}

/// The same, built.
pub fn client(service: &Service) -> Client {
    builder(service).build().expect("a client")
}

/// A service, and a client of it that does not retry.
pub async fn both() -> (Service, Client) {
    let service = Service::start().await;
    let client = client(&service);
    (service, client)
}

/// Observes the running session.
pub async fn observe(client: &Client) -> Observed {
    client
        .sessions()
        .page_observe(RUNNING_SESSION, ObserveRequest::new())
        .send()
        .await
}

/// The result of an observe to which the service responds as scripted.
pub async fn observe_scripted(script: Script) -> Observed {
    let (service, client) = both().await;
    service.next(script);
    observe(&client).await
}

/// The one request that the service received.
pub fn only(service: &Service) -> Recorded {
    let requests = service.requests();
    assert_eq!(requests.len(), 1, "{requests:?}");
    requests.into_iter().next().expect("there is one")
}

/// The status of a response that is an error.
pub fn code<E>(error: &Error<E>) -> Option<u16> {
    error.status().map(|status| status.as_u16())
}

/// The error's own words and those of everything behind it.
pub fn words<E>(error: &Error<E>) -> Vec<String> {
    let mut words = vec![error.to_string()];
    let mut source = error.source();
    while let Some(cause) = source {
        words.push(cause.to_string());
        source = cause.source();
    }
    words
}
