//! Streams, downloads and uploads of the generated client of `specs/depot.yaml`, and its service.

use std::fs;
use std::time::Duration;

use depot::types::{Event, Question};
use depot::{Body, Client, ErrorKind, RetryPolicy, StreamError};
use depot_service::{Fault, Gate, Service, TOKEN, events, file_bytes, movements};

fn client(service: &Service) -> Client {
    let builder = Client::builder(service.main.base()).token(TOKEN);
    builder.build().expect("a client")
}

#[tokio::test]
async fn events_are_typed_and_unknown_ones_are_kept() {
    let service = Service::start().await;
    let stream = client(&service).streams().watch_events().stream().await;
    let mut stream = stream.expect("a stream");
    let mut names = Vec::new();
    while let Some(event) = stream.next().await {
        let event = event.expect("an event");
        names.push(event.name.clone().unwrap_or_default());
        match event.data {
            Event::ItemCreated(created) => assert_eq!(created.item.id, "item-1"),
            Event::ItemMoved(moved) => assert_eq!(moved.note.as_deref(), Some("Größe")),
            Event::StockLow(low) => assert_eq!(low.quantity, 1),
            Event::Unknown(unknown) => assert_eq!(unknown.tag(), "truck.arrived"),
            other => panic!("{other:?}"),
        }
    }
    let expected = ["item.created", "item.moved", "stock.low", "truck.arrived"];
    assert_eq!(names, expected);
    assert_eq!(stream.last_event_id(), Some("4"));
    assert_eq!(stream.retry().map(|time| time.as_millis()), Some(2000));
    let accept = service.main.requests()[0]
        .header("accept")
        .map(str::to_owned);
    assert_eq!(accept.as_deref(), Some("text/event-stream"));
}

#[tokio::test]
async fn a_watch_goes_on_after_its_last_event() {
    let service = Service::start().await;
    let call = client(&service).streams().watch_events().last_event_id("2");
    let mut stream = call.stream().await.expect("a stream");
    let event = stream.next().await.expect("an event").expect("as declared");
    assert_eq!(event.id.as_deref(), Some("3"));
}

#[tokio::test]
async fn a_watch_is_continued_after_a_cut() {
    let service = Service::start().await;
    let before = events()[..2].concat().len() as u64;
    service.main.next(Fault::none().cut_after(before));
    let policy = RetryPolicy::new().max_wait(Duration::ZERO);
    let call = client(&service).streams().watch_events().retry(policy);
    let mut events = call.reconnecting();
    let mut ids = Vec::new();
    while let Some(event) = events.next().await {
        ids.extend(event.expect("an event").id);
    }
    assert_eq!(ids, ["1", "2", "3", "4"]);
    let requests = service.main.requests();
    let sent = requests
        .iter()
        .map(|request| request.header("last-event-id"));
    // After the last event, the service sends none, and the policy has two retries.
    let expected = [None, Some("1"), Some("4"), Some("4")];
    assert_eq!(sent.collect::<Vec<_>>(), expected);
}

#[tokio::test]
async fn text_events_lines_and_a_sequence() {
    let service = Service::start().await;
    let streams = client(&service);
    let streams = streams.streams();
    let mut activity = streams.watch_activity().stream().await.expect("a stream");
    let mut texts = Vec::new();
    while let Some(event) = activity.next().await {
        texts.push(event.expect("an event").data);
    }
    let expected = [
        "Gate 2 opened.",
        "first line\nsecond line\n",
        "",
        "{not JSON",
    ];
    assert_eq!(texts, expected);

    let mut movements = streams.export_movements().stream().await.expect("a stream");
    let mut pieces = Vec::new();
    while let Some(movement) = movements.next().await {
        pieces.push(movement.expect("a movement").pieces);
    }
    assert_eq!(pieces, [1, 0, -1]);

    let mut stock = streams.export_stock().stream().await.expect("a stream");
    let mut quantities = Vec::new();
    while let Some(line) = stock.next().await {
        quantities.push(line.expect("a line").quantity);
    }
    assert_eq!(quantities, [1, 2, 3]);
    let requests = service.main.requests();
    let accept: Vec<_> = requests
        .iter()
        .map(|request| request.header("accept"))
        .collect();
    let expected = [
        "text/event-stream",
        "application/x-ndjson",
        "application/jsonl",
    ];
    assert_eq!(accept, expected.map(Some));
}

#[tokio::test]
async fn the_parts_of_a_mixed_body_have_headers_and_bodies() {
    let service = Service::start().await;
    let client = client(&service);
    let files = client.files();
    let mut parts = files
        .get_documents("item-1")
        .stream()
        .await
        .expect("a stream");
    let metadata = parts.next().await.expect("a part").expect("a part");
    assert_eq!(metadata.headers()["content-id"], "<metadata>");
    let name: std::collections::BTreeMap<String, String> = metadata.json().expect("JSON");
    assert_eq!(name["name"], "Manual");
    let document = parts.next().await.expect("a part").expect("a part");
    assert_eq!(document.headers()["content-type"], "application/pdf");
    assert_eq!(&document.body()[..], b"%PDF-\r\n--depo\r\n");
    assert!(parts.next().await.is_none());
    let request = &service.main.requests()[0];
    assert_eq!(request.header("accept"), Some("multipart/mixed"));

    let whole = files.get_documents("item-1").send().await.expect("bytes");
    assert!(whole.starts_with(b"A preamble."));
}

