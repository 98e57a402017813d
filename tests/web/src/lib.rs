//! Calls of the depot that JavaScript can make.

#![cfg(all(target_family = "wasm", target_os = "unknown"))]

use std::time::Duration;

use depot::types::{ItemKind, NewItem};
use depot::{Client, RetryPolicy};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Creates an item, and returns its id.
#[wasm_bindgen]
pub async fn create_item(base: String, token: String) -> Result<String, JsError> {
    let item = NewItem::new("Cordless drill", ItemKind::Tool);
    let client = Client::builder(base).token(token).build()?;
    Ok(client.items().create_item(item).send().await?.id.clone())
}

/// The names of the events that the service sends.
#[wasm_bindgen]
pub async fn event_names(base: String, token: String) -> Result<Vec<String>, JsError> {
    let client = Client::builder(base).token(token).build()?;
    let mut events = client.streams().watch_events().stream().await?;
    let mut names = Vec::new();
    while let Some(event) = events.next().await {
        names.extend(event?.name);
    }
    Ok(names)
}

/// The error of a call whose response takes longer than its timeout.
#[wasm_bindgen]
pub async fn timeout_error(base: String, token: String) -> Result<String, JsError> {
    let client = Client::builder(base).token(token);
    let client = client.timeout(Duration::from_millis(50)).build()?;
    let call = client.items().get_item("item-1").retry(RetryPolicy::none());
    match call.send().await {
        Ok(item) => Ok(format!("no error: {}", item.id)),
        Err(error) => Ok(error.to_string()),
    }
}
