//! Words of a document → text in Rust's case. Nothing here knows what else there is, or makes an identifier of it.

use heck::{ToSnakeCase, ToUpperCamelCase};
use unicode_ident::{is_xid_continue, is_xid_start};
use unicode_normalization::UnicodeNormalization;

use super::capitals::close_up;

/// Texts are cut at this many characters, so that files and symbols stay within what systems take.
const LONGEST: usize = 80;

/// How Rust writes words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// `UpperCamelCase`
    Camel,
    /// `snake_case`
    Snake,
}

/// The words of a spelling in a case; never empty, and it begins with what may begin an identifier.
pub fn spell(spelling: &str, case: Case) -> String {
    let words = words(spelling);
    let cased = match case {
        Case::Camel => camel(&words),
        Case::Snake => words.to_snake_case(),
    };
    let cased: String = cased.chars().filter(|c| is_word(*c) || *c == '_').collect();
    let cased = cased.trim_matches('_');
    let spelled = match (cased.chars().next(), case) {
        (None, Case::Camel) => "Empty".to_owned(),
        (None, Case::Snake) => "empty".to_owned(),
        (Some(first), Case::Camel) if !is_xid_start(first) || first.is_lowercase() => {
            format!("N{cased}")
        }
        (Some(first), Case::Snake) if !is_xid_start(first) => format!("n{cased}"),
        _ => cased.to_owned(),
    };
    cut(spelled, case)
}

/// Camel case that keeps numbers apart: `1.0` is not `10`.
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

/// The words of a type's name in snake case, so that no two types have the same: every capital begins a word.
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

/// A text of ASCII alone, for the names of files: other letters become their code points.
pub fn ascii(text: &str) -> String {
    let spelled: String = text
        .chars()
        .map(|c| {
            if c.is_ascii() {
                c.to_string()
            } else {
                format!("_u{:x}_", u32::from(c))
            }
        })
        .collect();
    let parts: Vec<&str> = spelled.split('_').filter(|part| !part.is_empty()).collect();
    parts.join("_")
}

/// Of what is too long the first and the last words are kept, and a number between them that the whole text decides.
fn cut(text: String, case: Case) -> String {
    if text.chars().count() <= LONGEST {
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
    c.is_alphanumeric() && is_xid_continue(c)
}

/// Symbols that are all there is, or a sign before a number, are spelled out; others part words.
fn words(spelling: &str) -> String {
    // Of letters that are another one's variant, such as `ª` and `𝓪`, Rust's lints want that one.
    let spelling: String = spelling.nfkc().collect();
    let sign = |rest: &str, word: &str| {
        rest.starts_with(|c: char| c.is_ascii_digit())
            .then(|| format!("{word} {rest}"))
    };
    let signed = match spelling.split_at_checked(1) {
        Some(("+", rest)) => sign(rest, "plus"),
        Some(("-", rest)) => sign(rest, "minus"),
        _ => None,
    };
    if let Some(signed) = signed {
        return signed;
    }
    if spelling.chars().any(is_word) {
        // An apostrophe parts no words.
        return close_up(&spelling.replace(['\'', '’'], ""));
    }
    spelling.chars().map(symbol).collect::<Vec<_>>().join(" ")
}

/// The spelling with every symbol in words, which tells apart what differs in symbols only.
pub fn say_symbols(spelling: &str) -> String {
    let said = spelling.chars().map(|c| match c {
        c if is_word(c) => c.to_string(),
        // Words of ours are parted by spaces.
        ' ' => " ".to_owned(),
        '-' => " dash ".to_owned(),
        c => format!(" {} ", symbol(c)),
    });
    said.collect()
}

/// How many symbols a spelling has, and how many capitals: the fewer, the plainer.
pub fn plainness(spelling: &str) -> (usize, usize) {
    let symbols = spelling.chars().filter(|c| !is_word(*c)).count();
    (
        symbols,
        spelling.chars().filter(|c| c.is_uppercase()).count(),
    )
}

/// The word for a spelling in one case only, which tells it from one in another.
pub fn case_word(spelling: &str) -> Option<&'static str> {
    let has = |of: fn(char) -> bool| spelling.chars().any(of);
    match (has(char::is_uppercase), has(char::is_lowercase)) {
        (true, false) => Some("upper"),
        (false, true) => Some("lower"),
        _ => None,
    }
}

/// A symbol in a word; one that has none is called by its code point.
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
