//! The five operations: what each puts on the wire, byte for byte.

use browser_session::Client;
use browser_session::types::{
    Cookie, ObserveRequest, ObserveRequestPerceptionType, SetCookiesRequest,
};
use browser_session_service::{ENDED_SESSION, RUNNING_SESSION, Recorded, Service, fixtures};
use serde_json::from_value;

use crate::sides::{both, only};

const USER_AGENT: &str = "browser-session/1.4.40";

/// What a request has to be, apart from the headers that all have.
struct Expected<'a> {
    line: &'a str,
    headers: &'a [(&'a str, &'a str)],
    body: &'a str,
}

/// Holds the one request against what is expected, every header of it.
fn check(service: &Service, expected: &Expected<'_>) {
    let request = only(service);
    let query = request
        .query
        .as_deref()
        .map(|query| format!("?{query}"))
        .unwrap_or_default();
    assert_eq!(
        format!("{} {}{query}", request.method, request.path),
        expected.line
    );
    assert_eq!(String::from_utf8_lossy(&request.body), expected.body);
    assert_eq!(headers(&request), headers_of(service, expected));
}

fn headers(request: &Recorded) -> Vec<(String, String)> {
    let mut headers = request.headers.clone();
    headers.sort();
    headers
}

fn headers_of(service: &Service, expected: &Expected<'_>) -> Vec<(String, String)> {
    let authorization = format!("Bearer {}", service.token());
    let (host, length) = (
        service.address().to_string(),
        expected.body.len().to_string(),
    );
    let common = [
        ("accept", "application/json"),
        ("accept-encoding", "gzip"),
        ("authorization", &authorization),
        ("host", &host),
        ("user-agent", USER_AGENT),
    ];
    let body = [
        ("content-length", length.as_str()),
        ("content-type", "application/json"),
    ];
    let body = if expected.body.is_empty() {
        &[][..]
    } else {
        &body
    };
    let all = common.iter().chain(body).chain(expected.headers);
    let mut headers: Vec<_> = all
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    headers.sort();
    headers
}

#[tokio::test]
async fn observe_with_nothing_set() {
    let (service, client) = both().await;
    client
        .sessions()
        .page_observe(RUNNING_SESSION, ObserveRequest::new())
        .send()
        .await
        .expect("a page");
    let line = "POST /sessions/session-running/page/observe";
    check(
        &service,
        &Expected {
            line,
            headers: &[],
            body: "{}",
        },
    );
}

#[tokio::test]
async fn observe_with_everything_set() {
    let (service, client) = both().await;
    let request = ObserveRequest::new()
        .min_nb_actions(1)
        .max_nb_actions(2)
        .instructions("only \"forms\"\n\u{fc}")
        .perception_type(ObserveRequestPerceptionType::Deep);
    let call = client
        .sessions()
        .page_observe(RUNNING_SESSION, request)
        .update_metadata(false);
    let call = call
        .x_service_request_origin("tests")
        .x_service_sdk_version("1.4.40");
    assert_eq!(call.send().await.expect("a page").space.actions.len(), 1);
    let expected = Expected {
        line: "POST /sessions/session-running/page/observe?update_metadata=false",
        headers: &[
            ("x-service-request-origin", "tests"),
            ("x-service-sdk-version", "1.4.40"),
        ],
        body: "{\"min_nb_actions\":1,\"max_nb_actions\":2,\
               \"instructions\":\"only \\\"forms\\\"\\n\u{fc}\",\"perception_type\":\"deep\"}",
    };
    check(&service, &expected);
}

#[tokio::test]
async fn set_cookies() {
    let (service, client) = both().await;
    let cookies: Vec<Cookie> = from_value(fixtures::cookies()["cookies"].clone()).expect("cookies");
    let call = client.profiles().profile_cookies_set(
        "p1",
        SetCookiesRequest::new(cookies, "playwright", "replace"),
    );
    call.send().await.expect("a response");
    let expected = Expected {
        line: "POST /profiles/p1/cookies",
        headers: &[],
        body: "{\"cookies\":[{\"name\":\"session\",\"value\":\"cookie-secret-c64e\",\"domain\":\".example.com\",\
               \"path\":\"/\",\"httpOnly\":true,\"expirationDate\":1769860800.5,\"hostOnly\":false,\"secure\":true,\
               \"session\":false,\"storeId\":\"0\",\"expires\":1769860800,\
               \"partitionKey\":\"https://example.com\"},\
               {\"name\":\"theme\",\"value\":\"cookie-secret-c64e\",\"domain\":\"example.com\",\"path\":\"/\"}],\
               \"source_format\":\"playwright\",\"mode\":\"replace\"}",
    };
    check(&service, &expected);
}

#[tokio::test]
async fn get_session_script() {
    let (service, client) = both().await;
    client
        .sessions()
        .get_session_script(RUNNING_SESSION)
        .send()
        .await
        .expect("a script");
    let line = "GET /sessions/session-running/workflow/code";
    check(
        &service,
        &Expected {
            line,
            headers: &[],
            body: "",
        },
    );
}

#[tokio::test]
async fn session_replay() {
    let (service, client) = both().await;
    client
        .sessions()
        .session_replay(ENDED_SESSION)
        .send()
        .await
        .expect("a recording");
    check(
        &service,
        &Expected {
            line: "GET /sessions/session-ended/replay",
            headers: &[],
            body: "",
        },
    );
}

#[tokio::test]
async fn health() {
    let (service, client) = both().await;
    client.health().health().send().await.expect("health");
    check(
        &service,
        &Expected {
            line: "GET /health",
            headers: &[],
            body: "",
        },
    );
}

#[tokio::test]
async fn a_prefix_of_the_base_address_stays_in_front() {
    let service = Service::start().await;
    for (prefix, path) in [
        ("/", "/health"),
        ("/v1", "/v1/health"),
        ("/a%2Fb/v1/", "/a%2Fb/v1/health"),
    ] {
        let client = Client::builder(service.url() + prefix)
            .bearer_token("t")
            .build()
            .expect("a client");
        let _not_found = client.health().health().send().await;
        assert_eq!(only(&service).path, path);
        service.forget_requests();
    }
}

#[tokio::test]
async fn many_calls_at_once_share_a_client() {
    let (service, client) = both().await;
    let calls: Vec<_> = (0..40)
        .map(|index| {
            let client = client.clone();
            tokio::spawn(async move {
                let request = ObserveRequest::new().max_nb_actions(index);
                client
                    .sessions()
                    .page_observe(RUNNING_SESSION, request)
                    .send()
                    .await
            })
        })
        .collect();
    for (index, call) in calls.into_iter().enumerate() {
        let page = call.await.expect("no panic").expect("a page");
        assert_eq!(page.space.actions.len(), index.min(28));
    }
    assert_eq!(service.requests().len(), 40);
}
