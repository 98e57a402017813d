//! `union!` without a tag: by JSON type.

use super::{refuse, round_trip, runtime};

runtime::object! {
    #[object()]
    pub struct Node {
        #[json("css", optional, nullable)]
        #[check(min_length = 1)]
        pub css: Option<String>,
        #[json("inner", optional, nullable)]
        pub inner: Option<Box<Selector>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// A string or an object.
    #[union(json_type)]
    pub enum Selector {
        #[json(string, accessor = as_text, from)]
        #[check(max_length = 3)]
        Text(String),
        #[json(object, accessor = as_node, from)]
        Node(Box<Node>),
    }
}

runtime::union! {
    /// One of each JSON type.
    #[union(json_type)]
    pub enum Everything {
        #[json(string, accessor = as_at)]
        At(runtime::Secret),
        #[json(integer, accessor = as_count, from)]
        Count(i64),
        #[json(number, accessor = as_ratio, from)]
        Ratio(f64),
        #[json(boolean, accessor = as_flag, from)]
        Flag(bool),
        #[json(array, accessor = as_list, from)]
        List(Vec<Everything>),
        #[json(object, accessor = as_selector)]
        Object(Node),
    }
}

runtime::union! {
    /// No integers.
    #[union(json_type)]
    pub enum Size {
        #[json(number, accessor = as_ratio, from)]
        Ratio(f64),
    }
}

runtime::union! {
    /// Integers without a sign, and other numbers.
    #[union(json_type)]
    pub enum Amount {
        #[json(integer, accessor = as_count, from)]
        Count(u64),
        #[json(number, accessor = as_ratio, from)]
        Ratio(f64),
    }
}

#[test]
fn integers_without_a_sign_stay_whole_beside_numbers() {
    assert_eq!(
        round_trip::<Amount>("18446744073709551615"),
        Amount::Count(u64::MAX)
    );
}

#[test]
fn integers_beyond_the_type_of_integers_are_numbers_where_there_are_some() {
    assert_eq!(
        round_trip::<Everything>("9223372036854775807"),
        Everything::Count(i64::MAX)
    );
    let large: Everything = runtime::decode(b"18446744073709551615").unwrap();
    assert_eq!(large, Everything::Ratio(18_446_744_073_709_551_615.0));
}

#[test]
fn decides_by_the_kind_of_value() {
    assert_eq!(
        round_trip::<Selector>(r#""a\n""#),
        Selector::from("a\n".to_owned())
    );
    let node: Selector = round_trip(r#"{"inner":{"inner":"x","css":"y"},"z":1}"#);
    assert_eq!(
        node.as_node()
            .and_then(|node| node.inner.as_deref()?.as_node()?.css.as_deref()),
        Some("y")
    );
    let all = r#"["s",1,-1,2.5,true,[[],{}]]"#;
    let Everything::List(all) = round_trip::<Everything>(all) else {
        panic!("no list")
    };
    assert_eq!(
        all[1..4],
        [
            Everything::Count(1),
            Everything::Count(-1),
            Everything::Ratio(2.5)
        ]
    );
    assert_eq!(all[4].as_flag(), Some(&true));
    assert_eq!(round_trip::<Size>("2.5"), Size::Ratio(2.5));
    assert_eq!(
        super::read::<Size>("2"),
        Size::Ratio(2.0),
        "integers are numbers"
    );
}

#[test]
fn names_what_it_expects_and_quotes_nothing() {
    for (text, found) in [
        ("1", "number"),
        ("-1.5", "number"),
        ("true", "boolean"),
        ("[]", "array"),
        ("null", "null"),
    ] {
        assert_eq!(
            refuse::<Selector>(text),
            format!("invalid type: {found}, expected string or object")
        );
        let unquoted = serde_json::from_str::<Selector>(text)
            .expect_err("not taken")
            .to_string();
        assert!(!unquoted.contains('`'), "{unquoted}");
    }
    assert_eq!(
        refuse::<Everything>("null"),
        "invalid type: null, expected string or integer or number or boolean or array or object"
    );
    assert_eq!(
        refuse::<Selector>(r#"{"css":1}"#),
        "css: invalid type: integer 1, expected a string"
    );
}

#[test]
fn checks_the_branch() {
    assert!(runtime::validate(&Selector::from("abc".to_owned())).is_ok());
    let violations = runtime::validate(
        &[
            Selector::from("abcd".to_owned()),
            Selector::from(Node::new().css("")),
        ]
        .to_vec(),
    );
    let violations = violations.expect_err("two violations").to_string();
    assert_eq!(
        violations,
        "[0]: String should have at most 3 characters; [1].css: String should have at least 1 character"
    );
}
