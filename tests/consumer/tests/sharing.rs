//! Two clients that depend on the package of the runtime have the same types: one transport and one provider of tokens serve both.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use browser_session_service::{RUNNING_SESSION, Service as Sessions};
use consumer::runtime::{
    Body, BodySource, ConnectionError, Credential, ReqwestTransport, Secret, TokenError,
    TokenProvider, Transport,
};
use consumer::types::ObserveRequest;

mod depot {
    //! A client of the depot, which depends on the package.

    include!(concat!(env!("OUT_DIR"), "/packaged_depot.rs"));
}

type Sending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// One connection pool, which counts its requests.
#[derive(Clone)]
struct Pool {
    connections: ReqwestTransport,
    requests: Arc<AtomicUsize>,
}

impl Transport for Pool {
    fn send<'a>(
        &'a self,
        request: http::Request<Body>,
    ) -> Sending<'a, Result<http::Response<BodySource>, ConnectionError>> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.connections.send(request)
    }
}

/// One token for both services.
#[derive(Clone)]
struct Token {
    token: String,
    asked: Arc<AtomicUsize>,
}

impl TokenProvider for Token {
    fn token<'a>(&'a self, _: Option<&'a Secret>) -> Sending<'a, Result<Secret, TokenError>> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let token = Secret::from(self.token.clone());
        Box::pin(async move { Ok(token) })
    }
}

#[tokio::test]
async fn two_clients_share_a_pool_and_a_provider_of_tokens() {
    let sessions = Sessions::builder().start().await;
    let pool = Pool {
        connections: ReqwestTransport::new(reqwest::Client::builder()).unwrap(),
        requests: Arc::default(),
    };
    let token = Token {
        token: sessions.token().to_owned(),
        asked: Arc::default(),
    };
    let session = consumer::Client::builder(sessions.url())
        .transport(pool.clone())
        .bearer_token(Credential::provider(token.clone()))
        .build()
        .unwrap();
    // The paths of the depot are unknown to this service: what counts is how it is asked.
    let depot = depot::Client::builder(sessions.url())
        .transport(pool.clone())
        .token(Credential::provider(token.clone()))
        .build()
        .unwrap();
    let request = ObserveRequest::new().max_nb_actions(2);
    let observed = session
        .sessions()
        .page_observe(RUNNING_SESSION, request)
        .send()
        .await;
    assert!(observed.is_ok(), "{observed:?}");
    let items = depot.items().list_items().send().await.unwrap_err();
    assert_eq!(
        items.status().map(|status| status.as_u16()),
        Some(404),
        "{items}"
    );
    assert_eq!(pool.requests.load(Ordering::Relaxed), 2);
    assert_eq!(token.asked.load(Ordering::Relaxed), 2);
}
