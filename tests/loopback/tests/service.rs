//! What the service of a document accepts and rejects, and what it responds with.

use std::collections::BTreeSet;

use bytes::Bytes;
use http::Request;
use loopback::service::{Documents, REFUSED, Served, UNDERSTOOD, respond, secret};
use serde_json::{Value, json};

const DOCUMENT: &str = include_str!("../../bumps/base.yaml");

/// The service of the base, with a parameter of each style.
fn documents() -> Documents {
    let mut document: Value = serde_yaml::from_str(DOCUMENT).expect("a document");
    let array = json!({"type": "array", "items": {"type": "string"}});
    let parameters = document["paths"]["/pets"]["get"]["parameters"]
        .as_array_mut()
        .expect("an array");
    parameters.push(json!({"name": "tags", "in": "query", "schema": array}));
    parameters.push(json!({"name": "names", "in": "query", "explode": false, "schema": array}));
    Documents::from([("base".to_owned(), Served::of(document))])
}

/// The status, the reason of a refusal and the parameters, as `METHOD PATH` and JSON.
fn send(target: &str, headers: &[(&str, &str)], body: &str) -> (u16, String, Value) {
    let (method, path) = target.split_once(' ').expect("a method and a path");
    let mut request = Request::builder()
        .method(method)
        .uri(format!("/base/0{path}"));
    request = request.header("x-key", secret("key"));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if !body.is_empty() && headers.iter().all(|(name, _)| *name != "content-type") {
        request = request.header("content-type", "application/json");
    }
    let request = request
        .body(Bytes::from(body.to_owned()))
        .expect("a request");
    let response = respond(&documents(), &request);
    let understood = response.headers()[UNDERSTOOD].to_str().expect("ASCII");
    let understood = serde_json::from_str(understood).expect("JSON");
    let body: Value = serde_json::from_slice(response.body()).unwrap_or_default();
    let reason = body
        .get(REFUSED)
        .and_then(Value::as_str)
        .unwrap_or_default();
    (response.status().as_u16(), reason.to_owned(), understood)
}

#[test]
fn requests_are_validated() {
    let cases = [
        ("GET /pets", "", 200),
        ("GET /nothing", "", 404),
        ("PATCH /pets", "", 405),
        ("GET /pets?limit=100", "", 200),
        ("GET /pets?limit=101", "", 400),
        ("GET /pets?limit=many", "", 400),
        ("GET /pets?limit=1&limit=2", "", 400),
        ("GET /pets?kind=bird", "", 400),
        ("GET /pets?unknown=1", "", 200),
        ("POST /pets", r#"{"name": "Tom"}"#, 201),
        ("POST /pets", "", 400),
        ("POST /pets", "{", 400),
        ("POST /pets", r#"{"note": "no name"}"#, 400),
        (
            "POST /pets",
            r#"{"name": "longer than twenty letters"}"#,
            400,
        ),
        ("POST /pets", r#"{"name": "Tom", "other": 1}"#, 201),
        (
            "POST /pets",
            r#"{"name": "Tom", "shape": {"width": 1, "other": 1}}"#,
            400,
        ),
        ("POST /pets", r#"{"name": "Tom", "kind": "green"}"#, 400),
        (
            "PUT /pets/1?version=1",
            r#"{"name": "Ball", "price": 1.5}"#,
            200,
        ),
        ("PUT /pets/1", r#"{"name": "Ball", "price": 1.5}"#, 400),
        (
            "PUT /pets/1?version=4294967296",
            r#"{"name": "Ball", "price": 1.5}"#,
            400,
        ),
        // A property that is read-only.
        (
            "PUT /pets/1?version=1",
            r#"{"name": "Ball", "price": 1.5, "secret": "s"}"#,
            400,
        ),
        ("POST /reports", "", 200),
        ("POST /reports", r#"{"pages": 2147483648}"#, 400),
    ];
    for (target, body, expected) in cases {
        let (status, reason, _) = send(target, &[], body);
        assert_eq!(status, expected, "{target} {body}: {reason}");
        assert_eq!(reason.is_empty(), status < 300, "{target} {body}: {reason}");
    }
}

#[test]
fn headers_are_validated() {
    let cases = [
        ("GET /pets", ("accept", "application/json"), "", 200),
        ("GET /pets", ("accept", "text/csv, text/*;q=0.5"), "", 406),
        ("POST /reports", ("accept", "text/*"), "", 200),
        ("POST /pets", ("content-type", "text/csv"), "Tom", 415),
    ];
    for (target, header, body, expected) in cases {
        let (status, reason, _) = send(target, &[header], body);
        assert_eq!(status, expected, "{target} {header:?}: {reason}");
    }
    let request = Request::get("/base/0/pets")
        .body(Bytes::new())
        .expect("a request");
    assert_eq!(respond(&documents(), &request).status(), 401);
}

#[test]
fn parameters_are_read_by_their_style() {
    let (_, _, understood) = send(
        "GET /pets?limit=7&tags=a&tags=b%20c&names=a,b",
        &[("X-Trace", "t")],
        "",
    );
    let expected = json!({
        "query limit": 7,
        "header x-trace": "t",
        "query tags": ["a", "b c"],
        "query names": ["a", "b"],
    });
    assert_eq!(understood, expected);
    let (status, reason, _) = send("GET /pets?names=a&names=b", &[], "");
    assert_eq!((status, reason.as_str()), (400, "`names` was sent twice"));
}

#[test]
fn each_response_has_samples() {
    let documents = documents();
    let served = &documents["base"];
    let all = loopback::api::operations(served.responses.root());
    let list = all
        .iter()
        .find(|operation| operation.path == "/pets")
        .expect("an operation");
    let replies = served.replies(list);
    let statuses: BTreeSet<u16> = replies.iter().map(|reply| reply.status.as_u16()).collect();
    assert_eq!(statuses, BTreeSet::from([200, 404]));
    let has = |pet: Value| {
        let bodies = replies.iter().filter_map(|reply| reply.body.get(0));
        let contains = |body: &Value| {
            let fields = pet.as_object().expect("an object");
            fields
                .iter()
                .all(|(key, value)| body.get(key) == Some(value))
        };
        assert!(bodies.into_iter().any(contains), "{pet}");
    };
    has(json!({"kind": "cat"}));
    has(json!({"kind": "dog"}));
    has(json!({"size": 2}));
    has(json!({"age": i32::MIN}));
    has(json!({"age": i32::MAX}));
    has(json!({"value": "text"}));
    has(json!({"value": 7}));
    has(json!({"note": ""}));
    has(json!({"x_undescribed": "text"}));
    has(json!({"shape": {"type": "square", "side": 1.5, "label": "text"}}));
    assert!(
        replies
            .iter()
            .any(|reply| reply.body == json!([{"id": "text", "name": "text"}]))
    );
    assert!(replies.iter().any(|reply| reply.body == json!([])));
}
