//! The client that the build script made, at work.

use browser_session_service::{RUNNING_SESSION, Service};
use consumer::outer::inner;
use consumer::types::{Action, ClickAction, ObserveRequest};

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
