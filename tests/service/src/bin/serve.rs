//! Serves until it is stopped, and says where and with which token.

use browser_session_service::{ENDED_SESSION, RUNNING_SESSION, Service};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let service = Service::start().await;
    println!("{}", service.url());
    println!("token: {}", service.token());
    println!("sessions: {RUNNING_SESSION}, {ENDED_SESSION}");
    std::future::pending::<()>().await;
}
