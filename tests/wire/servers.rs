//! Servers of the document, and which origins receive credentials: two origins on loopback, and a transport that only records.

use std::sync::{Arc, Mutex};

use depot::runtime::{Body, BodySource, BoxFuture, ConnectionError, Transport};
use depot::server_urls::Region;
use depot::{BuildError, Client, ClientBuilder, Error, ErrorKind, Method, Server};
use depot_service::{Fault, Service, TOKEN};

const SCAN: &str = "/v1/files/manual/scan";

fn builder(service: &Service) -> ClientBuilder {
    Client::builder(service.main.base()).token(TOKEN)
}

/// How many connections and requests an origin received.
fn received(origin: &depot_service::Origin) -> (usize, usize) {
    (origin.connections(), origin.requests().len())
}

/// Keeps the requests, and responds to each with an empty 204.
#[derive(Clone, Default)]
struct Recorder(Arc<Mutex<Vec<(String, bool)>>>);

impl Transport for Recorder {
    fn send(
        &self,
        request: http::Request<Body>,
    ) -> BoxFuture<'_, Result<http::Response<BodySource>, ConnectionError>> {
        let has_token = request.headers().contains_key("authorization");
        let seen = (request.uri().to_string(), has_token);
        self.0.lock().expect("no panic").push(seen);
        Box::pin(async {
            let mut response = http::Response::new(BodySource::from("{}"));
            *response.status_mut() = http::StatusCode::IM_A_TEAPOT;
            Ok(response)
        })
    }
}

impl Recorder {
    fn seen(&self) -> Vec<(String, bool)> {
        std::mem::take(&mut self.0.lock().expect("no panic"))
    }
}

#[tokio::test]
async fn a_client_with_its_own_base_sends_nothing_to_the_documents_hosts() {
    let recorder = Recorder::default();
    let client = Client::builder("http://localhost:1/v1").token(TOKEN);
    let client = client
        .transport(recorder.clone())
        .build()
        .expect("a client");
    let scanned = client.files().scan_file("manual").send().await;
    let status = client.service().get_status().send().await;
    let errors = [
        (scanned.expect_err("no URL").to_string(), "VirusScanner"),
        (status.expect_err("no URL").to_string(), "StatusPage"),
    ];
    for (error, server) in errors {
        assert_eq!(
            error,
            format!(
                "nothing was sent: server `{server}` has no URL in this client; `ClientBuilder::server_base` sets one"
            )
        );
    }
    assert_eq!(recorder.seen(), []);
}

#[tokio::test]
async fn a_server_is_called_where_the_builder_says() {
    let service = Service::start().await;
    let client = builder(&service)
        .server_base(Server::VirusScanner, service.other.base())
        .server_base(Server::StatusPage, service.other.url())
        .build()
        .expect("a client");
    client
        .files()
        .scan_file("manual")
        .send()
        .await
        .expect("scanned");
    let scanned = &service.other.requests_to(SCAN)[0];
    assert_eq!(scanned.header("authorization"), Some("Bearer depot-token"));
    client
        .service()
        .get_status()
        .send()
        .await
        .expect("a status");
    let status = &service.other.requests_to("/status")[0];
    assert_eq!(status.header("authorization"), None);
    assert_eq!(received(&service.main), (0, 0));
}

#[tokio::test]
async fn a_relative_server_is_joined_to_the_base() {
    let service = Service::start().await;
    let client = builder(&service).build().expect("a client");
    let missing = client.reports().get_report("no-such-report").send().await;
    assert_eq!(missing.expect_err("no report").kind(), ErrorKind::Api);
    let requests = service.main.requests_to("/v2/reports/no-such-report");
    assert_eq!(
        requests[0].header("authorization"),
        Some("Bearer depot-token")
    );
    assert_eq!(service.other.connections(), 0);
}

#[tokio::test]
async fn a_client_of_the_document_withholds_credentials_from_other_servers() {
    let recorder = Recorder::default();
    let us = Server::Production { region: Region::Us };
    let client = || {
        let client = Client::builder(us.clone()).token(TOKEN);
        client.transport(recorder.clone())
    };
    let strict = client().build().expect("a client");
    let withheld = strict.files().scan_file("manual").send().await;
    let withheld = withheld.expect_err("withheld");
    assert_eq!(withheld.kind(), ErrorKind::CredentialsWithheld);
    assert_eq!(
        withheld.to_string(),
        "nothing was sent: credentials are not sent to https://scan.depot.example; \
         `ClientBuilder::allow_origin(\"https://scan.depot.example\")` allows it"
    );
    let Error::CredentialsWithheld(withheld) = withheld else {
        panic!("{withheld}")
    };
    assert_eq!(recorder.seen(), []);
    // Without credentials there is nothing to withhold.
    strict
        .service()
        .get_status()
        .send()
        .await
        .expect_err("a teapot");
    let status = "https://status.depot.example/status".to_owned();
    assert_eq!(recorder.seen(), [(status, false)]);

    let expected = [(
        "https://scan.depot.example/v1/files/manual/scan".to_owned(),
        true,
    )];
    let allowed = client().allow_origin(withheld.origin());
    let picked = client().server_base(Server::VirusScanner, Server::VirusScanner);
    for client in [allowed, picked] {
        let client = client.build().expect("a client");
        client
            .files()
            .scan_file("manual")
            .send()
            .await
            .expect_err("a teapot");
        assert_eq!(recorder.seen(), expected);
    }
    strict
        .items()
        .get_item("a")
        .send()
        .await
        .expect_err("a teapot");
    let item = "https://us.depot.example/v1/items/a".to_owned();
    assert_eq!(recorder.seen(), [(item, true)]);
}

