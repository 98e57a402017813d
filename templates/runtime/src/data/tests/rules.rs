//! `#[check(…)]`: values that satisfy and violate each rule, with pydantic's messages.

use std::collections::BTreeMap;

use serde_json::json;

use super::{runtime, runtime::*};

fn found<T>(value: &T, rule: &impl Rule<T>) -> String {
    let mut report = Report::new();
    rule.check(value, &mut report);
    let found = report
        .finish()
        .err()
        .map(Violations::into_vec)
        .unwrap_or_default();
    found
        .iter()
        .map(|violation| format!("{} {violation}", violation.kind))
        .collect::<Vec<_>>()
        .join("; ")
}

#[test]
fn bounds_numbers() {
    assert_eq!(found(&0_u64, &minimum(0)), "");
    assert_eq!(
        found(&-1_i64, &minimum(0)),
        "greater_than_equal Input should be greater than or equal to 0"
    );
    assert_eq!(found(&30_000_u32, &maximum(30_000.0)), "");
    assert_eq!(
        found(&30_001_u32, &maximum(30_000.0)),
        "less_than_equal Input should be less than or equal to 30000"
    );
    assert_eq!(
        found(&0.5, &above(0.5)),
        "greater_than Input should be greater than 0.5"
    );
    assert_eq!(found(&0.6, &above(0.5)), "");
    assert_eq!(
        found(&1_u8, &below(1)),
        "less_than Input should be less than 1"
    );
    assert_eq!(found(&0_i8, &below(1)), "");
    assert_eq!(
        found(&29_u64, &(minimum(30), maximum(900))),
        "greater_than_equal Input should be greater than or equal to 30"
    );
    assert_eq!(
        found(&901_u64, &(minimum(30), maximum(900))),
        "less_than_equal Input should be less than or equal to 900"
    );
    assert_eq!(
        found(&30_u64, &(minimum(30), maximum(900)))
            + &found(&900_u64, &(minimum(30), maximum(900))),
        ""
    );
    assert!(!found(&u64::MAX, &maximum(9_223_372_036_854_775_807)).is_empty());
    assert!(!found(&f64::NAN, &minimum(0)).is_empty());
}

#[test]
fn lists_values() {
    assert_eq!(found(&2_u64, &one_of([1, 2])), "");
    assert_eq!(
        found(&Some(3_i64), &one_of([1, 2, 4])),
        "literal_error Input should be 1, 2 or 4"
    );
    assert_eq!(found(&None::<i64>, &one_of([1])), "");
    assert_eq!(found(&0.5, &one_of([0.25, 0.5])), "");
    assert_eq!(
        found(&0.75, &one_of([0.5])),
        "literal_error Input should be 0.5"
    );
    assert_eq!(found(&true, &always(true)), "");
    assert_eq!(
        found(&false, &always(true)),
        "literal_error Input should be true"
    );
}

#[test]
fn counts_members() {
    object! {
        /// Some of three.
        #[object()]
        #[check(min_properties = 1, max_properties = 2)]
        pub struct Few {
            /// One.
            #[json("a", optional)]
            pub a: Option<u64>,
            /// Two.
            #[json("b", default = 5)]
            pub b: u64,
            #[json(flatten)]
            #[check(values = minimum(1))]
            pub extra: runtime::AdditionalProperties<u64>,
        }
    }
    let checked = |value: &Few| {
        value
            .validate()
            .map_err(|violations| violations.to_string())
    };
    assert_eq!(checked(&Few::new().b(5)), Ok(()));
    assert_eq!(
        checked(&Few::new()),
        Err("Dictionary should have at least 1 item after validation, not 0".to_owned())
    );
    let mut full = Few::new().a(1_u64).b(2_u64);
    full.extra.insert("c".to_owned(), 0);
    assert_eq!(
        checked(&full),
        Err("Dictionary should have at most 2 items after validation, not more; c: Input should be greater than or equal to 1".to_owned())
    );
}

