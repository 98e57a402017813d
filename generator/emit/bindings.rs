//! Which Rust types the schemas, parameters and bodies of the document became.

use std::collections::BTreeMap;

use serde::Serialize;

use super::scope::Scope;
use crate::ir::{
    Call, Crate, NamedEvents, OperationTypes, OtherBody, Output, Param, ReadBy, StreamItems, Type,
};

/// Which Rust types the schemas, parameters and bodies of a document became: each by its JSON pointer (`/components/schemas/Pet`,
/// or `pets.yaml#/Pet` in another file of the document), each type as it is written in code next to the crate's `types`.
///
/// Parts of an `allOf` have none: values are of the schema that they are parts of. A schema that is only a `$ref` is listed
/// where it is what a body or response holds; elsewhere, look at where it leads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Bindings {
    /// Of schemas; null included.
    pub schemas: BTreeMap<String, String>,
    /// Of operations.
    pub operations: BTreeMap<String, OperationBinding>,
    /// The servers by their URLs: `Server::Production`. Empty where the crate has no enum of them.
    pub servers: BTreeMap<String, String>,
    /// Of webhooks and callbacks.
    pub webhooks: BTreeMap<String, WebhookBinding>,
}

/// What became of an operation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct OperationBinding {
    /// What prepares the call, from the client: `pets().add`. Absent where the operation is skipped.
    pub call: Option<String>,
    /// The methods that send it, each with the type of what it gives. Empty where the operation is skipped.
    pub methods: BTreeMap<String, String>,
    /// The method of the request builder that returns its pages: `pages`. Absent where it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pages: Option<String>,
    /// The method of the request builder that returns the items of all pages: `items`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub items: Option<String>,
    /// The type of the stream that the method `reconnecting` of the request builder returns, which continues after it is cut off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reconnecting: Option<String>,
    /// The boolean property of the body that `stream` sets to true; `send` refuses a body where it is true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_property: Option<String>,
    /// Its parameters, by the JSON pointer of where each is described.
    pub parameters: BTreeMap<String, ParameterBinding>,
    /// The type of its body, by media type.
    pub body: BTreeMap<String, String>,
    /// What sends its body, by media type: `pets().add_form`, or `body_form` where the body is optional and this is a setter.
    pub senders: BTreeMap<String, String>,
    /// What reads its success responses, by status and media type: `send`, `send_csv` or `stream`, or a variant of the enum that `send`
    /// gives.
    pub readers: BTreeMap<String, BTreeMap<String, String>>,
    /// The types of its responses, by status and media type.
    pub responses: BTreeMap<String, BTreeMap<String, String>>,
}

/// What became of a webhook or callback.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct WebhookBinding {
    /// The alias of the type of its JSON: `webhooks::PetSold`. Absent where it carries none.
    pub name: Option<String>,
    /// The type of its body, by media type.
    pub body: BTreeMap<String, String>,
}

/// What became of a parameter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ParameterBinding {
    /// Its name in the document.
    pub name: String,
    /// The call's argument, where it is one.
    pub argument: Option<String>,
    /// The call's setter, where it has one.
    pub setter: Option<String>,
    /// The type of its values.
    #[serde(rename = "type")]
    pub ty: String,
}

/// Writes the types that a planned crate has for the document.
pub fn write_bindings(plan: &Crate) -> Bindings {
    let mut calls: BTreeMap<&str, (String, &Call)> = BTreeMap::new();
    for group in plan.client.iter().flat_map(|client| &client.groups) {
        let handle = group
            .handle
            .as_ref()
            .map(|(_, method)| format!("{method}()."))
            .unwrap_or_default();
        for call in &group.calls {
            calls.insert(&call.pointer, (format!("{handle}{}", call.method), call));
        }
    }
    let names: BTreeMap<&str, String> = plan
        .webhooks
        .iter()
        .map(|webhook| {
            (
                webhook.pointer.as_str(),
                format!("webhooks::{}", webhook.name),
            )
        })
        .collect();
    let webhooks = plan.bindings.webhooks.iter().map(|(pointer, body)| {
        let name = names.get(pointer.as_str()).cloned();
        (
            pointer.clone(),
            WebhookBinding {
                name,
                body: write_all(body),
            },
        )
    });
    let servers = plan.client.iter().flat_map(|client| &client.servers);
    let servers = servers.map(|server| {
        let name = format!("Server::{}", server.name);
        (server.template.clone(), name)
    });
    let operations = plan.bindings.operations.iter();
    Bindings {
        schemas: write_all(&plan.bindings.schemas),
        operations: operations
            .map(|(pointer, types)| {
                (
                    pointer.clone(),
                    write_operation(types, calls.get(pointer.as_str())),
                )
            })
            .collect(),
        servers: servers.collect(),
        webhooks: webhooks.collect(),
    }
}

