//! What schemas mean: values that they accept are decoded, valid and written back, all others are refused or reported.

use expected::runtime::{Validate, decode, decode_strict, validate};
use expected::types::formats::types::Formats;
use expected::types::formats_alone::types::Thing;
use expected::types::formats_checked::types::Formats as Checked;
use expected::types::large_integers::types::Large;
use expected::types::positions_in_all_of::types as positions;
use expected::unions::types_of_keywords::types as keywords;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Decodes a value, which both readers take and which is written back as it was, and validates it.
fn accept<T>(text: &str) -> T
where
    T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug + Validate,
{
    let read: T = read(text);
    let found = validate(&read);
    assert!(found.is_ok(), "{text}: {found:?}");
    read
}

fn read<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(text: &str) -> T {
    let read: T = decode(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read, serde_json::from_str(text).unwrap());
    let written = serde_json::to_value(&read).unwrap();
    let sent: Value = serde_json::from_str(text).unwrap();
    assert_eq!(written, plain(&sent));
    read
}

/// The value with each number without a fraction as an integer, as it is written.
fn plain(value: &Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64() {
            Some(float) if number.is_f64() && float.fract() == 0.0 => json!(float as i64),
            _ => value.clone(),
        },
        Value::Array(items) => items.iter().map(plain).collect(),
        Value::Object(fields) => {
            let fields = fields
                .iter()
                .map(|(key, value)| (key.clone(), plain(value)));
            Value::Object(fields.collect())
        }
        other => other.clone(),
    }
}

/// The violations of a value that is decoded.
fn violations<T>(text: &str) -> String
where
    T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug + Validate,
{
    let read: T = read(text);
    let found = validate(&read).expect_err(text);
    found.to_string()
}

/// The error of a value that is not decoded.
fn refuse<T: DeserializeOwned + std::fmt::Debug>(text: &str) -> String {
    let error = decode_strict::<T>(text.as_bytes()).expect_err(text);
    error.to_string().replace("; `decode` accepts it", "")
}

/// A property of each format, with a string of another one.
const OTHER_FORMATS: [(&str, &str); 19] = [
    ("moment", "2026-02-30T00:00:00Z"),
    ("day", "soon"),
    ("hour", "25:00"),
    ("span", "5 min"),
    ("bytes", "%"),
    ("id", "1"),
    ("email", "nobody"),
    ("link", "/relative"),
    ("host", "a_b"),
    ("ipv4", "1.2.3"),
    ("ipv6", "1.2.3.4"),
    ("idn_email", "nobody"),
    ("reference", "/%"),
    ("iri", "/relative"),
    ("iri_reference", "//a@b@c"),
    ("template", "{"),
    ("pointer", "a"),
    ("relative", "/a"),
    ("regex", "("),
];