#[test]
fn counts_steps() {
    assert_eq!(found(&10_u64, &multiple_of(5)), "");
    assert_eq!(
        found(&6_u64, &multiple_of(5)),
        "multiple_of Input should be a multiple of 5"
    );
    assert_eq!(found(&-10_i64, &multiple_of(5)), "");
    assert_eq!(
        found(&0.3, &multiple_of(0.1)),
        "",
        "give or take the error of doubles"
    );
    assert_eq!(
        found(&0.35, &multiple_of(0.1)),
        "multiple_of Input should be a multiple of 0.1"
    );
    assert_eq!(found(&3_u8, &multiple_of(0)), "");
}

#[test]
fn measures_strings_in_characters() {
    assert_eq!(found(&"é".to_owned(), &min_length(1)), "");
    assert_eq!(
        found(&String::new(), &min_length(1)),
        "string_too_short String should have at least 1 character"
    );
    assert_eq!(
        found(&"é".to_owned(), &min_length(2)),
        "string_too_short String should have at least 2 characters"
    );
    assert_eq!(
        found(&"éé".to_owned(), &max_length(1)),
        "string_too_long String should have at most 1 character"
    );
    assert_eq!(found(&"éé".to_owned(), &max_length(2)), "");
}

#[test]
fn matches_patterns_anywhere() {
    assert_eq!(found(&"abc".to_owned(), &pattern("b")), "");
    for blank in ["\u{FEFF}", "\u{A0}", "\u{2028}", "\r"] {
        assert_eq!(
            found(&blank.to_owned(), &pattern(r"^[\s]$")),
            "",
            "{blank:?}"
        );
        assert_ne!(found(&blank.to_owned(), &pattern(r"^\S$")), "", "{blank:?}");
    }
    assert_eq!(found(&"\u{85}".to_owned(), &pattern(r"^[\Sa]$")), "");
    for _ in 0..2 {
        assert_eq!(
            found(&"b".to_owned(), &pattern("^a")),
            "string_pattern_mismatch String should match pattern '^a'"
        );
    }
    assert_eq!(
        found(&"b".to_owned(), &pattern("(?=a)")),
        "",
        "not an expression of the crate regex"
    );
    for (expression, fits, other) in [
        (r"^\d+$", "12", "\u{663}"),
        (r"^\D+$", "\u{663}", "1"),
        (r"^\W$", "\u{e9}", "e"),
        (r"^[\d-x]+$", "1-x", "y"),
        (r"^[^\w/]+$", "[]", "a"),
        (r"^[[&&~~a]+$", "[&~a", "b"),
        (r"\bb\/", "\u{e9}b/", "ab/"),
        (
            r"^[\u0020-\uD7FF\uE000-\uFFFD\uD800\uDC00-\uDBFF\uDFFF]+$",
            "a\u{1F642}\u{10FFFF}",
            "\u{FFFE}",
        ),
        (r"^\uD83D\uDE42$", "\u{1F642}", "\u{1F643}"),
        (r"^(?:{[a-f]{2}}|c{2,})$", "{af}", "af"),
        (r"^{{\p{L}{1,2}}}[{]$", "{{\u{e9}}}{", "{{1}}{"),
    ] {
        assert_eq!(
            found(&fits.to_owned(), &pattern(expression)),
            "",
            "{expression}"
        );
        assert_ne!(
            found(&other.to_owned(), &pattern(expression)),
            "",
            "{expression}"
        );
    }
}

#[test]
fn one_of_two_rules_will_do() {
    let rule = either((
        (min_length(1), max_length(2)),
        either((pattern("^x"), pattern("^y"))),
    ));
    for text in ["ab", "xabc", "yabc"] {
        assert_eq!(found(&text.to_owned(), &rule), "");
    }
    assert_eq!(
        found(&"abc".to_owned(), &rule),
        "string_too_long String should have at most 2 characters; \
         string_pattern_mismatch String should match pattern '^x'; \
         string_pattern_mismatch String should match pattern '^y'"
    );
}

