//! Media types: which one of an operation is sent or requested, and how its bytes are read.

use std::cmp::Reverse;

use indexmap::IndexMap;
use openapiv3::MediaType;

use super::references::location_of;
use crate::lower::media_types;
use crate::schema::{self, Schemas};

pub use crate::lower::media_types::{EVENT_STREAM, essence, is_json_sequence};

/// How the bytes of a media type are read, in order of preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// JSON.
    Json,
    /// `name=value` pairs.
    Form,
    /// A form in parts.
    Multipart,
    /// `text/plain` and the like.
    Text,
    /// Raw bytes.
    Bytes,
    /// Multipart data that is not a form.
    Parts,
}

/// The media type that was chosen.
#[derive(Clone, Copy)]
pub struct Chosen<'a> {
    /// The media type, as the document writes it.
    pub name: &'a str,
    /// How its bytes are read.
    pub kind: Kind,
    /// Its media type object.
    pub media: &'a MediaType,
    /// The location of its schema.
    pub location: Option<&'a str>,
}

/// The media type that types describe best; the first of several that are equally good.
pub fn choose<'a>(
    content: &'a IndexMap<String, MediaType>,
    model: &'a Schemas,
) -> Option<Chosen<'a>> {
    let all = list(content, model);
    let is_file = |chosen: &Chosen<'_>| {
        chosen.kind == Kind::Bytes
            && chosen
                .location
                .is_some_and(|location| is_binary(location, model))
    };
    let has_file = all.clone().any(|chosen| is_file(&chosen));
    // For a string, plain text is as good as JSON, and what a service lists first is what it usually responds with.
    let is_preferred_text =
        |chosen: Chosen<'_>| chosen.kind == Kind::Text && essence(chosen.name) == PLAIN_TEXT;
    let begins_with_text = all.clone().next().is_some_and(is_preferred_text);
    // A JSON string describes a file badly; and a finite body is easier to read than a stream.
    let is_last = |chosen: &Chosen<'_>| {
        let is_text = |location| {
            let found = model.find_bare(location);
            found.is_some_and(|found| matches!(found.schema.kind, schema::Kind::String(_)))
        };
        let is_json_string = chosen.kind == Kind::Json && chosen.location.is_some_and(is_text);
        let has_better = has_file || begins_with_text;
        (has_better && is_json_string) || essence(chosen.name) == EVENT_STREAM
    };
    // The type without a vendor's name and parameters is understood most widely.
    let is_other = |name| (essence(name) != JSON, !is_plain_json(name));
    all.min_by_key(|chosen| {
        (
            is_last(chosen),
            chosen.kind,
            (chosen.kind == Kind::Json).then(|| is_other(chosen.name)),
        )
    })
}

fn list<'a>(
    content: &'a IndexMap<String, MediaType>,
    model: &'a Schemas,
) -> impl Iterator<Item = Chosen<'a>> + Clone {
    content.iter().map(|(name, media)| {
        let location = media.schema.as_ref().and_then(location_of);
        Chosen {
            name,
            kind: kind_of(name, location, model),
            media,
            location,
        }
    })
}

/// All media types that can be sent or asked for: the chosen one, which is `first` if that is among them, then the others in the document's
/// order.
pub fn choose_all<'a>(
    content: &'a IndexMap<String, MediaType>,
    model: &'a Schemas,
    first: Option<&str>,
) -> Vec<Chosen<'a>> {
    let kept = list(content, model).find(|chosen| first == Some(chosen.name));
    let Some(chosen) = kept.or_else(|| choose(content, model)) else {
        return Vec::new();
    };
    let is_other = |other: &Chosen<'_>| other.name != chosen.name && can_be_header(other.name);
    let others = list(content, model).filter(is_other);
    [chosen].into_iter().chain(others).collect()
}

/// Whether a media type can be written into `Accept` and `Content-Type`.
pub fn can_be_header(name: &str) -> bool {
    name.contains('/') && name.bytes().all(|b| b.is_ascii_graphic() || b == b' ')
}

/// Orders media types by how many others they include: a response is of the first that includes it.
pub fn breadth(name: &str) -> (usize, Reverse<usize>) {
    let essence = essence(name);
    let parameters = name.split(';').skip(1).count();
    (essence.matches('*').count(), Reverse(parameters))
}

/// The media types that mean JSON as `name` does, as a request asks for them: the plain one first.
pub fn json_names(name: &str) -> Vec<String> {
    match (is_plain_json(name), name.contains('*')) {
        (true, true) => vec![JSON.to_owned(), name.to_owned()],
        (true, false) => vec![JSON.to_owned()],
        _ => vec![name.to_owned()],
    }
}

