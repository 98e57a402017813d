//! A node before and after → the actions of an overlay that make the difference.
//!
//! An overlay merges values: it adds properties and items, and replaces primitive values. Anything else is removed first.

use serde_json::{Map, Value};

use super::jsonpath::{child, children, items_equal_to, path_of};

/// An action of an overlay.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// The `JSONPath` of what it changes.
    pub target: String,
    /// Why.
    pub description: String,
    /// What is merged into the target; `None` where it is removed.
    pub update: Option<Value>,
}

/// The actions that make `after` of the node `before`, which is at a pointer of the document.
pub fn actions_between(
    document: &Value,
    at: &str,
    (before, after): (&Map<String, Value>, &Map<String, Value>),
    description: &str,
) -> Vec<Action> {
    let path = path_of(document, at);
    let mut removed = Vec::new();
    let update = difference(&path, before, after, &mut removed);
    let update = (!update.is_empty()).then_some((path, Some(Value::Object(update))));
    let removed = removed.into_iter().map(|target| (target, None));
    let all = removed.chain(update);
    let actions = all.map(|(target, update)| Action {
        target,
        description: description.to_owned(),
        update,
    });
    actions.collect()
}

/// What is to be merged into an object; `removed` gets the paths of what is removed before.
fn difference(
    path: &str,
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    removed: &mut Vec<String>,
) -> Map<String, Value> {
    let mut dropped = Vec::new();
    let mut inside = Vec::new();
    let mut update = Map::new();
    for key in before.keys().filter(|key| !after.contains_key(*key)) {
        dropped.push(key.clone());
    }
    for (key, new) in after {
        let path = format!("{path}{}", child(key));
        match (before.get(key), new) {
            (Some(old), new) if old == new => {}
            (Some(Value::Object(old)), Value::Object(new)) => {
                let nested = difference(&path, old, new, &mut inside);
                if !nested.is_empty() {
                    update.insert(key.clone(), Value::Object(nested));
                }
            }
            (Some(Value::Array(old)), Value::Array(new)) if new.starts_with(old) => {
                let added = new[old.len()..].to_vec();
                update.insert(key.clone(), Value::Array(added));
            }
            (Some(Value::Array(old)), Value::Array(new)) if is_shorter(old, new) => {
                let gone = old.iter().filter(|item| !new.contains(item));
                let gone = gone.filter_map(Value::as_str).map(items_equal_to);
                inside.extend(gone.map(|step| format!("{path}{step}")));
            }
            (Some(old), new) => {
                let are_primitive = [old, new]
                    .iter()
                    .all(|one| !one.is_object() && !one.is_array());
                if !are_primitive {
                    dropped.push(key.clone());
                }
                update.insert(key.clone(), new.clone());
            }
            (None, new) => {
                update.insert(key.clone(), new.clone());
            }
        }
    }
    if !dropped.is_empty() {
        removed.push(format!("{path}{}", children(&dropped)));
    }
    removed.extend(inside);
    update
}

/// Whether an array of strings has only lost some of them.
fn is_shorter(old: &[Value], new: &[Value]) -> bool {
    let mut kept = old.iter().filter(|item| new.contains(item));
    old.iter().all(Value::is_string) && new.iter().all(|item| kept.next() == Some(item))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::actions_between;

    /// The actions as targets and updates.
    fn actions(before: &Value, after: &Value) -> Vec<(String, Option<Value>)> {
        let document = json!({ "a": before });
        let both = before.as_object().zip(after.as_object());
        let both = both.expect("they are objects");
        let actions = actions_between(&document, "/a", both, "");
        let actions = actions.into_iter();
        actions
            .map(|action| (action.target, action.update))
            .collect()
    }

    #[test]
    fn an_overlay_adds_and_removes() {
        let before =
            json!({ "type": "string", "enum": ["a"], "required": ["x", "y"], "format": "f" });
        let after = json!({ "type": ["string", "null"], "enum": ["a", null], "required": ["y"] });
        let expected = [
            ("$.a['format', 'type']".to_owned(), None),
            ("$.a.required[?@ == 'x']".to_owned(), None),
            (
                "$.a".to_owned(),
                Some(json!({ "type": ["string", "null"], "enum": [null] })),
            ),
        ];
        assert_eq!(actions(&before, &after), expected);
    }

    #[test]
    fn what_is_inside_is_merged() {
        let before = json!({ "properties": { "a": {} } });
        let after = json!({ "properties": { "a": {}, "b": {} } });
        let expected = json!({ "properties": { "b": {} } });
        assert_eq!(
            actions(&before, &after),
            [("$.a".to_owned(), Some(expected))]
        );
    }
}
