//! Security definitions → security schemes.

use serde_json::{Map, Value, json};

use super::locations::Locations;
use crate::source::Moves;

/// The fields of an OAuth flow.
const OF_FLOW: [&str; 3] = ["authorizationUrl", "tokenUrl", "scopes"];

/// The schemes, by name.
pub fn convert_schemes(schemes: &Value, locations: &Locations, moves: &mut Moves) -> Value {
    let Value::Object(schemes) = schemes else {
        return schemes.clone();
    };
    let converted = schemes.iter().map(|(name, scheme)| {
        let converted = match scheme {
            Value::Object(scheme) => convert_scheme(scheme, &locations.field(name), moves),
            other => other.clone(),
        };
        (name.clone(), converted)
    });
    Value::Object(converted.collect())
}

fn convert_scheme(scheme: &Map<String, Value>, locations: &Locations, moves: &mut Moves) -> Value {
    let mut converted = scheme.clone();
    match scheme.get("type").and_then(Value::as_str) {
        Some("basic") => {
            converted.insert("type".to_owned(), json!("http"));
            converted.insert("scheme".to_owned(), json!("basic"));
        }
        Some("oauth2") => {
            let Some(flow) = scheme.get("flow").and_then(Value::as_str) else {
                return Value::Object(converted);
            };
            let flow = match flow {
                "application" => "clientCredentials",
                "accessCode" => "authorizationCode",
                other => other,
            };
            moves.derive(&locations.inner(&["flows", flow]).new, &locations.old);
            let is_of_flow = |key: &str| OF_FLOW.contains(&key);
            let fields = scheme.iter().filter(|(key, _)| is_of_flow(key));
            let fields: Map<String, Value> = fields
                .map(|(key, value)| (key.clone(), value.clone()))
                .collect();
            converted.retain(|key, _| !is_of_flow(key) && key != "flow");
            converted.insert("flows".to_owned(), json!({ flow: fields }));
        }
        _ => {}
    }
    Value::Object(converted)
}
