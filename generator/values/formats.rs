//! The known formats, and which strings match them: formats that the emitted types read, and formats that JSON Schema defines
//! exactly.

use std::sync::LazyLock;

use base64::Engine;
use base64::alphabet::{STANDARD, URL_SAFE};
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use regex::Regex;

/// Whether a string matches a format. JSON Schema accepts any string where a format is unknown.
pub fn fits_format(format: &str, text: &str) -> bool {
    match format {
        // Many services send a date and time for a date.
        "date" => date(text) == Some("") || is_date_time(text),
        "time" => time(text) == Some(""),
        "date-time" => is_date_time(text),
        "duration" => is_duration(text),
        "byte" => decode_base64(text).is_some(),
        "ipv4" => is_ipv4(text),
        "ipv6" => is_ipv6(text),
        "hostname" => is_hostname(text),
        _ => {
            let known = PATTERNS.iter().find(|(known, _)| *known == format);
            known.is_none_or(|(_, pattern)| pattern.is_match(text))
        }
    }
}

/// The bytes of base64 as the emitted type reads it: the alphabet for URLs, missing padding and line breaks are accepted as well.
pub fn decode_base64(text: &str) -> Option<Vec<u8>> {
    const LENIENT: GeneralPurposeConfig = GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true);
    let alphabet = if text.contains(['-', '_']) {
        URL_SAFE
    } else {
        STANDARD
    };
    let digits: String = text
        .chars()
        .filter(|digit| !digit.is_ascii_whitespace())
        .collect();
    GeneralPurpose::new(&alphabet, LENIENT).decode(digits).ok()
}

/// Formats for which a pattern is exact enough.
static PATTERNS: LazyLock<Vec<(&str, Regex)>> = LazyLock::new(|| {
    let table = [
        (
            "uuid",
            "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}",
        ),
        ("email", r#"(?:"(?:[^"\\]|\\.)*"|[^@\s]+)@[^@\s]+"#),
        ("uri", "[A-Za-z][A-Za-z0-9+.-]*:\\S*"),
    ];
    let anchored = |pattern: &str| Regex::new(&format!("^(?:{pattern})$")).ok();
    table
        .into_iter()
        .filter_map(|(name, pattern)| Some((name, anchored(pattern)?)))
        .collect()
});

/// A number of so many digits, and the rest of the string.
fn number(text: &str, digits: usize) -> Option<(u32, &str)> {
    let (number, rest) = text.split_at_checked(digits)?;
    let is_number = number.bytes().all(|digit| digit.is_ascii_digit());
    Some((number.parse().ok().filter(|_| is_number)?, rest))
}

/// Whether it is a date and a time: `2024-02-29T12:30:00Z`.
fn is_date_time(text: &str) -> bool {
    let rest = date(text).and_then(|rest| rest.strip_prefix(['T', 't', ' ']));
    rest.and_then(time) == Some("")
}

/// The rest of the string after a date of the calendar: `2024-02-29`.
fn date(text: &str) -> Option<&str> {
    let (year, rest) = number(text, 4)?;
    let (month, rest) = number(rest.strip_prefix('-')?, 2)?;
    let (day, rest) = number(rest.strip_prefix('-')?, 2)?;
    (1..=days_of(year, month)?).contains(&day).then_some(rest)
}

fn days_of(year: u32, month: u32) -> Option<u32> {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => Some(if is_leap { 29 } else { 28 }),
        4 | 6 | 9 | 11 => Some(30),
        1..=12 => Some(31),
        _ => None,
    }
}

/// The rest of the string after a time of day: `12:30:00.5+02:00`. As in the emitted types, seconds and offset may be missing.
fn time(text: &str) -> Option<&str> {
    let (_, rest) = number(text, 2).filter(|(hour, _)| *hour < 24)?;
    let (_, rest) = number(rest.strip_prefix(':')?, 2).filter(|(minute, _)| *minute < 60)?;
    let rest = match rest.strip_prefix(':') {
        Some(rest) => fraction(number(rest, 2).filter(|(second, _)| *second <= 60)?.1)?,
        None => rest,
    };
    match rest.chars().next() {
        Some('Z' | 'z') => Some(&rest[1..]),
        Some('+' | '-') => offset(&rest[1..]),
        _ => Some(rest),
    }
}

/// The rest of the string after a fraction of a second, if there is one.
fn fraction(text: &str) -> Option<&str> {
    let Some(digits) = text.strip_prefix(['.', ',']) else {
        return Some(text);
    };
    let rest = digits.trim_start_matches(|digit: char| digit.is_ascii_digit());
    (rest.len() < digits.len()).then_some(rest)
}

/// The rest of the string after an offset from UTC.
fn offset(text: &str) -> Option<&str> {
    let (_, rest) = number(text, 2).filter(|(hours, _)| *hours < 24)?;
    if rest.is_empty() {
        return Some(rest);
    }
    let rest = rest.strip_prefix(':').unwrap_or(rest);
    number(rest, 2)
        .filter(|(minutes, _)| *minutes < 60)
        .map(|(_, rest)| rest)
}

/// Whether it is a duration of ISO 8601: each unit at most once and in order, as in the emitted type.
fn is_duration(text: &str) -> bool {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let Some(units) = unsigned.strip_prefix(['P', 'p']) else {
        return false;
    };
    match units.split_once(['T', 't']) {
        None => !units.is_empty() && are_amounts(units, "YMWD"),
        Some((dates, times)) => {
            !times.is_empty() && are_amounts(dates, "YMWD") && are_amounts(times, "HMS")
        }
    }
}

