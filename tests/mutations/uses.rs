//! Which requests and responses have each schema. This is found out from the document, and not with code of the generator.

use std::collections::{BTreeMap, HashMap};

use serde_json::{Map, Value};

use super::pointer::join;

/// Where a schema is.
// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// JSON bodies of requests.
    pub request: bool,
    /// Parameters, forms, and other bodies of requests.
    pub request_text: bool,
    /// JSON bodies of responses and webhooks.
    pub response: bool,
    /// Responses that are not JSON, headers, and keywords such as `not`.
    pub elsewhere: bool,
}

impl Uses {
    pub const REQUEST: Self = Self::only(true, false);
    pub const RESPONSE: Self = Self::only(false, true);
    pub const BOTH: Self = Self::only(true, true);
    const REQUEST_TEXT: Self = Self {
        request_text: true,
        ..Self::only(false, false)
    };
    const ELSEWHERE: Self = Self {
        elsewhere: true,
        ..Self::only(false, false)
    };

    const fn only(request: bool, response: bool) -> Self {
        Self {
            request,
            request_text: false,
            response,
            elsewhere: false,
        }
    }

    fn or(self, other: Self) -> Self {
        Self {
            request: self.request || other.request,
            request_text: self.request_text || other.request_text,
            response: self.response || other.response,
            elsewhere: self.elsewhere || other.elsewhere,
        }
    }

    /// Whether a request has it.
    pub fn is_sent(self) -> bool {
        self.request || self.request_text
    }

    /// Whether what it means is plain: it is in JSON bodies, or nowhere.
    pub fn is_json(self) -> bool {
        !self.request_text && !self.elsewhere
    }
}

/// An operation.
pub struct OperationAt {
    /// Its pointer.
    pub pointer: String,
    /// Its path.
    pub path: String,
    /// Its method, in lower case.
    pub method: String,
    /// The pointers of its parameters, where they are declared.
    pub parameters: Vec<String>,
}

const METHODS: [&str; 8] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
];

/// What is reachable in a document.
pub struct Reachable {
    pub operations: Vec<OperationAt>,
    /// Every schema, by its pointer.
    pub schemas: BTreeMap<String, Uses>,
}

/// Finds the operations and schemas of a document.
pub fn find(document: &Value) -> Reachable {
    let mut walk = Walk {
        document,
        schemas: BTreeMap::new(),
        queue: Vec::new(),
        children: children_of_parents(document),
    };
    let mut operations = Vec::new();
    for (path, item) in entries(&document["paths"]) {
        let pointer = join("/paths", path);
        for (method, operation) in entries(item) {
            if METHODS.contains(&method.as_str()) {
                let pointer = join(&pointer, method);
                let parameters = walk.visit_operation(&pointer, item, operation);
                operations.push(OperationAt {
                    pointer,
                    path: path.clone(),
                    method: method.clone(),
                    parameters,
                });
            }
        }
    }
    for key in ["webhooks", "x-webhooks"] {
        for (name, item) in entries(&document[key]) {
            walk.visit_webhook(&join(&format!("/{key}"), name), item);
        }
    }
    for (name, _) in entries(&document["components"]["schemas"]) {
        walk.add(join("/components/schemas", name), Uses::default());
    }
    walk.finish();
    Reachable {
        operations,
        schemas: walk.schemas,
    }
}

/// The entries of an object; none of another value.
pub fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// The pointer of what a `$ref` of the document refers to.
pub fn target(value: &Value) -> Option<String> {
    let reference = value.get("$ref")?.as_str()?;
    reference.strip_prefix('#').map(str::to_owned)
}

/// The pointer and the value behind `$ref`s.
pub fn resolve<'d>(document: &'d Value, pointer: String, value: &'d Value) -> (String, &'d Value) {
    let (mut pointer, mut value) = (pointer, value);
    for _ in 0..10 {
        let Some(next) = target(value) else { break };
        let Some(found) = document.pointer(&next) else {
            break;
        };
        (pointer, value) = (next, found);
    }
    (pointer, value)
}

