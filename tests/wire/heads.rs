//! Heads decide: a body that nobody needs holds nobody, and heads of many headers are read.

use std::fmt::Write;
use std::time::{Duration, Instant};

use browser_session::{Client, RetryPolicy};
use browser_session_service::{RawResponse, RawService, Script, Service, fixtures};

use crate::sides::{builder, code, observe};

/// The time for a whole call, of which a body that nobody needs must not take much.
const WHOLE: Duration = Duration::from_secs(2);

/// A client with that much time, which retries at once.
fn client(service: &Service) -> Client {
    let policy = RetryPolicy::new().base_delay(Duration::from_millis(1));
    builder(service)
        .retry(policy)
        .timeout(WHOLE)
        .build()
        .expect("a client")
}

/// A body that takes minutes.
fn dripping(status: u16) -> Script {
    Script::json(status, &fixtures::validation_errors())
        .bare()
        .drip(1, Duration::from_millis(200))
}

#[tokio::test]
async fn a_dripping_error_body_does_not_hold_its_caller() {
    let service = Service::start().await;
    let client = client(&service);
    for status in [500, 422] {
        service.next(dripping(status));
        let started = Instant::now();
        let error = observe(&client).await.expect_err("no success");
        assert_eq!(code(&error), Some(status));
        assert!(
            started.elapsed() < WHOLE / 2,
            "the caller was held: {:?}",
            started.elapsed()
        );
    }
}

#[tokio::test]
async fn a_dripping_429_is_tried_again() {
    let service = Service::start().await;
    let client = client(&service);
    service.next(dripping(429));
    let page = observe(&client).await;
    let retries = page.map_or(0, |page| page.retries().count());
    assert_eq!(retries, 1, "the 429 was not tried again");
    service.next(dripping(429));
    client
        .health()
        .health()
        .send()
        .await
        .expect("health, by the second attempt");
}

#[tokio::test]
async fn more_than_100_response_headers() {
    let mut response =
        "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 4\r\n".to_owned();
    for index in 0..150 {
        write!(response, "x-{index}: {index}\r\n").expect("a String takes everything");
    }
    let service = RawService::start([RawResponse::from(response + "\r\nnull")]).await;
    let client = Client::builder(service.url())
        .retry(RetryPolicy::none())
        .build()
        .expect("a client");
    let health = client.health().health().send().await;
    let health = health.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(health.header("x-149"), Some("149"));
}
