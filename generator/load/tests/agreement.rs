//! Our reading of JSON against `serde_json`'s: what is valid, and which value it has.

use serde_json::Value;

use super::read_json;

/// Codes of files that are valid JSON but no document.
const STRICTER: [&str; 4] = [
    "duplicate-key",
    "number-out-of-range",
    "number-not-finite",
    "nested-too-deep",
];

fn check(text: &str) {
    let ours = read_json(&format!("{{\"a\": {text}}}"));
    let theirs = serde_json::from_str::<Value>(&format!("{{\"a\": {text}}}"));
    if ours
        .1
        .iter()
        .any(|found| STRICTER.iter().any(|code| found.starts_with(code)))
    {
        return;
    }
    assert_eq!(ours.0, theirs.ok(), "{text:?} {:?}", ours.1);
}

#[test]
fn on_short_texts() {
    // Long: one input per line.
    let texts = [
        "",
        "0",
        "-0.5",
        "-",
        "+1",
        ".5",
        "1.",
        "01",
        "1e",
        "1e5",
        "1E+5",
        "1e-",
        "0x1",
        "1_0",
        "nul",
        "null",
        "nulll",
        "True",
        "[]",
        "[,]",
        "[1,]",
        "[1 2]",
        "[",
        "]",
        "{}",
        "{,}",
        "{\"b\"}",
        "{\"b\":}",
        "{\"b\":1,}",
        "{b:1}",
        "{\"b\":1 \"c\":2}",
        "\"\"",
        "\"",
        "\"\\",
        "\"\\\"",
        "\"\\u\"",
        "\"\\u12\"",
        "\"\\u00e9\"",
        "\"\\ud83d\\ude00\"",
        "\"\\ud83d\"",
        "\"\\ud83d\\u0041\"",
        "\"\\ude00\"",
        "\"\\x\"",
        "\"\\é\"",
        "\"a\nb\"",
        "\"a\u{7f}b\"",
        "\"é日\u{1f600}\"",
        " \t\r\n1 ",
        "\u{a0}1",
        "1//",
        "/**/1",
        "NaN",
        "Infinity",
        "'a'",
        "[1]]",
        "{}}",
        "1 1",
        "\u{feff}1",
        "\"\\/\\b\\f\\n\\r\\t\"",
    ];
    texts.into_iter().for_each(check);
}

#[test]
fn on_damaged_texts() {
    let text = r#"{"b": [1, -2.5e3, "x\u00e9\n", {"c": null}], "d": {"e": [true, false, []]}, "日": "語"}"#;
    let pieces = [
        "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u00", "1", "-", ".", "e", " ", "null", "é",
        "\u{1}",
    ];
    let starts: Vec<_> = text.char_indices().map(|(at, _)| at).collect();
    for &at in &starts {
        let after = at + text[at..].chars().next().map_or(0, char::len_utf8);
        check(&text[..at]);
        check(&format!("{}{}", &text[..at], &text[after..]));
        for piece in pieces {
            check(&format!("{}{piece}{}", &text[..at], &text[at..]));
            check(&format!("{}{piece}{}", &text[..at], &text[after..]));
        }
    }
}