fn are_amounts(mut text: &str, mut units: &str) -> bool {
    while !text.is_empty() {
        let end = text.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',');
        let Some((amount, rest)) = end.map(|end| text.split_at(end)) else {
            return false;
        };
        let mut parts = amount.splitn(2, ['.', ',']);
        if !parts.all(|part| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit())) {
            return false;
        }
        let unit = rest.chars().next().map(|unit| unit.to_ascii_uppercase());
        let Some(position) = unit.and_then(|unit| units.find(unit)) else {
            return false;
        };
        (text, units) = (&rest[1..], &units[position + 1..]);
    }
    true
}

/// Four numbers of a byte each, without leading zeros.
fn is_ipv4(text: &str) -> bool {
    let is_byte = |part: &str| {
        part.parse::<u8>()
            .is_ok_and(|byte| byte.to_string() == part)
    };
    text.split('.').count() == 4 && text.split('.').all(is_byte)
}

/// Eight groups of hexadecimal digits: `::` replaces groups of zeros, and the last two may be an IPv4 address.
fn is_ipv6(text: &str) -> bool {
    match text.split_once("::") {
        Some((before, after)) => {
            let groups = |part: &str| {
                if part.is_empty() {
                    Some(0)
                } else {
                    groups(part)
                }
            };
            let is_last = !before.contains('.');
            let count = groups(before)
                .zip(groups(after))
                .map(|(before, after)| before + after);
            is_last && count.is_some_and(|count| count < 8)
        }
        None => groups(text) == Some(8),
    }
}

/// The number of groups of an IPv6 address; `None` where a group is invalid.
fn groups(text: &str) -> Option<usize> {
    let (groups, last) = text
        .rsplit_once(':')
        .map_or((None, text), |(groups, last)| (Some(groups), last));
    let is_group = |group: &str| {
        (1..=4).contains(&group.len()) && group.bytes().all(|digit| digit.is_ascii_hexdigit())
    };
    let last = if is_ipv4(last) {
        2
    } else {
        usize::from(is_group(last))
    };
    let groups: Vec<&str> = groups
        .into_iter()
        .flat_map(|groups| groups.split(':'))
        .collect();
    (last > 0 && groups.iter().all(|group| is_group(group))).then_some(groups.len() + last)
}

/// Labels of letters, digits and hyphens, as RFC 1123 has them.
fn is_hostname(text: &str) -> bool {
    let is_label = |label: &str| {
        let is_edge = |edge: Option<char>| edge.is_some_and(|edge| edge.is_ascii_alphanumeric());
        label.len() <= 63
            && is_edge(label.chars().next())
            && is_edge(label.chars().next_back())
            && label
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
    };
    text.len() <= 253 && text.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::fits_format;

    /// For each format, strings that match it and strings that do not.
    const TABLE: [(&str, &[&str], &[&str]); 11] = [
        (
            "date",
            &[
                "2024-02-29",
                "2000-02-29",
                "2023-12-31",
                "0000-01-01",
                "2024-02-29T00:00:00Z",
            ],
            &[
                "2023-02-29",
                "1900-02-29",
                "2023-04-31",
                "2023-00-01",
                "2023-1-1",
                "2023-02-2é",
                "",
                "2023-01-01T",
            ],
        ),
        (
            "date-time",
            &[
                "2024-02-29T12:30:00Z",
                "2024-02-29 12:30:00.5+02:00",
                "2024-02-29t12:30:60z",
            ],
            &[
                "2023-02-29T12:30:00Z",
                "2024-01-01",
                "2024-01-01T24:00:00Z",
                "2024-01-01T12:00:00+24:00",
                "now",
            ],
        ),
        (
            "time",
            &[
                "12:30",
                "12:30:00",
                "23:59:60.123Z",
                "12:30:00+0200",
                "12:30:00,5",
                "12:30:00+02",
            ],
            &[
                "24:00:00",
                "12:60:00",
                "12:30:61",
                "12:30:00.",
                "12:30:00+02:60",
                "12:30:00+99:99",
                "noon",
            ],
        ),
        (
            "duration",
            &["P1Y2M3D", "-PT5M", "PT0.5S", "P3W", "p1d", "pt5m"],
            &["P", "PT", "P1D1Y", "P1D2D", "PT5", "1D", "P1H"],
        ),
        (
            "byte",
            &["QUJD", "QUI=", "QUI", "-_-_", ""],
            &["A", "QU&D", "Q=Q="],
        ),
        (
            "uuid",
            &["123e4567-e89b-12d3-a456-426614174000"],
            &["123e4567e89b12d3a456426614174000", "x"],
        ),
        ("email", &["a@b"], &["a", "a@", "a b@c"]),
        (
            "ipv4",
            &["192.0.2.1"],
            &["192.0.2.256", "192.0.2", "192.0.02.1"],
        ),
        (
            "ipv6",
            &[
                "2001:db8::1",
                "::",
                "1:2:3:4:5:6:7:8",
                "::ffff:192.0.2.1",
                "1::",
            ],
            &[
                "2001:db8",
                ":::",
                "192.0.2.1",
                "1:2:3:4:5:6:7:8::",
                "1::2::3",
                "12345::",
                "1:2:3:4:5:6:7:8:9",
            ],
        ),
        (
            "hostname",
            &["example.com", "a-1"],
            &["a_b", "-a", "a..b", ""],
        ),
        (
            "uri",
            &["https://example.com/", "urn:x"],
            &["/relative", "no scheme:x"],
        ),
    ];

    #[test]
    fn each_format_takes_its_own_strings() {
        for (format, fitting, others) in TABLE {
            for text in fitting {
                assert!(fits_format(format, text), "{text:?} is of {format}");
            }
            for text in others {
                assert!(!fits_format(format, text), "{text:?} is not of {format}");
            }
        }
        assert!(fits_format("anything-else", "x"));
    }
}
