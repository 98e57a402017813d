//! Formats of strings that `validate()` checks: the rule, and the formats whose Rust type is `String`.

use std::net::{Ipv4Addr, Ipv6Addr};

use super::subject::Subject;
use super::validate::{Report, Rule};

/// The rule that a string has a format.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The name in JSON Schema.
    name: &'static str,
    has_format: fn(&str) -> bool,
}

impl Format {
    /// The rule of a format.
    #[must_use]
    pub const fn new(name: &'static str, has_format: fn(&str) -> bool) -> Self {
        Self { name, has_format }
    }
}

impl<T: Subject<Target = str>> Rule<T> for Format {
    fn check(&self, value: &T, report: &mut Report) {
        let is_other = |text: &str| !(self.has_format)(text);
        if value.subject().is_some_and(is_other) {
            let message = format!("Input should have the format `{}`", self.name);
            report.violate("string_format_mismatch", message);
        }
    }
}

/// `format: uuid`
#[must_use]
pub fn valid_uuid() -> Format {
    Format::new("uuid", is_uuid)
}

/// `format: email`
#[must_use]
pub fn valid_email() -> Format {
    Format::new("email", is_email)
}

/// `format: idn-email`
#[must_use]
pub fn valid_idn_email() -> Format {
    Format::new("idn-email", is_email)
}

/// `format: uri`
#[must_use]
pub fn valid_uri() -> Format {
    Format::new("uri", is_uri)
}

/// `format: hostname`
#[must_use]
pub fn valid_hostname() -> Format {
    Format::new("hostname", is_hostname)
}

/// `format: ipv4`
#[must_use]
pub fn valid_ipv4() -> Format {
    Format::new("ipv4", |text| text.parse::<Ipv4Addr>().is_ok())
}

/// `format: ipv6`
#[must_use]
pub fn valid_ipv6() -> Format {
    Format::new("ipv6", |text| text.parse::<Ipv6Addr>().is_ok())
}

/// Groups of 8, 4, 4, 4 and 12 hexadecimal digits.
fn is_uuid(text: &str) -> bool {
    let is_as_expected = |(index, byte): (usize, u8)| match index {
        8 | 13 | 18 | 23 => byte == b'-',
        _ => byte.is_ascii_hexdigit(),
    };
    text.len() == 36 && text.bytes().enumerate().all(is_as_expected)
}

/// Requires one `@` with text before and after it; the rest is left to the mail server. The text before it may be in quotes, as in
/// RFC 5321: `"joe bloggs"@example.com`.
fn is_email(text: &str) -> bool {
    let domain = if text.starts_with('"') {
        after_quotes(text).and_then(|rest| rest.strip_prefix('@'))
    } else {
        let parts = text.split_once('@');
        let parts = parts.filter(|(local, _)| !local.is_empty() && !has_space(local));
        parts.map(|(_, domain)| domain)
    };
    domain.is_some_and(|domain| !domain.is_empty() && !domain.contains('@') && !has_space(domain))
}

fn has_space(text: &str) -> bool {
    text.contains(char::is_whitespace)
}

/// The text after one in quotes, in which a backslash escapes quotes and backslashes.
fn after_quotes(text: &str) -> Option<&str> {
    let mut letters = text.strip_prefix('"')?.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => return Some(letters.as_str()),
            '\\' => _ = letters.next().filter(|escaped| !escaped.is_control())?,
            _ if letter.is_control() => return None,
            _ => {}
        }
    }
    None
}

/// Requires a scheme, a colon and no white space: the URI is absolute.
fn is_uri(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else {
        return false;
    };
    let is_scheme = |c: char| c.is_ascii_alphanumeric() || "+.-".contains(c);
    let starts_with_letter = scheme.starts_with(|c: char| c.is_ascii_alphabetic());
    starts_with_letter && scheme.chars().all(is_scheme) && !rest.contains(char::is_whitespace)
}

/// Labels of letters, digits and hyphens, as in RFC 1123.
fn is_hostname(text: &str) -> bool {
    let is_label = |label: &str| {
        let has_edges = label.starts_with(|c: char| c.is_ascii_alphanumeric())
            && label.ends_with(|c: char| c.is_ascii_alphanumeric());
        let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-';
        has_edges && label.len() <= 63 && label.chars().all(is_letter)
    };
    text.len() <= 253 && text.split('.').all(is_label)
}
