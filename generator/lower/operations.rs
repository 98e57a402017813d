//! Paths, operations, parameters, bodies and responses: references resolved, path-level parameters moved into each
//! operation, everything that is not read left out, and a `$ref` wherever a schema stands.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::member::{Members, wrong_type};
use super::normal::{Schemas, extension, reference};
use super::resolve::{Kind, follow, pointer_of};
use super::skeleton::lower_requirement;
use super::wire_names::{check_header_name, check_path};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::escape;

/// The methods of a path item, in the order in which they are read.
const METHODS: [&str; 8] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/// All operations, by path and method.
pub fn lower_paths(lowering: &mut Lowering<'_, '_>) -> Value {
    let mut lowered = Map::new();
    let root = lowering.root;
    let paths = Members::of(root, "", lowering.diagnostics).and_then(|mut root| root.map("paths"));
    for (template, item) in paths.into_iter().flatten() {
        if template.starts_with("x-") {
            continue;
        }
        let at = format!("/paths/{}", escape(template));
        if check_path(template, &at, lowering.diagnostics).is_none() {
            continue;
        }
        let found = follow(root, item, &at, Kind::PathItem, lowering.diagnostics);
        let Some((item, at)) = found else { continue };
        let operations =
            lowering.by_method(item, &at, |lowering, operation, at| lowering.operation(item, operation, at));
        lowered.insert(template.clone(), operations);
    }
    Value::Object(lowered)
}

/// What no two parameters of an operation have in common: where it travels, and its name.
fn identity(parameter: &Value) -> (String, String) {
    let text = |key: &str| parameter[key].as_str().unwrap_or_default().to_owned();
    (text("in"), text("name"))
}

/// What there is to read from, and where what is read goes.
pub struct Lowering<'a, 'd> {
    /// The document.
    pub root: &'a Value,
    /// The schemas that stand nowhere in it.
    pub schemas: &'d mut Schemas,
    /// What the service sends, where that stands in no operation: see [`webhooks`](super::webhooks).
    pub callbacks: &'d mut Map<String, Value>,
    /// What is wrong so far.
    pub diagnostics: &'d mut Diagnostics,
}

/// What an operation is called, and what is said of it.
pub fn describe(members: &mut Members<'_, '_>) -> Map<String, Value> {
    let mut lowered = Map::new();
    for key in ["operationId", "summary", "description"] {
        lowered.extend(members.text(key).map(|text| (key.to_owned(), json!(text))));
    }
    lowered.insert("deprecated".to_owned(), json!(members.flag("deprecated")));
    lowered
}

impl Lowering<'_, '_> {
    /// What a path item has, by method.
    pub(super) fn by_method(
        &mut self,
        item: &Value,
        at: &str,
        read: impl Fn(&mut Self, &Value, &str) -> Option<Value>,
    ) -> Value {
        let mut lowered = Map::new();
        for method in METHODS {
            let Some(operation) = item.get(method) else { continue };
            let operation = read(self, operation, &format!("{at}/{method}"));
            lowered.extend(operation.map(|operation| (method.to_owned(), operation)));
        }
        Value::Object(lowered)
    }

    fn operation(&mut self, item: &Value, operation: &Value, at: &str) -> Option<Value> {
        let mut members = Members::of(operation, at, self.diagnostics)?;
        let mut lowered = describe(&mut members);
        let tags = members.list("tags").into_iter().flatten().filter(|tag| tag.is_string());
        lowered.insert("tags".to_owned(), tags.cloned().collect());
        if let Some(security) = members.list("security") {
            lowered.insert("security".to_owned(), security.iter().map(lower_requirement).collect());
        }
        lowered.insert("parameters".to_owned(), self.parameters(item, operation, at));
        lowered.extend(self.request_body(operation, at));
        lowered.insert("responses".to_owned(), self.responses(operation, at));
        let callbacks = self.own_callbacks(operation, at);
        lowered.extend(callbacks.map(|callbacks| ("callbacks".to_owned(), callbacks)));
        lowered.insert(extension::PLACE.to_owned(), json!(at));
        Some(Value::Object(lowered))
    }

    /// The path's parameters that the operation does not declare anew, then the operation's own.
    fn parameters(&mut self, item: &Value, operation: &Value, at: &str) -> Value {
        let above = at.rsplit_once('/').map_or(at, |(above, _)| above);
        let own = self.parameter_list(operation, at);
        let mut all = self.parameter_list(item, above);
        let known: HashSet<_> = own.iter().map(identity).collect();
        all.retain(|shared| !known.contains(&identity(shared)));
        all.extend(own);
        Value::Array(all)
    }

