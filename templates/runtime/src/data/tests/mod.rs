//! The module `data`: reading, writing and validating with the code that the macros write.

#![allow(dead_code, reason = "the macros write more than a test calls")]

mod bytes;
mod deviations;
mod errors;
mod fields;
mod filled_in;
mod grammar;
mod integers;
mod kinds;
mod late_tags;
mod linear;
mod memory;
mod nulls;
mod numbers;
mod objects;
mod presence;
mod rules;
mod shapes;
mod stack;
mod texts;
mod times;
mod unions;
mod untyped;

use std::fmt::Debug;
use std::time::{Duration, Instant};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::super::runtime;

/// Reads JSON on the stack of a thread that is not small: frames are several times as large without optimization.
fn decode_deep<T: DeserializeOwned>(text: &str) -> Result<T, runtime::DecodeError> {
    runtime::with_decode_stack(1 << 20, || runtime::decode(text.as_bytes()))
}

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

/// Checks that the JSON is not as declared, for every decoder, and returns the error. Whether it is read with corrections does not
/// depend on the decoder.
fn refuse<T: DeserializeOwned + Debug>(text: &str) -> String {
    let error = runtime::decode_strict::<T>(text.as_bytes()).expect_err(text);
    let error = error.to_string().replace("; `decode` accepts it", "");
    if let Ok(content) = serde_json::from_str::<runtime::Content>(text) {
        let replayed = T::deserialize(content).expect_err(text);
        assert_eq!(error, replayed.to_string());
    }
    let is_accepted = runtime::decode::<T>(text.as_bytes()).is_ok();
    assert_eq!(serde_json::from_str::<T>(text).is_ok(), is_accepted);
    assert_eq!(
        serde_json::from_reader::<_, T>(text.as_bytes()).is_ok(),
        is_accepted
    );
    error
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
