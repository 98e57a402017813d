//! A program that keeps its client to itself.

#![deny(warnings)]

mod client {
    //! The client, which nobody else sees.

    include!(concat!(env!("OUT_DIR"), "/openapi.rs"));
}

fn main() {
    let client = client::Client::builder("https://api.example.com").build();
    println!("{client:?}");
}
