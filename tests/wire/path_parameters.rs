//! Session ids of every sort: each arrives as one segment and as what it was, or is refused before anything is sent.

use browser_session::types::ObserveRequest;
use browser_session::{Error, ErrorKind, StatusCode};
use browser_session_service::{Service, SessionState};

use crate::sides::{both, client, only};

#[tokio::test]
async fn an_id_arrives_as_one_segment() {
    let rows = [
        ("plain-1.2_3~x", "plain-1.2_3~x"),
        ("a/b", "a%2Fb"),
        ("\u{fc}?#", "%C3%BC%3F%23"),
        ("a b", "a%20b"),
        ("a%2Fb", "a%252Fb"),
        ("%2e%2e", "%252e%252e"),
        ("...", "..."),
        ("../..", "..%2F.."),
        ("a\\b", "a%5Cb"),
        ("a&b=c;d", "a%26b%3Dc%3Bd"),
        ("a:b@c", "a%3Ab%40c"),
        ("a\r\nx: y", "a%0D%0Ax%3A%20y"),
        ("\u{0}", "%00"),
        ("\u{1f6d2}", "%F0%9F%9B%92"),
        ("{session_id}", "%7Bsession_id%7D"),
    ];
    for (id, segment) in rows {
        let service = Service::builder()
            .session(id, SessionState::Running)
            .start()
            .await;
        let call = client(&service)
            .sessions()
            .page_observe(id, ObserveRequest::new());
        let response = call
            .send()
            .await
            .unwrap_or_else(|error| panic!("{id:?}: {error}"));
        assert_eq!(response.status(), StatusCode::OK);
        let request = only(&service);
        assert_eq!(
            (request.path, request.query),
            (format!("/sessions/{segment}/page/observe"), None),
            "{id:?}"
        );
    }
}

#[tokio::test]
async fn an_id_that_could_not_arrive_is_refused() {
    for (id, reason) in [
        ("", "is empty"),
        (".", "is a dot segment"),
        ("..", "is a dot segment"),
    ] {
        let (service, client) = both().await;
        let sessions = client.sessions();
        let errors = [
            sessions
                .page_observe(id, ObserveRequest::new())
                .send()
                .await
                .map(drop)
                .map_err(Error::untyped),
            sessions
                .get_session_script(id)
                .send()
                .await
                .map(drop)
                .map_err(Error::untyped),
            sessions
                .session_replay(id)
                .send()
                .await
                .map(drop)
                .map_err(Error::untyped),
        ];
        for error in errors.map(|result| result.expect_err("refused")) {
            assert_eq!(
                (error.kind(), error.is_retryable()),
                (ErrorKind::Request, false),
                "{id:?}"
            );
            let expected = format!("nothing was sent: path parameter `session_id` {reason}");
            assert_eq!(error.to_string(), expected, "{id:?}");
        }
        assert_eq!(service.connections(), 0, "{id:?}");
    }
}

#[tokio::test]
async fn a_very_long_id_is_an_error_not_a_panic() {
    let (service, client) = both().await;
    for length in [60_000, 70_000, 3_000_000] {
        let id = "x".repeat(length);
        let result = client
            .sessions()
            .page_observe(&id, ObserveRequest::new())
            .send()
            .await;
        result.expect_err("no such session");
    }
    assert!(
        service
            .requests()
            .iter()
            .all(|request| request.path.len() < 65_536)
    );
}
