//! What the document does not describe can be sent all the same, and what it does can be set once or for one call.

use std::time::Duration;

use browser_session::types::ObserveRequest;
use browser_session::{Client, ErrorKind, Method};
use browser_session_service::{RUNNING_SESSION, Script, Service, fixtures};
use serde_json::{Value, json};

use crate::sides::{both, builder, observe, only};

const ORIGIN: &str = "x-service-request-origin";
const VERSION: &str = "x-service-sdk-version";

#[tokio::test]
async fn tracking_headers_are_set_once_on_the_client() {
    let service = Service::start().await;
    let builder = builder(&service)
        .x_service_request_origin("rust")
        .x_service_sdk_version("1.4.40");
    let client = builder.build().expect("a client");
    observe(&client).await.expect("a page");
    client.health().health().send().await.expect("health");
    let call = || {
        client
            .sessions()
            .page_observe(RUNNING_SESSION, ObserveRequest::new())
    };
    call()
        .x_service_request_origin("once")
        .send()
        .await
        .expect("a page");
    call()
        .x_service_request_origin(None)
        .send()
        .await
        .expect("a page");
    let sent = service.requests();
    let headers = sent
        .iter()
        .map(|request| (request.header(ORIGIN), request.header(VERSION)));
    let expected = [
        (Some("rust"), Some("1.4.40")),
        (None, None),
        (Some("once"), Some("1.4.40")),
        (None, Some("1.4.40")),
    ];
    assert_eq!(headers.collect::<Vec<_>>(), expected);
}

#[tokio::test]
async fn any_header_can_be_set_on_a_client_or_a_call() {
    let service = Service::start().await;
    let client = builder(&service)
        .header("x-team", "one")
        .header("x-both", "client")
        .build()
        .expect("a client");
    let call = client
        .health()
        .health()
        .header("x-both", "call")
        .header("user-agent", "mine")
        .header("Accept", "*/*");
    call.send().await.expect("health");
    let sent = only(&service);
    let of = |name: &str| sent.header_values(name).collect::<Vec<_>>().join(", ");
    assert_eq!(
        [of("x-team"), of("x-both"), of("user-agent"), of("accept")],
        ["one", "call", "mine", "*/*"]
    );
}

#[tokio::test]
async fn a_header_that_would_break_the_message_is_refused() {
    let (service, client) = both().await;
    for (name, value) in [
        ("x-a", "b\r\nx-c: d"),
        ("x-a", "b\0"),
        ("x a", "b"),
        ("", "b"),
        ("content-length", "9"),
    ] {
        let error = client
            .health()
            .health()
            .header(name, value)
            .send()
            .await
            .expect_err("refused");
        assert_eq!(error.kind(), ErrorKind::Request, "{name:?}");
        assert!(!error.to_string().contains("x-c"), "{error}");
    }
    assert_eq!(service.connections(), 0);
}

#[tokio::test]
async fn parameters_whose_names_are_not_published_can_be_sent() {
    let (service, client) = both().await;
    let call = client.sessions().get_session_script(RUNNING_SESSION);
    let script = call
        .query("standalone", false)
        .query("infer_schema", true)
        .query("a&b", "\u{fc} +#")
        .send()
        .await;
    assert_eq!(
        json!(script.expect("a script").python_script),
        fixtures::script_instructions()["python_script"]
    );
    let query = "standalone=false&infer_schema=true&a%26b=%C3%BC%20%2B%23";
    assert_eq!(only(&service).query.as_deref(), Some(query));
    service.forget_requests();
    let call = client
        .sessions()
        .page_observe(RUNNING_SESSION, ObserveRequest::new());
    call.query("new", 1)
        .update_metadata(true)
        .query("new", 2)
        .send()
        .await
        .expect("a page");
    assert_eq!(
        only(&service).query.as_deref(),
        Some("update_metadata=true&new=1&new=2")
    );
}

