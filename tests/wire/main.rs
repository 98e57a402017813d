//! The generated clients and the hand-written services, over real HTTP on loopback.
//!
//! In: calls. Out: the bytes that the service received, and what the client made of what it sent back, honest or not.
//! One file a subject; what they share is in `sides`.

mod bodies;
mod cancelling;
mod compressed;
mod declared_redirects;
mod depot_items;
mod depot_media_types;
mod depot_streams;
mod escape_hatches;
mod failures;
mod heads;
mod idempotency;
mod numbers;
mod operations;
mod pages;
mod path_parameters;
mod redirects;
mod response_headers;
mod responses;
mod retries;
mod servers;
mod sides;
mod tls;
mod tokens;
mod tower;
mod virtual_time;
