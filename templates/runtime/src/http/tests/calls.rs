//! What is put into a call is what is sent.

use super::{
    api::Draft,
    runtime::{Body, Client, Credential, Error, ErrorKind, Segment},
    server::{Seen, Server, json, reply},
};
use reqwest::Method;
use serde_json::json;

async fn page_server() -> (Server, Client) {
    let server = Server::always(json(r#"{"title": "t", "new": 1}"#)).await;
    let client = Client::builder(server.url())
        .bearer_token("t")
        .request_origin("app")
        .build()
        .unwrap();
    (server, client)
}

#[tokio::test]
async fn a_call_is_sent_as_the_document_says() {
    let (server, client) = page_server().await;
    let call = client
        .page_create(&Draft::new("hello"))
        .max_count(5)
        .tags(["a", "b,c"])
        .session("s 1");
    let page = call.send().await.unwrap();
    assert_eq!((page.title.as_str(), page.status().as_u16()), ("t", 200));
    let seen = server.only();
    assert_eq!(seen.line(), "POST /pages?max_count=5&tag=a,b%2Cc");
    assert_eq!(seen.body, br#"{"title":"hello"}"#);
    let expected = [
        ("authorization", "Bearer t"),
        ("accept", "application/json"),
        ("content-type", "application/json"),
        ("content-length", "17"),
        ("cookie", "session=s%201"),
        ("x-service-request-origin", "app"),
        (
            "user-agent",
            concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")),
        ),
    ];
    for (name, value) in expected {
        assert_eq!(seen.header(name).as_deref(), Some(value), "{name}");
    }
    assert_eq!(seen.header("referer"), None);
}

#[tokio::test]
async fn a_setter_replaces_and_none_takes_away() {
    let (server, client) = page_server().await;
    let call = client
        .page_create(&Draft::new("t"))
        .max_count(9)
        .max_count(1)
        .tags(["a"])
        .tags(None);
    call.request_origin("mine").clone().send().await.unwrap();
    let seen = server.only();
    assert_eq!(seen.line(), "POST /pages?max_count=1");
    assert_eq!(seen.header("x-service-request-origin").unwrap(), "mine");
    client
        .page_create(&Draft::new("t"))
        .request_origin(None)
        .send()
        .await
        .unwrap();
    assert_eq!(server.seen()[1].header("x-service-request-origin"), None);
    client.page_read("x").send().await.unwrap();
    assert_eq!(
        server.seen()[2].header("x-service-request-origin"),
        None,
        "it does not declare it"
    );
}

#[tokio::test]
async fn a_part_that_is_set_again_is_judged_again() {
    let (server, client) = page_server().await;
    let call = || client.page_create(&Draft::new("t")).request_origin("a\nb");
    assert_eq!(call().send().await.unwrap_err().kind(), ErrorKind::Request);
    call().request_origin("ok").send().await.unwrap();
    call()
        .header("X-Service-Request-Origin", "by hand")
        .send()
        .await
        .unwrap();
    assert_eq!(
        call().header("x-other", 1).send().await.unwrap_err().kind(),
        ErrorKind::Request
    );
    let sent = server
        .seen()
        .into_iter()
        .map(|seen| seen.header("x-service-request-origin"));
    assert_eq!(
        sent.collect::<Vec<_>>(),
        [Some("ok".into()), Some("by hand".into())]
    );
}

#[tokio::test]
async fn headers_of_every_call_go_beside_what_the_call_says() {
    let server = Server::always(json(r#"{"title": "t"}"#)).await;
    let builder = Client::builder(server.url())
        .header("Accept", "application/vnd.mine")
        .header("Cookie", "a=b");
    let client = builder
        .credential("scheme", Credential::cookie("sid", "1"))
        .build()
        .unwrap();
    client.request(Method::GET, "/x").send::<()>().await.ok();
    client
        .page_create(&Draft::new("t"))
        .session("s")
        .header("accept", "application/json")
        .send()
        .await
        .unwrap();
    let [request, call] = &server.seen()[..] else {
        panic!("two requests")
    };
    assert_eq!(request.header("accept").unwrap(), "application/vnd.mine");
    assert_eq!(request.header("cookie").unwrap(), "a=b; sid=1");
    assert_eq!(call.header("accept").unwrap(), "application/json");
    assert_eq!(call.header("cookie").unwrap(), "a=b; session=s");
}

#[tokio::test]
async fn escape_hatches_reach_everything() {
    let (server, client) = page_server().await;
    let call = client
        .page_create(&Draft::new("far too long for it"))
        .body_json(json!({"any": 1}));
    let call = call
        .query("stand alone", true)
        .query("n", 3)
        .header("X-Extra", 7)
        .header("Accept", "text/x");
    call.header("content-type", "application/vnd.x+json")
        .header("x-service-request-origin", "h")
        .send()
        .await
        .unwrap();
    let seen = server.only();
    assert_eq!(seen.line(), "POST /pages?stand%20alone=true&n=3");
    assert_eq!(seen.body, br#"{"any":1}"#);
    assert_eq!(seen.header("x-extra").unwrap(), "7");
    assert_eq!(seen.header("accept").unwrap(), "text/x");
    assert_eq!(
        seen.header("content-type").unwrap(),
        "application/vnd.x+json"
    );
    assert_eq!(seen.header("x-service-request-origin").unwrap(), "h");
}

#[tokio::test]
async fn requests_beyond_the_document_have_auth_and_bodies() {
    let (server, client) = page_server().await;
    let page = client
        .request(Method::PATCH, "/beta")
        .body_json(json!([1]))
        .send::<serde_json::Value>()
        .await
        .unwrap();
    assert_eq!(page["new"], 1);
    let form = Body::form(&json!({"a": "b c", "d": [1, 2]})).unwrap();
    client
        .request(Method::POST, "/form")
        .body(form)
        .send_bytes()
        .await
        .unwrap();
    let text = Body::text("ü");
    client
        .request(Method::PUT, "/text")
        .body(text)
        .send_bytes()
        .await
        .unwrap();
    client
        .request(Method::POST, "/nothing")
        .send_bytes()
        .await
        .unwrap();
    let sent = |seen: &Seen| {
        let body = String::from_utf8(seen.body.clone()).unwrap();
        (
            seen.line().to_owned(),
            seen.header("content-type"),
            seen.header("content-length"),
            body,
        )
    };
    let some = |text: &str| Some(text.to_owned());
    let seen: Vec<_> = server.seen().iter().map(sent).collect();
    assert_eq!(
        seen[0],
        (
            "PATCH /beta".into(),
            some("application/json"),
            some("3"),
            "[1]".into()
        )
    );
    let form = some("application/x-www-form-urlencoded");
    assert_eq!(
        seen[1],
        (
            "POST /form".into(),
            form,
            some("15"),
            "a=b%20c&d=1&d=2".into()
        )
    );
    assert_eq!(
        seen[2],
        (
            "PUT /text".into(),
            some("text/plain; charset=utf-8"),
            some("2"),
            "ü".into()
        )
    );
    assert_eq!(
        seen[3],
        ("POST /nothing".into(), None, some("0"), String::new())
    );
    assert!(
        server
            .seen()
            .iter()
            .all(|seen| seen.header("authorization").is_some())
    );
    assert!(Body::form(&json!([1])).is_err());
}

#[tokio::test]
async fn an_optional_body_is_sent_once_it_is_set() {
    let server = Server::always(reply("204 No Content", "", "")).await;
    let client = Client::builder(server.url()).build().unwrap();
    client.page_delete().send().await.unwrap();
    client
        .page_delete()
        .farewell(Draft::new("bye"))
        .send()
        .await
        .unwrap();
    client
        .page_delete()
        .farewell(Draft::new("bye"))
        .farewell(None)
        .send()
        .await
        .unwrap();
    let bodies: Vec<_> = server.seen().into_iter().map(|seen| seen.body).collect();
    assert_eq!(bodies, [&b""[..], br#"{"title":"bye"}"#, b""]);
    let error = client
        .page_delete()
        .farewell(Draft::new("much too long"))
        .send()
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
}

#[tokio::test]
async fn violations_are_found_before_anything_is_sent() {
    let (server, client) = page_server().await;
    let invalid = || {
        client
            .page_create(&Draft::new("far too long for it"))
            .max_count(6)
    };
    let error = invalid().send().await.unwrap_err();
    assert_eq!(
        (error.kind(), error.is_retryable(), error.status()),
        (ErrorKind::Invalid, false, None)
    );
    let Error::Invalid(violations) = &error else {
        panic!("{error:?}")
    };
    let locs: Vec<Vec<Segment>> = violations
        .iter()
        .map(|violation| violation.loc.clone())
        .collect();
    assert_eq!(
        locs,
        [
            ["body".into(), Segment::from("title")],
            ["query".into(), "max_count".into()]
        ]
    );
    assert_eq!(violations.as_slice()[1].kind, "less_than_equal");
    assert!(
        error
            .to_string()
            .contains("query.max_count: Input should be less than or equal to 5"),
        "{error}"
    );
    assert!(server.seen().is_empty());

    invalid().validate(false).send().await.unwrap();
    invalid()
        .max_count(5)
        .body_json(json!({}))
        .send()
        .await
        .unwrap();
    let lenient = Client::builder(server.url())
        .validate(false)
        .build()
        .unwrap();
    lenient
        .page_create(&Draft::new("far too long for it"))
        .send()
        .await
        .unwrap();
    assert_eq!(server.seen().len(), 3);
    let strict = lenient
        .page_create(&Draft::new("far too long for it"))
        .validate(true);
    assert_eq!(strict.send().await.unwrap_err().kind(), ErrorKind::Invalid);
}

#[tokio::test]
async fn headers_that_would_break_the_message_are_refused() {
    let (server, client) = page_server().await;
    for value in ["a\r\nb: c", "a\nb", "a\0", "a\u{7f}"] {
        let by_hand = client
            .page_read("x")
            .header("x-a", value)
            .send()
            .await
            .unwrap_err();
        assert_eq!(
            by_hand.to_string(),
            "nothing was sent: header `x-a` has a value with a control character"
        );
        let declared = client
            .page_create(&Draft::new("t"))
            .request_origin(value)
            .send()
            .await
            .unwrap_err();
        assert_eq!(declared.kind(), ErrorKind::Request);
        assert!(
            Client::builder("https://a")
                .header("x-a", value)
                .build()
                .is_err()
        );
        assert!(
            Client::builder("https://a")
                .request_origin(value)
                .build()
                .is_err()
        );
    }
    for name in [
        "",
        "a b",
        "a:",
        "a\r\nb",
        "ü",
        "Content-Length",
        "transfer-encoding",
        "connection",
        "upgrade",
    ] {
        let error = client
            .page_read("x")
            .header(name, 1)
            .send()
            .await
            .unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Request, "{name:?}");
    }
    let body = Body::new("a/b\r\nx: y", "");
    let error = client
        .request(Method::POST, "/x")
        .body(body)
        .send_bytes()
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Request);
    assert!(server.seen().is_empty());
    client
        .page_read("x")
        .header("x-text", "ü\tö")
        .send()
        .await
        .unwrap();
}
