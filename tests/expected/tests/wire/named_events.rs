//! Streams of events that the document describes as objects of their fields.

use expected::operations::named_events::types::{
    Constants, ConstantsDeleteOrUpdate, DataOnly, Mapped, Tagged, Unnamed,
};
use expected::runtime::{Event, EventStream, Response, StreamError};

use super::Service;

/// A service that sends these events.
fn sending(events: &str) -> Service {
    let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n";
    Service::answering(format!("{head}{events}").into_bytes())
}

async fn all<T>(mut stream: Response<EventStream<T>>) -> Vec<Result<Event<T>, StreamError>> {
    let mut events = Vec::new();
    while let Some(event) = stream.next().await {
        events.push(event);
    }
    events
}

/// The values of events that are all as declared.
async fn values<T>(stream: Response<EventStream<T>>) -> Vec<T> {
    let events = all(stream).await.into_iter();
    events.map(|event| event.unwrap().data).collect()
}

async fn tagged(events: &str) -> Vec<Tagged> {
    let service = sending(events);
    values(service.client.named().tagged().stream().await.unwrap()).await
}

async fn constants(events: &str) -> Vec<Constants> {
    let service = sending(events);
    values(service.client.named().constants().stream().await.unwrap()).await
}

#[tokio::test]
async fn the_name_decides() {
    let events = "event: message.delta\ndata: {\"t\": \"a\"}\n\n\
                  event: error\ndata: {\ndata:   \"message\": \"m\"}\n\n\
                  event: usage\ndata: {\"tokens\": 3}\n\n\
                  event: note\ndata: a \"note\"\n\n";
    let read = tagged(events).await;
    let [
        Tagged::MessageDelta(delta),
        Tagged::Error(fail),
        Tagged::Unknown(usage),
        Tagged::Unknown(note),
    ] = read.as_slice()
    else {
        panic!("{read:?}");
    };
    assert_eq!((&*delta.data.t, &*fail.data.message), ("a", "m"));
    assert_eq!((usage.tag(), note.tag()), ("usage", "note"));
    let written = serde_json::to_string(&read[2..]).unwrap();
    let expected =
        r#"[{"event":"usage","data":{"tokens": 3}},{"event":"note","data":"a \"note\""}]"#;
    assert_eq!(written, expected);
}

