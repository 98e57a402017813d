use serde_json::json;

use super::super::budget::Budget;
use super::super::number::{Read, read_number};
use super::super::tree::read_tree;
use super::{read, read_json, read_yaml, tree};
use crate::diagnostic::Diagnostics;
use crate::source::{Format, Location, SizeLimit, SourceFile};

#[test]
fn json_and_yaml_are_one_tree_in_their_own_order() {
    let expected = json!({ "b": [1, -2, 0.5, null, true, "x"], "a": { "200": {}, "": "é" } });
    let (from_json, _) = read_json(&expected.to_string());
    let from_yaml = tree("b: [1, -2, .5, ~, true, x]\na:\n  200: {}\n  '': é\n");
    assert_eq!(from_json, Some(expected));
    assert_eq!(
        from_json.as_ref().map(ToString::to_string),
        Some(from_yaml.to_string())
    );
}

#[test]
fn yaml_keys_keep_their_spelling() {
    let tree = tree("200: a\n1.0: b\n0x1F: c\ntrue: d\n~: e\n2024-01-01: f\n");
    let keys: Vec<_> = tree
        .as_object()
        .map(|map| map.keys().collect())
        .unwrap_or_default();
    assert_eq!(keys, ["200", "1.0", "0x1F", "true", "~", "2024-01-01"]);
}

#[test]
fn duplicate_keys_are_errors_at_the_second() {
    assert_eq!(
        read_json("{\"a\": 1,\n \"a\": 2, \"\\u0061\": 3}").1,
        ["duplicate-key 2:2", "duplicate-key 2:10"]
    );
    assert_eq!(
        read_yaml("paths:\n  /p: {}\n  /p: {}\n").1,
        ["duplicate-key 3:3"]
    );
    assert_eq!(read_yaml("200: a\n'200': b\n").1, ["duplicate-key 2:1"]);
}

#[test]
fn numbers_are_never_rounded_in_silence() {
    let text = r#"{"a": 18446744073709551615, "b": 18446744073709551616, "c": -9223372036854775809, "d": 1e999, "e": 1e-999}"#;
    let (tree, found) = read_json(text);
    let tree = tree.expect("the document is read");
    assert_eq!(tree["a"], json!(18_446_744_073_709_551_615_u64));
    assert_eq!(tree["b"], json!(18_446_744_073_709_551_616.0));
    let warned = "number-out-of-range";
    let expected = [
        (warned, 34),
        (warned, 61),
        ("number-not-finite", 88),
        (warned, 100),
    ];
    assert_eq!(
        found,
        expected.map(|(code, column)| format!("{code} 1:{column}"))
    );
    assert_eq!(read_yaml("a: .inf\nb: -.INF\nc: .nan\n").1.len(), 3);
}

#[test]
fn yaml_numbers_have_more_spellings() {
    let expected =
        json!({ "a": 31, "b": 15, "c": 1, "d": 0.5, "e": 1.0, "f": "090", "g": "1_000", "h": 0 });
    assert_eq!(
        tree("{a: 0x1F, b: 0o17, c: +1, d: .5, e: 1., f: 090, g: 1_000, h: -0}"),
        expected
    );
    assert_eq!(
        read_number("0x1ffffffffffffffff"),
        Read::Rounded(serde_json::Number::from_f64(36_893_488_147_419_103_231.0).unwrap())
    );
    assert_eq!(
        read_number("0.1"),
        Read::Held(serde_json::Number::from_f64(0.1).unwrap())
    );
    assert_eq!(
        read_number("0e-999"),
        Read::Held(serde_json::Number::from_f64(0.0).unwrap())
    );
    assert_eq!(read_number("word"), Read::NotFinite);
}

#[test]
fn norway_is_a_text() {
    let enums = "[no, yes, on, off, y, n, NO, 1_000, 1:30, 2024-01-01]";
    let all_texts = tree(&format!("e: {enums}"))["e"]
        .as_array()
        .is_some_and(|all| all.iter().all(serde_json::Value::is_string));
    assert!(all_texts);
}

