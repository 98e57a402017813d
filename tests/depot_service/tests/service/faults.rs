//! Faults, in order and for their requests.

use std::time::{Duration, Instant};

use depot_service::{Fault, Gate, Service};
use http_body_util::Full;
use serde_json::json;

use crate::client::{self, bare_request, request};

#[tokio::test]
async fn faults_are_for_the_next_requests_of_their_path() {
    let service = Service::start().await;
    let main = &service.main;
    main.next(Fault::status(500).on("/v1/zones"));
    main.next_times(2, Fault::unauthorized());
    main.next(Fault::too_many_requests("7").header("ratelimit", "\"default\";r=0;t=7"));
    main.next(Fault::redirect(307, "/v1/zones"));
    assert_eq!(main.faults_left(), 5);
    let mut statuses = Vec::new();
    for target in ["/v1/orders", "/v1/zones", "/v1/orders", "/v1/orders"] {
        let response = client::get(main, target).await;
        statuses.push(response.status);
        if response.status == 429 {
            assert_eq!(response.header("retry-after"), Some("7"));
            assert_eq!(response.header("ratelimit"), Some("\"default\";r=0;t=7"));
            assert_eq!(response.json()["title"], "Too Many Requests");
        }
    }
    assert_eq!(statuses, [401, 500, 401, 429]);
    let redirect = client::get(main, "/v1/orders").await;
    assert_eq!(
        (redirect.status, redirect.header("location")),
        (307, Some("/v1/zones"))
    );
    assert_eq!(client::get(main, "/v1/orders").await.status, 200);
    main.next_times(usize::MAX, Fault::hang_up());
    client::send(main, request("GET", "/v1/orders"), "")
        .await
        .err()
        .expect("no response");
    assert_eq!(main.faults_left(), usize::MAX - 1);
    main.clear_faults();
    assert_eq!(client::get(main, "/v1/orders").await.status, 200);
}

#[tokio::test]
async fn a_response_waits_for_its_gate() {
    let service = Service::start().await;
    let gate = Gate::new();
    service.main.next_times(3, Fault::none().until(&gate));
    let call = || client::get(&service.main, "/v1/zones");
    let open = async {
        service.main.received(3).await;
        gate.open();
    };
    let (first, second, third, ()) = tokio::join!(call(), call(), call(), open);
    assert_eq!([first.status, second.status, third.status], [200; 3]);
}

#[tokio::test]
async fn a_response_is_late_and_its_body_drips() {
    let service = Service::start().await;
    let pause = Duration::from_millis(20);
    service.main.next(
        Fault::body(200, "text/plain", "abcde")
            .after(pause)
            .drip(2, pause),
    );
    let start = Instant::now();
    let response = client::get(&service.main, "/v1/zones").await;
    assert_eq!(
        (response.text(), response.header("content-length")),
        ("abcde", Some("5"))
    );
    assert!(start.elapsed() >= 4 * pause);
}

#[tokio::test]
async fn a_cut_body_was_announced_whole() {
    let service = Service::start().await;
    let whole = client::get(&service.main, "/v1/zones").await.body;
    service.main.next(Fault::none().cut_after(5));
    let response = client::open(&service.main, request("GET", "/v1/zones"), Full::default()).await;
    let response = response.expect("a head");
    assert_eq!(
        response.headers()["content-length"],
        whole.len().to_string()
    );
    assert_eq!(
        client::read(response.into_body()).await,
        (whole[..5].to_vec(), false)
    );
}

#[tokio::test]
async fn requests_are_recorded_as_they_came() {
    let service = Service::start().await;
    let request = bare_request("POST", "/v1/a%2Fb?x=%20&x=+&empty&=")
        .header("x-repeated", "one")
        .header("x-repeated", "two");
    let response = client::send(&service.main, request, "{\"a\": 1}\n")
        .await
        .expect("a response");
    assert_eq!(response.status, 401);
    let requests = service.main.requests();
    let [recorded] = &requests[..] else {
        panic!("one request was sent")
    };
    assert_eq!(
        (recorded.method.as_str(), recorded.path.as_str()),
        ("POST", "/v1/a%2Fb")
    );
    assert_eq!(recorded.query.as_deref(), Some("x=%20&x=+&empty&="));
    assert!(recorded.header_values("X-Repeated").eq(["one", "two"]));
    assert_eq!(
        (recorded.json(), recorded.length, recorded.complete),
        (json!({"a": 1}), 9, true)
    );
    // sha256sum of these nine bytes.
    assert_eq!(
        recorded.sha256,
        "e8c628edc9968ef0c668f54e0ba2636b35503357eb1aca0ddc828aeace432f67"
    );
}

#[tokio::test]
async fn a_fault_may_leave_the_body_unread() {
    let service = Service::start().await;
    service.main.next(Fault::status(413).unread());
    let request = request("PUT", "/v1/files/a").header("content-length", "1000000000");
    let body = crate::files::Pieces::new(u64::MAX);
    let response = client::open(&service.main, request, body)
        .await
        .expect("a head");
    assert_eq!(response.status(), 413);
    assert!(!service.main.requests()[0].complete);
}
