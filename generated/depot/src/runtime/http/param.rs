//! Parameters as text: one expansion of a JSON value for every `style` × `explode`, and one function per
//! place a parameter can stand in. In: a name, a [`Style`] and a value. Out: pieces of a path, a query, a
//! header or a cookie, encoded for that place. It must not know the request they belong to.

use percent_encoding::{AsciiSet, CONTROLS, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;

use super::style::{Shape, Style};

/// Everything but RFC 3986's unreserved characters.
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// What stays encoded in a query value under `allowReserved`.
const RESERVED: &AsciiSet = &UNRESERVED
    .remove(b':')
    .remove(b'/')
    .remove(b'?')
    .remove(b'@')
    .remove(b'!')
    .remove(b'$')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')')
    .remove(b'*')
    .remove(b',')
    .remove(b';')
    .remove(b'=');

/// What RFC 6265 allows in no cookie value.
const NOT_COOKIE: &AsciiSet = &CONTROLS.add(b' ').add(b'"').add(b',').add(b';').add(b'\\');

/// Percent-encodes `text` so that no URL parser finds anything but the text in it.
pub(super) fn escape(text: &str) -> String {
    utf8_percent_encode(text, UNRESERVED).to_string()
}

/// One path parameter as a part of a segment.
pub(super) fn segment(name: &str, style: Style, value: &Value) -> String {
    let name = if style.shape == Shape::Matrix {
        escape(name)
    } else {
        String::new()
    };
    let pieces = pieces(&name, style, value, &escape);
    match style.shape {
        Shape::Label => pieces
            .iter()
            .flat_map(|piece| [".", piece.as_str()])
            .collect(),
        Shape::Matrix => pieces
            .iter()
            .flat_map(|piece| [";", piece.as_str()])
            .collect(),
        _ => pieces.join(","),
    }
}

/// One query parameter as `name=value` pairs.
pub(super) fn pairs(name: &str, style: Style, value: &Value) -> Vec<String> {
    if style.shape == Shape::Deep {
        let mut pairs = Vec::new();
        deepen(&escape(name), value, &mut pairs);
        return pairs;
    }
    let set = if style.reserved { RESERVED } else { UNRESERVED };
    pieces(&escape(name), style, value, &|text| {
        utf8_percent_encode(text, set).to_string()
    })
}

/// One header parameter as the header's value; `None` where there is nothing to send.
pub(super) fn header(style: Style, value: &Value) -> Option<String> {
    let pieces = pieces("", style, value, &str::to_owned);
    (!pieces.is_empty()).then(|| pieces.join(","))
}

/// One cookie parameter as `name=value` pairs.
pub(super) fn cookies(name: &str, style: Style, value: &Value) -> Vec<String> {
    pieces(name, style, value, &|text| {
        utf8_percent_encode(text, NOT_COOKIE).to_string()
    })
}

/// RFC 6570's expansion: the pieces that the place joins with its own separator.
fn pieces(name: &str, style: Style, value: &Value, escape: &dyn Fn(&str) -> String) -> Vec<String> {
    let text = |value: &Value| escape(&spell(value));
    let named = |text: String| match style.shape {
        Shape::Matrix if text.is_empty() => name.to_owned(),
        _ if name.is_empty() => text,
        _ => format!("{name}={text}"),
    };
    match value {
        Value::Null => Vec::new(),
        _ if style.shape == Shape::Json => vec![named(escape(&value.to_string()))],
        Value::Array(items) if style.explode => {
            present(items).map(|item| named(text(item))).collect()
        }
        Value::Array(items) => join(style, present(items).map(text))
            .map(named)
            .into_iter()
            .collect(),
        Value::Object(fields) if style.explode => fields
            .iter()
            .filter(|(_, value)| !value.is_null())
            .flat_map(|(key, value)| spread(key, value, &text, escape))
            .collect(),
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(_, value)| !value.is_null());
            join(
                style,
                kept.flat_map(|(key, value)| [escape(key), text(value)]),
            )
            .map(named)
            .into_iter()
            .collect()
        }
        scalar => vec![named(text(scalar))],
    }
}

/// A property of an exploded object; a list in it repeats the property's name, as form bodies do.
fn spread(
    key: &str,
    value: &Value,
    text: &dyn Fn(&Value) -> String,
    escape: &dyn Fn(&str) -> String,
) -> Vec<String> {
    let key = escape(key);
    match value {
        Value::Array(items) => present(items)
            .map(|item| format!("{key}={}", text(item)))
            .collect(),
        _ => vec![format!("{key}={}", text(value))],
    }
}

/// `name[key]=value` at every depth; a list of scalars is `name[]=value`, any other list is indexed.
fn deepen(name: &str, value: &Value, pairs: &mut Vec<String>) {
    match value {
        Value::Null => {}
        Value::Object(fields) => {
            for (key, value) in fields {
                deepen(&format!("{name}%5B{}%5D", escape(key)), value, pairs);
            }
        }
        Value::Array(items) => {
            let flat = !items.iter().any(|item| item.is_object() || item.is_array());
            for (index, item) in items.iter().enumerate() {
                let index = if flat {
                    String::new()
                } else {
                    index.to_string()
                };
                deepen(&format!("{name}%5B{index}%5D"), item, pairs);
            }
        }
        scalar => pairs.push(format!("{name}={}", escape(&spell(scalar)))),
    }
}

fn present(items: &[Value]) -> impl Iterator<Item = &Value> {
    items.iter().filter(|item| !item.is_null())
}

/// Nothing at all for an empty list: an empty list and an absent parameter are the same to RFC 6570.
fn join(style: Style, texts: impl Iterator<Item = String>) -> Option<String> {
    let delimiter = match style.shape {
        Shape::Space => "%20",
        Shape::Pipe => "%7C",
        _ => ",",
    };
    let texts: Vec<String> = texts.collect();
    (!texts.is_empty()).then(|| texts.join(delimiter))
}

/// A string as it is, everything else as JSON writes it, but that whole numbers have no fraction.
pub(super) fn spell(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) if number.is_f64() => number
            .as_f64()
            .map_or_else(|| number.to_string(), |number| number.to_string()),
        other => other.to_string(),
    }
}