#[tokio::test]
async fn a_cookie_of_the_caller_is_withheld_too() {
    let recorder = Recorder::default();
    let client = Client::builder(Server::production()).transport(recorder.clone());
    let client = client.build().expect("a client");
    let status = client
        .service()
        .get_status()
        .header("cookie", "session=secret");
    let withheld = status.send().await.expect_err("withheld");
    assert_eq!(withheld.kind(), ErrorKind::CredentialsWithheld);
    assert!(!format!("{withheld} {withheld:?}").contains("secret"));
    assert_eq!(recorder.seen(), []);
}

#[tokio::test]
async fn a_redirect_takes_credentials_to_allowed_origins_only() {
    let service = Service::start().await;
    let elsewhere = format!("{}/items/item-1", service.other.base());
    let statuses = [301, 302, 303, 307, 308];
    let strict = builder(&service).build().expect("a client");
    for status in statuses {
        service.main.next(Fault::redirect(status, &elsewhere));
        let refused = strict.items().get_item("item-1").send().await;
        assert_eq!(refused.expect_err("refused").kind(), ErrorKind::Redirect);
    }
    assert_eq!(received(&service.other), (0, 0));

    let allowed = builder(&service).allow_origin(service.other.url());
    let allowed = allowed.build().expect("a client");
    for status in statuses {
        service.main.next(Fault::redirect(status, &elsewhere));
        allowed
            .items()
            .get_item("item-1")
            .send()
            .await
            .expect("an item");
    }
    let requests = service.other.requests();
    assert_eq!(requests.len(), statuses.len());
    for request in requests {
        assert_eq!(request.header("authorization"), Some("Bearer depot-token"));
    }
}

#[tokio::test]
async fn a_redirect_without_secrets_is_followed_to_any_origin() {
    let service = Service::start().await;
    let elsewhere = format!("{}/status", service.other.url());
    let client =
        Client::builder(service.main.base()).server_base(Server::StatusPage, service.main.url());
    let client = client.build().expect("a client");
    service.main.next(Fault::redirect(302, &elsewhere));
    client
        .service()
        .get_status()
        .send()
        .await
        .expect("a status");
    assert_eq!(service.other.requests_to("/status").len(), 1);

    // Any other header may be a secret, and so may a body.
    service.main.next_times(3, Fault::redirect(307, &elsewhere));
    let with_header = client.service().get_status().header("x-internal", "1");
    let with_cookie = client.service().get_status().header("cookie", "a=b");
    for call in [with_header, with_cookie] {
        let refused = call.send().await.expect_err("refused");
        assert_eq!(refused.kind(), ErrorKind::Redirect);
    }
    let with_body = client
        .request(Method::POST, "/status")
        .body_json(["secret"]);
    let refused = with_body.send::<()>().await.expect_err("refused");
    assert_eq!(refused.kind(), ErrorKind::Redirect);
    assert_eq!(service.other.requests().len(), 1);
}

#[tokio::test]
async fn every_hop_is_checked() {
    let service = Service::start().await;
    let first = format!("{}/status", service.other.url());
    let client = builder(&service).allow_origin(service.other.url());
    let client = client.build().expect("a client");
    service.main.next(Fault::redirect(302, &first));
    service
        .other
        .next(Fault::redirect(302, "http://localhost:1/stolen"));
    let refused = client.items().get_item("item-1").send().await;
    let refused = refused.expect_err("refused");
    let Error::Redirect(refusal) = &refused else {
        panic!("{refused}")
    };
    assert_eq!(refusal.location(), Some("http://localhost:1/stolen"));
}

#[test]
fn urls_of_the_builder_are_checked() {
    let build = |client: ClientBuilder| client.build().expect_err("no client").to_string();
    let builder = || Client::builder("https://example.com");
    let relative = Client::builder(Server::NextVersion);
    assert_eq!(build(relative), "the base URL is not an absolute URL");
    assert_eq!(
        build(Client::builder(Server::VirusScanner)),
        "the base URL is that of a server that only single operations have; `server_base` takes it"
    );
    assert_eq!(
        build(builder().server_base(Server::VirusScanner, "ftp://example.com")),
        "the URL of the server `VirusScanner` is neither http nor https"
    );
    assert_eq!(
        build(builder().allow_origin("example.com")),
        "the URL of an allowed origin is not an absolute URL"
    );
    let exposed = builder().token(TOKEN).allow_origin("http://example.com");
    assert!(matches!(exposed.build(), Err(BuildError::Insecure)));
}

#[test]
fn a_variable_cannot_change_the_host_of_a_server() {
    let url = |port: &str| {
        Server::Sandbox {
            port: port.to_owned(),
        }
        .url()
    };
    let fine = url("8443").expect("a URL");
    assert_eq!(fine, "https://sandbox.depot.example:8443/v1");
    assert_eq!(
        Server::production().to_string(),
        "https://eu.depot.example/v1"
    );
    for port in [
        "",
        "1@evil.example",
        "1/evil",
        "1?x",
        "1#x",
        "1\\evil",
        "1 2",
        "%2f",
    ] {
        let error = url(port).expect_err(port).to_string();
        assert!(
            error.starts_with("the base URL has a variable with"),
            "{port}: {error}"
        );
    }
    let long = url(&"1".repeat(70_000)).expect_err("too long").to_string();
    assert_eq!(long, "the base URL is too long");
}
