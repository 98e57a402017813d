//! The module `data`: reading, writing and validating with the code that the macros write.

#![allow(dead_code, reason = "the macros write more than a test calls")]

mod bytes;
mod errors;
mod fields;
mod filled_in;
mod grammar;
mod integers;
mod kinds;
mod linear;
mod memory;
mod nulls;
mod numbers;
mod objects;
mod presence;
mod rules;
mod shapes;
mod texts;
mod times;
mod unions;
mod untyped;

use std::fmt::Debug;
use std::time::{Duration, Instant};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::super::super::runtime;

/// Reads JSON with every decoder; all results are equal.
fn read<T: DeserializeOwned + PartialEq + Debug>(text: &str) -> T {
    let value = runtime::decode(text.as_bytes()).expect(text);
    for other in read_by_serde(text) {
        assert_eq!(value, other);
    }
    value
}

/// What each of the other decoders reads.
fn read_by_serde<T: DeserializeOwned>(text: &str) -> [T; 5] {
    let content = serde_json::from_str::<runtime::Content>(text).expect(text);
    [
        serde_json::from_str(text).expect(text),
        serde_json::from_slice(text.as_bytes()).expect(text),
        serde_json::from_reader(text.as_bytes()).expect(text),
        serde_json::from_value(json(text)).expect(text),
        T::deserialize(content).expect(text),
    ]
}

/// Checks that every decoder rejects the JSON, and returns the error of the first.
fn refuse<T: DeserializeOwned + Debug>(text: &str) -> String {
    serde_json::from_str::<T>(text).expect_err(text);
    serde_json::from_reader::<_, T>(text.as_bytes()).expect_err(text);
    if let Ok(content) = serde_json::from_str::<runtime::Content>(text) {
        let replayed = T::deserialize(content).expect_err(text).to_string();
        assert_eq!(
            runtime::decode::<T>(text.as_bytes())
                .expect_err(text)
                .to_string(),
            replayed
        );
    }
    runtime::decode::<T>(text.as_bytes())
        .expect_err(text)
        .to_string()
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect(text)
}

/// Checks that JSON is written back as it was read, with every decoder, except for the order of its keys.
fn round_trip<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) -> T {
    let value = read::<T>(text);
    assert_eq!(json(&write(&value)), json(text));
    for other in read_by_serde::<T>(text) {
        assert_eq!(json(&write(&other)), json(text));
    }
    value
}

/// The least time of a few tries.
fn time(read: impl Fn()) -> Duration {
    let once = || {
        let start = Instant::now();
        read();
        start.elapsed()
    };
    (0..5).map(|_| once()).min().unwrap_or_default()
}
