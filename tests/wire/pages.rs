//! Operations that page: every rule, guards against pages that never end, and next URLs that lead elsewhere.

use std::pin::pin;

use depot::runtime::PageProblem;
use depot::{Client, Error, ErrorKind};
use depot_service::{Fault, Paging, Service, TOKEN};
use futures_util::StreamExt;

async fn both() -> (Service, Client) {
    let service = Service::start().await;
    let client = Client::builder(service.main.base()).token(TOKEN).build();
    (service, client.expect("a client"))
}

/// All items of an operation, by a method that a client's user has without any other crate.
macro_rules! collect {
    ($items:expr) => {{
        let mut items = $items;
        let mut all = Vec::new();
        while let Some(item) = items.next().await {
            all.push(item.expect("an item").id);
        }
        assert!(items.next().await.is_none());
        all
    }};
}

/// The number of items before the error, and the error. Behind it there is nothing.
macro_rules! fail {
    ($items:expr) => {{
        let mut items = $items;
        let mut count = 0;
        let error = loop {
            match items.next().await.expect("an error") {
                Ok(_) => count += 1,
                Err(error) => break error.untyped(),
            }
        };
        assert!(items.next().await.is_none());
        (count, error)
    }};
}

fn numbered(name: &str) -> Vec<String> {
    (1..=25).map(|number| format!("{name}-{number}")).collect()
}

fn targets(service: &Service) -> Vec<String> {
    let requests = service.main.requests();
    let target = |request: &depot_service::Received| match &request.query {
        Some(query) => format!("{}?{query}", request.path),
        None => request.path.clone(),
    };
    requests.iter().map(target).collect()
}

