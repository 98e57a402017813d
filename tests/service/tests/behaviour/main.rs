//! What the service promises, one file for each part, asked over real connections.

mod client;
mod fixtures;
mod limit;
mod misbehave;
mod operations;
mod raw;
mod record;
mod refusals;
mod service;
