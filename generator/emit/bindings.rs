//! Which types the document's places became, in Rust's spelling.

use std::collections::BTreeMap;

use serde::Serialize;

use super::tokens::{self, From};
use crate::ir::{Call, Crate, OperationTypes, Param, Type};

/// Which Rust types the places of a document became: each place by its JSON pointer (`/components/schemas/Pet`, or
/// `pets.yaml#/Pet` in another file of the document), each type as code beside the crate's `types` spells it.
///
/// Parts of an `allOf` have none: values are of the schema that they are parts of. A place that holds only a `$ref` is bound
/// where it is what a body or response holds; elsewhere, look at where it leads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Bindings {
    /// Of schemas; null included.
    pub schemas: BTreeMap<String, String>,
    /// Of operations.
    pub operations: BTreeMap<String, OperationBinding>,
    /// Of webhooks and callbacks.
    pub webhooks: BTreeMap<String, WebhookBinding>,
}

/// What became of an operation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct OperationBinding {
    /// What prepares the call, from the client: `pets().add`. Absent where the operation is left out.
    pub call: Option<String>,
    /// Its parameters, by the JSON pointer of where each is described.
    pub parameters: BTreeMap<String, ParameterBinding>,
    /// The type of its body, by media type.
    pub body: BTreeMap<String, String>,
    /// The types of its responses, by status and media type.
    pub responses: BTreeMap<String, BTreeMap<String, String>>,
}

/// What became of a webhook or callback.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct WebhookBinding {
    /// What stands for the type of its JSON: `webhooks::PetSold`. Absent where it carries none.
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

/// Spells the types of the places of a planned crate.
pub fn spell_bindings(plan: &Crate) -> Bindings {
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
    let webhooks = plan.bindings.webhooks.iter().map(|(place, body)| {
        let name = names.get(place.as_str()).cloned();
        (
            place.clone(),
            WebhookBinding {
                name,
                body: spell_all(body),
            },
        )
    });
    let operations = plan.bindings.operations.iter();
    Bindings {
        schemas: spell_all(&plan.bindings.schemas),
        operations: operations
            .map(|(place, types)| {
                (
                    place.clone(),
                    spell_operation(types, calls.get(place.as_str())),
                )
            })
            .collect(),
        webhooks: webhooks.collect(),
    }
}

fn spell_operation(types: &OperationTypes, call: Option<&(String, &Call)>) -> OperationBinding {
    let parameters = types.parameters.iter().map(|(place, parameter)| {
        let named = |params: &[Param]| {
            let own = |param: &&Param| {
                param.name.wire == parameter.name && param.place == parameter.place
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
            ty: spell(&parameter.ty),
        };
        (place.clone(), binding)
    });
    OperationBinding {
        call: call.map(|(path, _)| path.clone()),
        parameters: parameters.collect(),
        body: spell_all(&types.body),
        responses: types
            .responses
            .iter()
            .map(|(status, types)| (status.clone(), spell_all(types)))
            .collect(),
    }
}

fn spell_all(types: &BTreeMap<String, Type>) -> BTreeMap<String, String> {
    types
        .iter()
        .map(|(key, ty)| (key.clone(), spell(ty)))
        .collect()
}

fn spell(ty: &Type) -> String {
    tokens::spell(ty, From::Calls)
}
