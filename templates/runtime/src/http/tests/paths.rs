//! Paths arrive as they were meant, or do not leave.

use super::{
    super::{base_url::BaseUrl, path},
    api::PageRead,
    runtime::{Client, Error, RequestError},
    server::{Server, json},
};
use reqwest::Method;

#[tokio::test]
async fn a_parameter_is_one_segment() {
    let table = [
        ("plain-1_2~3.4", "/pages/plain-1_2~3.4"),
        ("a/b", "/pages/a%2Fb"),
        ("ü?#", "/pages/%C3%BC%3F%23"),
        ("%2e%2e", "/pages/%252e%252e"),
        ("...", "/pages/..."),
        ("..\\..", "/pages/..%5C.."),
        ("\r\nx: y", "/pages/%0D%0Ax%3A%20y"),
        (" ", "/pages/%20"),
        ("{id}", "/pages/%7Bid%7D"),
        ("https://evil.example", "/pages/https%3A%2F%2Fevil.example"),
    ];
    let server = Server::always(json(r#"{"title": "t"}"#)).await;
    let client = Client::builder(server.url()).build().unwrap();
    for (id, expected) in table {
        client.page_read(id).send().await.unwrap();
        assert_eq!(
            server.seen().last().unwrap().line(),
            format!("GET {expected}"),
            "{id:?}"
        );
    }
}

#[tokio::test]
async fn dots_and_nothing_are_refused_before_anything_is_sent() {
    let server = Server::always(json(r#"{"title": "t"}"#)).await;
    let client = Client::builder(server.url()).build().unwrap();
    for (id, reason) in [
        ("..", "is a dot segment"),
        (".", "is a dot segment"),
        ("", "is empty"),
    ] {
        let error = client.page_read(id).send().await.unwrap_err();
        let Error::Request(error) = error else {
            panic!("{error:?}")
        };
        assert_eq!(
            (error.part(), error.reason()),
            ("path parameter `id`", reason)
        );
    }
    assert!(server.seen().is_empty());
}

#[tokio::test]
async fn a_base_urls_prefix_is_kept() {
    let server = Server::always(json(r#"{"title": "t"}"#)).await;
    for base in ["/api/v1", "/api/v1/", "/api/v1//"] {
        let client = Client::builder(format!("{}{base}", server.url()))
            .build()
            .unwrap();
        client.page_read("x").send().await.unwrap();
        assert_eq!(server.seen().last().unwrap().line(), "GET /api/v1/pages/x");
    }
}

#[test]
fn segments_that_meet_are_looked_at_together() {
    let fill = |template, values: &[(&'static str, &str)]| {
        let values: Vec<_> = values
            .iter()
            .map(|(name, value)| (*name, (*value).to_owned()))
            .collect();
        path::fill(template, &values)
            .map(|target| target.path)
            .map_err(|error: RequestError| error.to_string())
    };
    assert_eq!(
        fill("/a/{x}{y}", &[("x", "b"), ("y", "c")]).unwrap(),
        "/a/bc"
    );
    assert_eq!(fill("/{x}.json", &[("x", "b")]).unwrap(), "/b.json");
    assert_eq!(
        fill("/a b/{x}/ü", &[("x", "c")]).unwrap(),
        "/a%20b/c/%C3%BC"
    );
    assert_eq!(
        fill("/a/{x}.", &[("x", ".")]).unwrap_err(),
        "path has a dot segment"
    );
    assert_eq!(
        fill("/{x}", &[]).unwrap_err(),
        "path parameter `x` has no value"
    );
    assert_eq!(
        fill("/{x", &[("x", "b")]).unwrap_err(),
        "path has a brace left open"
    );
    assert_eq!(
        fill("pages", &[]).unwrap_err(),
        "path does not start with a slash"
    );
    let target = path::fill("/a?action=list&x='", &[]).unwrap();
    assert_eq!(
        (target.path.as_str(), target.query),
        ("/a", vec!["action=list&x=%27".to_owned()])
    );
}

#[tokio::test]
async fn a_path_of_the_callers_own_is_sent_as_it_is_or_not_at_all() {
    let server = Server::always(json("null")).await;
    let client = Client::builder(format!("{}/api", server.url()))
        .build()
        .unwrap();
    let sent = [
        ("/a/b%20c?d=e&f", "/api/a/b%20c?d=e&f"),
        ("/a b/ü", "/api/a%20b/%C3%BC"),
        ("//evil.example/x", "/api//evil.example/x"),
        ("/x\\y#z", "/api/x%5Cy%23z"),
        ("/", "/api/"),
    ];
    for (path, expected) in sent {
        client
            .request(Method::GET, path)
            .send::<()>()
            .await
            .unwrap();
        assert_eq!(
            server.seen().last().unwrap().line(),
            format!("GET {expected}"),
            "{path:?}"
        );
    }
    let count = server.seen().len();
    for path in [
        "",
        "a",
        "https://evil.example/",
        "@evil.example",
        "/..",
        "/a/../b",
        "/%2E%2e/x",
        "/.%2e",
        "/.",
    ] {
        let error = client
            .request(Method::GET, path)
            .send::<()>()
            .await
            .unwrap_err();
        assert!(matches!(error, Error::Request(_)), "{path:?}: {error:?}");
    }
    assert_eq!(server.seen().len(), count);
}

#[tokio::test]
async fn a_url_that_is_too_long_is_said_to_be() {
    let client = Client::builder("http://127.0.0.1:1").build().unwrap();
    let error = client
        .page_read("x".repeat(70_000))
        .send()
        .await
        .unwrap_err();
    assert_eq!(error.to_string(), "nothing was sent: URL is too long");
}

#[test]
fn base_urls_are_checked() {
    let refused = [
        "",
        "/api",
        "example.com",
        "ftp://example.com",
        "file:///etc",
        "https://u:hunter2@example.com",
        "https://hunter2@example.com",
        "https://example.com/?key=hunter2",
        "https://example.com/#hunter2",
        "https://",
        "https://ex ample.com",
        "mailto:a@b",
    ];
    for base in refused {
        let error = Client::builder(base).build().unwrap_err();
        assert!(
            !format!("{error} {error:?}").contains("hunter2"),
            "{error:?}"
        );
    }
    let local = [
        "http://localhost",
        "http://LOCALHOST:80",
        "http://127.0.0.1",
        "http://127.9.9.9:8",
        "http://[::1]:80",
    ];
    for base in local {
        assert!(BaseUrl::parse(base).unwrap().is_local(), "{base}");
    }
    let exposed = [
        "http://example.com",
        "http://localhost.example.com",
        "http://127.0.0.1.example.com",
        "http://10.0.0.1",
        "http://a.localhost",
        "http://0.0.0.0",
        "http://[::]",
    ];
    for base in exposed {
        assert!(BaseUrl::parse(base).unwrap().is_exposed(), "{base}");
    }
}

const fn assert_send<T: Send>(_: &T) {}

#[test]
fn what_has_to_cross_threads_can() {
    const fn both<T: Send + Sync>() {}
    both::<Client>();
    both::<PageRead>();
    both::<Error>();
    let client = Client::builder("https://example.com").build().unwrap();
    assert_send(&client.page_read("x").send());
    assert_send(&client.request(Method::GET, "/x").send_bytes());
}
