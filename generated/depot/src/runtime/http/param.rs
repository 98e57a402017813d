//! Parameters as text: one expansion of a value for every style, and one function for each location of a parameter.
//! In: a name, a [`Style`] and a value. Out: pieces of a path, a query, a header or a cookie, encoded for that location.
//! It must not know the request they belong to.

use percent_encoding::{AsciiSet, CONTROLS, NON_ALPHANUMERIC, utf8_percent_encode};

use super::{
    style::{Shape, Style},
    tree::Tree,
};

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

/// A value that a style cannot express: why, without the value.
pub(super) type Inexpressible = &'static str;

/// A name and a value, both encoded. A value without a name has an empty one.
pub(super) type Piece = (String, String);

/// Encodes text for a location.
type Encode = fn(&str) -> String;

/// Percent-encodes `text` so that no URL parser finds anything but the text in it.
pub(super) fn escape(text: &str) -> String {
    utf8_percent_encode(text, UNRESERVED).to_string()
}

/// [`escape`] for `allowReserved`: reserved characters and what is percent-encoded already stay, as RFC 6570's reserved expansion has
/// it.
fn escape_unreserved(text: &str) -> String {
    let encode = |text| utf8_percent_encode(text, RESERVED).to_string();
    let mut parts = text.split('%');
    let mut encoded = encode(parts.next().unwrap_or_default());
    for part in parts {
        let digits = part.as_bytes().get(..2);
        let is_encoded = digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit));
        encoded += if is_encoded { "%" } else { "%25" };
        encoded += &encode(part);
    }
    encoded
}

fn escape_cookie(text: &str) -> String {
    utf8_percent_encode(text, NOT_COOKIE).to_string()
}

/// One path parameter as a part of a segment.
pub(super) fn segment(name: &str, style: Style, value: &Tree) -> Result<String, Inexpressible> {
    let name = match style.shape {
        Shape::Matrix => name,
        _ => "",
    };
    let texts = texts(name, style, value, escape)?;
    Ok(match style.shape {
        Shape::Label => texts.iter().map(|text| format!(".{text}")).collect(),
        Shape::Matrix => texts.iter().map(|text| format!(";{text}")).collect(),
        _ => texts.join(","),
    })
}

/// One query parameter as `name=value` pairs.
pub(super) fn pairs(name: &str, style: Style, value: &Tree) -> Result<Vec<String>, Inexpressible> {
    let name = if style.whole {
        String::new()
    } else {
        escape(name)
    };
    if style.reserved {
        texts(&name, style, value, escape_unreserved)
    } else {
        texts(&name, style, value, escape)
    }
}

/// One field of a multipart body as names and values, which are encoded in no way.
pub(super) fn fields(name: &str, style: Style, value: &Tree) -> Vec<Piece> {
    pieces(name, style.optional(), value, str::to_owned)
}

/// One header parameter as the header's value; `None` if the header is not sent.
pub(super) fn header(style: Style, value: &Tree) -> Result<Option<String>, Inexpressible> {
    let texts = texts("", style, value, str::to_owned)?;
    Ok((!texts.is_empty()).then(|| texts.join(",")))
}

/// One cookie parameter as `name=value` pairs.
pub(super) fn cookies(
    name: &str,
    style: Style,
    value: &Tree,
) -> Result<Vec<String>, Inexpressible> {
    if style.shape != Shape::Cookie {
        return texts(name, style, value, escape_cookie);
    }
    // What is to be escaped has to be escaped already: an encoded value would be another one.
    let texts = texts(name, style, value, str::to_owned)?;
    let is_plain = |text: &String| escape_cookie(text) == *text;
    if texts.iter().all(is_plain) {
        Ok(texts)
    } else {
        Err("has a character that no cookie can have")
    }
}

/// The pieces as text, which the location joins with its own separator.
fn texts(
    name: &str,
    style: Style,
    value: &Tree,
    encode: Encode,
) -> Result<Vec<String>, Inexpressible> {
    let mut pieces = pieces(name, style, value, encode);
    if pieces.is_empty() && !style.optional {
        if matches!(style.shape, Shape::Space | Shape::Pipe | Shape::Deep) {
            return Err("is empty, which its style cannot express");
        }
        pieces.push((name.to_owned(), String::new()));
    }
    let texts = pieces.into_iter().map(|(name, value)| match style.shape {
        _ if name.is_empty() => value,
        Shape::Matrix if value.is_empty() => name,
        _ => format!("{name}={value}"),
    });
    Ok(texts.collect())
}

/// RFC 6570's expansion, and that of the styles that are OpenAPI's own. Nulls are not sent.
fn pieces(name: &str, style: Style, value: &Tree, encode: Encode) -> Vec<Piece> {
    let text = |value: &Tree| encode(&value.text());
    let named = |text: String| (name.to_owned(), text);
    match value {
        Tree::Null if style.optional || style.shape != Shape::Json => Vec::new(),
        _ if style.shape == Shape::Json => vec![named(encode(&value.json()))],
        _ if style.shape == Shape::Deep => {
            let mut pieces = Vec::new();
            deepen(name, value, encode, &mut pieces);
            pieces
        }
        Tree::Array(items) if style.explode => {
            present(items).map(|item| named(text(item))).collect()
        }
        Tree::Array(items) => join(style, present(items).map(text), encode)
            .map(named)
            .into_iter()
            .collect(),
        Tree::Object(fields) if style.explode => {
            let mut pieces = Vec::new();
            for (key, value) in fields {
                // An array repeats the property's name, as it does in form bodies.
                let values = match value {
                    Tree::Array(items) => items.as_slice(),
                    value => std::slice::from_ref(value),
                };
                pieces.extend(present(values).map(|value| (encode(key), text(value))));
            }
            pieces
        }
        Tree::Object(fields) => {
            let kept = fields.iter().filter(|(_, value)| *value != Tree::Null);
            let texts = kept.flat_map(|(key, value)| [encode(key), text(value)]);
            join(style, texts, encode).map(named).into_iter().collect()
        }
        scalar => vec![named(text(scalar))],
    }
}

/// `name[key]=value` at every depth; an array of scalars is `name[]=value`, any other array is indexed.
fn deepen(name: &str, value: &Tree, encode: Encode, pieces: &mut Vec<Piece>) {
    let bracketed = |key: &str| format!("{name}{}{key}{}", encode("["), encode("]"));
    match value {
        Tree::Null => {}
        Tree::Object(fields) => {
            for (key, value) in fields {
                deepen(&bracketed(&encode(key)), value, encode, pieces);
            }
        }
        Tree::Array(items) => {
            let is_nested = |item: &Tree| matches!(item, Tree::Object(_) | Tree::Array(_));
            let is_indexed = items.iter().any(is_nested);
            for (index, item) in items.iter().enumerate() {
                let index = if is_indexed {
                    index.to_string()
                } else {
                    String::new()
                };
                deepen(&bracketed(&index), item, encode, pieces);
            }
        }
        scalar => pieces.push((name.to_owned(), encode(&scalar.text()))),
    }
}

fn present(items: &[Tree]) -> impl Iterator<Item = &Tree> {
    items.iter().filter(|item| **item != Tree::Null)
}

/// All strings as one; `None` if there are none.
fn join(style: Style, texts: impl Iterator<Item = String>, encode: Encode) -> Option<String> {
    let delimiter = match style.shape {
        Shape::Space => encode(" "),
        Shape::Pipe => encode("|"),
        _ => ",".to_owned(),
    };
    let texts: Vec<String> = texts.collect();
    (!texts.is_empty()).then(|| texts.join(&delimiter))
}
