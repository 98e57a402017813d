//! Every refusal that `FastAPI` gave to a request of `../fastapi/recorded.json`, the service gives too, and no other.

use browser_session_service::{RUNNING_SESSION, Service, SessionState};
use serde_json::{Value, json};

use crate::client::{self, ClientResponse};

const RECORDED: &str = include_str!("../fastapi/recorded.json");

#[tokio::test]
async fn refuses_what_fastapi_refuses_in_its_words() {
    let service = Service::builder()
        .token("test-token")
        .session("running", SessionState::Running)
        .start()
        .await;
    let cases: Vec<Value> = serde_json::from_str(RECORDED).expect("recorded.json is JSON");
    assert!(cases.len() > 100, "only {} cases", cases.len());
    for case in cases {
        let response = ask(&service, &case).await;
        assert_eq!(json!(response.status.as_u16()), case["status"], "{case}");
        for (header, recorded) in [("www-authenticate", "challenge"), ("allow", "allow")] {
            let got = response
                .header(header)
                .map(|value| value.split(',').next().unwrap_or_default());
            assert_eq!(json!(got), case[recorded], "{header}: {case}");
        }
        if !case["refusal"].is_null() {
            assert_eq!(response.json(), case["refusal"], "{case}");
        }
    }
}

async fn ask(service: &Service, case: &Value) -> ClientResponse {
    let text = |name: &str| case[name].as_str();
    let (method, target) = (
        text("method").expect("a method"),
        text("target").expect("a target"),
    );
    let mut request = client::bare_request(method, target);
    for (header, recorded) in [
        ("authorization", "authorization"),
        ("content-type", "content_type"),
    ] {
        if let Some(value) = text(recorded) {
            request = request.header(header, value);
        }
    }
    let body = text("body").expect("a body").to_owned();
    client::send(service, request, body)
        .await
        .expect("a response")
}

#[tokio::test]
async fn accepts_every_token_it_was_given_and_no_other() {
    let service = Service::builder()
        .token("first")
        .token("an-api-key")
        .start()
        .await;
    assert_eq!(service.token(), "first");
    for (authorization, status) in [
        ("Bearer first", 200),
        ("Bearer an-api-key", 200),
        ("BEARER first", 200),
        ("Bearer  first", 401),
        ("Bearer firs", 401),
        ("Bearer ", 401),
        ("Basic first", 401),
        ("first", 401),
    ] {
        let request = client::bare_request("GET", "/health").header("authorization", authorization);
        let response = client::send(&service, request, "")
            .await
            .expect("a response");
        assert_eq!(response.status, status, "{authorization}");
        if status == 401 {
            assert_eq!(response.json(), json!({"detail": "Not authenticated"}));
            assert_eq!(response.header("www-authenticate"), Some("Bearer"));
        }
    }
}

#[tokio::test]
async fn asks_every_operation_for_the_token() {
    let service = Service::start().await;
    for (method, target) in [
        ("POST", format!("/sessions/{RUNNING_SESSION}/page/observe")),
        ("POST", "/profiles/p/cookies".to_owned()),
        ("GET", format!("/sessions/{RUNNING_SESSION}/workflow/code")),
        ("GET", format!("/sessions/{RUNNING_SESSION}/replay")),
        ("GET", "/health".to_owned()),
    ] {
        let request = client::bare_request(method, &target);
        let response = client::send(&service, request, "")
            .await
            .expect("a response");
        assert_eq!(response.status, 401, "{method} {target}");
    }
}

#[tokio::test]
async fn a_deeply_nested_body_is_refused() {
    let service = Service::start().await;
    let target = format!("/sessions/{RUNNING_SESSION}/page/observe");
    let response = client::post(&service, &target, "[".repeat(1_000_000)).await;
    assert_eq!(response.status, 422);
    assert_eq!(response.json()["detail"][0]["type"], "json_invalid");
}
