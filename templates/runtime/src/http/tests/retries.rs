//! Calls are sent again where that is safe, as late as they were asked to, and not by everybody at once.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::{
    super::{budget::RetryBudget, retry::RetryPolicy},
    api::Draft,
    runtime::{Client, ErrorKind, Runtime, Sleep},
    server::{Reply, Server, json, reply},
};
use reqwest::Method;

const PAGE: &str = r#"{"title": "t"}"#;

fn busy(status: u16, headers: &str) -> Reply {
    reply(&format!("{status} Busy"), headers, "{}")
}

fn quick() -> RetryPolicy {
    RetryPolicy::new().base_delay(Duration::from_millis(5))
}

fn client(server: &Server) -> Client {
    Client::builder(server.url())
        .retry(quick())
        .build()
        .unwrap()
}

#[tokio::test]
async fn two_retries_and_no_more() {
    let server = Server::start([busy(503, ""), busy(502, ""), json(PAGE)]).await;
    let page = client(&server).page_read("x").send().await.unwrap();
    assert_eq!((page.retries().count(), server.seen().len()), (2, 3));
    let server = Server::always(busy(504, "")).await;
    let error = client(&server).page_read("x").send().await.unwrap_err();
    assert_eq!(
        (
            error.status().unwrap().as_u16(),
            error.retries().count(),
            server.seen().len()
        ),
        (504, 2, 3)
    );
    assert!(error.is_retryable());
}

#[tokio::test]
async fn what_may_have_been_done_is_not_done_twice() {
    let table = [
        (408, false, true),
        (429, true, true),
        (502, false, true),
        (503, false, true),
        (504, false, true),
        (400, false, false),
        (401, false, false),
        (409, false, false),
        (425, false, false),
        (500, false, false),
        (501, false, false),
    ];
    for (status, for_post, for_get) in table {
        let server = Server::start([busy(status, ""), json(PAGE)]).await;
        let posted = client(&server).page_create(&Draft::new("t")).send().await;
        assert_eq!(
            (posted.is_ok(), server.seen().len()),
            (for_post, 1 + usize::from(for_post)),
            "POST {status}"
        );
        assert!(posted.map_or_else(|error| !error.is_retryable(), |_| true));
        let server = Server::start([busy(status, ""), json(PAGE)]).await;
        let read = client(&server).page_read("x").send().await;
        assert_eq!(
            (read.is_ok(), server.seen().len()),
            (for_get, 1 + usize::from(for_get)),
            "GET {status}"
        );
    }
    let server = Server::start([busy(502, ""), json(PAGE)]).await;
    let call = client(&server)
        .page_create(&Draft::new("t"))
        .retry(quick().any_method(true));
    call.send().await.unwrap();
    assert_eq!(server.seen()[0].body, server.seen()[1].body);
}

#[tokio::test]
async fn what_was_done_before_a_redirect_is_not_done_twice() {
    let created = |status: u16| reply(&format!("{status} See"), "location: /result\r\n", "");
    for status in [301, 302, 303] {
        let server = Server::start([created(status), busy(429, ""), json(PAGE)]).await;
        let error = client(&server)
            .page_create(&Draft::new("t"))
            .send()
            .await
            .unwrap_err();
        assert_eq!(
            (error.status().unwrap().as_u16(), server.seen().len()),
            (429, 2)
        );
        assert!(!error.is_retryable());
    }
    let server = Server::start([created(307), busy(429, ""), json(PAGE)]).await;
    client(&server)
        .page_create(&Draft::new("t"))
        .send()
        .await
        .unwrap();
    assert_eq!(server.seen()[2].line(), "POST /pages");
}

#[tokio::test]
async fn a_service_that_is_not_there_is_tried_again_by_every_method() {
    let server = Server::always(json(PAGE)).await;
    let url = server.url();
    drop(server);
    let client = Client::builder(url).retry(quick()).build().unwrap();
    let error = client
        .page_create(&Draft::new("t"))
        .send()
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.retries().count(), error.status()),
        (ErrorKind::Connect, 2, None)
    );
    assert!(error.is_retryable() && !error.is_timeout());
    assert_eq!(
        error.to_string(),
        "POST /pages: the service could not be reached"
    );
    let once = client
        .page_read("x")
        .retry(RetryPolicy::none())
        .send()
        .await
        .unwrap_err();
    assert_eq!(once.retries().count(), 0);
}

