//! A decoder of parameters, for the wire matrix. It shares no code with the serializer: it knows the styles from the specification.

use super::{
    params::{
        Given,
        In::{self, Cookie, Header},
        text,
    },
    runtime::Style,
};

/// The value in the bytes, of the same JSON type as `like`.
pub fn read(location: In, style: Style, like: &Given, wire: &str) -> Given {
    let name = format!("{style:?}");
    let shape = name.split("shape: ").nth(1).unwrap();
    let shape = shape.split(',').next().unwrap();
    let explode = name.contains("explode: true");
    let decoded = |text: &str| match location {
        Header => text.to_owned(),
        _ => percent_decoded(text),
    };
    let (prefix, between) = match shape {
        "Matrix" => (";", ";"),
        "Label" => (".", "."),
        "Simple" => ("", ","),
        _ if location == Cookie => ("", "; "),
        _ => ("", "&"),
    };
    let body = wire.strip_prefix(prefix).unwrap();
    let is_named = !matches!(shape, "Label" | "Simple");
    let delimiter = match shape {
        "Space" => "%20",
        "Pipe" => "%7C",
        _ => ",",
    };
    // Without `explode` there is one value, behind the name where there is one.
    let whole = || match body.split_once('=') {
        Some((key, value)) if is_named => {
            assert_eq!(key, "color");
            value
        }
        None if is_named => {
            assert_eq!(body, "color");
            ""
        }
        _ => body,
    };
    let pair = |text: &str| {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        (decoded(key), decoded(value))
    };
    let of_text = |text: String| Given::Text(text);
    match like {
        Given::Array(_) if explode => {
            let items = body.split(between).map(|item| {
                if is_named {
                    let (key, value) = pair(item);
                    assert_eq!(key, "color");
                    of_text(value)
                } else {
                    of_text(decoded(item))
                }
            });
            Given::Array(items.collect())
        }
        Given::Array(_) => {
            let items = whole().split(delimiter);
            Given::Array(items.map(|item| of_text(decoded(item))).collect())
        }
        Given::Object(_) if explode => {
            let fields = body.split(between).map(|field| {
                let (key, value) = pair(field);
                let inner = key.strip_prefix("color[");
                let key = match inner.and_then(|key| key.strip_suffix(']')) {
                    Some(inner) if shape == "Deep" => inner.to_owned(),
                    _ => key,
                };
                (key, of_text(value))
            });
            Given::Object(fields.collect())
        }
        Given::Object(_) => {
            let texts: Vec<String> = whole().split(delimiter).map(decoded).collect();
            let fields = texts.chunks(2).map(|two| (two[0].clone(), text(&two[1])));
            Given::Object(fields.collect())
        }
        Given::Text(_) => of_text(decoded(whole())),
        Given::Null => Given::Null,
    }
}

fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, tail)) = rest.split_first() {
        if *first == b'%' {
            let digits = std::str::from_utf8(&tail[..2]).unwrap();
            bytes.push(u8::from_str_radix(digits, 16).unwrap());
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).unwrap()
}