#[test]
fn formats_are_annotations_unless_they_are_checked() {
    for (key, other) in OTHER_FORMATS {
        let text = format!("{{\"{key}\":\"{other}\"}}");
        accept::<Formats>(&text);
        let found = violations::<Checked>(&text);
        assert!(
            found.starts_with(&format!("{key}: Input should have the format `")),
            "{found}"
        );
    }
    let read: Formats = accept(r#"{"day":"soon","bytes":"%"}"#);
    assert_eq!(read.day.unwrap().date(), None);
    assert_eq!(read.bytes.unwrap().as_bytes(), None);
    let items = violations::<Checked>(r#"{"days":["2026-11-26","soon"]}"#);
    assert_eq!(items, "days[1]: Input should have the format `date`");
    assert!(violations::<Checked>(r#"{"by_id":{"a":1}}"#).starts_with("by_id.a"));
    assert!(violations::<Checked>(r#"{"when":"soon"}"#).starts_with("when: "));
    accept::<Checked>(
        r#"{"moment":"2026-11-26T12:00:00Z","day":"2026-11-26","hour":"12:00","span":"PT5M","bytes":"aGk=",
        "id":"123e4567-e89b-12d3-a456-426614174000","email":"a@b","link":"urn:a","host":"a","ipv4":"1.2.3.4","ipv6":"::1",
        "idn_email":"ä@ö","reference":"/a","iri":"urn:ä","iri_reference":"ä","template":"/{a}","pointer":"/a","relative":"1/a",
        "regex":"^a(?=b)$","idn_host":"-","unheard_of":"?","when":"2026-11-26"}"#,
    );
}

#[test]
fn a_format_alone_limits_nothing() {
    accept::<Thing>(r#"{"id":1}"#);
    accept::<Thing>(r#"{"id":"x"}"#);
    assert!(refuse::<Thing>(r#"{"shown":1}"#).starts_with("shown: "));
    assert!(refuse::<Thing>(r#"{"since":1}"#).starts_with("since: "));
    assert!(refuse::<Thing>(r#"{"count":"x"}"#).starts_with("count: "));
}

#[test]
fn values_of_any_type_are_checked() {
    accept::<Thing>(r#"{"origin":{"y":0,"x":0}}"#);
    let found = violations::<Thing>(r#"{"origin":{"x":0}}"#);
    assert_eq!(found, r#"origin: Input should be {"x":0,"y":0}"#);
    assert_eq!(
        violations::<Thing>(r#"{"never":null}"#),
        "never: No value is allowed"
    );
}

#[test]
fn keywords_about_several_types_make_a_union_of_these() {
    let amount: keywords::Amount = accept("30.5");
    assert_eq!(amount, keywords::Amount::Number(30.5));
    let amount: keywords::Amount = accept(r#"{"a":1,"more":{"more":31.0}}"#);
    assert!(matches!(amount, keywords::Amount::Object(_)), "{amount:?}");
    assert!(violations::<keywords::Amount>("29.0").contains("30"));
    let inside = violations::<keywords::Holder>(r#"{"amount":{"more":{"more":29.0}}}"#);
    assert!(inside.contains("amount.more.more"), "{inside}");
    let inside = refuse::<keywords::Holder>(r#"{"amount":{"more":true}}"#);
    assert!(inside.starts_with("amount.more: "), "{inside}");
}

#[test]
fn each_type_keeps_the_keywords_that_are_about_it() {
    for text in [r#""abc""#, r#"["abcd","b"]"#, r#"{"a":1}"#] {
        let _: keywords::Few = accept(text);
    }
    for text in [r#""abcd""#, r#"["a","b","c"]"#, r#"{"a":1,"b":2}"#] {
        violations::<keywords::Few>(text);
    }
    assert_eq!(
        accept::<keywords::Counts>("5"),
        keywords::Counts::Integer(5)
    );
    let _: keywords::Counts = accept(r#"{"n":1,"other":"x"}"#);
    refuse::<keywords::Counts>("-5");
    let _: keywords::Either = accept(r#""ab""#);
    let _: keywords::Either = accept("true");
    violations::<keywords::Either>(r#""a""#);
    violations::<keywords::Either>("0.5");
}

#[test]
fn positions_of_several_parts_are_merged_one_by_one() {
    let pair: positions::NameAndSize = accept(r#"["ab",1]"#);
    assert_eq!(pair, ("ab".to_owned(), 1));
    // The parts' limits are checked where the tuple is a field.
    for name in ["a", "abcd"] {
        let text = format!(r#"{{"pair":["a",true],"named":["{name}",1]}}"#);
        let found = violations::<positions::Holder>(&text);
        assert!(found.contains("named[0]"), "{found}");
    }
    for text in [r#"[1,"ab"]"#, r#"["ab"]"#, r#"["ab",1,2]"#, r#"["ab",-1]"#] {
        refuse::<positions::NameAndSize>(text);
    }
    let closed: positions::Closed = accept(r#"["a",true]"#);
    assert_eq!(closed, ("a".to_owned(), true));
    let cut: positions::Cut = accept(r#"["a"]"#);
    assert_eq!(cut, ["a"]);
    refuse::<positions::Cut>("[1]");
    let longer: positions::Longer = accept(r#"["a",1.5]"#);
    assert_eq!(longer.first, (Some("a".to_owned()), Some(1.5)));
    let holder: positions::Holder = accept(r#"{"pair":["a",true]}"#);
    assert_eq!(holder.pair, ("a".to_owned(), true));
    let error = refuse::<positions::Holder>(r#"{"pair":["a","b"]}"#);
    assert!(error.starts_with("pair[1]: "), "{error}");
}

#[test]
fn integers_are_as_wide_as_the_schema_shows() {
    let text = r#"{"any_unsigned":18446744073709551615,"shown":12345678901234567890}"#;
    let large: Large = accept(text);
    assert_eq!(large.any_unsigned, Some(u64::MAX));
    assert_eq!(Large::new().with_default, 12_345_678_901_234_567_890);
    for text in [
        r#"{"below_unsigned":18446744073709551615}"#,
        r#"{"some_unsigned":10000000000000000001}"#,
        r#"{"above_signed":9299999999999999999}"#,
        r#"{"as_double_from_zero":9223372036854775808}"#,
    ] {
        violations::<Large>(text);
    }
    let _: Large =
        accept(r#"{"as_double":-9223372036854775808,"as_unsigned_double":18446744073709551615}"#);
    let error = refuse::<Large>(r#"{"plain":9223372036854775808}"#);
    assert!(error.starts_with("plain: "), "{error}");
}
