//! Small calls on loopback: the generated client, and reqwest with `serde_json` used by hand.
//!
//! ```sh
//! cargo bench --bench call
//! ```
//!
//! A call posts an item of 80 bytes and reads one back. 16 tasks share 2,000 calls; the contenders take turns, and a figure is the median of
//! nine rounds. The service responds to each request with the same bytes, in a thread of its own. Run without `--bench`, as
//! `cargo test --benches` does, this only checks that both contenders read the same item.

use std::future::Future;
use std::time::{Duration, Instant};

use depot::Client;
use depot::types::{ItemKind, NewItem};
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;

const CALLS: usize = 2_000;
const TASKS: usize = 16;
const ROUNDS: usize = 9;

/// Calls per second of ours, of those by hand: the aim.
const AIM: f64 = 0.9;

const ITEM: &str = r#"{"id":"item-1","name":"Cordless drill","kind":"tool","quantity":12,"tags":["power"],"created_at":"2026-01-01T09:30:00Z"}"#;

fn main() {
    let base = start_service();
    new_runtime().block_on(async {
        // Idempotency keys are turned off, since by hand no key is sent. Both clients have the same time limits.
        let ours = Client::builder(&*base)
            .token("token")
            .idempotency_keys(false);
        let ours = ours.build().expect("a client");
        let by_hand = reqwest::Client::builder()
            .connect_timeout(Duration::from_secs(10))
            .timeout(Duration::from_secs(60));
        let by_hand = ByHand {
            client: by_hand.build().expect("a client"),
            url: format!("{base}/items"),
        };
        assert_eq!(call(&ours).await, call_by_hand(&by_hand).await);
        if !std::env::args().any(|argument| argument == "--bench") {
            return;
        }
        let mut rounds = Vec::new();
        for _ in 0..ROUNDS {
            let speed = measure(&ours, |client| async move { call(&client).await }).await;
            let by_hand = measure(
                &by_hand,
                |client| async move { call_by_hand(&client).await },
            );
            rounds.push((speed, by_hand.await));
        }
        let ratio = median(rounds.iter().map(|(ours, by_hand)| ours / by_hand));
        println!("| calls/s, generated | calls/s, by hand | ratio |\n|--:|--:|--:|");
        println!(
            "| {:.0} | {:.0} | {ratio:.2}{} |",
            median(rounds.iter().map(|round| round.0)),
            median(rounds.iter().map(|round| round.1)),
            if ratio < AIM { " (below the aim)" } else { "" },
        );
    });
}

fn new_runtime() -> Runtime {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime")
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Calls per second.
async fn measure<C, F>(client: &C, call: impl Fn(C) -> F) -> f64
where
    C: Clone,
    F: Future<Output = String> + Send + 'static,
{
    let start = Instant::now();
    let mut running: JoinSet<String> = (0..TASKS).map(|_| call(client.clone())).collect();
    for _ in TASKS..CALLS {
        running
            .join_next()
            .await
            .expect("a call")
            .expect("no panic");
        running.spawn(call(client.clone()));
    }
    running.join_all().await;
    let calls = f64::from(u32::try_from(CALLS).expect("a small number"));
    calls / start.elapsed().as_secs_f64()
}

/// The name of the item that the service sends.
async fn call(client: &Client) -> String {
    let item = NewItem::new("Cordless drill", ItemKind::Tool);
    let item = item.quantity(12_u64).tags(["power".to_owned()]);
    let created = client.items().create_item(item).send().await;
    created.expect("an item").into_inner().name
}

#[derive(Clone)]
struct ByHand {
    client: reqwest::Client,
    url: String,
}

#[derive(Serialize)]
struct NewItemByHand {
    name: &'static str,
    kind: &'static str,
    quantity: u64,
    tags: Vec<String>,
}

#[derive(Deserialize)]
#[allow(dead_code, reason = "they are read as the generated client reads them")]
struct ItemByHand {
    id: String,
    name: String,
    kind: String,
    quantity: u64,
    tags: Option<Vec<String>>,
    created_at: String,
}

/// The same.
async fn call_by_hand(ByHand { client, url }: &ByHand) -> String {
    let item = NewItemByHand {
        name: "Cordless drill",
        kind: "tool",
        quantity: 12,
        tags: vec!["power".to_owned()],
    };
    let body = serde_json::to_vec(&item).expect("JSON");
    let request = client.post(url).bearer_auth("token").body(body);
    let request = request.header("content-type", "application/json");
    let response = request.send().await.expect("a response");
    let body = response.error_for_status().expect("success").bytes().await;
    let item: ItemByHand = serde_json::from_slice(&body.expect("a body")).expect("an item");
    item.name
}

/// Starts the service in a thread of its own, and gives its base URL.
fn start_service() -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let base = format!("http://{}", listener.local_addr().expect("an address"));
    listener.set_nonblocking(true).expect("a setting");
    std::thread::spawn(move || {
        new_runtime().block_on(async {
            let listener = TcpListener::from_std(listener).expect("a listener");
            loop {
                let (connection, _) = listener.accept().await.expect("a connection");
                tokio::spawn(serve(connection));
            }
        });
    });
    base
}

/// Answers each request. One arrives whole, or its body after its head.
async fn serve(mut connection: TcpStream) {
    let response = format!(
        "HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{ITEM}",
        ITEM.len()
    );
    let mut received = Vec::new();
    while connection
        .read_buf(&mut received)
        .await
        .is_ok_and(|read| read > 0)
    {
        if received.ends_with(b"}") {
            received.clear();
            if connection.write_all(response.as_bytes()).await.is_err() {
                return;
            }
        }
    }
}