fn write_operation(types: &OperationTypes, call: Option<&(String, &Call)>) -> OperationBinding {
    let parameters = types.parameters.iter().map(|(pointer, parameter)| {
        let named = |params: &[Param]| {
            let own = |param: &&Param| {
                param.name.wire == parameter.name && param.location == parameter.location
            };
            params
                .iter()
                .find(own)
                .map(|param| param.name.rust.to_string())
        };
        let binding = ParameterBinding {
            name: parameter.name.clone(),
            argument: call.and_then(|(_, call)| named(&call.arguments)),
            setter: call.and_then(|(_, call)| named(&call.setters)),
            ty: write(&parameter.ty),
        };
        (pointer.clone(), binding)
    });
    let stream = call.and_then(|(_, call)| call.stream.as_ref());
    let pages = call.and_then(|(_, call)| call.pages.as_ref());
    OperationBinding {
        call: call.map(|(path, _)| path.clone()),
        methods: call
            .map(|(_, call)| write_methods(call))
            .unwrap_or_default(),
        pages: pages.map(|pages| pages.method.to_string()),
        items: pages.map(|pages| pages.items_method.to_string()),
        reconnecting: call.and_then(|(_, call)| write_reconnecting(call)),
        stream_property: stream
            .filter(|stream| stream.switch.is_some())
            .map(|_| "stream".to_owned()),
        parameters: parameters.collect(),
        body: write_all(&types.body),
        senders: call
            .map(|(path, call)| senders(path, call))
            .unwrap_or_default(),
        readers: call.map(|(_, call)| readers(call)).unwrap_or_default(),
        responses: types
            .responses
            .iter()
            .map(|(status, types)| (status.clone(), write_all(types)))
            .collect(),
    }
}

/// The methods and setters that send a body, by media type.
fn senders(path: &str, call: &Call) -> BTreeMap<String, String> {
    let group = path.strip_suffix(call.method.as_str()).unwrap_or_default();
    let mut senders = BTreeMap::new();
    if let Some(body) = &call.body {
        let sender = if body.required { path } else { "body" };
        let declared = body.declared.iter().cloned();
        senders.extend(declared.map(|media| (media, sender.to_owned())));
    }
    for OtherBody { method, body } in &call.other_bodies {
        let owner = if body.required { group } else { "" };
        let declared = body.declared.iter().cloned();
        senders.extend(declared.map(|media| (media, format!("{owner}{method}"))));
    }
    senders
}

/// The methods and variants that read a success response, by status and media type.
fn readers(call: &Call) -> BTreeMap<String, BTreeMap<String, String>> {
    let mut readers: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for reader in &call.readers {
        let by = match &reader.by {
            ReadBy::Send => "send".to_owned(),
            ReadBy::Stream => "stream".to_owned(),
            ReadBy::Method(method) => method.to_string(),
            ReadBy::Variant(variant) => format!("{}::{variant}", write_output(&call.output)),
        };
        let of_status = readers.entry(reader.status.to_string()).or_default();
        of_status.insert(reader.media.clone(), by);
    }
    readers
}

/// The type of a response that is read as a whole.
fn write_output(output: &Output) -> String {
    match output {
        Output::Empty => "()".to_owned(),
        Output::Json(ty) => write(ty),
        Output::Text => "String".to_owned(),
        Output::Bytes => "bytes::Bytes".to_owned(),
        Output::Several(responses) => responses.name.to_string(),
    }
}

/// The type of the event stream that continues after it is cut off.
fn write_reconnecting(call: &Call) -> Option<String> {
    let data = call.reconnecting()?.items.json();
    let data = data.map_or_else(|| "String".to_owned(), write);
    Some(format!("runtime::Reconnecting<{data}>"))
}

/// The methods that send a call, each with the type of what it gives.
fn write_methods(call: &Call) -> BTreeMap<String, String> {
    let whole = write_output(&call.output);
    let mut methods = BTreeMap::from([("send".to_owned(), whole)]);
    if let Some(contents) = &call.contents {
        for branch in &contents.branches {
            if let Some(method) = &branch.method {
                methods.insert(method.to_string(), write_output(&branch.body));
            }
            if let Some(method) = &branch.download {
                methods.insert(method.to_string(), "runtime::ByteStream".to_owned());
            }
        }
        methods.insert("send_any".to_owned(), contents.name.to_string());
    }
    if let Some(stream) = &call.stream {
        let items = match &stream.items {
            StreamItems::Events(ty)
            | StreamItems::EventsAndErrors(ty)
            | StreamItems::NamedEvents(NamedEvents { ty, .. }) => {
                format!("runtime::EventStream<{}>", write(ty))
            }
            StreamItems::TextEvents => "runtime::EventStream<String>".to_owned(),
            StreamItems::Parts => "runtime::PartStream".to_owned(),
            StreamItems::Lines(ty) | StreamItems::Sequence(ty) => {
                format!("runtime::JsonLines<{}>", write(ty))
            }
            StreamItems::JsonParts(ty) => format!("runtime::JsonParts<{}>", write(ty)),
        };
        methods.insert("stream".to_owned(), items);
    } else if call.output == Output::Bytes && call.contents.is_none() {
        methods.insert("download".to_owned(), "runtime::ByteStream".to_owned());
    }
    methods
}

fn write_all(types: &[(String, Type)]) -> BTreeMap<String, String> {
    types
        .iter()
        .map(|(key, ty)| (key.clone(), write(ty)))
        .collect()
}

fn write(ty: &Type) -> String {
    Scope::in_calls().write(ty)
}
