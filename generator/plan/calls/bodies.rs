//! Request bodies: their types and how they are serialized.

use std::collections::HashSet;

use openapiv3::{Encoding, RequestBody};
use serde_json::Value;

use super::params::{serialize_as, style_of};
use super::undefined::Declared;
use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::draft::Call;
use crate::ir::{
    Body, Check, Content, Ident, OtherBody, PartHeader, PartPositions, Parts, Passed,
    Serialization, Style, Type, UntypedReason,
};
use crate::lower::extension;
use crate::markdown;
use crate::names::media::media_words;
use crate::names::{Use, ident, joined};
use crate::operations::media::{self, Chosen, Kind};
use crate::operations::{OperationAt, bodies_of, origin_of, part_headers};
use crate::plan::planned::Planned;
use crate::plan::planner::Planner;
use crate::schema::leaves::leaves;
use crate::schema::{self, Found};
use crate::source::Location;
use crate::source::pointer::{escape, join};

/// Why a body cannot be sent.
pub type Obstacle = String;

/// The body of an operation, and the other media types that it can be sent as.
pub struct Bodies {
    /// As the operation's own method sends it.
    pub usual: Body,
    /// As other methods send it.
    pub others: Vec<OtherBody>,
}

impl Bodies {
    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &Body> {
        let others = self.others.iter().map(|other| &other.body);
        [&self.usual].into_iter().chain(others)
    }
}

impl<'a> Planner<'a> {
    /// The body of an operation, or why it cannot be sent. Further methods are named after `method`.
    pub(in crate::plan) fn plan_bodies(
        &mut self,
        found: OperationAt<'a>,
        method: &Ident,
    ) -> Result<Option<Bodies>, Obstacle> {
        let Some((listed, all)) = bodies_of(found.operation, self.model) else {
            return Ok(None);
        };
        if found.http_method == "TRACE" {
            return Err("HTTP allows no body in a `TRACE` request".to_owned());
        }
        let mut all = all.into_iter();
        let Some(chosen) = all.next() else {
            return Ok(None);
        };
        if found.http_method == "GET" && !listed.required && self.is_empty_form(chosen) {
            self.note_unsent(found, listed, None);
            return Ok(None);
        }
        let usual = self.plan_body(listed, chosen);
        // What is optional is set.
        let prefix = if listed.required {
            method.plain()
        } else {
            "body"
        };
        let mut others: Vec<OtherBody> = Vec::new();
        let mut unwritten: Vec<String> = Vec::new();
        for chosen in all {
            let is_typed = !matches!(chosen.kind, Kind::Text | Kind::Bytes);
            let body = is_typed.then(|| self.plan_body(listed, chosen));
            let known: Vec<&Content> = [&usual]
                .into_iter()
                .chain(others.iter().map(|other| &other.body))
                .map(|body| &body.content)
                .collect();
            // The same parts in another kind of multipart are another body.
            let is_new =
                |body: &Body| chosen.kind == Kind::Parts || !known.contains(&&body.content);
            match body.filter(|body| body.content.ty().is_some() && is_new(body)) {
                Some(body) => {
                    let words = media_words(chosen.name);
                    others.push(OtherBody {
                        method: ident(&format!("{prefix} {words}"), Use::Setter),
                        body,
                    });
                }
                None => unwritten.push(chosen.name.to_owned()),
            }
        }
        if !unwritten.is_empty() {
            others.push(OtherBody {
                method: ident(&format!("{prefix} with"), Use::Setter),
                body: Body {
                    content: Content::Raw,
                    media: unwritten[0].clone(),
                    declared: unwritten,
                    checks: Vec::new(),
                    ..usual.clone()
                },
            });
        }
        let bodies = Bodies { usual, others };
        self.note_unsent(found, listed, Some(&bodies));
        Ok(Some(bodies))
    }

