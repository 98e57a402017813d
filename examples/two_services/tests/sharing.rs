//! Both clients send by one connection pool, with the tokens of one provider, and are observed by the same hooks.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use browser_session_service::RUNNING_SESSION;
use depot_service::TOKEN;
use disjunct_runtime::{
    Body, BodySource, BoxFuture, ConnectionError, HookedCall, Hooks, Outcome, ReqwestTransport,
    RetryBudget, Secret, TokenError, TokenProvider, Transport,
};
use two_services::Shared;
use two_services::sessions::runtime::reqwest;
use two_services::sessions::types::ObserveRequest;

/// One connection pool, which counts its requests.
struct Pool {
    connections: ReqwestTransport,
    requests: AtomicUsize,
}

impl Transport for Pool {
    fn send<'a>(
        &'a self,
        request: http::Request<Body>,
    ) -> BoxFuture<'a, Result<http::Response<BodySource>, ConnectionError>> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.connections.send(request)
    }
}

/// One token for both services, which counts how often it is asked for.
#[derive(Default)]
struct Token(AtomicUsize);

impl TokenProvider for Token {
    fn token<'a>(&'a self, _: Option<&'a Secret>) -> BoxFuture<'a, Result<Secret, TokenError>> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Box::pin(async { Ok(TOKEN.into()) })
    }
}

/// Counts the calls that succeed.
#[derive(Default)]
struct Successes(AtomicUsize);

impl Hooks for Successes {
    fn after_call(&self, _: &HookedCall, outcome: &Outcome) {
        let is_success = outcome.status.is_some_and(|status| status.is_success());
        self.0.fetch_add(usize::from(is_success), Ordering::Relaxed);
    }
}

#[tokio::test]
async fn two_clients_share_a_pool_a_provider_of_tokens_and_hooks() {
    let sessions_service = browser_session_service::Service::builder();
    let sessions_service = sessions_service.token(TOKEN).start().await;
    let depot_service = depot_service::Service::start().await;
    let pool = Arc::new(Pool {
        connections: ReqwestTransport::new(reqwest::Client::builder()).unwrap(),
        requests: AtomicUsize::new(0),
    });
    let (token, successes) = (Arc::new(Token::default()), Arc::new(Successes::default()));
    let shared = Shared {
        transport: pool.clone(),
        tokens: token.clone(),
        retries: RetryBudget::new(),
        hooks: successes.clone(),
    };
    let sessions = shared.sessions(sessions_service.url()).unwrap();
    let depot = shared.depot(depot_service.main.base()).unwrap();
    let request = ObserveRequest::new().max_nb_actions(2);
    let calls = sessions.sessions();
    let observed = calls.page_observe(RUNNING_SESSION, request).send().await;
    assert!(observed.is_ok(), "{observed:?}");
    let items = depot.items().list_items().send().await;
    assert!(items.is_ok(), "{items:?}");
    let counts = [&pool.requests, &token.0, &successes.0];
    let counts = counts.map(|count| count.load(Ordering::Relaxed));
    assert_eq!(counts, [2, 2, 2]);
}
