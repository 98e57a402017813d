//! Responses that are no success: typed where the document declares them, and with status and body all the same where not.

use browser_session::calls::sessions::PageObserveError;
use browser_session::runtime::{BodyError, Deviation};
use browser_session::types::{HttpValidationError, ObserveRequest, StringOrInteger};
use browser_session::{Client, Error, ErrorKind, RetryPolicy};
use browser_session_service::{ENDED_SESSION, RUNNING_SESSION, Script, Service, fixtures};
use serde_json::{Value, json, to_value};

use crate::sides::{both, builder, client, code, observe, observe_scripted, words};

fn refusal(error: &Error<PageObserveError>) -> &HttpValidationError {
    match error.api() {
        Some(PageObserveError::UnprocessableEntity(refusal)) => refusal,
        other => panic!("{error}: {other:?}"),
    }
}

#[tokio::test]
async fn a_422_is_typed_with_every_form_of_an_error() {
    let error = observe_scripted(Script::json(422, &fixtures::validation_errors()))
        .await
        .expect_err("a 422");
    assert_eq!((error.kind(), code(&error)), (ErrorKind::Api, Some(422)));
    let refusal = refusal(&error);
    assert_eq!(
        to_value(refusal).expect("JSON"),
        fixtures::validation_errors()
    );
    let errors = refusal.detail.as_deref().expect("a list");
    let loc = |text: &str| StringOrInteger::from(text.to_owned());
    assert_eq!(
        errors[2].loc,
        [
            loc("body"),
            loc("cookies"),
            StringOrInteger::from(0),
            loc("name")
        ]
    );
    assert_eq!(
        errors[3].loc[2..4],
        [StringOrInteger::from(-1), StringOrInteger::from(3)]
    );
    assert_eq!(
        (
            &errors[1].input,
            errors[1].loc.is_empty(),
            errors[1].r#type.as_str()
        ),
        (&None, true, "missing")
    );
    assert_eq!(
        errors[3].ctx.as_ref().map(|ctx| &ctx["ge"]),
        Some(&json!(0).into())
    );
    assert_eq!(
        errors[4].extra.get("hint"),
        Some(&json!({"try": ["again"]}))
    );
    assert_eq!(
        (errors[4].extra.len(), errors[3].extra.is_empty()),
        (2, true)
    );
}

