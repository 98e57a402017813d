//! The browser session service on loopback: a real HTTP server, written by hand from the service's description.
//!
//! In: requests over TCP, and what a test asks of it ([`Builder`], [`Script`]). Out: responses over TCP, and a record of
//! every request ([`Service::requests`]). It must not know the generated client or its types: it is here to disagree
//! with them. What the description leaves open is decided here alone and says "this service's own".
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() {
//! use browser_session_service::{Script, Service};
//!
//! let service = Service::start().await;
//! service.next(Script::html_502());
//! // call service.url() with service.token() …
//! assert!(service.requests().is_empty());
//! # }
//! ```
#![forbid(unsafe_code)]

mod auth;
mod builder;
mod clock;
pub mod fixtures;
mod front;
mod limit;
mod misbehave;
mod operations;
mod pace;
mod raw;
mod record;
mod refusal;
mod service;
mod state;

pub use builder::Builder;
pub use clock::Clock;
pub use limit::RetryAfter;
pub use misbehave::Script;
pub use raw::{RawResponse, RawService};
pub use record::Recorded;
pub use service::Service;
pub use state::SessionState;

/// The bearer token that a service accepts unless its builder names others.
pub const TOKEN: &str = "service-token-7f3a";
/// The id of the session that every service starts with and that is still running.
pub const RUNNING_SESSION: &str = "session-running";
/// The id of the session that every service starts with and that has ended.
pub const ENDED_SESSION: &str = "session-ended";
