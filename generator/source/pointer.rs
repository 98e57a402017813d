//! JSON pointers (RFC 6901) as strings: `/paths/~1pets/get`.

use std::borrow::Cow;
use std::fmt::Write;

use serde_json::Value;

/// Appends one token, escaped.
pub fn push(pointer: &mut String, token: &str) {
    pointer.push('/');
    pointer.push_str(&escape(token));
}

/// One token with its escapes.
pub fn escape(token: &str) -> Cow<'_, str> {
    if token.contains(['~', '/']) {
        Cow::Owned(token.replace('~', "~0").replace('/', "~1"))
    } else {
        Cow::Borrowed(token)
    }
}

/// A percent-encoded pointer or path, decoded; `None` if two hexadecimal digits are missing, or the bytes are not UTF-8.
pub fn percent_decode(text: &str) -> Option<String> {
    let mut decoded = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            decoded.push(byte);
            continue;
        }
        let high = char::from(bytes.next()?).to_digit(16)?;
        let low = char::from(bytes.next()?).to_digit(16)?;
        decoded.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(decoded).ok()
}

/// A pointer, or a token of one, as the fragment of a URI.
pub fn percent_encode(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"/~-._!$&'()*+,;=:@".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

/// The pointer with one more token.
pub fn join(pointer: &str, token: &str) -> String {
    let mut longer = String::with_capacity(pointer.len() + 1 + token.len());
    longer.push_str(pointer);
    push(&mut longer, token);
    longer
}

/// The tokens, unescaped. The empty pointer has none.
pub fn tokens(pointer: &str) -> impl Iterator<Item = Cow<'_, str>> {
    pointer.split('/').skip(1).map(unescape)
}

/// The pointer that a `$ref` in the same file has, as it is written there, where `value` is one.
pub fn referenced(value: &Value) -> Option<&str> {
    value.get("$ref")?.as_str()?.strip_prefix('#')
}

/// The value at a pointer. Unlike [`Value::pointer`], it copies only tokens with escapes.
pub fn value_at<'v>(root: &'v Value, pointer: &str) -> Option<&'v Value> {
    if !pointer.is_empty() && !pointer.starts_with('/') {
        return None;
    }
    tokens(pointer).try_fold(root, |value, token| match value {
        Value::Object(members) => members.get(&*token),
        Value::Array(items) => items.get(index(&token)?),
        _ => None,
    })
}

/// The index that a token of an array is: digits without a leading zero.
fn index(token: &str) -> Option<usize> {
    let is_canonical = token == "0" || token.starts_with(|c: char| ('1'..='9').contains(&c));
    token.parse().ok().filter(|_| is_canonical)
}

/// One token without its escapes.
pub fn unescape(token: &str) -> Cow<'_, str> {
    if token.contains('~') {
        Cow::Owned(token.replace("~1", "/").replace("~0", "~"))
    } else {
        Cow::Borrowed(token)
    }
}
