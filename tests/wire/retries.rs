//! A 429 is tried again when the service said, not before, and not where that is beyond the cap; what may have been done is
//! not done twice.

use std::time::Duration;

use browser_session::calls::sessions::PageObserveError;
use browser_session::{Client, ErrorKind, RetryPolicy};
use browser_session_service::{Clock, RawResponse, RawService, RetryAfter, Script, Service};

use crate::sides::{builder, code, observe};
use crate::virtual_time::quickly;

/// No random wait on top of what the service asks for.
fn exact() -> RetryPolicy {
    RetryPolicy::new().base_delay(Duration::ZERO)
}

/// A client whose calls may take as long as they like: tokio's clock is not the one that deadlines go by.
fn patient(service: &Service, policy: RetryPolicy) -> Client {
    let builder = builder(service)
        .retry(policy)
        .timeout(Duration::MAX)
        .connect_timeout(Duration::from_secs(86_400));
    builder.build().expect("a client")
}

/// 2026-01-31T12:00:00Z, by the service's clock.
const NOW: (&str, &str) = ("date", "Sat, 31 Jan 2026 12:00:00 GMT");

/// Responds once with a 429 that has `headers`. The call comes back after `seconds`, and says so.
async fn check(headers: &[(&str, &str)], seconds: u64) {
    let service = Service::start().await;
    let client = patient(&service, exact());
    service.next(Script::too_many(headers));
    let (page, took) = quickly(observe(&client)).await;
    let page = page.unwrap_or_else(|error| panic!("{headers:?}: {error}"));
    let wait = Duration::from_secs(seconds);
    assert_eq!(
        (page.retries().count(), page.retries().waited()),
        (1, wait),
        "{headers:?}"
    );
    assert!(!page.retries().capped(), "{headers:?}");
    assert!(took >= wait, "{headers:?}: back after {took:?}");
    let requests = service.requests();
    assert_eq!(
        (requests.len(), &requests[0]),
        (2, &requests[1]),
        "{headers:?}"
    );
}

#[tokio::test]
async fn a_429_is_tried_again_after_the_announced_time() {
    let rows: [(&[(&str, &str)], u64); 9] = [
        (&[("retry-after", "30")], 30),
        (&[("retry-after", " 1 ")], 1),
        (&[("retry-after", "0.5")], 1),
        (&[NOW, ("retry-after", "Sat, 31 Jan 2026 12:00:20 GMT")], 20),
        (&[NOW, ("x-ratelimit-reset", "1769860845")], 45),
        (&[NOW, ("x-ratelimit-reset", "1769860845000")], 45),
        (&[("x-ratelimit-reset", "7")], 7),
        (
            &[
                NOW,
                ("retry-after", "5"),
                ("x-ratelimit-reset", "1769860845"),
            ],
            5,
        ),
        (
            &[
                NOW,
                ("retry-after", "soon"),
                ("x-ratelimit-reset", "1769860803"),
            ],
            3,
        ),
    ];
    for (headers, seconds) in rows {
        check(headers, seconds).await;
    }
}

#[tokio::test]
async fn a_wait_beyond_the_cap_is_handed_to_the_caller() {
    let until_9999 = 253_402_300_799 - 1_769_860_800;
    let rows: [(&[(&str, &str)], u64); 7] = [
        (&[("retry-after", "61")], 61),
        (&[("retry-after", "86400")], 86_400),
        (&[("retry-after", "99999999999999999999999")], u64::MAX),
        (
            &[NOW, ("retry-after", "Fri, 31 Dec 9999 23:59:59 GMT")],
            until_9999,
        ),
        (&[NOW, ("x-ratelimit-reset", "1769864400")], 3600),
        (&[NOW, ("x-ratelimit-reset", "253402300799")], until_9999),
        (&[NOW, ("x-ratelimit-reset", "999999999")], 999_999_999),
    ];
    for (headers, seconds) in rows {
        let service = Service::start().await;
        let client = patient(&service, exact());
        let of_a_post = {
            service.next(Script::too_many(headers));
            observe(&client)
                .await
                .expect_err("a 429, at once")
                .untyped()
        };
        let of_a_get = {
            service.next(Script::too_many(headers));
            client
                .health()
                .health()
                .send()
                .await
                .expect_err("a 429, at once")
                .untyped()
        };
        for error in [of_a_post, of_a_get] {
            let wait = Duration::from_secs(seconds);
            assert_eq!(
                (code(&error), error.retry_after()),
                (Some(429), Some(wait)),
                "{headers:?}"
            );
            assert!(
                error.retries().capped() && error.is_retryable(),
                "{headers:?}"
            );
            assert_eq!(
                (error.retries().count(), error.retries().waited()),
                (0, Duration::ZERO),
                "{headers:?}"
            );
            assert!(
                error
                    .to_string()
                    .ends_with(&format!("(asks for a wait of {wait:?})")),
                "{error}"
            );
        }
        assert_eq!(service.requests().len(), 2, "{headers:?}");
    }
}

