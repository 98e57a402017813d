//! Every kind of error, from calls whose token, cookies and form fields the service sends back at every turn.

use std::collections::BTreeSet;
use std::error::Error as _;
use std::time::Duration;

use browser_session::runtime::Undeclared;
use browser_session::types::{ObserveRequest, SetCookiesRequest};
use browser_session::{Client, Error, ErrorKind, Method, RetryPolicy};
use browser_session_service::fixtures::{self, COOKIE_SECRET, FILL_SECRET, FORM_SECRET};
use browser_session_service::{RUNNING_SESSION, Script, Service, TOKEN};
use serde_json::{from_value, json};

use crate::{check_debug, check_error, check_text};

/// A response that has secrets in its body, its headers and its cookies.
fn echo(status: u16, content_type: &str, body: String) -> Script {
    Script::body(status, content_type, body)
        .header("x-echo", &format!("Bearer {TOKEN}"))
        .header("set-cookie", &format!("session={COOKIE_SECRET}"))
        .header("retry-after", TOKEN)
}

/// A text that has all secrets.
fn all() -> String {
    format!("{TOKEN} {FILL_SECRET} {FORM_SECRET} {COOKIE_SECRET}")
}

/// A text that has the secrets of a call. The message of a response may show others: a client knows only which strings that it sent are secret.
fn sent(secret: &str) -> String {
    format!("{secret} for {TOKEN} ({secret}-{TOKEN})")
}

/// The responses that end in an error, and the kind of each. The messages of failures have `secret`, which the call sends.
fn scripts(secret: &str) -> Vec<(ErrorKind, Script)> {
    let mut page = fixtures::page_fullest();
    page["space"]["actions"][1]["timeout"] = json!(all());
    let echoed = json!({"loc": ["body"], "msg": sent(secret), "type": "t", "input": {"password": all()}, "ctx": {"x": all()}});
    let json = "application/json";
    let location =
        format!("http://{TOKEN}:{FORM_SECRET}@127.0.0.1:1/x?token={TOKEN}#{FILL_SECRET}");
    vec![
        (
            ErrorKind::Api,
            echo(401, json, json!({"detail": sent(secret)}).to_string()),
        ),
        (
            ErrorKind::Api,
            echo(422, json, json!({"detail": sent(secret)}).to_string()),
        ),
        (
            ErrorKind::Api,
            echo(
                422,
                json,
                json!({"detail": [{"msg": sent(secret)}]}).to_string(),
            ),
        ),
        (
            ErrorKind::Api,
            echo(422, json, json!({"detail": [echoed]}).to_string()),
        ),
        (
            ErrorKind::Api,
            echo(
                429,
                json,
                json!({"message": sent(secret), "detail": sent(secret)}).to_string(),
            ),
        ),
        (
            ErrorKind::Api,
            echo(500, "text/html", format!("<html>{}</html>", all())),
        ),
        (
            ErrorKind::Api,
            echo(500, &format!("text/{TOKEN}"), all()).cut_after(10),
        ),
        (ErrorKind::Unexpected, echo(200, json, page.to_string())),
        (ErrorKind::Unexpected, echo(200, json, all())),
        (
            ErrorKind::Unexpected,
            echo(200, json, format!("{{\"{}\"", all())),
        ),
        (ErrorKind::Unexpected, echo(200, "text/html", all())),
        (
            ErrorKind::Broken,
            echo(200, json, page.to_string()).cut_after(500),
        ),
        (ErrorKind::Broken, Script::hang_up()),
        (ErrorKind::TooLarge, echo(200, json, all()).pad_to(2 << 20)),
        (
            ErrorKind::Timeout,
            echo(200, json, page.to_string()).after(Duration::from_secs(60)),
        ),
        (
            ErrorKind::Redirect,
            echo(307, json, all()).header("location", &location),
        ),
        (
            ErrorKind::Redirect,
            echo(302, json, all()).header("location", &format!("http://[{TOKEN}")),
        ),
    ]
}

fn client(service: &Service) -> Client {
    let builder = Client::builder(service.url())
        .bearer_token(TOKEN)
        .strict()
        .retry(RetryPolicy::none());
    builder.max_body(1 << 20).build().expect("a client")
}

/// Little time for the calls that are to run out of it, and enough for the others.
fn time(kind: ErrorKind) -> Duration {
    Duration::from_millis(if kind == ErrorKind::Timeout {
        30
    } else {
        30_000
    })
}

fn check<E>(kind: ErrorKind, error: &Error<E>)
where
    Error<E>: std::error::Error + 'static,
{
    assert_eq!(error.kind(), kind, "{error}");
    check_error(&format!("{kind:?}"), error);
}

fn cookies() -> SetCookiesRequest {
    from_value(fixtures::cookies()).expect("cookies")
}

