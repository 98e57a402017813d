//! What was absent stays absent, and what was there stays there.

use super::{read, round_trip, runtime, write};

runtime::object! {
    /// More defaults than one word has bits.
    #[object()]
    pub struct Settings {
        #[json("name", default = "plain".to_owned())]
        pub name: String,
        #[json("size", default = 10)]
        pub size: u64,
        #[json("ratio", default = 0.5)]
        pub ratio: f64,
        #[json("note", default = None)]
        pub note: Option<String>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

#[test]
fn writes_no_default_that_was_absent() {
    for text in [
        "{}",
        r#"{"size":10}"#,
        r#"{"size":11}"#,
        r#"{"name":"plain","ratio":0.5}"#,
        r#"{"note":null}"#,
        r#"{"note":"x","size":10}"#,
        r#"{"name":"plain","size":10,"ratio":0.5,"note":null}"#,
    ] {
        round_trip::<Settings>(text);
    }
}

runtime::object! {
    /// A field of which nothing is known.
    #[object()]
    pub struct Loose {
        #[json("input", optional)]
        pub input: Option<runtime::Untyped>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

#[test]
fn a_null_that_may_be_anything_stays() {
    assert_eq!(round_trip::<Loose>("{}").input, None);
    assert_eq!(
        round_trip::<Loose>(r#"{"input":null}"#).input,
        Some(runtime::Untyped::default())
    );
    round_trip::<Loose>(r#"{"input":{"a":null},"b":null}"#);
}

#[test]
fn numbers_that_nobody_describes_stay() {
    round_trip::<Loose>(
        r#"{"input":18446744073709551615,"b":-9223372036854775808,"c":1.0,"d":-0.0}"#,
    );
}

#[test]
fn writes_what_was_set() {
    assert_eq!(write(&Settings::new()), "{}");
    assert_eq!(write(&Settings::new().size(10)), r#"{"size":10}"#);
    assert_eq!(
        write(&Settings::new().note(None).name("plain")),
        r#"{"name":"plain","note":null}"#
    );
    assert_eq!(
        write(&read::<Settings>(r#"{"size":3}"#).ratio(0.5)),
        r#"{"size":3,"ratio":0.5}"#
    );
}

#[test]
fn writes_what_was_changed_in_place() {
    let mut settings = Settings::new();
    settings.size = 12;
    assert_eq!(write(&settings), r#"{"size":12}"#);
    settings.size = 10;
    assert_eq!(write(&settings), "{}");
}

#[test]
fn presence_makes_no_difference_between_values() {
    assert_eq!(read::<Settings>(r#"{"size":10}"#), Settings::new());
    assert!(format!("{:?}", Settings::new()).len() < 120);
}

#[test]
fn remembers_more_than_a_hundred_fields() {
    let mut explicit = runtime::Explicit::<17>::NONE;
    explicit.insert(0);
    explicit.insert(64);
    explicit.insert(127);
    explicit.insert(128);
    explicit.remove(64);
    let left = [0, 63, 64, 127, 128, 129].map(|field| explicit.contains(field));
    assert_eq!(left, [true, false, false, true, true, false]);
}

#[test]
fn costs_nothing_where_nothing_is_remembered() {
    runtime::object! {
        #[object()]
        pub struct Point {
            #[json("x")]
            pub x: u64,
            #[json(flatten)]
            pub extra: runtime::Extra,
        }
    }
    assert_eq!(size_of::<Point>(), size_of::<u64>() + size_of::<usize>());
}