/// A response that never begins, or is none.
#[tokio::test]
async fn a_connection_that_is_lost_is_tried_again_by_idempotent_methods() {
    let lost = || Reply::Bytes(Vec::new());
    let idempotent = [
        Method::GET,
        Method::HEAD,
        Method::OPTIONS,
        Method::PUT,
        Method::DELETE,
    ];
    for method in idempotent {
        let server = Server::start([lost(), lost(), reply("204 No Content", "", "")]).await;
        let sent = client(&server)
            .request(method.clone(), "/x")
            .body_json(1)
            .send::<()>()
            .await
            .unwrap();
        assert_eq!(
            (sent.retries().count(), server.seen().len()),
            (2, 3),
            "{method}"
        );
        assert_eq!(server.seen()[0].body, server.seen()[2].body, "{method}");
    }
    for method in [Method::POST, Method::PATCH] {
        let server = Server::start([lost(), json("null")]).await;
        let call = client(&server).request(method.clone(), "/x");
        let error = call.clone().send::<()>().await.unwrap_err();
        assert_eq!(
            (error.kind(), server.seen().len()),
            (ErrorKind::Broken, 1),
            "{method}"
        );
        assert!(
            error.may_have_been_processed() && !error.is_retryable(),
            "{method}"
        );
        assert_eq!(
            error.to_string(),
            format!(
                "{method} request: the connection broke before the response was complete; \
                 the request may have been processed"
            )
        );
        let server = Server::start([lost(), json("null")]).await;
        let call = client(&server)
            .request(method, "/x")
            .retry(quick().any_method(true));
        assert_eq!(call.send::<()>().await.unwrap().retries().count(), 1);
    }
    let server = Server::always(lost()).await;
    let error = client(&server).page_read("x").send().await.unwrap_err();
    assert_eq!(
        (error.kind(), error.retries().count(), server.seen().len()),
        (ErrorKind::Broken, 2, 3)
    );
    assert!(error.is_retryable() && error.may_have_been_processed());
}

#[tokio::test]
async fn what_was_done_before_a_lost_redirect_is_not_done_twice() {
    let see = reply("303 See Other", "location: /result\r\n", "");
    let server = Server::start([see, Reply::Bytes(Vec::new()), json(PAGE)]).await;
    let error = client(&server)
        .page_create(&Draft::new("t"))
        .send()
        .await
        .unwrap_err();
    assert_eq!((error.kind(), server.seen().len()), (ErrorKind::Broken, 2));
    assert!(error.may_have_been_processed() && !error.is_retryable());
}

