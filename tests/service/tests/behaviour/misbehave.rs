//! Every kind of misbehaviour does what it says.

use std::error::Error;
use std::io;
use std::time::{Duration, Instant};

use browser_session_service::{Script, Service, fixtures};
use serde_json::json;

use crate::client;

const LIMIT: &str = "x-ratelimit-limit";

#[tokio::test]
async fn scripts_answer_in_order_and_then_the_service_does() {
    let service = Service::start().await;
    service.next_times(2, &Script::json(503, &json!({})));
    service.next(Script::unprocessable("No such thing"));
    assert_eq!(service.scripts_left(), 3);
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(client::get(&service, "/health").await.status.as_u16());
    }
    assert_eq!(statuses, [503, 503, 422, 200]);
    assert_eq!(service.scripts_left(), 0);
}

#[tokio::test]
async fn a_script_needs_no_token() {
    let service = Service::start().await;
    service.next(Script::json_text(422, r#"{"detail": "text"}"#));
    let request = client::bare_request("GET", "/health");
    let response = client::send(&service, request, "")
        .await
        .expect("a response");
    assert_eq!(
        (response.status.as_u16(), &response.body[..]),
        (422, &br#"{"detail": "text"}"#[..])
    );
}

#[tokio::test]
async fn a_gateway_answers_in_html_without_the_services_headers() {
    let service = Service::builder()
        .rate_limit(1, Duration::from_secs(60))
        .start()
        .await;
    service.next(Script::html_502());
    let response = client::get(&service, "/health").await;
    assert_eq!(response.status, 502);
    assert_eq!(response.header("content-type"), Some("text/html"));
    assert!(response.body.starts_with(b"<html>"));
    assert_eq!(response.header(LIMIT), None);
    assert_eq!(
        client::get(&service, "/health").await.status,
        200,
        "the 502 was not counted"
    );
}

#[tokio::test]
async fn any_status_headers_and_body() {
    let service = Service::start().await;
    let script = Script::body(299, "application/cbor", &b"\xa0\xff"[..])
        .header("x-ratelimit-reset", "-1")
        .header("set-cookie", "a=1")
        .header("set-cookie", "b=2")
        .header("x-not-ascii", "ü");
    service.next(script);
    service.next(Script::status(204, ""));
    let response = client::get(&service, "/health").await;
    assert_eq!(
        (response.status.as_u16(), &response.body[..]),
        (299, &b"\xa0\xff"[..])
    );
    assert_eq!(response.header("x-ratelimit-reset"), Some("-1"));
    assert_eq!(response.header(LIMIT), Some("1000"));
    assert_eq!(response.headers.get_all("set-cookie").iter().count(), 2);
    assert_eq!(response.headers["x-not-ascii"].as_bytes(), "ü".as_bytes());
    let empty = client::get(&service, "/health").await;
    assert_eq!(
        (empty.status.as_u16(), empty.header("content-type")),
        (204, None)
    );
}

#[tokio::test]
async fn an_honest_answer_can_carry_other_headers() {
    let service = Service::start().await;
    service.next(
        Script::honest()
            .header("x-ratelimit-remaining", "NaN")
            .header("content-type", "text/plain"),
    );
    let response = client::get(&service, "/health").await;
    assert_eq!(response.json(), fixtures::health());
    assert_eq!(response.header("x-ratelimit-remaining"), Some("NaN"));
    assert_eq!(response.header("content-type"), Some("text/plain"));
    assert_eq!(response.headers.get_all("content-type").iter().count(), 1);
}

#[tokio::test]
async fn too_many_carries_the_given_headers_and_no_others() {
    let service = Service::start().await;
    service.next(Script::too_many(&[
        ("retry-after", "-5"),
        ("x-ratelimit-reset", "1e400"),
    ]));
    let response = client::get(&service, "/health").await;
    assert_eq!(response.status, 429);
    assert_eq!(response.header("retry-after"), Some("-5"));
    assert_eq!(response.header("x-ratelimit-reset"), Some("1e400"));
    assert_eq!(response.header(LIMIT), None);
    assert!(response.json()["detail"].is_string() && response.json()["message"].is_string());
}

#[tokio::test]
async fn a_redirect_names_its_location() {
    let service = Service::start().await;
    for status in [301, 302, 303, 307, 308] {
        service.next(Script::redirect(status, "http://127.0.0.1:9/elsewhere?x=1"));
        let response = client::get(&service, "/health").await;
        assert_eq!(response.status, status);
        assert_eq!(
            response.header("location"),
            Some("http://127.0.0.1:9/elsewhere?x=1")
        );
    }
}

#[tokio::test]
async fn a_slow_answer_is_late_and_honest() {
    let service = Service::start().await;
    service.next(Script::slow(Duration::from_millis(200)));
    let start = Instant::now();
    let response = client::get(&service, "/health").await;
    assert!(start.elapsed() >= Duration::from_millis(200));
    assert_eq!(response.json(), fixtures::health());
}

#[tokio::test]
async fn a_drip_comes_in_pieces_and_whole() {
    let service = Service::start().await;
    service.next(Script::honest().drip(3, Duration::from_millis(20)));
    let start = Instant::now();
    let response = client::get(&service, "/health").await;
    assert!(start.elapsed() >= Duration::from_millis(20) * 5);
    assert_eq!(response.json(), fixtures::health());
    assert_eq!(response.header("content-length"), None);
}

#[tokio::test]
async fn a_body_cut_short_is_seen_as_such() {
    let service = Service::start().await;
    let cuts = [
        Script::honest().cut_after(5),
        Script::honest().cut_after(0),
        Script::json(200, &fixtures::page()).cut_after(1000),
    ];
    for script in cuts {
        service.next(script);
        let request = client::request(&service, "GET", "/health");
        let error = client::send(&service, request, "")
            .await
            .err()
            .expect("an error");
        let cause = error
            .source()
            .and_then(|cause| cause.downcast_ref::<io::Error>());
        assert_eq!(
            cause.map(io::Error::kind),
            Some(io::ErrorKind::UnexpectedEof),
            "{error:?}"
        );
    }
}

#[tokio::test]
async fn a_padded_body_is_as_large_as_asked() {
    const TOTAL: u64 = 3_000_000;
    let service = Service::start().await;
    let body = json!({"status": "ok"});
    service.next(Script::json(200, &body).pad_to(TOTAL));
    service.next(Script::json(200, &body).pad_to_announced(TOTAL));
    for announced in [None, Some("3000000")] {
        let response = client::get(&service, "/health").await;
        assert_eq!(response.body.len() as u64, TOTAL);
        assert_eq!(response.header("content-length"), announced);
        assert_eq!(response.json(), body);
    }
}

#[tokio::test]
async fn hanging_up_is_no_answer() {
    let service = Service::start().await;
    service.next(Script::hang_up());
    let request = client::request(&service, "GET", "/health");
    let error = client::send(&service, request, "")
        .await
        .err()
        .expect("an error");
    assert!(error.is_incomplete_message(), "{error:?}");
    assert_eq!(service.requests().len(), 1);
}
