//! The memory limit of decoding: values of short JSON text stay below it, and the error has the path at which it was exceeded.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::runtime::{self, decode_within};

/// A field that is large.
#[derive(Clone, Debug, PartialEq)]
pub struct Load([u64; 32]);

impl runtime::Validate for Load {}

impl Serialize for Load {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Load {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Deserialize::deserialize(deserializer).map(Self)
    }
}

runtime::object! {
    /// Many fields, none of which is required.
    #[object()]
    pub struct Wide {
        #[json("name", optional, nullable)]
        pub name: Option<String>,
        #[json("load", optional, nullable)]
        pub load: Option<Load>,
        #[json("next", optional, nullable)]
        pub next: Option<Box<Wide>>,
        #[json("state", optional, nullable)]
        pub state: Option<State>,
        #[json("date", optional, nullable)]
        pub date: Option<runtime::Date>,
        #[json("secret", optional, nullable)]
        pub secret: Option<runtime::Secret>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::text! {
    pub enum State {
        #[json("on")]
        On,
    }
}

runtime::object! {
    #[object()]
    pub struct Counts {
        #[json(flatten)]
        pub counts: runtime::AdditionalProperties<u8>,
    }
}

runtime::object! {
    #[object(tag = ("type", "small"))]
    pub struct Small {
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    #[object(constant = ("object", "page"), constant_optional)]
    pub struct Fixed {
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    #[object(tag = ("type", "large"))]
    pub struct Large {
        #[json("load", optional, nullable)]
        pub load: Option<Load>,
        #[json("parts", optional, nullable)]
        pub parts: Option<Vec<Tagged>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    #[union(tag = "type", kind = TaggedKind)]
    pub enum Tagged {
        #[json("small", accessor = as_small, from)]
        Small(Small),
        #[json("large", accessor = as_large, from)]
        Large(Box<Large>),
    }
}

runtime::union! {
    #[union(json_type)]
    pub enum Kinds {
        #[json(string, accessor = as_text, from)]
        Text(String),
        #[json(array, accessor = as_list)]
        List(Vec<Kinds>),
        #[json(object, accessor = as_wide, from)]
        Wide(Box<Wide>),
    }
}

runtime::untagged_union! {
    #[union(untagged, open = "kind")]
    pub enum Shaped {
        #[json({ "kind": "wide" }, accessor = as_wide, from)]
        Wide(Box<Wide>),
        #[json({ ; "parts": [any], "wide": any }, accessor = as_parts, from)]
        Parts(Parts),
    }
}

runtime::object! {
    #[object()]
    pub struct Parts {
        #[json("parts", optional, nullable)]
        pub parts: Option<Vec<Shaped>>,
        #[json("wide", optional, nullable)]
        pub wide: Option<Vec<Wide>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

/// What decoding may allocate in these tests.
const LIMIT: usize = 100_000;

/// Decodes `parts` between two brackets, each of which is a few bytes of text. The path of the error begins with `path`.
fn refuse<T: DeserializeOwned + Debug>(open: &str, part: &str, close: &str, path: &str) {
    let text = |count: usize| format!("{open}{}{close}", vec![part; count].join(","));
    let few = text(2);
    decode_within::<T>(few.as_bytes(), LIMIT).expect(&few);
    // Twice as many as there could be if each took no more than what holds it.
    let many = text(20_000);
    decode_within::<T>(many.as_bytes(), usize::MAX).expect(&few);
    let error = decode_within::<T>(many.as_bytes(), LIMIT).expect_err(&few);
    assert_eq!(error.memory_limit(), Some(LIMIT), "{few}: {error}");
    assert_eq!(
        error.message(),
        "decoding takes more than 100000 bytes of memory"
    );
    assert!(error.path().starts_with(path), "{few}: {error}");
}

#[test]
fn arrays_are_limited() {
    refuse::<Vec<Wide>>("[", "{}", "]", "[");
    refuse::<Vec<u64>>("[", "1", "]", "[");
    refuse::<Vec<Option<Wide>>>("[", "null", "]", "[");
    refuse::<Vec<Vec<u8>>>("[", "[]", "]", "[");
    refuse::<Vec<Vec<Wide>>>("[", "[{}]", "]", "[");
    refuse::<Large>(
        r#"{"type":"large","parts":["#,
        r#"{"type":"small"}"#,
        "]}",
        "parts[",
    );
}

#[test]
fn maps_are_limited() {
    let keys = |value: &str| {
        (0..20_000)
            .map(|key| format!(r#""{key}":{value}"#))
            .collect::<Vec<_>>()
            .join(",")
    };
    let path = |read: Result<(), runtime::DecodeError>| {
        let error = read.expect_err("over the limit");
        assert_eq!(error.memory_limit(), Some(LIMIT), "{error}");
        error.path()
    };
    let wide = format!("{{{}}}", keys("{}"));
    let read = decode_within::<BTreeMap<String, Wide>>(wide.as_bytes(), LIMIT).map(drop);
    assert!(path(read).parse::<u16>().is_ok());
    let numbers = format!("{{{}}}", keys("1"));
    for read in [
        decode_within::<BTreeMap<String, u8>>(numbers.as_bytes(), LIMIT).map(drop),
        decode_within::<Counts>(numbers.as_bytes(), LIMIT).map(drop),
        decode_within::<Wide>(numbers.as_bytes(), LIMIT).map(drop),
        decode_within::<runtime::Untyped>(numbers.as_bytes(), LIMIT).map(drop),
    ] {
        // A key may be what is too much: then the path ends at the map.
        let path = path(read);
        assert!(path.is_empty() || path.parse::<u16>().is_ok(), "{path}");
    }
    refuse::<Vec<BTreeMap<String, Wide>>>("[", r#"{"a":{}}"#, "]", "[");
    refuse::<Vec<Counts>>("[", r#"{"a":1}"#, "]", "[");
}

#[test]
fn what_is_kept_untyped_is_limited() {
    refuse::<Vec<runtime::Untyped>>("[", "1", "]", "[");
    refuse::<Vec<runtime::Untyped>>("[", r#"{"a":1}"#, "]", "[");
    // The text is kept, and counted as a whole.
    refuse::<runtime::Untyped>(r#"{"a":["#, r#"{"b":[{"c":1}]}"#, "]}", "");
    refuse::<Wide>(r#"{"unknown":["#, r#"{"a":1}"#, "]}", "unknown");
    refuse::<Vec<Tagged>>("[", r#"{"type":"other"}"#, "]", "[");
    refuse::<Vec<Fixed>>("[", r#"{"object":"other"}"#, "]", "[");
    refuse::<Vec<Shaped>>("[", r#"{"kind":"other"}"#, "]", "[");
}

#[test]
fn strings_are_limited() {
    let read = |field: &str, value: &str| {
        let text = format!(r#"[{{}},{{"{field}":{value}}}]"#);
        decode_within::<Vec<Wide>>(text.as_bytes(), LIMIT)
            .map(drop)
            .map_err(|error| error.path())
    };
    let [short, long] = [1000, LIMIT].map(|length| format!("\"{}\"", "x".repeat(length)));
    let escaped = format!("\"\\n{}\"", "x".repeat(LIMIT));
    for field in ["name", "secret", "state", "unknown"] {
        assert_eq!(read(field, &short), Ok(()));
        for long in [&long, &escaped] {
            assert_eq!(read(field, long), Err(format!("[1].{field}")));
        }
    }
    let date = format!("\"2024-02-29T{}\"", "x".repeat(LIMIT));
    assert_eq!(read("date", &date), Err("[1].date".to_owned()));
    let key = format!("[{{}},{{\"{}\":1}}]", "x".repeat(LIMIT));
    assert_eq!(
        decode_within::<Vec<Wide>>(key.as_bytes(), LIMIT).map_err(|error| error.path()),
        Err("[1]".to_owned())
    );
    refuse::<Vec<String>>("[", r#""""#, "]", "[");
}

#[test]
fn boxes_are_limited() {
    let size = size_of::<Wide>();
    let counted = |text: &str| {
        let takes = |limit: &usize| decode_within::<Wide>(text.as_bytes(), *limit).is_err();
        (0..10_000).take_while(takes).count()
    };
    assert_eq!(counted("{}"), 0);
    let boxed = counted(r#"{"next":{}}"#);
    assert!(
        (size..size + 32).contains(&boxed),
        "{boxed} for a box of {size} bytes"
    );
    assert_eq!(counted(r#"{"next":{"next":{}}}"#), 2 * boxed);
    assert_eq!(counted(r#"{"next":null}"#), 0);
}

#[test]
fn unions_are_limited() {
    let large = size_of::<Large>();
    refuse::<Vec<Tagged>>("[", r#"{"type":"large"}"#, "]", "[");
    // Their boxes count: no more than this many fit.
    let text = format!("[{}]", vec![r#"{"type":"large"}"#; 20_000].join(","));
    let error = decode_within::<Vec<Tagged>>(text.as_bytes(), LIMIT).expect_err("over the limit");
    let index: String = error.path().chars().filter(char::is_ascii_digit).collect();
    assert!(
        index.parse::<usize>().expect("an index") <= LIMIT / large,
        "{error}"
    );
    refuse::<Vec<Kinds>>("[", "{}", "]", "[");
    refuse::<Vec<Kinds>>("[", r#"[""]"#, "]", "[");
    refuse::<Vec<Shaped>>("[", r#"{"kind":"wide"}"#, "]", "[");
    refuse::<Shaped>(r#"{"wide":["#, "{}", "]}", "wide[");
    refuse::<Shaped>(r#"{"parts":["#, r#"{"wide":[{}]}"#, "]}", "parts[");
    // What is buffered while a tag is searched for, in an object that has been searched already.
    let nested = r#"{"a":[1],"load":null,"type":"large"}"#;
    refuse::<Tagged>(
        r#"{"parts":["#,
        nested,
        r#"],"type":"large"}"#,
        "large.parts[",
    );
}

/// What a union was looked at in is freed when it is read, and does not count after that.
#[test]
fn what_was_put_aside_counts_once() {
    let [one, many] =
        [1, 100].map(|count| format!("[{}]", vec![r#"{"parts":[]}"#; count].join(",")));
    let takes =
        |text: &str, limit: usize| decode_within::<Vec<Shaped>>(text.as_bytes(), limit).is_err();
    let element = size_of::<Shaped>();
    let aside = 1000;
    assert!(takes(&one, 4 * element + 16) && !takes(&one, 4 * element + aside));
    assert!(takes(&many, 100 * element) && !takes(&many, 200 * element + aside));
}

#[test]
fn a_body_that_fails_is_read_once() {
    let text = format!(
        "[{},{{\"name\":\"a\",\"name\":\"b\"}}]",
        vec!["{}"; 100].join(",")
    );
    let error = decode_within::<Vec<Wide>>(text.as_bytes(), LIMIT).expect_err("two names");
    assert_eq!(error.to_string(), "[100]: duplicate field `name`");
    assert_eq!(error.memory_limit(), None);
}

#[test]
fn the_limit_follows_from_the_text_and_ends_with_it() {
    let wide = |count: usize| format!("[{}]", vec!["{}"; count].join(","));
    let fits = (64 << 20) / (2 * size_of::<Wide>());
    assert_eq!(
        runtime::decode::<Vec<Wide>>(wide(fits - 10).as_bytes()).map(|all| all.len()),
        Ok(fits - 10)
    );
    let error = runtime::decode::<Vec<Wide>>(wide(fits + 10).as_bytes()).expect_err("over 64 MiB");
    assert_eq!(error.memory_limit(), Some(64 << 20));
    // With 8 bytes for each byte of the text, the same array fits behind white space.
    let long = " ".repeat(16 << 20) + &wide(fits + 10);
    assert!(runtime::decode::<Vec<Wide>>(long.as_bytes()).is_ok());
    // What was limited once is not so for what reads without a limit.
    assert!(serde_json::from_str::<Vec<Wide>>(&wide(100)).is_ok());
    assert!(decode_within::<Vec<Wide>>(wide(100).as_bytes(), 10).is_err());
    assert!(serde_json::from_str::<Vec<Wide>>(&wide(100)).is_ok());
    assert!(decode_within::<Vec<Wide>>(wide(2).as_bytes(), LIMIT).is_ok());
}
