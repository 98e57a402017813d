//! Attempts and waits have times of their own, and requests under way a bound.

use std::{
    future::{Future, pending, ready},
    pin::{Pin, pin},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll, Waker},
    time::Duration,
};

use bytes::Bytes;
use http::{Method, Request, Response};
use http_body::{Body as HttpBody, Frame};

use super::memory::{Memory, Reply, replied};
use super::runtime::{
    Body, BodyError, BodySource, BoxFuture, Call, Client, ConnectionError, ConnectionErrorKind,
    ErrorKind, Head, Output, RawResponse, Reading, ReqwestTransport, RetryPolicy, Runtime, Sleep,
    Transport, Undeclared, check_transport,
};

/// A clock that leaps to the end of every wait.
#[derive(Clone, Default)]
struct Leaping(Arc<Mutex<Duration>>);

impl Runtime for Leaping {
    fn sleep(&self, time: Duration) -> Sleep {
        let clock = Arc::clone(&self.0);
        Box::pin(async move { *clock.lock().unwrap() += time })
    }

    fn instant(&self) -> Duration {
        *self.0.lock().unwrap()
    }
}

#[tokio::test]
async fn a_client_waits_by_the_clock_that_it_is_given() {
    let busy = Response::builder().status(503).header("retry-after", "30");
    let busy = Ok(busy.body(BodySource::from("")).unwrap());
    let memory = Memory::of([busy, replied(200, "")]);
    let clock = Leaping::default();
    let client = memory.builder().runtime(clock.clone()).build().unwrap();
    let response = client.request(Method::GET, "/x").send_bytes().await;
    assert!(response.unwrap().retries().waited() >= Duration::from_secs(30));
    assert!(clock.instant() >= Duration::from_secs(30));
}

/// Never replies to its first request.
#[derive(Clone, Default)]
struct Hanging(Arc<AtomicUsize>);

impl Transport for Hanging {
    fn send<'a>(
        &'a self,
        _: Request<Body>,
    ) -> BoxFuture<'a, Result<Response<BodySource>, ConnectionError>> {
        if self.0.fetch_add(1, Ordering::Relaxed) == 0 {
            return Box::pin(pending());
        }
        Box::pin(ready(Ok(Response::new(BodySource::from("")))))
    }
}

#[tokio::test]
async fn an_attempt_that_hangs_is_made_again_if_that_does_no_harm() {
    for (method, again) in [(Method::GET, true), (Method::POST, false)] {
        let hanging = Hanging::default();
        let client = Client::builder("https://api.example.com")
            .transport(hanging.clone())
            .runtime(Leaping::default())
            .build()
            .unwrap();
        let call = client.request(method, "/x");
        let sent = call
            .attempt_timeout(Duration::from_secs(2))
            .send_bytes()
            .await;
        assert_eq!(sent.is_ok(), again);
        assert_eq!(hanging.0.load(Ordering::Relaxed), 1 + usize::from(again));
        if let Err(error) = sent {
            assert!(error.is_timeout() && error.may_have_been_processed());
        }
    }
}

/// Counts the requests that are under way at the same time.
#[derive(Clone, Default)]
struct Counting {
    now: Arc<AtomicUsize>,
    most: Arc<AtomicUsize>,
}

impl Transport for Counting {
    fn send<'a>(
        &'a self,
        _: Request<Body>,
    ) -> BoxFuture<'a, Result<Response<BodySource>, ConnectionError>> {
        Box::pin(async {
            let now = self.now.fetch_add(1, Ordering::Relaxed) + 1;
            self.most.fetch_max(now, Ordering::Relaxed);
            for _ in 0..5 {
                tokio::task::yield_now().await;
            }
            self.now.fetch_sub(1, Ordering::Relaxed);
            Ok(Response::new(BodySource::from("")))
        })
    }
}

#[tokio::test]
async fn requests_under_way_are_bounded_if_that_is_asked_for() {
    for (bound, most) in [(None, 3), (Some(2), 2), (Some(1), 1), (Some(0), 1)] {
        let counting = Counting::default();
        let mut builder = Client::builder("https://api.example.com").transport(counting.clone());
        if let Some(bound) = bound {
            builder = builder.max_in_flight(bound);
        }
        let client = builder.build().unwrap();
        let call = || client.request(Method::GET, "/x").send_bytes();
        let (one, two, three) = tokio::join!(call(), call(), call());
        assert!(one.is_ok() && two.is_ok() && three.is_ok());
        assert_eq!(counting.most.load(Ordering::Relaxed), most, "{bound:?}");
    }
}

