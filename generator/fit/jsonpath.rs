//! JSON pointers → `JSONPath` (RFC 9535), as the targets of overlays are written.

use std::fmt::Write;

use serde_json::Value;

use crate::source::pointer;

/// The path of the node at a pointer of a document.
pub fn path_of(document: &Value, at: &str) -> String {
    let mut path = "$".to_owned();
    let mut node = Some(document);
    for token in pointer::tokens(at) {
        if node.is_some_and(Value::is_array) {
            let _ = write!(path, "[{token}]");
        } else {
            path.push_str(&child(&token));
        }
        node = node.and_then(|node| pointer::value_at(node, &pointer::join("", &token)));
    }
    path
}

/// The step to a property.
pub fn child(name: &str) -> String {
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if begins && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        format!(".{name}")
    } else {
        format!("[{}]", quoted(name))
    }
}

/// The step to several properties.
pub fn children(names: &[String]) -> String {
    match names {
        [only] => child(only),
        several => {
            let names: Vec<String> = several.iter().map(|name| quoted(name)).collect();
            format!("[{}]", names.join(", "))
        }
    }
}

/// The step to the items that are a string.
pub fn items_equal_to(text: &str) -> String {
    format!("[?@ == {}]", quoted(text))
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("'");
    for c in text.chars() {
        match c {
            '\'' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('\'');
    quoted
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serde_json_path::JsonPath;

    use super::{items_equal_to, path_of};

    #[test]
    fn paths_select_the_node_of_the_pointer() {
        let document = json!({ "paths": { "/a/{b}": { "get": [1, { "it's": { "\\\n": 2 } }] } } });
        let pointers = [
            ("", "$"),
            ("/paths/~1a~1{b}/get/0", "$.paths['/a/{b}'].get[0]"),
            (
                "/paths/~1a~1{b}/get/1/it's",
                "$.paths['/a/{b}'].get[1]['it\\'s']",
            ),
            (
                "/paths/~1a~1{b}/get/1/it's/\\\n",
                "$.paths['/a/{b}'].get[1]['it\\'s']['\\\\\\u000a']",
            ),
        ];
        for (pointer, expected) in pointers {
            let path = path_of(&document, pointer);
            assert_eq!(path, expected);
            let path = JsonPath::parse(&path).expect("it is a path");
            let nodes = path.query(&document);
            assert_eq!(nodes.exactly_one().ok(), document.pointer(pointer));
        }
    }

    #[test]
    fn items_are_selected_by_their_value() {
        let document = json!({ "required": ["a", "b's", "c"] });
        let path = format!("$.required{}", items_equal_to("b's"));
        let path = JsonPath::parse(&path).expect("it is a path");
        assert_eq!(path.query(&document).all(), [&json!("b's")]);
    }
}
