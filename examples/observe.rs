//! Observes the page of a session and prints the actions on it: `cargo run --example observe`.
//!
//! The service here is the one that the tests run against, started on loopback; for a real one, give
//! `Client::builder` its address and `bearer_token` your key.

use std::collections::BTreeMap;
use std::error::Error;

use browser_session::Client;
use browser_session::types::{Action, ActionKind, ObserveRequest};
use browser_session_service::{RUNNING_SESSION, Service, fixtures};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let service = Service::builder()
        .page(fixtures::page_of_n(100))
        .start()
        .await;
    let client = Client::builder(service.url())
        .bearer_token(service.token())
        .build()?;

    let request = ObserveRequest::new().max_nb_actions(60);
    let page = client
        .sessions()
        .page_observe(RUNNING_SESSION, request)
        .update_metadata(false)
        .send()
        .await?;

    println!("{} ({})", page.metadata.title, page.metadata.url);
    println!("{} actions:\n", page.space.actions.len());
    for (kind, actions) in by_kind(&page.space.actions) {
        println!("{:>3} × {kind:<24}{}", actions.len(), summary(actions[0]));
    }

    if let Some(limit) = page.rate_limit() {
        let text = |count: Option<u64>| count.map_or("?".to_owned(), |count| count.to_string());
        let seconds = text(limit.resets_in().map(|time| time.as_secs()));
        println!(
            "\n{} of {} requests are left for {seconds} s",
            text(limit.remaining),
            text(limit.limit)
        );
    }
    Ok(())
}

fn by_kind(actions: &[Action]) -> BTreeMap<ActionKind, Vec<&Action>> {
    let mut kinds: BTreeMap<ActionKind, Vec<&Action>> = BTreeMap::new();
    for action in actions {
        kinds.entry(action.kind()).or_default().push(action);
    }
    kinds
}

fn summary(action: &Action) -> String {
    match action {
        Action::Click(click) => format!("clicks {} within {} ms", click.id, click.timeout),
        Action::Goto(goto) => format!("goes to {}", goto.url),
        Action::Wait(wait) => format!("waits for {} ms", wait.time_ms),
        Action::Unknown(other) => format!("newer than this program: {}", other.tag()),
        other => other.description().unwrap_or_default().to_owned(),
    }
}
