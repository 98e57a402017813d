//! What setters and constructors take.

use std::collections::BTreeMap;

use super::{runtime, write};

runtime::object! {
    /// A field of each type that something converts into.
    #[object()]
    pub struct Given {
        #[json("text", optional, nullable)]
        pub text: Option<String>,
        #[json("count", optional, nullable)]
        pub count: Option<u64>,
        #[json("small", optional, nullable)]
        pub small: Option<i8>,
        #[json("ratio", optional, nullable)]
        pub ratio: Option<f64>,
        #[json("boxed", optional, nullable)]
        pub boxed: Option<Box<Given>>,
        #[json("list", optional, nullable)]
        pub list: Option<Vec<String>>,
        #[json("numbers", optional, nullable)]
        pub numbers: Option<Vec<u16>>,
        #[json("secret", optional, nullable)]
        pub secret: Option<runtime::Secret>,
        #[json("bytes", optional, nullable)]
        pub bytes: Option<runtime::Base64>,
        #[json("patch", patch)]
        pub patch: runtime::Patch<String>,
        #[json("at", optional, nullable)]
        pub at: Option<runtime::DateTime>,
        #[json("wait", optional, nullable)]
        pub wait: Option<runtime::Duration>,
        #[json("always", default = 0)]
        pub always: u32,
        #[json("map", default = BTreeMap::new())]
        pub map: BTreeMap<String, String>,
        #[json(flatten)]
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
