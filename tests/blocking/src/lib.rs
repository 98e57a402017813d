//! What a program without async does with a client that has a copy of the runtime (`depot`), and with one that depends on it
//! (`browser_session`).

use depot::runtime::{Wait, WaitEach};

/// The names of the events that the depot sends.
///
/// # Errors
///
/// Fails if the call or an event does.
pub fn event_names(client: &depot::Client) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let mut events = client.streams().watch_events().stream().wait()?;
    let mut names = Vec::new();
    for event in (&mut events).wait_each() {
        names.extend(event?.name);
    }
    names.extend(events.last_event_id().map(str::to_owned));
    Ok(names)
}

/// The ids of all items of the depot, page by page.
///
/// # Errors
///
/// Fails if the call of a page does.
pub fn item_ids(client: &depot::Client) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let items = client.items().list_items().items().wait_each();
    let ids = items.map(|item| Ok(item?.id));
    ids.collect()
}

/// How many actions the page of a session has.
///
/// # Errors
///
/// Fails if the call does.
pub fn count_actions(
    client: &browser_session::Client,
    session: &str,
) -> Result<usize, Box<dyn std::error::Error>> {
    use browser_session::types::ObserveRequest;

    let request = ObserveRequest::new().max_nb_actions(2);
    let call = client.sessions().page_observe(session, request).send();
    // The trait of either client waits for any future.
    let page = browser_session::runtime::Wait::wait(call)?;
    Ok(page.space.actions.len())
}