#[test]
fn aliases_copy_within_bounds() {
    assert_eq!(
        tree("a: &x {b: [1]}\nc: *x\nd: [*x]\n")["d"],
        json!([{ "b": [1] }])
    );
    assert_eq!(tree("&k key: *k")["key"], "key");
    assert_eq!(read_yaml("a: &a [*a]").1, ["invalid-syntax 1:8"]);
    assert_eq!(read_yaml("a: *nothing").1.len(), 1);
    let bomb: String = (1..9)
        .map(|n| format!("a{n}: &a{n} [{}]\n", format!("*a{},", n - 1).repeat(10)))
        .collect();
    let (none, found) = read_yaml(&format!("a0: &a0 [x]\n{bomb}"));
    assert!(
        none.is_none() && found[0].starts_with("yaml-copies 7:"),
        "{found:?}"
    );
}

#[test]
fn long_texts_weigh_more_when_copied() {
    let text = format!(
        "a: &a {}\nb: [{}]\n",
        "x".repeat(1 << 20),
        "*a,".repeat(1_000)
    );
    assert!(read_yaml(&text).1[0].starts_with("yaml-copies 2:"));
}

#[test]
fn merge_keys_are_honoured_and_said() {
    let (merged, found) = read_yaml("b: &b {x: 1, y: 2}\nm:\n  <<: *b\n  y: 3\n");
    assert_eq!(merged.expect("it is read")["m"], json!({ "y": 3, "x": 1 }));
    assert_eq!(found, ["yaml-merge-key 3:3"]);
    let (merged, _) = read_yaml("m: {<<: [{x: 1}, {x: 2, z: 3}]}");
    assert_eq!(merged.expect("it is read")["m"], json!({ "x": 1, "z": 3 }));
    assert_eq!(tree("'<<': 1"), json!({ "<<": 1 }));
    assert_eq!(tree("a: <<"), json!({ "a": "<<" }));
    assert_eq!(read_json("{\"<<\": {\"a\": 1}}").1, [""; 0]);
    assert_eq!(read_yaml("m: {<<: 1}").1, ["yaml-merge-value 1:5"]);
}

#[test]
fn a_quadratic_chain_of_merges_is_refused() {
    let chain: String = (1..3_000)
        .map(|n| format!("m{n}: &m{n} {{<<: *m{}, k{n}: 0}}\n", n - 1))
        .collect();
    let (none, found) = read_yaml(&format!("m0: &m0 {{k0: 0}}\n{chain}"));
    assert!(none.is_none());
    assert!(
        found
            .last()
            .is_some_and(|last| last.starts_with("yaml-copies")),
        "{:?}",
        found.last()
    );
}

#[test]
fn depth_is_bounded_before_anything_recurses() {
    let nested = |depth: usize| {
        format!(
            "{{\"a\": {}0{}}}",
            "[".repeat(depth - 1),
            "]".repeat(depth - 1)
        )
    };
    assert!(read_json(&nested(128)).0.is_some());
    assert_eq!(read_json(&nested(129)).1, ["nested-too-deep 1:134"]);
    assert_eq!(
        read_json(&"{\"a\":[".repeat(100_000)).1,
        ["nested-too-deep 1:385"]
    );
    assert_eq!(read_yaml(&"- ".repeat(50_000)).1.len(), 1);
    assert_eq!(read_yaml(&"{a: ".repeat(100_000)).1.len(), 1);
    let by_alias = format!(
        "a: &a {}{}\nb: {}*a{}\n",
        "[".repeat(80),
        "]".repeat(80),
        "[".repeat(80),
        "]".repeat(80)
    );
    assert_eq!(read_yaml(&by_alias).1, ["nested-too-deep 2:84"]);
}

