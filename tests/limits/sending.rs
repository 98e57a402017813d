//! A call that breaks the document's constraints sends nothing, and says what the service would have said.

use browser_session::calls::sessions::PageObserveError;
use browser_session::types::ObserveRequest;
use browser_session::{Client, Error, ErrorKind};
use browser_session_service::{RUNNING_SESSION, Service};
use serde_json::{Value, from_value, json, to_value};

fn client(service: &Service) -> Client {
    Client::builder(service.url())
        .bearer_token(service.token())
        .build()
        .expect("a client")
}

/// A request with two fields that the schema does not name.
fn request() -> ObserveRequest {
    from_value(json!({"max_nb_actions": 1, "depth": 3, "scope": {"all": true}}))
        .expect("read all the same")
}

/// What is wrong with [`request`], in the words of a 422.
fn wrong() -> Value {
    let forbidden = |field: &str| json!({"loc": ["body", field], "msg": "Extra inputs are not permitted", "type": "extra_forbidden"});
    json!([forbidden("depth"), forbidden("scope")])
}

/// The violations of a call that was not sent.
fn check_unsent(service: &Service, error: &Error<PageObserveError>) -> Value {
    assert_eq!((service.requests(), service.connections()), (Vec::new(), 0));
    assert_eq!(
        (error.kind(), error.status(), error.body()),
        (ErrorKind::Invalid, None, [].as_slice())
    );
    assert!(!error.is_retryable() && error.api().is_none());
    let Error::Invalid(violations) = error else {
        panic!("{error}")
    };
    to_value(violations).expect("JSON")
}

/// The service's own violations, less what only the service knows.
fn check_refused(service: &Service, error: &Error<PageObserveError>) -> Value {
    assert_eq!(service.requests().len(), 1);
    let Some(PageObserveError::UnprocessableEntity(refusal)) = error.api() else {
        panic!("{error}")
    };
    let mut violations = to_value(&refusal.detail).expect("JSON");
    for violation in violations.as_array_mut().into_iter().flatten() {
        violation
            .as_object_mut()
            .expect("an object")
            .retain(|name, _| matches!(name.as_str(), "loc" | "msg" | "type"));
    }
    violations
}

#[tokio::test]
async fn a_violation_keeps_the_call_from_being_sent() {
    let service = Service::start().await;
    let call = client(&service)
        .sessions()
        .page_observe(RUNNING_SESSION, request());
    let error = call.send().await.expect_err("invalid");
    assert_eq!(check_unsent(&service, &error), wrong());
    assert_eq!(
        error.to_string(),
        "nothing was sent: body.depth: Extra inputs are not permitted; body.scope: Extra inputs are not permitted"
    );
}

#[tokio::test]
async fn unvalidated_it_is_sent_and_the_service_says_the_same() {
    let service = Service::start().await;
    let call = client(&service)
        .sessions()
        .page_observe(RUNNING_SESSION, request())
        .validate(false);
    let error = call.send().await.expect_err("refused by the service");
    assert_eq!(check_refused(&service, &error), wrong());
    assert_eq!(service.requests()[0].json(), json!(request()));
}

#[tokio::test]
async fn a_client_can_leave_all_validation_to_the_service() {
    let service = Service::start().await;
    let builder = Client::builder(service.url())
        .bearer_token(service.token())
        .validate(false);
    let trusting = builder.build().expect("a client");
    let call = || trusting.sessions().page_observe(RUNNING_SESSION, request());
    let error = call().send().await.expect_err("refused by the service");
    assert_eq!(check_refused(&service, &error), wrong());
    service.forget_requests();
    let error = call().validate(true).send().await.expect_err("invalid");
    assert_eq!(
        (error.kind(), service.requests().len()),
        (ErrorKind::Invalid, 0)
    );
}

#[tokio::test]
async fn a_body_of_ones_own_is_not_validated() {
    let service = Service::start().await;
    let call = client(&service)
        .sessions()
        .page_observe(RUNNING_SESSION, request());
    let response = call
        .body_json(json!({"max_nb_actions": 2}))
        .send()
        .await
        .expect("a page");
    assert_eq!(
        (
            response.space.actions.len(),
            service.requests()[0].body.as_slice()
        ),
        (2, br#"{"max_nb_actions":2}"#.as_slice())
    );
}

#[tokio::test]
async fn what_the_bounds_allow_is_sent() {
    let service = Service::start().await;
    let rows = [
        (ObserveRequest::new(), 28),
        (ObserveRequest::new().max_nb_actions(3), 3),
        (ObserveRequest::new().max_nb_actions(3).min_nb_actions(5), 5),
        (ObserveRequest::new().max_nb_actions(0), 0),
    ];
    for (request, actions) in rows {
        let page = client(&service)
            .sessions()
            .page_observe(RUNNING_SESSION, request)
            .send()
            .await
            .expect("a page");
        assert_eq!(page.space.actions.len(), actions);
    }
}
