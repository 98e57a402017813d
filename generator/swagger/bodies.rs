//! Parameters in the body → request bodies.

use serde_json::{Map, Value, json};

use super::contents::BodySchema;
use super::conversion::{Conversion, reference_to};
use super::locations::Locations;
use super::media::{Media, or_json};
use super::parameters::{COLLECTION_FORMAT, Location};
use super::schemas::is_file;
use crate::diagnostic::{Diagnostic, codes};
use crate::source::pointer::{join, push};

const MULTIPART: &str = "multipart/form-data";
const URL_ENCODED: &str = "application/x-www-form-urlencoded";

/// A parameter in the body, references followed.
#[derive(Clone, Debug)]
pub struct Sent<'a> {
    pub parameter: &'a Map<String, Value>,
    /// Its location in the written document.
    pub at: String,
    /// Whether a reference led to it.
    pub is_shared: bool,
}

impl Sent<'_> {
    /// Whether it is a part of a form, not a whole body.
    fn is_of_form(&self) -> bool {
        self.parameter
            .get("in")
            .is_some_and(|location| location == "formData")
    }

    /// Whether an operation has it in locations of one of its path item: a body, or a part of a form with the same name.
    pub fn replaces(&self, other: &Self) -> bool {
        let is_same = self.is_of_form() == other.is_of_form();
        is_same && (!self.is_of_form() || self.name() == other.name())
    }

    fn name(&self) -> &str {
        let name = self.parameter.get("name").and_then(Value::as_str);
        name.unwrap_or_default()
    }
}

