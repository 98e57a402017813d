//! Responses are read as declared, or named as what they are.

use std::{error::Error as _, io::Write};

use super::{
    api::{Draft, Page, PageError},
    runtime::{BodyError, Client, Error, ErrorKind, Response, RetryPolicy},
    server::{Reply, Server, json, reply},
};
use flate2::{Compression, write::GzEncoder};
use reqwest::Method;

const HTML: &str = "content-type: text/html; charset=utf-8\r\n";
const JSON: &str = "content-type: application/json\r\n";

async fn read(reply: Reply) -> Result<Response<Page>, Error<PageError>> {
    let server = Server::always(reply).await;
    let client = Client::builder(server.url())
        .retry(RetryPolicy::none())
        .build()
        .unwrap();
    client.page_create(&Draft::new("t")).send().await
}

#[tokio::test]
async fn json_is_json_whatever_it_is_called() {
    for headers in [
        JSON,
        "content-type: text/plain\r\n",
        "content-type: application/vnd.x+json\r\n",
        "",
    ] {
        assert_eq!(
            read(reply("200 OK", headers, r#"{"title": "t"}"#))
                .await
                .unwrap()
                .title,
            "t",
            "{headers}"
        );
    }
    let marked = "\u{feff}{\"title\": \"t\"}\r\n";
    assert_eq!(
        read(reply("201 Created", JSON, marked))
            .await
            .unwrap()
            .into_inner()
            .title,
        "t"
    );
}

#[tokio::test]
async fn a_page_of_html_is_named() {
    let error = read(reply("200 OK", HTML, "<html>Sign in</html>"))
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.status().unwrap().as_u16()),
        (ErrorKind::Unexpected, 200)
    );
    assert_eq!(error.body(), b"<html>Sign in</html>");
    assert_eq!(
        error.to_string(),
        "POST /pages: 200 OK: the body (text/html) is not as declared: text/html where JSON was expected"
    );

    let error = read(reply("502 Bad Gateway", HTML, "<html>Oops</html>"))
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.status().unwrap().as_u16()),
        (ErrorKind::Api, 502)
    );
    assert_eq!(
        (error.body(), error.api()),
        (&b"<html>Oops</html>"[..], None)
    );
    assert_eq!(error.to_string(), "POST /pages: 502 Bad Gateway");
}

#[tokio::test]
async fn what_is_kept_of_an_unexpected_body_is_capped() {
    let server = Server::always(reply("200 OK", HTML, "<".repeat(5000))).await;
    let client = Client::builder(server.url())
        .max_error_body(100)
        .build()
        .unwrap();
    let error = client.page_read("x").send().await.unwrap_err();
    assert_eq!(error.body().len(), 100);
}

