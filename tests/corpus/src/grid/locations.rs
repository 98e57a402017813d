//! Where a schema can be.

use serde_json::{Map, Value, json};

use super::subjects::Subject;

/// A location of a document that has a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// A schema in a document without operations.
    Types,
    /// A part of the JSON of a response.
    Response(Part),
    /// A part of the JSON of a request.
    Request(Part),
    /// A parameter.
    Parameter(&'static str),
    /// A property of a form.
    Form,
    /// An event of a stream.
    Event,
}

/// A part of a JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The value.
    Root,
    /// A property that is required.
    Required,
    /// A property that may be absent.
    Optional,
    /// A property that may be absent or null.
    Nullable,
    /// An item of an array.
    Item,
    /// A value of a map.
    MapValue,
}

/// All locations.
pub const LOCATIONS: [Location; 15] = [
    Location::Types,
    Location::Response(Part::Root),
    Location::Response(Part::Required),
    Location::Response(Part::Optional),
    Location::Response(Part::Nullable),
    Location::Response(Part::Item),
    Location::Response(Part::MapValue),
    Location::Request(Part::Root),
    Location::Request(Part::Required),
    Location::Request(Part::Optional),
    Location::Parameter("query"),
    Location::Parameter("header"),
    Location::Parameter("path"),
    Location::Form,
    Location::Event,
];

impl Location {
    /// Its name, as a part of a Rust identifier.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Types => "types".to_owned(),
            Self::Response(part) => format!("response_{}", part.name()),
            Self::Request(part) => format!("request_{}", part.name()),
            Self::Parameter(named) => named.to_owned(),
            Self::Form => "form".to_owned(),
            Self::Event => "event".to_owned(),
        }
    }

    /// Whether a subject may be there: only scalars can be in a header, a path or a form.
    #[must_use]
    pub fn takes(self, subject: &Subject) -> bool {
        match self {
            Self::Parameter("query") => subject.is_scalar || subject.is_array(),
            Self::Parameter(_) | Self::Form => subject.is_scalar,
            Self::Types | Self::Event => !subject.is_scalar,
            Self::Response(_) | Self::Request(_) => true,
        }
    }

    /// The document that has a schema there and nowhere else.
    #[must_use]
    pub fn document(self, schema: &Value) -> Value {
        let mut document =
            json!({"openapi": "3.1.0", "info": {"title": "Grid", "version": "1.0.0"}});
        let path = if self == Self::Parameter("path") {
            "/things/{thing}"
        } else {
            "/things"
        };
        if let Self::Types = self {
            document["components"] = json!({"schemas": {"Thing": schema}});
            document["paths"] = json!({});
        } else {
            document["paths"] = json!({path: self.operation(schema)});
        }
        document
    }

    fn operation(self, schema: &Value) -> Value {
        let (method, member, value) = match self {
            Self::Types => return json!({}),
            Self::Response(part) => {
                let media = json!({"application/json": {"schema": part.schema(schema)}});
                let operation =
                    json!({"responses": {"200": {"description": "ok", "content": media}}});
                return json!({"get": with_id(operation)});
            }
            Self::Event => {
                let media = json!({"text/event-stream": {"schema": schema}});
                let operation =
                    json!({"responses": {"200": {"description": "ok", "content": media}}});
                return json!({"get": with_id(operation)});
            }
            Self::Request(part) => {
                let media = json!({"application/json": {"schema": part.schema(schema)}});
                (
                    "post",
                    "requestBody",
                    json!({"required": true, "content": media}),
                )
            }
            Self::Form => {
                let form = Part::Optional.schema(schema);
                let media = json!({"application/x-www-form-urlencoded": {"schema": form}});
                (
                    "post",
                    "requestBody",
                    json!({"required": true, "content": media}),
                )
            }
            Self::Parameter(location) => {
                let is_required = location == "path";
                let parameter = json!({"name": "thing", "in": location, "required": is_required, "schema": schema});
                ("get", "parameters", json!([parameter]))
            }
        };
        let operation = json!({member: value, "responses": {"204": {"description": "done"}}});
        json!({method: with_id(operation)})
    }
}

fn with_id(mut operation: Value) -> Value {
    operation["operationId"] = "useThing".into();
    operation
}

impl Part {
    fn name(self) -> &'static str {
        match self {
            Self::Root => "root",
            Self::Required => "required",
            Self::Optional => "optional",
            Self::Nullable => "nullable",
            Self::Item => "item",
            Self::MapValue => "map_value",
        }
    }

    /// The schema of a value that has a part with a schema.
    fn schema(self, part: &Value) -> Value {
        let object = |part: Value| json!({"type": "object", "properties": {"thing": part}});
        match self {
            Self::Root => part.clone(),
            Self::Required => {
                let mut object = object(part.clone());
                object["required"] = json!(["thing"]);
                object
            }
            Self::Optional => object(part.clone()),
            Self::Nullable => object(nullable(part)),
            Self::Item => json!({"type": "array", "items": part}),
            Self::MapValue => json!({"type": "object", "additionalProperties": part}),
        }
    }
}

/// A schema that null is a value of too.
fn nullable(schema: &Value) -> Value {
    let mut schema = schema.clone();
    let is_plain = |members: &Map<String, Value>| {
        !["const", "enum"]
            .iter()
            .any(|key| members.contains_key(*key))
    };
    match schema.as_object_mut().filter(|members| is_plain(members)) {
        Some(members) if members.get("type").is_some_and(Value::is_string) => {
            let ty = members["type"].take();
            members.insert("type".to_owned(), json!([ty, "null"]));
            schema
        }
        _ => json!({"anyOf": [schema, {"type": "null"}]}),
    }
}
