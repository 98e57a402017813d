//! Keywords that no type can express: those with an equivalent are replaced by it, and those that restrict values are
//! reported.

use serde_json::{Map, Value, json};

use super::grammar::UNCHECKED;
use super::normal::Schema;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// What `validate()` checks only if the user wants it, or only in part.
const BY_DEFAULT: [&str; 3] = ["format", "contentMediaType", "patternProperties"];

/// Formats that have a type of their own, or that describe how a value is written and not which values there are.
const WITHOUT_RULE: [&str; 12] = [
    "binary",
    "byte",
    "date",
    "date-time",
    "double",
    "duration",
    "float",
    "int64",
    "password",
    "time",
    "uri",
    "url",
];

/// The keywords of a schema that are not checked by default.
pub fn unchecked_by_default(keywords: &Map<String, Value>) -> impl Iterator<Item = &str> {
    let format = keywords.get("format").and_then(Value::as_str);
    let has_rule = format.is_some_and(|format| !WITHOUT_RULE.contains(&format));
    let is_present = move |key: &&str| match *key {
        "format" => has_rule,
        key => keywords.contains_key(key),
    };
    BY_DEFAULT.iter().copied().filter(is_present)
}

/// Reads those keywords of the schema at `location`, and returns the ones that are not checked; of `unevaluatedProperties` and
/// `unevaluatedItems` those that are `depending` on the value.
pub fn read_unchecked<'k>(
    keywords: &'k Map<String, Value>,
    depending: &[&str],
    location: &str,
    schema: &mut Schema,
    diagnostics: &mut Diagnostics,
) -> Vec<&'k str> {
    let mut found: Vec<&str> = keywords.keys().map(String::as_str).collect();
    found.retain(|key| UNCHECKED.contains(key) && may_restrict(key, keywords));
    found.retain(|key| !key.starts_with("unevaluated") || depending.contains(key));
    // It is read in place of the string.
    let is_read = schema.annotations.event_content.is_some();
    found.retain(|key| *key != "contentSchema" || !is_read);
    if let Some(dependent) = dependent_properties(keywords, schema) {
        found.retain(|key| !matches!(*key, "dependencies" | "dependentSchemas"));
        schema.set("dependentRequired", dependent);
    }
    // `items` is a list, which is `prefixItems` by now.
    let unread = found.len();
    found.retain(|key| !rules_out_items(key, keywords));
    if found.len() < unread {
        schema.set("items", false);
    }
    let names = match found.as_slice() {
        [] => return found,
        [only] => format!("`{only}`"),
        // All in one message: `if`, `then` and `else` belong together.
        [others @ .., last] => format!("`{}` and `{last}`", others.join("`, `")),
    };
    schema.annotations.is_wider = true;
    let message = format!("the client does not check {names}; the types allow more");
    let at = format!("{location}/{}", found[0]);
    diagnostics.push(Diagnostic::new(&codes::UNCHECKED_KEYWORD, at, message));
    found
}

/// The target of a `$dynamicRef`: the schema around it with that name. A schema that extends the target and replaces it accepts
/// nothing more. (`$recursiveRef` is no longer a keyword.)
pub fn meant_around(root: &Value, keywords: &Map<String, Value>, location: &str) -> Option<String> {
    let name = keywords
        .get("$dynamicRef")
        .filter(|_| keywords.len() == 1)?
        .as_str()?
        .strip_prefix('#')?;
    let mut around = location
        .rmatch_indices('/')
        .map(|(end, _)| &location[..end]);
    let is_meant = |outer: &&str| {
        root.pointer(outer)
            .and_then(|outer| outer.get("$dynamicAnchor")?.as_str())
            == Some(name)
    };
    around.find(is_meant).map(str::to_owned)
}

/// Whether a keyword restricts anything, next to the others.
fn may_restrict(key: &str, keywords: &Map<String, Value>) -> bool {
    let has = |key: &str| keywords.contains_key(key);
    let is_any = |key: &str| {
        keywords
            .get(key)
            .is_some_and(|value| value == &json!(true) || value == &json!({}))
    };
    match key {
        "if" => has("then") || has("else"),
        "then" | "else" => has("if"),
        "contentSchema" => !is_any("contentSchema"),
        "not" => !keywords.get("not").is_some_and(is_never),
        "contains" => keywords.get("minContains") != Some(&json!(0)) || has("maxContains"),
        "minContains" | "maxContains" => has("contains") && may_restrict("contains", keywords),
        "additionalItems" => {
            !is_any("additionalItems") && keywords.get("items").is_some_and(Value::is_array)
        }
        _ => true,
    }
}

/// Whether a schema has no value.
pub fn is_never(schema: &Value) -> bool {
    schema == &json!(false) || schema == &json!({"not": {}}) || schema == &json!({"not": true})
}

/// Whether a keyword allows only the items that are described here.
fn rules_out_items(key: &str, keywords: &Map<String, Value>) -> bool {
    key == "additionalItems" && keywords.get(key).is_some_and(is_never)
}

/// `dependencies` and `dependentSchemas` that only require properties, as `dependentRequired`.
fn dependent_properties(keywords: &Map<String, Value>, schema: &Schema) -> Option<Value> {
    let mut fields: Map<String, Value> = Map::new();
    for (name, required) in ["dependencies", "dependentSchemas"]
        .iter()
        .filter_map(|key| keywords.get(*key)?.as_object())
        .flatten()
    {
        let only_requires =
            |schema: &Map<String, Value>| schema.keys().all(|key| key == "required");
        let names = required.as_array().or_else(|| {
            required
                .as_object()
                .filter(|schema| only_requires(schema))?
                .get("required")?
                .as_array()
        });
        fields.insert(
            name.clone(),
            json!(names.filter(|names| names.iter().all(Value::is_string))?),
        );
    }
    (!fields.is_empty() && !schema.has("dependentRequired")).then_some(Value::Object(fields))
}
