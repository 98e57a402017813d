//! The names that schemas of one file give themselves: `$anchor`, `$dynamicAnchor` and `$id`.

use std::collections::HashMap;

use serde_json::Value;

use crate::source::pointer;

/// Name → pointer within the file: `#name` for anchors, the URI without a `#` for ids. Of equal names the first counts.
pub fn names_of(root: &Value) -> HashMap<String, String> {
    let mut names = HashMap::new();
    let mut rest = vec![(String::new(), root)];
    while let Some((at, value)) = rest.pop() {
        match value {
            Value::Object(map) => {
                for name in ["$anchor", "$dynamicAnchor", "$id"] {
                    if let Some(text) = map.get(name).and_then(Value::as_str) {
                        let hash = if name == "$id" { "" } else { "#" };
                        names.entry(format!("{hash}{}", text.trim_end_matches('#'))).or_insert(at.clone());
                    }
                }
                let deeper = map.iter().rev().filter(|(key, _)| !is_data(key));
                rest.extend(deeper.map(|(key, value)| (pointer::join(&at, key), value)));
            }
            Value::Array(items) => {
                let items = items.iter().enumerate().rev();
                rest.extend(items.map(|(index, item)| (pointer::join(&at, &index.to_string()), item)));
            }
            _ => {}
        }
    }
    names
}

fn is_data(key: &str) -> bool {
    matches!(key, "example" | "examples" | "default" | "enum" | "const") || key.starts_with("x-")
}
