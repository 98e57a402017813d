//! What setters and constructors take.

use std::collections::BTreeMap;

use super::{runtime, write};

runtime::object! {
    /// A field of each type that something converts into.
    #[object(explicit(nulls = 11, defaults = 2), default)]
    pub struct Given {
        #[json(optional "text" or null)]
        pub text: Option<String>,
        #[json(optional "count" or null)]
        pub count: Option<u64>,
        #[json(optional "small" or null)]
        pub small: Option<i8>,
        #[json(optional "ratio" or null)]
        pub ratio: Option<f64>,
        #[json(optional "boxed" or null)]
        pub boxed: Option<Box<Given>>,
        #[json(optional "list" or null)]
        pub list: Option<Vec<String>>,
        #[json(optional "numbers" or null)]
        pub numbers: Option<Vec<u16>>,
        #[json(optional "secret" or null)]
        pub secret: Option<runtime::Secret>,
        #[json(optional "bytes" or null)]
        pub bytes: Option<runtime::Base64>,
        #[json(patch "patch")]
        pub patch: runtime::Patch<String>,
        #[json(optional "at" or null)]
        pub at: Option<runtime::DateTime>,
        #[json(optional "wait" or null)]
        pub wait: Option<runtime::Duration>,
        #[json(default "always" = 0)]
        pub always: u32,
        #[json(default "map" = BTreeMap::new())]
        pub map: BTreeMap<String, String>,
        #[rest]
        pub extra: runtime::Extra,
    }
}

#[test]
fn takes_what_is_plainly_meant() {
    let given = Given::new()
        .text("a")
        .count(20)
        .small(-3)
        .ratio(1.5)
        .list(["a", "b"])
        .numbers([1, 2])
        .always(7);
    let given = given
        .secret("s")
        .bytes(b"ab".as_slice())
        .patch("p")
        .map([("k", "v")])
        .boxed(Given::new().count(1));
    assert_eq!(
        write(&given),
        concat!(
            r#"{"text":"a","count":20,"small":-3,"ratio":1.5,"boxed":{"count":1},"list":["a","b"],"numbers":[1,2],"#,
            r#""secret":"s","bytes":"YWI=","patch":"p","always":7,"map":{"k":"v"}}"#,
        )
    );
}

#[test]
fn takes_none_without_a_type() {
    let given = Given::new()
        .text(None)
        .count(None)
        .boxed(None)
        .list(None)
        .secret(None)
        .bytes(None)
        .patch(None);
    assert_eq!(write(&given.at(None).wait(None)), r#"{"patch":null}"#);
}

#[test]
fn takes_options_strings_and_values() {
    let given = Given::new()
        .text(Some("a".to_owned()))
        .count(Some(1))
        .list(vec!["x".to_owned()])
        .boxed(Box::new(Given::new()));
    assert_eq!(
        given,
        given
            .clone()
            .text("a".to_owned())
            .text("a".to_owned())
            .numbers(None)
            .list(["x".to_owned()])
    );
    assert_eq!(Given::new().patch(runtime::Patch::Absent), Given::new());
    assert_eq!(
        Given::new().wait(std::time::Duration::from_secs(300)),
        Given::new().wait(jiff::SignedDuration::from_mins(5))
    );
    assert_eq!(
        write(&Given::new().at(jiff::Timestamp::UNIX_EPOCH)),
        r#"{"at":"1970-01-01T00:00:00Z"}"#
    );
}

#[test]
fn patch_tells_null_from_absent() {
    let [absent, null, value] =
        ["{}", r#"{"patch":null}"#, r#"{"patch":"x"}"#].map(super::round_trip::<Given>);
    assert!(absent.patch.is_absent());
    assert_eq!(null.patch, runtime::Patch::Null);
    assert_eq!(value.patch.value().map(String::as_str), Some("x"));
    assert_eq!(value.patch.into_value(), Some("x".to_owned()));
}
