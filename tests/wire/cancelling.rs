//! Dropping a call at any await leaves nothing broken: the client goes on, and nothing is sent again behind its back.

use std::time::Duration;

use browser_session_service::{Script, Service};
use tokio::time::timeout;

use crate::sides::{both, builder, observe};

/// Long enough for loopback, short enough for a test.
const MOMENT: Duration = Duration::from_millis(30);

async fn check(script: Script) {
    let (service, client) = both().await;
    service.next(script.clone());
    timeout(MOMENT, observe(&client))
        .await
        .expect_err("still under way");
    for _ in 0..3 {
        assert_eq!(
            observe(&client).await.expect("a page").space.actions.len(),
            28,
            "{script:?}"
        );
    }
    assert_eq!(
        (service.requests().len(), service.scripts_left()),
        (4, 0),
        "{script:?}"
    );
}

#[tokio::test]
async fn while_the_answer_is_waited_for() {
    check(Script::slow(Duration::from_secs(60))).await;
}

#[tokio::test]
async fn while_the_body_is_read() {
    check(Script::honest().drip(1, Duration::from_millis(5))).await;
}

#[tokio::test]
async fn while_a_retry_is_waited_for() {
    let service = Service::start().await;
    let client = builder(&service)
        .retry(browser_session::RetryPolicy::new())
        .build()
        .expect("a client");
    service.next(Script::too_many(&[("retry-after", "30")]));
    timeout(MOMENT, observe(&client))
        .await
        .expect_err("waiting");
    observe(&client).await.expect("a page");
    assert_eq!(
        service.requests().len(),
        2,
        "the first, and the one after it"
    );
}

#[tokio::test]
async fn at_every_poll() {
    let (service, client) = both().await;
    for polls in 0..20 {
        let mut call = std::pin::pin!(observe(&client));
        for _ in 0..polls {
            let done = std::future::poll_fn(|context| {
                std::task::Poll::Ready(call.as_mut().poll(context).is_ready())
            });
            if done.await {
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    assert_eq!(
        observe(&client).await.expect("a page").space.actions.len(),
        28
    );
    assert!(service.requests().len() <= 21);
}

#[tokio::test]
async fn a_call_that_is_never_polled_sends_nothing() {
    let (service, client) = both().await;
    drop(observe(&client));
    drop(client.health().health().send());
    assert_eq!(service.connections(), 0);
}
