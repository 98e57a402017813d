//! Credentials are sent where they belong, and shown nowhere.

use std::fmt::Write;

use super::{
    api::Draft,
    runtime::{self, BuildError, Client, Credential},
    server::{Server, json, reply},
};
use reqwest::Method;

const TOKEN: &str = "hunter2-token";

/// Everything that can be printed of an error, down to its last cause.
fn printed(error: &(dyn std::error::Error + 'static)) -> String {
    let mut text = format!("{error} {error:?} {error:#?}");
    let mut source = error.source();
    while let Some(error) = source {
        write!(text, " {error} {error:?}").unwrap();
        source = error.source();
    }
    text
}

#[tokio::test]
async fn every_scheme_is_sent_in_its_place() {
    let server = Server::always(json("null")).await;
    let send = async |credential: Credential| {
        let client = Client::builder(server.url())
            .credential("scheme", credential)
            .build()
            .unwrap();
        client
            .request(Method::GET, "/x")
            .query("a", 1)
            .send::<()>()
            .await
            .unwrap();
        server.seen().pop().unwrap()
    };
    let seen = send(Credential::bearer("abc")).await;
    assert_eq!(seen.header("authorization").unwrap(), "Bearer abc");
    let seen = send(Credential::basic("Aladdin", "open sesame")).await;
    assert_eq!(
        seen.header("authorization").unwrap(),
        "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
    );
    let seen = send(Credential::header("X-Api-Key", "a b")).await;
    assert_eq!(seen.header("x-api-key").unwrap(), "a b");
    let seen = send(Credential::query("api key", "a&b=ü")).await;
    assert_eq!(seen.line(), "GET /x?a=1&api%20key=a%26b%3D%C3%BC");
    let seen = send(Credential::cookie("sid", "a=b")).await;
    assert_eq!(seen.header("cookie").unwrap(), "sid=a=b");
}

mod of_a_document {
    use super::super::runtime;

    runtime::client! { schemes = ["Bearer"] }
}

#[tokio::test]
async fn an_operation_without_security_has_no_credentials() {
    let server = Server::always(json("{}")).await;
    let client = of_a_document::Client::builder(server.url())
        .credential("Bearer", Credential::bearer("t"))
        .build()
        .unwrap();
    let call = runtime::Call::new(&client, runtime::Method::GET, "/open");
    call.send::<runtime::Json<runtime::Untyped>, runtime::Undeclared>()
        .await
        .unwrap();
    assert_eq!(server.seen().pop().unwrap().header("authorization"), None);
}

#[tokio::test]
async fn a_call_takes_the_first_set_that_is_complete() {
    let server = Server::always(json(r#"{"title": "t"}"#)).await;
    let key = || Credential::header("x-key", "k");
    let picture = async |client: Client| {
        client.page_picture().send().await.unwrap();
        let seen = server.seen().pop().unwrap();
        (seen.header("authorization"), seen.header("x-key"))
    };
    let builder = || Client::builder(server.url());
    let both = builder()
        .bearer_token("t")
        .credential("Key", key())
        .build()
        .unwrap();
    assert_eq!(
        picture(both.clone()).await,
        (Some("Bearer t".into()), Some("k".into()))
    );
    let one = builder().credential("Key", key()).build().unwrap();
    assert_eq!(picture(one).await, (None, Some("k".into())));
    let other = builder().bearer_token("t").build().unwrap();
    assert_eq!(picture(other.clone()).await, (None, None));
    other.page_text().send().await.unwrap();
    assert_eq!(
        server
            .seen()
            .pop()
            .unwrap()
            .header("authorization")
            .unwrap(),
        "Bearer t",
        "optional, and set"
    );
    both.page_delete().send().await.unwrap();
    assert_eq!(
        server.seen().pop().unwrap().header("authorization"),
        Some("Bearer t".into()),
        "the document has no schemes: each call has the credentials"
    );
    other
        .page_read("x")
        .header("Authorization", "Bearer other")
        .send()
        .await
        .unwrap();
    assert_eq!(
        server
            .seen()
            .pop()
            .unwrap()
            .header("authorization")
            .unwrap(),
        "Bearer other"
    );
}

#[test]
fn a_token_that_cannot_be_sent_is_refused_and_not_shown() {
    let refused = [
        Credential::bearer("hunter2\n"),
        Credential::bearer("hunter2\r\nx: y"),
        Credential::bearer(" hunter2"),
        Credential::bearer("hun ter2"),
        Credential::bearer("hunter2\0"),
        Credential::bearer("hunter2ü"),
        Credential::bearer(""),
        Credential::basic("a:b", "hunter2"),
        Credential::basic("a", "hunter2\n"),
        Credential::header("x-key", "hunter2\n"),
        Credential::header("x-key", "hunter2 "),
        Credential::header("x key", "hunter2"),
        Credential::header("content-length", "hunter2"),
        Credential::header("x-key", ""),
        Credential::query("key", "hunter2\n"),
        Credential::query("key", ""),
        Credential::cookie("sid", "hunter2;"),
        Credential::cookie("sid", "hunter2\n"),
        Credential::cookie("sid", ""),
    ];
    for credential in refused {
        let shown = format!("{credential:?}");
        let error = Client::builder("https://example.com")
            .credential("Key", credential)
            .build()
            .unwrap_err();
        assert!(
            matches!(&error, BuildError::Credential { scheme, .. } if scheme == "Key"),
            "{error:?}"
        );
        let printed = format!("{shown} {}", printed(&error));
        assert!(!printed.contains("hun"), "{printed}");
    }
}

#[test]
fn plain_http_takes_no_credentials_to_other_machines() {
    let build = |base: &str| Client::builder(base).bearer_token(TOKEN);
    assert!(matches!(
        build("http://example.com").build(),
        Err(BuildError::Insecure)
    ));
    assert!(
        build("http://example.com")
            .allow_insecure_http(true)
            .build()
            .is_ok()
    );
    assert!(build("http://127.0.0.1:1").build().is_ok());
    assert!(build("http://[::1]:1").build().is_ok());
    assert!(build("https://example.com").build().is_ok());
    assert!(Client::builder("http://example.com").build().is_ok());
    let with_header = || Client::builder("http://example.com").secret_header("x-secret", TOKEN);
    assert!(matches!(with_header().build(), Err(BuildError::Insecure)));
    assert!(with_header().allow_insecure_http(true).build().is_ok());
    assert!(
        Client::builder("http://example.com")
            .declared_header("x-plain", "a")
            .build()
            .is_ok()
    );
}

#[tokio::test]
async fn no_secret_is_ever_printed() {
    let echo = format!(r#"{{"detail": "{TOKEN}", "input": "{TOKEN}"}}"#);
    let leaky = format!("set-cookie: sid={TOKEN}\r\nx-echo: {TOKEN}\r\n");
    let replies = [
        reply("401 Unauthorized", &leaky, &echo),
        reply("422 Unprocessable Entity", &leaky, &echo),
        reply("500 Internal Server Error", &leaky, format!("<p>{TOKEN}")),
        reply("200 OK", &leaky, &echo),
        reply("200 OK", &leaky, format!("<p>{TOKEN}")),
        reply(
            "302 Found",
            &format!("location: https://{TOKEN}@evil.example/?key={TOKEN}#{TOKEN}\r\n{leaky}"),
            "",
        ),
        reply(
            "302 Found",
            &format!("location: http://[{TOKEN}\r\n{leaky}"),
            "",
        ),
    ];
    let server = Server::start(replies.clone()).await;
    let url = server.url();
    let client = |url: &str| {
        let builder = Client::builder(url)
            .bearer_token(TOKEN)
            .credential("Key", Credential::query("key", TOKEN));
        let builder = builder
            .header("x-own", TOKEN)
            .secret_header("x-service-request-origin", TOKEN);
        let printed = format!("{builder:?}");
        (builder.build().unwrap(), printed)
    };
    let (working, mut printed_texts) = client(&url);
    let draft = Draft::new("t").key(TOKEN);
    for _ in 0..replies.len() {
        let call = working
            .page_create(&draft)
            .session(TOKEN)
            .tags([TOKEN])
            .header("x-a", TOKEN)
            .query("b", TOKEN);
        write!(printed_texts, "{call:?}").unwrap();
        printed_texts += &printed(&call.send().await.unwrap_err());
    }
    let (broken, _) = client("http://127.0.0.1:1");
    let request = broken
        .request(Method::GET, format!("/{TOKEN}?a={TOKEN}"))
        .query("a", TOKEN);
    write!(printed_texts, "{broken:?} {request:?}").unwrap();
    printed_texts += &printed(&request.send::<()>().await.unwrap_err());
    let invalid = working
        .page_create(&Draft::new(TOKEN))
        .send()
        .await
        .unwrap_err();
    printed_texts += &printed(&invalid);
    let header = working
        .page_read("x")
        .header("x-a", format!("{TOKEN}\n"))
        .send()
        .await
        .unwrap_err();
    printed_texts += &printed(&header);
    assert!(!printed_texts.contains(TOKEN), "{printed_texts}");
    assert!(
        printed_texts.contains("POST /pages: 422 Unprocessable Entity"),
        "{printed_texts}"
    );
}

#[tokio::test]
async fn a_response_shows_no_header() {
    let server = Server::always(reply(
        "200 OK",
        &format!("set-cookie: sid={TOKEN}\r\n"),
        r#"{"title": "t"}"#,
    ))
    .await;
    let client = Client::builder(server.url()).build().unwrap();
    let page = client.page_read("x").send().await.unwrap();
    assert!(!format!("{page:?} {:?}", page.headers()).contains(TOKEN));
    assert_eq!(page.header("set-cookie"), Some(&*format!("sid={TOKEN}")));
}

#[test]
fn a_proxy_of_the_environment_sees_nothing_of_what_stays_on_this_machine() {
    let mut tests = std::process::Command::new(std::env::current_exe().unwrap());
    for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
        tests.env(name, "http://127.0.0.1:9");
    }
    let output = tests.arg("a_response_shows_no_header").output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("1 passed"), "{text}");
}
