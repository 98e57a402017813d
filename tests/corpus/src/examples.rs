//! The examples that the documents give, and that their own schemas accept.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::value::RawValue;

/// An example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// JSON pointer of its schema.
    pub at: String,
    /// JSON pointer of itself.
    pub place: String,
    /// Its JSON text, in one line.
    pub text: String,
}

#[derive(Deserialize)]
struct Line {
    spec: String,
    at: String,
    r#where: String,
    value: Box<RawValue>,
}

/// The examples of each document. Empty where there is no such file.
///
/// # Panics
/// Where the file is not what it should be.
#[must_use]
pub fn read_examples(path: &Path) -> BTreeMap<String, Vec<Example>> {
    let mut examples: BTreeMap<String, Vec<Example>> = BTreeMap::new();
    let Ok(file) = File::open(path) else { return examples };
    for line in BufReader::new(GzDecoder::new(file)).lines() {
        let Line { spec, at, r#where: place, value } = serde_json::from_str(&line.unwrap()).unwrap();
        examples.entry(spec).or_default().push(Example { at, place, text: value.get().to_owned() });
    }
    examples
}
