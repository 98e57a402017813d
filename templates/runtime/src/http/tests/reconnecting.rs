//! Event streams that continue after they are cut off, by a server on loopback.

use std::{
    future::pending,
    sync::{Arc, Mutex},
    time::Duration,
};

use http::Method;
use tokio::sync::Notify;

use super::{
    runtime::{
        Call, Client, ClientBuilder, Error, Event, EventStream, PlainText, Prepared,
        ReconnectError, Reconnecting, RetryPolicy, Runtime, Sleep, StreamError, Streamed,
        Undeclared,
    },
    server::{Reply, Server, reply},
};

/// A clock by which waits of less than half a minute are over at once, and others never. It keeps the waits of either kind that are no
/// timeouts.
#[derive(Clone, Default)]
struct Waits {
    kept: Arc<Mutex<Vec<Duration>>>,
    begun: Arc<Notify>,
}

/// Longer than any wait of a test.
const TIMEOUT: Duration = Duration::from_secs(60);

impl Runtime for Waits {
    fn sleep(&self, time: Duration) -> Sleep {
        if time >= TIMEOUT {
            return Box::pin(pending());
        }
        self.kept.lock().unwrap().push(time);
        self.begun.notify_one();
        if time < TIMEOUT / 2 {
            Box::pin(async {})
        } else {
            Box::pin(pending())
        }
    }

    fn instant(&self) -> Duration {
        Duration::ZERO
    }
}

impl Waits {
    fn kept(&self) -> Vec<Duration> {
        self.kept.lock().unwrap().clone()
    }

    fn client(&self, server: &Server) -> ClientBuilder {
        Client::builder(server.url())
            .allow_insecure_http(true)
            .runtime(self.clone())
            .timeout(TIMEOUT)
            .error_body_timeout(TIMEOUT)
            .retry(policy())
    }
}

fn policy() -> RetryPolicy {
    RetryPolicy::new()
        .base_delay(Duration::ZERO)
        .max_wait(Duration::from_secs(50))
}

type Watch = Prepared<Streamed<PlainText, EventStream<u64>>, Undeclared>;

fn watch(client: &Client) -> Watch {
    Call::new(client, Method::GET, "/watch").into()
}

async fn reconnecting(server: &Server, waits: &Waits) -> Reconnecting<u64> {
    Reconnecting::new(watch(&waits.client(server).build().unwrap()))
}

const EVENTS: &str = "content-type: text/event-stream\r\n";

fn whole(text: &str) -> Reply {
    reply("200 OK", EVENTS, text)
}

/// A response that is cut off after `text`.
fn cut(text: &str) -> Reply {
    let length = text.len() + 1;
    let head = format!("HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: {length}\r\n");
    Reply::Bytes(format!("{head}{EVENTS}\r\n{text}").into_bytes())
}

fn refusal(status: &str) -> Reply {
    reply(status, "", "")
}

type Failed = ReconnectError<Undeclared>;
type Item = Result<Event<u64>, Failed>;

/// Whether an error is the expected one.
type Check = fn(&Failed) -> bool;

/// The data of each event, up to the end or the first error.
async fn read(events: &mut Reconnecting<u64>) -> (Vec<u64>, Option<Failed>) {
    let mut data = Vec::new();
    while let Some(event) = events.next().await {
        match event {
            Ok(event) => data.push(event.data),
            Err(error) => return (data, Some(error)),
        }
    }
    (data, None)
}

fn last_event_ids(server: &Server) -> Vec<Option<String>> {
    let seen = server.seen();
    seen.iter()
        .map(|seen| seen.header("last-event-id"))
        .collect()
}

fn ids<const N: usize>(ids: [Option<&str>; N]) -> Vec<Option<String>> {
    ids.map(|id| id.map(str::to_owned)).into()
}

