//! Bodies that end early, never end, or are longer than a client takes.

use std::time::Duration;

use browser_session::{Error, ErrorKind};
use browser_session_service::{RawResponse, RawService, Script, Service, fixtures};

use crate::sides::{Observed, builder, client, code, observe, observe_scripted};

/// A way to make a body longer than it is.
type Pad = fn(Script, u64) -> Script;

fn check(
    observed: Observed,
    kind: ErrorKind,
    status: Option<u16>,
) -> Error<browser_session::calls::sessions::PageObserveError> {
    let error = observed.expect_err("no page");
    assert_eq!((error.kind(), code(&error)), (kind, status), "{error}");
    error
}

#[tokio::test]
async fn a_page_cut_short_is_an_error_wherever_it_is_cut() {
    let page = fixtures::page();
    let length = page.to_string().len();
    for end in [0, 1, 1000, length - 1] {
        let cut = Script::json(200, &page).cut_after(end);
        let error = check(observe_scripted(cut).await, ErrorKind::Broken, Some(200));
        assert!(
            !error.is_timeout() && error.body().is_empty(),
            "cut after {end}"
        );
        let Error::Transport(broken) = &error else {
            panic!("{error}")
        };
        assert_eq!(
            (broken.received(), broken.expected()),
            (Some(end as u64), Some(length as u64))
        );
        let progress =
            format!("after {end} of {length} bytes; the request may have been processed");
        assert!(error.to_string().ends_with(&progress), "{error}");
    }
}

/// A success is whole or an error, also where the call could be made again.
#[tokio::test]
async fn a_get_whose_body_breaks_off_is_an_error() {
    let head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n";
    for response in [
        RawResponse::from(format!("{head}nul")),
        RawResponse::from(format!("{head}nul")).reset(),
    ] {
        let service = RawService::start([response, RawResponse::from(format!("{head}null"))]).await;
        let client = browser_session::Client::builder(service.url())
            .build()
            .expect("a client");
        let error = client
            .health()
            .health()
            .send()
            .await
            .expect_err("cut short");
        assert_eq!(
            (error.kind(), code(&error), service.requests().len()),
            (ErrorKind::Broken, Some(200), 1)
        );
        let Error::Transport(broken) = &error else {
            panic!("{error}")
        };
        assert_eq!(broken.expected(), Some(4), "{error}");
        assert!(
            broken.received() <= Some(3) && error.body().is_empty(),
            "{error}"
        );
    }
}

#[tokio::test]
async fn a_chunked_body_without_its_end_is_an_error() {
    let head =
        "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    // What came is whole JSON; only the last, empty chunk is missing.
    let chunk = format!("{:x}\r\n{}\r\n", 2, "{}");
    for response in [
        RawResponse::from(format!("{head}{chunk}")),
        RawResponse::from(format!("{head}{chunk}")).reset(),
    ] {
        let service = RawService::start([response]).await;
        let client = browser_session::Client::builder(service.url())
            .build()
            .expect("a client");
        let call = client
            .sessions()
            .page_observe("s", browser_session::types::ObserveRequest::new());
        check(call.send().await, ErrorKind::Broken, Some(200));
    }
}

#[tokio::test]
async fn a_failure_cut_short_keeps_what_came() {
    let error = observe_scripted(Script::json_text(422, r#"{"detail": []}"#).cut_after(5))
        .await
        .expect_err("a 422");
    assert_eq!((error.kind(), code(&error)), (ErrorKind::Api, Some(422)));
    assert_eq!((error.body(), error.api()), (br#"{"det"#.as_slice(), None));
}

#[tokio::test]
async fn a_body_over_the_cap_is_an_error_and_one_at_the_cap_is_not() {
    let page = fixtures::page().to_string();
    let service = Service::start().await;
    let cap = page.len() + 1000;
    let client = builder(&service).max_body(cap).build().expect("a client");
    for pad in [Script::pad_to as Pad, Script::pad_to_announced] {
        let padded = |length: usize| pad(Script::json_text(200, page.clone()), length as u64);
        service.next(padded(cap));
        observe(&client).await.expect("just within the cap");
        service.next(padded(cap + 1));
        let error = check(observe(&client).await, ErrorKind::TooLarge, Some(200));
        let Error::TooLarge(too_large) = &error else {
            panic!("{error}")
        };
        assert_eq!((too_large.cap(), error.body()), (cap, [].as_slice()));
    }
}

#[tokio::test]
async fn a_body_without_end_costs_no_more_than_the_cap() {
    let service = Service::start().await;
    let client = client(&service);
    let endless = Script::json(200, &fixtures::page()).pad_to(u64::MAX);
    service.next(endless.clone());
    let capped = builder(&service)
        .max_body(1 << 20)
        .build()
        .expect("a client");
    check(observe(&capped).await, ErrorKind::TooLarge, Some(200));
    let announced = Script::json(200, &fixtures::page()).pad_to_announced((64 << 20) + 1);
    service.next(announced);
    check(observe(&client).await, ErrorKind::TooLarge, Some(200));
}

#[tokio::test]
async fn of_a_failure_the_first_64_kib_are_kept() {
    let long = Script::body(500, "text/plain", "x".repeat(10)).pad_to(u64::MAX);
    let error = check(observe_scripted(long).await, ErrorKind::Api, Some(500));
    assert_eq!(error.body().len(), 64 << 10);
    let service = Service::start().await;
    service.next(Script::json(422, &fixtures::validation_errors()).pad_to(200));
    let client = builder(&service)
        .max_error_body(100)
        .build()
        .expect("a client");
    let error = check(observe(&client).await, ErrorKind::Api, Some(422));
    assert_eq!((error.body().len(), error.api()), (100, None));
}

#[tokio::test]
async fn a_drip_is_ended_by_the_time_for_the_call() {
    let service = Service::start().await;
    let client = builder(&service)
        .timeout(Duration::from_millis(100))
        .build()
        .expect("a client");
    for status in [200, 500] {
        service.next(Script::json(status, &fixtures::page()).drip(1, Duration::from_millis(5)));
        let error = observe(&client).await.expect_err("too slow");
        assert!(error.is_timeout() && error.status().is_some(), "{error}");
    }
}

#[tokio::test]
async fn what_is_no_http_is_an_error() {
    let responses = [
        "",
        "\r\n",
        "HTTP/1.1",
        "SSH-2.0-OpenSSH_9.0\r\n",
        "HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n",
    ];
    let service = RawService::start(responses).await;
    let client = browser_session::Client::builder(service.url())
        .build()
        .expect("a client");
    for response in responses {
        let error = client
            .health()
            .health()
            .retry(browser_session::RetryPolicy::none())
            .send()
            .await;
        assert_eq!(
            error.expect_err("no response").kind(),
            ErrorKind::Broken,
            "{response:?}"
        );
    }
}