impl<'a> Conversion<'a, '_> {
    /// The body of an operation, at `at` in the converted document.
    pub(super) fn request_body(
        &mut self,
        sent: &[Sent<'a>],
        at: &str,
        consumes: &Media,
    ) -> Option<Value> {
        let (forms, bodies): (Vec<_>, Vec<_>) = sent.iter().partition(|sent| sent.is_of_form());
        let Some((body, others)) = bodies.split_first() else {
            return (!forms.is_empty()).then(|| self.form(&forms, at, consumes));
        };
        for other in others.iter().chain(&forms) {
            let message = "an operation has one body; this one is not sent";
            let found = Diagnostic::new(&codes::DUPLICATE_PARAMETER, other.at.as_str(), message);
            self.diagnostics
                .push(found.related(body.at.as_str(), "this body is sent"));
        }
        if let Some(name) = shared_body(body).filter(|_| *consumes == self.consumes) {
            self.moves.derive(at, &body.at);
            return Some(json!({ "$ref": reference_to(&name) }));
        }
        let locations = Locations {
            old: body.at.clone(),
            new: at.to_owned(),
        };
        self.moves.derive(at, &body.at);
        // A body of a path item is that of its first operation.
        let is_own = !body.is_shared && !self.moves.has(&join(&body.at, "schema"));
        Some(self.body(body.parameter, &locations, consumes, is_own))
    }

    /// A parameter that is a whole body. If it is not its operation's own, its schema is referred to.
    pub(super) fn body(
        &mut self,
        parameter: &'a Map<String, Value>,
        locations: &Locations,
        consumes: &Media,
        is_own: bool,
    ) -> Value {
        let mut body = kept(parameter, &["description", "required"]);
        let media_types = or_json(consumes);
        let is_form =
            |media_type: &&String| [MULTIPART, URL_ENCODED].contains(&media_type.as_str());
        let others: Media = media_types
            .iter()
            .filter(|one| !is_form(one))
            .cloned()
            .collect();
        let media_types = if others.is_empty() {
            media_types
        } else {
            others
        };
        if let Some(schema) = parameter.get("schema") {
            let schema = BodySchema {
                value: schema,
                at: &join(&locations.old, "schema"),
                is_own,
            };
            let content = self.content(schema, &join(&locations.new, "content"), &media_types);
            body.insert("content".to_owned(), Value::Object(content));
        }
        Value::Object(body)
    }

    /// The parts of a form.
    fn form(&mut self, parts: &[&Sent<'a>], at: &str, consumes: &Media) -> Value {
        let media_types = form_types(parts, consumes);
        // In the written document, the parameters of the operation are the form.
        let operation = at.strip_suffix("/requestBody").unwrap_or(at);
        let parameters = join(operation, "parameters");
        self.moves.derive(at, &parameters);
        let mut content = Map::new();
        let mut first: Option<String> = None;
        for media_type in &media_types {
            let at = join(&join(at, "content"), media_type);
            let schema_at = join(&at, "schema");
            self.moves.derive(&schema_at, &parameters);
            let schema = match &first {
                Some(first) => json!({ "$ref": reference_to(first) }),
                None => self.form_schema(parts, &schema_at),
            };
            first.get_or_insert(schema_at);
            let mut media = Map::from_iter([("schema".to_owned(), schema)]);
            let encoding = self.encoding(parts, media_type, &at);
            if !encoding.is_empty() {
                media.insert("encoding".to_owned(), Value::Object(encoding));
            }
            content.insert(media_type.clone(), Value::Object(media));
        }
        let is_required = parts.iter().any(|part| is_required(part));
        json!({ "required": is_required, "content": content })
    }

    fn form_schema(&mut self, parts: &[&Sent<'a>], at: &str) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        for part in parts {
            let name = part.name();
            let mut new = join(at, "properties");
            push(&mut new, name);
            let locations = Locations {
                old: part.at.clone(),
                new,
            };
            let mut property = self.value_schema(part.parameter, &locations);
            property.extend(kept(part.parameter, &["description"]));
            properties.insert(name.to_owned(), Value::Object(property));
            if is_required(part) {
                required.push(name);
            }
        }
        let mut schema = Map::from_iter([
            ("type".to_owned(), json!("object")),
            ("properties".to_owned(), Value::Object(properties)),
        ]);
        if !required.is_empty() {
            schema.insert("required".to_owned(), json!(required));
        }
        Value::Object(schema)
    }

    /// How the arrays of a form are serialized. In a multipart body, each item is a part.
    fn encoding(&mut self, parts: &[&Sent<'a>], media_type: &str, at: &str) -> Map<String, Value> {
        let mut encoding = Map::new();
        for part in parts {
            if media_type == MULTIPART {
                self.report_format_of_parts(part);
                continue;
            }
            let mut new = join(at, "encoding");
            push(&mut new, part.name());
            self.moves.derive(&new, &part.at);
            let locations = Locations {
                old: part.at.clone(),
                new,
            };
            let mut style = self.style(part.parameter, &locations, Location::Form);
            // It is the default.
            style.retain(|key, value| key != "explode" || value != &json!(true));
            if !style.is_empty() {
                encoding.insert(part.name().to_owned(), Value::Object(style));
            }
        }
        encoding
    }

    /// A multipart body has no form of OpenAPI 3 for items that are joined.
    fn report_format_of_parts(&mut self, part: &Sent<'a>) {
        let at = join(&part.at, COLLECTION_FORMAT);
        let format = self.text(part.parameter, COLLECTION_FORMAT, &at);
        if let Some(format) = format.filter(|format| *format != "multi") {
            let message =
                format!("`{format}` is not supported in a multipart body; each item is a part");
            self.report(&codes::UNKNOWN_STYLE, &at, message);
        }
    }
}

/// The media types of a form. Only a multipart body can have files.
fn form_types(parts: &[&Sent<'_>], consumes: &Media) -> Media {
    if parts.iter().any(|part| is_file(part.parameter)) {
        return vec![MULTIPART.to_owned()];
    }
    let is_form = |media_type: &&String| {
        let essence = media_type.split(';').next().unwrap_or_default().trim_end();
        [MULTIPART, URL_ENCODED].contains(&essence)
    };
    let declared: Media = consumes.iter().filter(is_form).cloned().collect();
    if declared.is_empty() {
        vec![URL_ENCODED.to_owned()]
    } else {
        declared
    }
}

fn is_required(sent: &Sent<'_>) -> bool {
    sent.parameter.get("required") == Some(&json!(true))
}

/// The fields with these names, and the extensions.
fn kept(parameter: &Map<String, Value>, names: &[&str]) -> Map<String, Value> {
    let kept = parameter
        .iter()
        .filter(|(key, _)| names.contains(&key.as_str()) || key.starts_with("x-"));
    kept.map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

/// The location of a shared body in the converted document; `None` if it has none.
fn shared_body(body: &Sent<'_>) -> Option<String> {
    let name = body.at.strip_prefix("/parameters/")?;
    (!name.contains('/')).then(|| format!("/components/requestBodies/{name}"))
}
