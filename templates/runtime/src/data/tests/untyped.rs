//! JSON that is kept as text: untyped values, unknown fields, unknown variants.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{json, refuse, runtime, write};

runtime::object! {
    /// Raw JSON in every form.
    #[object()]
    pub struct Loose {
        #[json("input", optional)]
        pub input: Option<runtime::Untyped>,
        #[json("list", optional)]
        pub list: Option<Vec<runtime::Untyped>>,
        #[json("shape", optional)]
        pub shape: Option<Shape>,
        #[json("event", optional)]
        pub event: Option<Event>,
        #[json("number", optional)]
        pub number: Option<f64>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// A variant of both unions.
    #[object(tag = ("type", "circle"))]
    pub struct Circle {
        #[json("radius")]
        pub radius: f64,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// By a property.
    #[union(tag = "type", kind = EventKind)]
    pub enum Event {
        #[json("circle", accessor = as_circle, from)]
        Circle(Circle),
    }
}

runtime::untagged_union! {
    /// By shape.
    #[union(untagged, open = "type")]
    pub enum Shape {
        #[json({"radius": number, "type": "circle"}, accessor = as_circle, from)]
        Circle(Circle),
    }
}

/// Reads JSON with our decoder, and returns it written again.
fn rewrite<T: DeserializeOwned + Serialize>(text: &str) -> String {
    write(&runtime::decode::<T>(text.as_bytes()).expect(text))
}

/// Numbers that an `f64`, or a JSON value of 64 bits, changes.
const NUMBERS: [&str; 8] = [
    "9007199254740993.0",
    "18446744073709551616",
    "-9223372036854775809",
    "1e400",
    "-1E+400",
    "1.10",
    "-0",
    "0.1000000000000000055511151231257827",
];

#[test]
fn digits_and_key_order_survive() {
    for number in NUMBERS {
        for text in [
            format!(r#"{{"input":{number}}}"#),
            format!(r#"{{"input":{{"z":[{number},{{"b":1,"a":{number}}}],"a":null}}}}"#),
            format!(r#"{{"list":[{number},[{number}]]}}"#),
            format!(r#"{{"z":{number},"b":{{"d":1,"c":{number}}},"a":[]}}"#),
            format!(r#"{{"event":{{"type":"circle","radius":1.5,"z":{number},"a":0}}}}"#),
            format!(r#"{{"event":{{"z":{number},"type":"square","a":{{"c":1,"b":2}}}}}}"#),
            format!(r#"{{"shape":{{"type":"circle","radius":1.5,"z":{number},"a":0}}}}"#),
            format!(r#"{{"shape":{{"z":{number},"type":"square","a":{{"c":1,"b":2}}}}}}"#),
        ] {
            assert_eq!(rewrite::<Loose>(&text), text);
        }
    }
    let text = r#"{"x":{"b":1.10}}"#;
    assert_eq!(rewrite::<runtime::Matching<Circle>>(text), text);
}

#[test]
fn serde_json_keeps_text_too() {
    let text = r#"{"input":{"b":1.10,"a":1e400},"z":9007199254740993.0,"a":[1E2]}"#;
    let from_str: Loose = serde_json::from_str(text).expect(text);
    let from_reader: Loose = serde_json::from_reader(text.as_bytes()).expect(text);
    assert_eq!(write(&from_str), text);
    assert_eq!(write(&from_reader), text);
    let value = json(r#"{"input":{"a":[1.5,null]},"b":1}"#);
    let from_value: Loose = serde_json::from_value(value.clone()).expect("a value");
    assert_eq!(serde_json::to_value(&from_value).expect("a value"), value);
}

#[test]
fn a_value_is_there_when_it_is_used() {
    let untyped: runtime::Untyped = r#"{"a":[9007199254740993,1.10,1e400,-1e400],"b":"\u00e9"}"#
        .parse()
        .expect("JSON");
    assert_eq!(
        untyped["a"],
        json(&format!(
            "[9007199254740993,1.1,{max:e},{min:e}]",
            max = f64::MAX,
            min = f64::MIN
        ))
    );
    assert_eq!(untyped["b"], "é");
    assert_eq!(
        untyped.text(),
        r#"{"a":[9007199254740993,1.10,1e400,-1e400],"b":"\u00e9"}"#
    );
    let pair: (u64, f32) = "[9007199254740993,1.10]"
        .parse::<runtime::Untyped>()
        .and_then(|untyped| untyped.parse())
        .expect("a pair");
    assert_eq!(pair, (9_007_199_254_740_993, 1.1));
}

#[test]
fn a_change_replaces_the_text() {
    let mut untyped: runtime::Untyped = r#"{"a":1.10}"#.parse().expect("JSON");
    untyped["b"] = Value::from("c");
    assert_eq!(write(&untyped), r#"{"a":1.1,"b":"c"}"#);
    assert_eq!(untyped.text(), r#"{"a":1.1,"b":"c"}"#);
    *untyped = Value::Null;
    assert_eq!(untyped.into_inner(), Value::Null);
    assert_eq!(runtime::Untyped::default().into_inner(), Value::Null);
    assert_eq!(write(&runtime::Untyped::default()), "null");
    assert_eq!(runtime::Untyped::from(f64::NAN), Value::Null);
}

#[test]
fn equality_is_that_of_values() {
    let [one, other, third] =
        ["[1.10]", "[1.1 ]", "[1.2]"].map(|text| text.parse::<runtime::Untyped>().expect(text));
    assert_eq!(one, other);
    assert_ne!(one, third);
    assert_eq!(one, json("[1.1]"));
    let [one, other] = [r#"{"a":1,"b":2}"#, r#"{"b":2,"a":1.0}"#]
        .map(|text| runtime::decode::<Loose>(text.as_bytes()).expect(text));
    assert_ne!(one, other, "1 and 1.0 are different values");
    let other = runtime::decode::<Loose>(br#"{"b":2,"a":1}"#).expect("an object");
    assert_eq!(one, other, "the order makes no difference");
}

#[test]
fn what_is_kept_is_one_line_of_json() {
    let text = "{\n\t\"a\" : [ 1,\r\n \" b \\\" \" ]\n}";
    let untyped: runtime::Untyped = text.parse().expect("JSON");
    assert_eq!(write(&untyped), r#"{"a":[1," b \" "]}"#);
    let pretty = serde_json::to_string_pretty(&vec![untyped]).expect("JSON");
    assert_eq!(json(&pretty), json(r#"[{"a":[1," b \" "]}]"#));
}

#[test]
fn what_is_no_json_is_refused() {
    for text in [
        "",
        "[",
        "[1",
        "[1,",
        "[1,]",
        "{",
        r#"{"a""#,
        r#"{"a":"#,
        r#"{"a":1,}"#,
        "{1:2}",
        "nul",
        "tru",
        "01",
        "-",
        "1.",
        "1e",
        "+1",
        "1.e1",
        r#""a"#,
        r#""\x""#,
        r#""\ud800""#,
        "\"\u{1}\"",
        "[1}",
        r#"{"a":1]"#,
        "1 2",
        "[1 2]",
        r#"{"a" 1}"#,
        "NaN",
    ] {
        for within in [
            format!(r#"{{"input":{text}}}"#),
            format!(r#"{{"new":{text}}}"#),
        ] {
            refuse::<Loose>(&within);
        }
        text.parse::<runtime::Untyped>().expect_err(text);
    }
    assert!(refuse::<Loose>(r#"{"new":[1,01]}"#).contains("column"));
    let deep = format!("{}{}", "[".repeat(126), "]".repeat(126));
    assert_eq!(
        rewrite::<Loose>(&format!(r#"{{"new":{deep}}}"#)),
        format!(r#"{{"new":{deep}}}"#)
    );
    let too_deep = format!(r#"{{"new":{}{}}}"#, "[".repeat(127), "]".repeat(127));
    let error = runtime::decode::<Loose>(too_deep.as_bytes()).expect_err("too deep");
    assert!(error.to_string().contains("nested less deep"), "{error}");
    let error = serde_json::from_str::<Loose>(&too_deep.replace('[', "[[").replace(']', "]]"));
    error.expect_err("too deep for `serde_json` as well");
}

#[test]
fn a_literal_that_f64_rounds_fails_no_response() {
    let loose: Loose = runtime::decode(br#"{"number":9007199254740993}"#).expect("a number");
    assert_eq!(loose.number, Some(9_007_199_254_740_992.0));
    assert_eq!(
        refuse::<Loose>(r#"{"number":1e400}"#),
        "number: expected a number that is not out of range at line 1 column 16"
    );
}

#[test]
fn an_unknown_variant_keeps_its_text() {
    let text = r#"{"z":1.10,"type":"square","a":{"c":1,"b":2}}"#;
    let event: Event = runtime::decode(text.as_bytes()).expect(text);
    let Event::Unknown(unknown) = &event else {
        panic!("{event:?}")
    };
    assert_eq!((unknown.tag(), &*unknown.json().text()), ("square", text));
    assert_eq!(*unknown.value(), json(text));
    assert_eq!(
        refuse::<Event>(r#"{"type":"square","a":1,"\u0061":2}"#),
        "square: duplicate field `a`"
    );
    for text in [r#"{"type":"square"}"#, r#"{"a":1,"type":"square"}"#] {
        assert_eq!(rewrite::<Event>(text), text);
        assert_eq!(
            rewrite::<Vec<Event>>(&format!("[{text},{text}]")),
            format!("[{text},{text}]")
        );
    }
}

#[test]
fn other_formats_get_the_value() {
    let untyped: runtime::Untyped = "[1.10]".parse().expect("JSON");
    assert_eq!(
        serde_json::to_value(&untyped).expect("a value"),
        json("[1.1]")
    );
    let key = r#"{"$serde_json::private::RawValue":"[1"}"#;
    runtime::decode::<runtime::Untyped>(key.as_bytes()).expect("an object of one key");
}

#[test]
fn debug_shows_the_shape_only() {
    let text = r#"{"input":"secret","list":[1.10,{"k":"secret"}],"new":"secret"}"#;
    let loose: Loose = runtime::decode(text.as_bytes()).expect(text);
    let shown = format!("{loose:?}");
    assert!(!shown.contains("secret"), "{shown}");
    assert!(shown.contains("input: Some(string)"), "{shown}");
    assert!(shown.contains(r#"list: Some([number, {"k"}])"#), "{shown}");
}
