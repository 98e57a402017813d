//! Words of a document → a name in Rust's case. Nothing here knows about other names, or checks that it is an identifier.

use std::borrow::Cow;

use heck::{ToSnakeCase, ToUpperCamelCase};
use unicode_ident::{is_xid_continue, is_xid_start};
use unicode_normalization::UnicodeNormalization;

use super::capitals::close_up;

/// Names are cut at this many characters, so that files and symbols stay within the limits of operating systems.
const LONGEST: usize = 80;

/// How Rust writes words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// `UpperCamelCase`
    Camel,
    /// `snake_case`
    Snake,
}

/// The words of a name in a case; never empty, and it begins with a letter that an identifier may begin with.
pub fn to_case(raw_name: &str, case: Case) -> String {
    let words = words(raw_name);
    let cased = match case {
        Case::Camel => camel(&words),
        Case::Snake => words.to_snake_case(),
    };
    let cased = cased.replace(|c| !is_word(c) && c != '_', "");
    let cased = cased.trim_matches('_');
    let name = match (cased.chars().next(), case) {
        (None, Case::Camel) => "Empty".to_owned(),
        (None, Case::Snake) => "empty".to_owned(),
        (Some(first), Case::Camel) if !is_xid_start(first) || first.is_lowercase() => {
            format!("N{cased}")
        }
        (Some(first), Case::Snake) if !is_xid_start(first) => format!("n{cased}"),
        _ => cased.to_owned(),
    };
    cut(name, case)
}

/// Camel case with a separator between numbers: `1.0` is not `10`.
fn camel(words: &str) -> String {
    let parts = words
        .split(|c: char| !is_word(c))
        .filter(|part| !part.is_empty());
    parts.fold(String::new(), |mut text, part| {
        let part = part.to_upper_camel_case();
        if text.ends_with(char::is_numeric) && part.starts_with(char::is_numeric) {
            text.push('_');
        }
        text + &part
    })
}

/// The words of a type's name in snake case, such that no two types have the same: every capital begins a word.
pub fn uncamel(name: &str) -> String {
    let mut text = String::new();
    for (index, c) in name.chars().enumerate() {
        if index > 0 && c.is_uppercase() && !text.ends_with('_') {
            text.push('_');
        }
        text.extend(c.to_lowercase());
    }
    text
}

/// The name in ASCII, for the names of files: other letters become their code points.
pub fn ascii(text: &str) -> String {
    let name: String = text
        .chars()
        .map(|c| {
            if c.is_ascii() {
                c.to_string()
            } else {
                format!("_u{:x}_", u32::from(c))
            }
        })
        .collect();
    let parts: Vec<&str> = name.split('_').filter(|part| !part.is_empty()).collect();
    parts.join("_")
}

/// Keeps the first and the last words of a name that is too long, with a hash of the whole name between them.
fn cut(text: String, case: Case) -> String {
    // Every character has a byte or more, which are faster to count.
    if text.len() <= LONGEST || text.chars().count() <= LONGEST {
        return text;
    }
    let number = fingerprint(&text);
    let letters: Vec<char> = text.chars().collect();
    let starts_word = |at: &usize| match case {
        Case::Camel => letters[*at].is_uppercase(),
        Case::Snake => letters[*at] == '_',
    };
    let half = (LONGEST - 10) / 2;
    let head = (1..=half).rev().find(starts_word).unwrap_or(half);
    let tail = (letters.len() - half..letters.len())
        .find(starts_word)
        .unwrap_or(letters.len());
    let (head, tail) = (
        letters[..head].iter().collect::<String>(),
        letters[tail..].iter().collect::<String>(),
    );
    let mark = if case == Case::Camel { 'X' } else { '_' };
    format!("{}{mark}{number:08x}{tail}", head.trim_end_matches('_'))
}

/// FNV-1a, which is the same on every machine and in every version of Rust.
pub fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || (c.is_alphanumeric() && is_xid_continue(c))
}

/// Symbols become words where there is nothing else, as does a sign before a number; all others separate words.
fn words(raw_name: &str) -> String {
    // Rust's lints expect `a` in place of its compatibility variants, such as `ª` and `𝓪`.
    let raw_name: Cow<'_, str> = if raw_name.is_ascii() {
        Cow::Borrowed(raw_name)
    } else {
        Cow::Owned(raw_name.nfkc().collect())
    };
    let sign = |rest: &str, word: &str| {
        rest.starts_with(|c: char| c.is_ascii_digit())
            .then(|| format!("{word} {rest}"))
    };
    let signed = match raw_name.split_at_checked(1) {
        Some(("+", rest)) => sign(rest, "plus"),
        Some(("-", rest)) => sign(rest, "minus"),
        _ => None,
    };
    if let Some(signed) = signed {
        return signed;
    }
    if raw_name.chars().any(is_word) {
        // An apostrophe separates no words.
        return close_up(&raw_name.replace(['\'', '’'], ""));
    }
    raw_name.chars().map(symbol).collect::<Vec<_>>().join(" ")
}

/// The name with every symbol replaced by a word, which distinguishes names that differ in symbols only.
pub fn name_symbols(raw_name: &str) -> String {
    let words = raw_name.chars().map(|c| match c {
        c if is_word(c) => c.to_string(),
        // Our own words are separated by spaces.
        ' ' => " ".to_owned(),
        '-' => " dash ".to_owned(),
        c => format!(" {} ", symbol(c)),
    });
    words.collect()
}

/// How many symbols a name has, and how many capitals: the fewer, the plainer.
pub fn plainness(raw_name: &str) -> (usize, usize) {
    let symbols = raw_name.chars().filter(|c| !is_word(*c)).count();
    (
        symbols,
        raw_name.chars().filter(|c| c.is_uppercase()).count(),
    )
}

/// The word that is added to a name in one case only, which distinguishes it from the same name in another case.
pub fn case_word(raw_name: &str) -> Option<&'static str> {
    let has = |of: fn(char) -> bool| raw_name.chars().any(of);
    match (has(char::is_uppercase), has(char::is_lowercase)) {
        (true, false) => Some("upper"),
        (false, true) => Some("lower"),
        _ => None,
    }
}

/// The word for a symbol; its code point where it has none.
// Long: one arm a symbol.
fn symbol(c: char) -> String {
    let word = match c {
        '=' => "eq",
        '!' => "not",
        '<' => "lt",
        '>' => "gt",
        '+' => "plus",
        '-' => "minus",
        '*' => "star",
        '/' => "slash",
        '\\' => "backslash",
        '%' => "percent",
        '&' => "and",
        '|' => "or",
        '^' => "caret",
        '~' => "tilde",
        '.' => "dot",
        ',' => "comma",
        ':' => "colon",
        ';' => "semicolon",
        '?' => "question",
        '#' => "hash",
        '@' => "at",
        '$' => "dollar",
        '_' => "underscore",
        '\'' => "apostrophe",
        '"' => "quote",
        '`' => "backtick",
        '(' | '[' | '{' => "open",
        ')' | ']' | '}' => "close",
        ' ' => "space",
        '\t' => "tab",
        '\n' => "newline",
        '€' => "euro",
        '£' => "pound",
        '¥' => "yen",
        '°' => "degree",
        '±' => "plus minus",
        '×' => "times",
        '÷' => "over",
        '≤' => "le",
        '≥' => "ge",
        '≠' => "ne",
        '–' | '—' => "dash",
        '…' => "ellipsis",
        '←' => "left",
        '→' => "right",
        '↑' => "up",
        '↓' => "down",
        other => return format!("u{:x}", u32::from(other)),
    };
    word.to_owned()
}