#[tokio::test]
async fn the_services_own_422_is_typed() {
    let (_service, client) = both().await;
    let call = client
        .sessions()
        .page_observe(RUNNING_SESSION, ObserveRequest::new());
    let error = call
        .body_json(json!({"max_nb_actions": "many", "depth": 1}))
        .send()
        .await
        .expect_err("a 422");
    let errors = refusal(&error).detail.as_deref().expect("a list");
    let told: Vec<(&str, Value)> = errors
        .iter()
        .map(|error| (error.r#type.as_str(), json!(error.loc)))
        .collect();
    assert_eq!(
        told,
        [
            ("int_parsing", json!(["body", "max_nb_actions"])),
            ("extra_forbidden", json!(["body", "depth"]))
        ]
    );
}

#[tokio::test]
async fn a_422_without_detail_is_typed() {
    let error = observe_scripted(Script::json(422, &json!({})))
        .await
        .expect_err("a 422");
    assert_eq!(refusal(&error), &HttpValidationError::new());
    assert_eq!(
        error.to_string(),
        "POST /sessions/{session_id}/page/observe: 422 Unprocessable Entity"
    );
}

/// An error that is no declared failure still has its status and its body, and does not show the body.
fn check_untyped(error: &Error<PageObserveError>, status: u16, body: &[u8]) {
    assert_eq!((error.kind(), code(error)), (ErrorKind::Api, Some(status)));
    assert!(error.api().is_none(), "{:?}", error.api());
    assert_eq!(
        String::from_utf8_lossy(error.body()),
        String::from_utf8_lossy(body)
    );
    let words = words(error).join(" | ");
    assert!(
        words.contains(&status.to_string())
            && !words.contains("detail\":")
            && !words.contains("html>"),
        "{words}"
    );
}

#[tokio::test]
async fn an_optional_detail_that_is_a_text_is_kept() {
    let body = json!({"detail": "Session has ended"});
    let error = observe_scripted(Script::json(422, &body))
        .await
        .expect_err("no success");
    let refusal = refusal(&error);
    assert_eq!((&refusal.detail, json!(refusal)), (&None, body));
    let paths = error.deviations().iter().map(Deviation::path);
    assert_eq!(paths.collect::<Vec<_>>(), ["detail"]);
}

#[tokio::test]
async fn a_required_detail_that_is_no_text_leaves_status_and_body() {
    let body = r#"{"detail":{"reason":"Session has ended"}}"#;
    let error = observe_scripted(Script::json_text(429, body))
        .await
        .expect_err("no success");
    check_untyped(&error, 429, body.as_bytes());
    let Error::Api(api) = &error else {
        panic!("{error}")
    };
    assert!(
        matches!(api.reason(), Some(BodyError::Decode(_))),
        "{:?}",
        api.reason()
    );
    let end =
        "with a body that is not as declared: detail: invalid type: object, expected a string";
    assert!(error.to_string().contains(end), "{error}");
}

#[tokio::test]
async fn what_the_document_does_not_declare_has_status_and_body() {
    let rows: [(u16, &str, &[u8]); 8] = [
        (400, "application/json", br#"{"detail":"Bad Request"}"#),
        (
            401,
            "application/json",
            br#"{"detail":"Not authenticated"}"#,
        ),
        (403, "text/plain", b"forbidden"),
        (404, "application/json", b"{"),
        (409, "", b""),
        (418, "application/octet-stream", b"\x00\xff\xfe"),
        (500, "text/html", b"<html>Internal Server Error</html>"),
        (300, "application/json", b"[]"),
    ];
    for (status, content_type, body) in rows {
        let script = match content_type {
            "" => Script::status(status, body),
            content_type => Script::body(status, content_type, body),
        };
        check_untyped(
            &observe_scripted(script).await.expect_err("no success"),
            status,
            body,
        );
    }
}

#[tokio::test]
async fn a_wrong_token_a_wrong_session_and_a_running_one() {
    let service = Service::start().await;
    let stranger = Client::builder(service.url())
        .bearer_token("wrong")
        .build()
        .expect("a client");
    let error = observe(&stranger).await.expect_err("401");
    check_untyped(&error, 401, br#"{"detail":"Not authenticated"}"#);
    assert_eq!(
        error.headers().expect("headers")["www-authenticate"],
        "Bearer"
    );
    let anonymous = Client::builder(service.url()).build().expect("a client");
    check_untyped(
        &observe(&anonymous).await.expect_err("401"),
        401,
        br#"{"detail":"Not authenticated"}"#,
    );
    assert_eq!(service.requests()[1].header("authorization"), None);

    let sessions = client(&service);
    let error = sessions
        .sessions()
        .page_observe("nobody", ObserveRequest::new())
        .send()
        .await
        .expect_err("404");
    check_untyped(&error, 404, br#"{"detail":"Session nobody not found"}"#);
    let error = sessions
        .sessions()
        .session_replay(RUNNING_SESSION)
        .send()
        .await
        .expect_err("409");
    assert_eq!((code(&error), error.is_retryable()), (Some(409), false));
    let error = sessions
        .sessions()
        .page_observe(ENDED_SESSION, ObserveRequest::new())
        .send()
        .await
        .expect_err("409");
    assert!(
        error
            .rate_limit()
            .is_some_and(|limit| limit.limit == Some(1000))
    );
}

#[tokio::test]
async fn a_gateways_page_is_an_error_with_its_status() {
    let (service, client) = both().await;
    service.next(Script::html_502());
    let error = observe(&client).await.expect_err("a 502");
    assert_eq!((error.kind(), code(&error)), (ErrorKind::Api, Some(502)));
    assert!(error.body().starts_with(b"<html>") && error.rate_limit().is_none());
    assert_eq!(
        error.to_string(),
        "POST /sessions/{session_id}/page/observe: 502 Bad Gateway"
    );
    assert_eq!(service.requests().len(), 1, "a POST may have been acted on");
}

#[tokio::test]
async fn a_gateways_page_on_a_get_is_tried_again() {
    let service = Service::start().await;
    let policy = RetryPolicy::new().base_delay(std::time::Duration::ZERO);
    let client = builder(&service).retry(policy).build().expect("a client");
    service.next(Script::html_502());
    let response = client.health().health().send().await.expect("health");
    assert_eq!(
        (response.retries().count(), service.requests().len()),
        (1, 2)
    );
}

#[tokio::test]
async fn a_success_that_is_not_what_was_declared_says_what_it_is() {
    let html = "<html>Please sign in</html>";
    let rows = [
        (
            Script::body(200, "text/html", html),
            "text/html where JSON was expected",
        ),
        (
            Script::status(200, html),
            "a body of no known type where JSON was expected",
        ),
        (Script::status(204, ""), "no body where one was expected"),
        (
            Script::json_text(200, r#"{"x":1}"#),
            "missing field `started_at`",
        ),
        (
            Script::json_text(200, "null"),
            "invalid type: null, expected an object",
        ),
    ];
    for (script, expected) in rows {
        let error = observe_scripted(script).await.expect_err("not a page");
        assert_eq!(
            (error.kind(), error.is_retryable()),
            (ErrorKind::Unexpected, false),
            "{expected}"
        );
        let [words] = &words(&error)[..] else {
            panic!("{error:?}")
        };
        assert!(
            words.ends_with(&format!(" is not as declared: {expected}")),
            "{words}"
        );
        assert!(!format!("{error:?}").contains("sign in"));
    }
    let mut page = fixtures::page();
    page["space"]["actions"][3]["timeout"] = json!(-1);
    let error = observe_scripted(Script::json(200, &page))
        .await
        .expect_err("not a page");
    let expected =
        "space.actions[3].fallback_fill.timeout: invalid value: integer -1, expected u64";
    assert!(error.to_string().ends_with(expected), "{error}");
    assert_eq!(error.body(), page.to_string().as_bytes());
}

#[tokio::test]
async fn a_declared_failure_can_be_taken_out() {
    let error = observe_scripted(Script::json(422, &json!({"detail": []})))
        .await
        .expect_err("a 422");
    let PageObserveError::UnprocessableEntity(refusal) = error.into_api().expect("declared") else {
        panic!("422")
    };
    assert_eq!(refusal.detail, Some(Vec::new()));
    let error = observe_scripted(Script::status(404, ""))
        .await
        .expect_err("a 404");
    let error = error.into_api().expect_err("undeclared").untyped();
    assert_eq!(code(&error), Some(404));
}