#[tokio::test]
async fn a_value_of_the_wrong_type_says_where() {
    let error = read(json(r#"{"title": [7]}"#)).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unexpected);
    let message = "POST /pages: 200 OK: the body (application/json) is not as declared: title: invalid type: array, expected a string";
    assert_eq!(error.to_string(), message);
    assert!(error.source().is_none(), "it is shown once");
    // `fn main() -> Result` prints this.
    assert_eq!(format!("{error:?}"), format!("Unexpected({message})"));
    assert_eq!(format!("{error:#?}"), format!("Unexpected({message})"));
    let error = read(json(r#"{"title": "#)).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unexpected);
}

#[tokio::test]
async fn nothing_is_null() {
    for reply in [reply("204 No Content", "", ""), json(""), json(" \n")] {
        let error = read(reply.clone()).await.unwrap_err();
        let Error::Unexpected(error) = error else {
            panic!("{error:?}")
        };
        assert!(matches!(error.reason(), BodyError::Empty), "{error:?}");
        let server = Server::always(reply).await;
        let client = Client::builder(server.url()).build().unwrap();
        let request = || client.request(Method::GET, "/");
        assert_eq!(
            *request().send::<serde_json::Value>().await.unwrap(),
            serde_json::Value::Null
        );
        assert_eq!(*request().send::<Option<Page>>().await.unwrap(), None);
        request().send::<()>().await.unwrap();
        client.page_delete().send().await.unwrap();
    }
}

#[tokio::test]
async fn text_bytes_and_nothing_are_outputs_too() {
    let server = Server::always(reply("200 OK", "content-type: text/plain\r\n", "gr\u{fc}n")).await;
    let client = Client::builder(server.url()).build().unwrap();
    assert_eq!(*client.page_text().send().await.unwrap(), "gr\u{fc}n");
    assert_eq!(client.page_picture().send().await.unwrap().len(), 5);
    client.page_delete().send().await.unwrap();
    let server = Server::always(reply("200 OK", "content-type: text/plain\r\n", b"gr\xfcn")).await;
    let client = Client::builder(server.url()).build().unwrap();
    assert_eq!(
        client.page_text().send().await.unwrap_err().kind(),
        ErrorKind::Unexpected
    );
    assert_eq!(&client.page_picture().send().await.unwrap()[..], b"gr\xfcn");
}

#[tokio::test]
async fn declared_failures_are_typed() {
    let error = read(reply(
        "422 Unprocessable Entity",
        JSON,
        r#"{"detail": ["a"], "more": 1}"#,
    ))
    .await
    .unwrap_err();
    assert!(
        matches!(error.api(), Some(PageError::Refused(refused)) if refused.detail == ["a"]),
        "{error:?}"
    );
    assert_eq!(
        error.to_string(),
        "POST /pages: 422 Unprocessable Entity: a"
    );
    assert!(matches!(error.into_api(), Ok(PageError::Refused(_))));
    let error = read(reply("404 Not Found", HTML, "<h1>no"))
        .await
        .unwrap_err();
    assert_eq!(error.api(), Some(&PageError::NotFound));
    let error = read(reply("410 Gone", HTML, "since May"))
        .await
        .unwrap_err();
    assert_eq!(
        error.api(),
        Some(&PageError::Client("since May".to_owned()))
    );
    let error = read(reply("500 Internal Server Error", JSON, "{}"))
        .await
        .unwrap_err();
    assert_eq!((error.api(), error.kind()), (None, ErrorKind::Api));
    assert_eq!(error.untyped().status().unwrap().as_u16(), 500);
}

#[tokio::test]
async fn a_failure_that_is_not_as_declared_is_still_that_failure() {
    // Each with the message that is shown.
    let bodies = [
        (r#"{"detail": "no"}"#, ": no"),
        ("", ""),
        ("<html>", ""),
        ("null", ""),
        ("[]", ""),
        ("{\"detail\": [\"a\"]", ""),
        ("\u{0}\u{ff}", ""),
    ];
    for (body, message) in bodies {
        let error = read(reply("422 Unprocessable Entity", JSON, body))
            .await
            .unwrap_err();
        assert_eq!(
            (error.status().unwrap().as_u16(), error.api()),
            (422, None),
            "{body}"
        );
        assert_eq!(error.body(), body.as_bytes());
        let Error::Api(api) = &error else {
            panic!("{error:?}")
        };
        let reason = api.reason().unwrap();
        assert_eq!(
            error.to_string(),
            format!(
                "POST /pages: 422 Unprocessable Entity{message}, with a body that is not as declared: {reason}"
            )
        );
        assert!(error.into_api().is_err());
    }
}

#[tokio::test]
async fn gzip_is_asked_for_and_undone() {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(br#"{"title": "packed"}"#).unwrap();
    let packed = encoder.finish().unwrap();
    let headers = "content-type: application/json\r\ncontent-encoding: gzip\r\n";
    assert_eq!(
        read(reply("200 OK", headers, &packed)).await.unwrap().title,
        "packed"
    );
    let error = read(reply("200 OK", headers, &packed[..packed.len() - 9]))
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Broken);
    let error = read(reply("200 OK", &headers.replace("gzip", "br"), "\u{1}"))
        .await
        .unwrap_err();
    let end = "is not as declared: a body in the coding `br`, which was not asked for";
    assert!(error.to_string().ends_with(end), "{error}");
}

#[tokio::test]
async fn a_response_knows_its_limits() {
    let headers =
        "x-ratelimit-limit: 100\r\nx-ratelimit-remaining: 99\r\nx-ratelimit-reset: 1735689600\r\n";
    let page = read(reply("200 OK", headers, r#"{"title": "t"}"#))
        .await
        .unwrap();
    let limit = page.rate_limit().unwrap();
    assert_eq!((limit.limit, limit.remaining), (Some(100), Some(99)));
    let titles = page.map_value(|page| page.title);
    assert_eq!((titles.as_str(), titles.rate_limit()), ("t", Some(limit)));
    let error = read(reply("500 Internal Server Error", headers, ""))
        .await
        .unwrap_err();
    assert_eq!(error.rate_limit(), Some(limit));
}

#[tokio::test]
async fn an_answer_that_depends_on_the_status() {
    let cases = [
        ("200 OK", r#"{"title": "t"}"#, "Ok(Page { title: \"t\""),
        ("202 Accepted", "later", "Accepted(\"later\")"),
        ("204 No Content", "", "NoContent"),
        ("207 Multi-Status", "bytes", "Partial(b\"bytes\")"),
        ("226 IM Used", "new", "Unknown(b\"new\")"),
    ];
    for (status, body, expected) in cases {
        let server = Server::always(reply(status, "content-type: text/plain\r\n", body)).await;
        let client = Client::builder(server.url()).build().unwrap();
        let response = client.page_ask().send().await.unwrap();
        assert!(
            format!("{:?}", *response).starts_with(expected),
            "{response:?}"
        );
        assert_eq!(response.status().as_str(), &status[..3]);
        assert_eq!(
            server.only().header("accept").unwrap(),
            "application/json, text/plain"
        );
    }
    let server = Server::always(reply("200 OK", JSON, r#"{"title": [1]}"#)).await;
    let client = Client::builder(server.url()).build().unwrap();
    assert_eq!(
        client.page_ask().send().await.unwrap_err().kind(),
        ErrorKind::Unexpected
    );
}
