//! Integers: which numbers are integers, for every decoder, at every location where an integer is allowed.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;

use super::{json, read, refuse, round_trip, runtime};

runtime::object! {
    #[object()]
    pub struct Counts {
        #[json("count")]
        pub count: i64,
        #[json("size", optional, nullable)]
        pub size: Option<u32>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// A count, or a word for it.
    #[union(json_type)]
    pub enum Amount {
        #[json(integer, accessor = as_count, from)]
        Count(i64),
        #[json(string, accessor = as_word, from)]
        Word(String),
        #[json(array, accessor = as_counts, from)]
        Counts(Vec<i64>),
        #[json(object, accessor = as_counts_by_name)]
        CountsByName(BTreeMap<String, i64>),
    }
}

runtime::integer! {
    #[integer(i64)]
    pub enum Level {
        #[json(1)]
        Low,
    }
}

runtime::object! {
    #[object(tag = ("level", 1))]
    pub struct Low {
        #[json("count")]
        pub count: i64,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// By an integer.
    #[union(tag = "level", kind = Kind)]
    pub enum ByLevel {
        #[json(1, accessor = as_low, from)]
        Low(Low),
    }
}

runtime::untagged_union! {
    /// By required properties.
    #[union(untagged)]
    pub enum ByShape {
        #[json({ "count": integer }, accessor = as_counts, from)]
        Counts(Counts),
        #[json({ "counts": [integer] }, accessor = as_all, from)]
        All(Box<All>),
    }
}

runtime::object! {
    /// An integer in every mode, and inside everything that holds one.
    #[object()]
    pub struct All {
        #[json("optional", optional)]
        pub optional: Option<i64>,
        #[json("maybe", optional, nullable)]
        pub maybe: Option<i64>,
        #[json("patch", patch)]
        pub patch: runtime::Patch<i64>,
        #[json("default", default = 7)]
        pub default: i64,
        #[json("nullable", optional)]
        pub nullable: Option<Option<i64>>,
        #[json("counts", optional)]
        pub counts: Option<Vec<i64>>,
        #[json("nested", optional)]
        pub nested: Option<Vec<Vec<Option<i64>>>>,
        #[json("by_name", optional)]
        pub by_name: Option<BTreeMap<String, Vec<i64>>>,
        #[json("pair", optional)]
        pub pair: Option<(String, i64)>,
        #[json("mixed", optional)]
        pub mixed: Option<(f64, i64, Amount)>,
        #[json("boxed", optional)]
        pub boxed: Option<Box<Vec<i64>>>,
        #[json("level", optional)]
        pub level: Option<Level>,
        #[json("levels", optional)]
        pub levels: Option<Vec<Level>>,
        #[json("amount", optional)]
        pub amount: Option<Amount>,
        #[json("by_level", optional)]
        pub by_level: Option<Vec<ByLevel>>,
        #[json("by_shape", optional)]
        pub by_shape: Option<Box<ByShape>>,
        #[json(flatten)]
        pub others: runtime::AdditionalProperties<i64>,
    }
}

runtime::object! {
    /// The integers that the generator uses, and a number.
    #[object()]
    pub struct Each {
        #[json("i32", optional)]
        pub i32: Option<i32>,
        #[json("u32", optional)]
        pub u32: Option<u32>,
        #[json("i64", optional)]
        pub i64: Option<i64>,
        #[json("u64", optional)]
        pub u64: Option<u64>,
        #[json("f64", optional)]
        pub f64: Option<f64>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

/// Numbers as JSON may write them, and the integers that they are.
const NUMBERS: [(&str, Option<i128>); 38] = [
    ("0", Some(0)),
    ("-0", Some(0)),
    ("0.0", Some(0)),
    ("-0.0", Some(0)),
    ("0e0", Some(0)),
    ("-0E-5", Some(0)),
    ("1", Some(1)),
    ("1.0", Some(1)),
    ("-3.00", Some(-3)),
    ("1e3", Some(1000)),
    ("1E+3", Some(1000)),
    ("250e-1", Some(25)),
    ("0.5e1", Some(5)),
    ("2147483647", Some(2_147_483_647)),
    ("2147483647.0", Some(2_147_483_647)),
    ("2147483648.0", Some(2_147_483_648)),
    ("-2147483648.0", Some(-2_147_483_648)),
    ("-2147483649.0", Some(-2_147_483_649)),
    ("4294967295.0", Some(4_294_967_295)),
    ("4294967296.0", Some(4_294_967_296)),
    ("9007199254740991.0", Some(9_007_199_254_740_991)),
    ("-9007199254740992.0", Some(-9_007_199_254_740_992)),
    ("9007199254740993", Some(9_007_199_254_740_993)),
    // To a float there is no such number: it is the one before.
    ("9007199254740993.0", Some(9_007_199_254_740_992)),
    ("9007199254740994.0", None),
    ("9223372036854775807", Some(9_223_372_036_854_775_807)),
    ("-9223372036854775808", Some(-9_223_372_036_854_775_808)),
    ("9223372036854775808", Some(9_223_372_036_854_775_808)),
    ("18446744073709551615", Some(18_446_744_073_709_551_615)),
    ("-9223372036854775809", None),
    ("18446744073709551616", None),
    ("1e18", None),
    ("1.5", None),
    ("-0.5", None),
    ("1e-1", None),
    ("1.5e300", None),
    ("1e300", None),
    ("5e-324", None),
];

/// Numbers that are easily read as one of their neighbours.
const FLOATS: [&str; 8] = [
    "9.824928374923493e52",
    "98249283749234923498293171823948729348710298301928331",
    "2.2250738585072011e-308",
    "1.7976931348623157e308",
    "123456789.123456789e-5",
    "0.1e-6",
    "7.038531e-26",
    "8.533e-05",
];

#[test]
fn every_reader_takes_the_same_numbers_as_integers() {
    for (text, value) in NUMBERS {
        check(text, "i32", value, |each| each.i32.map(i128::from));
        check(text, "u32", value, |each| each.u32.map(i128::from));
        check(text, "i64", value, |each| each.i64.map(i128::from));
        check(text, "u64", value, |each| each.u64.map(i128::from));
        let number: f64 = text.parse().unwrap();
        assert_eq!(
            read::<Each>(&format!(r#"{{"f64":{text}}}"#)).f64,
            Some(number),
            "{text}"
        );
    }
}

/// Reads a number as a field, which takes the integers of its type.
fn check(text: &str, field: &str, value: Option<i128>, of: impl Fn(&Each) -> Option<i128>) {
    let bounds = match field {
        "i32" => i32::MIN.into()..=i32::MAX.into(),
        "u32" => 0..=u32::MAX.into(),
        "i64" => i64::MIN.into()..=i64::MAX.into(),
        _ => 0..=u64::MAX.into(),
    };
    let json = format!(r#"{{"{field}":{text}}}"#);
    match value.filter(|value| bounds.contains(value)) {
        Some(value) => assert_eq!(of(&read::<Each>(&json)), Some(value), "{json}"),
        None => _ = refuse::<Each>(&json),
    }
}

#[test]
fn every_reader_takes_the_same_floats() {
    for text in FLOATS {
        let number: f64 = text.parse().unwrap();
        assert_eq!(
            read::<Each>(&format!(r#"{{"f64":{text}}}"#)).f64,
            Some(number),
            "{text}"
        );
    }
}

/// JSON with `N` where an integer is.
const DOCUMENTS: [&str; 20] = [
    r#"{"optional":N}"#,
    r#"{"maybe":N}"#,
    r#"{"patch":N}"#,
    r#"{"default":N}"#,
    r#"{"nullable":N}"#,
    r#"{"counts":[1,N]}"#,
    r#"{"nested":[[null,N],[]]}"#,
    r#"{"by_name":{"a":[N]}}"#,
    r#"{"pair":["a",N]}"#,
    r#"{"mixed":[1.0,N,[N]]}"#,
    r#"{"mixed":[0.5,1,{"a":N}]}"#,
    r#"{"boxed":[N]}"#,
    r#"{"level":N}"#,
    r#"{"levels":[N]}"#,
    r#"{"amount":N}"#,
    r#"{"amount":[N]}"#,
    r#"{"amount":{"a":N}}"#,
    r#"{"by_level":[{"count":N,"level":1},{"level":1.0,"count":2}]}"#,
    r#"{"by_shape":{"counts":[N]}}"#,
    r#"{"unknown":N}"#,
];

#[test]
fn an_integer_is_read_alike_wherever_it_is() {
    for document in DOCUMENTS {
        for (text, value) in [
            ("1.0", "1"),
            ("-0", "0"),
            ("1e3", "1000"),
            ("-9007199254740992.0", "-9007199254740992"),
        ] {
            let (float, integer) = (document.replace('N', text), document.replace('N', value));
            assert_eq!(read::<All>(&float), read::<All>(&integer), "{float}");
        }
        for text in ["1.5", "1e300", "9223372036854775808", "\"1\"", "true"] {
            let is_word = document == r#"{"amount":N}"# && text.starts_with('"');
            if !is_word {
                refuse::<All>(&document.replace('N', text));
            }
        }
    }
}

#[test]
fn a_whole_number_stays_a_float_where_a_float_belongs() {
    let mixed: All = round_trip(r#"{"mixed":[-0.0,1,"a"]}"#);
    assert!(
        mixed
            .mixed
            .is_some_and(|(number, ..)| number.is_sign_negative())
    );
}

#[test]
fn an_integer_that_is_none_is_an_error_at_its_path() {
    for text in ["1.5", "1e300", "18446744073709551616", "1e-1"] {
        let error = runtime::decode_strict::<Counts>(format!(r#"{{"count":{text}}}"#).as_bytes())
            .expect_err(text);
        assert_eq!(error.path(), "count", "{text}");
    }
    assert_eq!(path_of::<Counts>(r#"{"count":1,"size":-1.0}"#), "size");
    assert_eq!(
        path_of::<All>(r#"{"by_name":{"a":[1.0,1.5]}}"#),
        "by_name.a[1]"
    );
}

fn path_of<T: DeserializeOwned + Debug>(text: &str) -> String {
    runtime::decode_strict::<T>(json(text).to_string().as_bytes())
        .expect_err(text)
        .path()
}

#[test]
fn integers_stay_what_they_were() {
    round_trip::<Counts>(r#"{"count":-9223372036854775808,"size":4294967295}"#);
    refuse::<Counts>(r#"{"count":"1"}"#);
}
