//! The type of an unquoted YAML scalar: the core schema of YAML 1.2.
//!
//! So `no`, `on`, `1_000`, `1:30` and `2024-01-01` are strings. One rule is stricter than the core schema: digits with a
//! superfluous leading `0` (`090`, `00501`) are a string too, since a number would lose the zero.

use super::event::Scalar;

/// Reads an unquoted, untagged scalar.
pub fn resolve(text: &str) -> Scalar {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => Scalar::Null,
        "true" | "True" | "TRUE" => Scalar::Bool(true),
        "false" | "False" | "FALSE" => Scalar::Bool(false),
        "<<" => Scalar::Merge,
        _ => resolve_number(text),
    }
}

/// A number, or else a string.
pub fn resolve_number(text: &str) -> Scalar {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    if matches!(unsigned, ".inf" | ".Inf" | ".INF") || matches!(text, ".nan" | ".NaN" | ".NAN") {
        return Scalar::NotFinite;
    }
    let radix = |prefix, is_digit: fn(&u8) -> bool| {
        let digits = text.strip_prefix(prefix);
        digits
            .is_some_and(|digits: &str| !digits.is_empty() && digits.bytes().all(|d| is_digit(&d)))
    };
    let octal = radix("0o", |digit| matches!(digit, b'0'..=b'7'));
    if octal || radix("0x", u8::is_ascii_hexdigit) || is_decimal(unsigned) {
        return Scalar::Number;
    }
    Scalar::String
}

/// `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?` without a superfluous leading zero.
fn is_decimal(text: &str) -> bool {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (
            mantissa,
            exponent.strip_prefix(['-', '+']).unwrap_or(exponent),
        ),
        None => (text, "0"),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = whole.len() > 1 && whole.starts_with('0');
    let some = !whole.is_empty() || !fraction.is_empty();
    some && !padded && digits(whole) && digits(fraction) && !exponent.is_empty() && digits(exponent)
}
