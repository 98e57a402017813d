//! The string of a number → the number. An integer beyond 64 bits, and a fraction that becomes 0, are reported; any other
//! fraction is the nearest double, as in every JSON parser.

use serde_json::Number;

/// The result of reading a number.
#[derive(Clone, Debug, PartialEq)]
pub enum Read {
    /// The number; of a fraction the nearest double.
    Held(Number),
    /// A whole number beyond 64 bits, or a fraction too small for a double.
    Rounded(Number),
    /// Too large for a double.
    NotFinite,
}

/// Reads a number of JSON or of YAML's core schema; what is neither is [`Read::NotFinite`].
pub fn read_number(text: &str) -> Read {
    if let Some(digits) = text.strip_prefix("0x") {
        return read_radix(digits, 16);
    }
    if let Some(digits) = text.strip_prefix("0o") {
        return read_radix(digits, 8);
    }
    if let Some(number) = read_whole(text) {
        return Read::Held(number);
    }
    let Some((value, number)) = text
        .parse()
        .ok()
        .and_then(|value| Some((value, Number::from_f64(value)?)))
    else {
        return Read::NotFinite;
    };
    let is_whole = !text.contains(['.', 'e', 'E']);
    let mantissa = text.split(['e', 'E']).next().unwrap_or(text);
    let vanished = value == 0.0 && mantissa.contains(|digit| matches!(digit, '1'..='9'));
    if is_whole || vanished {
        Read::Rounded(number)
    } else {
        Read::Held(number)
    }
}

fn read_whole(text: &str) -> Option<Number> {
    let unsigned = text.parse::<u64>().map(Number::from);
    unsigned
        .or_else(|_| text.parse::<i64>().map(Number::from))
        .ok()
}

fn read_radix(digits: &str, radix: u32) -> Read {
    if let Ok(value) = u64::from_str_radix(digits, radix) {
        return Read::Held(value.into());
    }
    let digits = digits.chars().filter_map(|digit| digit.to_digit(radix));
    let value = digits.fold(0.0, |value, digit| {
        value * f64::from(radix) + f64::from(digit)
    });
    Number::from_f64(value).map_or(Read::NotFinite, Read::Rounded)
}
