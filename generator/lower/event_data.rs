//! The data of server-sent events, which is a string: with `contentMediaType: application/json` and `contentSchema` it is JSON, and that is what
//! a client reads.

use serde_json::Value;

use super::media_types::essence;
use super::normal::{Keywords, Schemas, reference, referenced, schema_at_mut, target_schema};
use crate::source::pointer::value_at;

/// The fields of a server-sent event.
const FIELDS: [&str; 4] = ["event", "data", "id", "retry"];

/// The schema of the JSON that the string at a location is, if this is the data of an event.
pub fn content_of<'k>(root: &Value, keywords: &'k Keywords, location: &str) -> Option<&'k Value> {
    let media_type = keywords.get("contentMediaType")?.as_str()?;
    let media_type = essence(media_type);
    let is_json = media_type == "application/json" || media_type.ends_with("+json");
    let fields = location.strip_suffix("/data").filter(|_| is_json)?;
    let is_map = fields.ends_with("/properties");
    let fields = value_at(root, fields).filter(|_| is_map)?.as_object()?;
    let is_event = fields.keys().all(|name| FIELDS.contains(&name.as_str()));
    keywords.get("contentSchema").filter(|_| is_event)
}

/// Describes the data of events by its content.
pub fn read_contents(schemas: &mut Schemas) {
    let found = schemas.iter().filter_map(|(location, entry)| {
        let properties = entry.schema()?.properties()?;
        let is_event = properties
            .keys()
            .all(|name| FIELDS.contains(&name.as_str()));
        let data = referenced(properties.get("data").filter(|_| is_event)?)?;
        let annotations = &target_schema(schemas, data)?.annotations;
        Some((location.clone(), annotations.event_content.clone()?))
    });
    let found: Vec<(String, String)> = found.collect();
    for (location, content) in found {
        let schema = schema_at_mut(schemas, &location);
        let properties = schema.and_then(|schema| schema.keywords.get_mut("properties"));
        if let Some(Value::Object(properties)) = properties {
            properties.insert("data".to_owned(), reference(&content));
        }
    }
}
