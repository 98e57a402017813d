//! Declared headers of responses: required ones, times and enums.

use expected::operations::response_headers::ResponseHeaders as _;
use expected::operations::response_headers::types::{
    HeadingFirstResponseXHeadingState as State, KindHeader, Level,
};
use expected::runtime::HeaderError;

use super::Service;

fn answering(headers: &str) -> Service {
    let head =
        format!("HTTP/1.1 200 OK\r\n{headers}content-length: 0\r\nconnection: close\r\n\r\n");
    Service::answering(head.into_bytes())
}

#[tokio::test]
async fn headers_have_the_declared_types() {
    let headers = "x-heading-count: 3\r\nx-heading-level: high\r\nx-heading-time: 2026-01-02T03:04:05Z\r\n\
                   x-heading-changing: 7\r\nx-heading-maybe: true\r\nx-heading-state: open\r\nx-heading-kind: small\r\n";
    let service = answering(headers);
    let response = service.client.heading().first().send().await.unwrap();
    assert_eq!(response.x_heading_count(), Ok(3));
    assert_eq!(response.x_heading_level(), Ok(Level::High));
    // Both operations declare this enum, and one type is for both.
    assert_eq!(response.x_heading_state(), Ok(Some(State::Open)));
    assert_eq!(response.x_heading_kind(), Ok(Some(KindHeader::Small)));
    let time = response.x_heading_time().unwrap().unwrap();
    assert_eq!(time.as_str(), "2026-01-02T03:04:05Z");
    // Another operation declares it as a string.
    assert_eq!(response.x_heading_changing(), Ok(Some(7)));
    let text = response.x_heading_changing_string();
    assert_eq!(text, Ok(Some("7".to_owned())));
    // Another operation requires it.
    assert_eq!(response.x_heading_maybe(), Ok(Some(true)));
    service.seen();
}

#[tokio::test]
async fn an_absent_header_that_is_required_is_an_error() {
    let service = answering("x-heading-level: middling\r\n");
    let response = service.client.heading().first().send().await.unwrap();
    let error: HeaderError = response.x_heading_count().unwrap_err();
    assert!(error.is_absent());
    assert_eq!(error.to_string(), "the header `X-Heading-Count` is absent");
    // An enum of the service may have further values.
    let level = response.x_heading_level().unwrap();
    assert_eq!(level.as_str(), "middling");
    assert_eq!(response.x_heading_time(), Ok(None));
    assert_eq!(response.x_heading_maybe(), Ok(None));
    service.seen();
}
