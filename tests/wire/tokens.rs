//! Access tokens: from the token endpoint of the service, by one request for however many calls, and only to where they may go.

use std::error::Error as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use depot::runtime::{
    BoxFuture, Credential, RefreshUrls, Runtime, Secret, Sleep, TokenError, TokenProvider,
    TokioRuntime,
};
use depot::{BuildError, Client, ClientBuilder, Error, ErrorKind, OAuth};
use depot_service::{
    CLIENT_ID, CLIENT_SECRET, Fault, Gate, Origin, PASSWORD, REFRESH_TOKEN, Service, TOKEN_PATH,
    USERNAME,
};
use tokio::task::{JoinHandle, yield_now};

const ITEM: &str = "/v1/items/item-1";

/// A clock that a test sets.
#[derive(Clone, Default)]
struct Clock(Arc<Mutex<Duration>>);

impl Clock {
    fn advance(&self, time: Duration) {
        *self.0.lock().expect("no panic") += time;
    }
}

impl Runtime for Clock {
    fn sleep(&self, time: Duration) -> Sleep {
        TokioRuntime::default().sleep(time)
    }

    fn instant(&self) -> Duration {
        *self.0.lock().expect("no panic")
    }
}

fn endpoint(origin: &Origin) -> String {
    format!("{}{TOKEN_PATH}", origin.url())
}

fn client_credentials(service: &Service) -> OAuth {
    OAuth::client_credentials(endpoint(&service.main), CLIENT_ID, CLIENT_SECRET)
}

fn builder(service: &Service, credential: impl Into<Credential>) -> ClientBuilder {
    Client::builder(service.main.base()).oauth(credential)
}

/// A client that gets its tokens by client credentials, and its clock.
fn client(service: &Service) -> (Client, Clock) {
    let clock = Clock::default();
    let builder = builder(service, client_credentials(service)).runtime(clock.clone());
    (builder.build().expect("a client"), clock)
}

async fn get(client: &Client) -> Result<(), Error> {
    let item = client.items().get_item("item-1").send().await;
    item.map(drop).map_err(Error::untyped)
}

/// Calls of 64 tasks, all of which have begun.
async fn calls(client: &Client) -> Vec<JoinHandle<Result<(), Error>>> {
    let call = |_| {
        let client = client.clone();
        tokio::spawn(async move { get(&client).await })
    };
    let calls: Vec<_> = (0..64).map(call).collect();
    for _ in 0..100 {
        yield_now().await;
    }
    calls
}

async fn results(calls: Vec<JoinHandle<Result<(), Error>>>) -> Vec<Result<(), Error>> {
    let mut results = Vec::new();
    for call in calls {
        results.push(call.await.expect("no panic"));
    }
    results
}

fn token_requests(service: &Service) -> usize {
    service.main.requests_to(TOKEN_PATH).len()
}

/// The tokens that calls were sent with.
fn sent_tokens(service: &Service) -> Vec<String> {
    let requests = service.main.requests_to(ITEM).into_iter();
    let tokens = requests.map(|request| request.header("authorization").map(str::to_owned));
    tokens.map(Option::unwrap_or_default).collect()
}

fn form(service: &Service, index: usize) -> String {
    let request = &service.main.requests_to(TOKEN_PATH)[index];
    String::from_utf8(request.body.clone()).expect("a form")
}

/// The messages of an error and of its causes, as `Display` and as `Debug`.
fn texts(error: &Error) -> String {
    let mut texts = vec![format!("{error} {error:?}")];
    let mut next = error.source();
    while let Some(cause) = next {
        texts.push(format!("{cause} {cause:?}"));
        next = cause.source();
    }
    texts.join(" ")
}

#[tokio::test]
async fn a_token_is_requested_when_it_is_needed_and_kept() {
    let service = Service::start().await;
    let (client, _) = client(&service);
    assert_eq!(service.main.connections(), 0);
    for _ in 0..3 {
        get(&client).await.expect("an item");
    }
    assert_eq!(token_requests(&service), 1);
    assert_eq!(sent_tokens(&service), ["Bearer access-1"; 3]);
    let request = &service.main.requests_to(TOKEN_PATH)[0];
    let basic = "Basic ZGVwb3QtY2xpZW50OmRlcG90LXNlY3JldA==";
    assert_eq!(request.header("authorization"), Some(basic));
    let media_type = request.header("content-type");
    assert_eq!(media_type, Some("application/x-www-form-urlencoded"));
    assert_eq!(form(&service, 0), "grant_type=client_credentials");
}