    /// The body as one of its media types.
    fn plan_body(&mut self, listed: &RequestBody, chosen: Chosen<'a>) -> Body {
        let mut checks = Vec::new();
        let content = match chosen.kind {
            Kind::Json => {
                let planned = self.plan_schema(chosen);
                checks.clone_from(&planned.checks);
                Content::Json(planned.whole())
            }
            Kind::Text => {
                checks = self.plan_text_checks(chosen);
                Content::Text
            }
            Kind::Bytes => Content::Bytes,
            Kind::Form => match self.plan_fields(chosen) {
                ty @ (Type::Named(_) | Type::Map(..) | Type::Value) => {
                    Content::Form(ty, styles(chosen))
                }
                Type::String => Content::Text,
                // OpenAPI does not define how it is written.
                _ => Content::Raw,
            },
            Kind::Multipart | Kind::Parts => match self.plan_fields(chosen) {
                ty @ (Type::Named(_) | Type::Map(..)) => {
                    Content::Multipart(ty, self.plan_parts(chosen))
                }
                // The parts of a form have names.
                ty @ (Type::Vec(_) | Type::Tuple(_) | Type::OpenTuple(_))
                    if chosen.kind == Kind::Parts =>
                {
                    let positions = positions(chosen);
                    let parts = Parts {
                        positions,
                        ..Parts::default()
                    };
                    Content::Multipart(ty, parts)
                }
                // Nothing describes the fields.
                _ => Content::Multipart(any_files(), Parts::default()),
            },
        };
        match chosen.kind {
            Kind::Form | Kind::Multipart | Kind::Parts => self.check_form(chosen),
            Kind::Text | Kind::Bytes => self.report_unread(chosen),
            Kind::Json => {}
        }
        let docs = markdown::to_docs(listed.description.as_deref().unwrap_or_default());
        let docs = match (chosen.location, &content) {
            (Some(location), Content::Json(ty)) => self.describe(location, ty, "", docs),
            _ => docs,
        };
        let media = concrete(chosen.name, &content);
        Body {
            content,
            media,
            declared: vec![chosen.name.to_owned()],
            required: listed.required,
            checked: false,
            passed: Passed::AsItself,
            checks,
            docs,
        }
    }