    fn parameter_list(&mut self, owner: &Value, at: &str) -> Vec<Value> {
        let Some(list) = owner.get("parameters") else { return Vec::new() };
        let Some(list) = list.as_array() else {
            self.diagnostics.push(wrong_type(&format!("{at}/parameters"), "a list", list));
            return Vec::new();
        };
        let mut lowered: Vec<Value> = Vec::new();
        let mut seen = HashSet::new();
        for (index, parameter) in list.iter().enumerate() {
            let at = format!("{at}/parameters/{index}");
            let found = follow(self.root, parameter, &at, Kind::Parameter, self.diagnostics);
            let Some((parameter, place)) = found else { continue };
            let Some(parameter) = self.parameter(parameter, &place) else { continue };
            if seen.insert(identity(&parameter)) {
                lowered.push(parameter);
            } else {
                let message = format!("parameter {} is declared twice", parameter["name"]);
                self.diagnostics.push(Diagnostic::new(&codes::DUPLICATE_PARAMETER, at, message));
            }
        }
        lowered
    }

    fn parameter(&mut self, parameter: &Value, at: &str) -> Option<Value> {
        let mut members = Members::of(parameter, at, self.diagnostics)?;
        let mut lowered = Map::new();
        let (name, place) = (members.text("name"), members.text("in"));
        let (Some(name), Some(place)) = (name, place) else {
            let message = "a parameter needs a `name` and says where it goes by `in`";
            self.diagnostics.push(Diagnostic::new(&codes::MISSING_MEMBER, at, message));
            return None;
        };
        if name.is_empty() && place != "path" {
            let message = "nothing can be sent under an empty name: this parameter is left out";
            let at = members.place("name");
            members.diagnostics.push(Diagnostic::new(&codes::UNNAMED_PARAMETER, at, message));
            return None;
        }
        lowered.insert("name".to_owned(), json!(name));
        lowered.insert("in".to_owned(), json!(place));
        lowered.insert("required".to_owned(), json!(members.flag("required") || place == "path"));
        lowered.insert("deprecated".to_owned(), json!(members.flag("deprecated")));
        for key in ["description", "style"] {
            lowered.extend(members.text(key).map(|text| (key.to_owned(), json!(text))));
        }
        lowered.extend(members.maybe_flag("explode").map(|flag| ("explode".to_owned(), json!(flag))));
        if place == "query" {
            lowered.insert("allowReserved".to_owned(), json!(members.flag("allowReserved")));
        }
        lowered.insert(extension::PLACE.to_owned(), json!(at));
        check_place(place, &members.place("in"), members.diagnostics)?;
        if place == "header" {
            check_header_name(name, &members.place("name"), members.diagnostics)?;
        }
        check_style(place, &mut lowered, &members.place("style"), members.diagnostics);
        match parameter.get("content") {
            Some(content) => {
                let content = self.content(content, &format!("{at}/content"));
                lowered.insert("content".to_owned(), content);
            }
            None => {
                let schema = self.schema(parameter.get("schema"), &format!("{at}/schema"));
                lowered.insert("schema".to_owned(), schema);
            }
        }
        Some(Value::Object(lowered))
    }

    /// The member of an operation that is its body.
    pub(super) fn request_body(&mut self, operation: &Value, at: &str) -> Option<(String, Value)> {
        let body = operation.get("requestBody")?;
        let at = format!("{at}/requestBody");
        let (body, at) = follow(self.root, body, &at, Kind::RequestBody, self.diagnostics)?;
        let mut members = Members::of(body, &at, self.diagnostics)?;
        let mut lowered = Map::new();
        lowered.insert("required".to_owned(), json!(members.flag("required")));
        lowered.extend(members.text("description").map(|text| ("description".to_owned(), json!(text))));
        let content = body.get("content").unwrap_or(&Value::Null);
        lowered.insert("content".to_owned(), self.content(content, &format!("{at}/content")));
        lowered.insert(extension::PLACE.to_owned(), json!(at));
        Some(("requestBody".to_owned(), Value::Object(lowered)))
    }

    fn responses(&mut self, operation: &Value, at: &str) -> Value {
        let mut lowered = Map::new();
        let at = format!("{at}/responses");
        for (status, response) in operation.get("responses").and_then(Value::as_object).into_iter().flatten()
        {
            if status.starts_with("x-") {
                continue;
            }
            let at = format!("{at}/{}", escape(status));
            let Some(status) = read_status(status, &at, self.diagnostics) else { continue };
            let found = follow(self.root, response, &at, Kind::Response, self.diagnostics);
            let Some((response, at)) = found else { continue };
            let content = response.get("content").unwrap_or(&Value::Null);
            let content = self.content(content, &format!("{at}/content"));
            let description = response.get("description").and_then(Value::as_str);
            let response = json!({
                "description": description.unwrap_or_default(),
                "content": content,
                extension::PLACE: at,
            });
            lowered.insert(status, response);
        }
        Value::Object(lowered)
    }