#[test]
fn measures_lists_and_maps() {
    let one = vec![1];
    assert_eq!(found(&one, &min_items(1)) + &found(&one, &max_items(1)), "");
    assert_eq!(
        found(&one, &min_items(2)),
        "too_short List should have at least 2 items after validation, not 1"
    );
    assert_eq!(
        found(&vec![1, 2], &max_items(1)),
        "too_long List should have at most 1 item after validation, not 2"
    );
    let map = BTreeMap::from([("a".to_owned(), 1), ("b".to_owned(), 2)]);
    assert_eq!(
        found(&map, &min_properties(2)) + &found(&map, &max_properties(2)),
        ""
    );
    assert_eq!(
        found(&map, &min_properties(3)),
        "too_short Dictionary should have at least 3 items after validation, not 2"
    );
    assert_eq!(
        found(&map, &max_properties(1)),
        "too_long Dictionary should have at most 1 item after validation, not more"
    );
    assert_eq!(
        found(&vec![json!({"a": 1}), json!({"a": 2})], &unique()),
        ""
    );
    let raw = |text: &str| text.parse::<Untyped>().unwrap();
    assert_eq!(
        found(
            &vec![raw("{\"a\": 1, \"b\": 2}"), raw("{\"b\":2,\"a\":1.0}")],
            &unique()
        ),
        "unique_items List should have unique items"
    );
    assert_eq!(
        found(
            &vec![raw("9007199254740993"), raw("9007199254740992")],
            &unique()
        ),
        ""
    );
    assert_eq!(
        found(&vec![json!([1]), json!(2), json!([1])], &unique()),
        "unique_items List should have unique items"
    );
}

#[test]
fn looks_into_lists_and_maps() {
    let texts = vec!["a".to_owned(), String::new()];
    assert_eq!(
        found(&texts, &each(min_length(1))),
        "string_too_short [1]: String should have at least 1 character"
    );
    let map = BTreeMap::from([("a b".to_owned(), vec![5, 9])]);
    assert_eq!(
        found(&map, &values(each(maximum(5)))),
        r#"less_than_equal ["a b"][1]: Input should be less than or equal to 5"#
    );
    assert_eq!(
        found(&map, &keys(max_length(1))),
        r#"string_too_long ["a b"]["[key]"]: String should have at most 1 character"#
    );
}

#[test]
fn looks_through_what_is_around_a_value() {
    assert_eq!(found(&None::<u64>, &minimum(1)), "");
    assert!(!found(&Some(Box::new(0_u64)), &minimum(1)).is_empty());
    assert!(!found(&Some(Secret::from("")), &min_length(1)).is_empty());
    assert!(!found(&Patch::Value(String::new()), &min_length(1)).is_empty());
    assert_eq!(found(&Patch::<String>::Null, &min_length(1)), "");
    assert_eq!(found(&Some(vec![Some(1_u8)]), &each(minimum(1))), "");
}

#[test]
fn reports_the_first_of_several_rules() {
    let rules = (min_length(1), pattern("^a"));
    assert!(found(&String::new(), &rules).starts_with("string_too_short"));
    assert!(found(&"b".to_owned(), &rules).starts_with("string_pattern_mismatch"));
    assert_eq!(found(&"a".to_owned(), &rules), "");
}

runtime::object! {
    /// Rules on every kind of field.
    #[object(closed)]
    pub struct Ruled {
        #[json("limit", optional, nullable)]
        #[check(minimum = 1, maximum = 9)]
        pub limit: Option<u64>,
        #[json("name", default = "n".to_owned())]
        #[check(min_length = 1, max_length = 3)]
        pub name: String,
        #[json("parts", optional, nullable)]
        #[check(max_items = 2, each = nested())]
        pub parts: Option<Vec<Ruled>>,
        #[json("map", optional, nullable)]
        #[check(nested)]
        pub map: Option<BTreeMap<String, Ruled>>,
        #[json("patch", patch)]
        #[check(minimum = 0)]
        pub patch: Patch<i64>,
        #[json(flatten)]
        pub extra: Extra,
    }
}