/// How the content of a media type is read.
enum Content {
    /// As JSON, item by item too.
    Json,
    /// As text or bytes, which have no schema.
    Other,
    /// A range of media types, or a format of JSON that a client may not know.
    Unclear,
}

fn content_of(media: &str) -> Content {
    let media = media.split(';').next().unwrap_or_default().trim();
    let media = media.to_ascii_lowercase();
    match media.as_str() {
        "application/json" | "text/json" | "text/event-stream" => Content::Json,
        media if media.ends_with("+json") => Content::Json,
        media if media.contains('*') || media.contains("json") => Content::Unclear,
        _ => Content::Other,
    }
}

/// The schemas that extend a schema with a discriminator, by its pointer: a value of it may be one of theirs.
fn children_of_parents(document: &Value) -> HashMap<String, Vec<String>> {
    let mut children: HashMap<String, Vec<String>> = HashMap::new();
    for (name, schema) in entries(&document["components"]["schemas"]) {
        for part in schema["allOf"].as_array().into_iter().flatten() {
            let Some(parent) = target(part) else { continue };
            let has_tag = document
                .pointer(&parent)
                .is_some_and(|parent| parent.get("discriminator").is_some());
            if has_tag {
                let child = join("/components/schemas", name);
                children.entry(parent).or_default().push(child);
            }
        }
    }
    children
}

struct Walk<'d> {
    document: &'d Value,
    schemas: BTreeMap<String, Uses>,
    queue: Vec<String>,
    children: HashMap<String, Vec<String>>,
}

impl<'d> Walk<'d> {
    fn add(&mut self, pointer: String, uses: Uses) {
        let known = self.schemas.get(&pointer).copied();
        let together = known.unwrap_or_default().or(uses);
        if known != Some(together) {
            self.schemas.insert(pointer.clone(), together);
            self.queue.push(pointer);
        }
    }

    fn finish(&mut self) {
        while let Some(pointer) = self.queue.pop() {
            let uses = self.schemas[&pointer];
            if let Some(Value::Object(schema)) = self.document.pointer(&pointer) {
                self.visit_schema(&pointer, schema, uses);
            }
        }
    }

    fn visit_schema(&mut self, pointer: &str, schema: &'d Map<String, Value>, uses: Uses) {
        for (keyword, value) in schema {
            let here = join(pointer, keyword);
            match keyword.as_str() {
                "$ref" => {
                    let next = value.as_str().and_then(|text| text.strip_prefix('#'));
                    if let Some(next) = next {
                        self.add(next.to_owned(), uses);
                    }
                }
                "properties" => {
                    for (name, property) in entries(value) {
                        let uses = self.of_property(property, uses);
                        self.add(join(&here, name), uses);
                    }
                }
                "items" | "additionalProperties" => self.add(here, uses),
                "allOf" | "oneOf" | "anyOf" | "prefixItems" => {
                    let members = value.as_array().map_or(0, Vec::len);
                    (0..members).for_each(|index| self.add(format!("{here}/{index}"), uses));
                }
                "discriminator" => {
                    for (_, name) in entries(&value["mapping"]) {
                        let name = name.as_str().and_then(|text| text.strip_prefix('#'));
                        if let Some(name) = name {
                            self.add(name.to_owned(), uses);
                        }
                    }
                }
                "not"
                | "if"
                | "then"
                | "else"
                | "contains"
                | "propertyNames"
                | "unevaluatedProperties"
                | "unevaluatedItems" => self.add(here, Uses::ELSEWHERE),
                "patternProperties" | "dependentSchemas" | "$defs" | "definitions" => {
                    for (name, _) in entries(value) {
                        self.add(join(&here, name), Uses::ELSEWHERE);
                    }
                }
                _ => {}
            }
        }
        for child in self.children.get(pointer).cloned().unwrap_or_default() {
            self.add(child, uses);
        }
    }

