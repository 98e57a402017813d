//! The document with all its sinks, and one of them filled.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// A document with a marker in every string.
pub struct Template(Value);

impl Template {
    /// Reads `openapi.yaml` next to this file.
    pub fn read() -> Self {
        Self(serde_yaml::from_str(include_str!("openapi.yaml")).unwrap())
    }

    /// Reads `plain.yaml`: what is written of its places names no part of the runtime and no crate that the others do not need.
    pub fn read_plain() -> Self {
        Self(serde_yaml::from_str(include_str!("plain.yaml")).unwrap())
    }

    /// The names of all sinks.
    pub fn sinks(&self) -> BTreeSet<String> {
        let mut sinks = BTreeSet::new();
        let mut queue = vec![&self.0];
        while let Some(value) = queue.pop() {
            match value {
                Value::String(text) => sinks.extend(markers(text)),
                Value::Array(items) => queue.extend(items),
                Value::Object(members) => {
                    sinks.extend(members.keys().flat_map(|key| markers(key)));
                    queue.extend(members.values());
                }
                _ => {}
            }
        }
        sinks
    }

    /// The document in which `payload` stands wherever `sink` did.
    pub fn fill(&self, sink: &str, payload: &str) -> Value {
        fill(&self.0, sink, payload)
    }
}

fn fill(value: &Value, sink: &str, payload: &str) -> Value {
    match value {
        Value::String(text) => Value::String(fill_text(text, sink, payload)),
        Value::Array(items) => items.iter().map(|item| fill(item, sink, payload)).collect(),
        Value::Object(members) => {
            let members = members.iter().map(|(key, value)| {
                let payload = if key == "$ref" {
                    in_reference(payload)
                } else {
                    payload.to_owned()
                };
                (fill_text(key, sink, &payload), fill(value, sink, &payload))
            });
            Value::Object(members.collect::<Map<_, _>>())
        }
        other => other.clone(),
    }
}

/// A text with one marker filled. A marker with a default is the whole text.
fn fill_text(text: &str, sink: &str, payload: &str) -> String {
    if let Some((marker, default)) = text.split_once(":=") {
        return if marker == sink { payload } else { default }.to_owned();
    }
    let mut filled = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("zz_") {
        let (before, from) = rest.split_at(at);
        let (marker, after) = from.split_at(
            from.find(|c: char| c != '_' && !c.is_ascii_lowercase())
                .unwrap_or(from.len()),
        );
        filled += before;
        filled += if marker == sink { payload } else { marker };
        rest = after;
    }
    filled + rest
}

fn markers(text: &str) -> Vec<String> {
    let starts = text.match_indices("zz_").map(|(at, _)| &text[at..]);
    let ends = |text: &str| {
        text.find(|c: char| c != '_' && !c.is_ascii_lowercase())
            .unwrap_or(text.len())
    };
    starts.map(|text| text[..ends(text)].to_owned()).collect()
}

/// A step of a JSON pointer within a URL.
fn in_reference(step: &str) -> String {
    let step = step.replace('~', "~0").replace('/', "~1");
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-.~".contains(&byte);
    step.bytes()
        .map(|byte| {
            if plain(byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect()
}