runtime::object! {
    #[object()]
    pub struct Open {
        #[json(flatten)]
        #[check(values = maximum(3))]
        pub extra: runtime::AdditionalProperties<u64>,
    }
}

#[test]
fn reports_every_violation_with_its_place() {
    let inner = Ruled::new().name("").map([("key", Ruled::new().limit(10))]);
    let mut outer = Ruled::new().limit(0).parts([Ruled::new(), inner]).patch(-1);
    outer.extra.insert("colour", "red");
    let violations = outer.validate().expect_err("five violations");
    assert_eq!(
        serde_json::to_value(&violations).expect("JSON"),
        json!([
            {"loc": ["limit"], "msg": "Input should be greater than or equal to 1", "type": "greater_than_equal"},
            {"loc": ["parts", 1, "name"], "msg": "String should have at least 1 character", "type": "string_too_short"},
            {"loc": ["parts", 1, "map", "key", "limit"], "msg": "Input should be less than or equal to 9", "type": "less_than_equal"},
            {"loc": ["patch"], "msg": "Input should be greater than or equal to 0", "type": "greater_than_equal"},
            {"loc": ["colour"], "msg": "Extra inputs are not permitted", "type": "extra_forbidden"},
        ])
    );
    assert_eq!(violations.as_slice().len(), violations.iter().count());
    assert!(
        violations
            .to_string()
            .contains("parts[1].map.key.limit: Input should be less than")
    );
    assert!(
        Ruled::new()
            .limit(9)
            .name("abc")
            .parts(Vec::new())
            .validate()
            .is_ok()
    );
}

/// Asserts which strings have each format, and which do not.
fn assert_formats(rows: &[(Format, &[&str], &[&str])]) {
    for (rule, own, others) in rows {
        for text in *own {
            assert_eq!(found(text, rule), "", "{text} has the format");
        }
        for text in *others {
            let found = found(&Some((*text).to_owned()), rule);
            assert!(
                found.starts_with("string_format_mismatch Input should have the format `"),
                "{text}: {found}"
            );
        }
    }
}

#[test]
fn formats_of_references() {
    assert_formats(&[
        (
            valid_uri_reference(),
            &[
                "",
                "a",
                "/a?b#c",
                "//a:80/b",
                "./a:b",
                "https://u:p@[::1]/%41?b=/?",
                "urn:a:b",
            ],
            &[
                "1:b",
                "\\\\a",
                "/ä",
                "/%zz",
                "/%",
                "/[a]",
                "#a#b",
                "//a:b/",
                "//a@b@c/",
                "//[::01.2.3.4]/",
                "a b",
            ],
        ),
        (
            valid_iri(),
            &["https://ä.example/ß?ö#ü", "urn:ä", "http://[v1.fe]"],
            &["", "/ä", "https://ä/ ", "http://1:2:3"],
        ),
        (
            valid_iri_reference(),
            &["", "ä", "//ä/ö?ü", "#ß"],
            &["#a\\b", "\\\\ä"],
        ),
        (
            valid_uri_template(),
            &[
                "",
                "a",
                "/a/{b}",
                "{+a,b:3,c*}{?d.e}",
                "a%41ä'",
                "{%41}",
                "{v:1000}",
            ],
            &[
                "{a",
                "a}",
                "{}",
                "{a,,b}",
                "{a:0}",
                "{a:01}",
                "{a:10000}",
                "{a..b}",
                "{a=b}",
                "a b",
                "%4",
            ],
        ),
        (
            valid_json_pointer(),
            &["", "/", "/a/0", "/a~0~1", "/ä b"],
            &["a", "#/a", "/~", "/~2", "/a~/b"],
        ),
        (
            valid_relative_json_pointer(),
            &["0", "1/a", "0#", "12", "0//", "0-1#", "2+10/a"],
            &["", "/a", "-1", "01", "0##", "0#/a", "0/~", "1\n", "0+"],
        ),
        (
            valid_regex(),
            &[
                "",
                "^[a-z]+$",
                r"(?<=a)b\1(?:c|d)*?",
                "[a(]",
                r"\(\p{L}{2,3}",
                "]",
                "a{",
                "(?=x)+",
            ],
            &["(a", "a)", "[a", "*a", "a|+", "\\", r"a\Z"],
        ),
    ]);
}