#[test]
fn a_flood_of_values_is_refused() {
    let file = SourceFile::new("", "api.json", "{\"a\": [1, 2, 3]}", Format::Json);
    let read = |values| {
        let mut diagnostics = Diagnostics::default();
        let mut budget = Budget {
            values,
            ..Budget::of(SizeLimit::default())
        };
        let tree = read_tree(&file, "", &mut budget, &mut diagnostics);
        (
            tree.is_some(),
            diagnostics
                .into_vec()
                .pop()
                .map(|found| (found.code.name, found.at)),
        )
    };
    assert_eq!(read(8), (true, None));
    assert_eq!(
        read(5),
        (false, Some(("too-large", Location::text("/a/2", 13..14))))
    );
}

#[test]
fn a_refusal_names_the_setting_that_raises_the_limit() {
    let limit = SizeLimit::of_mebibytes(1).unwrap();
    let budget = Budget::of(limit);
    assert_eq!((budget.bytes, budget.values), (1 << 20, 19_531));
    let refused = [
        budget.too_many_bytes(Location::value("")),
        budget.too_many_values(Location::value("")),
    ];
    let messages = refused.each_ref().map(|found| found.message.as_str());
    assert_eq!(
        messages,
        [
            "the document is larger than 1 MiB",
            "the document has more than 19,531 values"
        ]
    );
    for found in refused {
        let help = found.help.unwrap();
        for setting in ["`--max-size 2`", "`max_size = 2`", "`Builder::max_size(2)`"] {
            assert!(help.contains(setting), "{help}");
        }
    }
}

/// As in OpenAPI's own examples, and as every other parser of YAML has it.
#[test]
fn brackets_may_end_left_of_their_key() {
    let text = "a:\n    b: {\n  \"c\": [1,\n2]\n }\n    d: 1\ne: [\n]\n";
    assert_eq!(
        read_yaml(text),
        (
            Some(json!({"a": {"b": {"c": [1, 2]}, "d": 1}, "e": []})),
            vec![]
        )
    );
}

#[test]
fn tags_and_keys_of_yaml_alone() {
    assert_eq!(
        read_yaml("a: !Foo {b: 1}\nc: !!set {d}\n").1,
        ["yaml-tag 1:4", "yaml-tag 2:4"]
    );
    assert_eq!(read_yaml("a: !!map {b: !!seq [!!str 1]}\n").1, [""; 0]);
    assert_eq!(read_yaml("? [a]\n: b\n").1, ["yaml-key 1:3"]);
    assert_eq!(read_yaml("a: &a 1\n*a : b\n").1, ["yaml-key 2:1"]);
}

#[test]
fn what_is_no_document_is_named() {
    assert_eq!(read_json("").1, ["empty-file 1:1"]);
    assert_eq!(read_yaml("# nothing\n").1, ["empty-file 1:1"]);
    assert_eq!(read_yaml("pwned\n").1, ["not-an-object 1:1"]);
    assert_eq!(read_json("[1]").1, ["not-an-object 1:1"]);
    assert_eq!(read_yaml("a: 1\n---\nb: 2\n").1, ["second-document 2:1"]);
    assert_eq!(read_yaml("---\na: 1\n...\n").1, [""; 0]);
    assert_eq!(read_json("{\"a\": {\"b\": [1,").1, ["invalid-syntax 1:16"]);
    assert_eq!(read_json("{\"a\": \"\\ud800\"}").1, ["lone-surrogate 1:8"]);
    assert_eq!(
        read_json("{\"x-disjunct-files\": {}}").1,
        ["reserved-key 1:2"]
    );
}

#[test]
fn encodings_are_named() {
    let utf16: Vec<u8> = "\u{feff}{\"a\": 1}"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(read("api.json", utf16).1, ["not-utf8 1:1"]);
    assert_eq!(read("api.json", b"{\"a\":\n \"\xff\"}").1, ["not-utf8 2:3"]);
    assert_eq!(
        read("api.json", b"\xef\xbb\xbf{\"a\": 1, \"a\": 2}").1,
        ["duplicate-key 1:10"]
    );
    assert_eq!(read("api.yaml", b"\xef\xbb\xbfa: 1").1, [""; 0]);
}
