//! HTTP's own words, as reqwest has them: part of this crate's interface.

pub use reqwest::{Method, StatusCode, header::HeaderMap};
