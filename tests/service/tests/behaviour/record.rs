//! What the service remembers of a request.

use browser_session_service::Service;
use serde_json::json;

use crate::client;

#[tokio::test]
async fn records_the_request_as_it_came() {
    let service = Service::start().await;
    let target = "/sessions/a%2Fb%20%C3%BC/page/observe?update_metadata=false&x=%20&x=+&empty&=";
    let request = client::request(&service, "POST", target)
        .header("content-type", "application/json")
        .header("X-Repeated", "one")
        .header("x-other", "2")
        .header("x-repeated", "two");
    let body = "{\"max_nb_actions\": 5 }\n";
    client::send(&service, request, body)
        .await
        .expect("a response");
    let [recorded] = &service.requests()[..] else {
        panic!("one request was sent")
    };
    assert_eq!(recorded.method, "POST");
    assert_eq!(recorded.path, "/sessions/a%2Fb%20%C3%BC/page/observe");
    assert_eq!(
        recorded.query.as_deref(),
        Some("update_metadata=false&x=%20&x=+&empty&=")
    );
    assert_eq!(recorded.body, body.as_bytes());
    assert_eq!(recorded.json(), json!({"max_nb_actions": 5}));
    assert_eq!(
        recorded.header("Authorization"),
        Some("Bearer service-token-7f3a")
    );
    assert_eq!(recorded.header("x-none"), None);
    assert!(recorded.header_values("x-repeated").eq(["one", "two"]));
    let names: Vec<&str> = recorded
        .headers
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    let order = [
        "host",
        "authorization",
        "content-type",
        "x-repeated",
        "x-repeated",
        "x-other",
        "content-length",
    ];
    assert_eq!(names, order);
}

#[tokio::test]
async fn records_refused_requests_in_order_until_told_to_forget() {
    let service = Service::start().await;
    let unauthenticated = client::bare_request("GET", "/health");
    client::send(&service, unauthenticated, "")
        .await
        .expect("a response");
    client::get(&service, "/nowhere").await;
    client::get(&service, "/health?").await;
    let requests = service.requests();
    let paths: Vec<&str> = requests
        .iter()
        .map(|request| request.path.as_str())
        .collect();
    assert_eq!(paths, ["/health", "/nowhere", "/health"]);
    let queries: Vec<Option<&str>> = requests.iter().map(|each| each.query.as_deref()).collect();
    assert_eq!(queries, [None, None, Some("")]);
    assert_eq!(service.connections(), 3);
    service.forget_requests();
    assert!(service.requests().is_empty());
}
