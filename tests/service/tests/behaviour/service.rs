//! A service's life: its own port, many at once, and nothing left after it.

use std::time::Duration;

use browser_session_service::{Script, Service};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

use crate::client;

#[tokio::test]
async fn listens_on_loopback_on_a_port_of_its_own() {
    let (one, other) = (Service::start().await, Service::start().await);
    assert!(one.url().starts_with("http://127.0.0.1:"));
    assert_ne!(one.url(), other.url());
    client::get(&one, "/health").await;
    assert_eq!((one.requests().len(), other.requests().len()), (1, 0));
}

#[tokio::test]
async fn stopping_closes_the_port_and_every_connection() {
    let service = Service::start().await;
    let address = service.address();
    let mut idle = TcpStream::connect(address)
        .await
        .expect("the service listens");
    service.next(Script::slow(Duration::from_secs(3600)));
    let request = client::request(&service, "GET", "/health");
    let waiting = TcpStream::connect(address)
        .await
        .expect("the service listens");
    let request = request
        .body(http_body_util::Full::default())
        .expect("a request");
    let waiting = tokio::spawn(client::exchange(waiting, request));
    while service.requests().is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    service.stop().await;
    assert!(
        TcpStream::connect(address).await.is_err(),
        "the port is closed"
    );
    assert_eq!(idle.read(&mut [0]).await.expect("the end"), 0);
    assert!(waiting.await.expect("no panic").is_err(), "no answer comes");
}

#[tokio::test]
async fn dropping_closes_it_too() {
    let service = Service::start().await;
    let mut idle = TcpStream::connect(service.address())
        .await
        .expect("the service listens");
    drop(service);
    let end = tokio::time::timeout(Duration::from_secs(5), idle.read(&mut [0])).await;
    assert!(matches!(end, Ok(Ok(0) | Err(_))));
}
