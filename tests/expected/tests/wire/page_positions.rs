//! Pages go on from where they were: after an error, in another stream, and in a later program. Pages by a property of the body.

use std::io::Write;
use std::net::TcpListener;
use std::thread::{self, JoinHandle};

use expected::operations::pages::types::{ByACursorInTheBodyBody, ByACursorInTheBodyBodyPage, Pet};
use expected::runtime::{Client, Error, Items, PagePosition, PageProblem, RetryPolicy, Undeclared};
use serde_json::{Value, json};

use super::read;

const THREE: &[&str] = &["a", "b", "c"];

/// A service that gives these responses, and what it was sent: target and body.
struct Service {
    url: String,
    client: Client,
    seen: JoinHandle<Vec<String>>,
}

impl Service {
    fn start(responses: Vec<Option<Value>>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let seen = thread::spawn(move || {
            let mut seen = Vec::new();
            for body in responses {
                let (mut stream, _) = listener.accept().unwrap();
                let request = String::from_utf8(read(&mut stream)).unwrap();
                let target = request.split(' ').nth(1).unwrap();
                let (_, sent) = request.split_once("\r\n\r\n").unwrap();
                seen.push(format!("{target} {sent}").trim_end().to_owned());
                let status = if body.is_some() {
                    "200 OK"
                } else {
                    "500 Failed"
                };
                let body = body.unwrap_or_default().to_string();
                let head = "content-type: application/json\r\nconnection: close";
                let length = body.len();
                let response = format!(
                    "HTTP/1.1 {status}\r\n{head}\r\ncontent-length: {length}\r\n\r\n{body}"
                );
                stream.write_all(response.as_bytes()).unwrap();
            }
            seen
        });
        let client = Client::builder(url.as_str()).retry(RetryPolicy::none());
        Self {
            client: client.build().unwrap(),
            url,
            seen,
        }
    }
}

fn pets(ids: &[&str]) -> Vec<Value> {
    ids.iter().map(|id| json!({"id": id})).collect()
}

/// The next items, as many as there are before an error or the end.
async fn ids<T>(
    items: &mut Items<T, Pet>,
    most: usize,
) -> (Vec<String>, Option<Error<Undeclared>>) {
    let mut ids = Vec::new();
    while ids.len() < most {
        match items.next().await {
            Some(Ok(item)) => ids.push(item.id.unwrap()),
            Some(Err(error)) => return (ids, Some(error)),
            None => break,
        }
    }
    (ids, None)
}

fn kept(position: Option<PagePosition>) -> PagePosition {
    let json = serde_json::to_string(&position.unwrap()).unwrap();
    serde_json::from_str(&json).unwrap()
}

#[tokio::test]
async fn numbers_of_pages_go_on_after_an_error() {
    let page = |ids| Some(json!({"total": 5, "data": pets(ids)}));
    let service = Service::start(vec![page(&["a", "b", "c"]), None, page(&["d", "e"])]);
    let mut items = service.client.by_a_number_with_a_total().items();
    let (first, error) = ids(&mut items, 9).await;
    assert_eq!(first, THREE);
    assert_eq!(error.unwrap().status().unwrap().as_u16(), 500);
    assert!(items.next().await.is_none());
    items.resume();
    let (rest, error) = ids(&mut items, 9).await;
    assert_eq!(
        (rest, error.is_none()),
        (vec!["d".to_owned(), "e".to_owned()], true)
    );
    assert!(items.position().is_none());
    items.resume();
    assert!(items.next().await.is_none());
    assert_eq!(
        service.seen.join().unwrap(),
        ["/pets", "/pets?page=2", "/pets?page=2"]
    );
}

#[tokio::test]
async fn items_go_on_within_a_page_in_a_later_program() {
    let page = |ids| Some(json!({"total": 5, "data": pets(ids)}));
    let (first, second) = (page(&["a", "b", "c"]), page(&["d", "e"]));
    let service = Service::start(vec![first.clone(), first, second.clone(), second]);
    let call = || service.client.by_a_number_with_a_total();
    let mut items = call().items();
    assert_eq!(ids(&mut items, 2).await.0, ["a", "b"]);
    let position = kept(items.position());
    assert_eq!(position, items.position().unwrap());
    let mut items = call().items().continue_from(position).max_empty_pages(1);
    assert_eq!(ids(&mut items, 2).await.0, ["c", "d"]);
    let mut items = call()
        .pages()
        .continue_from(kept(items.position()))
        .into_items();
    assert_eq!(ids(&mut items, 9).await.0, ["e"]);
    let targets = ["/pets", "/pets", "/pets?page=2", "/pets?page=2"];
    assert_eq!(service.seen.join().unwrap(), targets);
}

