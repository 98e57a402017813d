//! Media types: which of those a document lists is sent or asked for, and what its bytes are.

use indexmap::IndexMap;
use openapiv3::MediaType;

use super::references::place_of;
use crate::schema::{self, Schemas};

/// What the bytes of a media type are, in the order in which they are preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// JSON.
    Json,
    /// `name=value` pairs.
    Form,
    /// A form in parts.
    Multipart,
    /// Text.
    Text,
    /// Anything.
    Bytes,
    /// Parts that are no form.
    Parts,
}

/// One of the media types that a document lists.
#[derive(Clone, Copy)]
pub struct Chosen<'a> {
    /// The media type, as the document spells it.
    pub name: &'a str,
    /// What its bytes are.
    pub kind: Kind,
    /// What the document says of it.
    pub media: &'a MediaType,
    /// The place of its schema.
    pub place: Option<&'a str>,
}

/// The media type that types describe best; of several alike, the first.
pub fn choose<'a>(
    content: &'a IndexMap<String, MediaType>,
    model: &'a Schemas,
) -> Option<Chosen<'a>> {
    let all = content.iter().map(|(name, media)| {
        let place = media.schema.as_ref().and_then(place_of);
        Chosen {
            name,
            kind: kind_of(name, place, model),
            media,
            place,
        }
    });
    let is_file = |chosen: &Chosen<'_>| {
        chosen.kind == Kind::Bytes && chosen.place.is_some_and(|place| is_binary(place, model))
    };
    let has_file = all.clone().any(|chosen| is_file(&chosen));
    // Beside a file, a text of JSON is what describes one badly; and what ends is easier read than what goes on.
    let is_last = |chosen: &Chosen<'_>| {
        let is_text = |place| {
            let found = model.find_bare(place);
            found.is_some_and(|found| matches!(found.schema.kind, schema::Kind::String(_)))
        };
        let is_text_beside_file =
            has_file && chosen.kind == Kind::Json && chosen.place.is_some_and(is_text);
        is_text_beside_file || essence(chosen.name) == EVENT_STREAM
    };
    // The sort that has no vendor's name, and no parameters, is the most widely understood.
    let is_other = |name| (essence(name) != JSON, !is_plain_json(name));
    all.min_by_key(|chosen| {
        (
            is_last(chosen),
            chosen.kind,
            (chosen.kind == Kind::Json).then(|| is_other(chosen.name)),
        )
    })
}

/// Events, one after the other, for as long as the connection lasts.
const EVENT_STREAM: &str = "text/event-stream";

/// Whether a media type goes on, for as long as the service has something to say.
pub fn is_stream(name: &str) -> bool {
    [EVENT_STREAM, "application/x-ndjson", "application/jsonl"].contains(&&*essence(name))
}

/// What JSON is called where nobody calls it otherwise.
pub const JSON: &str = "application/json";

/// Whether a media type says no more than that something is JSON, once it is known to be JSON.
pub fn is_plain_json(name: &str) -> bool {
    let is_charset = |parameter: &str| {
        parameter
            .trim_start()
            .to_ascii_lowercase()
            .starts_with("charset=")
    };
    name.contains('*') || (essence(name) == JSON && name.split(';').skip(1).all(is_charset))
}

/// All that are read alike, so that any of them may come: the one that was chosen, and what is raw like it.
pub fn alike<'a>(
    content: &'a IndexMap<String, MediaType>,
    chosen: Chosen<'a>,
    model: &'a Schemas,
) -> Vec<&'a str> {
    if !matches!(chosen.kind, Kind::Text | Kind::Bytes) {
        return vec![chosen.name];
    }
    let all = content
        .iter()
        .map(|(name, media)| (name, media.schema.as_ref().and_then(place_of)));
    let alike = all.filter(|(name, place)| kind_of(name, *place, model) == chosen.kind);
    alike.map(|(name, _)| name.as_str()).collect()
}

/// Types of text that do not say so by `text/`.
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

fn kind_of(name: &str, place: Option<&str>, model: &Schemas) -> Kind {
    let essence = essence(name);
    match essence.as_str() {
        "application/x-www-form-urlencoded" => Kind::Form,
        "multipart/form-data" => Kind::Multipart,
        essence if essence.starts_with("multipart/") => Kind::Parts,
        essence if is_json(essence) => Kind::Json,
        "*/*" | "application/*" | "*" => kind_of_any(place, model),
        essence if is_text(essence) && !place.is_some_and(|place| is_binary(place, model)) => {
            Kind::Text
        }
        _ => Kind::Bytes,
    }
}

/// Whether the bytes of a field without a type may be of a media type, or of one of a list of them.
pub fn may_be_bytes(names: &str) -> bool {
    names
        .split(',')
        .map(essence)
        .all(|name| !is_json(&name) && !is_text(&name))
}

/// Whether JSON is of a media type, or of one of a list of them.
pub fn may_be_json(names: &str) -> bool {
    names
        .split(',')
        .map(essence)
        .any(|name| name.contains('*') || name.ends_with("json"))
}

/// The media type without its parameters, in lower case.
pub fn essence(name: &str) -> String {
    name.split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase()
}

fn is_json(essence: &str) -> bool {
    matches!(essence, JSON | "text/json" | "application/x-json") || essence.ends_with("+json")
}

fn is_text(essence: &str) -> bool {
    let suffix = essence.rsplit_once('+').map_or("", |(_, suffix)| suffix);
    essence.starts_with("text/") || TEXTS.contains(&essence) || ["xml", "yaml"].contains(&suffix)
}

/// Where any media type will do, the schema says which is meant.
fn kind_of_any(place: Option<&str>, model: &Schemas) -> Kind {
    let found = place.and_then(|place| model.find_bare(place));
    match found.map(|found| &found.schema.kind) {
        None | Some(schema::Kind::Any) => Kind::Bytes,
        Some(schema::Kind::String(text)) if text.values.is_empty() => match &text.format {
            Some(format) if format == "binary" => Kind::Bytes,
            _ => Kind::Text,
        },
        Some(_) => Kind::Json,
    }
}

/// Whether a schema is a text that stands for bytes.
pub fn is_binary(place: &str, model: &Schemas) -> bool {
    let Some(found) = model.find_bare(place) else {
        return false;
    };
    match &found.schema.kind {
        schema::Kind::String(text) => text.format.as_deref() == Some("binary"),
        _ => false,
    }
}
