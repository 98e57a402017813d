//! Serves until it is stopped. Prints the base URL, the other origin and the credentials.

use depot_service::{API_KEY, CLIENT_ID, CLIENT_SECRET, Service, TOKEN};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let service = Service::start().await;
    println!("base URL: {}", service.main.base());
    println!("other origin: {}", service.other.url());
    println!("token: {TOKEN}");
    println!("API key: {API_KEY}");
    println!("OAuth client: {CLIENT_ID}, {CLIENT_SECRET}");
    std::future::pending::<()>().await;
}
