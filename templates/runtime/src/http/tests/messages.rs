//! An error shows the message of the service and the id of the request, and repeats no secret that was sent.

use super::{
    runtime::{
        Body, BoxFuture, Call, Client, ClientBuilder, Credential, Encoder, Error, Multipart,
        PlainText, RetryPolicy, Secret, Style, TokenError, TokenProvider, Undeclared,
    },
    server::{Server, reply},
};
use reqwest::Method;
use serde::{Serialize, Serializer, ser::SerializeStruct};

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
        "the key s3cr3t-key= of Aladdin:[redacted] is unknown"
    );
    // A service that takes a key takes it as the user.
    assert_eq!(of(Credential::basic("s3cr3t-key=", "")).await, without_key);
    let by_hand = |builder: ClientBuilder| builder.header("authorization", "Token s3cr3t-key=");
    let shown = fail(JSON, response, by_hand, Body::default()).await.0;
    assert_eq!(shown.as_deref(), Some(without_key));
}

/// A login: what is secret in it has the type of a secret.
struct Login;

impl Serialize for Login {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Login", 4)?;
        fields.serialize_field("type", "login_plan")?;
        fields.serialize_field("user", "username")?;
        fields.serialize_field("password", &[Secret::from(SECRET)])?;
        fields.serialize_field("code", &Secret::from("name"))?;
        fields.end()
    }
}

#[tokio::test]
async fn secrets_of_the_body_are_not_repeated() {
    let response = format!(
        r#"{{"message": "check your username, plan and name: password {SECRET} is too weak"}}"#
    );
    let after = async |body: Body| {
        let (message, _) = fail(JSON, &response, |builder| builder, body).await;
        message.unwrap()
    };
    let hidden = "check your username, plan and name: password [redacted] is too weak";
    assert_eq!(after(Body::json(&Login).unwrap()).await, hidden);
    assert_eq!(after(Body::form(&Login).unwrap()).await, hidden);
    let parts = Multipart::new(&[]).encode(&Login).unwrap();
    assert_eq!(after(parts).await, hidden);
    // Nothing is secret in a body that is written by hand, however long it is.
    let plain = hidden.replace("[redacted]", SECRET);
    assert_eq!(after(Body::text(SECRET)).await, plain);
    assert_eq!(after(Body::text("x".repeat(100_000))).await, plain);
}

#[tokio::test]
async fn secrets_of_parameters_are_not_repeated() {
    let response = format!(r#"{{"message": "no {SECRET} in the green plan"}}"#);
    let server = Server::always(reply("400 Bad Request", JSON, &response)).await;
    let client = Client::builder(server.url()).build().unwrap();
    let of = async |call: Call| {
        let error = call.send::<PlainText, Undeclared>().await.unwrap_err();
        let Error::Api(error) = error else {
            panic!("{error}")
        };
        error.message().unwrap().to_owned()
    };
    let call =
        || Call::new(&client, Method::GET, "/plans/{plan}").path("plan", Style::SIMPLE, "green");
    let secret = Secret::from(SECRET);
    let hidden = "no [redacted] in the green plan";
    assert_eq!(of(call().query("key", Style::FORM, &secret)).await, hidden);
    assert_eq!(
        of(call().header("x-key", Style::SIMPLE, &secret)).await,
        hidden
    );
    assert_eq!(of(call().cookie("key", Style::FORM, &secret)).await, hidden);
    // Not secret by its type.
    let shown = of(call().query("key", Style::FORM, SECRET)).await;
    assert_eq!(shown, format!("no {SECRET} in the green plan"));
}

#[tokio::test]
async fn whole_words_are_hidden_only() {
    let response = r#"{"message": "token1 of (token1), token1_x, mytoken1, tokeN1, token1!"}"#;
    let client =
        |builder: ClientBuilder| builder.credential("scheme", Credential::bearer("token1"));
    let shown = fail(JSON, response, client, Body::default()).await.0;
    assert_eq!(
        shown.as_deref(),
        Some("[redacted] of ([redacted]), token1_x, mytoken1, tokeN1, [redacted]!")
    );
}

#[tokio::test]
async fn the_id_of_the_request_is_displayed() {
    let client =
        |builder: ClientBuilder| builder.credential("scheme", Credential::bearer("token1"));
    for (header, shown) in [
        ("x-request-id: req_7", " (request id req_7)"),
        ("X-Amzn-RequestId: a-7", " (request id a-7)"),
        ("correlation-id: 7", " (request id 7)"),
        ("x-request-id: token1", " (request id [redacted])"),
        ("x-request-id: two words", ""),
        ("x-other: req_7", ""),
    ] {
        let headers = format!("{JSON}{header}\r\n");
        let displayed = fail(&headers, r#"{"message": "no"}"#, client, Body::default())
            .await
            .1;
        assert_eq!(
            displayed,
            format!("POST request: 400 Bad Request: no{shown}")
        );
    }
    let headers = format!("{JSON}request-id: r7\r\n");
    let server = Server::always(reply("200 OK", &headers, r#"{"a": [1, 2}"#)).await;
    let client = Client::builder(server.url()).build().unwrap();
    let request = client.request(Method::GET, "/x");
    let error = request.send::<serde_json::Value>().await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "GET request: 200 OK: the body (application/json) is not as declared: a: expected `,` or `]` at line 1 column 12 (request id r7)"
    );
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
