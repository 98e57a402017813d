//! The client that the build script made, at work.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread;

use browser_session_service::{RUNNING_SESSION, Service};
use consumer::outer::inner;
use consumer::types::{Action, ClickAction, ObserveRequest};

mod open {
    //! A client of a document without security schemes.

    include!(concat!(env!("OUT_DIR"), "/open.rs"));
}

#[test]
fn a_type_is_written_and_read() {
    let click = Action::from(ClickAction::new().id("B1"));
    let text = serde_json::to_string(&click).unwrap();
    assert!(text.starts_with(r#"{"type":"click","id":"B1""#), "{text}");
    assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), click);
}

#[tokio::test]
async fn a_call_is_answered() {
    let service = Service::builder().start().await;
    let client = consumer::Client::builder(service.url())
        .bearer_token(service.token())
        .build()
        .unwrap();
    let request = ObserveRequest::new().max_nb_actions(2);
    let page = client
        .sessions()
        .page_observe(RUNNING_SESSION, request)
        .send()
        .await
        .unwrap();
    assert_eq!(page.space.actions.len(), 2);
}

#[tokio::test]
async fn a_client_in_a_module_is_answered_too() {
    let service = Service::builder().start().await;
    let client = inner::Client::builder(service.url())
        .bearer_token(service.token())
        .build()
        .unwrap();
    assert!(client.health().health().send().await.is_ok());
}

#[tokio::test]
async fn a_module_of_several_files_is_answered_too() {
    let service = Service::builder().start().await;
    let client = consumer::module::Client::builder(service.url())
        .bearer_token(service.token())
        .build()
        .unwrap();
    assert!(client.health().health().send().await.is_ok());
}

/// A document that declares no security scheme may be of a service that takes credentials: they are sent with its operations.
#[test]
fn credentials_without_schemes_are_sent() {
    let key = open::Credential::header("X-Api-Key", "k3y");
    let schemed = open::Credential::http("Token", "t0ken");
    let token = |builder: open::ClientBuilder| builder.bearer_token("t0ken");
    assert_eq!(sent(token), "authorization: Bearer t0ken");
    let keyed = |builder: open::ClientBuilder| builder.credential("key", key);
    assert_eq!(sent(keyed), "x-api-key: k3y");
    let schemed = |builder: open::ClientBuilder| builder.credential("token", schemed);
    assert_eq!(sent(schemed), "authorization: Token t0ken");
    let plain = |builder: open::ClientBuilder| builder.header("X-Api-Key", "k3y");
    assert_eq!(sent(plain), "x-api-key: k3y");
}

/// The header that a client sends beside those that each one does.
fn sent(set_up: impl FnOnce(open::ClientBuilder) -> open::ClientBuilder) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let service = thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let head = BufReader::new(&stream).lines().map(Result::unwrap);
        let head: Vec<String> = head.take_while(|line| !line.is_empty()).collect();
        let response =
            b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n\"ok\"";
        (&stream).write_all(response).unwrap();
        head
    });
    let client = set_up(open::Client::builder(url)).build().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let weather = runtime.block_on(client.weather().send()).unwrap();
    assert_eq!(*weather, "ok");
    let head = service.join().unwrap();
    let is_of_credentials =
        |line: &&String| line.starts_with("authorization") || line.starts_with("x-api-key");
    head.iter()
        .find(is_of_credentials)
        .cloned()
        .unwrap_or_default()
}

#[test]
fn a_build_script_names_and_replaces_types() {
    let places = BTreeSet::from(["Rome".to_owned()]);
    let bulletin = open::types::Bulletin::new().places(places.clone());
    let text = serde_json::to_string(&bulletin).unwrap();
    assert_eq!(text, r#"{"places":["Rome"]}"#);
    let read: open::types::Bulletin = serde_json::from_str(&text).unwrap();
    assert_eq!(read.places.as_deref(), Some(&places));
}
