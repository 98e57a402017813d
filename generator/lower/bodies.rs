//! Bodies and responses of operations, by media type.

use serde_json::{Map, Value, json};

use super::field::{Fields, excerpt, null, read};
use super::grammar::Kind;
use super::lowering::Lowering;
use super::media_types::check_media_type;
use super::normal::{Schema, extension, reference};
use super::operations::check_style;
use super::resolve::{described_here, follow, follow_misplaced, pointer_of};
use super::version::{is_30, is_32};
use super::wire_names::{check_declared_header, is_token};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::{escape, join};

impl<'a> Lowering<'a, '_> {
    /// The field of an operation that is its body.
    pub(super) fn request_body(
        &mut self,
        operation: &'a Value,
        at: &str,
    ) -> Option<(String, Value)> {
        let body = self.body(operation.get("requestBody")?, &format!("{at}/requestBody"))?;
        Some(("requestBody".to_owned(), body))
    }

    /// The bodies and responses that operations can refer to. Whether any does or not, they have types.
    pub(super) fn shared_contents(
        &mut self,
        components: &'a Value,
        at: &str,
    ) -> [(&'static str, Value); 2] {
        let bodies = self.shared(components, "requestBodies", at, Self::body);
        let responses = self.shared(components, "responses", at, Self::response);
        [("requestBodies", bodies), ("responses", responses)]
    }

    fn shared(
        &mut self,
        components: &'a Value,
        section: &str,
        at: &str,
        read: impl Fn(&mut Self, &'a Value, &str) -> Option<Value>,
    ) -> Value {
        let Some((all, at)) = self.map(components, section, at) else {
            return json!({});
        };
        let read = all
            .iter()
            .filter_map(|(name, one)| Some((name.clone(), read(self, one, &join(&at, name))?)));
        Value::Object(read.collect())
    }

    fn body(&mut self, body: &'a Value, at: &str) -> Option<Value> {
        let declared = described_here(body);
        let (body, at) = follow(self.root, body, at, Kind::RequestBody, self.diagnostics)?;
        let mut fields = Fields::of(body, &at, self.diagnostics)?;
        let mut lowered = Map::new();
        lowered.insert("required".to_owned(), json!(fields.flag("required")));
        let description = declared.or_else(|| fields.text("description"));
        lowered.extend(description.map(|text| ("description".to_owned(), json!(excerpt(text)))));
        let content = self
            .content(body, &at)
            .filter(|content| content != &json!({}));
        let is_empty = body
            .get("content")
            .is_none_or(|content| content.is_null() || content == &json!({}));
        if is_empty {
            let message = "request body has no `content`; no body is sent";
            self.diagnostics
                .push(Diagnostic::new(&codes::ASSUMED_FIELD, at.as_str(), message));
        }
        lowered.insert("content".to_owned(), content.unwrap_or_else(|| json!({})));
        lowered.insert(extension::LOCATION.to_owned(), json!(at));
        Some(Value::Object(lowered))
    }

    /// The responses of an operation, by status.
    pub(super) fn responses(&mut self, operation: &'a Value, at: &str) -> Value {
        let mut lowered = Map::new();
        let Some((responses, at)) = self.map(operation, "responses", at) else {
            return json!({});
        };
        for (status, response) in responses
            .iter()
            .filter(|(status, _)| !status.starts_with("x-"))
        {
            let at = format!("{at}/{}", escape(status));
            let Some(status) = read_status(status, &at, self.diagnostics) else {
                continue;
            };
            if lowered.contains_key(&status) {
                let message = format!("`{status}` is declared already; this response is skipped");
                self.diagnostics
                    .push(Diagnostic::new(&codes::UNKNOWN_STATUS, at, message));
                continue;
            }
            if let Some(response) = self.response(response, &at) {
                lowered.insert(status, response);
            }
        }
        Value::Object(lowered)
    }

    fn response(&mut self, response: &'a Value, at: &str) -> Option<Value> {
        let declared = described_here(response);
        let (response, at) = if response.is_null() {
            self.diagnostics.push(null(at, Kind::Response.text()));
            (response, at.to_owned())
        } else {
            follow(self.root, response, at, Kind::Response, self.diagnostics)?
        };
        self.check_optional(response, "headers", Kind::Header, &at);
        self.check_optional(response, "links", Kind::Link, &at);
        self.check_headers(response, &at);
        let own = |key: &str| response.get(key)?.as_str();
        let own = || own("description").or_else(|| own("summary"));
        let description = declared.or_else(own);
        let mut lowered = json!({
            "description": description.map(excerpt).unwrap_or_default(),
            "content": self.content(response, &at).unwrap_or_else(|| json!({})),
            extension::LOCATION: at,
        });
        if has_link_header(response) {
            lowered[extension::HAS_LINK_HEADER] = json!(true);
        }
        let headers = self.response_headers(response, &at);
        if !headers.is_empty() {
            lowered[extension::RESPONSE_HEADERS] = Value::Array(headers);
        }
        let links = self.links(response, &at);
        if !links.is_empty() {
            lowered["links"] = Value::Object(links);
        }
        Some(lowered)
    }

    /// The Link Objects of a response that name an operation. What is wrong with the others is reported already.
    fn links(&mut self, response: &'a Value, at: &str) -> Map<String, Value> {
        let mut lowered = Map::new();
        let declared = response.get("links").and_then(Value::as_object);
        for (name, link) in declared.into_iter().flatten() {
            let at = format!("{at}/links/{}", escape(name));
            let mut reported = Diagnostics::default();
            let found = follow(self.root, link, &at, Kind::Link, &mut reported);
            let Some((link, _)) = found else { continue };
            let mut read = Map::new();
            for key in ["operationId", "operationRef"] {
                let text = link.get(key).filter(|text| text.is_string());
                read.extend(text.map(|text| (key.to_owned(), text.clone())));
            }
            // A Link Object has one of the two.
            if read.len() != 1 {
                continue;
            }
            let parameters = link.get("parameters").filter(|map| map.is_object());
            read.extend(parameters.map(|map| ("parameters".to_owned(), map.clone())));
            lowered.insert(name.clone(), Value::Object(read));
        }
        lowered
    }

    /// `content`: a schema for each media type.
    pub(super) fn content(&mut self, owner: &'a Value, at: &str) -> Option<Value> {
        let (content, at) = self.map(owner, "content", at)?;
        let mut lowered = Map::new();
        for (media, body) in content {
            let at = format!("{at}/{}", escape(media));
            check_media_type(media, &at, self.diagnostics);
            if body.is_null() {
                self.diagnostics.push(null(&at, Kind::MediaType.text()));
                lowered.insert(media.clone(), json!({}));
                continue;
            }
            let Some((body, at)) = self.media_type(body, at) else {
                continue;
            };
            let Some(fields) = Fields::of(body, &at, self.diagnostics) else {
                continue;
            };
            let mut body = Map::from_iter([(extension::LOCATION.to_owned(), json!(at))]);
            if fields.object.contains_key("encoding") {
                let form = form_of(media, is_30(self.root));
                let (at, declared) = (fields.location("encoding"), &fields.object["encoding"]);
                let stray = ("encoding", Kind::Section);
                let encoding = follow_misplaced(self.root, declared, at, stray, fields.diagnostics);
                let encoding = encoding.and_then(|(encoding, at)| {
                    lower_encoding(self.root, (encoding, &at), form, fields.diagnostics)
                });
                body.extend(encoding.map(|encoding| ("encoding".to_owned(), encoding)));
            }
            let object = fields.object;
            if let Some(schema) = object.get("schema") {
                let schema = self.schema(Some(schema), &format!("{at}/schema"));
                body.insert("schema".to_owned(), schema);
            }
            self.items(object, (media, &at), &mut body);
            lowered.insert(media.clone(), Value::Object(body));
        }
        Some(Value::Object(lowered))
    }

    /// A media type object, or the target of a `$ref` in place of it, which OpenAPI allows since 3.2.
    fn media_type(&mut self, value: &'a Value, at: String) -> Option<(&'a Value, String)> {
        if is_32(self.root) {
            return follow(self.root, value, &at, Kind::MediaType, self.diagnostics);
        }
        let stray = (Kind::MediaType.text(), Kind::MediaType);
        follow_misplaced(self.root, value, at, stray, self.diagnostics)
    }

    /// A `$ref` to the location of the schema, or to the target of its own bare `$ref`.
    pub(super) fn schema(&mut self, schema: Option<&Value>, at: &str) -> Value {
        match schema {
            Some(Value::Object(keywords)) if keywords.len() == 1 => {
                let target = keywords
                    .get("$ref")
                    .and_then(Value::as_str)
                    .and_then(pointer_of);
                let Some(target) = target else {
                    return reference(at);
                };
                let mut reference = reference(&target);
                reference[extension::LOCATION] = json!(at);
                reference
            }
            Some(_) => reference(at),
            None => {
                let message = "parameter has no schema; any string is accepted";
                self.diagnostics
                    .push(Diagnostic::new(&codes::ASSUMED_STRING, at, message));
                let any_string = Schema::with("type", "string");
                self.schemas.insert(at.to_owned(), any_string.into());
                reference(at)
            }
        }
    }
}

/// What an encoding is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `name=value` pairs, which have styles.
    Pairs,
    /// Parts, which have headers; those of a form have styles since OpenAPI 3.1.
    Parts { have_styles: bool },
}