    /// A read-only property is in no request, and a write-only one in no response.
    fn of_property(&self, property: &Value, uses: Uses) -> Uses {
        let (_, resolved) = resolve(self.document, String::new(), property);
        let is = |keyword: &str| {
            [property, resolved]
                .iter()
                .any(|schema| schema[keyword] == Value::Bool(true))
        };
        let (read_only, write_only) = (is("readOnly"), is("writeOnly"));
        Uses {
            request: uses.request && !read_only,
            request_text: uses.request_text && !read_only,
            response: uses.response && !write_only,
            elsewhere: uses.elsewhere,
        }
    }

    /// Visits an operation, and returns the pointers of its parameters.
    fn visit_operation(
        &mut self,
        pointer: &str,
        item: &'d Value,
        operation: &'d Value,
    ) -> Vec<String> {
        let parameters = self.parameters_of(pointer, item, operation);
        for parameter in &parameters {
            self.add(join(parameter, "schema"), Uses::REQUEST_TEXT);
        }
        self.visit_body(pointer, operation, Uses::REQUEST, Uses::REQUEST_TEXT);
        for (status, response) in entries(&operation["responses"]) {
            let at = join(&join(pointer, "responses"), status);
            let (at, response) = resolve(self.document, at, response);
            self.visit_content(&at, response, Uses::RESPONSE, Uses::default());
            for (name, _) in entries(&response["headers"]) {
                let schema = join(&join(&join(&at, "headers"), name), "schema");
                self.add(schema, Uses::ELSEWHERE);
            }
        }
        for (name, callback) in entries(&operation["callbacks"]) {
            let at = join(&join(pointer, "callbacks"), name);
            let (at, callback) = resolve(self.document, at, callback);
            for (expression, item) in entries(callback) {
                self.visit_webhook(&join(&at, expression), item);
            }
        }
        parameters
    }

    /// The parameters of an operation: its own, and those of its path that it does not replace.
    fn parameters_of(&self, pointer: &str, item: &'d Value, operation: &'d Value) -> Vec<String> {
        let (path, _) = super::pointer::split(pointer);
        let mut pointers: Vec<String> = Vec::new();
        let mut keys: Vec<(&Value, &Value)> = Vec::new();
        for (at, declared) in [(pointer, operation), (path, item)] {
            let parameters = declared["parameters"].as_array().into_iter().flatten();
            for (index, parameter) in parameters.enumerate() {
                let at = format!("{at}/parameters/{index}");
                let (at, parameter) = resolve(self.document, at, parameter);
                let key = (&parameter["in"], &parameter["name"]);
                if !keys.contains(&key) {
                    keys.push(key);
                    pointers.push(at);
                }
            }
        }
        pointers
    }

    fn visit_webhook(&mut self, pointer: &str, item: &'d Value) {
        for (method, operation) in entries(item) {
            if METHODS.contains(&method.as_str()) {
                let at = join(pointer, method);
                self.visit_body(&at, operation, Uses::RESPONSE, Uses::default());
            }
        }
    }

    fn visit_body(&mut self, pointer: &str, operation: &'d Value, json: Uses, other: Uses) {
        if let Some(body) = operation.get("requestBody") {
            let (at, body) = resolve(self.document, join(pointer, "requestBody"), body);
            self.visit_content(&at, body, json, other);
        }
    }

    fn visit_content(&mut self, pointer: &str, of: &'d Value, json: Uses, other: Uses) {
        for (media, _) in entries(&of["content"]) {
            let at = join(&join(pointer, "content"), media);
            let uses = match content_of(media) {
                Content::Json => json,
                Content::Other => other,
                Content::Unclear => Uses::ELSEWHERE,
            };
            self.add(join(&at, "schema"), uses);
        }
    }
}