#[tokio::test]
async fn a_time_that_is_past_or_none_is_no_wait() {
    let rows: [&[(&str, &str)]; 8] = [
        &[],
        &[("retry-after", "0")],
        &[("retry-after", "-5")],
        &[("retry-after", "NaN")],
        &[("retry-after", "1e3")],
        &[NOW, ("retry-after", "Sat, 31 Jan 2026 11:00:00 GMT")],
        &[NOW, ("x-ratelimit-reset", "1769860799")],
        &[("x-ratelimit-reset", "-1")],
    ];
    for headers in rows {
        check(headers, 0).await;
    }
}

#[tokio::test]
async fn a_cap_of_ones_own_counts() {
    let service = Service::start().await;
    let client = patient(&service, exact().max_wait(Duration::from_secs(2)));
    service.next(Script::too_many(&[("retry-after", "2")]));
    let (page, took) = quickly(observe(&client)).await;
    assert_eq!(
        page.expect("a page").retries().waited(),
        Duration::from_secs(2)
    );
    assert!(took >= Duration::from_secs(2));
    service.next(Script::too_many(&[("retry-after", "3")]));
    let error = observe(&client).await.expect_err("a 429, at once");
    assert_eq!(
        (error.retry_after(), error.retries().count()),
        (Some(Duration::from_secs(3)), 0)
    );
}

#[tokio::test]
async fn random_waits_come_on_top_of_the_announced_time() {
    let service = Service::start().await;
    let client = patient(&service, RetryPolicy::new());
    service.next(Script::too_many(&[("retry-after", "10")]));
    let (page, took) = quickly(observe(&client)).await;
    let waited = page.expect("a page").retries().waited();
    assert!(
        (10.0..=10.5).contains(&waited.as_secs_f64()) && took >= waited,
        "{waited:?} {took:?}"
    );
}

#[tokio::test]
async fn a_window_that_is_used_up_ends_in_a_typed_429() {
    for form in [RetryAfter::None, RetryAfter::Seconds, RetryAfter::Date] {
        let clock = Clock::system();
        let limited = Service::builder()
            .rate_limit(1, Duration::from_secs(1800))
            .clock(&clock)
            .retry_after(form);
        let service = limited.start().await;
        let client = patient(&service, exact().max_wait(Duration::from_millis(5)));
        observe(&client).await.expect("within the limit");
        let error = observe(&client).await.expect_err("beyond the limit");
        assert_eq!(
            (error.kind(), code(&error)),
            (ErrorKind::Api, Some(429)),
            "{form:?}"
        );
        let Some(PageObserveError::TooManyRequests(refusal)) = error.api() else {
            panic!("{error}")
        };
        assert_eq!(refusal.message, "Rate limit exceeded");
        assert_eq!(
            (error.retries().count(), error.retries().capped()),
            (0, true),
            "{form:?}"
        );
        let wait = error.retry_after().expect("the rest of the window");
        assert!(
            (1790..=1801).contains(&wait.as_secs()) && error.is_retryable(),
            "{form:?}: {wait:?}"
        );
        let limit = error.rate_limit().expect("on every response");
        assert_eq!(
            (limit.limit, limit.remaining),
            (Some(1), Some(0)),
            "{form:?}"
        );
        service.reset_rate_limit();
        observe(&client).await.expect("a fresh window");
    }
}

#[tokio::test]
async fn what_may_have_been_done_is_not_done_twice() {
    for (status, of_a_post, of_a_get) in [
        (429, 2, 2),
        (408, 1, 2),
        (502, 1, 2),
        (503, 1, 2),
        (504, 1, 2),
        (500, 1, 1),
    ] {
        let service = Service::start().await;
        let client = patient(&service, exact());
        service.next(Script::status(status, "").bare());
        let _either = observe(&client).await;
        assert_eq!(service.requests().len(), of_a_post, "POST {status}");
        service.forget_requests();
        service.next(Script::status(status, "").bare());
        let _either = client.health().health().send().await;
        assert_eq!(service.requests().len(), of_a_get, "GET {status}");
    }
}

/// The ways in which a connection ends before a response, by what the client sees of them.
fn lost() -> [RawResponse; 3] {
    [
        RawResponse::new(),
        RawResponse::new().reset(),
        RawResponse::from("HTTP/1.1 200 OK\r\ncontent-le").reset(),
    ]
}

const HEALTHY: &str =
    "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\nnull";

