//! Actions → the text of an overlay, or of one that is there with further actions.
//!
//! What people wrote in an overlay of YAML stays as it is, with its comments: actions are added at its end. One of JSON is written anew.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use super::actions::Action;
use crate::hidden::is_hidden;

/// The version that all tools read: no action copies.
const VERSION: &str = "1.0.0";

/// The title of a new overlay.
const TITLE: &str = "What recordings of the service show";

/// A new overlay, as JSON or as YAML.
pub fn write_overlay(actions: &[Action], is_json: bool) -> String {
    if is_json {
        let actions: Vec<Value> = actions.iter().map(value_of).collect();
        let overlay = json!({
            "overlay": VERSION,
            "info": { "title": TITLE, "version": VERSION },
            "actions": actions,
        });
        return format!("{overlay:#}\n");
    }
    let head =
        format!("overlay: {VERSION}\ninfo:\n  title: {TITLE}\n  version: {VERSION}\nactions:\n");
    head + &actions_text(actions, "  ")
}

/// The overlay with further actions; `None` if its form does not allow that.
pub fn extend_overlay(text: &str, actions: &[Action]) -> Option<String> {
    let plain = text.strip_prefix('\u{feff}').unwrap_or(text);
    if plain.trim_start().starts_with('{') {
        let mut overlay: Value = serde_json::from_str(plain).ok()?;
        let own = overlay.get_mut("actions")?.as_array_mut()?;
        own.extend(actions.iter().map(value_of));
        return Some(format!("{overlay:#}\n"));
    }
    let indent = indent_of_actions(plain)?;
    let line_end = if plain.ends_with('\n') { "" } else { "\n" };
    Some(format!("{text}{line_end}{}", actions_text(actions, indent)))
}

/// What is before the actions of a document of YAML whose last field they are, in block style.
fn indent_of_actions(text: &str) -> Option<&str> {
    let is_key = |line: &str| {
        let rest = line.strip_prefix("actions:");
        rest.is_some_and(|rest| rest.trim().is_empty() || rest.trim_start().starts_with('#'))
    };
    let mut lines = text.lines().skip_while(|line| !is_key(line)).skip(1);
    let is_blank = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('#');
    let first = lines.by_ref().find(|line| !is_blank(line))?;
    let indent = &first[..first.len() - first.trim_start_matches(' ').len()];
    let begins_item = |line: &str| line == "-" || line.starts_with("- ");
    if !begins_item(&first[indent.len()..]) {
        return None;
    }
    let is_inside = |line: &str| match line.strip_prefix(indent) {
        Some(rest) => begins_item(rest) || rest.starts_with(' '),
        None => false,
    };
    lines
        .all(|line| is_blank(line) || is_inside(line))
        .then_some(indent)
}

fn value_of(action: &Action) -> Value {
    let mut value = Map::new();
    value.insert("target".to_owned(), json!(action.target));
    value.insert("description".to_owned(), json!(action.description));
    match &action.update {
        Some(update) => value.insert("update".to_owned(), update.clone()),
        None => value.insert("remove".to_owned(), json!(true)),
    };
    Value::Object(value)
}

/// The actions as items of a block sequence.
fn actions_text(actions: &[Action], indent: &str) -> String {
    let mut text = String::new();
    for action in actions {
        text.push_str(indent);
        text.push('-');
        put_fields(&value_of(action), indent.len() + 2, true, &mut text);
    }
    text
}

/// A value after a key or a dash, with the end of its line.
fn put(value: &Value, indent: usize, is_item: bool, text: &mut String) {
    match value {
        Value::Object(fields) if !fields.is_empty() => put_fields(value, indent, is_item, text),
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            text.push('\n');
            for item in items {
                text.push_str(&" ".repeat(indent));
                text.push('-');
                put(item, indent + 2, true, text);
            }
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(flow_scalar).collect();
            let _ = writeln!(text, " [{}]", items.join(", "));
        }
        scalar => {
            let _ = writeln!(text, " {}", block_scalar(scalar));
        }
    }
}

/// The fields of an object; the first one of an item is on the line of its dash.
fn put_fields(value: &Value, indent: usize, is_item: bool, text: &mut String) {
    if !is_item {
        text.push('\n');
    }
    for (index, (key, value)) in value.as_object().into_iter().flatten().enumerate() {
        if is_item && index == 0 {
            text.push(' ');
        } else {
            text.push_str(&" ".repeat(indent));
        }
        text.push_str(&key_text(key));
        text.push(':');
        put(value, indent + 2, false, text);
    }
}

