//! Redirects stay within the origin; nothing is sent anywhere else.

use super::{
    api::Draft,
    runtime::{Client, Credential, Error, ErrorKind},
    server::{Reply, Server, json, reply},
};
use reqwest::Method;

const PAGE: &str = r#"{"title": "t"}"#;

fn to(status: u16, location: &str) -> Reply {
    reply(
        &format!("{status} Moved"),
        &format!("location: {location}\r\n"),
        "elsewhere",
    )
}

fn client(server: &Server) -> Client {
    let builder = Client::builder(server.url()).bearer_token("hunter2");
    builder
        .credential("Key", Credential::cookie("sid", "hunter2"))
        .build()
        .unwrap()
}

#[tokio::test]
async fn within_the_origin_they_are_followed() {
    let host = "127.0.0.1:PORT";
    let locations = [
        ("/new?a=b", "/new?a=b"),
        ("../new", "/new"),
        ("?a=b", "/pages/x?a=b"),
        (&format!("//{host}/new"), "/new"),
        (&format!("http://{host}/new?a=b#c"), "/new?a=b"),
        (&format!("HTTP://u:p@{host}/ü"), "/%C3%BC"),
    ];
    for (location, expected) in locations {
        let server = Server::start([to(302, location), json(PAGE)]).await;
        client(&server).page_read("x").send().await.unwrap();
        let seen = &server.seen()[1];
        assert_eq!(seen.line(), format!("GET {expected}"), "{location}");
        assert_eq!(seen.header("authorization").unwrap(), "Bearer hunter2");
        assert_eq!(seen.header("referer"), None);
    }
}

#[tokio::test]
async fn methods_and_bodies_change_as_http_says() {
    let table = [
        (Method::POST, 301, "GET", false),
        (Method::POST, 302, "GET", false),
        (Method::POST, 303, "GET", false),
        (Method::POST, 307, "POST", true),
        (Method::POST, 308, "POST", true),
        (Method::PUT, 301, "PUT", true),
        (Method::PUT, 302, "PUT", true),
        (Method::PUT, 303, "GET", false),
        (Method::DELETE, 307, "DELETE", true),
        (Method::GET, 302, "GET", true),
        (Method::HEAD, 303, "HEAD", true),
    ];
    for (method, status, expected, keeps_body) in table {
        let server = Server::start([to(status, "/new"), json("")]).await;
        let request = client(&server)
            .request(method.clone(), "/old")
            .body_json([1]);
        request.send::<()>().await.unwrap();
        let seen = server.seen();
        assert_eq!(
            seen[1].line(),
            format!("{expected} /new"),
            "{method} {status}"
        );
        assert_eq!(
            seen[1].body,
            if keeps_body { &b"[1]"[..] } else { b"" },
            "{method} {status}"
        );
        assert_eq!(
            seen[1].header("content-type").is_some(),
            keeps_body,
            "{method} {status}"
        );
    }
}

#[tokio::test]
async fn to_another_origin_nothing_is_sent() {
    let other = Server::always(json(PAGE)).await;
    let locations = [
        format!("{}/new?key=secret#part", other.url()),
        format!("http://user:secret@127.0.0.1:{}/new", other.port),
        format!("//127.0.0.1:{}/new", other.port),
        format!("http://localhost:{}/new", other.port),
    ];
    for status in [301, 302, 303, 307, 308] {
        for location in &locations {
            let server = Server::always(to(status, location)).await;
            let call = client(&server)
                .page_create(&Draft::new("t"))
                .session("hunter2");
            let error = call.send().await.unwrap_err();
            assert_eq!(
                (error.kind(), error.status().unwrap().as_u16()),
                (ErrorKind::Redirect, status)
            );
            assert!(
                error.to_string().contains(&format!(":{}/new)", other.port)),
                "{error}"
            );
            assert!(
                !format!("{error} {error:?}").contains("secret"),
                "{error:?}"
            );
            assert_eq!(error.headers().unwrap()["location"], location.as_str());
            assert_eq!((server.seen().len(), error.is_retryable()), (1, false));
        }
    }
    assert!(other.seen().is_empty());
}

#[tokio::test]
async fn another_scheme_or_port_is_another_origin() {
    for location in [
        "https://127.0.0.1:PORT/x",
        "ftp://127.0.0.1/x",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://[oops",
    ] {
        let server = Server::always(to(307, location)).await;
        let error = client(&server).page_read("x").send().await.unwrap_err();
        let Error::Redirect(_) = error else {
            panic!("{location}: {error:?}")
        };
        assert_eq!(
            (server.seen().len(), error.may_have_been_processed()),
            (1, false)
        );
    }
}

#[tokio::test]
async fn a_location_is_shown_as_it_is_but_for_its_secrets() {
    let locations = [
        ("javascript:alert(1)", "javascript:alert(1)"),
        (
            "javascript:alert(\"a\tb\u{fc}\u{202e}\")",
            "javascript:alert(\"ab%C3%BC%E2%80%AE\")",
        ),
        ("data:text/html,<b>?key=secret#secret", "data:text/html,<b>"),
        ("mailto:a@b.example?subject=secret", "mailto:a@b.example"),
        ("file:///etc/passwd", "file:///etc/passwd"),
        ("app://user:secret@host/path?key=secret", "app://host/path"),
    ];
    for (location, shown) in locations {
        let server = Server::always(to(302, location)).await;
        let error = client(&server)
            .page_create(&Draft::new("t"))
            .send()
            .await
            .unwrap_err();
        let Error::Redirect(refused) = &error else {
            panic!("{location}: {error:?}")
        };
        assert_eq!(refused.location(), Some(shown), "{location:?}");
        assert!(
            error
                .to_string()
                .ends_with(&format!("it leads to another origin ({shown})")),
            "{error}"
        );
        assert!(!format!("{error:?}").contains("secret"), "{error:?}");
    }
}