#[tokio::test]
async fn one_body_is_answered_whole_or_in_chunks() {
    let service = Service::start().await;
    let client = client(&service);
    let ask = || client.streams().create_answer(Question::new("Where?"));
    let whole = ask().send().await.expect("a response");
    assert_eq!(whole.text, "Aisle 3, shelf 7.");
    let mut chunks = ask().stream().await.expect("a stream");
    let mut text = String::new();
    while let Some(chunk) = chunks.next().await {
        text += &chunk.expect("a chunk").data.delta;
    }
    assert_eq!(text, whole.text);
    let requests = service.main.requests();
    let accepts = requests.iter().map(|request| request.header("accept"));
    let expected = [Some("application/json"), Some("text/event-stream")];
    assert_eq!(accepts.collect::<Vec<_>>(), expected);

    let switched = Question::new("Where?").stream(true);
    let refused = client.streams().create_answer(switched).send().await;
    assert_eq!(
        refused.expect_err("it asks for a stream").kind(),
        ErrorKind::Invalid
    );
    assert_eq!(service.main.requests().len(), 2, "nothing was sent");
}

#[tokio::test]
async fn the_first_event_arrives_while_the_connection_is_open() {
    let service = Service::start().await;
    let gate = Gate::new();
    let first = events()[..2].concat().len() as u64;
    service.main.next(Fault::none().pause_at(first, &gate));
    let stream = client(&service).streams().watch_events().stream().await;
    let mut stream = stream.expect("a stream");
    let event = stream.next().await.expect("an event").expect("as declared");
    assert_eq!(event.id.as_deref(), Some("1"));
    gate.open();
    let event = stream.next().await.expect("an event").expect("as declared");
    assert_eq!(event.id.as_deref(), Some("2"));
}

#[tokio::test]
async fn a_stream_that_is_cut_says_how_many_items_came() {
    let service = Service::start().await;
    let client = client(&service);
    let lengths: Vec<u64> = movements().iter().map(|piece| piece.len() as u64).collect();
    let second = lengths[0] + lengths[1];
    // Broken off, the line before the cut included; ended in order, at a boundary and within an item.
    let cases = [
        (Fault::none().cut_after(second), 1, Some(true)),
        (Fault::none().end_after(second), 1, None),
        (Fault::none().end_after(second + 5), 1, Some(false)),
    ];
    for (fault, count, expected) in cases {
        service.main.next(fault);
        let stream = client.streams().export_movements().stream().await;
        let mut stream = stream.expect("a stream");
        let mut items = 0;
        let mut broken = None;
        while let Some(item) = stream.next().await {
            match item {
                Ok(_) => items += 1,
                Err(StreamError::Truncated {
                    items: before,
                    error,
                    ..
                }) => {
                    assert_eq!(before, count);
                    broken = Some(error.is_some());
                }
                Err(other) => panic!("{other:?}"),
            }
        }
        assert_eq!((items, broken), (count, expected));
    }
}

#[tokio::test]
async fn an_endless_line_is_too_large() {
    let service = Service::start().await;
    service.main.next(Fault::endless_data_line());
    let stream = client(&service).streams().watch_events().stream().await;
    let mut stream = stream.expect("a stream");
    let error = stream.next().await.expect("an error").expect_err("no end");
    assert!(matches!(error, StreamError::TooLarge { .. }), "{error:?}");
    assert!(stream.next().await.is_none());
}

#[tokio::test]
async fn a_file_is_downloaded_and_uploaded() {
    let service = Service::start().await;
    service.add_file("large", 300_000);
    let client = client(&service);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large");
    let mut download = client
        .files()
        .download_file("large")
        .download()
        .await
        .expect("a file");
    assert_eq!(download.content_length(), Some(300_000));
    assert_eq!(download.save(&path).await.expect("it is saved"), 300_000);
    let saved = fs::read(&path).expect("the file");
    assert!(saved == file_bytes(0..300_000), "byte for byte");

    let body = Body::file(&path).expect("the file");
    let stored = client.files().upload_file("copy", body).send().await;
    assert_eq!(stored.expect("it is stored").size, 300_000);
    let request = service.main.requests().pop().expect("the upload");
    assert_eq!(
        request.header("content-type"),
        Some("application/octet-stream")
    );
    assert_eq!(request.header("content-length"), Some("300000"));

    service.main.next(Fault::none().cut_after(1000));
    let mut cut = client
        .files()
        .download_file("large")
        .download()
        .await
        .expect("a head");
    let before = fs::read(&path).expect("the file").len();
    cut.save(&path).await.expect_err("it breaks off");
    assert_eq!(fs::read(&path).expect("the file").len(), before);
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
}