#[tokio::test]
async fn an_event_has_its_name_and_its_fields() {
    let service = sending("id: 7\nevent: message.delta\nretry: 100\ndata: {\"t\": \"a\"}\n\n");
    let stream = service.client.named().tagged().stream().await.unwrap();
    let read = all(stream).await;
    let [Ok(event)] = read.as_slice() else {
        panic!("{read:?}");
    };
    assert_eq!(event.name.as_deref(), Some("message.delta"));
    assert_eq!(event.id.as_deref(), Some("7"));
    // They are no properties of this object.
    let written = serde_json::to_string(&event.data).unwrap();
    assert_eq!(written, r#"{"event":"message.delta","data":{"t":"a"}}"#);
}

#[tokio::test]
async fn unions_in_a_union_and_further_fields() {
    let events = "id: 7\nevent: update\nretry: 100\ndata: {\"n\": 1}\n\n\
                  event: update\ndata: {\"n\": 2}\n\n";
    let read = constants(events).await;
    let updates = read.iter().map(|event| match event {
        Constants::DeleteOrUpdate(ConstantsDeleteOrUpdate::Update(update)) => {
            (update.id.as_deref(), update.retry, update.data.n)
        }
        other => panic!("{other:?}"),
    });
    let updates: Vec<_> = updates.collect();
    assert_eq!(updates, [(Some("7"), Some(100), 1), (None, None, 2)]);
}

#[tokio::test]
async fn data_that_is_declared_as_a_string_is_text() {
    let events = "event: delete\ndata: 0012\n\nevent: delete\ndata: 12\n\n\
                  event: delete\ndata: {\"a\": \"b\"}\n\nevent: delete\ndata: \"quoted\"\n\n\
                  event: delete\ndata: a\ndata: b\n\nevent: delete\ndata: null\n\n\
                  event: delete\ndata:\n\n";
    let read = constants(events).await;
    let texts = read.iter().map(|event| match event {
        Constants::DeleteOrUpdate(ConstantsDeleteOrUpdate::Delete(delete)) => &*delete.data,
        other => panic!("{other:?}"),
    });
    let texts: Vec<&str> = texts.collect();
    let expected = ["0012", "12", r#"{"a": "b"}"#, "quoted", "a\nb", "null", ""];
    assert_eq!(texts, expected);
}

#[tokio::test]
async fn an_event_without_data_and_one_without_a_name() {
    let events = "event: ping\ndata:\n\ndata: [1, 2]\n\nevent: update\ndata:\n\n\
                  event: message\ndata: [3]\n\nevent: ping\ndata: {}\n\ndata: [DONE]\n\n";
    let read = constants(events).await;
    let [
        Constants::Ping(_),
        Constants::Message(one),
        Constants::Message(other),
        Constants::Ping(_),
    ] = read.as_slice()
    else {
        panic!("{read:?}");
    };
    assert_eq!((&one.data[..], &other.data[..]), (&[1, 2][..], &[3][..]));
}

#[tokio::test]
async fn a_branch_without_a_name_is_an_event_without_one() {
    let service = sending("data: {\"percent\": 50}\n\nevent: closed\ndata: bye\n\n");
    let stream = service.client.named().unnamed().stream().await.unwrap();
    let read = values(stream).await;
    let [Unnamed::Progress(progress), Unnamed::Closed(closed)] = read.as_slice() else {
        panic!("{read:?}");
    };
    assert_eq!(progress.data.percent, 50.0);
    assert!(progress.extra.is_empty());
    assert_eq!(closed.data, "bye");
}

#[tokio::test]
async fn a_mapping_has_the_names() {
    let service = sending(
        "event: started\ndata: {\"at\": \"now\"}\n\nevent: stopped\ndata: {\"code\": 1}\n\n",
    );
    let stream = service.client.named().mapped().stream().await.unwrap();
    let read = values(stream).await;
    let [Mapped::Started(started), Mapped::Stopped(stopped)] = read.as_slice() else {
        panic!("{read:?}");
    };
    assert_eq!((&*started.data.at, stopped.data.code), ("now", Some(1)));
}

/// Such a service sends the object itself, as JSON.
#[tokio::test]
async fn an_object_that_is_the_data_is_read_as_it_is() {
    let delta = r#"{"event": "message.delta", "data": {"t": "a"}}"#;
    let read = tagged(&format!(
        "data: {delta}\n\nevent: message.delta\ndata: {delta}\n\n"
    ))
    .await;
    for event in &read {
        let delta = event.as_message_delta().unwrap();
        assert_eq!(delta.data.t, "a");
    }
    assert_eq!(read.len(), 2);
}

#[tokio::test]
async fn an_event_that_is_not_as_declared_is_an_error_with_its_path() {
    let events = "event: message.delta\ndata: {\"t\": [1]}\n\n\
                  event: message.delta\ndata: {\"t\": \"secret}\n\n\
                  event: message.delta\ndata: 1}, {\"event\": \"error\"\n\n\
                  event: message.delta\ndata: {\"t\": \"a\"}\n\n";
    let service = sending(events);
    let stream = service.client.named().tagged().stream().await.unwrap();
    let read = all(stream).await;
    assert_eq!(read.len(), 4);
    for event in &read[..3] {
        let Err(StreamError::Item(error)) = event else {
            panic!("{event:?}");
        };
        assert_eq!(error.event(), Some("message.delta"));
        assert!(
            error.reason().to_string().contains("data"),
            "{}",
            error.reason()
        );
    }
    let Err(StreamError::Item(error)) = &read[0] else {
        panic!("{read:?}");
    };
    assert_eq!(&error.data()[..], br#"{"t": [1]}"#);
    assert!(
        error.reason().to_string().contains("data.t"),
        "{}",
        error.reason()
    );
    assert!(read[3].is_ok());
}

#[tokio::test]
async fn an_error_that_is_no_branch_ends_the_stream() {
    let service = sending("event: error\ndata: {\"n\": 1}\n\nevent: ping\ndata: {}\n\n");
    let stream = service.client.named().constants().stream().await.unwrap();
    let read = all(stream).await;
    let [Err(StreamError::Service(error))] = read.as_slice() else {
        panic!("{read:?}");
    };
    assert_eq!(error.data(), r#"{"n": 1}"#);
}

/// The data has the property that distinguishes these.
#[tokio::test]
async fn a_union_of_other_objects_is_the_data() {
    let service =
        sending("event: x\ndata: {\"event\": \"token\", \"task\": \"1\", \"data\": \"t\"}\n\n");
    let stream = service.client.named().data_only().stream().await.unwrap();
    let read = values(stream).await;
    assert!(matches!(read.as_slice(), [DataOnly::Token(token)] if token.data == "t"));
}
