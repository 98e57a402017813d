//! Formats of strings that have a grammar of their own and whose Rust type is `String`: references, pointers, templates, expressions.

use std::net::Ipv6Addr;

use super::formats::Format;

/// `format: uri-reference`
#[must_use]
pub fn valid_uri_reference() -> Format {
    Format::new("uri-reference", |text| {
        text.is_ascii() && scheme_of(text).is_some()
    })
}

/// `format: iri`
#[must_use]
pub fn valid_iri() -> Format {
    Format::new("iri", |text| scheme_of(text).flatten().is_some())
}

/// `format: iri-reference`
#[must_use]
pub fn valid_iri_reference() -> Format {
    Format::new("iri-reference", |text| scheme_of(text).is_some())
}

/// `format: uri-template`
#[must_use]
pub fn valid_uri_template() -> Format {
    Format::new("uri-template", is_template)
}

/// `format: json-pointer`
#[must_use]
pub fn valid_json_pointer() -> Format {
    Format::new("json-pointer", is_pointer)
}

/// `format: relative-json-pointer`
#[must_use]
pub fn valid_relative_json_pointer() -> Format {
    Format::new("relative-json-pointer", is_relative_pointer)
}

/// `format: regex`
#[must_use]
pub fn valid_regex() -> Format {
    Format::new("regex", is_expression)
}

/// The scheme of a reference as in RFC 3986 and 3987, if it has one; `None` if the text is no reference.
fn scheme_of(text: &str) -> Option<Option<&str>> {
    let (text, fragment) = text.split_once('#').unwrap_or((text, ""));
    let (text, query) = text.split_once('?').unwrap_or((text, ""));
    let first = text.split('/').next().unwrap_or_default();
    let (scheme, rest) = match first.split_once(':') {
        Some((scheme, _)) => (Some(scheme), &text[scheme.len() + 1..]),
        None => (None, text),
    };
    let is_letter = |c: char| c.is_ascii_alphanumeric() || "+.-".contains(c);
    let is_scheme = |scheme: &str| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic()) && scheme.chars().all(is_letter)
    };
    let (authority, path) = match rest.strip_prefix("//") {
        Some(rest) => rest.split_at(rest.find('/').unwrap_or(rest.len())),
        None => ("", rest),
    };
    let is_valid = scheme.is_none_or(is_scheme)
        && is_authority(authority)
        && has_only(path, "/:@")
        && has_only(query, "/?:@")
        && has_only(fragment, "/?:@");
    is_valid.then_some(scheme)
}

/// User information, a host and a port.
fn is_authority(text: &str) -> bool {
    let (user, server) = text.rsplit_once('@').unwrap_or(("", text));
    let (host, port) = match server
        .strip_prefix('[')
        .and_then(|rest| rest.split_once(']'))
    {
        Some((address, port)) => {
            let is_future = address.starts_with(['v', 'V']) && has_only(address, ":");
            if !is_future && address.parse::<Ipv6Addr>().is_err() {
                return false;
            }
            ("", port)
        }
        None => server.split_at(server.find(':').unwrap_or(server.len())),
    };
    let port = port.strip_prefix(':').unwrap_or(port);
    has_only(user, ":") && has_only(host, "") && port.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a string has only letters, digits, what RFC 3986 calls unreserved and sub-delimiters, escapes such as `%2F`, and `others`.
fn has_only(text: &str, others: &str) -> bool {
    has_escapes(text)
        && text.chars().all(|c| match c {
            '%' => true,
            _ if c.is_ascii() => {
                c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=".contains(c) || others.contains(c)
            }
            _ => !c.is_control() && !c.is_whitespace(),
        })
}

/// Whether two hexadecimal digits follow each percent sign.
fn has_escapes(text: &str) -> bool {
    let mut pieces = text.split('%').skip(1);
    pieces.all(|piece| {
        let digits = piece.as_bytes().get(..2);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    })
}

/// Text with expressions in braces, as in RFC 6570.
fn is_template(text: &str) -> bool {
    let is_literal = |text: &str| {
        let is_other = |c: char| c.is_control() || c == ' ' || "\"<>\\^`{|}".contains(c);
        has_escapes(text) && !text.contains(is_other)
    };
    let mut pieces = text.split('{');
    let begins = pieces.next().is_some_and(is_literal);
    begins
        && pieces.all(|piece| {
            let parts = piece.split_once('}');
            parts.is_some_and(|(inside, after)| is_template_expression(inside) && is_literal(after))
        })
}

/// An operator and variables, each with the length of its prefix, or an asterisk.
fn is_template_expression(text: &str) -> bool {
    let variables = text
        .strip_prefix(|c| "+#./;?&=,!@|".contains(c))
        .unwrap_or(text);
    let is_length = |length: &str| {
        let is_number = length.bytes().all(|byte| byte.is_ascii_digit());
        is_number && (1..=4).contains(&length.len()) && !length.starts_with('0')
    };
    let is_name = |name: &str| {
        let is_letter = |c: char| c.is_ascii_alphanumeric() || "_%".contains(c);
        let is_part = |part: &str| !part.is_empty() && part.chars().all(is_letter);
        has_escapes(name) && name.split('.').all(is_part)
    };
    variables
        .split(',')
        .all(|variable| match variable.split_once(':') {
            Some((name, length)) => is_name(name) && is_length(length),
            None => is_name(variable.strip_suffix('*').unwrap_or(variable)),
        })
}

/// Steps that begin with a slash. In a step `~` is written `~0`, and `/` is written `~1`.
fn is_pointer(text: &str) -> bool {
    let mut tildes = text.split('~').skip(1);
    (text.is_empty() || text.starts_with('/')) && tildes.all(|rest| rest.starts_with(['0', '1']))
}

/// A number of levels, perhaps an offset within an array, and `#` or a pointer.
fn is_relative_pointer(text: &str) -> bool {
    let levels = |text: &str| {
        let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = text.len() - rest.len();
        let is_number = digits == 1 || (digits > 1 && !text.starts_with('0'));
        is_number.then_some(digits)
    };
    let Some(rest) = levels(text).map(|digits| &text[digits..]) else {
        return false;
    };
    let rest = match rest.strip_prefix(['+', '-']) {
        Some(offset) => levels(offset).map(|digits| &offset[digits..]),
        None => Some(rest),
    };
    rest.is_some_and(|rest| rest == "#" || is_pointer(rest))
}

/// A regular expression of ECMA 262, with look-around and back references: its brackets are closed, each quantifier has something to
/// repeat, and no letter is escaped without need.
fn is_expression(text: &str) -> bool {
    let (mut groups, mut in_class, mut repeats) = (0_u32, false, false);
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                let known = |c: char| !c.is_ascii_alphabetic() || "bBcdDfknpPrsStuvwWx".contains(c);
                if !letters.next().is_some_and(known) {
                    return false;
                }
                repeats = true;
            }
            ']' if in_class => (in_class, repeats) = (false, true),
            _ if in_class => {}
            '[' => in_class = true,
            '(' => {
                groups += 1;
                repeats = false;
                if let Some(rest) = letters.as_str().strip_prefix('?') {
                    letters = rest.chars();
                }
            }
            ')' if groups == 0 => return false,
            ')' => (groups, repeats) = (groups - 1, true),
            '|' | '^' => repeats = false,
            '*' | '+' | '?' if !repeats => return false,
            _ => repeats = true,
        }
    }
    groups == 0 && !in_class
}
