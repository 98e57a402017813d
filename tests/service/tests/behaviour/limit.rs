//! The rate limit: its three headers on every response, its window, its 429.

use std::time::Duration;

use browser_session_service::{Clock, RUNNING_SESSION, RetryAfter, Script, Service};
use serde_json::json;

use crate::client::{self, ClientResponse};

const MINUTE: Duration = Duration::from_secs(60);

fn standing(response: &ClientResponse) -> [u64; 3] {
    ["limit", "remaining", "reset"].map(|name| {
        let value = response.header(&format!("x-ratelimit-{name}"));
        value
            .expect("every response carries it")
            .parse()
            .expect("a number")
    })
}

#[tokio::test]
async fn counts_down_refuses_and_starts_over() {
    let clock = Clock::manual(1_000);
    let service = Service::builder()
        .rate_limit(2, MINUTE)
        .clock(&clock)
        .start()
        .await;
    assert_eq!(
        standing(&client::get(&service, "/health").await),
        [2, 1, 1_060]
    );
    clock.advance(Duration::from_millis(59_999));
    assert_eq!(
        standing(&client::get(&service, "/health").await),
        [2, 0, 1_060]
    );
    let refused = client::get(&service, "/health").await;
    assert_eq!(refused.status, 429);
    assert_eq!(standing(&refused), [2, 0, 1_060]);
    let detail = "No more than 2 requests until 1060";
    assert_eq!(
        refused.json(),
        json!({"message": "Rate limit exceeded", "detail": detail})
    );
    assert_eq!(refused.header("retry-after"), None);
    clock.advance(Duration::from_millis(1));
    let after = client::get(&service, "/health").await;
    assert_eq!(
        (after.status.as_u16(), standing(&after)),
        (200, [2, 1, 1_120])
    );
}

#[tokio::test]
async fn labels_every_response() {
    let service = Service::start().await;
    let unauthenticated = client::bare_request("GET", "/health");
    let unauthenticated = client::send(&service, unauthenticated, "")
        .await
        .expect("a response");
    let observe = format!("/sessions/{RUNNING_SESSION}/page/observe");
    service.next(Script::json(500, &json!({"detail": "scripted"})));
    let responses = [
        (500, client::get(&service, "/health").await),
        (401, unauthenticated),
        (200, client::get(&service, "/health").await),
        (404, client::get(&service, "/nowhere").await),
        (404, client::get(&service, "/sessions/none/replay").await),
        (405, client::get(&service, &observe).await),
        (
            409,
            client::get(&service, &format!("/sessions/{RUNNING_SESSION}/replay")).await,
        ),
        (422, client::post(&service, &observe, "{").await),
    ];
    for (status, response) in responses {
        assert_eq!(response.status, status);
        assert_eq!(standing(&response)[0], 1000);
    }
}

#[tokio::test]
async fn says_when_to_come_back_in_the_chosen_form() {
    let clock = Clock::manual(784_111_717);
    for (form, expected) in [
        (RetryAfter::None, None),
        (RetryAfter::Seconds, Some("60")),
        (RetryAfter::Date, Some("Sun, 06 Nov 1994 08:49:37 GMT")),
    ] {
        let builder = Service::builder().rate_limit(0, MINUTE).clock(&clock);
        let service = builder.retry_after(form).start().await;
        let response = client::get(&service, "/health").await;
        assert_eq!(response.status, 429);
        assert_eq!(response.header("retry-after"), expected);
    }
}

#[tokio::test]
async fn a_test_can_end_the_window_and_change_the_limit() {
    let service = Service::builder().rate_limit(1, MINUTE).start().await;
    assert_eq!(client::get(&service, "/health").await.status, 200);
    assert_eq!(client::get(&service, "/health").await.status, 429);
    service.reset_rate_limit();
    assert_eq!(client::get(&service, "/health").await.status, 200);
    service.set_rate_limit(5, MINUTE);
    assert_eq!(
        standing(&client::get(&service, "/health").await)[..2],
        [5, 4]
    );
}

#[tokio::test]
async fn waiting_until_the_announced_second_is_enough() {
    let service = Service::builder()
        .rate_limit(1, Duration::from_millis(300))
        .start()
        .await;
    assert_eq!(client::get(&service, "/health").await.status, 200);
    let refused = client::get(&service, "/health").await;
    assert_eq!(refused.status, 429);
    let reset = Duration::from_secs(standing(&refused)[2]);
    tokio::time::sleep(reset.saturating_sub(Clock::system().now())).await;
    assert_eq!(client::get(&service, "/health").await.status, 200);
}
