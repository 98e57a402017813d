//! What a program may print of a client, of a call that it prepares and of a response that it gets.

use std::time::Duration;

use browser_session::types::{ObserveRequest, SetCookiesRequest};
use browser_session::{Client, Credential, Method};
use browser_session_service::fixtures::{self, COOKIE_SECRET};
use browser_session_service::{RUNNING_SESSION, Script, Service, TOKEN};
use serde_json::from_value;

use crate::check_debug;

#[tokio::test]
async fn clients_and_calls() {
    let service = Service::start().await;
    let builder = Client::builder(service.url())
        .bearer_token(TOKEN)
        .header("x-key", TOKEN);
    let builder = builder.header("cookie", format!("session={COOKIE_SECRET}"));
    check_debug("builder", &builder);
    let client = builder.build().expect("a client");
    check_debug("client", &client);
    check_debug("group", &client.sessions());
    check_debug("group", &client.profiles());
    let observe = client
        .sessions()
        .page_observe(RUNNING_SESSION, ObserveRequest::new().instructions(TOKEN));
    let observe = observe
        .header("authorization", format!("Bearer {TOKEN}"))
        .query("token", TOKEN);
    check_debug("call", &observe.body_json(fixtures::cookies()));
    let cookies: SetCookiesRequest = from_value(fixtures::cookies()).expect("cookies");
    check_debug(
        "call",
        &client.profiles().profile_cookies_set("p1", cookies.clone()),
    );
    let request = client
        .request(Method::POST, format!("/x/{TOKEN}?token={TOKEN}"))
        .body_json(cookies);
    check_debug(
        "request",
        &request
            .header("x-key", TOKEN)
            .timeout(Duration::from_secs(1)),
    );
    let credentials = [
        Credential::bearer(TOKEN),
        Credential::basic("user", TOKEN),
        Credential::header("x-key", TOKEN),
        Credential::query("key", TOKEN),
        Credential::cookie("key", TOKEN),
    ];
    check_debug("credentials", &credentials);
}

#[tokio::test]
async fn responses() {
    let service = Service::start().await;
    let client = Client::builder(service.url())
        .bearer_token(TOKEN)
        .build()
        .expect("a client");
    let page = Script::json(200, &fixtures::page_with_unknowns());
    let page = page
        .header("set-cookie", &format!("session={COOKIE_SECRET}"))
        .header("x-echo", TOKEN);
    service.next(page);
    let response = client
        .sessions()
        .page_observe(RUNNING_SESSION, ObserveRequest::new())
        .send()
        .await
        .expect("a page");
    check_debug("response", &response);
    check_debug("cookies", &response.headers().get("set-cookie"));
    check_debug("value", &response.into_inner());
}