#[tokio::test]
async fn the_client_can_be_authenticated_in_the_body() {
    let service = Service::start().await;
    let oauth = client_credentials(&service).client_secret_post();
    let oauth = oauth.scope("depot").audience("https://a/?b&c");
    // Several scopes are one parameter.
    let oauth = oauth.scope("depot.read");
    let client = builder(&service, oauth).build().expect("a client");
    get(&client).await.expect("an item");
    let request = &service.main.requests_to(TOKEN_PATH)[0];
    assert_eq!(request.header("authorization"), None);
    assert_eq!(
        form(&service, 0),
        "grant_type=client_credentials&scope=depot%20depot.read&audience=https%3A%2F%2Fa%2F%3Fb%26c\
         &client_id=depot-client&client_secret=depot-secret"
    );
}

#[tokio::test]
async fn sixty_four_tasks_at_expiry_make_one_token_request() {
    let service = Service::start().await;
    service.set_expires_in(Some(100));
    let (client, clock) = client(&service);
    get(&client).await.expect("an item");
    clock.advance(Duration::from_secs(89));
    get(&client).await.expect("an item");
    assert_eq!(token_requests(&service), 1);
    // A tenth of its time before it expires.
    clock.advance(Duration::from_secs(1));
    let gate = Gate::new();
    service.main.next(Fault::none().on(TOKEN_PATH).until(&gate));
    let calls = calls(&client).await;
    gate.open();
    for result in results(calls).await {
        result.expect("an item");
    }
    assert_eq!(token_requests(&service), 2);
    assert_eq!(sent_tokens(&service)[2..], vec!["Bearer access-2"; 64]);
}

#[tokio::test]
async fn sixty_four_rejections_make_one_token_request() {
    let service = Service::start().await;
    let (client, _) = client(&service);
    get(&client).await.expect("an item");
    service.main.forget_requests();
    service.revoke_tokens();
    let gate = Gate::new();
    let rejection = Fault::unauthorized().on(ITEM).until(&gate);
    service.main.next_times(64, rejection);
    let calls = calls(&client).await;
    service.main.received(64).await;
    gate.open();
    for result in results(calls).await {
        result.expect("an item");
    }
    assert_eq!(token_requests(&service), 1);
    let sent = sent_tokens(&service);
    assert_eq!(sent[..64], vec!["Bearer access-1"; 64]);
    assert_eq!(sent[64..], vec!["Bearer access-2"; 64]);
}

#[tokio::test]
async fn another_call_goes_on_with_the_token_request_of_a_dropped_one() {
    let service = Service::start().await;
    let (client, _) = client(&service);
    let gate = Gate::new();
    service.main.next(Fault::none().on(TOKEN_PATH).until(&gate));
    let mut calls = calls(&client).await;
    service.main.received(1).await;
    // The first call has sent the token request.
    let first = calls.remove(0);
    first.abort();
    assert!(first.await.expect_err("it was dropped").is_cancelled());
    gate.open();
    for result in results(calls).await {
        result.expect("an item");
    }
    assert_eq!(token_requests(&service), 1);
}

#[tokio::test]
async fn a_later_call_goes_on_where_all_were_dropped() {
    let service = Service::start().await;
    let (client, _) = client(&service);
    let gate = Gate::new();
    service.main.next(Fault::none().on(TOKEN_PATH).until(&gate));
    for call in calls(&client).await {
        call.abort();
        assert!(call.await.expect_err("it was dropped").is_cancelled());
    }
    gate.open();
    get(&client).await.expect("an item");
    assert_eq!(service.tokens_issued(), 1);
}

#[tokio::test]
async fn a_failed_token_request_fails_all_calls_and_is_not_repeated_at_once() {
    let service = Service::start().await;
    let (client, clock) = client(&service);
    let gate = Gate::new();
    let failure = Fault::status(500).on(TOKEN_PATH);
    service.main.next(failure.clone().until(&gate));
    let calls = calls(&client).await;
    gate.open();
    for result in results(calls).await {
        let error = result.expect_err("no token");
        assert_eq!(error.kind(), ErrorKind::Token);
        assert!(!error.may_have_been_processed());
        assert_eq!(
            error.to_string(),
            "no access token: the token endpoint responded 500 Internal Server Error"
        );
    }
    let mut expected = 1;
    assert_eq!(token_requests(&service), expected);
    // The time without a request doubles.
    for pause in [1000, 2000, 4000] {
        clock.advance(Duration::from_millis(pause - 1));
        get(&client).await.expect_err("no token");
        assert_eq!(token_requests(&service), expected);
        clock.advance(Duration::from_millis(1));
        service.main.next(failure.clone());
        get(&client).await.expect_err("no token");
        expected += 1;
        assert_eq!(token_requests(&service), expected);
    }
    clock.advance(Duration::from_secs(8));
    get(&client).await.expect("an item");
    assert!(service.main.requests_to(ITEM).len() == 1);
}

