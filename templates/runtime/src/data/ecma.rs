//! Translates regular expressions of JSON Schema to the syntax of the crate `regex`.

use std::str::Chars;

/// `\d`, `\w` and `\b` match ASCII only, and `\s` also a byte order mark. `[`, `&` and `~` are literals within brackets, and a
/// brace is a literal unless it contains a number.
pub fn translate(expression: &str) -> String {
    let mut text = String::with_capacity(expression.len());
    let (mut in_class, mut after_set) = (false, false);
    let mut letters = expression.chars();
    while let Some(letter) = letters.next() {
        let was_set = std::mem::take(&mut after_set);
        match letter {
            '\\' => {
                if let Some(code) = surrogates(&mut letters) {
                    text.extend(["\\u{", &format!("{code:X}"), "}"]);
                    continue;
                }
                let escaped = letters.next();
                let set = escaped.and_then(set_of);
                after_set = in_class && set.is_some();
                match (set, escaped) {
                    (Some(set), _) if in_class => text.push_str(set),
                    (Some(set), _) => text.extend(["[", set, "]"]),
                    (None, Some('b')) if !in_class => text.push_str(r"(?-u:\b)"),
                    (None, Some('/')) => text.push('/'),
                    (None, Some(escaped @ ('p' | 'P' | 'u' | 'x'))) => {
                        text.extend(['\\', escaped]);
                        if letters.as_str().starts_with('{') {
                            text.extend(letters.next());
                        }
                    }
                    (None, escaped) => text.extend(['\\'].into_iter().chain(escaped)),
                }
            }
            // A hyphen after a set does not denote a range.
            '-' if was_set => text.push_str(r"\-"),
            '[' | '&' | '~' if in_class => text.extend(['\\', letter]),
            '[' | ']' => {
                in_class = letter == '[';
                text.push(letter);
            }
            '{' if !in_class && !is_count(letters.as_str()) => text.push_str(r"\{"),
            _ => text.push(letter),
        }
    }
    text
}

/// Whether a brace is followed by a repetition count.
fn is_count(rest: &str) -> bool {
    let Some((count, _)) = rest.split_once('}') else {
        return false;
    };
    let (least, most) = count.split_once(',').unwrap_or((count, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    !least.is_empty() && is_number(least) && is_number(most)
}

/// The characters that an escape denotes within brackets.
fn set_of(escaped: char) -> Option<&'static str> {
    match escaped {
        'd' => Some("0-9"),
        'D' => Some(r"\x00-/:-\u{10FFFF}"),
        'w' => Some("0-9A-Z_a-z"),
        'W' => Some(r"\x00-/:-@\[-\^`{-\u{10FFFF}"),
        's' => Some(
            r"\t-\r\x20\u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}",
        ),
        'S' => Some(concat!(
            r"\x00-\x08\x0E-\x1F!-\u{9F}\u{A1}-\u{167F}\u{1681}-\u{1FFF}\u{200B}-\u{2027}\u{202A}-\u{202E}",
            r"\u{2030}-\u{205E}\u{2060}-\u{2FFF}\u{3001}-\u{FEFE}\u{FF00}-\u{10FFFF}",
        )),
        _ => None,
    }
}

/// The character that a surrogate pair of escapes denotes, such as `\uD83D\uDE42`; the first backslash is already read.
fn surrogates(letters: &mut Chars<'_>) -> Option<u32> {
    let unit = |rest: &str| u32::from_str_radix(rest.strip_prefix('u')?.get(..4)?, 16).ok();
    let rest = letters.as_str();
    let (high, low) = (unit(rest)?, unit(rest.get(5..)?.strip_prefix('\\')?)?);
    if !(0xD800..0xDC00).contains(&high) || !(0xDC00..0xE000).contains(&low) {
        return None;
    }
    *letters = rest.get("uD83D\\uDE42".len()..)?.chars();
    Some(0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00))
}