#[tokio::test]
async fn errors_of_what_was_answered() {
    let of_token = scripts(TOKEN);
    let of_cookies = scripts(COOKIE_SECRET);
    for ((kind, to_observe), (_, to_cookies)) in of_token.into_iter().zip(of_cookies) {
        let service = Service::start().await;
        let client = client(&service);
        service.next(to_observe);
        service.next_times(2, &to_cookies);
        let observe = client.sessions().page_observe(
            RUNNING_SESSION,
            ObserveRequest::new().instructions(FORM_SECRET),
        );
        check(
            kind,
            &observe
                .timeout(time(kind))
                .send()
                .await
                .expect_err("no page"),
        );
        let set = client.profiles().profile_cookies_set("p1", cookies());
        check(
            kind,
            &set.timeout(time(kind)).send().await.expect_err("not set"),
        );
        let request = client
            .request(Method::POST, format!("/x?token={TOKEN}"))
            .body_json(cookies());
        check::<Undeclared>(
            kind,
            &request
                .timeout(time(kind))
                .send::<bool>()
                .await
                .expect_err("no boolean"),
        );
        let sent = service.requests();
        assert!(
            sent.iter()
                .all(|request| request.header("authorization") == Some(&format!("Bearer {TOKEN}")))
        );
        assert!(
            String::from_utf8_lossy(&sent[1].body).contains(COOKIE_SECRET),
            "it was sent"
        );
    }
}

#[tokio::test]
async fn errors_of_what_was_not_sent() {
    let service = Service::start().await;
    let client = client(&service);
    let sessions = client.sessions();
    let request: ObserveRequest =
        from_value(json!({"instructions": all(), "new": all()})).expect("kept");
    check(
        ErrorKind::Invalid,
        &sessions
            .page_observe(RUNNING_SESSION, request)
            .send()
            .await
            .expect_err("invalid"),
    );
    let split = format!("{TOKEN}\r\n{COOKIE_SECRET}");
    let health = || client.health().health();
    check(
        ErrorKind::Request,
        &health()
            .header("authorization", &split)
            .send()
            .await
            .expect_err("refused"),
    );
    check(
        ErrorKind::Request,
        &health()
            .header("x-key", &split)
            .send()
            .await
            .expect_err("refused"),
    );
    let path = format!("/../{TOKEN}?key={FORM_SECRET}");
    check(
        ErrorKind::Request,
        &client
            .request(Method::GET, path)
            .send_bytes()
            .await
            .expect_err("refused"),
    );
    assert_eq!(service.connections(), 0);
}

#[tokio::test]
async fn errors_of_a_service_that_is_not_there() {
    let service = Service::start().await;
    let client = client(&service);
    service.stop().await;
    check(
        ErrorKind::Connect,
        &client
            .profiles()
            .profile_cookies_set("p1", cookies())
            .send()
            .await
            .expect_err("gone"),
    );
    let path = format!("/x/{TOKEN}?key={TOKEN}");
    check(
        ErrorKind::Connect,
        &client
            .request(Method::GET, path)
            .send_bytes()
            .await
            .expect_err("gone"),
    );
}

#[test]
fn errors_of_a_client_that_cannot_be_made() {
    let (local, remote) = ("http://127.0.0.1:1", "http://api.example.com");
    let builders = [
        Client::builder(local).bearer_token(format!("{TOKEN}\n")),
        Client::builder(local).bearer_token(format!(" {TOKEN}")),
        Client::builder(local).bearer_token(format!("{TOKEN}\u{fc}")),
        Client::builder(remote).bearer_token(TOKEN),
        Client::builder(format!("http://user:{TOKEN}@127.0.0.1:1")),
        Client::builder(format!("http://127.0.0.1:1?key={TOKEN}")),
        Client::builder(TOKEN),
        Client::builder(local).header("x-key", format!("{TOKEN}\0")),
        Client::builder(local).header("authorization", format!("{TOKEN}\n")),
        Client::builder(local).x_service_request_origin(format!("{TOKEN}\n")),
    ];
    for (index, builder) in builders.into_iter().enumerate() {
        check_debug("builder", &builder);
        check_error(
            &format!("builder {index}"),
            &builder.build().expect_err("refused"),
        );
    }
}

#[tokio::test]
async fn the_table_has_every_kind_of_an_answered_error() {
    let kinds: BTreeSet<String> = scripts("")
        .iter()
        .map(|(kind, _)| format!("{kind:?}"))
        .collect();
    assert_eq!(
        Vec::from_iter(kinds),
        [
            "Api",
            "Broken",
            "Redirect",
            "Timeout",
            "TooLarge",
            "Unexpected"
        ]
    );
}

#[tokio::test]
async fn an_error_that_is_passed_on_says_no_more() {
    let service = Service::start().await;
    service.next(echo(
        422,
        "application/json",
        json!({"detail": sent(COOKIE_SECRET)}).to_string(),
    ));
    let error = client(&service)
        .profiles()
        .profile_cookies_set("p1", cookies())
        .send()
        .await
        .expect_err("a 422");
    let boxed: Box<dyn std::error::Error + Send + Sync> = error.untyped().into();
    check_error("boxed", &*boxed);
    let io = std::io::Error::other(boxed);
    check_text("io", &format!("{io} {io:?} {:?}", io.source()));
}
