//! What a location declares and what came instead, in a few words.

use super::deviation::{Beyond, Deviation, What};
use super::json_type::JsonType;
use crate::schema::leaves::takes_null;
use crate::schema::{Found, Kind, Schemas};
use crate::source::pointer;

/// What came.
pub fn came(what: &What) -> String {
    match what {
        What::Absent(name) => format!("`{name}` absent"),
        What::Null => "null".to_owned(),
        What::Type(found) => found.name().to_owned(),
        What::Limit(Beyond::Minimum) => "a smaller integer".to_owned(),
        What::Limit(Beyond::Maximum | Beyond::Format) => "a larger integer".to_owned(),
        What::Value(Some(word)) => word.clone(),
        What::Value(None) => "another value".to_owned(),
        What::Undeclared(Some(name), found) | What::Excluded(Some(name), found) => {
            format!("`{name}`: {}", found.name())
        }
        What::Undeclared(None, found) | What::Excluded(None, found) => {
            format!("other properties: {}", found.name())
        }
        What::Length => "another number of items".to_owned(),
        What::NoBranch(Some(tag)) => format!("no branch, tag `{tag}`"),
        What::NoBranch(None) => "no branch".to_owned(),
        What::Status(status, None, _) => format!("{status} without a body"),
        What::Status(status, Some(media_type), _) => format!("{status} {media_type}"),
        What::MediaType(media_type) => media_type.clone(),
        What::NotJson => "not JSON".to_owned(),
    }
}

/// What the document declares there.
pub fn declared(schemas: &Schemas, deviation: &Deviation, responses: &str) -> String {
    let schema = || describe_schema(schemas, &deviation.schema);
    match &deviation.what {
        What::Absent(name) => {
            let object = schemas.find_bare(&deviation.schema).and_then(Found::object);
            let property = object.and_then(|object| object.properties.get(name));
            match property {
                Some(property) => format!("required {}", describe_schema(schemas, property)),
                None => "required".to_owned(),
            }
        }
        What::Undeclared(..) => "not declared".to_owned(),
        What::Excluded(..) => "excluded".to_owned(),
        What::Status(..) | What::MediaType(_) => responses.to_owned(),
        What::NotJson => pointer::unescape(last_token(&deviation.at)).into_owned(),
        _ => schema(),
    }
}

fn last_token(location: &str) -> &str {
    location.rsplit('/').next().unwrap_or_default()
}

fn describe_schema(schemas: &Schemas, location: &str) -> String {
    let Some(found) = schemas.find_bare(location) else {
        return "any value".to_owned();
    };
    let count = |values: usize, what: &str| match values {
        0 => what.to_owned(),
        1 => format!("{what}, 1 value"),
        several => format!("{what}, {several} values"),
    };
    let text = match &found.schema.kind {
        Kind::String(text) => count(text.values.len(), JsonType::String.name()),
        Kind::Integer(integer) => {
            let text = count(integer.values.len(), JsonType::Integer.name());
            match integer.format.as_deref() {
                Some(format) if integer.values.is_empty() => format!("{text} ({format})"),
                _ => text,
            }
        }
        Kind::Number(number) => count(number.values.len(), JsonType::Number.name()),
        Kind::Boolean(values) => count(values.len(), JsonType::Boolean.name()),
        Kind::Object(_) => JsonType::Object.name().to_owned(),
        Kind::Array(_) => JsonType::Array.name().to_owned(),
        Kind::Tuple(items) => format!("array of {} items", items.len()),
        Kind::OneOf(branches) | Kind::AnyOf(branches) => {
            format!("union of {} branches", branches.len())
        }
        Kind::Null => return JsonType::Null.name().to_owned(),
        Kind::Annotated(_) | Kind::Any => "any value".to_owned(),
    };
    if takes_null(schemas, location) {
        format!("{text} or null")
    } else {
        text
    }
}
