//! Serves until it is stopped, at the port that its argument names, else at a free one. Prints the base URL, the other origin and the
//! credentials.

use depot_service::{API_KEY, CLIENT_ID, CLIENT_SECRET, Service, TOKEN};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let port = std::env::args().nth(1).map(|port| port.parse());
    let port = port.unwrap_or(Ok(0)).expect("the argument is a port");
    let service = Service::start_at(port).await;
    println!("base URL: {}", service.main.base());
    println!("other origin: {}", service.other.url());
    println!("token: {TOKEN}");
    println!("API key: {API_KEY}");
    println!("OAuth client: {CLIENT_ID}, {CLIENT_SECRET}");
    std::future::pending::<()>().await;
}
