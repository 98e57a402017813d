//! The token endpoint.

use depot_service::{CLIENT_ID, CLIENT_SECRET, REFRESH_TOKEN, Service, TOKEN_PATH};
use serde_json::{Value, json};

use crate::client::{self, ClientResponse, bare_request};

/// `depot-client:depot-secret` in Base64.
const BASIC: &str = "Basic ZGVwb3QtY2xpZW50OmRlcG90LXNlY3JldA==";

async fn token(service: &Service, form: &str, authorization: Option<&str>) -> ClientResponse {
    let mut request = bare_request("POST", TOKEN_PATH)
        .header("content-type", "application/x-www-form-urlencoded");
    if let Some(authorization) = authorization {
        request = request.header("authorization", authorization);
    }
    let response = client::send(&service.main, request, form.to_owned()).await;
    response.expect("a response")
}

async fn status_with(service: &Service, token: &Value) -> u16 {
    let token = token.as_str().expect("a token");
    let request =
        bare_request("GET", "/v1/zones").header("authorization", format!("Bearer {token}"));
    client::send(&service.main, request, "")
        .await
        .expect("a response")
        .status
}

#[tokio::test]
async fn clients_authenticate_themselves_in_either_way() {
    let service = Service::start().await;
    let grant = "grant_type=client_credentials&scope=depot.read";
    let basic = token(&service, grant, Some(BASIC)).await;
    assert_eq!(
        basic.json(),
        json!({"access_token": "access-1", "token_type": "Bearer", "scope": "depot.read", "expires_in": 3600})
    );
    assert_eq!(basic.header("cache-control"), Some("no-store"));
    service.set_expires_in(None);
    let form = format!("{grant}&client_id={CLIENT_ID}&client_secret={CLIENT_SECRET}");
    let post = token(&service, &form, None).await;
    assert_eq!(
        (&post.json()["access_token"], post.json().get("expires_in")),
        (&json!("access-2"), None)
    );
    for (form, authorization) in [
        (grant, None),
        (grant, Some("Basic b3RoZXI6b3RoZXI=")),
        (form.as_str(), Some(BASIC)),
    ] {
        let refused = token(&service, form, authorization).await;
        assert_eq!(
            (refused.status, &refused.json()["error"]),
            (401, &json!("invalid_client"))
        );
    }
    assert_eq!(
        (
            service.tokens_issued(),
            service.main.requests_to(TOKEN_PATH).len()
        ),
        (2, 5)
    );
}

#[tokio::test]
async fn a_refresh_token_is_valid_once() {
    let service = Service::start().await;
    let refresh = async |refresh: String| {
        let form = format!("grant_type=refresh_token&refresh_token={refresh}");
        token(&service, &form, Some(BASIC)).await
    };
    let first = refresh(REFRESH_TOKEN.to_owned()).await.json();
    assert_eq!(
        (&first["access_token"], &first["refresh_token"]),
        (&json!("access-1"), &json!("refresh-1"))
    );
    let used = refresh(REFRESH_TOKEN.to_owned()).await;
    assert_eq!(
        (used.status, &used.json()["error"]),
        (400, &json!("invalid_grant"))
    );
    let second = refresh(service.refresh_token()).await.json();
    assert_eq!(second["refresh_token"], "refresh-2");
    for token in [&first["access_token"], &second["access_token"]] {
        assert_eq!(status_with(&service, token).await, 200);
    }
    service.revoke_tokens();
    for token in [&first["access_token"], &second["access_token"]] {
        assert_eq!(status_with(&service, token).await, 401);
    }
    assert_eq!(service.tokens_issued(), 2);
}

#[tokio::test]
async fn other_grants() {
    let service = Service::start().await;
    let password = token(
        &service,
        "grant_type=password&username=ada&password=lovelace",
        Some(BASIC),
    )
    .await;
    assert_eq!(password.json()["refresh_token"], "refresh-1");
    for (form, error) in [
        (
            "grant_type=password&username=ada&password=byron",
            "invalid_grant",
        ),
        ("grant_type=implicit", "unsupported_grant_type"),
    ] {
        let refused = token(&service, form, Some(BASIC)).await;
        assert_eq!(
            (refused.status, &refused.json()["error"]),
            (400, &json!(error))
        );
    }
}
