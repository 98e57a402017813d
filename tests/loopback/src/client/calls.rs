//! The calls that a client makes of an operation: with as little and with as much as its document allows, and one for each thing that
//! may be another way.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value};

use super::Client;
use crate::api::{
    Operation, RequiredScheme, entries, items, operations, parameter_key, parameter_schema,
    resolve, security,
};
use crate::samples::{full, samples};

/// A call, as the program reads it.
#[derive(Clone, Debug, Serialize)]
pub struct Call {
    /// The number of the operation in the surface.
    pub operation: usize,
    /// JSON pointer of the operation.
    pub pointer: String,
    /// What is special about it.
    pub what: String,
    /// The method that sends it: `send`, `stream` and so on.
    pub form: String,
    /// The number of the reply.
    pub reply: usize,
    /// The values of the parameters, by location and name.
    pub parameters: Map<String, Value>,
    /// The method that takes the body; absent if there is none.
    pub body_method: Option<String>,
    /// The media type that labels a body which the caller writes.
    pub body_media: String,
    /// The value of the body.
    pub body: Value,
    /// The scopes of the client's credentials, by security scheme.
    pub credentials: BTreeMap<String, Vec<String>>,
}

impl Call {
    /// The operation, and what is special about the call.
    #[must_use]
    pub fn subject(&self) -> String {
        format!("{}, {}", self.pointer, self.what)
    }
}

/// The calls of all operations.
///
/// # Panics
/// If the surface is not that of the document.
#[must_use]
pub fn sample_calls(client: &Client) -> Vec<Call> {
    let document = client.served.requests.root();
    let declared = operations(document);
    let mut calls = Vec::new();
    for (number, surface) in client.operations().enumerate() {
        let pointer = surface["pointer"].as_str().expect("a pointer");
        let operation = declared
            .iter()
            .find(|operation| operation.pointer == pointer);
        let operation = operation.expect("an operation of the document");
        let made = Maker {
            client,
            operation,
            surface,
        }
        .calls(number);
        calls.extend(made);
    }
    calls
}

fn credentials_of(set: &[RequiredScheme]) -> BTreeMap<String, Vec<String>> {
    let required = set.iter();
    required
        .map(|required| (required.name.clone(), required.scopes.clone()))
        .collect()
}

struct Maker<'d> {
    client: &'d Client,
    operation: &'d Operation<'d>,
    surface: &'d Value,
}

