//! The parameters of a request: read by their style, and validated.

use std::collections::BTreeMap;

use bytes::Bytes;
use corpus::raw::Raw;
use corpus::schema::Schemas;
use http::Request;
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value, json};

use super::Refusal;
use crate::api::{Operation, entries, flatten, parameter_key, parameter_schema};

/// Validates the declared parameters, and inserts their values into `understood`.
pub fn check(
    raw: &Raw,
    operation: &Operation<'_>,
    of_path: &BTreeMap<String, String>,
    request: &Request<Bytes>,
    understood: &mut Map<String, Value>,
) -> Result<(), Refusal> {
    for parameter in &operation.parameters {
        let key = parameter_key(parameter);
        match read(raw, parameter, of_path, request)? {
            Some(value) => drop(understood.insert(key, value)),
            None if parameter["required"] == json!(true) => {
                return Err(Refusal::bad(format!("the parameter `{key}` is missing")));
            }
            None => {}
        }
    }
    Ok(())
}

/// The value of a parameter, if it was sent.
fn read(
    raw: &Raw,
    parameter: &Value,
    of_path: &BTreeMap<String, String>,
    request: &Request<Bytes>,
) -> Result<Option<Value>, Refusal> {
    let name = parameter["name"].as_str().unwrap_or_default();
    let location = parameter["in"].as_str().unwrap_or_default();
    let sent: Vec<(String, String)> = match location {
        "path" => of_path
            .get(name)
            .map(|text| (name.to_owned(), decode(text)))
            .into_iter()
            .collect(),
        "query" => query(request),
        "cookie" => cookies(request),
        _ => {
            let values = request.headers().get_all(name).iter();
            let values = values.filter_map(|value| value.to_str().ok());
            values
                .map(|value| (name.to_owned(), value.to_owned()))
                .collect()
        }
    };
    let (schema, is_json) = parameter_schema(parameter);
    let keywords = flatten(raw.root(), schema);
    let own: Vec<&str> = sent
        .iter()
        .filter(|(key, _)| key == name)
        .map(|(_, value)| value.as_str())
        .collect();
    let style = Style::of(parameter, location);
    let found = match kind(&keywords) {
        _ if is_json => own.first().and_then(|text| serde_json::from_str(text).ok()),
        "array" => style.array(raw, &keywords, &own),
        "object" => style.object(raw, &keywords, name, &own, &sent),
        _ if own.len() > 1 => return Err(Refusal::bad(format!("`{name}` was sent twice"))),
        _ => own.first().map(|text| scalar(raw, schema, text)),
    };
    let is_repeated = own.len() > 1 && !style.explode;
    match found {
        Some(_) if is_repeated => Err(Refusal::bad(format!("`{name}` was sent twice"))),
        Some(value) if !Schemas::of(raw).accepts(schema, &value) => {
            Err(Refusal::bad(format!("`{name}` does not accept {value}")))
        }
        found => Ok(found),
    }
}

/// How arrays and objects become text.
struct Style {
    explode: bool,
    /// Whether all items of an array are one text.
    is_joined: bool,
    is_deep: bool,
    separator: char,
}

impl Style {
    fn of(parameter: &Value, location: &str) -> Self {
        let is_form = ["query", "cookie"].contains(&location);
        let usual = if is_form { "form" } else { "simple" };
        let name = parameter["style"].as_str().unwrap_or(usual);
        let explode = parameter["explode"].as_bool().unwrap_or(name == "form");
        Self {
            explode,
            is_joined: !explode || name == "simple",
            is_deep: name == "deepObject",
            separator: match name {
                "spaceDelimited" => ' ',
                "pipeDelimited" => '|',
                _ => ',',
            },
        }
    }

    fn array(&self, raw: &Raw, keywords: &Map<String, Value>, own: &[&str]) -> Option<Value> {
        let any = Value::Bool(true);
        let item = keywords.get("items").unwrap_or(&any);
        let first = own.first()?;
        let texts: Vec<&str> = if self.is_joined {
            first.split(self.separator).collect()
        } else {
            own.to_vec()
        };
        Some(
            texts
                .into_iter()
                .map(|text| scalar(raw, item, text))
                .collect(),
        )
    }

    fn object(
        &self,
        raw: &Raw,
        keywords: &Map<String, Value>,
        name: &str,
        own: &[&str],
        sent: &[(String, String)],
    ) -> Option<Value> {
        let any = Value::Bool(true);
        let properties = keywords.get("properties").unwrap_or(&Value::Null);
        let mut object = Map::new();
        for (key, schema) in entries(properties) {
            let text = if self.is_deep {
                find(sent, &format!("{name}[{key}]"))
            } else if self.explode {
                find(sent, key)
            } else {
                let parts: Vec<&str> = own.first()?.split(self.separator).collect();
                let pairs = parts.chunks_exact(2).find(|pair| pair[0] == key);
                pairs.map(|pair| pair[1].to_owned())
            };
            let schema = if schema.is_object() { schema } else { &any };
            if let Some(text) = text {
                object.insert(key.clone(), scalar(raw, schema, &text));
            }
        }
        (!object.is_empty()).then_some(Value::Object(object))
    }
}

fn find(sent: &[(String, String)], name: &str) -> Option<String> {
    let found = sent.iter().find(|(key, _)| key == name);
    found.map(|(_, value)| value.clone())
}

/// `array`, `object`, or anything else.
fn kind(keywords: &Map<String, Value>) -> &str {
    keywords
        .get("type")
        .and_then(Value::as_str)
        .unwrap_or_default()
}

/// A text as the schema means it: a number or a boolean, if the schema accepts it as such.
pub fn scalar(raw: &Raw, schema: &Value, text: &str) -> Value {
    let literal = serde_json::from_str(text).ok();
    let literal = literal.filter(|value: &Value| value.is_number() || value.is_boolean());
    let accepted = literal.filter(|value| Schemas::of(raw).accepts(schema, value));
    accepted.unwrap_or_else(|| json!(text))
}

/// The parameters of the query.
pub fn query(request: &Request<Bytes>) -> Vec<(String, String)> {
    pairs(request.uri().query().unwrap_or_default())
}

/// The pairs of a query or form, decoded.
pub fn pairs(text: &str) -> Vec<(String, String)> {
    let pairs = text.split('&').filter(|pair| !pair.is_empty());
    let pairs = pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    pairs
        .map(|(key, value)| {
            (
                decode(&key.replace('+', " ")),
                decode(&value.replace('+', " ")),
            )
        })
        .collect()
}

/// The cookies of a request.
pub fn cookies(request: &Request<Bytes>) -> Vec<(String, String)> {
    let header = request.headers().get("cookie");
    let header = header
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let pairs = header.split("; ").filter_map(|pair| pair.split_once('='));
    pairs
        .map(|(key, value)| (key.to_owned(), decode(value)))
        .collect()
}

fn decode(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}