#[tokio::test]
async fn a_stream_continues_with_the_last_id_after_the_time_that_the_service_asks_for() {
    let server = Server::start([
        cut("retry: 7000\nid: 1\ndata: 1\n\nid: 2\ndata: 2\n\nid: 9\ndata: 9"),
        whole("retry: 3000\n\nid: 3\ndata: 3\n\n"),
        whole("data: 4\n\ndata: [DONE]\n\ndata: 5\n\n"),
    ])
    .await;
    let waits = Waits::default();
    let mut events = reconnecting(&server, &waits).await;
    assert!(
        server.seen().is_empty(),
        "nothing is sent before it is polled"
    );
    let (data, error) = read(&mut events).await;
    assert!(error.is_none(), "{error:?}");
    assert_eq!(data, [1, 2, 3, 4]);
    assert_eq!(last_event_ids(&server), ids([None, Some("2"), Some("3")]));
    assert_eq!(waits.kept(), [7, 3].map(Duration::from_secs));
    assert_eq!(events.last_event_id(), Some("3"));
    assert!(events.next().await.is_none());
    let accept = server.seen()[1].header("accept");
    assert_eq!(accept.as_deref(), Some("text/event-stream"));
}

#[tokio::test]
async fn an_empty_id_is_not_sent() {
    let server = Server::start([
        cut("data: 1\n\n"),
        cut("id: 5\ndata: 2\n\nid\ndata: 3\n\n"),
        whole("data: [DONE]\n\n"),
    ])
    .await;
    let client = Waits::default().client(&server).build().unwrap();
    let call = watch(&client).header("Last-Event-ID", "0");
    let (data, error) = read(&mut Reconnecting::new(call)).await;
    assert!(error.is_none(), "{error:?}");
    assert_eq!(data, [1, 2, 3]);
    assert_eq!(last_event_ids(&server), ids([Some("0"), Some("0"), None]));
}