    /// The object whose properties are the fields of a form.
    fn form_object(&self, chosen: Chosen<'_>) -> Option<&'a schema::ObjectSchema> {
        let found = self.model.find_bare(chosen.location?)?;
        found.object()
    }

    /// Whether a form has no fields: some documents declare one for each operation.
    fn is_empty_form(&self, chosen: Chosen<'_>) -> bool {
        let object = self.form_object(chosen);
        let is_empty = |object: &schema::ObjectSchema| {
            object.properties.is_empty() && object.additional_schema().is_none()
        };
        chosen.kind == Kind::Form && object.is_some_and(is_empty)
    }

    /// Reports encodings of a form that match none of its fields, and headers that no part can have.
    fn check_form(&mut self, chosen: Chosen<'_>) {
        let Some(location) = chosen.location else {
            return;
        };
        let found = self.model.find_bare(location);
        let object = match found.map(|found| &found.schema.kind) {
            Some(schema::Kind::Object(object)) => object,
            Some(
                schema::Kind::OneOf(_)
                | schema::Kind::AnyOf(_)
                | schema::Kind::Annotated(_)
                | schema::Kind::Any,
            )
            | None => return,
            Some(_) if chosen.kind == Kind::Form => return,
            Some(schema::Kind::Array(_) | schema::Kind::Tuple(_)) if chosen.kind == Kind::Parts => {
                return;
            }
            Some(_) => {
                let message = "schema of a form is not an object; the form accepts any files";
                self.diagnostics
                    .push(Diagnostic::new(&codes::IGNORED_KEYWORD, location, message));
                return;
            }
        };
        let at = origin_of(&chosen.media.extensions).unwrap_or_default();
        for field in self.fields_not_as_json(chosen) {
            let message = "objects cannot be sent in this format; `contentType` is ignored";
            let at = format!("{}/{}/contentType", join(at, "encoding"), escape(field));
            self.diagnostics
                .push(Diagnostic::new(&codes::IGNORED_ENCODING, at, message));
        }
        if matches!(chosen.kind, Kind::Form | Kind::Multipart) {
            for (field, serialization) in styles(chosen) {
                let declared = Declared {
                    location: &format!("{}/{}", join(at, "encoding"), escape(&field)),
                    serialization,
                    explode: None,
                };
                if let Some(schema) = object.properties.get(&field) {
                    self.report_undefined(declared, schema);
                }
            }
        }
        for (field, encoding) in &chosen.media.encoding {
            let has_headers = !part_headers(encoding).is_empty();
            let schema = object.properties.get(field);
            if has_headers && !schema.is_some_and(|schema| self.has_files(schema)) {
                let message = "only files have headers of their own; these are not sent";
                let at = format!("{}/{}/headers", join(at, "encoding"), escape(field));
                self.diagnostics
                    .push(Diagnostic::new(&codes::IGNORED_ENCODING, at, message));
            }
        }
        if object.properties.is_empty() || object.additional_schema().is_some() {
            return;
        }
        for field in chosen
            .media
            .encoding
            .keys()
            .filter(|field| !object.properties.contains_key(*field))
        {
            let message = format!("the form has no field `{field}`");
            let at = format!("{}/{}", join(at, "encoding"), escape(field));
            let guesses = self.diagnostics.may_guess(&codes::IGNORED_ENCODING);
            let names = object
                .properties
                .keys()
                .filter(|_| guesses)
                .map(String::as_str);
            let help = nearest(field, names).map(|near| format!("did you mean `{near}`?"));
            let found = Diagnostic::new(&codes::IGNORED_ENCODING, Location::key(at), message);
            self.diagnostics.push(Diagnostic { help, ..found });
        }
    }

    /// Whether a field is a file or an array of files.
    fn has_files(&self, schema: &str) -> bool {
        let is_file = |location: &str| {
            let found = leaves(self.model, location);
            found.iter().any(|leaf| self.usage.is_file(leaf.location))
        };
        let has_file_items = || match self.model.find_bare(schema).map(|found| &found.schema.kind) {
            Some(schema::Kind::Array(array)) => array.all_items().any(is_file),
            _ => false,
        };
        is_file(schema) || has_file_items()
    }

    /// How the fields of a multipart body become parts.
    fn plan_parts(&self, chosen: Chosen<'_>) -> Parts {
        let mut styles = styles(chosen);
        // JSON is the media type of a part, and only forms have styles.
        styles.retain(|(_, found)| chosen.kind == Kind::Multipart && found.style != Style::Json);
        let files = self.fields_of_files(chosen);
        let types = part_types(chosen, &self.fields_not_as_json(chosen));
        let of_files = files.iter().filter_map(|(field, encoding)| {
            let media = encoding.content_type.as_deref()?;
            let is_new = !types.iter().any(|(typed, _)| typed == *field);
            (is_new && is_list_of_media_types(media)).then(|| ((*field).clone(), media.to_owned()))
        });
        let of_files: Vec<(String, String)> = of_files.collect();
        let header = |(name, required): (&str, bool)| PartHeader {
            name: name.to_owned(),
            required,
        };
        let headers = files.iter().map(|(field, encoding)| {
            let headers = part_headers(encoding).into_iter().map(header);
            ((*field).clone(), headers.collect())
        });
        let mut types = [types, of_files].concat();
        types.sort();
        let headers = headers.filter(|(_, headers): &(_, Vec<_>)| !headers.is_empty());
        let mut headers: Vec<(String, Vec<PartHeader>)> = headers.collect();
        headers.sort_by(|(one, _), (other, _)| one.cmp(other));
        Parts {
            types,
            headers,
            styles,
            positions: PartPositions::default(),
        }
    }

    /// The fields of a form that are files or arrays of files, where their encoding is declared.
    fn fields_of_files(&self, chosen: Chosen<'a>) -> Vec<(&'a String, &'a Encoding)> {
        let Some(object) = self.form_object(chosen) else {
            return Vec::new();
        };
        let is_file = |(field, _): &(&String, &Encoding)| {
            let schema = object.properties.get(*field);
            schema.is_some_and(|schema| self.has_files(schema))
        };
        chosen.media.encoding.iter().filter(is_file).collect()
    }

    /// The fields of a form that are objects and whose encoding declares another format than JSON.
    fn fields_not_as_json(&self, chosen: Chosen<'a>) -> Vec<&'a str> {
        let Some(object) = self.form_object(chosen) else {
            return Vec::new();
        };
        let is_object = |field: &&String| {
            let location = object.properties.get(*field);
            let found = location.and_then(|location| self.model.find_bare(location));
            found.and_then(Found::object).is_some()
        };
        let encoded = chosen.media.encoding.iter().filter(|(_, encoding)| {
            encoding
                .content_type
                .as_deref()
                .is_some_and(|media| !media::may_be_json(media))
        });
        encoded
            .map(|(field, _)| field)
            .filter(is_object)
            .map(String::as_str)
            .collect()
    }

    /// The type of a media type's schema, null included.
    pub(in crate::plan) fn plan_media(&mut self, chosen: Chosen<'_>) -> Type {
        self.plan_schema(chosen).whole()
    }

    /// The type of a form, which may be absent but is never null.
    fn plan_fields(&mut self, chosen: Chosen<'_>) -> Type {
        self.plan_schema(chosen).ty
    }

    /// The checks of a body that is sent as text.
    fn plan_text_checks(&mut self, chosen: Chosen<'_>) -> Vec<Check> {
        let location = chosen.location.filter(|location| {
            let found = self.model.find_bare(location);
            let kind = found.map(|found| &found.schema.kind);
            matches!(kind, Some(schema::Kind::String(text)) if text.values.is_empty())
        });
        let planned = location.map(|location| self.plan_type(location));
        planned
            .filter(|planned| matches!(planned.ty, Type::String | Type::Secret))
            .map_or_else(Vec::new, |planned| planned.checks)
    }

    fn plan_schema(&mut self, chosen: Chosen<'_>) -> Planned {
        match chosen.location {
            Some(location) => self.plan_type(location),
            None => self.untyped(
                origin_of(&chosen.media.extensions).unwrap_or_default(),
                UntypedReason::AnyValue,
            ),
        }
    }
}

/// Makes the methods for other media types differ from all other methods of their group, and from those of the request builder.
pub fn settle_methods(calls: &mut [Call], other_methods: &[Ident]) {
    let methods = calls.iter().map(|call| &call.method).chain(other_methods);
    let mut methods: HashSet<Ident> = methods.cloned().collect();
    for call in calls {
        let setters = call.setters.iter().map(|param| param.name.rust.clone());
        let mut setters: HashSet<Ident> = setters.collect();
        for other in &mut call.other_bodies {
            let taken = if other.body.required {
                &mut methods
            } else {
                &mut setters
            };
            while !taken.insert(other.method.clone()) {
                other.method = joined([other.method.plain(), "_body"]);
            }
        }
    }
}

/// Files by the names of their fields.
pub fn any_files() -> Type {
    Type::Map(Box::new(Type::String), Box::new(Type::File))
}

/// The media type to send for a range of media types.
pub fn concrete(name: &str, content: &Content) -> String {
    match content {
        Content::Json(_) if media::is_plain_json(name) => media::JSON.to_owned(),
        Content::Multipart(..) => media::essence(name),
        // Without a charset services assume Latin-1, ASCII or UTF-8.
        Content::Text if !name.contains('*') && media::needs_charset(name) => {
            format!("{name}; charset=utf-8")
        }
        _ if !name.contains('*') => name.to_owned(),
        Content::Text => "text/plain; charset=utf-8".to_owned(),
        _ => "application/octet-stream".to_owned(),
    }
}

/// The serialization of a form's fields, where the document declares it.
pub fn styles(chosen: Chosen<'_>) -> Vec<(String, Serialization)> {
    let styled = chosen
        .media
        .encoding
        .iter()
        .filter_map(|(field, encoding)| {
            let json = encoding
                .content_type
                .as_deref()
                .is_some_and(|media| media::essence(media).ends_with("json"));
            let serialization = match &encoding.style {
                Some(style) => serialize_as(
                    style_of(style),
                    Some(encoding.explode),
                    encoding.allow_reserved,
                ),
                None if json => serialize_as(Style::Json, None, false),
                None => return None,
            };
            Some((field.clone(), serialization))
        });
    let mut styled: Vec<(String, Serialization)> = styled.collect();
    styled.sort_by(|(one, _), (other, _)| one.cmp(other));
    styled
}

/// The media types of a multipart form's fields, where the document declares one; `without` those of some fields.
pub fn part_types(chosen: Chosen<'_>, without: &[&str]) -> Vec<(String, String)> {
    let encoding = chosen
        .media
        .encoding
        .iter()
        .filter(|(field, _)| !without.contains(&field.as_str()));
    let typed = encoding.filter_map(|(field, encoding)| {
        let media = encoding.content_type.as_deref()?;
        let plain = |c: char| c.is_ascii_graphic() || c == ' ';
        let fixed = !media.contains(['*', ',']) && media.chars().all(plain);
        fixed.then(|| (field.clone(), media.to_owned()))
    });
    typed.collect()
}

/// The media types of parts by position.
fn positions(chosen: Chosen<'_>) -> PartPositions {
    let extensions = &chosen.media.extensions;
    let prefix = extensions.get(extension::PREFIX_TYPES);
    let first = prefix.and_then(Value::as_array).into_iter().flatten();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    PartPositions {
        first: first.map(text).collect(),
        rest: extensions.get(extension::ITEM_TYPE).and_then(text),
    }
}

/// Whether a file's `contentType` restricts it: media types or ranges, separated by commas, of which none is any.
fn is_list_of_media_types(text: &str) -> bool {
    let mut all = text.split(',').map(str::trim);
    let is_one = |one: &str| media::can_be_header(one) && media::essence(one) != "*/*";
    all.all(is_one)
}

/// What to set on files: their headers, and their media types where there is no single one.
fn describe_files(parts: &Parts) -> Option<String> {
    let code = |text: &str| format!("`{}`", markdown::code_text(text));
    let types = parts
        .types
        .iter()
        .filter(|(_, media)| media.contains([',', '*']));
    let types = types.map(|(field, media)| {
        let all: Vec<String> = media.split(',').map(|one| code(one.trim())).collect();
        format!(
            "{} is a file of the type {}: `File::of_type` sets it.",
            code(field),
            all.join(" or ")
        )
    });
    let headers = parts.headers.iter().map(|(field, headers)| {
        let all = headers.iter().map(|header| {
            let required = if header.required { " (required)" } else { "" };
            format!("{}{required}", code(&header.name))
        });
        let all: Vec<String> = all.collect();
        let word = if all.len() == 1 { "header" } else { "headers" };
        format!(
            "The part {} has the {word} {}: `File::header` sets one.",
            code(field),
            all.join(", ")
        )
    });
    let notes: Vec<String> = types.chain(headers).collect();
    (!notes.is_empty()).then(|| format!(" {}", notes.join(" ")))
}

/// A note about a body that is not plain JSON, or that could be sent with other media types.
pub fn describe(body: &Body, listed: &RequestBody, chosen: &str) -> Option<String> {
    let is_only = listed.content.len() == 1;
    let sent = match &body.content {
        Content::Json(_) if is_only => return None,
        Content::Form(..) if is_only => "The body is sent as a form.".to_owned(),
        Content::Multipart(..) if is_only && body.media == "multipart/form-data" => {
            "The body is sent as a multipart form.".to_owned()
        }
        _ => format!(
            "The body is sent as `{}`.",
            markdown::code_text(&body.media)
        ),
    };
    let undescribed = matches!(&body.content, Content::Multipart(ty, _) if *ty == any_files())
        .then(|| " Its fields are not described.".to_owned());
    let ranges = chosen.contains('*').then(|| {
        format!(
            " Any `{}` is accepted: set it with `.header(\"content-type\", …)`.",
            markdown::code_text(chosen)
        )
    });
    let files = match &body.content {
        Content::Multipart(_, parts) => describe_files(parts),
        _ => None,
    };
    let parts = [Some(sent), undescribed, ranges, files];
    Some(parts.into_iter().flatten().collect())
}
