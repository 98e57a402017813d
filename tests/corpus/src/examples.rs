//! The examples that the documents give.
//!
//! Those of the published documents are listed in a file, which holds only what their own schemas accept. Those of the documents
//! that were written for this project are found in the documents: every one of them has to be valid.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::raw::{Raw, escape};

/// An example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// JSON pointer of its schema.
    pub at: String,
    /// JSON pointer of the example itself.
    pub pointer: String,
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
    let Ok(file) = File::open(path) else {
        return examples;
    };
    for line in BufReader::new(GzDecoder::new(file)).lines() {
        let Line {
            spec,
            at,
            r#where: pointer,
            value,
        } = serde_json::from_str(&line.unwrap()).unwrap();
        examples.entry(spec).or_default().push(Example {
            at,
            pointer,
            text: value.get().to_owned(),
        });
    }
    examples
}

/// The examples in a document: those of its schemas, media types and parameters.
#[must_use]
pub fn examples_within(raw: &Raw) -> Vec<Example> {
    let mut examples = Vec::new();
    find_examples(raw, raw.root(), "", &mut examples);
    examples
}

/// Fields in which there is no schema with a Rust type: JSON data, and headers of responses.
const WITHOUT_SCHEMAS: [&str; 6] = ["const", "default", "enum", "example", "examples", "headers"];

fn find_examples(raw: &Raw, value: &Value, pointer: &str, examples: &mut Vec<Example>) {
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        find_examples(raw, item, &format!("{pointer}/{index}"), examples);
    }
    let Value::Object(fields) = value else { return };
    let has_schema = fields.contains_key("schema");
    let schema = if has_schema {
        format!("{pointer}/schema")
    } else {
        pointer.to_owned()
    };
    if let Some(example) = fields.get("example") {
        examples.push(example_at(&schema, format!("{pointer}/example"), example));
    }
    match fields.get("examples") {
        // Of a schema: an array of values.
        Some(Value::Array(values)) => {
            for (index, example) in values.iter().enumerate() {
                examples.push(example_at(
                    &schema,
                    format!("{pointer}/examples/{index}"),
                    example,
                ));
            }
        }
        // Of a media type or a parameter: Example Objects by name, or references to such.
        Some(Value::Object(named)) if has_schema => {
            for name in named.keys() {
                let named = raw.find_named(&format!("{pointer}/examples/{}", escape(name)));
                let Some((pointer, value)) =
                    named.and_then(|(pointer, example)| Some((pointer, example.get("value")?)))
                else {
                    continue;
                };
                examples.push(example_at(&schema, format!("{pointer}/value"), value));
            }
        }
        _ => {}
    }
    for (key, inner) in fields {
        let inner_pointer = format!("{pointer}/{}", escape(key));
        if key == "properties" {
            // Its keys are names: a property may be named `example`.
            for (name, property) in inner.as_object().into_iter().flatten() {
                find_examples(
                    raw,
                    property,
                    &format!("{inner_pointer}/{}", escape(name)),
                    examples,
                );
            }
        } else if !WITHOUT_SCHEMAS.contains(&key.as_str()) && !key.starts_with("x-") {
            find_examples(raw, inner, &inner_pointer, examples);
        }
    }
}

fn example_at(schema: &str, pointer: String, value: &Value) -> Example {
    Example {
        at: schema.to_owned(),
        pointer,
        text: value.to_string(),
    }
}