#[tokio::test]
async fn waiting_for_other_requests_counts_against_the_time_of_a_call() {
    let hanging = Hanging::default();
    let client = Client::builder("https://api.example.com")
        .transport(hanging.clone())
        .retry(RetryPolicy::none())
        .max_in_flight(1)
        .build()
        .unwrap();
    let first = client.request(Method::GET, "/x").send_bytes();
    let second = client.request(Method::POST, "/x");
    let second = second.timeout(Duration::from_millis(20)).send_bytes();
    let error = tokio::select! {
        biased;
        _ = first => panic!("the first request hangs"),
        result = second => result.unwrap_err(),
    };
    assert_eq!(error.kind(), ErrorKind::Connect);
    assert!(
        error.is_timeout() && !error.may_have_been_processed(),
        "{error}"
    );
    let message = error.to_string();
    assert!(message.contains("`max_in_flight`"), "{message}");
    assert_eq!(hanging.0.load(Ordering::Relaxed), 1);
}

/// Hands its body on.
struct Streamed;

impl Output for Streamed {
    type Value = BodySource;

    const ACCEPT: &'static str = "*/*";

    fn reading(_: &Head) -> Reading {
        Reading::Stream
    }

    fn read(response: &RawResponse) -> Result<BodySource, BodyError> {
        response.take_source().ok_or(BodyError::Empty)
    }
}

/// Gives one piece and no end.
struct Stalled(Option<Bytes>);

impl HttpBody for Stalled {
    type Data = Bytes;
    type Error = ConnectionError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, ConnectionError>>> {
        match self.0.take() {
            Some(piece) => Poll::Ready(Some(Ok(Frame::data(piece)))),
            None => Poll::Pending,
        }
    }
}

fn stalled() -> Reply {
    let body = Stalled(Some(Bytes::from_static(b"piece")));
    Ok(Response::new(BodySource::new(body)))
}

async fn stream(client: &Client) -> BodySource {
    let call = Call::new(client, Method::GET, "/x");
    call.send::<Streamed, Undeclared>()
        .await
        .unwrap()
        .into_inner()
}

#[tokio::test]
async fn the_time_of_a_call_ends_with_the_head_of_a_stream() {
    let memory = Memory::of([stalled()]);
    let builder = memory.builder().runtime(Leaping::default());
    let builder = builder.timeout(Duration::from_secs(1));
    let client = builder.idle_timeout(Duration::MAX).build().unwrap();
    let mut body = stream(&client).await;
    assert_eq!(&body.chunk().await.unwrap().unwrap()[..], b"piece");
    let mut next = pin!(body.chunk());
    let mut context = Context::from_waker(Waker::noop());
    assert!(next.as_mut().poll(&mut context).is_pending());
}

#[tokio::test]
async fn a_stream_that_is_silent_for_too_long_is_an_error_and_then_ends() {
    let memory = Memory::of([stalled()]);
    let builder = memory.builder().runtime(Leaping::default());
    let client = builder
        .idle_timeout(Duration::from_secs(1))
        .build()
        .unwrap();
    let mut body = stream(&client).await;
    assert!(body.chunk().await.unwrap().is_ok());
    let error = body.chunk().await.unwrap().unwrap_err();
    assert_eq!(error.kind(), ConnectionErrorKind::Timeout);
    assert!(body.chunk().await.is_none());
}

#[tokio::test]
async fn a_body_that_is_read_as_a_whole_ends_with_the_time_of_the_call() {
    let memory = Memory::of([stalled()]);
    let client = memory
        .builder()
        .runtime(Leaping::default())
        .build()
        .unwrap();
    let error = client.request(Method::GET, "/x").send_bytes().await;
    let error = error.unwrap_err();
    assert!(error.is_timeout(), "{error}");
    assert_eq!(error.status().unwrap().as_u16(), 200);
}

#[tokio::test]
async fn a_stream_is_not_under_way_after_its_head() {
    let memory = Memory::of([stalled(), replied(200, "")]);
    let client = memory.builder().max_in_flight(1).build().unwrap();
    let _open = stream(&client).await;
    let next = client.request(Method::GET, "/x").send_bytes();
    next.await.unwrap();
}

/// A transport that does what it must not do.
enum Wrong {
    Follows,
    Decompresses,
}

impl Transport for Wrong {
    fn send<'a>(
        &'a self,
        mut request: Request<Body>,
    ) -> BoxFuture<'a, Result<Response<BodySource>, ConnectionError>> {
        Box::pin(async {
            let honest = ReqwestTransport::new(reqwest::Client::builder()).unwrap();
            let is_redirect = request.uri().path() == "/redirect";
            if is_redirect && matches!(self, Self::Follows) {
                let url = request.uri().to_string().replace("/redirect", "/packed");
                *request.uri_mut() = url.parse().unwrap();
            }
            let mut response = honest.send(request).await?;
            if matches!(self, Self::Decompresses) {
                response.headers_mut().remove("content-encoding");
            }
            Ok(response)
        })
    }
}

#[tokio::test]
async fn a_transport_is_tested_for_what_it_must_not_do() {
    let honest = ReqwestTransport::new(reqwest::Client::builder()).unwrap();
    check_transport(&honest).await.unwrap();
    let error = check_transport(&Wrong::Follows).await.unwrap_err();
    assert_eq!(error.to_string(), "the transport follows redirects");
    let error = check_transport(&Wrong::Decompresses).await.unwrap_err();
    assert_eq!(error.to_string(), "the transport decompresses bodies");
}