fn problem(error: &Error) -> PageProblem {
    match error {
        Error::Page(error) => error.problem(),
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn cursors_lead_to_all_items() {
    let (service, client) = both().await;
    let items = collect!(client.items().list_items().limit(10).items());
    assert_eq!(items, numbered("item"));
    assert_eq!(
        targets(&service),
        [
            "/v1/items?limit=10",
            "/v1/items?limit=10&cursor=c-10",
            "/v1/items?limit=10&cursor=c-20",
        ]
    );
}

#[tokio::test]
async fn nested_cursors_lead_to_all_items() {
    let (service, client) = both().await;
    let items = collect!(client.lists().list_movements().items());
    assert_eq!(items, numbered("movement"));
    assert_eq!(
        targets(&service),
        [
            "/v1/movements",
            "/v1/movements?after=m-10",
            "/v1/movements?after=m-20",
        ]
    );
}

#[tokio::test]
async fn last_ids_lead_to_all_items() {
    let (service, client) = both().await;
    let items = collect!(client.lists().list_suppliers().items());
    assert_eq!(items, numbered("supplier"));
    assert_eq!(
        targets(&service),
        [
            "/v1/suppliers",
            "/v1/suppliers?starting_after=supplier-10",
            "/v1/suppliers?starting_after=supplier-20",
        ]
    );
}

#[tokio::test]
async fn urls_of_the_body_lead_to_all_items_with_the_credentials() {
    let (service, client) = both().await;
    let items = collect!(client.lists().list_locations().limit(12).items());
    assert_eq!(items, numbered("location"));
    assert_eq!(
        targets(&service),
        [
            "/v1/locations?limit=12",
            "/v1/locations?cursor=l-12&limit=12",
            "/v1/locations?cursor=l-24&limit=12",
        ]
    );
    for request in service.main.requests() {
        assert_eq!(request.header("authorization"), Some("Bearer depot-token"));
        assert_eq!(request.header("accept"), Some("application/json"));
    }
}

#[tokio::test]
async fn the_link_header_leads_to_all_items() {
    let (service, client) = both().await;
    let items = collect!(client.lists().list_shipments().items());
    assert_eq!(items, numbered("shipment"));
    assert_eq!(service.main.requests().len(), 3);
}

#[tokio::test]
async fn page_numbers_are_counted_up_from_where_the_caller_starts() {
    let (service, client) = both().await;
    let items = collect!(client.lists().list_orders().items());
    assert_eq!(items, numbered("order"));
    service.main.forget_requests();
    let items = collect!(client.lists().list_orders().page(2).page_size(5).items());
    assert_eq!(items, numbered("order")[5..]);
    let first_and_last = |targets: Vec<String>| (targets[0].clone(), targets[3].clone());
    assert_eq!(
        first_and_last(targets(&service)),
        (
            "/v1/orders?page=2&page_size=5".to_owned(),
            "/v1/orders?page_size=5&page=5".to_owned()
        )
    );
    assert_eq!(service.main.requests().len(), 4);
}

#[tokio::test]
async fn offsets_grow_until_all_items_are_read() {
    let (service, client) = both().await;
    let items = collect!(client.lists().list_audit_entries().offset(10).items());
    assert_eq!(items, numbered("entry")[10..]);
    assert_eq!(
        targets(&service),
        ["/v1/audit?offset=10", "/v1/audit?offset=20",]
    );
}

#[tokio::test]
async fn pages_have_their_head_and_are_requested_one_by_one() {
    let (service, client) = both().await;
    let mut pages = client.lists().list_orders().pages();
    assert!(service.main.requests().is_empty());
    for number in 1..=3 {
        let page = pages.next().await.expect("a page").expect("a page");
        assert_eq!((page.status().as_u16(), page.page), (200, number));
        assert_eq!(
            service.main.requests().len(),
            usize::try_from(number).unwrap()
        );
    }
    assert!(pages.next().await.is_none());
    assert_eq!(service.main.requests().len(), 3);
}

#[tokio::test]
async fn both_are_streams() {
    let (_service, client) = both().await;
    let items = client.lists().list_orders().items();
    let items: Vec<_> = StreamExt::collect::<Vec<_>>(items).await;
    assert_eq!(items.len(), 25);
    let mut pages = pin!(client.lists().list_orders().pages());
    let first = StreamExt::next(&mut pages).await.expect("a page");
    assert_eq!(first.expect("a page").orders.len(), 10);
}

#[tokio::test]
async fn repeated_cursors_and_urls_are_an_error() {
    let (service, client) = both().await;
    service.set_paging(Paging::Repeated);
    let failed = [
        fail!(client.items().list_items().items()),
        fail!(client.lists().list_movements().items()),
        fail!(client.lists().list_suppliers().items()),
        fail!(client.lists().list_locations().items()),
        fail!(client.lists().list_shipments().items()),
    ];
    for (count, error) in failed {
        assert_eq!((count, error.kind()), (20, ErrorKind::Page), "{error}");
        assert_eq!(problem(&error), PageProblem::Repeated);
        assert!(!error.is_retryable() && !error.may_have_been_processed());
    }
    assert_eq!(service.main.requests().len(), 10);
}

#[tokio::test]
async fn a_page_with_the_same_first_item_is_the_end_where_pages_are_counted() {
    let (service, client) = both().await;
    service.set_paging(Paging::Repeated);
    let orders = collect!(client.lists().list_orders().items());
    let entries = collect!(client.lists().list_audit_entries().items());
    assert_eq!((orders.len(), entries.len()), (10, 10));
    let mut pages = client.lists().list_orders().pages();
    pages.next().await.expect("a page").expect("a page");
    assert!(pages.next().await.is_none());
}

#[tokio::test]
async fn endless_empty_pages_are_an_error() {
    let (service, client) = both().await;
    service.set_paging(Paging::Empty);
    let (count, error) = fail!(client.items().list_items().items());
    assert_eq!((count, problem(&error)), (0, PageProblem::OnlyEmptyPages));
    assert_eq!(service.main.requests().len(), 51);
    service.main.forget_requests();
    let pages = client.lists().list_locations().pages().max_empty_pages(3);
    let (_, error) = fail!(pages.into_items());
    assert_eq!(problem(&error), PageProblem::OnlyEmptyPages);
    assert_eq!(service.main.requests().len(), 4);
    let (_, error) = fail!(client.lists().list_suppliers().items());
    assert_eq!(problem(&error), PageProblem::NoLastId);
    assert!(collect!(client.lists().list_orders().items()).is_empty());
    assert!(collect!(client.lists().list_audit_entries().items()).is_empty());
}

#[tokio::test]
async fn a_url_of_another_origin_gets_nothing() {
    let (service, client) = both().await;
    service.set_paging(Paging::Elsewhere);
    let failed = [
        fail!(client.lists().list_locations().items()),
        fail!(client.lists().list_shipments().items()),
    ];
    for (count, error) in failed {
        assert_eq!((count, problem(&error)), (10, PageProblem::OtherOrigin));
        let reason = "the next page was not requested: its URL is of another origin, http://";
        assert!(error.to_string().contains(reason), "{error}");
        assert!(error.to_string().ends_with(" allows it"), "{error}");
        assert!(error.to_string().starts_with("GET /"), "{error}");
    }
    assert_eq!(
        (service.other.connections(), service.main.requests().len()),
        (0, 2)
    );
}

#[tokio::test]
async fn an_allowed_origin_is_followed_with_the_credentials() {
    let service = Service::start().await;
    let builder = Client::builder(service.main.base()).token(TOKEN);
    let client = builder.allow_origin(service.other.url()).build();
    service.set_paging(Paging::Elsewhere);
    let items = client.expect("a client").lists().list_locations().limit(20);
    let mut items = items.items();
    for _ in 0..21 {
        items.next().await.expect("an item").expect("an item");
    }
    assert_eq!(service.main.requests().len(), 1);
    let request = &service.other.requests()[0];
    assert_eq!(request.header("authorization"), Some("Bearer depot-token"));
}

/// The page that a service may respond with, its next page at `next`.
fn locations(next: &str) -> Fault {
    let body = format!(
        "{{\"next\": \"{next}\", \"previous\": null, \"results\": [{{\"id\": \"a\", \"zone_id\": \"b\"}}]}}"
    );
    Fault::body(200, "application/json", body)
}

#[tokio::test]
async fn urls_are_resolved_or_an_error() {
    let (service, client) = both().await;
    service.main.next(locations("?cursor=l-20"));
    let items = collect!(client.lists().list_locations().limit(3).items());
    assert_eq!(items.len(), 6);
    assert_eq!(targets(&service)[1], "/v1/locations?cursor=l-20");
    service.main.forget_requests();
    for (next, expected) in [
        ("http://[secret", PageProblem::NotAUrl),
        ("ftp://127.0.0.1/secret", PageProblem::NotAUrl),
        ("//localhost:1/secret", PageProblem::OtherOrigin),
    ] {
        service.main.next(locations(next));
        let (count, error) = fail!(client.lists().list_locations().items());
        assert_eq!((count, problem(&error)), (1, expected), "{next}");
        let shown = format!("{error} {error:?}");
        assert!(!shown.contains("secret"), "{shown}");
    }
    assert_eq!(service.main.requests().len(), 3);
}

#[tokio::test]
async fn credentials_of_a_url_are_not_sent() {
    let (service, client) = both().await;
    let address = service.main.address();
    let next = format!("http://user:secret@{address}/v1/locations?cursor=l-20");
    service.main.next(locations(&next));
    let items = collect!(client.lists().list_locations().items());
    assert_eq!(items.len(), 6);
    let request = &service.main.requests()[1];
    assert_eq!(request.header("authorization"), Some("Bearer depot-token"));
}

#[tokio::test]
async fn each_page_is_a_call_with_retries_of_its_own() {
    let (service, client) = both().await;
    let mut pages = client.lists().list_orders().pages();
    for _ in 0..3 {
        service.main.next(Fault::too_many_requests("0"));
        let page = pages.next().await.expect("a page").expect("a page");
        assert_eq!(page.retries().count(), 1);
    }
    assert!(pages.next().await.is_none());
}

#[tokio::test]
async fn an_error_of_a_page_ends_the_items_before_it_in_order() {
    let (service, client) = both().await;
    let mut items = client.lists().list_orders().items();
    for number in 1..=10 {
        let item = items.next().await.expect("an item").expect("an item");
        assert_eq!(item.id, format!("order-{number}"));
    }
    service.main.next(Fault::unauthorized());
    let error = items.next().await.expect("an error").expect_err("an error");
    assert_eq!(error.kind(), ErrorKind::Api);
    assert!(error.api().is_some());
    assert!(items.next().await.is_none());
    assert_eq!(service.main.requests().len(), 2);
}

#[tokio::test]
async fn the_limit_of_memory_is_that_of_a_page() {
    let (service, _) = both().await;
    let client = |limit| {
        let builder = Client::builder(service.main.base()).token(TOKEN);
        builder.max_decode_memory(limit).build().expect("a client")
    };
    let too_large = client(1).lists().list_orders().pages().next().await;
    let error = too_large
        .expect("an error")
        .expect_err("one byte is too little");
    assert_eq!(error.kind(), ErrorKind::TooLarge);
    // Enough for a page of ten, and not for all of them.
    let client = client(2_500);
    let whole = client.lists().list_orders().page_size(25).send().await;
    assert_eq!(whole.expect_err("too large").kind(), ErrorKind::TooLarge);
    assert_eq!(collect!(client.lists().list_orders().items()).len(), 25);
}
