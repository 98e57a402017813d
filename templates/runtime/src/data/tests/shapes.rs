//! `untagged_union!`: the variant of a value, and which values are kept or rejected, and that it takes linear time.

use std::collections::BTreeMap;
use std::time::Duration;

use super::{decode_deep, refuse, round_trip, runtime, time};

runtime::object! {
    #[object()]
    pub struct Url {
        #[json("url")]
        pub url: String,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    #[object()]
    pub struct Both {
        #[json("left")]
        pub left: Box<Part>,
        #[json("right", optional)]
        pub right: Option<Box<Part>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    #[object()]
    pub struct Other {
        #[json("left")]
        pub left: Box<Part>,
        #[json("count")]
        pub count: u8,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::untagged_union! {
    #[union(untagged)]
    pub enum Part {
        #[json(string, accessor = as_text, from)]
        Text(String),
        #[json([string], accessor = as_text_list, from)]
        TextList(Vec<String>),
        #[json([[any]], accessor = as_lists, from)]
        Lists(Vec<Vec<Part>>),
        #[json({ "url": any }, accessor = as_url, from)]
        Url(Url),
        #[json({ "count": integer }, accessor = as_other, from)]
        Other(Other),
        #[json({ "left": any; "right": any }, accessor = as_both, from)]
        Both(Both),
        #[json({ ; ; _: (integer | null) }, accessor = as_map)]
        Map(BTreeMap<String, Option<i64>>),
    }
}

runtime::object! {
    #[object()]
    pub struct Spoken {
        #[json("type")]
        pub kind: String,
        #[json("role")]
        pub role: String,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    #[object(tag = ("type", 7))]
    pub struct Seven {
        #[json("size")]
        pub size: u8,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::untagged_union! {
    #[union(untagged, open = "type")]
    pub enum Line {
        #[json({ "type": "spoken", "role": ("user" | "system") }, accessor = as_user)]
        User(Spoken),
        #[json({ "type": "spoken", "role": "robot" }, accessor = as_robot)]
        Robot(Spoken),
        #[json({ "type": (-7 | 7) }, accessor = as_seven)]
        Seven(Seven),
    }
}

runtime::untagged_union! {
    #[union(untagged, open = "")]
    pub enum Weather {
        #[json({ "spoken": any }, accessor = as_spoken)]
        Spoken(Spoken),
        #[json({ "size": any }, accessor = as_size)]
        Size(Seven),
        #[json(string, accessor = as_text)]
        Text(String),
    }
}

fn part(text: &str) -> Part {
    round_trip(text)
}

#[test]
fn a_value_goes_to_the_branch_that_it_fits() {
    assert!(part(r#""a""#).as_text().is_some());
    assert!(part(r#"["a"]"#).as_text_list().is_some());
    assert!(part(r#"[[["a"],"b"]]"#).as_lists().is_some());
    assert!(
        part(r#"{"url":"u","count":"an unknown field"}"#)
            .as_url()
            .is_some()
    );
    assert!(part(r#"{"left":"a","count":1}"#).as_other().is_some());
    assert!(
        part(r#"{"left":"a","count":"of another type"}"#)
            .as_both()
            .is_some()
    );
    assert!(
        part(r#"{"left":{"url":"u"},"right":["b"],"more":[1]}"#)
            .as_both()
            .is_some()
    );
    assert!(part(r#"{"a":1,"b":null}"#).as_map().is_some());
}

#[test]
fn a_value_that_fits_none_is_an_error_with_its_path() {
    assert_eq!(
        refuse::<Vec<Part>>("[7]"),
        "[0]: matches no variant, expected Text or TextList or Lists or Url or Other or Both or Map"
    );
    assert_eq!(
        refuse::<Part>(r#"{"url":null}"#),
        "url: invalid type: null, expected a string"
    );
    assert_eq!(
        refuse::<Part>(r#"{"left":{"left":{"url":1}}}"#),
        "left.left.url: invalid type: integer 1, expected a string"
    );
    assert!(refuse::<Line>(r#"{"type":"spoken"}"#).starts_with("missing field `role`"));
}

#[test]
fn a_constant_that_no_branch_has_is_kept() {
    assert!(
        round_trip::<Line>(r#"{"type":"spoken","role":"robot"}"#)
            .as_robot()
            .is_some()
    );
    assert!(
        round_trip::<Line>(r#"{"type":"spoken","role":"ghost"}"#)
            .as_user()
            .is_some()
    );
    assert!(
        round_trip::<Line>(r#"{"type":7,"size":1}"#)
            .as_seven()
            .is_some()
    );
    for unknown in [
        r#"{"type":"sung","size":1}"#,
        r#"{"size":{},"type":"7"}"#,
        r#"{"type":8}"#,
    ] {
        assert!(
            matches!(round_trip::<Line>(unknown), Line::Unknown(_)),
            "{unknown}"
        );
    }
}

runtime::object! {
    #[object(tag = ("type", "line"))]
    pub struct Lined {
        #[json("line")]
        pub line: Line,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    #[union(tag = "type", kind = MessageKind)]
    pub enum Message {
        #[json("line", accessor = as_line)]
        Line(Lined),
        #[json("part", accessor = as_part)]
        Part(Part),
        #[json("map", accessor = as_map)]
        Map(BTreeMap<String, i64>),
    }
}

#[test]
fn says_where_in_a_union_of_a_tagged_one() {
    let path = |text: &str| {
        let error =
            runtime::decode::<Vec<Message>>(text.as_bytes()).expect_err("of the wrong type");
        (error.path(), error.message().to_owned())
    };
    let (location, message) = path(r#"[{"type":"part","left":{"left":"a","count":300}}]"#);
    assert_eq!(
        (&*location, &*message),
        (
            "[0].part.left.count",
            "invalid value: integer 300, expected u8"
        )
    );
    let (location, _) =
        path(r#"[{"type":"line","line":{"type":"spoken","role":"user"},"line":1}]"#);
    assert_eq!(location, "[0].line");
    let (location, message) = path(r#"[{"type":"map","a":1}]"#);
    assert_eq!(
        (&*location, &*message),
        ("[0].map.type", "invalid type: string, expected i64")
    );
}

#[test]
fn an_unknown_constant_is_not_kept_with_two_keys_of_one_name() {
    assert_eq!(
        refuse::<Line>(r#"{"type":"new","a":1,"a":2}"#),
        "duplicate field `a`"
    );
}

#[test]
fn shapes_in_shapes_take_linear_time() {
    let deep = |depth: usize| {
        let leaf = format!(r#"["a"{}]"#, r#","a""#.repeat(20_000));
        format!("{}{leaf}{}", r#"{"left":"#.repeat(depth), "}".repeat(depth))
    };
    let [flat, deep] = [deep(1), deep(100)];
    let slower =
        |read: fn(&str)| time(|| read(&deep)).as_secs_f64() / time(|| read(&flat)).as_secs_f64();
    let ours = slower(|text| assert!(decode_deep::<Part>(text).is_ok()));
    assert!(
        ours < 15.0,
        "{ours} times slower, where a copy at each level is a hundred"
    );
    let doubling = format!("{}\"a\"{}", r#"{"left":"#.repeat(120), "}".repeat(120));
    assert!(time(|| assert!(decode_deep::<Part>(&doubling).is_ok())) < Duration::from_millis(500));
}

#[test]
fn an_object_with_one_member_that_no_branch_has_is_kept() {
    let Weather::Unknown(snow) = round_trip::<Weather>(r#"{"snow":{"cm":3}}"#) else {
        panic!("it is not known")
    };
    assert_eq!(snow.tag(), "snow");
    assert!(round_trip::<Weather>(r#""fog""#).as_text().is_some());
    for malformed in [r#"{"snow":1,"rain":2}"#, "{}", "7"] {
        assert!(
            refuse::<Weather>(malformed).starts_with("matches no variant"),
            "{malformed}"
        );
    }
    assert_eq!(
        refuse::<Weather>(r#"{"size":{}}"#),
        "size: invalid type: object, expected u8"
    );
}
