//! A program that keeps its client to itself. Put it at tests/consumer/src/main.rs once `unused_imports` is allowed beside `dead_code`.

#![deny(warnings)]

mod client {
    //! The client, which nobody else sees.

    include!(concat!(env!("OUT_DIR"), "/openapi.rs"));
}

fn main() {
    let client = client::Client::builder("https://api.example.com").build();
    println!("{client:?}");
}