fn form_of(media: &str, is_30: bool) -> Form {
    let essence = media.split(';').next().unwrap_or_default().trim();
    let essence = essence.to_ascii_lowercase();
    if essence.starts_with("multipart/") {
        let have_styles = essence == "multipart/form-data" && !is_30;
        Form::Parts { have_styles }
    } else {
        Form::Pairs
    }
}

/// Reports `headers` of what has none, and styles other than the default where there are none.
fn report_ignored(field: &str, form: Form, fields: &mut Fields<'_, '_>) {
    let object = fields.object;
    let has_no_styles = form == Form::Parts { have_styles: false };
    let ignored = [
        (
            "headers",
            form == Form::Pairs && object.contains_key("headers"),
        ),
        (
            "style",
            object.get("style").is_some_and(|style| style != "form"),
        ),
        ("explode", object.get("explode") == Some(&json!(false))),
        (
            "allowReserved",
            object.get("allowReserved") == Some(&json!(true)),
        ),
    ];
    for (key, is_other) in ignored {
        if is_other && (key == "headers" || has_no_styles) {
            let message = format!("`{key}` of the field `{field}` is ignored");
            let location = fields.location(key);
            fields
                .diagnostics
                .push(Diagnostic::new(&codes::IGNORED_ENCODING, location, message));
        }
    }
}

