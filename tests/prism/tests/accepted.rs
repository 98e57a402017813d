//! Prism accepts each call: it is the request that the document describes.
//!
//! Left out is what Prism itself cannot do: objects in multipart bodies, responses of bytes or of a stream, and operations that have a server
//! of their own.

#![allow(missing_docs)]

use std::path::Path;

use prism::Prism;
use serde_json::Value;

/// The document next to the checkout, or in it.
fn start(document: &str) -> Option<Prism> {
    Prism::start(
        &Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(document),
    )
}

/// Sends calls, and panics with the name of the first that is refused.
macro_rules! accepted {
    ($($call:expr),* $(,)?) => {
        $(
            if let Err(error) = $call.send().await {
                judge(stringify!($call), error.body());
            }
        )*
    };
}

/// Panics unless only the response is at fault, which Prism made itself: it leaves out required headers, and knows no patterns.
fn judge(call: &str, error: &[u8]) {
    let error: Value = serde_json::from_slice(error).unwrap_or_default();
    let kind = error["type"].as_str().unwrap_or_default();
    let violations = error["validation"].as_array();
    let is_in_response = |violation: &Value| violation["location"][0] == "response";
    let is_accepted = kind.ends_with("#VIOLATIONS")
        && violations.is_some_and(|violations| violations.iter().all(is_in_response));
    assert!(is_accepted, "{call}: {error}");
}

#[tokio::test]
#[ignore = "needs Node and the npm registry"]
async fn the_session_service() {
    use browser_session::types::{Cookie, ObserveRequest, SetCookiesRequest};
    let Some(prism) = start("specs/openapi.json") else {
        return;
    };
    let client = browser_session::Client::builder(&*prism.base).bearer_token("token");
    let client = client.build().unwrap();
    let cookies = SetCookiesRequest::new([Cookie::new().name("name")], "playwright", "replace");
    accepted!(
        client.health().health(),
        client
            .sessions()
            .page_observe("id", ObserveRequest::new().max_nb_actions(20))
            .update_metadata(true),
        client.sessions().session_replay("id"),
        client.sessions().get_session_script("id"),
        client.profiles().profile_cookies_set("id", cookies),
    );
}

#[tokio::test]
#[ignore = "needs Node and the npm registry"]
async fn the_depot() {
    use depot::runtime::Body;
    use depot::types::{ItemKind, ItemPatch, ListItemsStock, NewItem, PrintRequest};
    let Some(prism) = start("specs/depot.yaml") else {
        return;
    };
    let client = depot::Client::builder(&*prism.base).token("token");
    let client = client.build().unwrap();
    let (items, lists, files) = (client.items(), client.lists(), client.files());
    let drill = || NewItem::new("Cordless drill", ItemKind::Tool).quantity(12_u64);
    accepted!(
        items
            .list_items()
            .kind([ItemKind::Tool, ItemKind::Part])
            .stock(ListItemsStock::new().min(1_u64))
            .limit(2),
        items.create_item(drill()).idempotency_key("a key"),
        items.get_item("item-1").if_none_match("\"1\""),
        items.replace_item("item-1", drill()),
        items.update_item("item-1", ItemPatch::new().name("Drill")),
        items.delete_item("item-1"),
        items.get_label("item-1"),
        items.export_items(),
        items.import_items(vec![drill()]),
        items.import_items_with(Body::from("name,kind\n"), "text/csv"),
        items.print_labels(
            PrintRequest::new("printer-1", ["item-1".to_owned(), "item-2".to_owned()])
                .copies(2_u32)
        ),
        lists.list_movements(),
        lists.list_suppliers(),
        lists.list_locations(),
        lists.list_shipments(),
        lists.list_orders(),
        lists.list_audit_entries(),
        lists.list_zones(),
        files.upload_file("manual", "bytes"),
    );
    if let Err(error) = items.export_items().send_csv().await {
        judge("export_items().send_csv()", error.body());
    }
}

#[cfg(corpus)]
#[tokio::test]
#[ignore = "needs Node and the npm registry"]
async fn the_museum() {
    use prism::museum::runtime::Date;
    use prism::museum::types::{BuyMuseumTickets, SpecialEvent, SpecialEventFields, TicketType};
    let Some(prism) = start("../shared/corpus/museum.yaml") else {
        return;
    };
    let client = prism::museum::Client::builder(&*prism.base).basic_auth("user", "password");
    let client = client.build().unwrap();
    let id = "dad4bce8-f5cb-4078-a211-995864315e39";
    let day = Date::from_static("2030-01-31");
    let event = SpecialEvent::new("Workshop", "Room", "Code", [day.clone()], 25.0);
    let change = SpecialEventFields::new().name("Workshop").price(15.5);
    accepted!(
        client
            .operations()
            .get_museum_hours()
            .start_date(day.clone())
            .page(2)
            .limit(15),
        client.events().create_special_event(event),
        client
            .events()
            .list_special_events()
            .start_date(day.clone())
            .end_date(day.clone()),
        client.events().get_special_event(id),
        client.events().update_special_event(id, change),
        client.events().delete_special_event(id),
        client
            .tickets()
            .buy_museum_tickets(BuyMuseumTickets::new(TicketType::General, day)),
        client.tickets().get_ticket_code(id),
    );
}

#[cfg(corpus)]
#[tokio::test]
#[ignore = "needs Node and the npm registry"]
async fn the_trains() {
    use prism::train_travel::runtime::DateTime;
    use prism::train_travel::types::{
        Booking, BookingPayment, BookingPaymentCurrency, BookingPaymentSourceCard,
    };
    let Some(prism) = start("../shared/corpus/train-travel.yaml") else {
        return;
    };
    let client = prism::train_travel::Client::builder(&*prism.base).bearer_token("token");
    let client = client.build().unwrap();
    let id = "1725ff48-ab45-4bb5-9d02-88745177dedb";
    let other = "b2e783e1-c824-4d63-b37a-d8d698862f1d";
    let time = DateTime::from_static("2030-01-31T12:00:00Z");
    let booking = Booking::new()
        .trip_id(id)
        .passenger_name("John Doe")
        .has_bicycle(true);
    let card = BookingPaymentSourceCard::new("J. Doe", "4242424242424242", 123, 12, 2030, "GB");
    let payment = BookingPayment::new()
        .amount(49.99)
        .currency(BookingPaymentCurrency::Gbp)
        .source(card);
    accepted!(
        client.stations().get_stations(),
        client
            .trips()
            .get_trips(id, other, &time)
            .bicycles(true)
            .dogs(false),
        client.bookings().get_bookings(),
        client.bookings().create_booking(booking),
        client.bookings().get_booking(id),
        client.bookings().delete_booking(id),
        client.payments().create_booking_payment(id).body(payment),
    );
}
