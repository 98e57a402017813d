//! Successful responses: the value of each operation, and what else a response has.

use std::time::{Duration, UNIX_EPOCH};

use browser_session::StatusCode;
use browser_session::types::{ActionKind, ReplayResponse, SetCookiesRequest, SpaceCategory};
use browser_session_service::{Clock, ENDED_SESSION, RUNNING_SESSION, Script, Service, fixtures};
use serde_json::{Value, from_value, json, to_value};

use crate::sides::{both, client, observe, observe_scripted};

#[tokio::test]
async fn a_page_comes_with_all_of_its_actions() {
    let (_service, client) = both().await;
    let page = observe(&client).await.expect("a page");
    assert_eq!(page.space.category, Some(SpaceCategory::Form));
    let kinds: Vec<ActionKind> = page
        .space
        .actions
        .iter()
        .map(browser_session::types::Action::kind)
        .collect();
    assert_eq!(kinds, fixtures::KINDS.map(ActionKind::from));
    assert_eq!(
        (
            page.space.interaction_actions.len(),
            page.space.browser_actions.len()
        ),
        (8, 20)
    );
}

#[tokio::test]
async fn each_operation_gives_its_value() {
    let (_service, client) = both().await;
    let sessions = client.sessions();
    let script = sessions
        .get_session_script(RUNNING_SESSION)
        .send()
        .await
        .expect("a script");
    assert_eq!(to_value(&*script).ok(), Some(fixtures::script()));
    let replay = sessions
        .session_replay(ENDED_SESSION)
        .send()
        .await
        .expect("a recording");
    assert_eq!(to_value(&*replay).ok(), Some(fixtures::replay()));
    let request: SetCookiesRequest = from_value(fixtures::cookies()).expect("cookies");
    let set = client
        .profiles()
        .profile_cookies_set("p1", request)
        .send()
        .await
        .expect("set");
    assert_eq!(
        (set.success, set.cookies_count, set.mode.as_str()),
        (true, 2, "replace")
    );
    let health = client.health().health().send().await.expect("health");
    assert_eq!(*health, fixtures::health());
}

#[tokio::test]
async fn a_recording_of_nulls_is_one_of_nothing() {
    let (service, client) = both().await;
    for body in [fixtures::replay_nulls(), json!({})] {
        service.next(Script::json(200, &body));
        let replay = client
            .sessions()
            .session_replay(ENDED_SESSION)
            .send()
            .await
            .expect("a recording");
        assert_eq!(replay.into_inner(), ReplayResponse::new());
    }
}

#[tokio::test]
async fn a_response_tells_status_headers_and_the_rate_limit() {
    let clock = Clock::manual(1_769_860_800);
    let service = Service::builder()
        .rate_limit(5, Duration::from_secs(60))
        .clock(&clock)
        .start()
        .await;
    let client = client(&service);
    for remaining in [4, 3] {
        let response = client.health().health().send().await.expect("health");
        assert_eq!(
            (response.status(), response.retries().count()),
            (StatusCode::OK, 0)
        );
        assert_eq!(response.headers()["content-type"], "application/json");
        assert_eq!(
            (
                response.header("X-RateLimit-Limit"),
                response.header("x-nothing")
            ),
            (Some("5"), None)
        );
        let limit = response.rate_limit().expect("on every response");
        assert_eq!((limit.limit, limit.remaining), (Some(5), Some(remaining)));
        assert_eq!(
            limit.reset,
            Some(UNIX_EPOCH + Duration::from_secs(1_769_860_860))
        );
    }
}

#[tokio::test]
async fn a_rate_limit_is_read_as_hostile_text() {
    let rows = [
        (
            [
                ("x-ratelimit-limit", "-1"),
                ("x-ratelimit-remaining", "NaN"),
                ("x-ratelimit-reset", "soon"),
            ],
            None,
        ),
        (
            [
                ("x-ratelimit-limit", "100, 100;w=60"),
                ("x-ratelimit-remaining", "99999999999999999999"),
                ("x-ratelimit-reset", ""),
            ],
            Some((Some(100), Some(u64::MAX), None)),
        ),
        (
            [
                ("x-ratelimit-limit", "1e3"),
                ("x-ratelimit-remaining", "0"),
                ("x-ratelimit-reset", "1769860860000"),
            ],
            Some((None, Some(0), Some(1_769_860_860))),
        ),
    ];
    for (headers, expected) in rows {
        let script = Script::json(200, &fixtures::page()).bare();
        let script = headers
            .iter()
            .fold(script, |script, (name, value)| script.header(name, value));
        let page = observe_scripted(script).await.expect("a page");
        let told = page.rate_limit().map(|limit| {
            let reset = limit
                .reset
                .and_then(|reset| reset.duration_since(UNIX_EPOCH).ok());
            (
                limit.limit,
                limit.remaining,
                reset.map(|reset| reset.as_secs()),
            )
        });
        assert_eq!(told, expected, "{headers:?}");
    }
}

#[tokio::test]
async fn json_is_read_whatever_it_is_called() {
    let page = fixtures::page().to_string();
    let scripts = [
        Script::body(200, "application/json; charset=utf-8", page.clone()),
        Script::body(200, "text/plain", page.clone()),
        Script::body(200, "application/vnd.service.v1+json", page.clone()),
        Script::status(200, page.clone()),
        Script::body(201, "application/json", page.clone()),
        Script::body(200, "application/json", format!("\u{feff}{page}\n")),
        Script::json_text(200, page).drip(2000, Duration::from_millis(1)),
    ];
    for script in scripts {
        let page = observe_scripted(script).await.expect("a page");
        assert_eq!(page.space.actions.len(), 28);
    }
}

#[tokio::test]
async fn a_page_of_a_newer_service_arrives_whole() {
    let (service, client) = both().await;
    service.set_page(fixtures::page_with_unknowns());
    let page = observe(&client).await.expect("a page");
    assert_eq!(to_value(&*page).ok(), Some(fixtures::page_with_unknowns()));
    let kinds = page
        .space
        .actions
        .iter()
        .filter(|action| action.kind().as_str() == "hover");
    assert_eq!(kinds.count(), 2);
}

#[tokio::test]
async fn health_is_any_json() {
    let (service, client) = both().await;
    for body in [
        json!("ok"),
        json!([1, {"a": null}]),
        json!(0.5),
        Value::Null,
    ] {
        service.next(Script::json(200, &body));
        assert_eq!(
            client
                .health()
                .health()
                .send()
                .await
                .expect("health")
                .into_inner(),
            body
        );
    }
}