    fn content(&mut self, content: &Value, at: &str) -> Value {
        let mut lowered = Map::new();
        if !content.is_object() && !content.is_null() {
            self.diagnostics.push(wrong_type(at, "an object", content));
        }
        for (media, body) in content.as_object().into_iter().flatten() {
            let at = format!("{at}/{}", escape(media));
            let Some(mut members) = Members::of(body, &at, self.diagnostics) else { continue };
            let mut body = Map::new();
            if members.object.contains_key("encoding") {
                let parts = media.trim_start().to_ascii_lowercase().starts_with("multipart/");
                body.insert("encoding".to_owned(), lower_encoding(&mut members, parts));
            }
            if let Some(schema) = members.object.get("schema") {
                let schema = self.schema(Some(schema), &format!("{at}/schema"));
                body.insert("schema".to_owned(), schema);
            }
            lowered.insert(media.clone(), Value::Object(body));
        }
        Value::Object(lowered)
    }

    /// A `$ref` to the place where the schema stands, or to where its own bare `$ref` leads.
    fn schema(&mut self, schema: Option<&Value>, at: &str) -> Value {
        match schema {
            Some(Value::Object(keywords)) if keywords.len() == 1 => {
                let target = keywords.get("$ref").and_then(Value::as_str).and_then(pointer_of);
                let Some(target) = target else { return reference(at) };
                let mut reference = reference(&target);
                reference[extension::PLACE] = json!(at);
                reference
            }
            Some(_) => reference(at),
            None => {
                let message = "the parameter does not say what it holds; any text is taken";
                self.diagnostics.push(Diagnostic::new(&codes::ASSUMED_TEXT, at, message));
                self.schemas.insert(at.to_owned(), json!({ "type": "string" }));
                reference(at)
            }
        }
    }
}

/// How the fields of a form are spelled: a style where one is given, and what follows from it; else a media type.
fn lower_encoding(media: &mut Members<'_, '_>, parts: bool) -> Value {
    let mut lowered = Map::new();
    let at = media.place("encoding");
    for (field, encoding) in media.map("encoding").into_iter().flatten() {
        let at = format!("{at}/{}", escape(field));
        let Some(mut members) = Members::of(encoding, &at, media.diagnostics) else { continue };
        for key in ["headers", "style", "explode", "allowReserved"] {
            if members.object.contains_key(key) && (parts || key == "headers") {
                let message = format!("`{key}` of the field `{field}` is ignored");
                let place = members.place(key);
                members.diagnostics.push(Diagnostic::new(&codes::IGNORED_ENCODING, place, message));
            }
        }
        let mut encoding = Map::new();
        for key in ["contentType", "style"] {
            encoding.extend(members.text(key).map(|text| (key.to_owned(), json!(text))));
        }
        let (explode, reserved) = (members.maybe_flag("explode"), members.flag("allowReserved"));
        check_style("query", &mut encoding, &members.place("style"), members.diagnostics);
        // What only a style has asks for the default one.
        if !encoding.contains_key("style") && (explode.is_some() || reserved) {
            encoding.insert("style".to_owned(), json!("form"));
        }
        let by_itself = encoding.get("style").is_some_and(|style| style == "form");
        encoding.insert("explode".to_owned(), json!(explode.unwrap_or(by_itself)));
        encoding.insert("allowReserved".to_owned(), json!(reserved));
        lowered.insert(field.clone(), Value::Object(encoding));
    }
    Value::Object(lowered)
}

fn check_place(place: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<()> {
    if ["path", "query", "header", "cookie"].contains(&place) {
        return Some(());
    }
    let message = format!("a parameter cannot travel in `{place}`");
    let help = "`in` is one of `path`, `query`, `header` and `cookie`";
    diagnostics.push(Diagnostic::new(&codes::UNKNOWN_VALUE, at, message).help(help));
    None
}

/// Takes a `style` that its place does not have out again, so that the place's own applies.
fn check_style(place: &str, lowered: &mut Map<String, Value>, at: &str, diagnostics: &mut Diagnostics) {
    let styles: &[&str] = match place {
        "path" => &["matrix", "label", "simple"],
        "query" => &["form", "spaceDelimited", "pipeDelimited", "deepObject"],
        "header" => &["simple"],
        _ => &["form"],
    };
    let Some(style) = lowered.get("style").and_then(Value::as_str) else { return };
    if !styles.contains(&style) {
        let message = format!("a {place} parameter has no style `{style}`; its default style is used");
        diagnostics.push(Diagnostic::new(&codes::UNKNOWN_STYLE, at, message));
        lowered.remove("style");
    }
}

/// The status as the typed model reads it: three digits, `4XX`, or `default`.
fn read_status(status: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<String> {
    let bytes = status.as_bytes();
    let hundreds = matches!(bytes, [b'1'..=b'5', ..]) && bytes.len() == 3;
    if status == "default" || (hundreds && bytes[1..].iter().all(u8::is_ascii_digit)) {
        return Some(status.to_owned());
    }
    if hundreds && bytes[1..].eq_ignore_ascii_case(b"XX") {
        return Some(status.to_ascii_uppercase());
    }
    let message = format!("`{status}` is no status code; the response is left out");
    let help = "a status is three digits from 100 to 599, a range such as `4XX`, or `default`";
    diagnostics.push(Diagnostic::new(&codes::UNKNOWN_STATUS, at, message).help(help));
    None
}