/// Whether a response declares the header `Link`.
fn has_link_header(response: &Value) -> bool {
    let headers = response.get("headers").and_then(Value::as_object);
    let mut names = headers.into_iter().flat_map(Map::keys);
    names.any(|name| name.eq_ignore_ascii_case("link"))
}

/// The serialization of the fields of a form: a style and the fields that belong to it, else a media type.
fn lower_encoding(
    root: &Value,
    (all, at): (&Value, &str),
    form: Form,
    diagnostics: &mut Diagnostics,
) -> Option<Value> {
    let mut lowered = Map::new();
    for (field, encoding) in read(all, "an object", at, diagnostics, Value::as_object)? {
        let at = format!("{at}/{}", escape(field));
        let Some(mut fields) = Fields::of(encoding, &at, diagnostics) else {
            continue;
        };
        report_ignored(field, form, &mut fields);
        let mut encoding = Map::new();
        let headers = part_headers(root, &mut fields);
        if !headers.is_empty() && form != Form::Pairs {
            encoding.insert(extension::HEADERS.to_owned(), Value::Array(headers));
        }
        for key in ["contentType", "style"] {
            encoding.extend(fields.text(key).map(|text| (key.to_owned(), json!(text))));
        }
        let (explode, reserved) = (fields.maybe_flag("explode"), fields.flag("allowReserved"));
        check_style(
            "form",
            &mut encoding,
            &fields.location("style"),
            fields.diagnostics,
        );
        // Fields that belong to a style imply the default style.
        if !encoding.contains_key("style") && (explode.is_some() || reserved) {
            encoding.insert("style".to_owned(), json!("form"));
        }
        let by_itself = encoding.get("style").is_some_and(|style| style == "form");
        if form == (Form::Parts { have_styles: false }) {
            encoding.remove("style");
        }
        encoding.insert("explode".to_owned(), json!(explode.unwrap_or(by_itself)));
        encoding.insert("allowReserved".to_owned(), json!(reserved));
        lowered.insert(field.clone(), Value::Object(encoding));
    }
    Some(Value::Object(lowered))
}

/// The headers of a part. Its media type is not one of them.
fn part_headers(root: &Value, fields: &mut Fields<'_, '_>) -> Vec<Value> {
    let declared = fields.object.get("headers").and_then(Value::as_object);
    let mut headers = Vec::new();
    for (name, header) in declared.into_iter().flatten() {
        let at = join(&fields.location("headers"), &escape(name));
        check_declared_header(name, &at, "no part has it", fields.diagnostics);
        let mut reported = Diagnostics::default();
        let found = follow(root, header, &at, Kind::Header, &mut reported);
        let is_required = found.and_then(|(header, _)| header.get("required")?.as_bool());
        if is_token(name) && !name.eq_ignore_ascii_case("content-type") {
            let required = is_required.unwrap_or_default();
            headers.push(json!({ "name": name, "required": required }));
        }
    }
    headers
}

/// The status as the typed model reads it: three digits, `4XX`, or `default`.
fn read_status(status: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<String> {
    let bytes = status.as_bytes();
    let hundreds = matches!(bytes, [b'1'..=b'5', ..]) && bytes.len() == 3;
    if status.eq_ignore_ascii_case("default") {
        return Some("default".to_owned());
    }
    if hundreds && bytes[1..].iter().all(u8::is_ascii_digit) {
        return Some(status.to_owned());
    }
    if hundreds && bytes[1..].eq_ignore_ascii_case(b"XX") {
        return Some(status.to_ascii_uppercase());
    }
    let message = format!("`{status}` is not a status code; the response is skipped");
    let help = "use three digits from 100 to 599, a range such as `4XX`, or `default`";
    diagnostics.push(Diagnostic::new(&codes::UNKNOWN_STATUS, at, message).help(help));
    None
}
