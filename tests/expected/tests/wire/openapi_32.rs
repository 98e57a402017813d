//! Calls of what OpenAPI 3.2 adds: methods, query strings, cookies and items.

use expected::operations::further_methods::types::SearchShelfBody;
use expected::operations::items::types::{NamedItemsResponseItem, Reading};
use expected::operations::query_strings::types::{ByFormFilter, ByJsonJson};
use expected::runtime::{File, OpenTuple};

use super::Service;

fn answering(content_type: &str, body: &str) -> Service {
    let head =
        format!("HTTP/1.1 200 OK\r\ncontent-type: {content_type}\r\nconnection: close\r\n\r\n");
    Service::answering(format!("{head}{body}").into_bytes())
}

#[tokio::test]
async fn a_query_has_a_body() {
    let service = answering("application/json", r#"[{"title": "Dune"}]"#);
    let body = SearchShelfBody::new(["sand".to_owned()]);
    let calls = service.client.further_methods();
    let books = calls.search_shelf("a b", body).send().await.unwrap();
    assert_eq!(books[0].title, "Dune");
    let seen = service.seen();
    assert_eq!(seen.line, "QUERY /catalogue/a%20b");
    assert_eq!(seen.text(), r#"{"words":["sand"]}"#);
}

#[tokio::test]
async fn methods_are_sent_as_the_document_writes_them() {
    let service = Service::start();
    let calls = service.client.further_methods();
    calls.copy_shelf("a", "/b").send().await.unwrap();
    let seen = service.seen();
    assert_eq!(seen.line, "COPY /catalogue/a");
    assert_eq!(seen.header("destination"), Some("/b"));

    let service = Service::start();
    #[allow(deprecated)]
    let call = service
        .client
        .further_methods()
        .purge_all_catalogue_by_shelf("a");
    call.reason("old").send().await.unwrap();
    assert_eq!(service.seen().line, "purge-All /catalogue/a?reason=old");

    let service = Service::start();
    service
        .client
        .further_methods()
        .link_shelves()
        .send()
        .await
        .unwrap();
    assert_eq!(service.seen().line, "LINK /shared/methods");
}

#[tokio::test]
async fn a_query_string_is_a_form() {
    let service = Service::start();
    let filter = ByFormFilter::new().foo("a + b").bar(true).ids([1, 2]);
    let call = service.client.query_strings().by_form().filter(filter);
    call.send().await.unwrap();
    let line = service.seen().line;
    assert_eq!(
        line,
        "GET /query-strings/form?foo=a%20%2B%20b&bar=true&ids=1&ids=2"
    );
}

#[tokio::test]
async fn an_absent_query_string_is_not_sent() {
    let service = Service::start();
    let call = service.client.query_strings().by_form();
    call.filter(ByFormFilter::new()).send().await.unwrap();
    assert_eq!(service.seen().line, "GET /query-strings/form");
}

/// The example of the specification.
#[tokio::test]
async fn a_query_string_is_one_value() {
    let service = Service::start();
    let mut json = ByJsonJson::new([1, 2]);
    json.flag = Some(true);
    service
        .client
        .query_strings()
        .by_json(&json)
        .send()
        .await
        .unwrap();
    let line = service.seen().line;
    assert_eq!(
        line,
        "GET /query-strings/json?%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Atrue%7D"
    );

    let service = Service::start();
    let call = service
        .client
        .query_strings()
        .by_path()
        .selector("$.a.b[1:1]");
    call.send().await.unwrap();
    assert_eq!(
        service.seen().line,
        "GET /query-strings/path?%24.a.b%5B1%3A1%5D"
    );
}

#[tokio::test]
async fn plain_cookies_are_not_encoded() {
    let service = Service::start();
    let call = service
        .client
        .query_strings()
        .plain_cookies("Hello%2C%20world!");
    call.color(["blue", "black"])
        .encoded("Hello, world!")
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        seen.header("cookie"),
        Some("greeting=Hello%2C%20world!; color=blue; color=black; encoded=Hello%2C%20world!")
    );
}

#[tokio::test]
async fn a_plain_cookie_that_would_end_is_refused() {
    let service = Service::start();
    for greeting in ["a;b=c", "a b", "a,b", "a\r\nb", "ü"] {
        let call = service.client.query_strings().plain_cookies(greeting);
        let error = call.send().await.unwrap_err().to_string();
        assert!(error.contains("cookie parameter `greeting`"), "{error}");
    }
    service
        .client
        .query_strings()
        .plain_cookies("a")
        .send()
        .await
        .unwrap();
    assert_eq!(service.seen().header("cookie"), Some("greeting=a"));
}

#[tokio::test]
async fn lines_and_sequences_have_typed_items() {
    let service = answering("application/jsonl", "{\"n\": 1}\n{\"n\": 2}\n");
    let mut lines = service.client.items().item_lines().stream().await.unwrap();
    assert_eq!(lines.next().await.unwrap().unwrap().n, 1);
    assert_eq!(lines.next().await.unwrap().unwrap().n, 2);
    assert_eq!(service.seen().header("accept"), Some("application/jsonl"));

    let service = answering("application/x-ndjson", "[1, 2]\n[]\n");
    let mut lines = service
        .client
        .items()
        .inline_items()
        .stream()
        .await
        .unwrap();
    assert_eq!(lines.next().await.unwrap().unwrap(), [1, 2]);

    let service = answering("application/geo+json-seq", "\u{1e}{\"place\": \"here\"}\n");
    let mut places = service.client.items().item_places().stream().await.unwrap();
    assert_eq!(places.next().await.unwrap().unwrap().place, "here");
    assert!(places.next().await.is_none());
    let seen = service.seen();
    assert_eq!(seen.header("accept"), Some("application/geo+json-seq"));
}

#[tokio::test]
async fn events_have_the_type_of_their_content() {
    let service = answering("text/event-stream", "id: 7\ndata: {\"n\": 1}\n\n");
    let mut events = service.client.items().item_events().stream().await.unwrap();
    let event = events.next().await.unwrap().unwrap();
    assert_eq!((event.data.n, event.id.as_deref()), (1, Some("7")));

    let body =
        "event: addString\ndata: two\ndata: lines\n\nevent: addReading\ndata: {\"n\": 3}\n\n";
    let service = answering("text/event-stream", body);
    let mut events = service.client.items().named_items().stream().await.unwrap();
    match events.next().await.unwrap().unwrap().data {
        NamedItemsResponseItem::AddString(added) => assert_eq!(added.data, "two\nlines"),
        other => panic!("{other:?}"),
    }
    match events.next().await.unwrap().unwrap().data {
        NamedItemsResponseItem::AddReading(added) => assert_eq!(added.data.n, 3),
        other => panic!("{other:?}"),
    }

    let service = answering("text/event-stream", "data: plain\n\n");
    let mut events = service.client.items().text_items().stream().await.unwrap();
    assert_eq!(events.next().await.unwrap().unwrap().data, "plain");
}

#[tokio::test]
async fn parts_are_values_where_all_are_json() {
    let body = "--b\r\nContent-Type: application/json\r\n\r\n{\"n\": 1}\r\n\
                --b\r\n\r\n{\"n\": 2}\r\n--b--\r\n";
    let service = answering("multipart/mixed; boundary=b", body);
    let mut parts = service.client.items().item_parts().stream().await.unwrap();
    assert_eq!(parts.next().await.unwrap().unwrap().n, 1);
    assert_eq!(parts.next().await.unwrap().unwrap().n, 2);
    assert!(parts.next().await.is_none());
    assert_eq!(service.seen().header("accept"), Some("multipart/mixed"));

    let body = "--b\r\nContent-Type: image/png\r\n\r\npng\r\n--b--\r\n";
    let service = answering("multipart/mixed; boundary=b", body);
    let mut parts = service.client.items().item_images().stream().await.unwrap();
    assert_eq!(&parts.next().await.unwrap().unwrap().body()[..], b"png");
}

#[tokio::test]
async fn parts_are_sent_as_their_media_types() {
    let service = Service::start();
    let body = vec![File::new("one"), File::new("two").of_type("image/webp")];
    service
        .client
        .items()
        .send_item_parts(body)
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert!(seen.content_type().starts_with("multipart/mixed; "));
    let text = seen.text();
    assert!(
        text.contains("Content-Type: image/png\r\n\r\none"),
        "{text}"
    );
    assert!(
        text.contains("Content-Type: image/webp\r\n\r\ntwo"),
        "{text}"
    );

    let service = Service::start();
    let first = (Reading::new(5), "a note".to_owned());
    let body = OpenTuple::with_rest(first, vec![File::new("jpg")]);
    service
        .client
        .items()
        .send_letter(body)
        .send()
        .await
        .unwrap();
    let text = service.seen().text();
    assert!(
        text.contains("Content-Type: application/vnd.reading+json\r\n"),
        "{text}"
    );
    assert!(
        text.contains("Content-Type: text/plain; charset=utf-8\r\n"),
        "{text}"
    );
    assert!(text.contains("Content-Type: image/jpeg\r\n"), "{text}");
}