#[tokio::test]
async fn a_body_of_ones_own_takes_the_place_of_the_typed_one() {
    let (service, client) = both().await;
    let call = client
        .sessions()
        .page_observe(RUNNING_SESSION, ObserveRequest::new().max_nb_actions(1));
    let response = call
        .body_json(json!({"instructions": null, "max_nb_actions": 2}))
        .send()
        .await;
    assert_eq!(response.expect("a page").space.actions.len(), 2);
    let sent = only(&service);
    assert_eq!(
        String::from_utf8_lossy(&sent.body),
        r#"{"instructions":null,"max_nb_actions":2}"#
    );
    assert_eq!(sent.header("content-type"), Some("application/json"));
}

#[tokio::test]
async fn what_the_document_does_not_describe_can_be_requested() {
    let (service, client) = both().await;
    service.next(Script::json(201, &json!({"id": "s1"})));
    let request = client
        .request(Method::POST, "/sessions/start?a=b")
        .query("c", "d e")
        .header("x-f", "g");
    let response = request
        .body_json(json!({"headless": true}))
        .send::<Value>()
        .await
        .expect("started");
    assert_eq!(
        (response.status().as_u16(), &response["id"]),
        (201, &json!("s1"))
    );
    let sent = only(&service);
    assert_eq!(
        (sent.method.as_str(), sent.path.as_str()),
        ("POST", "/sessions/start")
    );
    assert_eq!(
        (sent.query.as_deref(), sent.header("x-f")),
        (Some("a=b&c=d%20e"), Some("g"))
    );
    let authorization = format!("Bearer {}", service.token());
    assert_eq!(
        (sent.header("authorization"), sent.body.as_slice()),
        (
            Some(authorization.as_str()),
            br#"{"headless":true}"#.as_slice()
        )
    );
    service.next(Script::body(200, "image/png", b"\x89PNG".as_slice()));
    let file = client
        .request(Method::GET, "/files/1.png")
        .send_bytes()
        .await
        .expect("a file");
    assert_eq!(&file[..], b"\x89PNG");
}

#[tokio::test]
async fn a_requested_path_cannot_leave_the_base_address() {
    let service = Service::start().await;
    let client = Client::builder(service.url() + "/v1")
        .bearer_token("t")
        .build()
        .expect("a client");
    for path in [
        "..",
        "/..",
        "/a/../../b",
        "/%2e%2E/b",
        "b",
        "",
        "//other.example/x",
        "@other.example",
        ".other.example",
    ] {
        let result = client.request(Method::GET, path).send_bytes().await;
        let error = result.expect_err("refused, or not found");
        let arrived = service
            .requests()
            .iter()
            .all(|request| request.path.starts_with("/v1/"));
        assert!(
            arrived && (error.kind() == ErrorKind::Request || error.status().is_some()),
            "{path:?}: {error}"
        );
    }
}

#[tokio::test]
async fn a_call_has_a_time_of_its_own() {
    let (service, client) = both().await;
    service.next(Script::slow(Duration::from_secs(30)));
    let call = client
        .sessions()
        .page_observe(RUNNING_SESSION, ObserveRequest::new());
    let error = call
        .timeout(Duration::from_millis(50))
        .send()
        .await
        .expect_err("too slow");
    assert_eq!(
        (error.kind(), error.is_timeout(), error.status()),
        (ErrorKind::Timeout, true, None)
    );
    assert_eq!(
        error.to_string(),
        "POST /sessions/{session_id}/page/observe: the response was not complete in time; \
         the request may have been processed"
    );
    observe(&client)
        .await
        .expect("the next call is not affected");
    assert_eq!(service.requests().len(), 2);
}

#[tokio::test]
async fn no_time_at_all_is_a_timeout() {
    let (_service, client) = both().await;
    let error = client
        .health()
        .health()
        .timeout(Duration::ZERO)
        .send()
        .await
        .expect_err("no time");
    assert!(error.is_timeout(), "{error}");
    client
        .health()
        .health()
        .timeout(Duration::MAX)
        .send()
        .await
        .expect("all the time");
}