#[tokio::test]
async fn a_second_rejection_is_returned() {
    let service = Service::start().await;
    let (client, _) = client(&service);
    service.main.next_times(2, Fault::unauthorized().on(ITEM));
    let error = get(&client).await.expect_err("rejected twice");
    let status = error.status().map(|status| status.as_u16());
    assert_eq!((error.kind(), status), (ErrorKind::Api, Some(401)));
    assert_eq!(
        sent_tokens(&service),
        ["Bearer access-1", "Bearer access-2"]
    );
    get(&client).await.expect("an item");
    assert_eq!(service.tokens_issued(), 2);
}

#[tokio::test]
async fn without_a_lifetime_a_token_is_kept_until_it_is_rejected() {
    let service = Service::start().await;
    service.set_expires_in(None);
    let (client, clock) = client(&service);
    get(&client).await.expect("an item");
    clock.advance(Duration::from_secs(1 << 40));
    get(&client).await.expect("an item");
    assert_eq!(service.tokens_issued(), 1);
    service.revoke_tokens();
    get(&client).await.expect("an item");
    assert_eq!(service.tokens_issued(), 2);
}

#[tokio::test]
async fn refresh_tokens_are_used_once_and_handed_on() {
    let service = Service::start().await;
    let stored = Arc::new(Mutex::new(Vec::new()));
    let store = Arc::clone(&stored);
    let oauth = OAuth::refresh_token(endpoint(&service.main), REFRESH_TOKEN)
        .client(CLIENT_ID, CLIENT_SECRET)
        .on_refresh_token(move |token| {
            store
                .lock()
                .expect("no panic")
                .push(token.expose().to_owned());
        });
    let client = builder(&service, oauth).build().expect("a client");
    get(&client).await.expect("an item");
    service.revoke_tokens();
    get(&client).await.expect("an item");
    let form = |index| form(&service, index);
    let expected = "grant_type=refresh_token&refresh_token=refresh-";
    assert_eq!([form(0), form(1)], [0, 1].map(|n| format!("{expected}{n}")));
    assert_eq!(
        *stored.lock().expect("no panic"),
        ["refresh-1", "refresh-2"]
    );
}

