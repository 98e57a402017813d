//! What declared headers say: typed where the document says so, on responses and on errors.

use std::time::Duration;

use depot::types::{ItemKind, NewItem};
use depot::{Client, Error, ErrorHeaders, HeaderError, RateLimit, ResponseHeaders};
use depot_service::{Fault, Service, TOKEN};

async fn both() -> (Service, Client) {
    let service = Service::start().await;
    let client = Client::builder(service.main.base()).token(TOKEN).build();
    (service, client.expect("a client"))
}

#[tokio::test]
async fn declared_headers_are_methods_of_the_response() {
    let (_service, client) = both().await;
    let created = client
        .items()
        .create_item(NewItem::new("Drill", ItemKind::Tool))
        .send()
        .await;
    let created = created.expect("an item");
    let id = created.id.clone();
    assert_eq!(created.location(), Ok(format!("/v1/items/{id}")));
    assert!(!created.etag().expect("text").is_empty());
    let page = client
        .lists()
        .list_shipments()
        .send()
        .await
        .expect("a page");
    assert_eq!(page.x_total_count(), Ok(Some(25)));
    let link = page.link().expect("text").expect("a link");
    assert!(link.ends_with("rel=\"next\""), "{link}");
    let items = client.items().list_items().send().await.expect("a page");
    assert_eq!(items.x_total_count(), Ok(None));
}

#[tokio::test]
async fn a_header_that_is_not_as_declared_is_an_error_without_its_value() {
    let (service, client) = both().await;
    for value in ["many", "1.5", "", "99999999999999999999"] {
        service
            .main
            .next(Fault::none().header("x-total-count", value));
        let page = client
            .lists()
            .list_shipments()
            .send()
            .await
            .expect("a page");
        let error: HeaderError = page.x_total_count().expect_err("no integer");
        assert_eq!(
            error.to_string(),
            "the header `X-Total-Count` is not as declared"
        );
    }
}

#[tokio::test]
async fn headers_of_error_responses_are_methods_of_the_error() {
    let (_service, client) = both().await;
    let call = client
        .files()
        .download_file("manual")
        .range("bytes=2000000-");
    let error = call.send().await.expect_err("beyond the end");
    assert_eq!(
        error.content_range(),
        Ok(Some("bytes */1000000".to_owned()))
    );
    let unsent = client.items().get_item("").send().await;
    assert_eq!(unsent.expect_err("no id").content_range(), Ok(None));
}

#[tokio::test]
async fn rate_limits_are_read_in_all_their_notations() {
    let (service, client) = both().await;
    for (headers, limit, remaining) in [
        (
            vec![
                ("ratelimit", r#""default";r=50;t=30"#),
                ("ratelimit-policy", r#""default";q=100;w=60"#),
            ],
            Some(100),
            Some(50),
        ),
        (
            vec![("ratelimit", "limit=100, remaining=50, reset=30")],
            Some(100),
            Some(50),
        ),
        (
            vec![
                ("ratelimit", ""),
                ("ratelimit-policy", ""),
                ("ratelimit-limit", "100, 100;w=60"),
                ("ratelimit-remaining", "50"),
                ("ratelimit-reset", "30"),
            ],
            Some(100),
            Some(50),
        ),
        (
            vec![
                ("ratelimit", ""),
                ("ratelimit-policy", ""),
                ("x-ratelimit-remaining", "50"),
                ("x-ratelimit-reset", "30"),
            ],
            None,
            Some(50),
        ),
    ] {
        let fault = headers.iter().fold(Fault::none(), |fault, (name, value)| {
            fault.header(name, value)
        });
        service.main.next(fault);
        let page = client.items().list_items().send().await.expect("a page");
        let found: RateLimit = page.rate_limit().expect("a limit");
        assert_eq!(
            (found.limit, found.remaining),
            (limit, remaining),
            "{headers:?}"
        );
        let left = found.resets_in().expect("a time");
        assert!(
            left > Duration::from_secs(20) && left <= Duration::from_secs(31),
            "{left:?}"
        );
    }
}

#[tokio::test]
async fn a_response_says_when_to_ask_again() {
    let (service, client) = both().await;
    service.main.next(Fault::none().header("retry-after", "7"));
    let report = client
        .reports()
        .create_report()
        .send()
        .await
        .expect("a report");
    assert_eq!(report.retry_after(), Some(Duration::from_secs(7)));
    service
        .main
        .next(Fault::too_many_requests("7").header("ratelimit", r#""default";r=0;t=30"#));
    let call = client
        .reports()
        .create_report()
        .retry(depot::RetryPolicy::none());
    let error: Error<_> = call.send().await.expect_err("a 429");
    assert_eq!(error.retry_after(), Some(Duration::from_secs(7)));
    assert_eq!(
        error.rate_limit().and_then(|limit| limit.remaining),
        Some(0)
    );
}
