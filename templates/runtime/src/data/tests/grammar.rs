//! The reader of JSON: it accepts and rejects the same text as serde_json, and reads the same values.

use serde_json::Value;

use super::{json, runtime};

/// Valid JSON, and the pieces of which invalid JSON is made.
const SEEDS: [&str; 12] = [
    "null",
    "-0",
    "-12.5e+3",
    r#""a\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00 é""#,
    "[]",
    "[1, [2, {}], \"x\"]",
    r#"{"type":"click","a":{"b":[true,false,null]},"c":"d"}"#,
    r#" { "a" : 1 , "b" : [ 1.0 , 18446744073709551615 , -9223372036854775808 ] } "#,
    "[18446744073709551616, -9223372036854775809, 1e308, 123456789012345678901234567890, 0.1]",
    r#"{"":"","\u0000":"\u001f","long key that is longer than eight bytes":"and a value that is as well"}"#,
    "[\"\u{7f}\u{80}\u{7ff}\u{ffff}\u{10ffff}\"]",
    "[0,-1,1.5E-7,\"\\ud800\\udc00\"]",
];

fn compare(text: &str) {
    let ours = runtime::decode::<Value>(text.as_bytes());
    let theirs = serde_json::from_str::<Value>(text);
    match (&ours, &theirs) {
        (Ok(ours), Ok(theirs)) => assert!(is_same(ours, theirs), "{text:?}: {ours} {theirs}"),
        (Err(_), Err(_)) => {}
        _ => panic!("{text:?}: {ours:?} {theirs:?}"),
    }
    assert_eq!(
        runtime::decode::<serde::de::IgnoredAny>(text.as_bytes()).is_ok(),
        theirs.is_ok(),
        "{text:?}"
    );
}

/// serde_json's floats may be off by one in the last place.
fn is_same(ours: &Value, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Value::Array(ours), Value::Array(theirs)) => {
            ours.len() == theirs.len()
                && ours
                    .iter()
                    .zip(theirs)
                    .all(|(ours, theirs)| is_same(ours, theirs))
        }
        (Value::Object(ours), Value::Object(theirs)) => {
            ours.len() == theirs.len()
                && ours
                    .iter()
                    .all(|(key, ours)| theirs.get(key).is_some_and(|theirs| is_same(ours, theirs)))
        }
        (Value::Number(one), Value::Number(other)) if one.is_f64() && other.is_f64() => {
            let [one, other] = [one, other].map(|number| number.as_f64().expect("a float"));
            (one - other).abs() <= one.abs() * 1e-15
                && one.is_sign_negative() == other.is_sign_negative()
        }
        (ours, theirs) => ours == theirs,
    }
}

#[test]
fn takes_json() {
    for seed in SEEDS {
        json(seed);
        compare(seed);
        compare(&format!("\n\t [{seed}\r, {seed} ] \n"));
    }
}

#[test]
fn takes_nothing_else() {
    // Long: a table.
    for text in [
        "",
        " ",
        "nul",
        "nulL",
        "truefalse",
        "True",
        "01",
        "-",
        "-01",
        "+1",
        ".5",
        "1.",
        "1.e3",
        "1e",
        "1e+",
        "0x1",
        "1_0",
        "NaN",
        "Infinity",
        "1e400",
        "-1e400",
        "'a'",
        "\"",
        "\"a",
        "\"\\",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u12g4\"",
        "\"\\ud800\"",
        "\"\\ud800\\n\"",
        "\"\\ud800\\ud800\"",
        "\"\\udc00\"",
        "\"\n\"",
        "\"\t\"",
        "\"\u{0}\"",
        "\"abcdefg\u{1}\"",
        "[",
        "]",
        "[1",
        "[1,",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[1}",
        "{",
        "}",
        "{]",
        "{1:2}",
        "{a:1}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{\"a\" 1}",
        "{\"a\":1 \"b\":2}",
        "{,}",
        "{\"a\":1]",
        "{\"a\"::1}",
        "{\"a\":1,,\"b\":2}",
        "[]]",
        "{}{}",
        "1 2",
        "\u{feff}1",
        "\u{a0}1",
        "// x\n1",
        "\"\\u+123\"",
        "\"\\u 123\"",
    ] {
        assert!(
            runtime::decode::<Value>(text.as_bytes()).is_err(),
            "{text:?}"
        );
        compare(text);
    }
}

/// A small generator of pseudo-random numbers: the same ones every time.
fn numbers(mut state: u64) -> impl FnMut(usize) -> usize {
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % below as u64).expect("a small number")
    }
}

#[test]
fn agrees_on_texts_that_are_broken_by_chance() {
    const BITS: [&str; 18] = [
        "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "-", "e", ".", " ", "\n", "null", "\\u",
        "\u{e9}", "\u{1}",
    ];
    let mut next = numbers(42);
    for round in 0..30_000 {
        let mut text: Vec<char> = SEEDS[round % SEEDS.len()].chars().collect();
        for _ in 0..=next(3) {
            let index = next(text.len() + 1);
            match next(3) {
                0 => drop(text.drain(index..text.len().min(index + 1 + next(3)))),
                1 => drop(text.splice(index..index, BITS[next(BITS.len())].chars())),
                _ => text.truncate(index),
            }
        }
        compare(&text.into_iter().collect::<String>());
    }
}

#[test]
fn agrees_at_every_length_of_a_string() {
    for length in 0..40 {
        for special in ["", "\\n", "\u{1}", "\u{e9}", "\u{20}", "\u{7f}", "\""] {
            for index in 0..=length {
                let (before, after) = ("a".repeat(index), "b".repeat(length - index));
                compare(&format!("\"{before}{special}{after}\""));
            }
        }
    }
}

#[test]
fn stops_at_the_same_depth() {
    for depth in [126, 127, 128, 129, 100_000] {
        compare(&format!("{}{}", "[".repeat(depth), "]".repeat(depth)));
        compare(&format!(
            "{}1{}",
            "{\"a\":".repeat(depth),
            "}".repeat(depth)
        ));
        assert!(runtime::decode::<Value>("[".repeat(depth).as_bytes()).is_err());
    }
    compare(&"[{},[]],".repeat(1000));
    compare(&format!("[{}1]", "[{},[]],".repeat(1000)));
}

#[test]
fn takes_arrays_of_a_fixed_length_and_enums() {
    assert_eq!(runtime::decode(b"[1, 2]"), Ok([1_u8, 2]));
    assert!(runtime::decode::<[u8; 2]>(b"[1,2,3]").is_err());
    assert!(runtime::decode::<[u8; 2]>(b"[1]").is_err());
    assert_eq!(runtime::decode(b"[1,\"x\",null]"), Ok((1_u8, "x", ())));
    let ordering = |text: &str| runtime::decode::<Result<u8, bool>>(text.as_bytes()).ok();
    assert_eq!(ordering(r#"{"Ok":1}"#), Some(Ok(1)));
    assert_eq!(ordering(r#" { "Err" : true } "#), Some(Err(true)));
    assert_eq!(
        (
            ordering(r#"{"Ok":1,"Err":true}"#),
            ordering(r#"{}"#),
            ordering(r#""Ok""#)
        ),
        (None, None, None)
    );
}
