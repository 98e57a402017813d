//! Path items and operations: parameters in the body become request bodies, and media types part of bodies.

use serde_json::{Map, Value};

use super::bodies::Sent;
use super::conversion::{Conversion, Role};
use super::locations::Locations;
use super::responses::Produces;

const METHODS: [&str; 7] = ["get", "put", "post", "delete", "options", "head", "patch"];

impl<'a> Conversion<'a, '_> {
    /// A path item.
    pub(super) fn path_item(
        &mut self,
        item: &'a Map<String, Value>,
        locations: &Locations,
    ) -> Value {
        let mut converted = Map::new();
        let mut inherited = Vec::new();
        if let Some(parameters) = item.get("parameters") {
            let (kept, sent) = self.parameters(parameters, &locations.field("parameters"));
            converted.insert("parameters".to_owned(), kept);
            inherited = sent;
        }
        for (key, value) in item {
            let is_method = METHODS
                .iter()
                .any(|method| key.eq_ignore_ascii_case(method));
            let value = match value {
                _ if key == "parameters" => continue,
                Value::Object(operation) if is_method => {
                    self.operation(operation, key, &locations.field(key), &inherited)
                }
                other => other.clone(),
            };
            converted.insert(key.clone(), value);
        }
        Value::Object(converted)
    }

    /// An operation, with the parameters in the body that its path item declares.
    fn operation(
        &mut self,
        operation: &'a Map<String, Value>,
        method: &str,
        locations: &Locations,
        inherited: &[Sent<'a>],
    ) -> Value {
        let (consumes, of_document) = (self.consumes.clone(), self.produces.clone());
        let own = self.media_types(operation, "consumes", &locations.old);
        let consumes = own.unwrap_or(consumes);
        let own = self.media_types(operation, "produces", &locations.old);
        let produces = Produces::of(own.as_ref(), &of_document, method);
        let mut converted = Map::new();
        let mut sent = inherited.to_vec();
        for (key, value) in operation {
            let value = match key.as_str() {
                "consumes" | "produces" | "schemes" => continue,
                "parameters" => {
                    let (kept, own) = self.parameters(value, &locations.field("parameters"));
                    sent.retain(|inherited| !own.iter().any(|own| own.replaces(inherited)));
                    sent.extend(own);
                    kept
                }
                "responses" => self.responses(value, &locations.field("responses"), produces),
                _ => value.clone(),
            };
            converted.insert(key.clone(), value);
        }
        let body = self.request_body(&sent, &locations.field("requestBody").new, &consumes);
        converted.extend(body.map(|body| ("requestBody".to_owned(), body)));
        converted.extend(self.operation_servers(operation, locations));
        Value::Object(converted)
    }

    /// The parameters that stay parameters, and those in the body.
    fn parameters(
        &mut self,
        parameters: &'a Value,
        locations: &Locations,
    ) -> (Value, Vec<Sent<'a>>) {
        let Value::Array(list) = parameters else {
            return (parameters.clone(), Vec::new());
        };
        let (mut kept, mut sent) = (Vec::new(), Vec::new());
        for (index, value) in list.iter().enumerate() {
            let old = locations.item(index).old;
            let found = self.follow(value, &old);
            let found = found.filter(|(parameter, _)| {
                let location = parameter.get("in").and_then(Value::as_str);
                matches!(location, Some("body" | "formData"))
            });
            if let Some((parameter, at)) = found {
                let is_shared = at != old;
                sent.push(Sent {
                    parameter,
                    at,
                    is_shared,
                });
                continue;
            }
            let new = locations.item(kept.len()).new;
            if new != old {
                self.moves.add(&new, &old);
            }
            kept.push(self.value(Role::Parameter, value, &Locations { old, new }));
        }
        (Value::Array(kept), sent)
    }
}