/// A client of bare bytes that retries at once.
fn raw_client(service: &RawService) -> Client {
    Client::builder(service.url())
        .retry(exact())
        .build()
        .expect("a client")
}

#[tokio::test]
async fn a_get_whose_connection_was_lost_is_tried_again() {
    for lost in lost() {
        let service = RawService::start([lost.clone(), lost.clone(), HEALTHY.into()]).await;
        let health = raw_client(&service)
            .health()
            .health()
            .send()
            .await
            .expect("health, at last");
        assert_eq!(
            (health.retries().count(), service.requests().len()),
            (2, 3),
            "{lost:?}"
        );
        assert_eq!(service.requests()[0], service.requests()[2], "{lost:?}");
    }
}

#[tokio::test]
async fn a_post_whose_connection_was_lost_may_have_been_processed() {
    for lost in lost() {
        let service = RawService::start([lost.clone()]).await;
        let client = raw_client(&service);
        let error = observe(&client).await.expect_err("lost");
        assert_eq!(
            (error.kind(), error.status(), service.requests().len()),
            (ErrorKind::Broken, None, 1)
        );
        assert!(
            error.may_have_been_processed() && !error.is_retryable(),
            "{lost:?}"
        );
        assert_eq!(
            error.to_string(),
            "POST /sessions/{session_id}/page/observe: the connection broke before the response was complete; \
             the request may have been processed"
        );
    }
}

#[tokio::test]
async fn a_post_that_the_service_recognises_is_tried_again() {
    let service = Service::start().await;
    let client = patient(&service, exact().any_method(true));
    service.next(Script::hang_up());
    assert_eq!(observe(&client).await.expect("a page").retries().count(), 1);
    assert_eq!(service.requests()[0], service.requests()[1]);
}

#[tokio::test]
async fn a_service_that_was_not_reached_has_processed_nothing() {
    let service = Service::start().await;
    let (url, token) = (service.url(), service.token().to_owned());
    service.stop().await;
    let client = Client::builder(url)
        .bearer_token(token)
        .retry(exact())
        .build()
        .expect("a client");
    let error = observe(&client).await.expect_err("nobody there");
    assert_eq!(
        (error.kind(), error.retries().count(), error.is_retryable()),
        (ErrorKind::Connect, 2, true)
    );
    assert!(!error.may_have_been_processed());
    let expected = "POST /sessions/{session_id}/page/observe: the service could not be reached";
    assert_eq!(error.to_string(), expected);
}

/// One attempt that arrived is enough.
#[tokio::test]
async fn what_was_lost_once_and_not_reached_later_may_have_been_processed() {
    let service = Service::start().await;
    let builder = builder(&service).retry(
        exact()
            .max_retries(20)
            .base_delay(Duration::from_millis(20)),
    );
    let client = builder.build().expect("a client");
    service.next(Script::hang_up().after(Duration::from_millis(50)));
    let (error, ()) = tokio::join!(client.health().health().send(), async {
        while service.requests().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        service.stop().await;
    });
    let error = error.expect_err("gone");
    assert_eq!(error.kind(), ErrorKind::Connect);
    assert!(
        error.may_have_been_processed()
            && error
                .to_string()
                .ends_with("the request may have been processed")
    );
}

#[tokio::test]
async fn there_is_no_retry_without_time_for_it() {
    let service = Service::start().await;
    let client = builder(&service)
        .retry(exact())
        .timeout(Duration::from_secs(20))
        .build()
        .expect("a client");
    service.next(Script::too_many(&[("retry-after", "30")]));
    let error = observe(&client).await.expect_err("a 429, at once");
    assert_eq!(
        (error.retry_after(), error.retries().count()),
        (Some(Duration::from_secs(30)), 0)
    );
    assert_eq!(
        error.to_string(),
        "POST /sessions/{session_id}/page/observe: 429 Too Many Requests: Slow down (asks for a wait of 30s)"
    );
}

#[tokio::test]
async fn retries_can_be_turned_off_for_a_call() {
    let service = Service::start().await;
    let client = patient(&service, exact());
    service.next(Script::too_many(&[]));
    let call = client.health().health().retry(RetryPolicy::none());
    assert_eq!(call.send().await.expect_err("a 429").retries().count(), 0);
    assert_eq!(service.requests().len(), 1);
}

#[tokio::test]
async fn a_storm_of_callers_adds_little_load() {
    let service = Service::start().await;
    let client = patient(&service, exact());
    service.next_times(2000, &Script::status(503, "").bare());
    for _ in 0..200 {
        client.health().health().send().await.expect_err("a 503");
    }
    let retries = service.requests().len() - 200;
    assert!(
        (10..=200 / 5 + 10).contains(&retries),
        "{retries} retries of 200 calls"
    );
}