#[tokio::test]
async fn an_api_key_in_the_query_goes_along_within_the_origin() {
    let locations = [
        ("/new", "/new?api%20key=a%26b"),
        ("/new?", "/new?api%20key=a%26b"),
        ("/new?page=2#c", "/new?page=2&api%20key=a%26b"),
        ("/new?api+key=a%26b", "/new?api+key=a%26b"),
        ("/new?api%20key=other&page=2", "/new?api%20key=other&page=2"),
    ];
    for (location, expected) in locations {
        for method in [Method::GET, Method::POST] {
            let server = Server::start([to(307, location), to(308, location), json("null")]).await;
            let builder = Client::builder(server.url())
                .credential("Key", Credential::query("api key", "a&b"));
            let client = builder.build().unwrap();
            client
                .request(method.clone(), "/old")
                .query("a", 1)
                .send::<()>()
                .await
                .unwrap();
            let seen: Vec<String> = server
                .seen()
                .iter()
                .map(|seen| seen.line().to_owned())
                .collect();
            let line = format!("{method} {expected}");
            assert_eq!(
                seen,
                [
                    format!("{method} /old?a=1&api%20key=a%26b"),
                    line.clone(),
                    line
                ],
                "{location}"
            );
        }
    }
}

#[test]
fn from_https_to_http_is_another_origin() {
    use super::super::{body::Body, outgoing::Outgoing, redirect, secrets::Secrets};
    use reqwest::{
        StatusCode, Url,
        header::{HeaderMap, IF_MATCH, LOCATION},
    };
    let client = Client::builder("https://base.example").build().unwrap();
    let sent = |url: &str, headers: &HeaderMap| Outgoing {
        method: Method::GET,
        url: Url::parse(url).unwrap(),
        headers: headers.clone(),
        body: Body::default(),
        credentials: Vec::new(),
        secrets: Secrets::default(),
    };
    let follow_with = |sent_headers: &HeaderMap, from: &str, to: &'static str| {
        let headers = [(LOCATION, to.parse().unwrap())].into_iter().collect();
        let sent = sent(from, sent_headers);
        redirect::follow(
            &sent,
            StatusCode::FOUND,
            &headers,
            &client.as_ref().settings,
        )
        .map(|next| next.unwrap().url.to_string())
    };
    // What is set by hand may be a secret.
    let by_hand = [(IF_MATCH, "x".parse().unwrap())].into_iter().collect();
    let follow = |from: &str, to: &'static str| follow_with(&by_hand, from, to);
    let refusal = follow("https://a.example/x", "http://a.example/y?key=1").unwrap_err();
    assert_eq!(refusal.location.as_deref(), Some("http://a.example/y"));
    assert!(follow("http://a.example/x", "https://a.example/y").is_err());
    assert!(follow("https://a.example/x", "https://a.example:8443/y").is_err());
    assert!(follow("https://a.example/x", "https://b.a.example/y").is_err());
    assert_eq!(
        follow("https://a.example/x", "https://A.EXAMPLE:443/y").unwrap(),
        "https://a.example/y"
    );
    assert_eq!(
        follow("https://a.example/x", "https://u:p@a.example/y").unwrap(),
        "https://a.example/y"
    );
    // Without anything by hand, only encryption must not get lost.
    let plain = HeaderMap::new();
    assert!(follow_with(&plain, "https://a.example/x", "http://a.example/y").is_err());
    assert!(follow_with(&plain, "https://a.example/x", "file:///y").is_err());
    assert_eq!(
        follow_with(&plain, "http://a.example/x", "https://b.example/y").unwrap(),
        "https://b.example/y"
    );
}

#[tokio::test]
async fn circles_and_dead_ends_end() {
    let server = Server::always(to(302, "/x")).await;
    let error = client(&server)
        .request(Method::GET, "/x")
        .send::<()>()
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), server.seen().len()),
        (ErrorKind::Redirect, 11)
    );
    let stay = Client::builder(server.url())
        .max_redirects(0)
        .build()
        .unwrap();
    let error = stay
        .request(Method::GET, "/x")
        .send::<()>()
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), server.seen().len()),
        (ErrorKind::Redirect, 12)
    );
    for status in [
        "302 Found",
        "304 Not Modified",
        "300 Multiple Choices",
        "305 Use Proxy",
    ] {
        let location = if status.starts_with("302") {
            ""
        } else {
            "location: /y\r\n"
        };
        let server = Server::always(reply(status, location, "")).await;
        let error = client(&server)
            .request(Method::GET, "/x")
            .send::<()>()
            .await
            .unwrap_err();
        assert_eq!(
            (error.kind(), server.seen().len()),
            (ErrorKind::Api, 1),
            "{status}"
        );
    }
}
