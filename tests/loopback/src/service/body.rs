//! The body of a request: its media type, and the schema that it has to fit.

use bytes::Bytes;
use corpus::raw::Raw;
use corpus::schema::Schemas;
use http::{Request, StatusCode};
use serde_json::{Map, Value, json};

use super::Refusal;
use super::parameters::{pairs, scalar};
use crate::api::{Operation, entries, flatten, is_json, is_within, resolve};

/// Rejects a body that the operation does not allow. A body that it does not declare is ignored.
pub fn check(
    raw: &Raw,
    operation: &Operation<'_>,
    request: &Request<Bytes>,
) -> Result<(), Refusal> {
    let declared = resolve(raw.root(), &operation.object["requestBody"]);
    if declared.is_null() {
        return Ok(());
    }
    let media = request.headers().get("content-type");
    let media = media.and_then(|media| media.to_str().ok());
    let media = match media {
        Some(media) => media,
        None if !request.body().is_empty() => {
            return Err(unsupported("a body without `Content-Type`"));
        }
        None if declared["required"] == json!(true) => {
            return Err(Refusal::bad("the body is missing"));
        }
        None => return Ok(()),
    };
    let content = entries(&declared["content"]).find(|(range, _)| is_within(media, range));
    let Some((_, content)) = content else {
        return Err(unsupported(media));
    };
    let schema = content.get("schema").unwrap_or(&Value::Bool(true));
    let value = parse(raw, schema, media, request.body())?;
    if Schemas::of(raw).accepts(schema, &value) {
        Ok(())
    } else {
        Err(Refusal::bad(format!("the schema does not accept {value}")))
    }
}

fn unsupported(what: &str) -> Refusal {
    let reason = format!("{what} is not supported");
    Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, reason)
}

fn parse(raw: &Raw, schema: &Value, media: &str, body: &Bytes) -> Result<Value, Refusal> {
    if is_json(media) {
        let value = serde_json::from_slice(body);
        return value.map_err(|error| Refusal::bad(format!("the body is not JSON: {error}")));
    }
    let text = String::from_utf8_lossy(body);
    if is_within(media, "application/x-www-form-urlencoded") {
        return Ok(parse_form(raw, schema, &text));
    }
    Ok(json!(text))
}

/// The properties of a form; a repeated one is an array.
fn parse_form(raw: &Raw, schema: &Value, text: &str) -> Value {
    let keywords = flatten(raw.root(), schema);
    let mut object = Map::new();
    for (key, text) in pairs(text) {
        let property = keywords.get("properties").and_then(|all| all.get(&key));
        let property = property.unwrap_or(&Value::Bool(true)).clone();
        let of_property = flatten(raw.root(), &property);
        if of_property.get("type") == Some(&json!("array")) {
            let item = of_property
                .get("items")
                .cloned()
                .unwrap_or(Value::Bool(true));
            let items = object.entry(key).or_insert(json!([]));
            let items = items.as_array_mut().expect("an array");
            items.push(scalar(raw, &item, &text));
        } else {
            object.insert(key, scalar(raw, &property, &text));
        }
    }
    Value::Object(object)
}
