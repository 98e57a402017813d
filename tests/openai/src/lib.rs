//! The client of OpenAI's document, which is read from the folder next to the checkout; without that, nothing.

#[cfg(corpus)]
include!(concat!(env!("OUT_DIR"), "/openai.rs"));