/// Whether the body is a stream, which lasts as long as the service keeps the connection open.
pub fn is_stream(name: &str) -> bool {
    media_types::is_stream(&essence(name))
}

/// Whether the items of the body are read while they arrive.
pub fn has_items(name: &str) -> bool {
    is_stream(name) || has_parts(name)
}

/// Whether the body has parts, which can be read while they arrive.
pub fn has_parts(name: &str) -> bool {
    essence(name).starts_with("multipart/")
}

/// The media type that is read while it arrives: the first stream, else the first with parts.
pub fn find_stream<'n>(names: impl Iterator<Item = &'n String> + Clone) -> Option<&'n String> {
    let mut streams = names.clone().filter(|name| is_stream(name));
    let mut with_parts = names.filter(|name| has_parts(name));
    streams.next().or_else(|| with_parts.next())
}

/// The media type `text/plain`, without a more specific one.
const PLAIN_TEXT: &str = "text/plain";

/// The media type of JSON without a more specific one.
pub const JSON: &str = "application/json";

/// Whether a media type adds nothing to the fact that a body is JSON.
pub fn is_plain_json(name: &str) -> bool {
    let is_charset = |parameter: &str| {
        parameter
            .trim_start()
            .to_ascii_lowercase()
            .starts_with("charset=")
    };
    name.contains('*') || (essence(name) == JSON && name.split(';').skip(1).all(is_charset))
}

/// Media types of plain text that do not begin with `text/`.
const TEXTS: [&str; 12] = [
    "application/xml",
    "application/yaml",
    "application/x-yaml",
    "application/toml",
    "application/javascript",
    "application/ecmascript",
    "application/graphql",
    "application/sql",
    "application/csv",
    "application/jsonl",
    "application/x-ndjson",
    "application/x-pem-file",
];

fn kind_of(name: &str, location: Option<&str>, model: &Schemas) -> Kind {
    let essence = essence(name);
    match essence.as_str() {
        "application/x-www-form-urlencoded" => Kind::Form,
        "multipart/form-data" => Kind::Multipart,
        essence if essence.starts_with("multipart/") => Kind::Parts,
        essence if is_json(essence) => Kind::Json,
        "*/*" | "application/*" | "*" => kind_of_any(location, model),
        essence
            if is_text(essence) && !location.is_some_and(|location| is_binary(location, model)) =>
        {
            Kind::Text
        }
        _ => Kind::Bytes,
    }
}

/// Whether the bytes of a field without a type may be of a media type, or of one of a comma-separated list.
pub fn may_be_bytes(names: &str) -> bool {
    names
        .split(',')
        .map(essence)
        .all(|name| !is_json(&name) && !is_text(&name))
}

/// Whether JSON is of a media type, or of one of a comma-separated list.
pub fn may_be_json(names: &str) -> bool {
    names
        .split(',')
        .map(essence)
        .any(|name| name.contains('*') || name.ends_with("json"))
}

/// Whether a media type is text that names no charset.
pub fn needs_charset(name: &str) -> bool {
    let mut parameters = name.split(';').skip(1);
    let is_charset = |parameter: &str| {
        let name = parameter.split('=').next().unwrap_or_default();
        name.trim().eq_ignore_ascii_case("charset")
    };
    essence(name).starts_with("text/") && !parameters.any(is_charset)
}

/// Whether a media type without parameters is JSON.
pub fn is_json(essence: &str) -> bool {
    matches!(essence, JSON | "text/json" | "application/x-json") || essence.ends_with("+json")
}

fn is_text(essence: &str) -> bool {
    let suffix = essence.rsplit_once('+').map_or("", |(_, suffix)| suffix);
    essence.starts_with("text/") || TEXTS.contains(&essence) || ["xml", "yaml"].contains(&suffix)
}

/// `*/*` allows any media type, so the schema decides.
fn kind_of_any(location: Option<&str>, model: &Schemas) -> Kind {
    let found = location.and_then(|location| model.find_bare(location));
    match found.map(|found| &found.schema.kind) {
        None | Some(schema::Kind::Any) => Kind::Bytes,
        Some(schema::Kind::String(text)) if text.values.is_empty() => match &text.format {
            Some(format) if format == "binary" => Kind::Bytes,
            _ => Kind::Text,
        },
        Some(_) => Kind::Json,
    }
}

/// Whether a schema is a string whose format means bytes.
pub fn is_binary(location: &str, model: &Schemas) -> bool {
    let Some(found) = model.find_bare(location) else {
        return false;
    };
    match &found.schema.kind {
        schema::Kind::String(text) => text.format.as_deref() == Some("binary"),
        _ => false,
    }
}