#[tokio::test]
async fn a_password_is_sent_where_there_is_no_valid_refresh_token() {
    let service = Service::start().await;
    let oauth = OAuth::password(endpoint(&service.main), USERNAME, PASSWORD);
    let oauth = oauth.client(CLIENT_ID, CLIENT_SECRET);
    let client = builder(&service, oauth).build().expect("a client");
    let invalid = Fault::body(400, "application/json", r#"{"error":"invalid_grant"}"#);
    for fault in [None, None, Some(invalid)] {
        service.revoke_tokens();
        if let Some(fault) = fault {
            service.main.next(fault.on(TOKEN_PATH));
        }
        get(&client).await.expect("an item");
    }
    let forms: Vec<String> = (0..4).map(|index| form(&service, index)).collect();
    let password = "grant_type=password&username=ada&password=lovelace";
    assert_eq!(
        forms,
        [
            password,
            "grant_type=refresh_token&refresh_token=refresh-1",
            "grant_type=refresh_token&refresh_token=refresh-2",
            password,
        ]
    );
}

#[tokio::test]
async fn a_token_goes_to_the_service_and_the_secret_to_the_token_endpoint() {
    let service = Service::start().await;
    let oauth = OAuth::client_credentials(endpoint(&service.other), CLIENT_ID, CLIENT_SECRET);
    let client = builder(&service, oauth).build().expect("a client");
    get(&client).await.expect("an item");
    assert_eq!(token_requests(&service), 0);
    assert_eq!(sent_tokens(&service), ["Bearer access-1"]);
    let requests = service.other.requests();
    assert_eq!((requests.len(), requests[0].path.as_str()), (1, TOKEN_PATH));
}

#[tokio::test]
async fn a_redirect_of_the_token_endpoint_is_not_followed() {
    let service = Service::start().await;
    let (client, _) = client(&service);
    let redirect = Fault::redirect(307, &endpoint(&service.other)).on(TOKEN_PATH);
    service.main.next(redirect);
    let error = get(&client).await.expect_err("no token");
    assert_eq!(error.kind(), ErrorKind::Token);
    assert_eq!(service.other.connections(), 0);
    assert_eq!(service.main.requests().len(), 1);
}

#[tokio::test]
async fn tokens_are_refreshed_where_the_document_declares_it() {
    const REFRESH_PATH: &str = "/oauth/refresh";
    let urls: RefreshUrls = &[("/oauth/login", "/oauth/none"), (TOKEN_PATH, REFRESH_PATH)];
    let issued = r#"{"access_token":"access-1"}"#;
    let refreshed = async |credential: Credential| {
        let service = Service::start().await;
        let client = builder(&service, credential).build().expect("a client");
        let fault = Fault::body(200, "application/json", issued);
        service.main.next(fault.on(REFRESH_PATH));
        let _ = get(&client).await;
        let has_asked = |path| !service.main.requests_to(path).is_empty();
        (has_asked(REFRESH_PATH), has_asked(TOKEN_PATH))
    };
    let oauth = |token_url| OAuth::refresh_token(token_url, REFRESH_TOKEN).client_id(CLIENT_ID);
    let declared = |oauth| Credential::from(oauth).refresh_urls(urls);
    let other: RefreshUrls = &[(TOKEN_PATH, "https://other.example/oauth/refresh")];
    let other = Credential::from(oauth(TOKEN_PATH)).refresh_urls(other);
    assert_eq!(refreshed(other).await, (false, true));
    assert_eq!(refreshed(declared(oauth(TOKEN_PATH))).await, (true, false));
    let own = oauth(TOKEN_PATH).refresh_url(REFRESH_PATH);
    assert_eq!(refreshed(own.into()).await, (true, false));
    assert_eq!(refreshed(oauth(TOKEN_PATH).into()).await, (false, true));
}

#[test]
fn a_credential_is_for_a_scheme_of_the_document() {
    let builder = || Client::builder("https://depot.example");
    let credential = || Credential::bearer("t0ken");
    let known = builder().credential("oauth", credential()).build();
    known.expect("a client");
    let error = builder().credential("OAuth", credential()).build();
    let error = error.expect_err("no such scheme");
    assert_eq!(
        error.to_string(),
        "a credential is set for `OAuth`, which is no security scheme; the schemes are `key`, `oauth`, `token`"
    );
}

#[test]
fn token_urls_are_checked_when_the_client_is_built() {
    let build = |url: &str| {
        let oauth = OAuth::client_credentials(url, CLIENT_ID, CLIENT_SECRET);
        let client = Client::builder("https://api.depot.example/v1").oauth(oauth);
        client.build().map(drop)
    };
    for url in [
        depot::TOKEN_URL,
        "token",
        "/token",
        "http://127.0.0.1:1/token",
    ] {
        build(url).expect("a client");
    }
    for (url, reason) in [
        (
            "http://login.depot.example/token",
            "plain http to another machine",
        ),
        ("ftp://login.depot.example/token", "neither http nor https"),
        ("https://", "is no URL"),
    ] {
        let error = build(url).expect_err(url);
        assert!(matches!(error, BuildError::Credential { .. }), "{error:?}");
        assert!(error.to_string().contains(reason), "{error}");
    }
}

#[tokio::test]
async fn a_relative_token_url_is_resolved_against_the_base_url() {
    let service = Service::start().await;
    let oauth = OAuth::client_credentials(TOKEN_PATH, CLIENT_ID, CLIENT_SECRET);
    let client = builder(&service, oauth).build().expect("a client");
    get(&client).await.expect("an item");
    assert_eq!(token_requests(&service), 1);
}

#[tokio::test]
async fn what_is_no_token_is_an_error() {
    for (body, reason) in [
        ("", "the token endpoint responded without JSON"),
        ("{}", "the token endpoint issued no access token"),
        (
            r#"{"access_token":7}"#,
            "the token endpoint issued no access token",
        ),
        (
            r#"{"access_token":"a","token_type":"mac"}"#,
            "the token endpoint issued a token of another type than bearer",
        ),
        (
            r#"{"access_token":"a b"}"#,
            "the token has a character that a bearer token cannot have, such as a line break or a space",
        ),
    ] {
        let service = Service::start().await;
        let (client, _) = client(&service);
        let fault = Fault::body(200, "application/json", body).on(TOKEN_PATH);
        service.main.next(fault);
        let error = get(&client).await.expect_err("no token");
        assert_eq!(error.to_string(), format!("no access token: {reason}"));
    }
}

#[tokio::test]
async fn no_text_shows_a_secret() {
    let service = Service::start().await;
    let secrets = [CLIENT_SECRET, PASSWORD, "lovelace", "refresh-secret"];
    let echo = r#"{"error":"depot-secret","error_description":"lovelace refresh-secret"}"#;
    let oauth = || {
        let oauth = OAuth::password(endpoint(&service.main), USERNAME, PASSWORD);
        oauth.client(CLIENT_ID, CLIENT_SECRET)
    };
    let refresh = OAuth::refresh_token(endpoint(&service.main), "refresh-secret");
    let credential = Credential::from(oauth());
    let mut shown = vec![format!("{:?} {credential:?} {refresh:?}", oauth())];
    for status in [200, 400] {
        let builder = builder(&service, oauth());
        shown.push(format!("{builder:?}"));
        let client = builder.build().expect("a client");
        shown.push(format!("{client:?}"));
        let fault = Fault::body(status, "application/json", echo).on(TOKEN_PATH);
        service.main.next(fault);
        shown.push(texts(&get(&client).await.expect_err("no token")));
    }
    service.main.next(Fault::hang_up().on(TOKEN_PATH));
    let client = builder(&service, oauth()).build().expect("a client");
    shown.push(texts(&get(&client).await.expect_err("no token")));
    let refusal = Fault::body(403, "application/json", r#"{"message":"no access-1"}"#);
    service.main.next(refusal.on(ITEM));
    let client = builder(&service, oauth()).build().expect("a client");
    shown.push(texts(&get(&client).await.expect_err("a 403")));
    let shown = shown.join(" ");
    for secret in secrets.into_iter().chain(["access-1"]) {
        assert!(!shown.contains(secret), "{shown}");
    }
}

/// Numbers its tokens, and does not renew one beyond the last.
struct Numbered {
    last: usize,
    number: AtomicUsize,
    rejected: Arc<Mutex<Vec<String>>>,
}

impl TokenProvider for Numbered {
    fn token<'a>(
        &'a self,
        rejected: Option<&'a Secret>,
    ) -> BoxFuture<'a, Result<Secret, TokenError>> {
        if let Some(token) = rejected {
            let mut all = self.rejected.lock().expect("no panic");
            all.push(token.expose().to_owned());
            let next = self.number.load(Ordering::Relaxed) + 1;
            self.number.store(next.min(self.last), Ordering::Relaxed);
        }
        let number = self.number.load(Ordering::Relaxed);
        Box::pin(async move { Ok(format!("token-{number}").into()) })
    }
}