impl Maker<'_> {
    fn calls(&self, number: usize) -> Vec<Call> {
        let parameters = self.parameters();
        let alternatives = security(self.client.served.requests.root(), self.operation);
        let mut least = Call {
            operation: number,
            pointer: self.operation.pointer.clone(),
            what: "only what is required".to_owned(),
            form: "send".to_owned(),
            reply: 0,
            parameters: Map::new(),
            body_method: None,
            body_media: media_types(&self.surface["body"]).swap_remove(0),
            body: Value::Null,
            credentials: credentials_of(&alternatives[0]),
        };
        let mut most = least.clone();
        "all parameters and properties".clone_into(&mut most.what);
        for (key, is_required, samples) in &parameters {
            if *is_required {
                least.parameters.insert(key.clone(), samples[0].clone());
            }
            most.parameters.insert(key.clone(), full(samples).clone());
        }
        let body = self.body();
        if let Some((method, is_required, samples)) = &body {
            (most.body_method, most.body) = (Some(method.clone()), full(samples).clone());
            if *is_required {
                (least.body_method, least.body) = (Some(method.clone()), samples[0].clone());
            }
        }
        let mut calls = vec![least.clone(), most.clone()];
        for (key, _, samples) in parameters {
            for value in samples {
                let mut call = most.clone();
                call.what = format!("{key} = {value}");
                call.parameters.insert(key.clone(), value);
                calls.push(call);
            }
        }
        for value in body.into_iter().flat_map(|(_, _, samples)| samples) {
            let mut call = most.clone();
            (call.what, call.body) = (format!("body = {value}"), value);
            calls.push(call);
        }
        calls.extend(self.other_bodies(&least));
        for set in &alternatives[1..] {
            let mut call = least.clone();
            call.credentials = credentials_of(set);
            call.what = format!("credentials {:?}", call.credentials);
            calls.push(call);
        }
        for form in self.forms() {
            let mut call = least.clone();
            (call.what, call.form) = (format!("by `{form}`"), form);
            calls.push(call);
        }
        calls
    }

    /// Key, whether it is required, and samples of each parameter that the crate has.
    fn parameters(&self) -> Vec<(String, bool, Vec<Value>)> {
        let raw = &self.client.served.requests;
        let known = items(&self.surface["arguments"]).chain(items(&self.surface["setters"]));
        let known: Vec<String> = known.map(surface_key).collect();
        let mut found = Vec::new();
        for parameter in &self.operation.parameters {
            let key = parameter_key(parameter);
            let mut samples = samples(raw, parameter_schema(parameter).0);
            // Nothing is sent of an empty array, and a segment of a path or a header is never empty.
            let is_query = key.starts_with("query ");
            samples.retain(|value| match value {
                Value::Array(items) => !items.is_empty(),
                Value::String(text) => is_query || !text.is_empty(),
                value => !value.is_null(),
            });
            if known.contains(&key) && !samples.is_empty() {
                found.push((key, parameter["required"] == Value::Bool(true), samples));
            }
        }
        found
    }

    /// The method, whether it is required, and the samples of the body.
    fn body(&self) -> Option<(String, bool, Vec<Value>)> {
        let body = self.surface.get("body")?;
        let samples = self.body_samples(&media_types(body)[0]);
        let is_required = body["required"] == Value::Bool(true);
        Some(("body".to_owned(), is_required, samples))
    }

    fn body_samples(&self, media: &str) -> Vec<Value> {
        let raw = &self.client.served.requests;
        let body = resolve(raw.root(), &self.operation.object["requestBody"]);
        let content = entries(&body["content"]).find(|(declared, _)| *declared == media);
        let schema = content.and_then(|(_, content)| content.get("schema"));
        samples(raw, schema.unwrap_or(&Value::Bool(true)))
    }

    /// The calls of the methods that send the body as another media type.
    fn other_bodies(&self, least: &Call) -> Vec<Call> {
        let mut calls = Vec::new();
        for other in items(&self.surface["other_bodies"]) {
            let method = other["method"].as_str().expect("a method");
            for media in media_types(&other["body"]) {
                for value in self.body_samples(&media) {
                    let mut call = least.clone();
                    call.what = format!("body as {media} = {value}");
                    (call.body_method, call.body) = (Some(method.to_owned()), value);
                    call.body_media.clone_from(&media);
                    calls.push(call);
                }
            }
        }
        calls
    }

    /// The methods that send a call, but for `send`.
    fn forms(&self) -> Vec<String> {
        let methods = items(&self.surface["content_methods"]).filter_map(Value::as_str);
        let mut forms: Vec<String> = methods.map(str::to_owned).collect();
        if self.surface.get("contents").is_some() {
            forms.push("send_any".to_owned());
        }
        if self.surface.get("stream").is_some() {
            forms.push("stream".to_owned());
        }
        forms
    }
}

/// The media types of a body of the surface: several where the caller chooses one.
fn media_types(body: &Value) -> Vec<String> {
    let media = body["media"].as_str().unwrap_or_default();
    media.split(", ").map(str::to_owned).collect()
}

/// Location and name of a parameter of the surface.
pub fn surface_key(parameter: &Value) -> String {
    let text = |key: &str| parameter[key].as_str();
    let name = text("key").or(text("name")).unwrap_or_default();
    let location = text("in").unwrap_or_default();
    if location == "header" {
        format!("header {}", name.to_ascii_lowercase())
    } else {
        format!("{location} {name}")
    }
}
