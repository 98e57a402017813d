//! The Rust types of the document's locations, for tests and tools that start from the document.

use serde::Serialize;

use super::{ParamLocation, Type};

/// The types of all locations, each by its JSON pointer as messages show it. All lists are sorted by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Bindings {
    /// Of schemas; null included.
    pub schemas: Vec<(String, Type)>,
    /// Of operations, including those that are skipped.
    pub operations: Vec<(String, OperationTypes)>,
    /// Of the bodies of webhooks and callbacks, by media type.
    pub webhooks: Vec<(String, Vec<(String, Type)>)>,
}

/// The types that an operation sends and reads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OperationTypes {
    /// Of its parameters, each by the JSON pointer of where it is described.
    pub parameters: Vec<(String, ParameterType)>,
    /// Of its body, by media type.
    pub body: Vec<(String, Type)>,
    /// Of its responses, by status and media type.
    pub responses: Vec<(String, Vec<(String, Type)>)>,
}

/// A parameter, and the type of its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ParameterType {
    /// Its name in the document.
    pub name: String,
    /// `in`
    pub location: ParamLocation,
    /// Its values.
    pub ty: Type,
}
