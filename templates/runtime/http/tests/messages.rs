//! An error shows the message of the service, and repeats nothing that was sent.

use super::{
    runtime::{
        Body, BoxFuture, Client, ClientBuilder, Credential, Error, RetryPolicy, Secret, TokenError,
        TokenProvider, Undeclared,
    },
    server::{Server, reply},
};
use reqwest::Method;

const PROBLEM: &str = "content-type: application/problem+json\r\n";
const JSON: &str = "content-type: application/json\r\n";
const SECRET: &str = "correct horse=battery";

/// The message of a response with this body, whatever was sent.
async fn message(headers: &str, body: &str) -> Option<String> {
    fail(headers, body, |builder| builder, Body::default())
        .await
        .0
}

/// The message of a response, and all that is displayed.
async fn fail(
    headers: &str,
    response: &str,
    settings: impl FnOnce(ClientBuilder) -> ClientBuilder,
    body: Body,
) -> (Option<String>, String) {
    let server = Server::always(reply("400 Bad Request", headers, response)).await;
    let builder = Client::builder(server.url()).retry(RetryPolicy::none());
    let client = settings(builder).build().unwrap();
    let request = client.request(Method::POST, "/x").body(body);
    let error: Error<Undeclared> = request.send_bytes().await.unwrap_err();
    let displayed = error.to_string();
    let Error::Api(error) = error else {
        panic!("{error}")
    };
    (error.message().map(str::to_owned), displayed)
}

#[tokio::test]
async fn the_message_is_found() {
    let cases = [
        (r#"{"detail": "No such session"}"#, "No such session"),
        (
            r#"{"type": "about:blank", "title": "Gone", "status": 410, "detail": "It ended."}"#,
            "Gone: It ended.",
        ),
        (r#"{"title": "Gone"}"#, "Gone"),
        (r#"{"message": "no", "code": 7}"#, "no"),
        (
            r#"{"error": "invalid_grant", "error_description": "Expired"}"#,
            "Expired",
        ),
        (r#"{"error": "invalid_grant"}"#, "invalid_grant"),
        (r#"{"error": {"code": 7, "message": "no"}}"#, "no"),
        (
            r#"{"errors": [{"message": "a"}, {"message": "b"}]}"#,
            "a; b",
        ),
        (
            r#"{"detail": [{"loc": ["body", "actions", 0], "msg": "too many", "type": "t"}]}"#,
            "body.actions.0: too many",
        ),
        (r#"["a", "b", "c", "d"]"#, "a; b; c"),
        (r#""plain""#, "plain"),
        (r#"{"message": " two\n\u001b[1mlines "}"#, "two  [1mlines"),
    ];
    for (body, expected) in cases {
        assert_eq!(
            message(JSON, body).await.as_deref(),
            Some(expected),
            "{body}"
        );
    }
    let problem = message(PROBLEM, r#"{"title": "Gone"}"#).await;
    assert_eq!(problem.as_deref(), Some("Gone"));
    for body in [
        "",
        "{",
        "7",
        "null",
        "{}",
        r#"{"message": ""}"#,
        r#"{"message": 7}"#,
    ] {
        assert_eq!(message(JSON, body).await, None, "{body}");
    }
    assert_eq!(
        message("content-type: text/html\r\n", r#""no""#).await,
        None
    );
}

#[tokio::test]
async fn it_is_displayed_and_has_an_end() {
    let body = format!(r#"{{"message": "{}"}}"#, "é".repeat(1000));
    let plain = |builder| builder;
    let (message, displayed) = fail(JSON, &body, plain, Body::default()).await;
    let message = message.unwrap();
    assert_eq!(message, format!("{}…", "é".repeat(300)));
    assert_eq!(
        displayed,
        format!("POST request: 400 Bad Request: {message}")
    );
    let body = format!(r#"{{"message": "{}"}}"#, "m".repeat(9000));
    assert_eq!(fail(JSON, &body, plain, Body::default()).await.0, None);
}

#[tokio::test]
async fn credentials_are_not_repeated() {
    let response = r#"{"message": "the key s3cr3t-key= of Aladdin:open sesame! is unknown"}"#;
    let of = async |credential| {
        let client = |builder: ClientBuilder| builder.credential("scheme", credential);
        fail(JSON, response, client, Body::default())
            .await
            .0
            .unwrap()
    };
    let without_key = "the key [redacted] of Aladdin:open sesame! is unknown";
    assert_eq!(of(Credential::bearer("s3cr3t-key=")).await, without_key);
    assert_eq!(
        of(Credential::header("x-key", "s3cr3t-key=")).await,
        without_key
    );
    assert_eq!(
        of(Credential::query("key", "s3cr3t-key=")).await,
        without_key
    );
    assert_eq!(of(Credential::provider(Fixed)).await, without_key);
    let cookie = of(Credential::cookie("sid", "s3cr3t-key=")).await;
    assert!(!cookie.contains("s3cr3t"), "{cookie}");
    assert_eq!(
        of(Credential::basic("Aladdin", "open sesame!")).await,
        "the key s3cr3t-key= of [redacted]:[redacted] is unknown"
    );
}

#[tokio::test]
async fn values_of_the_body_are_not_repeated() {
    let response = format!(r#"{{"message": "password {SECRET} is too weak, 12345678 too"}}"#);
    let after = |body: Body| fail(JSON, &response, |builder| builder, body);
    let hidden = "password [redacted] is too weak, [redacted] too";
    let json = Body::json(&serde_json::json!({"password": [SECRET], "n": 12_345_678})).unwrap();
    assert_eq!(after(json).await.0.as_deref(), Some(hidden));
    let form = Body::form(&serde_json::json!({"password": SECRET, "n": 12_345_678})).unwrap();
    assert_eq!(after(form).await.0.as_deref(), Some(hidden));
    let xml = format!("<login password=\"{SECRET}\"><n>12345678</n></login>");
    let xml = Body::new("application/xml", xml);
    assert_eq!(after(xml).await.0.as_deref(), Some(hidden));
    let large = Body::text("x".repeat(100_000));
    assert_eq!(after(large).await.0, None);
}

/// A provider of one token.
struct Fixed;

impl TokenProvider for Fixed {
    fn token<'a>(
        &'a self,
        _rejected: Option<&'a Secret>,
    ) -> BoxFuture<'a, Result<Secret, TokenError>> {
        Box::pin(async { Ok(Secret::from("s3cr3t-key=")) })
    }
}
