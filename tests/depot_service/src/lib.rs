//! The service of `specs/depot.yaml` on loopback: a real HTTP server on two origins.
//!
//! It is written by hand and shares no code with the generator or with a generated client. Each request takes the first [`Fault`]
//! that a test has queued for it; each request is recorded ([`Origin::requests`]). Bodies are streamed: a file of 1 GiB takes no
//! memory in either direction.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() {
//! use depot_service::{Fault, Service};
//!
//! let service = Service::start().await;
//! service.main.next(Fault::none().cut_after(100));
//! // Send a request to service.main.base() with depot_service::TOKEN.
//! assert_eq!(service.other.connections(), 0);
//! # }
//! ```
#![forbid(unsafe_code)]

mod auth;
mod content;
mod fault;
mod gate;
mod operations;
mod pace;
mod record;
mod respond;
mod server;
mod service;
mod state;

pub use content::{file_bytes, file_sha256};
pub use fault::Fault;
pub use gate::Gate;
pub use operations::streams::{activity, answer_chunks, events, movements, stock, stock_sequence};
pub use operations::uploads::{Part, Upload};
pub use record::Received;
pub use service::{Origin, Service};
pub use state::Paging;

/// A personal access token, which is always valid.
pub const TOKEN: &str = "depot-token";
/// The API key.
pub const API_KEY: &str = "depot-key";
/// The id of the OAuth client.
pub const CLIENT_ID: &str = "depot-client";
/// The secret of the OAuth client.
pub const CLIENT_SECRET: &str = "depot-secret";
/// The user name of the password grant.
pub const USERNAME: &str = "ada";
/// The password of the password grant.
pub const PASSWORD: &str = "lovelace";
/// The refresh token that is valid until it is used.
pub const REFRESH_TOKEN: &str = "refresh-0";
/// The path of the token endpoint, on both origins.
pub const TOKEN_PATH: &str = "/oauth/token";
