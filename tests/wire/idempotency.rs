//! Keys by which the service recognises a call that comes twice: one for each call, and the same for its retries.

use std::time::Duration;

use depot::types::{ItemKind, NewItem};
use depot::{Client, ClientBuilder, RetryPolicy};
use depot_service::{Fault, Service, TOKEN};

fn builder(service: &Service) -> ClientBuilder {
    let policy = RetryPolicy::new().base_delay(Duration::from_millis(1));
    let builder = Client::builder(service.main.base()).token(TOKEN);
    builder.retry(policy)
}

fn item() -> NewItem {
    NewItem::new("Drill", ItemKind::Tool)
}

/// The keys of the requests.
fn keys(service: &Service) -> Vec<Option<String>> {
    let requests = service.main.requests().into_iter();
    let keys = requests.map(|request| request.header("idempotency-key").map(str::to_owned));
    keys.collect()
}

#[tokio::test]
async fn a_call_has_a_key_that_its_retries_repeat() {
    let service = Service::start().await;
    let client = builder(&service).build().expect("a client");
    let before = service.items();
    service.main.next_times(2, Fault::status(503));
    let call = client.items().create_item(item());
    call.clone().send().await.expect("an item");
    call.send().await.expect("another item");
    assert_eq!(service.items(), before + 2);
    let keys: Vec<String> = keys(&service).into_iter().flatten().collect();
    assert_eq!(keys.len(), 4);
    assert_eq!([&keys[1], &keys[2]], [&keys[0]; 2]);
    assert_ne!(keys[3], keys[0]);
    for key in &keys {
        let parts: Vec<&str> = key.split('-').collect();
        let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
        assert_eq!(lengths, [8, 4, 4, 4, 12], "{key}");
        let is_random = parts[2].starts_with('4') && parts[3].starts_with(['8', '9', 'a', 'b']);
        assert!(is_random, "{key}");
    }
}

#[tokio::test]
async fn a_key_of_the_callers_own_is_sent_and_makes_retries_safe() {
    let service = Service::start().await;
    let client = builder(&service).idempotency_keys(false).build();
    let client = client.expect("a client");
    service.main.next(Fault::status(503));
    let call = client.items().create_item(item()).idempotency_key("mine");
    call.send().await.expect("an item");
    assert_eq!(keys(&service), vec![Some("mine".to_owned()); 2]);
}

#[tokio::test]
async fn without_keys_a_post_is_not_retried() {
    let service = Service::start().await;
    let client = builder(&service).idempotency_keys(false).build();
    let client = client.expect("a client");
    service.main.next(Fault::status(503));
    let error = client.items().create_item(item()).send().await;
    let error = error.expect_err("a 503");
    assert!(!error.is_retryable() && error.may_have_been_processed());
    assert_eq!(keys(&service), [None]);
}

#[tokio::test]
async fn an_operation_without_the_header_has_no_key() {
    let service = Service::start().await;
    let client = builder(&service).build().expect("a client");
    client
        .items()
        .get_item("item-1")
        .send()
        .await
        .expect("an item");
    assert_eq!(keys(&service), [None]);
}