#[tokio::test]
#[expect(deprecated, reason = "the document deprecates the operation")]
async fn a_next_url_of_another_origin_is_named_and_goes_on_when_it_is_allowed() {
    let other = Service::start(vec![Some(json!({"data": pets(&["c"])}))]);
    let origin = other.url.clone();
    let body = json!({"data": pets(&["a", "b"]), "_links": {"next": {"href": format!("{origin}/secret")}}});
    let service = Service::start(vec![Some(body)]);
    let page = service.url.clone();
    let mut items = service.client.by_a_next_url().items();
    let (first, error) = ids(&mut items, 9).await;
    assert_eq!(first, ["a", "b"]);
    let Some(Error::Page(error)) = error else {
        panic!("another error");
    };
    assert_eq!(error.problem(), PageProblem::OtherOrigin);
    assert_eq!(error.next_origin(), Some(origin.as_str()));
    assert_eq!(
        error.to_string(),
        format!(
            "GET /next: the next page was not requested: its URL is of another origin, {origin}, than the page, {page}; \
             `ClientBuilder::allow_origin(\"{origin}\")` allows it"
        )
    );
    assert!(items.next().await.is_none());
    let allowed = Client::builder(page).allow_origin(origin).build().unwrap();
    let mut items = allowed
        .by_a_next_url()
        .items()
        .continue_from(kept(items.position()));
    assert_eq!(ids(&mut items, 9).await.0, ["c"]);
    assert_eq!(other.seen.join().unwrap(), ["/secret"]);
}

#[tokio::test]
async fn a_position_of_other_pages_is_an_error() {
    let service = Service::start(vec![]);
    let position: PagePosition = serde_json::from_value(json!({"url": "/pets"})).unwrap();
    let mut pages = service
        .client
        .by_a_number_with_a_total()
        .pages()
        .continue_from(position);
    let error = pages.next().await.unwrap().unwrap_err();
    assert!(matches!(error, Error::Page(error) if error.problem() == PageProblem::NotAPosition));
    for wrong in [
        json!({"url": 1}),
        json!({"items": -1}),
        json!({"url": "", "value": 1}),
        json!([]),
    ] {
        assert!(serde_json::from_value::<PagePosition>(wrong).is_err());
    }
    let shown = json!({"value": "secret"});
    let position: PagePosition = serde_json::from_value(shown.clone()).unwrap();
    assert!(!format!("{position:?}").contains("secret"));
    assert_eq!(serde_json::to_value(position).unwrap(), shown);
}

#[tokio::test]
async fn a_property_of_the_body_asks_for_the_next_page() {
    let page = |next: Value, ids| Some(json!({"next_cursor": next, "data": pets(ids)}));
    let responses = vec![page(json!("2"), &["a"]), page(Value::Null, &["b"])];
    let body = ByACursorInTheBodyBody::new()
        .name("x")
        .page(ByACursorInTheBodyBodyPage::new().size(1));
    let service = Service::start(responses.clone());
    let mut items = service.client.by_a_cursor_in_the_body().body(body).items();
    assert_eq!(ids(&mut items, 9).await.0, ["a", "b"]);
    let first = r#"/pets/search {"page":{"size":1},"name":"x"}"#;
    let second = r#"/pets/search {"name":"x","page":{"size":1,"cursor":"2"}}"#;
    assert_eq!(service.seen.join().unwrap(), [first, second]);
    // Without a body too.
    let service = Service::start(responses);
    let mut items = service.client.by_a_cursor_in_the_body().items();
    assert_eq!(ids(&mut items, 9).await.0, ["a", "b"]);
    let second = r#"/pets/search {"page":{"cursor":"2"}}"#;
    assert_eq!(service.seen.join().unwrap(), ["/pets/search", second]);
}

#[tokio::test]
async fn a_body_that_is_no_object_has_no_next_page() {
    let service = Service::start(vec![Some(
        json!({"next_cursor": "2", "data": pets(&["a"])}),
    )]);
    let mut pages = service
        .client
        .by_a_cursor_in_the_body()
        .body_json([1])
        .pages();
    assert!(pages.next().await.unwrap().is_ok());
    let error = pages.next().await.unwrap().unwrap_err();
    assert!(matches!(error, Error::Page(error) if error.problem() == PageProblem::NotAnObject));
}
