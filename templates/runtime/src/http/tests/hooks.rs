//! Hooks see calls and attempts, and no credential.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use http::Method;

use super::api::Draft;
use super::memory::{Memory, replied};
use super::runtime::{
    Body, Client, ConnectionErrorKind, Credential, HookedCall, HookedRequest, Hooks, Outcome,
};

/// Records the calls of its methods.
#[derive(Clone, Default)]
struct Diary(Arc<Mutex<Vec<String>>>);

impl Diary {
    fn write(&self, line: String) {
        self.0.lock().unwrap().push(line);
    }

    fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap().clone()
    }
}

impl Hooks for Diary {
    fn before_call(&self, call: &HookedCall, request: &mut HookedRequest<'_>) {
        self.write(format!("call {call}"));
        request.set_header("x-call", "1").unwrap();
    }

    fn before_attempt(&self, call: &HookedCall, request: &mut HookedRequest<'_>) {
        self.write(format!("attempt {} {}", call.retries(), request.url()));
        let number = call.retries().to_string();
        request.set_header("x-attempt", &number).unwrap();
        let all = format!("{:?} {request:?}", request.headers());
        assert!(
            !all.contains("t0ken") && !all.contains("authorization"),
            "{all}"
        );
    }

    fn after_attempt(&self, _: &HookedCall, outcome: &Outcome) {
        let status = outcome.status.map(|status| status.as_u16());
        self.write(format!("came to {status:?} {:?}", outcome.error));
    }

    fn on_retry(&self, _: &HookedCall, retry: u32, _: Duration) {
        self.write(format!("retry {retry}"));
    }

    fn after_call(&self, call: &HookedCall, outcome: &Outcome) {
        let status = outcome.status.map(|status| status.as_u16());
        self.write(format!("end {status:?} after {}", call.retries()));
    }
}

#[tokio::test]
async fn hooks_are_around_a_call_and_around_each_attempt() {
    let memory = Memory::of([
        Err(ConnectionErrorKind::Reset),
        replied(503, ""),
        replied(200, "{}"),
    ]);
    let diary = Diary::default();
    let client = memory.builder().hooks(diary.clone()).build().unwrap();
    let call = client.request(Method::GET, "/x").query("q", 1);
    call.send_bytes().await.unwrap();
    let url = "https://api.example.com/v1/x?q=1";
    let lines = [
        "call GET request".to_owned(),
        format!("attempt 0 {url}"),
        "came to None Some(Reset)".to_owned(),
        "retry 1".to_owned(),
        format!("attempt 1 {url}"),
        "came to Some(503) None".to_owned(),
        "retry 2".to_owned(),
        format!("attempt 2 {url}"),
        "came to Some(200) None".to_owned(),
        "end Some(200) after 2".to_owned(),
    ];
    assert_eq!(diary.lines(), lines);
    for (index, parts) in memory.heads().into_iter().enumerate() {
        assert_eq!(parts.headers["x-call"], "1");
        assert_eq!(parts.headers["x-attempt"], index.to_string());
        assert_eq!(parts.headers["authorization"], "Bearer t0ken");
    }
}

/// Looks for credentials in everything that it is shown.
struct Thief;

impl Hooks for Thief {
    fn before_attempt(&self, _: &HookedCall, request: &mut HookedRequest<'_>) {
        let shown = format!("{} {:?} {request:?}", request.url(), request.headers());
        for secret in ["t0ken", "k3y", "c00kie", "s3cret"] {
            assert!(!shown.contains(secret), "{shown}");
        }
        assert!(request.body().bytes().is_some());
        assert!(request.set_header("content-length", "1").is_err());
        assert!(request.set_header("x-a", "a\r\nb: c").is_err());
    }
}

#[tokio::test]
async fn no_hook_sees_a_credential() {
    let memory = Memory::of([replied(200, ""), replied(200, r#"{"title": "t"}"#)]);
    let client = Client::builder("https://api.example.com")
        .credential("Bearer", Credential::bearer("t0ken"))
        .credential("query", Credential::query("key", "k3y"))
        .credential("cookie", Credential::cookie("session", "c00kie"))
        .secret_header("x-service-request-origin", "s3cret")
        .transport(memory.clone())
        .hooks(Thief)
        .build()
        .unwrap();
    let call = client.request(Method::POST, "/x");
    call.body(Body::text("body")).send_bytes().await.unwrap();
    let sent = memory.heads().remove(0);
    assert_eq!(sent.uri.query(), Some("key=k3y"));
    assert_eq!(sent.headers["authorization"], "Bearer t0ken");
    assert_eq!(sent.headers["cookie"], "session=c00kie");
    client.page_create(&Draft::new("t")).send().await.unwrap();
    let sent = memory.heads().remove(1);
    assert_eq!(sent.headers["x-service-request-origin"], "s3cret");
}
