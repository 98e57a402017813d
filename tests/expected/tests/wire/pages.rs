//! A total ends the pages: nothing is asked for behind the last item, where a service may respond with an error.

use std::io::Write;
use std::net::TcpListener;
use std::thread::{self, JoinHandle};

use expected::operations::pages::types::Pet;
use expected::runtime::{Client, Error, Items, Undeclared};
use serde_json::json;

use super::read;

/// A service that responds to so many requests, each from its number in the query, else the first one; and what it was asked for.
struct Service {
    client: Client,
    seen: JoinHandle<Vec<String>>,
}

impl Service {
    /// `page` is the body for a number; there is none behind the last item.
    fn start(
        requests: usize,
        first: usize,
        page: impl Fn(usize) -> Option<serde_json::Value> + Send + 'static,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let seen = thread::spawn(move || {
            let mut seen = Vec::new();
            for _ in 0..requests {
                let (mut stream, _) = listener.accept().unwrap();
                let request = String::from_utf8(read(&mut stream)).unwrap();
                let target = request.split(' ').nth(1).unwrap().to_owned();
                let number = target.rsplit_once('=').map(|(_, number)| number);
                let body = page(number.map_or(first, |number| number.parse().unwrap()));
                let status = if body.is_some() {
                    "200 OK"
                } else {
                    "400 Bad Request"
                };
                let body = body.unwrap_or_default().to_string();
                let length = body.len();
                let head = "content-type: application/json\r\nconnection: close";
                let response = format!(
                    "HTTP/1.1 {status}\r\n{head}\r\ncontent-length: {length}\r\n\r\n{body}"
                );
                stream.write_all(response.as_bytes()).unwrap();
                seen.push(target);
            }
            seen
        });
        Self {
            client: Client::builder(url).build().unwrap(),
            seen,
        }
    }
}

/// The pets of a range.
fn pets(numbers: impl Iterator<Item = usize>) -> Vec<serde_json::Value> {
    numbers
        .map(|number| json!({"id": number.to_string()}))
        .collect()
}

async fn count<T>(mut items: Items<T, Pet>) -> Result<usize, Error<Undeclared>> {
    let mut count = 0;
    while let Some(item) = items.next().await {
        item?;
        count += 1;
    }
    Ok(count)
}

/// Seven pets, three on a page.
fn third(number: usize) -> Option<serde_json::Value> {
    let start = (number - 1) * 3;
    (start < 7).then(|| json!({"total": 7, "data": pets(start..7.min(start + 3))}))
}

#[tokio::test]
async fn a_total_ends_the_numbers_of_pages() {
    let service = Service::start(3, 1, third);
    let items = service.client.by_a_number_with_a_total().items();
    assert_eq!(count(items.max_empty_pages(0)).await.unwrap(), 7);
    assert_eq!(
        service.seen.join().unwrap(),
        ["/pets", "/pets?page=2", "/pets?page=3"]
    );
    let service = Service::start(2, 1, third);
    let items = service.client.by_a_number_with_a_total().page(2).items();
    assert_eq!(count(items).await.unwrap(), 4);
    assert_eq!(
        service.seen.join().unwrap(),
        ["/pets?page=2", "/pets?page=3"]
    );
}

#[tokio::test]
async fn a_total_ends_offsets() {
    let page = |offset: usize| {
        (offset < 6).then(|| json!({"total": 6, "data": pets(offset..6.min(offset + 3))}))
    };
    let service = Service::start(2, 0, page);
    let items = service.client.by_an_offset_with_a_total().items();
    assert_eq!(count(items).await.unwrap(), 6);
    assert_eq!(
        service.seen.join().unwrap(),
        ["/owners", "/owners?offset=3"]
    );
    let service = Service::start(1, 0, page);
    let items = service.client.by_an_offset_with_a_total().offset(4).items();
    assert_eq!(count(items).await.unwrap(), 2);
    assert_eq!(service.seen.join().unwrap(), ["/owners?offset=4"]);
}

#[tokio::test]
async fn a_number_of_pages_ends_offsets() {
    let page = |offset: usize| {
        (offset < 7).then(|| {
            json!({"total_pages": 3, "pages": {"total": 3}, "data": pets(offset..7.min(offset + 3))})
        })
    };
    let service = Service::start(3, 0, page);
    let items = service.client.by_an_offset_with_pages().items();
    assert_eq!(count(items).await.unwrap(), 7);
    let offsets = ["/visits", "/visits?offset=3", "/visits?offset=6"];
    assert_eq!(service.seen.join().unwrap(), offsets);
}

/// A total that is smaller than the number of items counts something else.
#[tokio::test]
async fn a_total_of_something_else_ends_nothing() {
    let page = |number: usize| {
        let start = (number - 1) * 3;
        Some(json!({"total": 2, "data": pets(start..7.min(start + 3).max(start))}))
    };
    let service = Service::start(4, 1, page);
    let items = service.client.by_a_number_with_a_total().items();
    assert_eq!(count(items).await.unwrap(), 7);
    assert_eq!(service.seen.join().unwrap().len(), 4);
}