/// Of a body that broke off the caller learns how much there was.
#[tokio::test]
async fn a_body_that_breaks_off_is_not_tried_again() {
    let short = Reply::Bytes(b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n{}".to_vec());
    let server = Server::start([short, json(PAGE)]).await;
    let error = client(&server).page_read("x").send().await.unwrap_err();
    assert_eq!(
        (error.kind(), server.seen().len(), error.is_retryable()),
        (ErrorKind::Broken, 1, true)
    );
}

#[tokio::test]
async fn a_status_says_whether_the_call_may_have_been_processed() {
    let table = [
        (400, false),
        (401, false),
        (409, false),
        (429, false),
        (408, true),
        (500, true),
        (502, true),
        (503, true),
    ];
    for (status, expected) in table {
        let server = Server::always(busy(status, "")).await;
        let call = client(&server)
            .page_create(&Draft::new("t"))
            .retry(RetryPolicy::none());
        assert_eq!(
            call.send().await.unwrap_err().may_have_been_processed(),
            expected,
            "{status}"
        );
    }
    let server = Server::always(reply("200 OK", "", "<html>")).await;
    let error = client(&server)
        .page_create(&Draft::new("t"))
        .send()
        .await
        .unwrap_err();
    assert!(error.may_have_been_processed(), "{error}");
    let error = client(&server)
        .page_create(&Draft::new("t"))
        .header("a b", "c")
        .send()
        .await
        .unwrap_err();
    assert!(!error.may_have_been_processed(), "{error}");
}

#[tokio::test]
async fn the_announced_time_is_waited_for() {
    let soon = || SystemTime::now() + Duration::from_secs(2);
    let headers: [&dyn Fn() -> String; 3] = [
        &|| "retry-after: 1\r\n".to_owned(),
        &|| format!("retry-after: {}\r\n", httpdate::fmt_http_date(soon())),
        &|| {
            format!(
                "x-ratelimit-reset: {}\r\n",
                soon().duration_since(UNIX_EPOCH).unwrap().as_secs()
            )
        },
    ];
    for headers in headers {
        let headers = headers();
        let server = Server::start([busy(429, &headers), json(PAGE)]).await;
        let started = Instant::now();
        let page = client(&server)
            .page_create(&Draft::new("t"))
            .send()
            .await
            .unwrap();
        let waited = started.elapsed();
        assert!(
            (Duration::from_millis(950)..Duration::from_secs(4)).contains(&waited),
            "{headers}: {waited:?}"
        );
        assert!(page.retries().waited() <= waited && !page.retries().capped());
    }
}

#[tokio::test]
async fn a_wait_beyond_the_cap_is_for_the_caller() {
    let waits = [
        ("3600", 3600),
        ("99999999999999999999999", u64::MAX),
        ("Fri, 31 Dec 9999 23:59:59 GMT", 251_507_376_000),
    ];
    for (after, seconds) in waits {
        let server =
            Server::start([busy(429, &format!("retry-after: {after}\r\n")), json(PAGE)]).await;
        let policy = quick().max_wait(Duration::from_millis(50));
        let started = Instant::now();
        let error = client(&server)
            .page_read("x")
            .retry(policy)
            .send()
            .await
            .unwrap_err();
        assert!(started.elapsed() < Duration::from_secs(5));
        let wait = error.retry_after().unwrap();
        // A date is so many seconds from now, which is not when this was written.
        assert!(
            wait == Duration::from_secs(seconds)
                || (after.starts_with("Fri") && wait.as_secs() > seconds)
        );
        assert!(error.retries().capped() && error.is_retryable());
        assert_eq!(
            (error.retries().count(), server.seen().len()),
            (0, 1),
            "{after}"
        );
    }
}

#[tokio::test]
async fn a_wait_up_to_the_cap_is_waited_for() {
    let server = Server::start([busy(503, "retry-after: 1\r\n"), json(PAGE)]).await;
    let policy = quick().max_wait(Duration::from_secs(1));
    let page = client(&server)
        .page_read("x")
        .retry(policy)
        .send()
        .await
        .unwrap();
    assert_eq!(
        (page.retries().waited(), page.retries().capped()),
        (Duration::from_secs(1), false)
    );
}

#[tokio::test]
async fn a_wait_that_the_call_has_no_time_for_is_not_begun() {
    let server = Server::always(busy(429, "retry-after: 3600\r\n")).await;
    let started = Instant::now();
    let error = client(&server).page_read("x").send().await.unwrap_err();
    assert!(started.elapsed() < Duration::from_secs(5));
    assert_eq!(error.retry_after(), Some(Duration::from_secs(3600)));
    assert!(error.retries().capped() && error.is_retryable());
    assert_eq!(
        (server.seen().len(), error.status().unwrap().as_u16()),
        (1, 429)
    );
    assert_eq!(
        error.to_string(),
        "GET /pages/{id}: 429 Too Many Requests (asks for a wait of 3600s)"
    );
}

#[tokio::test]
async fn nonsense_is_no_wait() {
    for after in ["-1", "NaN", "soon", "", "Thu, 01 Jan 1970 00:00:00 GMT"] {
        let server =
            Server::start([busy(429, &format!("retry-after: {after}\r\n")), json(PAGE)]).await;
        let started = Instant::now();
        client(&server).page_read("x").send().await.unwrap();
        assert!(started.elapsed() < Duration::from_secs(1), "{after}");
    }
}

#[tokio::test]
async fn a_storm_adds_a_fifth_and_a_handful() {
    let server = Server::always(busy(503, "")).await;
    let client = client(&server);
    for _ in 0..100 {
        client
            .request(Method::GET, "/x")
            .send_bytes()
            .await
            .unwrap_err();
    }
    let retries = server.seen().len() - 100;
    assert!((20..=35).contains(&retries), "{retries}");
}

#[test]
fn the_budget_is_shared_and_bounded() {
    let budget = RetryBudget::new();
    let spend = || {
        std::iter::repeat_with(|| budget.withdraw())
            .take_while(|paid| *paid)
            .count()
    };
    assert_eq!(spend(), 10);
    (0..5).for_each(|_| budget.deposit());
    assert_eq!(spend(), 1);
    (0..1_000_000).for_each(|_| budget.deposit());
    assert_eq!(spend(), 100);
}

#[tokio::test]
async fn clients_share_a_budget_that_both_were_given() {
    let [first, second] = [
        Server::always(busy(503, "")).await,
        Server::always(busy(503, "")).await,
    ];
    let budget = RetryBudget::new();
    for server in [&first, &second] {
        let client = Client::builder(server.url())
            .retry(quick().max_retries(8))
            .retry_budget(budget.clone())
            .build()
            .unwrap();
        let request = client.request(Method::GET, "/x");
        request.send_bytes().await.unwrap_err();
    }
    // Eight of the ten that an unused budget has.
    assert_eq!(first.seen().len(), 9);
    let retries = second.seen().len() - 1;
    assert!((2..=3).contains(&retries), "{retries}");
}

#[tokio::test]
async fn a_shared_budget_is_refilled_by_one_clock() {
    /// A clock at some time.
    struct At(Duration);

    impl Runtime for At {
        fn sleep(&self, _: Duration) -> Sleep {
            Box::pin(std::future::ready(()))
        }

        fn instant(&self) -> Duration {
            self.0
        }
    }

    let [early, late]: [Arc<dyn Runtime>; 2] =
        [5, 1_000_000].map(|time| Arc::new(At(Duration::from_secs(time))) as _);
    let budget = RetryBudget::new();
    budget.connect(&early);
    let paid = std::iter::repeat_with(|| budget.withdraw()).take_while(|paid| *paid);
    assert_eq!(paid.count(), 10);
    // That the clock of another client shows a later time brings no coins.
    budget.connect(&late);
    assert!(!budget.withdraw());
}

#[test]
fn pauses_have_full_jitter() {
    let policy = RetryPolicy::new()
        .max_retries(6)
        .base_delay(Duration::from_secs(1))
        .max_delay(Duration::from_secs(8));
    let bounds = [1, 2, 4, 8, 8, 8].map(Duration::from_secs);
    let mut low = [false; 6];
    let mut high = [false; 6];
    for _ in 0..500 {
        let pauses: Vec<Duration> = policy.pauses().collect();
        assert_eq!(pauses.len(), 6);
        for (index, (pause, bound)) in pauses.iter().zip(bounds).enumerate() {
            assert!(*pause <= bound, "{pause:?} {bound:?}");
            low[index] |= *pause < bound / 4;
            high[index] |= *pause > bound / 4 * 3;
        }
    }
    assert_eq!((low, high), ([true; 6], [true; 6]));
    assert_eq!(RetryPolicy::none().pauses().count(), 0);
    let bound = Duration::from_millis(1);
    let mut bounded = (0..100).flat_map(|_| RetryPolicy::new().max_delay(bound).pauses());
    assert!(bounded.all(|pause| pause <= bound), "the first pause, too");
    let absurd = RetryPolicy::new()
        .base_delay(Duration::MAX)
        .max_delay(Duration::MAX)
        .max_retries(u32::MAX);
    assert!(
        absurd
            .pauses()
            .take(100)
            .all(|pause| pause <= Duration::from_secs(86_400))
    );
}
