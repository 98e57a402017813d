//! Redirects: followed within the service's origin, refused to any other, where nothing is sent.

use browser_session::{Client, Credential, Error, ErrorKind, Method};
use browser_session_service::{RUNNING_SESSION, Script, Service};

use crate::sides::{both, client, code, observe};

const STATUSES: [u16; 5] = [301, 302, 303, 307, 308];

/// Redirects an observe to `location`, which is another origin.
async fn check_refused(status: u16, location: &str, shown: &str) {
    let (service, client) = both().await;
    service.next(Script::redirect(status, location));
    let error = observe(&client).await.expect_err("not followed");
    assert_eq!(
        (error.kind(), code(&error)),
        (ErrorKind::Redirect, Some(status))
    );
    let Error::Redirect(refused) = &error else {
        panic!("{error}")
    };
    assert_eq!(refused.location(), Some(shown), "{location}");
    let expected = format!("the redirect was not followed: it leads to another origin ({shown})");
    assert!(error.to_string().ends_with(&expected), "{error}");
    assert_eq!(error.headers().expect("headers")["location"], location);
    assert_eq!(service.requests().len(), 1, "{location}");
}

#[tokio::test]
async fn another_origin_gets_nothing() {
    let other = Service::start().await;
    let elsewhere = format!("{}/sessions/{RUNNING_SESSION}/page/observe", other.url());
    for status in STATUSES {
        check_refused(status, &elsewhere, &elsewhere).await;
        let relative = elsewhere.trim_start_matches("http:");
        check_refused(status, relative, &elsewhere).await;
        check_refused(
            status,
            &format!("{elsewhere}?token=secret#secret"),
            &elsewhere,
        )
        .await;
        check_refused(
            status,
            &elsewhere.replace("http://", "http://user:secret@"),
            &elsewhere,
        )
        .await;
    }
    assert_eq!((other.connections(), other.requests().len()), (0, 0));
}

#[tokio::test]
async fn another_name_or_scheme_is_another_origin() {
    let (service, _) = both().await;
    let port = service.address().port();
    for origin in [
        format!("http://localhost:{port}"),
        format!("https://127.0.0.1:{port}"),
        "file://".to_owned(),
    ] {
        for status in STATUSES {
            let (from, client) = both().await;
            from.next(Script::redirect(status, &format!("{origin}/health")));
            let error = observe(&client).await.expect_err("not followed");
            assert_eq!(
                (error.kind(), from.requests().len()),
                (ErrorKind::Redirect, 1),
                "{origin}"
            );
        }
    }
    assert_eq!(service.connections(), 0);
}

#[tokio::test]
async fn within_the_origin_a_request_goes_on_as_it_was_or_as_a_get() {
    for (status, method, has_body) in [
        (301, "GET", false),
        (302, "GET", false),
        (303, "GET", false),
        (307, "POST", true),
        (308, "POST", true),
    ] {
        let (service, client) = both().await;
        let page = browser_session_service::fixtures::page();
        service.next(Script::redirect(status, "/moved/observe?x=1"));
        service.next(Script::json(200, &page));
        observe(&client).await.expect("a page, from there");
        let requests = service.requests();
        let moved = &requests[1];
        assert_eq!(
            (moved.method.as_str(), moved.path.as_str()),
            (method, "/moved/observe"),
            "{status}"
        );
        assert_eq!(moved.query.as_deref(), Some("x=1"));
        assert_eq!(
            moved.header("authorization"),
            requests[0].header("authorization"),
            "{status}"
        );
        assert_eq!(
            (
                moved.header("content-type").is_some(),
                !moved.body.is_empty()
            ),
            (has_body, has_body),
            "{status}"
        );
        assert_eq!(moved.header("referer"), None);
        if has_body {
            assert_eq!(moved.body, requests[0].body);
        }
    }
}

#[tokio::test]
async fn a_cycle_of_redirects_ends() {
    let service = Service::start().await;
    service.next_times(30, &Script::redirect(307, "/again"));
    let error = observe(&client(&service)).await.expect_err("endless");
    assert_eq!(
        (error.kind(), service.requests().len()),
        (ErrorKind::Redirect, 11)
    );
    assert!(
        error.to_string().contains("no more redirects are followed"),
        "{error}"
    );
}

#[tokio::test]
async fn what_is_no_address_of_a_service_is_shown_as_it_is() {
    for (location, shown) in [
        (
            "javascript:alert(document.domain)",
            "javascript:alert(document.domain)",
        ),
        (
            "javascript:a(\u{fc})\tb?token=secret#secret",
            "javascript:a(%C3%BC)b",
        ),
        ("data:text/html,<script>", "data:text/html,<script>"),
        ("file:///etc/passwd", "file:///etc/passwd"),
        ("intent://user:secret@open/", "intent://open/"),
    ] {
        for status in STATUSES {
            check_refused(status, location, shown).await;
        }
        let (service, client) = both().await;
        service.next(Script::redirect(302, location));
        let error = client
            .health()
            .health()
            .send()
            .await
            .expect_err("not followed");
        assert!(
            error.to_string().ends_with(&format!("({shown})")),
            "{error}"
        );
    }
}

/// The location of a redirect does not know the key, and the service refuses the request without it.
#[tokio::test]
async fn a_key_in_the_query_stays_within_the_origin() {
    let other = Service::start().await;
    let service = Service::start().await;
    let key = Credential::query("api_key", "s\u{e9}cret&key");
    let client = Client::builder(service.url())
        .credential("OAuth2PasswordBearer", key)
        .build()
        .expect("a client");
    let pair = "api_key=s%C3%A9cret%26key";
    let with = |query: &str| Some(format!("{query}{pair}"));
    for (location, query) in [
        ("/moved", with("")),
        ("/moved?page=2&", with("page=2&&")),
        ("/moved?page=2", with("page=2&")),
        (
            "/moved?api_key=of-the-service",
            Some("api_key=of-the-service".to_owned()),
        ),
        (&format!("/moved?{pair}"), with("")),
    ] {
        for method in [Method::GET, Method::POST] {
            service.forget_requests();
            for script in [
                Script::redirect(307, location),
                Script::redirect(303, location),
            ] {
                service.next(script);
            }
            service.next(Script::json_text(200, "null"));
            client
                .request(method, "/old?page=1")
                .send_bytes()
                .await
                .expect("followed");
            let queries: Vec<_> = service
                .requests()
                .into_iter()
                .map(|request| request.query)
                .collect();
            assert_eq!(
                queries,
                [with("page=1&"), query.clone(), query.clone()],
                "{location}"
            );
        }
    }
    service.next(Script::redirect(307, &format!("{}/moved", other.url())));
    client
        .request(Method::GET, "/old")
        .send_bytes()
        .await
        .expect_err("not followed");
    assert_eq!(other.connections(), 0);
}

#[tokio::test]
async fn a_redirect_to_nowhere_is_an_error() {
    for location in ["http://", "http://[", "//"] {
        let (service, client) = both().await;
        service.next(Script::redirect(307, location));
        let error = observe(&client).await.expect_err("nowhere");
        assert_eq!(
            (error.kind(), service.requests().len()),
            (ErrorKind::Redirect, 1),
            "{location}"
        );
    }
    let (service, client) = both().await;
    service.next(Script::status(307, ""));
    assert_eq!(
        observe(&client).await.expect_err("no location").kind(),
        ErrorKind::Api
    );
}
