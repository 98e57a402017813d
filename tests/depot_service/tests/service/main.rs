//! The service does what its documentation describes.

mod client;
mod faults;
mod files;
mod items;
mod lists;
mod streams;
mod tokens;