#[test]
fn formats_of_strings() {
    let rows: [(Format, &[&str], &[&str]); 6] = [
        (
            valid_uuid(),
            &[
                "123e4567-e89b-12d3-a456-426614174000",
                "123E4567-E89B-12D3-A456-426614174000",
            ],
            &[
                "",
                "123e4567e89b12d3a456426614174000",
                "123e4567-e89b-12d3-a456-42661417400g",
                "123e4567-e89b-12d3-a456-4266141740000",
            ],
        ),
        (
            valid_email(),
            &[
                "a@b.example",
                "ä@b",
                r#""joe bloggs"@b.example"#,
                r#""joe@\"\\"@b.example"#,
            ],
            &[
                "",
                "a",
                "@b",
                "a@",
                "a@b@c",
                "a b@c",
                r#""a b"c@d"#,
                r#""a" <a@b>"#,
                r#""a@b"#,
                "\"a\\\n\"@b",
            ],
        ),
        (
            valid_uri(),
            &["https://a.example/?b", "urn:a"],
            &["", "/a", "1a:b", ":a", "a b:c", "a:b c"],
        ),
        (
            valid_hostname(),
            &["a", "a-1.example"],
            &["", "-a", "a_b", "a..b"],
        ),
        (
            valid_ipv4(),
            &["192.0.2.1"],
            &["", "192.0.2", "192.0.2.256", "::1"],
        ),
        (
            valid_ipv6(),
            &["::1", "2001:db8::192.0.2.1"],
            &["", "1::2::3", "192.0.2.1"],
        ),
    ];
    assert_formats(&rows);
    assert_eq!(found(&None::<String>, &valid_uuid()), "");
}

#[test]
fn values_of_any_type_are_listed() {
    let untyped = |text: &str| runtime::decode::<Untyped>(text.as_bytes()).expect(text);
    let rule = listed(&["{\"a\":[1,null]}", "9007199254740993", "\"b\""]);
    for text in ["{\"a\":[1.0,null]}", "9007199254740993", "\"b\""] {
        assert_eq!(found(&untyped(text), &rule), "", "{text}");
    }
    for text in [
        "{\"a\":[1]}",
        "{\"a\":[true,null]}",
        "{}",
        "9007199254740992",
        "\"c\"",
        "null",
    ] {
        let found = found(&untyped(text), &rule);
        assert_eq!(
            found, "literal_error Input should be {\"a\":[1,null]} or 9007199254740993 or \"b\"",
            "{text}"
        );
    }
    assert_eq!(
        found(&untyped("1"), &listed(&[])),
        "no_value No value is allowed"
    );
    assert_eq!(found(&None::<Untyped>, &listed(&[])), "");
}

#[test]
fn checks_additional_properties() {
    let mut open = Open::new();
    open.extra.insert("a".to_owned(), 4);
    assert_eq!(
        open.validate().expect_err("too large").to_string(),
        "a: Input should be less than or equal to 3"
    );
}

#[test]
fn starts_where_it_is_told() {
    let mut report = Report::new();
    report.within("body", |report| Ruled::new().limit(0).check(report));
    report.within("query", |report| report.field("page", &0_u8, &minimum(1)));
    assert_eq!((report.len(), report.is_empty()), (2, false));
    let pointers: Vec<_> = report
        .finish()
        .expect_err("two")
        .into_iter()
        .map(|violation| violation.loc)
        .collect();
    assert_eq!(
        serde_json::to_value(pointers).expect("JSON"),
        json!([["body", "limit"], ["query", "page"]])
    );
}