/// A string that YAML reads as it is, also as a key or in brackets.
fn is_plain(text: &str) -> bool {
    let begins = text.starts_with(|c: char| c.is_ascii_alphabetic() || "_$".contains(c));
    // YAML 1.1, which some tools read, has more words for booleans.
    let reserved = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"];
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_$./+-".contains(c);
    begins
        && text.chars().all(is_part)
        && !reserved.iter().any(|word| text.eq_ignore_ascii_case(word))
}

fn key_text(key: &str) -> String {
    if is_plain(key) {
        key.to_owned()
    } else {
        quoted(key)
    }
}

fn flow_scalar(value: &Value) -> String {
    match value {
        Value::String(text) if is_plain(text) => text.clone(),
        Value::String(text) => quoted(text),
        other => other.to_string(),
    }
}

/// More strings need no quotes where nothing follows on the line.
fn block_scalar(value: &Value) -> String {
    let Value::String(text) = value else {
        return value.to_string();
    };
    let begins = text.starts_with(|c: char| c.is_ascii_alphabetic() || "_$".contains(c));
    let may_be_plain = begins
        && !text.contains(": ")
        && !text.contains(" #")
        && !text.ends_with([':', ' '])
        && !text.contains(is_hidden);
    let has_sign = text.contains(|c: char| !c.is_ascii_alphanumeric());
    if is_plain(text) || (may_be_plain && has_sign) {
        text.clone()
    } else {
        quoted(text)
    }
}

/// A JSON string is one of YAML too.
fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    for c in Value::from(text).to_string().chars() {
        if is_hidden(c) {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(quoted, "\\u{unit:04x}");
            }
        } else {
            quoted.push(c);
        }
    }
    quoted
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Action, extend_overlay, value_of, write_overlay};

    fn actions() -> Vec<Action> {
        let odd = json!({
            "yes": ["no", "a b", null, 1, "x: y", "ok"],
            "anyOf": [{ "$ref": "#/a~1b" }, { "type": "null" }, [[]], {}],
            "key: 1": { "nested": {} },
            "\u{202e}": "\u{200b}",
            "empty": [],
        });
        let removing = Action {
            target: "$.paths['/a: b'].required[?@ == 'it\\'s']".to_owned(),
            description: "Recorded `a` absent (1 of 2)".to_owned(),
            update: None,
        };
        let updating = Action {
            target: "$.components.schemas.A".to_owned(),
            description: "true".to_owned(),
            update: Some(odd),
        };
        vec![removing, updating]
    }

    fn read(text: &str) -> Value {
        serde_yaml::from_str(text).expect("it is YAML")
    }

    #[test]
    fn both_forms_are_the_same_overlay() {
        let (json, yaml) = (
            write_overlay(&actions(), true),
            write_overlay(&actions(), false),
        );
        assert_eq!(read(&json), read(&yaml), "{yaml}");
        assert!(!yaml.contains('\u{202e}'));
        let expected: Vec<Value> = actions().iter().map(value_of).collect();
        assert_eq!(read(&yaml)["actions"], json!(expected));
    }

    #[test]
    fn actions_are_added_to_what_is_there() {
        let heads = [
            "overlay: 1.0.0\n# A note.\nactions: # mine\n\n  # First.\n  - target: $\n    update: {}",
            "overlay: 1.0.0\nactions:\n- target: $\n  update:\n    a: b\n# The end.\n",
            "{\"overlay\": \"1.0.0\", \"actions\": [{\"target\": \"$\", \"update\": {}}]}",
        ];
        for head in heads {
            let whole = extend_overlay(head, &actions()).expect("it can be extended");
            if !head.starts_with('{') {
                assert!(whole.starts_with(head), "{whole}");
            }
            let mut expected = read(head);
            let own = expected["actions"].as_array_mut().expect("it has actions");
            own.extend(actions().iter().map(value_of));
            assert_eq!(read(&whole), expected, "{whole}");
        }
    }

    #[test]
    fn other_forms_are_not_changed() {
        let others = [
            "overlay: 1.0.0\nactions: [{target: $, update: {}}]\n",
            "actions:\n  - target: $\n    update: {}\noverlay: 1.0.0\n",
            "overlay: 1.0.0\n",
            "overlay: 1.0.0\nactions:\n  - target: $\n    update: {}\n...\n",
        ];
        for other in others {
            assert_eq!(extend_overlay(other, &actions()), None, "{other}");
        }
    }
}
