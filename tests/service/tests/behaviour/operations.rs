//! How the five operations respond to an honest request.

use browser_session_service::fixtures::{self, TagAt};
use browser_session_service::{ENDED_SESSION, RUNNING_SESSION, Service, SessionState};
use serde_json::{Value, json};

use crate::client;

fn observe(session: &str) -> String {
    format!("/sessions/{session}/page/observe")
}

fn kinds(page: &Value, list: &str) -> Vec<String> {
    let actions = page["space"][list].as_array().expect("a list");
    actions
        .iter()
        .map(|action| action["type"].as_str().expect("a tag").to_owned())
        .collect()
}

#[tokio::test]
async fn observe_answers_with_all_kinds_tags_first() {
    let service = Service::start().await;
    let response = client::post(&service, &observe(RUNNING_SESSION), "{}").await;
    assert_eq!(response.status, 200);
    assert_eq!(response.header("content-type"), Some("application/json"));
    assert_eq!(response.json(), fixtures::page());
    assert_eq!(
        response.body,
        fixtures::with_tag(&fixtures::page(), TagAt::First)
    );
    assert_eq!(kinds(&response.json(), "actions"), fixtures::KINDS);
}

#[tokio::test]
async fn observe_counts_actions() {
    let service = Service::builder()
        .page(fixtures::page_of_n(150))
        .start()
        .await;
    for (request, count) in [
        (json!({}), 100),
        (json!({"max_nb_actions": 10}), 10),
        (json!({"max_nb_actions": 150}), 150),
        (json!({"max_nb_actions": 0}), 0),
        (json!({"max_nb_actions": -1}), 0),
        (json!({"max_nb_actions": 10, "min_nb_actions": 12}), 12),
        (json!({"max_nb_actions": 10, "min_nb_actions": null}), 10),
    ] {
        let page = client::post(&service, &observe(RUNNING_SESSION), request.to_string())
            .await
            .json();
        let actions = kinds(&page, "actions");
        assert_eq!(actions.len(), count, "{request}");
        let interactions = kinds(&page, "interaction_actions");
        assert_eq!(
            interactions.len() + kinds(&page, "browser_actions").len(),
            count
        );
        let known = fixtures::INTERACTION_KINDS;
        assert!(
            interactions
                .iter()
                .all(|kind| known.contains(&kind.as_str()))
        );
    }
}

#[tokio::test]
async fn observe_answers_with_the_page_that_was_set() {
    let service = Service::start().await;
    service.set_page(fixtures::page_with_unknowns());
    let response = client::post(&service, &observe(RUNNING_SESSION), "{}").await;
    assert_eq!(response.json(), fixtures::page_with_unknowns());
}

#[tokio::test]
async fn cookies_are_counted() {
    let service = Service::start().await;
    let body = fixtures::cookies().to_string();
    let response = client::post(&service, "/profiles/profile-1/cookies", body).await;
    assert_eq!(response.status, 200);
    let expected = json!({
        "success": true, "message": "2 cookies set", "cookies_count": 2, "mode": "replace",
    });
    assert_eq!(response.json(), expected);
    let body = json!({"cookies": [], "mode": "merge"}).to_string();
    assert_eq!(
        client::post(&service, "/profiles/p/cookies", body)
            .await
            .json()["mode"],
        "merge"
    );
}

#[tokio::test]
async fn a_script_comes_whole_or_as_instructions() {
    let service = Service::start().await;
    let path = format!("/sessions/{ENDED_SESSION}/workflow/code");
    assert_eq!(
        client::get(&service, &path).await.json(),
        fixtures::script()
    );
    let instructions = client::get(&service, &format!("{path}?standalone=false")).await;
    assert_eq!(instructions.json(), fixtures::script_instructions());
    assert_ne!(fixtures::script(), fixtures::script_instructions());
}

#[tokio::test]
async fn a_recording_is_there_once_the_session_has_ended() {
    let service = Service::start().await;
    let path = format!("/sessions/{RUNNING_SESSION}/replay");
    let running = client::get(&service, &path).await;
    assert_eq!(running.status, 409);
    assert_eq!(
        running.json(),
        json!({"detail": "Session is still running"})
    );
    service.set_session(RUNNING_SESSION, SessionState::Ended);
    assert_eq!(
        client::get(&service, &path).await.json(),
        fixtures::replay()
    );
    let ended = client::post(&service, &observe(RUNNING_SESSION), "{}").await;
    assert_eq!(ended.status, 409);
}

#[tokio::test]
async fn an_unknown_session_is_not_found() {
    let service = Service::start().await;
    for response in [
        client::post(&service, &observe("none"), "{}").await,
        client::get(&service, "/sessions/none/workflow/code").await,
        client::get(&service, "/sessions/none/replay").await,
    ] {
        assert_eq!(response.status, 404);
        assert_eq!(response.json(), json!({"detail": "Session none not found"}));
    }
}

#[tokio::test]
async fn an_id_is_one_encoded_segment() {
    let service = Service::start().await;
    for (id, encoded) in [
        ("a/b", "a%2Fb"),
        ("ü?#", "%C3%BC%3F%23"),
        ("..", "%2E%2E"),
        ("100%", "100%25"),
        ("a+b c", "a+b%20c"),
    ] {
        service.set_session(id, SessionState::Ended);
        let response = client::get(&service, &format!("/sessions/{encoded}/replay")).await;
        assert_eq!(response.status, 200, "{id}");
    }
    assert_eq!(
        client::get(&service, "/sessions/a/b/replay").await.json()["detail"],
        "Not Found"
    );
    assert_eq!(
        client::get(&service, "/sessions//replay").await.json()["detail"],
        "Not Found"
    );
}

#[tokio::test]
async fn health_needs_nothing_but_the_token() {
    let service = Service::start().await;
    let response = client::get(&service, "/health?anything=1").await;
    assert_eq!(
        (response.status.as_u16(), response.json()),
        (200, fixtures::health())
    );
}

#[tokio::test]
async fn a_large_body_is_read() {
    let service = Service::start().await;
    let body = json!({"instructions": "x".repeat(4 << 20)}).to_string();
    assert_eq!(
        client::post(&service, &observe(RUNNING_SESSION), body)
            .await
            .status,
        200
    );
}