#[tokio::test]
async fn a_provider_is_told_which_token_was_rejected() {
    for (last, expected) in [
        (1, vec!["Bearer token-0", "Bearer token-1"]),
        (0, vec!["Bearer token-0"]),
    ] {
        let service = Service::start().await;
        let rejected = Arc::new(Mutex::new(Vec::new()));
        let provider = Numbered {
            last,
            number: AtomicUsize::new(0),
            rejected: Arc::clone(&rejected),
        };
        let client = builder(&service, Credential::provider(provider));
        let client = client.build().expect("a client");
        let error = get(&client)
            .await
            .expect_err("the service knows no such token");
        assert_eq!(error.kind(), ErrorKind::Api);
        assert_eq!(sent_tokens(&service), expected);
        assert_eq!(*rejected.lock().expect("no panic"), ["token-0"]);
    }
}

#[tokio::test]
async fn a_header_of_the_call_takes_the_place_of_a_token() {
    let service = Service::start().await;
    let (client, _) = client(&service);
    let call = client.items().get_item("item-1");
    let call = call.header("authorization", "Bearer depot-token");
    call.send().await.expect("an item");
    assert_eq!(sent_tokens(&service), ["Bearer depot-token"]);
    assert_eq!(token_requests(&service), 0);
}

#[tokio::test]
async fn a_call_does_not_wait_longer_than_its_time_for_a_token() {
    let service = Service::start().await;
    let (client, _) = client(&service);
    let gate = Gate::new();
    service.main.next(Fault::none().on(TOKEN_PATH).until(&gate));
    let call = client.items().get_item("item-1");
    let call = call.timeout(Duration::from_millis(50)).send().await;
    let error = call.expect_err("no token yet");
    assert!(error.is_timeout() && !error.may_have_been_processed());
    gate.open();
    get(&client).await.expect("an item");
    assert_eq!(token_requests(&service), 1);
}
