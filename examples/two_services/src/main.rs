//! Calls two services: `cargo run -p two-services`.
//!
//! The services are those that the tests run against, started on loopback.

use std::error::Error;
use std::sync::Arc;

use browser_session_service::RUNNING_SESSION;
use depot_service::TOKEN;
use disjunct_runtime::{
    BoxFuture, HookedCall, Hooks, Outcome, ReqwestTransport, RetryBudget, Secret, TokenError,
    TokenProvider,
};
use two_services::Shared;
use two_services::sessions::runtime::reqwest;
use two_services::sessions::types::ObserveRequest;

/// The same token for both services. A provider of its own could renew it.
struct Token(Secret);

impl TokenProvider for Token {
    fn token<'a>(&'a self, _: Option<&'a Secret>) -> BoxFuture<'a, Result<Secret, TokenError>> {
        Box::pin(async { Ok(self.0.clone()) })
    }
}

/// Prints each call.
struct Log;

impl Hooks for Log {
    fn after_call(&self, call: &HookedCall, outcome: &Outcome) {
        let status = outcome.status.map(|status| status.to_string());
        let status = status.unwrap_or_else(|| "no response".to_owned());
        println!("{call}: {status} after {:?}", outcome.time);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let sessions_service = browser_session_service::Service::builder();
    let sessions_service = sessions_service.token(TOKEN).start().await;
    let depot_service = depot_service::Service::start().await;

    let shared = Shared {
        transport: Arc::new(ReqwestTransport::new(reqwest::Client::builder())?),
        tokens: Arc::new(Token(TOKEN.into())),
        retries: RetryBudget::new(),
        hooks: Arc::new(Log),
    };
    let sessions = shared.sessions(sessions_service.url())?;
    let depot = shared.depot(depot_service.main.base())?;

    let request = ObserveRequest::new().max_nb_actions(2);
    let page = sessions
        .sessions()
        .page_observe(RUNNING_SESSION, request)
        .send()
        .await?;
    println!("The page has the title {:?}.", page.metadata.title);
    let items = depot.items().list_items().send().await?;
    println!("The depot has {} items.", items.items.len());
    Ok(())
}
