//! The client of `specs/depot.yaml` and its service.

use depot::{Client, ErrorKind};
use depot_service::{API_KEY, Fault, Service, TOKEN};

fn builder(service: &Service) -> depot::ClientBuilder {
    Client::builder(service.main.base())
}

#[tokio::test]
async fn a_page_of_items_is_read() {
    let service = Service::start().await;
    let client = builder(&service).token(TOKEN).build().expect("a client");
    let page = client.items().list_items().send().await.expect("a page");
    let ids: Vec<&str> = page.items.iter().map(|item| item.id.as_str()).collect();
    assert_eq!((ids.len(), ids[0], ids[9]), (10, "item-1", "item-10"));
    assert_eq!(page.next_cursor.as_deref(), Some("c-10"));
    let request = &service.main.requests()[0];
    assert_eq!(
        (request.path.as_str(), request.header("authorization")),
        ("/v1/items", Some("Bearer depot-token"))
    );
}

#[tokio::test]
async fn a_missing_item_and_a_missing_token_are_errors_of_the_service() {
    let service = Service::start().await;
    let client = builder(&service).token(TOKEN).build().expect("a client");
    let missing = client.items().get_item("item-99").send().await;
    let missing = missing.expect_err("no such item");
    service.main.next(Fault::unauthorized());
    let refused = client.items().get_item("item-1").send().await;
    let refused = refused.expect_err("a 401");
    for (error, status) in [(missing, 404), (refused, 401)] {
        let found = error.status().map(|status| status.as_u16());
        assert_eq!((error.kind(), found), (ErrorKind::Api, Some(status)));
    }
}

#[tokio::test]
async fn two_credentials_are_sent_where_both_are_needed() {
    let service = Service::start().await;
    let client = builder(&service).token(TOKEN).api_key(API_KEY);
    let client = client.build().expect("a client");
    let deleted = client.files().delete_file("manual").send().await;
    deleted.expect("the file is deleted");
    let request = &service.main.requests()[0];
    assert_eq!(request.header("x-api-key"), Some(API_KEY));
    assert_eq!(request.header("authorization"), Some("Bearer depot-token"));
}

#[tokio::test]
async fn a_document_is_sent_in_two_parts() {
    let service = Service::start().await;
    let client = builder(&service).token(TOKEN).build().expect("a client");
    let metadata = depot::types::FileMetadata::new("Manual");
    let document = depot::types::NewDocument::new(metadata, depot::runtime::File::new("%PDF-"));
    let stored = client.files().add_document("item-1", document).send().await;
    let stored = stored.expect("the document is stored");
    assert_eq!((stored.size, stored.name.as_deref()), (5, Some("Manual")));
}
