//! A program that keeps its client to itself.

#![deny(warnings)]
// What a crate may deny, of which nothing is about included code.
#![deny(
    missing_copy_implementations,
    missing_debug_implementations,
    missing_docs,
    single_use_lifetimes,
    trivial_casts,
    unreachable_pub,
    unused_qualifications,
    unused_results,
    clippy::all,
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::missing_docs_in_private_items,
    clippy::nursery,
    clippy::panic,
    clippy::pedantic,
    clippy::unwrap_used
)]

mod client {
    //! The client, which nobody else sees.

    include!(concat!(env!("OUT_DIR"), "/openapi.rs"));
}

fn main() {
    let client = client::Client::builder("https://api.example.com").build();
    println!("{client:?}");
}
