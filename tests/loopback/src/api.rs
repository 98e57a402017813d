//! The parts of an OpenAPI document that requests and responses are made of.

use serde_json::{Map, Value};

const METHODS: [&str; 8] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
];

/// Longer chains of references are circular.
const LONGEST_CHAIN: usize = 32;

/// An operation of a document.
#[derive(Clone, Debug)]
pub struct Operation<'d> {
    /// JSON pointer of the operation.
    pub pointer: String,
    /// The path template.
    pub path: &'d str,
    /// The HTTP method in capitals.
    pub method: String,
    /// Its parameters, those of the path included.
    pub parameters: Vec<&'d Value>,
    /// The operation itself.
    pub object: &'d Value,
}

/// The value that a reference leads to; any other value itself.
#[must_use]
pub fn resolve<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    let mut value = value;
    for _ in 0..LONGEST_CHAIN {
        let Some(target) = value.get("$ref").and_then(Value::as_str) else {
            return value;
        };
        let pointer = target.trim_start_matches('#');
        value = document.pointer(pointer).unwrap_or(&Value::Null);
    }
    value
}

/// The entries of an object; none of any other value.
pub fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// The items of an array; none of any other value.
pub fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The operations of a document, in its order.
#[must_use]
pub fn operations(document: &Value) -> Vec<Operation<'_>> {
    let mut found = Vec::new();
    for (path, item) in entries(&document["paths"]) {
        let of_path: Vec<&Value> = items(&item["parameters"]).collect();
        for (method, object) in entries(item) {
            if !METHODS.contains(&method.as_str()) {
                continue;
            }
            let own = items(&object["parameters"]);
            let parameters = of_path.iter().copied().chain(own);
            let escaped = path.replace('~', "~0").replace('/', "~1");
            found.push(Operation {
                pointer: format!("/paths/{escaped}/{method}"),
                path,
                method: method.to_uppercase(),
                parameters: parameters.map(|one| resolve(document, one)).collect(),
                object,
            });
        }
    }
    found
}

/// The path template without the names of its parameters.
#[must_use]
pub fn shape(path: &str) -> String {
    let segments = path.split('/').map(|segment| {
        if segment.starts_with('{') {
            "{}"
        } else {
            segment
        }
    });
    segments.collect::<Vec<_>>().join("/")
}

/// Name and location of a parameter, as one string: `query limit`.
#[must_use]
pub fn parameter_key(parameter: &Value) -> String {
    let text = |key: &str| parameter[key].as_str().unwrap_or_default();
    let name = if text("in") == "header" {
        text("name").to_ascii_lowercase()
    } else {
        text("name").to_owned()
    };
    format!("{} {name}", text("in"))
}

/// The schema of a parameter or header, and whether its value is JSON.
#[must_use]
pub fn parameter_schema(parameter: &Value) -> (&Value, bool) {
    if let Some(schema) = parameter.get("schema") {
        return (schema, false);
    }
    let content = entries(&parameter["content"]).next();
    content.map_or((&Value::Null, true), |(_, media)| (&media["schema"], true))
}

/// A security scheme that an operation requires.
#[derive(Clone, Debug)]
pub struct RequiredScheme {
    /// Its name.
    pub name: String,
    /// The scopes that a token needs.
    pub scopes: Vec<String>,
}

/// Alternative sets of security schemes; one empty set where none is needed.
#[must_use]
pub fn security(document: &Value, operation: &Operation<'_>) -> Vec<Vec<RequiredScheme>> {
    let own = operation.object.get("security");
    let declared = own.or(document.get("security")).unwrap_or(&Value::Null);
    let mut sets = Vec::new();
    for set in items(declared) {
        let required = entries(set).map(|(name, scopes)| RequiredScheme {
            name: name.clone(),
            scopes: items(scopes)
                .filter_map(Value::as_str)
                .map(str::to_owned)
                .collect(),
        });
        sets.push(required.collect());
    }
    if sets.is_empty() {
        vec![Vec::new()]
    } else {
        sets
    }
}

/// Whether a media type is within a range such as `text/*`.
#[must_use]
pub fn is_within(media: &str, range: &str) -> bool {
    let essence = |text: &str| {
        let text = text.split(';').next().unwrap_or_default();
        text.trim().to_ascii_lowercase()
    };
    let (media, range) = (essence(media), essence(range));
    let kind = range.strip_suffix("/*");
    range == "*/*"
        || media == range
        || kind.is_some_and(|kind| media.split('/').next() == Some(kind))
}

/// Whether the bodies of a media type are JSON.
#[must_use]
pub fn is_json(media: &str) -> bool {
    let essence = media.split(';').next().unwrap_or_default().trim();
    essence == "application/json" || essence.ends_with("+json")
}

/// A schema's own keywords together with those of its references and its `allOf`.
#[must_use]
pub fn flatten(document: &Value, schema: &Value) -> Map<String, Value> {
    flatten_within(document, schema, LONGEST_CHAIN)
}

fn flatten_within(document: &Value, schema: &Value, depth: usize) -> Map<String, Value> {
    let mut keywords = schema.as_object().cloned().unwrap_or_default();
    let target = keywords.remove("$ref");
    let parts = keywords.remove("allOf");
    if depth == 0 {
        return keywords;
    }
    let reference = target.map(|target| {
        let pointer = target.as_str().unwrap_or_default().trim_start_matches('#');
        document.pointer(pointer).unwrap_or(&Value::Null)
    });
    let parts = parts.iter().flat_map(items);
    for part in reference.into_iter().chain(parts) {
        merge(&mut keywords, flatten_within(document, part, depth - 1));
    }
    keywords
}

fn merge(keywords: &mut Map<String, Value>, part: Map<String, Value>) {
    for (keyword, value) in part {
        match (keywords.get_mut(&keyword), value) {
            (Some(Value::Object(properties)), Value::Object(more)) if keyword == "properties" => {
                for (key, schema) in more {
                    let before = properties.remove(&key);
                    let both = match before {
                        Some(before) => serde_json::json!({"allOf": [before, schema]}),
                        None => schema,
                    };
                    properties.insert(key, both);
                }
            }
            (Some(Value::Array(required)), Value::Array(more)) if keyword == "required" => {
                required.extend(more);
            }
            (Some(_), _) => {}
            (None, value) => drop(keywords.insert(keyword, value)),
        }
    }
}