#[tokio::test]
async fn a_response_without_content_ends_the_stream() {
    let nothing = || Reply::Bytes(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n".into());
    for (script, expected) in [
        (vec![nothing()], vec![]),
        (vec![cut("data: 1\n\n"), nothing()], vec![1]),
    ] {
        let requests = script.len();
        let server = Server::start(script).await;
        let mut events = reconnecting(&server, &Waits::default()).await;
        let (data, error) = read(&mut events).await;
        assert!(error.is_none(), "{error:?}");
        assert_eq!(data, expected);
        assert!(events.next().await.is_none());
        assert_eq!(server.seen().len(), requests);
    }
}

#[tokio::test]
async fn the_policy_bounds_the_retries_since_the_last_event() {
    let is_cut: Check =
        |error| matches!(error, ReconnectError::Stream(StreamError::Truncated { .. }));
    let is_refused: Check = |error| match error {
        ReconnectError::Call(error) => error.status().is_some_and(|status| status == 503),
        ReconnectError::Stream(_) => false,
    };
    let is_missing: Check = |_| false;
    let cases: [(Vec<Reply>, bool, Check); 4] = [
        (vec![cut("")], true, is_cut),
        (vec![refusal("503 Busy")], true, is_refused),
        (vec![cut(""), refusal("503 Busy")], true, is_refused),
        (vec![whole("retry: 1\n\n: nothing\n\n")], false, is_missing),
    ];
    for (endless, has_error, is_expected) in cases {
        let events = [cut("data: 1\n\n"), cut("data: 2\n\n"), cut("data: 3\n\n")];
        let server = Server::start(events.into_iter().chain(endless)).await;
        let mut events = reconnecting(&server, &Waits::default()).await;
        let (data, error) = read(&mut events).await;
        assert_eq!(data, [1, 2, 3]);
        assert_eq!(error.is_some(), has_error);
        assert!(error.as_ref().is_none_or(is_expected), "{error:?}");
        assert!(events.next().await.is_none());
        assert_eq!(server.seen().len(), 5, "two retries after the last event");
    }
}

#[tokio::test]
async fn errors_other_than_a_cut_are_final() {
    let too_long = format!("data: {}\n\n", "1".repeat(200));
    let cases: [(Reply, Check); 4] = [
        (refusal("404 Not Found"), |error| {
            matches!(error, ReconnectError::Call(Error::Api(_)))
        }),
        (
            reply("200 OK", "content-type: text/html\r\n", "<p>"),
            |error| matches!(error, ReconnectError::Call(Error::Unexpected(_))),
        ),
        (cut("event: error\ndata: {}\n\n"), |error| {
            matches!(error, ReconnectError::Stream(StreamError::Service(_)))
        }),
        (cut(&too_long), |error| {
            matches!(error, ReconnectError::Stream(StreamError::TooLarge { .. }))
        }),
    ];
    for (response, is_expected) in cases {
        let server = Server::always(response).await;
        let client = Waits::default().client(&server).max_item(100);
        let mut events = Reconnecting::new(watch(&client.build().unwrap()));
        let (data, error) = read(&mut events).await;
        assert!(data.is_empty());
        let error = error.unwrap();
        assert!(is_expected(&error), "{error:?}");
        assert!(events.next().await.is_none());
        assert_eq!(server.seen().len(), 1);
    }
}

#[tokio::test]
async fn a_stream_continues_after_an_event_that_is_not_as_declared() {
    let server = Server::start([
        cut("data: 1\n\ndata: x\n\n"),
        whole("data: 2\n\ndata: [DONE]\n\n"),
    ])
    .await;
    let mut events = reconnecting(&server, &Waits::default()).await;
    let mut all: Vec<Item> = Vec::new();
    while let Some(event) = events.next().await {
        all.push(event);
    }
    let [Ok(first), Err(error), Ok(last)] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!((first.data, last.data), (1, 2));
    assert!(matches!(
        error,
        ReconnectError::Stream(StreamError::Item(_))
    ));
    assert_eq!(
        error.to_string(),
        "item 1 is not as declared: expected a value at line 1 column 1"
    );
}

/// A header cannot have it.
#[tokio::test]
async fn an_id_with_a_control_character_is_not_sent() {
    let server = Server::start([
        cut("id: 1\ndata: 1\n\n"),
        cut("id: a\u{1}b\ndata: 2\n\n"),
        whole("id: 3\ndata: 3\n\ndata: [DONE]\n\n"),
    ])
    .await;
    let mut events = reconnecting(&server, &Waits::default()).await;
    let (data, error) = read(&mut events).await;
    assert!(error.is_none() && data == [1, 2, 3], "{error:?}");
    let sent = ids([None, Some("1"), Some("1")]);
    assert_eq!(last_event_ids(&server), sent);
}

#[tokio::test]
async fn a_wait_is_no_longer_than_the_policy_allows() {
    let server = Server::start([
        cut("retry: 86400000\ndata: 1\n\n"),
        cut("retry: 18446744073709551615\ndata: 2\n\n"),
        whole("data: [DONE]\n\n"),
    ])
    .await;
    let waits = Waits::default();
    let longest = Duration::from_secs(20);
    let client = waits.client(&server).retry(policy().max_wait(longest));
    let (data, error) = read(&mut Reconnecting::new(watch(&client.build().unwrap()))).await;
    assert!(error.is_none(), "{error:?}");
    assert_eq!(data, [1, 2]);
    assert_eq!(waits.kept(), [longest, longest]);
}

#[tokio::test]
async fn nothing_is_sent_after_a_stream_is_dropped_while_it_waits() {
    let server = Server::always(cut("retry: 40000\ndata: 1\n\n")).await;
    let waits = Waits::default();
    let mut events = reconnecting(&server, &waits).await;
    assert_eq!(events.next().await.unwrap().unwrap().data, 1);
    tokio::select! {
        biased;
        event = events.next() => panic!("{event:?}"),
        () = waits.begun.notified() => {}
    }
    assert_eq!(waits.kept(), [Duration::from_secs(40)]);
    drop(events);
    assert_eq!(server.seen().len(), 1);
}
